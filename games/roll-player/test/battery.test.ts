import { battery, playthrough } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import { rollPlayer } from '../index.ts'
import { ruleIds } from './ledger.ts'
import { setups } from './setups.ts'

battery(rollPlayer, { setups, ruleIds, games: 300 })

it('plays the game of the golden playthrough', async () => {
  await expect(playthrough(rollPlayer, { players: 3 }, 'golden')).toMatchFileSnapshot('playthrough.txt')
})
