import { readLedger } from '@dicehearth/engine/ledger'
import { battery, equally, type HiddenPlace } from '@dicehearth/engine/testing'
import { rollingFates } from '../index.ts'
import type { Fates } from '../rules/state.ts'
import { ledgerText } from './ledger-rows.ts'
import { setups } from './setups.ts'

/** A card of a face-down deck may be any other of that deck. */
function places(t: Fates): HiddenPlace<Fates>[] {
  return (['treasureDeck', 'traitDeck'] as const).flatMap((deck) =>
    t[deck].map((_, i) => ({
      name: `${deck} ${i}`,
      read: (it: Fates) => it[deck][i],
      chances: equally(t[deck]),
    })),
  )
}

battery(rollingFates, {
  setups,
  places,
  ruleIds: new Set(readLedger(ledgerText).rules.map((rule) => rule.id)),
  games: 200,
})
