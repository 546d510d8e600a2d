import type { Target } from '../content/language.ts'
import type { Clause, Effect } from '../content/words/effects.ts'
import { abilitiesOf } from '../rules/characters-phase.ts'
import { diceIn, payments } from '../rules/costs.ts'
import { facesOf, luckDie, onBar, tallyOf } from '../rules/dice.ts'
import { maxLife } from '../rules/passives.ts'
import { adventureOf, boxOf, inPlay, seats, type Fates, type Seat } from '../rules/state.ts'

/**
 * How well things stand for the group: the way it has come, its Life and cards, the enemies still to be fought, and
 * what the dice on the bars are good for. Everybody wins or loses together, so the seat does not matter.
 */
export function evaluate(t: Fates, _seat: Seat): number {
  if (t.outcome) return t.outcome.result === 'won' ? 10_000 : -10_000
  if (t.step === 'gather') return 0
  return (
    way(t) + seats(t).reduce((sum, who) => sum + standing(t, who), 0) - threat(t) - t.spelled.length / 100
  )
}

/** Areas weigh most, then encounters. */
function way(t: Fates): number {
  const { encounters } = adventureOf(t).areas[t.area]
  const at = encounters.findIndex(({ id }) => id === t.page?.id)
  return 500 * t.area + (100 * at) / encounters.length + (t.step === 'leave' ? 5 : 0)
}

/** Life is worth more the less there is of it; one Character at 0 loses everything. */
function standing(t: Fates, who: Seat): number {
  const hero = t.heroes[who]
  const share = hero.life / maxLife(t, who)
  const troubles = hero.statuses.length * 1.5
  const cards = hero.treasures.reduce((sum, card) => sum + 1 + (boxOf(t).treasures.get(card)?.value ?? 0), 0)
  const blessed = hero.traits.filter((card) => boxOf(t).traits.get(card)?.kind === 'blessing').length
  return 30 * Math.sqrt(share) + hero.guard * 0.5 - troubles + cards + 3 * blessed + 0.5 * promise(t, who)
}

/** What is left of the enemies, and the number of their turns. */
function threat(t: Fates): number {
  return inPlay(t).reduce((sum, slot) => {
    const { life, statuses, guard } = t.enemies[slot]
    const bared = statuses.includes('investigate') ? 0.5 : 0
    const troubles = statuses.length - (statuses.includes('investigate') ? 1 : 0)
    return sum + 4 + life * 0.8 + guard - 1.5 * troubles - bared
  }, 0)
}

/** What a Character can still make of its dice: the best ability again and again until none can be paid. */
export function promise(t: Fates, who: Seat): number {
  if (!t.fighting || t.heroes[who].passed) return 0
  const tally = tallyOf(facesOf(t, onBar(t, who)))
  const abilities = abilitiesOf(t, who)
    .map((it) => ({ ...it, worth: worth(t, it.effect) }))
    .sort((a, b) => b.worth / diceIn(b.cost) - a.worth / diceIn(a.cost))
  let sum = 0
  for (const { cost, worth: each } of abilities) {
    if (cost.pay === 'luck') {
      if (t.face[luckDie(who)] === cost.face) sum += each
      continue
    }
    for (;;) {
      const [faces] = payments(cost, tally)
      if (!faces) break
      for (const face of faces) tally[face]--
      sum += each
    }
  }
  return sum
}

function worth(t: Fates, effect: Effect): number {
  return effect.reduce((sum, clause) => sum + clauseWorth(t, clause), 0)
}

const statusWorth = { poison: 2, stun: 3, weakness: 3, investigate: 0.5 } as const

function clauseWorth(t: Fates, clause: Clause): number {
  switch (clause.verb) {
    case 'hit':
    case 'inflict': {
      const statuses = clause.statuses.reduce((sum, status) => sum + statusWorth[status], 0)
      return targetsOf(t, clause.target) * ((clause.verb === 'hit' ? clause.n : 0) + statuses)
    }
    case 'heal':
    case 'guard':
      return 0.6 * clause.n * targetsOf(t, clause.target)
    case 'lose':
      return -clause.n
    case 'reroll':
    case 'turn':
    case 'add':
      return 0.5
    default:
      return 0
  }
}

function targetsOf(t: Fates, { who, many }: Target): number {
  const there = who === 'enemy' ? inPlay(t).length : t.heroes.length
  return typeof many === 'number' ? Math.min(many, there) : there
}
