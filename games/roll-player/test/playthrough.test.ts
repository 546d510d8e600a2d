import { phrasebook, playthrough } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import { rollPlayer } from '../index.ts'
import { setups } from './setups.ts'

it('plays the game of the golden playthrough', async () => {
  await expect(playthrough(rollPlayer, { players: 3 }, 'golden')).toMatchFileSnapshot('playthrough.txt')
})

it('says what stands in the phrasebook', async () => {
  const some = Array.from({ length: 3 }, (_, n) => setups(n * 41 + 2))
  await expect(await phrasebook(rollPlayer, some)).toMatchFileSnapshot('phrasebook.txt')
})
