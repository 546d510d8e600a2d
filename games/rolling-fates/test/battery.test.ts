import { readLedger } from '@dicehearth/engine/ledger'
import { battery, playthrough } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import { rollingFates } from '../index.ts'
import { ledgerText } from './ledger-rows.ts'
import { setups } from './setups.ts'

battery(rollingFates, {
  setups,
  ruleIds: new Set(readLedger(ledgerText).rules.map((rule) => rule.id)),
  games: 200,
})

it('plays the game of the golden playthrough', async () => {
  const setup = { players: 2, adventure: 'V90', characters: ['amakar', 'akara'] }
  await expect(playthrough(rollingFates, setup, 'golden 187')).toMatchFileSnapshot('playthrough.txt')
})
