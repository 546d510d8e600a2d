import { open, tableShape, type OpenOf, type StateOf } from '@dicehearth/engine'
import * as z from 'zod'
import {
  adventure,
  encounter,
  type Adventure,
  type Encounter,
  type EncounterOf,
  type Kind,
} from '../content/adventure.ts'
import { printedAdventure } from '../content/adventures.ts'
import { boxWith, ownPieces, pieceOf, type Box } from '../content/box.ts'
import type { Character, Enemy as Foe } from '../content/pieces.ts'
import { chanceShape } from './chance-shape.ts'
import { inputShape, logShape, pastShape } from './companion/shape.ts'
import { enemyShape, heroShape, type Enemy } from './figures.ts'
import { statisticsShape } from './statistics.ts'

/** Where in the game we are between two rounds of the engine: one step of a phase each. */
export const steps = [
  'gather',
  'enter',
  'arrive',
  'pause',
  'happen',
  'check',
  'decide',
  'pay',
  'muster',
  'fate',
  'dice',
  'fateDone',
  'fateEnd',
  'rally',
  'act',
  'foes',
  'answers',
  'won',
  'reward',
  'leave',
  'levelUp',
] as const
export type Step = (typeof steps)[number]

const count = z.int().min(0)
const seat = z.int().min(-1).max(3)

export const shape = z.strictObject({
  ...tableShape,
  /** Each Character has a chance of its own; `fate` is that of the App (RF-R19). */
  chances: z.array(chanceShape),
  ...open({
    options: z
      .strictObject({
        recovery: z.enum(['flip', 'die']),
        weariness: z.boolean(),
        votes: z.boolean(),
        /** Companions run the App for a group with the physical game; a tracked one also keeps Life. */
        mode: z.enum(['digital', 'companion', 'tracked']),
      })
      .readonly(),
  }),
  own: ownPieces.readonly().nullable(),
  adventure: z.string(),
  /** A storybook that the group brought along. */
  book: adventure.readonly().nullable(),

  ...open({
    step: z.enum(steps),
    /** What the table pauses after, and where it goes on. */
    after: z.enum(['text', 'outcome', 'action', 'reward', 'levelUp']),
  }),
  then: z.enum(steps),
  /** The area, from 0 on; everybody has the level area + 1 (RF-R01). */
  ...open({ area: count }),
  /** The encounter under way, of which players know only what they have reached (RF-R97). */
  page: encounter.readonly().nullable(),
  /** What was read aloud of it so far. */
  ...open({ texts: z.array(z.string()) }),
  flags: z.array(z.string()),
  ...open({
    /** The addressed Character; -1 for the group. */
    chosen: seat,
    leader: z.int().min(0).max(3),
    /** What each seat has voted for; -1 for nothing yet. */
    votes: z.array(z.int().min(-1)),
    /** A riddle: tries left, the listed answers that were wrong, and what is spelled so far. */
    tries: count,
  }),
  wrong: z.array(count),
  ...open({
    spelled: z.string(),
    /** Cards offered for a price that is not reached yet, whose turn it is to pay, and how many passed in a row. */
    pot: z.array(z.string()),
  }),
  payer: z.int().min(0).max(3),
  passes: count,
  ...open({
    /** The Treasure card that was drawn and is not carried yet; empty for none. */
    drawn: z.string(),
    /** Proposals to trade since the encounter began (RF-R59). */
    proposals: count,
  }),
  /** Where the encounter jumps to; empty for the next one. */
  jump: z.string(),

  ...open({
    heroes: z.array(heroShape),
    /** What each die on a bar shows; 0 for one that is not there. See rules/dice.ts. */
    face: z.array(z.int().min(0).max(6)),

    fighting: z.boolean(),
    round: count,
    enemies: z.array(enemyShape),
    /** The enemies that still act in this Enemy Phase, by slot. */
    acting: z.array(count),
  }),
  /** Giving up is open: before anybody acts in a Character's Phase (RF-R101), at a physical table nearly always. */
  mayGiveUp: z.boolean(),

  treasureDeck: z.array(z.string()),
  traitDeck: z.array(z.string()),
  ...open({
    aside: z.array(z.string()),
    /** Cards whose last stand was made (RF-R64). */
    usedUp: z.array(z.string()),
    statistics: statisticsShape,
  }),

  /** Inputs of a physical table since the last step of the game (RF-R113). */
  inputs: count,
  ...open({ input: inputShape.nullable(), log: z.array(logShape.readonly()) }),
  past: z.array(pastShape.readonly()),
})

export type Fates = StateOf<typeof shape>
/** What lies open on the table. */
export type Open = OpenOf<typeof shape>
export type Seat = number

export function boxOf(t: Pick<Fates, 'own'>): Box {
  return boxWith(t.own)
}

export function adventureOf(t: Pick<Fates, 'adventure' | 'book'>): Adventure {
  return t.book ?? printedAdventure(t.adventure)
}

/** The encounter under way. What it hides may be imagined otherwise, so it is read anew after every question. */
export function pageOf(t: Fates): Encounter {
  if (!t.page) throw new Error('no encounter is open')
  return t.page
}

export function pageAs<K extends Kind>(t: Fates, kind: K): EncounterOf<K> {
  const page = pageOf(t)
  if (page.kind !== kind) throw new Error(`no ${kind} is open`)
  return page as EncounterOf<K>
}

export function characterOf(t: Fates, who: Seat): Character {
  return pieceOf(boxOf(t).characters, t.heroes[who].character)
}

/** An enemy by its id: of the adventure itself, or from the box with what stands in for it. */
export function foeOf(t: Pick<Fates, 'own' | 'adventure' | 'book'>, id: string): Foe {
  const local = adventureOf(t).enemies.find((it) => it.id === id)
  return local ?? pieceOf(boxOf(t).enemies, t.own?.standIns.find((it) => it.for === id)?.enemy ?? id)
}

export function level(t: Pick<Fates, 'area'>): number {
  return t.area + 1
}

export function seats(t: Pick<Fates, 'heroes'>): Seat[] {
  return t.heroes.map((_, who) => who)
}

/** The slots of the enemies in play, in order. */
export function inPlay(t: Pick<Fates, 'enemies'>): number[] {
  const slots: number[] = []
  for (const [slot, enemy] of t.enemies.entries()) if (isInPlay(enemy)) slots.push(slot)
  return slots
}

export function isInPlay(enemy: Pick<Enemy, 'out'>): boolean {
  return enemy.out === ''
}

/** No enemy is in play (RF-R08). */
export function isWon(t: Fates): boolean {
  return t.fighting && !t.enemies.some(isInPlay)
}

export { isDigital, keepsLife } from './modes.ts'
