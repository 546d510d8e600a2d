import { offers, type Play } from '@dicehearth/engine'
import type { Target } from '../content/language.ts'
import type { Verb } from '../content/words/effects.ts'
import { choose, type Aid, type Aim as AimOption } from './decisions.ts'
import { enemiesAt, heroesAt, type Aim } from './selectors.ts'
import { isInPlay, seats, type Fates, type Seat } from './state.ts'

/** Whose effect it is, where the owner's player chooses the targets (RF-064). */
export interface Chooser {
  seat: Seat
  /** The ability or card. */
  source: string
  /** In a `hurt` trigger the enemy whose hit it was; else -1. */
  attacker: number
}

/** The targets of one clause, chosen when it begins and all before its first hit (RF-R30). */
export function* aimBy(t: Fates, by: Chooser, target: Target, does: Verb, before: Aim): Play<Aim> {
  switch (target.who) {
    case 'same':
      return before
    case 'attacker':
      return enemiesAt([by.attacker])
    case 'enemy':
      return enemiesAt(yield* select(t, by, target, does, enemyChoice(t)))
    case 'self':
      return heroesAt(hasTarget(t, by.seat, target, does) ? [by.seat] : [])
    default:
      return heroesAt(yield* select(t, by, target, does, heroChoice(t, by.seat, target, does)))
  }
}

/** Figures that could be meant: each with the rule that keeps it out, and the option that stands for it. */
interface Selection {
  figures: readonly number[]
  keptOut(figure: number): string | null
  option(figure: number, seat: Seat): AimOption | Aid
}

function enemyChoice(t: Fates): Selection {
  return {
    figures: t.enemies.map((_, slot) => slot),
    keptOut: (slot) => (isInPlay(t.enemies[slot]) ? null : 'RF-R39'),
    option: (enemy, seat) => ({ verb: 'aim', seat, enemy }),
  }
}

/** Dice are added only to Characters that have not passed (RF-R17). */
function heroChoice(t: Fates, owner: Seat, target: Target, does: Verb): Selection {
  return {
    figures: seats(t),
    keptOut: (who) => {
      if (target.who === 'self' ? who !== owner : target.who === 'ally' && who === owner) return 'RF-129'
      return does === 'add' && t.heroes[who].passed ? 'RF-R17' : null
    },
    option: (hero, seat) => ({ verb: 'aid', seat, hero }),
  }
}

/** Exactly as many as the effect says, or everybody eligible if they are fewer; one at a time (RF-065, RF-R29). */
function* select(t: Fates, by: Chooser, { many }: Target, does: Verb, from: Selection): Play<number[]> {
  const eligible = from.figures.filter((it) => from.keptOut(it) === null)
  if (typeof many !== 'number') return eligible
  const chosen: number[] = []
  const enough = Math.min(many, eligible.length)
  while (chosen.length < enough) {
    const list = offers<AimOption | Aid>(t)
    for (const it of from.figures)
      list.add(from.option(it, by.seat), chosen.includes(it) ? 'RF-R29' : from.keptOut(it))
    const ask = {
      kind: 'target',
      seat: by.seat,
      source: by.source,
      does,
      left: enough - chosen.length,
    } as const
    const choice = yield* choose(t, ask, list.legal)
    chosen.push(choice.verb === 'aim' ? choice.enemy : choice.hero)
  }
  return chosen
}

/** Whether a clause finds anybody (RF-R32). */
export function hasTarget(t: Fates, owner: Seat, target: Target, does: Verb): boolean {
  // That takes whomever an earlier clause has found: it finds nobody itself.
  if (target.who === 'same') return false
  const from = target.who === 'enemy' ? enemyChoice(t) : heroChoice(t, owner, target, does)
  return from.figures.some((it) => from.keptOut(it) === null)
}
