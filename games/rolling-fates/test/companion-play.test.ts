import { readLedger } from '@dicehearth/engine/ledger'
import { battery } from '@dicehearth/engine/testing'
import { rollingFates } from '../index.ts'
import { ledgerText } from './ledger-rows.ts'
import { companionSetups } from './setups.ts'

// A table with the physical game beside it passes the same battery (RF-R73, INV-01, INV-32, INV-41, INV-42).
battery(rollingFates, {
  setups: companionSetups,
  ruleIds: new Set(readLedger(ledgerText).rules.map((rule) => rule.id)),
  games: 900,
})
