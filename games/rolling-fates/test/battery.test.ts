import { readLedger } from '@dicehearth/engine/ledger'
import { battery, equally, imaginesEvenly, type HiddenPlace } from '@dicehearth/engine/testing'
import { it } from 'vitest'
import { rollingFates } from '../index.ts'
import type { Fates } from '../rules/state.ts'
import { ledgerText } from './ledger-rows.ts'
import { setups } from './setups.ts'

battery(rollingFates, {
  setups,
  ruleIds: new Set(readLedger(ledgerText).rules.map((rule) => rule.id)),
  games: 200,
})

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

it('imagines both decks evenly', () => {
  imaginesEvenly(rollingFates, { setups, places })
})
