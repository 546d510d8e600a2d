import type { Sheet } from '@dicehearth/engine'
import { covers } from '../covers.ts'

/** The kind of a sheet in words: "roll-player/hero" becomes "hero of Roll Player". */
export function kindInWords({ sheet }: Sheet): string {
  const [game, ...kind] = sheet.split('/')
  const words = kind.join(' ').replaceAll('-', ' ') || 'sheet'
  return `${words} of ${covers.get(game)?.name ?? game}`
}
