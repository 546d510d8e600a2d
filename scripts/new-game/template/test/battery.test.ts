import { readFileSync } from 'node:fs'
import { readLedger } from '@dicehearth/engine/ledger'
import { battery, equally, type HiddenPlace } from '@dicehearth/engine/testing'
import game from '../index.ts'
import type { Hearth } from '../rules/state.ts'
import { setups } from './setups.ts'

const { rules } = readLedger(readFileSync(new URL('../rules.md', import.meta.url), 'utf8'))

/** A card of the deck may be any other of the deck. */
function places(t: Hearth): HiddenPlace<Hearth>[] {
  return t.deck.map((_, i) => ({ name: `deck ${i}`, read: (it) => it.deck[i], chances: equally(t.deck) }))
}

battery(game, { setups, places, ruleIds: new Set(rules.map(({ id }) => id)), games: 200 })
