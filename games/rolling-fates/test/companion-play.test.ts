import { readLedger } from '@dicehearth/engine/ledger'
import { battery, playthrough } from '@dicehearth/engine/testing'
import { expect, it } from 'vitest'
import { rollingFates } from '../index.ts'
import { ledgerText } from './ledger-rows.ts'
import { companionSetups } from './setups.ts'

// A table with the physical game beside it passes the same battery (RF-R73, INV-01, INV-32, INV-41, INV-42).
battery(rollingFates, {
  setups: companionSetups,
  ruleIds: new Set(readLedger(ledgerText).rules.map((rule) => rule.id)),
  games: 900,
})

it('plays the game of the golden playthrough at a physical table', async () => {
  const setup = { players: 2, adventure: 'V90', characters: ['karath', 'sivrel'], mode: 'companion' }
  await expect(playthrough(rollingFates, setup, 'golden 217')).toMatchFileSnapshot(
    'playthrough-companion.txt',
  )
})
