import { readLedger } from '@dicehearth/engine/ledger'
import { battery } from '@dicehearth/engine/testing'
import { rollingFates } from '../index.ts'
import { ledgerText } from './ledger-rows.ts'
import { setups } from './setups.ts'

const ledger = readLedger(ledgerText)

battery(rollingFates, {
  setups,
  ruleIds: new Set(ledger.rules.map((rule) => rule.id)),
  games: 300,
})
