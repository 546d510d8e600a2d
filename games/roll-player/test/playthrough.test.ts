import { phrasebook, playthrough } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import { rollPlayer } from '../index.ts'
import { setups } from './setups.ts'

it('plays the game of the golden playthrough', async () => {
  await expect(playthrough(rollPlayer, { players: 3 }, 'golden')).toMatchFileSnapshot('playthrough.txt')
})

// One table each: together they take too long to judge mutants.
it.each([
  [2, 'phrasebook-2.txt'],
  [43, 'phrasebook-43.txt'],
  [84, 'phrasebook-84.txt'],
])('says at table %i what stands in the phrasebook', async (n, book) => {
  await expect(await phrasebook(rollPlayer, [setups(n)])).toMatchFileSnapshot(book)
})
