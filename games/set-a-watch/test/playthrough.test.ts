import { phrasebook, playthrough } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import { setAWatch } from '../index.ts'
import { setups } from './setups.ts'

it('plays the game of the golden playthrough', async () => {
  const setup = { players: 3, difficulty: 'easy', edition: 'deluxe', summons: 'variant', classes: 'picked' }
  await expect(playthrough(setAWatch, setup, 'golden')).toMatchFileSnapshot('playthrough.txt')
})

it('says what stands in the phrasebook', async () => {
  const some = Array.from({ length: 14 }, (_, n) => setups(n * 37))
  await expect(await phrasebook(setAWatch, some)).toMatchFileSnapshot('phrasebook.txt')
})
