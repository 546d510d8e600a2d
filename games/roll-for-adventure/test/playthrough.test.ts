import { playthrough } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import { rollForAdventure } from '../index.ts'

it('plays the game of the golden playthrough', async () => {
  const setup = { players: 3, heroes: ['adventurer', 'warrior', 'wayfinder'], first: '1' }
  await expect(playthrough(rollForAdventure, setup, 'golden')).toMatchFileSnapshot('playthrough.txt')
})
