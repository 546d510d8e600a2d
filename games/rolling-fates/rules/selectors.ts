import type { Criterion, Target } from '../content/language.ts'
import { drawn } from './chance.ts'
import { defense } from './passives.ts'
import { inPlay, isInPlay, keepsLife, pageOf, seats, type Fates, type Seat } from './state.ts'

/** Whom a clause is aimed at. */
export interface Aim {
  heroes: readonly Seat[]
  enemies: readonly number[]
  /** The App does not know Life and Defense: the players find the Character by this (RF-R78). */
  by: Criterion | null
}

export const nobody: Aim = { heroes: [], enemies: [], by: null }

export const heroesAt = (heroes: readonly Seat[]): Aim => ({ ...nobody, heroes })
export const enemiesAt = (enemies: readonly number[]): Aim => ({ ...nobody, enemies })

/** Targets of enemies and stories: the script says who, and chance decides between equals (RF-R45). */
export function picked(t: Fates, target: Target, slot: number, attacker: Seat): Aim {
  switch (target.who) {
    case 'hero':
      return pickedHeroes(t, target, slot, attacker)
    case 'chosen':
      return t.chosen >= 0 ? heroesAt([t.chosen]) : { ...nobody, by: addressee(t) }
    case 'self':
      return enemiesAt(isInPlay(t.enemies[slot]) ? [slot] : [])
    case 'foe':
      return enemiesAt(target.many === 'all' ? inPlay(t) : weakestFoe(t, slot))
    default:
      // No book and no pack can write that.
      return nobody
  }
}

function pickedHeroes(t: Fates, { many, by }: Target, slot: number, attacker: Seat): Aim {
  const everybody = seats(t)
  if (many === 'all') return heroesAt(everybody)
  if (by !== null) return pickedBy(t, by, slot, attacker)
  const enough = many === 'half' ? Math.ceil(everybody.length / 2) : many
  return heroesAt(drawn(t, everybody, enough, everybody.length))
}

/** One Character by a criterion. */
export function pickedBy(t: Fates, by: Criterion, slot: number, attacker: Seat): Aim {
  if (!keepsLife(t) && isUnknown(by)) return t.heroes.length === 1 ? heroesAt([0]) : { ...nobody, by }
  const fitting = fit(t, by, slot, attacker)
  return heroesAt(drawn(t, fitting.length > 0 ? fitting : seats(t), 1, t.heroes.length))
}

/** What the App of a physical table cannot know (RF-R78). */
function isUnknown(by: Criterion): boolean {
  return by !== 'random' && by !== 'rival' && by !== 'attacker'
}

/** Everybody whom a criterion fits; if nobody, it may be anybody. */
export function fit(t: Fates, by: Criterion, slot: number, attacker: Seat): Seat[] {
  switch (by) {
    case 'random':
      return seats(t)
    case 'weakest':
      return lowest(t, (who) => t.heroes[who].life)
    case 'strongest':
      return lowest(t, (who) => -t.heroes[who].life)
    case 'softest':
      return lowest(t, (who) => defense(t, who))
    case 'toughest':
      return lowest(t, (who) => -defense(t, who))
    case 'afflicted':
      return seats(t).filter((who) => t.heroes[who].statuses.length > 0)
    case 'rival':
      return lowest(t, (who) => -t.enemies[slot].taken[who])
    case 'attacker':
      return [attacker]
  }
}

function lowest(t: Fates, worth: (who: Seat) => number): Seat[] {
  const worths = seats(t).map(worth)
  const least = Math.min(...worths)
  return seats(t).filter((who) => worths[who] === least)
}

/** Another enemy with the lowest Life. */
function weakestFoe(t: Fates, slot: number): number[] {
  const others = inPlay(t).filter((it) => it !== slot)
  const least = Math.min(...others.map((it) => t.enemies[it].life))
  const weakest = others.filter((it) => t.enemies[it].life === least)
  return drawn(t, weakest, 1, t.enemies.length)
}

function addressee(t: Fates): Criterion {
  const { by } = pageOf(t)
  return by === 'group' ? 'random' : by
}
