import type { Problem } from '@dicehearth/engine'
import type { RfaAsk } from './rules/decisions.ts'
import type { RfaView } from './view.ts'

/** Why a piece cannot be used for this decision, with the rule. */
export function whyNot(piece: string, ask: RfaAsk, view: RfaView): Problem | null {
  if (ask.kind !== 'place' && ask.kind !== 'secondPlacement') return null
  const shown = new Set(view.hand.map((die) => view.face[die]))
  if (piece === 'desert' && !shown.has(1)) return { rule: 'RFA-065', text: 'The desert takes only 1s.' }
  return null
}
