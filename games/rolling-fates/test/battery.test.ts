import { readLedger } from '@dicehearth/engine/ledger'
import { battery } from '@dicehearth/engine/testing'
import { rollingFates } from '../index.ts'
import { places } from './hidden-places.ts'
import { ledgerText } from './ledger-rows.ts'
import { setups } from './setups.ts'

battery(rollingFates, {
  setups,
  places,
  ruleIds: new Set(readLedger(ledgerText).rules.map((rule) => rule.id)),
  games: 200,
})
