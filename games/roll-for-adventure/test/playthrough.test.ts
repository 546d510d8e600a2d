import { phrasebook, playthrough } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import { rollForAdventure } from '../index.ts'
import { setups } from './setups.ts'

it('plays the game of the golden playthrough', async () => {
  const setup = { players: 3, heroes: ['adventurer', 'warrior', 'wayfinder'], first: '1' }
  await expect(playthrough(rollForAdventure, setup, 'golden')).toMatchFileSnapshot('playthrough.txt')
})

it('says what stands in the phrasebook', async () => {
  const some = Array.from({ length: 30 }, (_, n) => setups(n * 1999))
  await expect(await phrasebook(rollForAdventure, some)).toMatchFileSnapshot('phrasebook.txt')
})
