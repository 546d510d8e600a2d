import type { Effect } from './language.ts'
import type { Attribute } from './sheet.ts'

/** The six Attribute Actions (RP-073 to RP-080). */
export const attributeActions: Readonly<Record<Attribute, readonly Effect[]>> = {
  STR: [{ do: 'flip', dice: 'any' }],
  DEX: [{ do: 'swap', among: 'any' }],
  CON: [{ do: 'adjust', dice: 'any', by: 1, way: 'either' }],
  INT: [{ do: 'reroll', dice: 'any', rolls: 1 }],
  WIS: [{ do: 'align', steps: 1, may: false }],
  CHA: [{ do: 'charm', by: 1 }],
}
