import { readFileSync } from 'node:fs'
import { readLedger } from '@dicehearth/engine/ledger'
import { battery, equally, type HiddenPlace } from '@dicehearth/engine/testing'
import { setAWatch } from '../index.ts'
import type { Watch } from '../rules/state.ts'
import { setups } from './setups.ts'

const ledger = readLedger(readFileSync(new URL('../rules.md', import.meta.url), 'utf8'))

const piles = ['deck', 'horde', 'unhallowed', 'aside', 'map', 'unused'] as const

/** The unseen cards that were shuffled with this one; null if some of them were shuffled again with others. */
function lotOf(t: Watch, card: number): readonly number[] | null {
  const lot = t.lots.find((it) => it.includes(card))?.filter((it) => !t.seen[it]) ?? [card]
  const again = lot.some((it) => t.lots.filter((other) => other.includes(it)).length > 1)
  return again ? null : lot
}

/** A card that nobody has seen may be any other that was shuffled with it. */
function places(t: Watch): HiddenPlace<Watch>[] {
  const hidden = (name: string, card: number, read: (it: Watch) => unknown): HiddenPlace<Watch>[] => {
    const lot = t.seen[card] ? null : lotOf(t, card)
    return lot ? [{ name, read, chances: equally(lot) }] : []
  }
  return [
    ...piles.flatMap((pile) =>
      t[pile].flatMap((card, i) => hidden(`${pile} ${i}`, card, (it) => it[pile][i])),
    ),
    ...t.line.flatMap(({ card }, i) => hidden(`line ${i}`, card, (it) => it.line[i].card)),
  ]
}

battery(setAWatch, {
  setups,
  places,
  ruleIds: new Set(ledger.rules.map((rule) => rule.id)),
  games: 2000,
})
