import { battery, equally, type HiddenPlace } from '@dicehearth/engine/testing'
import { adventures } from '../content/adventures.ts'
import { adventureCalled, boxOf, isPrinted, known } from '../content/box.ts'
import { rollPlayer } from '../index.ts'
import type { RollPlayer } from '../rules/state.ts'
import { ruleIds } from './ledger.ts'
import { setups } from './setups.ts'

type Pile = 'deck' | 'fiendDeck' | 'familiarsLeft'

/** A card of a face-down pile may be any other of its sort. */
function pile(
  t: RollPlayer,
  name: Pile,
  sort: (card: string) => unknown = () => 0,
): HiddenPlace<RollPlayer>[] {
  return t[name].map((card, i) => {
    const alike = t[name].filter((other) => sort(other) === sort(card))
    return { name: `${name} ${i}`, read: (it) => it[name][i], chances: equally(alike) }
  })
}

/** Between those put under the deck and the one on top, any Minion of its dots that is not in sight. */
function minions(t: RollPlayer): HiddenPlace<RollPlayer>[] {
  const box = boxOf(t.own).minions
  const sort = (id: string): string => `${known(box, id).dots} ${isPrinted(id)}`
  const unseen = t.minions.slice(t.minionsSeen, -1)
  return unseen.map((minion, i) => {
    const alike = [...unseen, ...t.minionsAside].filter((other) => sort(other) === sort(minion))
    return { name: `Minion ${i}`, read: (it) => it.minions[it.minionsSeen + i], chances: equally(alike) }
  })
}

/** Whoever has no token knows only which Monster an Adventure card belongs to. */
function adventureCards(t: RollPlayer, seat: number): HiddenPlace<RollPlayer>[] {
  return t.adventure.flatMap((card, type) => {
    if (type < t.revealed || (t.heroes[seat]?.trophies.length ?? 0) > type) return []
    const { monster, type: itsType } = adventureCalled(card)
    const alike = adventures.filter((it) => it.monster === monster && it.type === itsType)
    const chances = equally(alike.map(({ id }) => id))
    return [{ name: `Adventure card ${type}`, read: (it) => it.adventure[type], chances }]
  })
}

function places(t: RollPlayer, seat: number): HiddenPlace<RollPlayer>[] {
  const { market } = boxOf(t.own)
  return [
    ...pile(t, 'deck', (card) => t.mixed || known(market, card).dots),
    ...pile(t, 'fiendDeck'),
    ...pile(t, 'familiarsLeft', isPrinted),
    ...minions(t),
    ...adventureCards(t, seat),
  ]
}

battery(rollPlayer, { setups, places, ruleIds, games: 300 })
