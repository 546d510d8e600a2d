import { beasts } from './beasts.ts'
import { crawlers } from './crawlers.ts'
import { folk } from './folk.ts'
import { hulks } from './hulks.ts'
import { machines } from './machines.ts'
import type { Drawing } from '@dicehearth/tabletop/figure/marks.ts'

const drawings: Readonly<Partial<Record<string, Drawing>>> = {
  ...beasts,
  ...folk,
  ...hulks,
  ...crawlers,
  ...machines,
}

export function figureOf(kind: string): Drawing | undefined {
  return drawings[kind]
}
