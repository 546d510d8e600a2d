import { newFate } from '@dicehearth/engine'
import { expect, it } from 'vitest'
import { kinds } from './kinds.ts'

// A short run with fixed seeds; `npm run fuzz -- --minutes n` tries others for longer.
it.each([
  ['games', 6],
  ['saves', 80],
  ['packs', 60],
  ['books', 500],
  ['links', 40],
  ['campaigns', 3],
  ['sheets', 10],
  ['lines', 3],
  ['arguments', 4],
])('finds nothing in %s', async (kind, tries) => {
  for (let n = 0; n < tries; n++)
    await expect(
      kinds[kind](newFate(`fuzz-${n}`)),
      `npm run fuzz -- --only ${kind} --seed fuzz-${n}`,
    ).resolves.toBe(undefined)
})
