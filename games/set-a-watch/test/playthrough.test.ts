import { playthrough } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import { setAWatch } from '../index.ts'

it('plays the game of the golden playthrough', async () => {
  const setup = { players: 3, difficulty: 'easy', edition: 'deluxe', summons: 'variant', classes: 'picked' }
  await expect(playthrough(setAWatch, setup, 'golden')).toMatchFileSnapshot('playthrough.txt')
})
