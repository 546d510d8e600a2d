import { bestiary } from '@dicehearth/tabletop'

export const Figure = bestiary(async () => import('./figures/index.ts'))

/** Those that stand taller than the rest. */
const great = new Set([
  'E09',
  'E10',
  'E18',
  'E19',
  'E23',
  'E26',
  'E27',
  'E28',
  'E35',
  'E38',
  'E39',
  'E40',
  'L01',
])

export function isGreat(kind: string): boolean {
  return great.has(kind)
}
