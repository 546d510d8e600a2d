import type { ClauseOf } from '../content/words/effects.ts'
import { amountOf } from './enemies.ts'
import { modifier } from './passives.ts'
import type { Fates, Seat } from './state.ts'

/** Who carries out an effect, and as what: that decides what else it may cause (RF-R41). */
export interface Act {
  by: 'hero' | 'enemy' | 'story'
  as: 'ability' | 'trigger' | 'action' | 'reaction' | 'story'
  /** The Character whose ability or card it is; -1 for others. */
  seat: Seat
  /** The enemy whose action or reaction it is; -1 for others. */
  slot: number
  /** The ability or card, and the dice that were spent for it. */
  source: string
  dice: number
  /** What an enemy's hits deal more, as it was when its action began (RF-R93). */
  power: number
  /** In a `hurt` trigger the enemy whose hit it was, in a tally the Character; else -1, as nothing else can name it. */
  attacker: number
}

export const storyAct: Act = {
  by: 'story',
  as: 'story',
  seat: -1,
  slot: -1,
  source: '',
  dice: 0,
  power: 0,
  attacker: -1,
}

export function abilityAct(seat: Seat, source: string, dice: number): Act {
  return { ...storyAct, by: 'hero', as: 'ability', seat, source, dice }
}

export function triggerAct(seat: Seat, source: string, attacker: number): Act {
  return { ...storyAct, by: 'hero', as: 'trigger', seat, source, attacker }
}

export function enemyAct(t: Fates, slot: number, as: 'action' | 'reaction', attacker: Seat = -1): Act {
  return { ...storyAct, by: 'enemy', as, slot, power: t.enemies[slot].power, attacker }
}

/** What a hit deals to a Character: enemies deal their power more, and alone against one 1 less, not below 1 (RF-R34). */
export function heroDamage(t: Fates, by: Act, clause: ClauseOf<'hit'>): number {
  const amount = amountOf(t, clause) + by.power
  if (by.by !== 'enemy' || t.heroes.length > 1) return amount
  return Math.max(Math.min(1, amount), amount - 1)
}

/** The printed amount with the attacker's own modifiers, which only abilities have (RF-R35, RF-R41). */
export function enteredNumber(t: Fates, by: Act, clause: ClauseOf<'hit'>, slot: number): number {
  const printed = amountOf(t, clause) + by.power
  if (by.as !== 'ability') return printed
  const hit = { dice: by.dice, isFirst: !t.heroes[by.seat].hasHit, target: t.enemies[slot].statuses }
  return Math.max(0, printed + modifier(t, by.seat, 'hit', hit))
}
