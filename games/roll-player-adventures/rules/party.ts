import { anyone } from '@dicehearth/engine'
import type { Hero, Party, Sheet } from './state.ts'

/** What depends on the number of players: play limit, bonus play limit, gold and card limit at the start. */
interface Measures {
  playLimit: number
  bonusLimit: number
  gold: number
  cardLimit: number
}

/** For one player, for two, and so on (RPA-018 to RPA-021, RPA-029, RPA-276). */
const measures: readonly Measures[] = [
  { playLimit: 4, bonusLimit: 1, gold: 7, cardLimit: 20 },
  { playLimit: 2, bonusLimit: 1, gold: 5, cardLimit: 20 },
  { playLimit: 1, bonusLimit: 2, gold: 3, cardLimit: 25 },
  { playLimit: 1, bonusLimit: 1, gold: 2, cardLimit: 30 },
]

export const firstCombatDice = 3

export function measuresFor(players: number): Measures {
  return measures[players - 1]
}

/** How many cards a player may play in a step: it follows from the number of players alone (RPA-224). */
export function playLimit(t: Party): number {
  return measuresFor(t.heroes.length).playLimit
}

export function everyone(t: Party): Hero[] {
  return t.heroes.map((_, hero) => hero)
}

/** All heroes in seat order, within an adventure from the storyteller on (RPA-R104). */
export function inOrder(t: Party): Hero[] {
  const heroes = everyone(t)
  if (!isInAdventure(t)) return heroes
  return [...heroes.slice(t.storyteller), ...heroes.slice(0, t.storyteller)]
}

export function isInAdventure(t: Party): boolean {
  return ['setup', 'story', 'move', 'item', 'rest', 'trial'].includes(t.stage)
}

/**
 * Who answers for a hero: its player, or anybody where one voice speaks for all (RPA-R107). While heroes join and leave,
 * there may be more of them than players: anybody answers for those who have no seat.
 */
export function voiceOf(t: Party, hero: Hero): number {
  return t.voice === 'one' || hero >= t.players ? anyone : hero
}

/** A player is exhausted as soon as fatigue equals health (RPA-206). */
export function isExhausted({ fatigue, health }: Sheet): boolean {
  return fatigue >= health
}

export function allExhausted(t: Party): boolean {
  return t.heroes.every(isExhausted)
}

/** The most stamina that a player can spend by choice without becoming exhausted. */
export function roomOf(hero: Sheet): number {
  return Math.max(0, hero.health - 1 - hero.fatigue)
}

/** Whether a legendary campaign marks the first box of the rest track for good (RPA-269). */
export function unmarkedRests(t: Party): number {
  return t.legendary ? 1 : 0
}
