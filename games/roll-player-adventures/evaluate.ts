import { isExhausted } from './rules/party.ts'
import { bestCovering, type Spot } from './rules/matching.ts'
import type { Party, Sheet } from './rules/state.ts'

/** How much each thing is worth beside an XP. */
const worth = {
  gold: 0.6,
  title: 1,
  item: 0.7,
  card: 2,
  explored: 1.5,
  death: -12,
  breath: 0.5,
  stamina: 0.25,
  exhausted: -6,
  spentCard: -0.4,
  usedClass: -0.6,
  token: 0.6,
  health: 1.2,
  score: 2,
  combatDie: 8,
  bonusPlay: 6,
} as const

/** How well things stand for the party: what it has, what it can still do, and how its check or combat goes. */
export function evaluate(t: Party): number {
  const { journal, heroes, map } = t
  return (
    journal.xp +
    worth.gold * journal.gold +
    worth.title * journal.titles.length +
    worth.item * journal.items.length +
    worth.explored * map.explored.length +
    worth.death * journal.deaths +
    worth.combatDie * journal.combatDice +
    worth.bonusPlay * journal.bonusLimit +
    worth.token * journal.bonusTokens +
    heroes.reduce((sum, hero) => sum + condition(hero), 0) +
    prospects(t)
  )
}

function condition(hero: Sheet): number {
  const cards = hero.hand.length + hero.discard.length + hero.spent.length + hero.aside.length
  return (
    worth.card * cards +
    worth.spentCard * (hero.spent.length + hero.aside.length) +
    (hero.ready ? 0 : worth.usedClass) +
    worth.health * hero.health +
    worth.breath * (hero.health - hero.fatigue) +
    worth.stamina * hero.rows.reduce((sum, stamina) => sum + stamina, 0) +
    worth.score * hero.scores.reduce((sum, score) => sum + score, 0) +
    (isExhausted(hero) ? worth.exhausted : 0)
  )
}

/** A covered slot is worth its reward and the blow it saves; one that can be covered now, almost as much. */
function prospects(t: Party): number {
  const { trial } = t
  if (!trial) return 0
  const worthOf = ({ foe, slot }: Spot): number => {
    const { counter, xp, gold } = trial.foes[foe].slots[slot]
    return 2 + xp + worth.gold * gold + worth.breath * counter * t.heroes.length
  }
  let sum = 0
  let open = 0
  for (const [foe, { dice }] of trial.foes.entries())
    for (const [slot, die] of dice.entries()) {
      if (die >= 0) sum += worthOf({ foe, slot })
      else open++
    }
  const covering = trial.step === 'build' ? [] : [...bestCovering(t, worthOf).values()]
  for (const spot of covering) sum += 0.9 * worthOf(spot)
  const allCovered = open === covering.length
  return sum + (allCovered ? 6 : 0)
}
