import type { Growth } from '@dicehearth/engine/testing'

/** What may be printed one day: tables that are being played must go on. */
export const growths: readonly Growth[] = [
  { name: 'one more copy of each card', edits: { 'content/cards.ts': { "'d']": "'d', 'e']" } } },
  { name: 'one more number', edits: { 'content/cards.ts': { '5, 6]': '5, 6, 7]' } } },
  { name: 'a mended text', edits: { 'speech/texts.ts': { "'The row'": "'Your row'" } } },
]
