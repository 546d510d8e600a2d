import { phrasebook, playthrough } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import game from '../index.ts'
import { setups } from './setups.ts'

it('plays the game of the golden playthrough', async () => {
  await expect(playthrough(game, { players: 3 }, 'golden')).toMatchFileSnapshot('playthrough.txt')
})

it('says what stands in the phrasebook', async () => {
  const some = Array.from({ length: 3 }, (_, n) => setups(n))
  await expect(await phrasebook(game, some)).toMatchFileSnapshot('phrasebook.txt')
})
