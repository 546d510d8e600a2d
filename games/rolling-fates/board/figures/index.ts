import { beasts } from './beasts.ts'
import { crawlers } from './crawlers.ts'
import { folk } from './folk.ts'
import { hulks } from './hulks.ts'
import { machines } from './machines.ts'
import type { Drawing } from '@dicehearth/tabletop/figure/marks.ts'

export const drawings: Readonly<Partial<Record<string, Drawing>>> = {
  ...beasts,
  ...folk,
  ...hulks,
  ...crawlers,
  ...machines,
}

/** Enemies that people bring along borrow a body: always the same one for the same name. */
const lent = ['E03', 'E05', 'E06', 'E11', 'E17', 'E20', 'E24', 'E33'] as const

export function figureOf(kind: string): Drawing {
  const sum = kind.split('').reduce((all, sign) => all + sign.charCodeAt(0), 0)
  return drawings[kind] ?? drawings[lent[sum % lent.length]] ?? []
}
