import { pick, type Fate } from '@dicehearth/engine'
import { adventures } from '../../content/adventures.ts'
import type { AdventureOption, Answer } from '../../rules/decisions.ts'
import { measuresFor } from '../../rules/party.ts'
import type { Party } from '../../rules/state.ts'
import { most } from './most.ts'

type Options = readonly AdventureOption[]

/** XP that the party takes along for the first rest. */
const savings = 3
/** Adventures between two bonus plays, and between two points of health. */
const perBonusPlay = 5
const perHealth = 2
const firstHealth = 16

/** What the ledger expects of a party by the next adventure, in the order in which it is missed most. */
export function bestAdvance(t: Party, options: Options): AdventureOption {
  const next = t.journal.done + 1
  const { combatDice, mastery, bonusLimit } = t.journal
  const wanted = ({ what, hero }: Answer<'buyAdvance'>): number => {
    switch (what) {
      case 'combatDice':
        return combatDice < (adventures[next]?.dice ?? 0) ? 4 : 0
      case 'mastery':
        return mastery < next ? 3 : 1
      case 'bonusLimit':
        return bonusLimit < measuresFor(t.heroes.length).bonusLimit + Math.floor(next / perBonusPlay) ? 2 : 0
      case 'health':
        return t.heroes[hero].health < firstHealth + next / perHealth ? 2.5 - t.heroes[hero].health / 100 : 0
    }
  }
  return most(options, (it) => {
    if (it.verb !== 'buyAdvance') return 0.5
    return t.journal.xp - it.price < savings ? -1 : wanted(it)
  })
}

/** Any card that the party can pay, for whoever has the fewest. */
export function bestPurchase(t: Party, options: Options, chance: Fate): AdventureOption {
  const cards = options.filter((it) => it.verb === 'buyCard')
  if (cards.length === 0) return options[options.length - 1]
  const { card } = cards[pick(chance, cards.length)]
  return most(
    cards.filter((it) => it.card === card),
    ({ hero, price }) => -t.heroes[hero].hand.length - price / 2,
  )
}
