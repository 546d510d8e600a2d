import { open, tableShape, type OpenOf, type StateOf } from '@dicehearth/engine'
import { entryOf, type Book, type Entry } from '@dicehearth/story'
import * as z from 'zod'
import type { Card, CardId } from '../content/box.ts'
import { allDice, attributes } from '../content/dice.ts'
import { boxOf, known, type Boxed } from '../content/opened.ts'
import { deathBook } from '../content/shelf.ts'
import type { BookMap } from '../story/map.ts'
import { importShape } from './hero-sheet.ts'

/** Heroes and seats have the same numbers, clockwise (RPA-R102). */
export type Hero = number
/** An attribute, its row and its colour, by its place in the order of the attributes. */
export type Row = number

const count = z.int().min(0)
const six = z.array(count).length(attributes.length)
const cards = z.array(z.string())

/** A character: its sheet, and its cards in their zones (RPA-013 to RPA-015). */
const heroShape = z.strictObject(
  open({
    name: z.string(),
    people: z.string(),
    class: z.string(),
    portrait: z.string(),
    health: z.int().min(1),
    fatigue: count,
    scores: six,
    rows: six,
    hand: cards,
    discard: cards,
    spent: cards,
    /** Cards that are played once in an adventure, until the next one (RPA-R59). */
    aside: cards,
    /** The class card lies face up. */
    ready: z.boolean(),
    /** Bonus play tokens in the fatigue box (RPA-168). */
    tokens: count,
  }),
)
export type Sheet = z.output<typeof heroShape>

/** What the party shares (RPA-016). Keywords are kept with the story. */
const journalShape = z.strictObject(
  open({
    gold: count,
    xp: count,
    favor: z.array(z.int().min(0).max(10)).length(3),
    /** Marked boxes of the mastery, campaign, death and rest tracks. */
    mastery: z.int().min(0).max(12),
    done: z.int().min(0).max(11),
    deaths: z.int().min(0).max(6),
    rests: z.int().min(0).max(4),
    sidequest: z.boolean(),
    combatDice: z.int().min(3),
    bonusLimit: z.int().min(0).max(8),
    bonusTokens: z.int().min(0).max(8),
    bonusCards: count,
    titles: z.array(z.string()),
    items: z.array(z.int()),
  }),
)

const slotShape = z.strictObject(
  open({
    colours: z.string(),
    value: z.int().min(0).max(6),
    counter: count,
    xp: count,
    gold: count,
  }),
)

/** An enemy with its modifiers and the dice on its slots, or a skill check in the same way. */
const foeShape = z.strictObject(
  open({
    /** The enemy's card, or the skill. */
    name: z.string(),
    modifiers: z.array(z.string()).readonly(),
    slots: z.array(slotShape).readonly(),
    /** The die on each slot; -1 where it is empty. */
    dice: z.array(
      z
        .int()
        .min(-1)
        .max(allDice - 1),
    ),
  }),
)
export type Foe = z.output<typeof foeShape>

/** The skill check or combat in the active space. */
const trialShape = z.strictObject(
  open({
    kind: z.enum(['check', 'combat']),
    /** The difficulty of a check, from 1; 0 in a combat. */
    level: z.int().min(0).max(4),
    /** The dice limit as it is printed, or the party's. */
    limit: z.int().min(1),
    round: z.int().min(1).max(3),
    step: z.enum(['build', 'play', 'place']),
    foes: z.array(foeShape),
    pool: z.array(z.int()),
    /** Dice that modifiers added beyond the limit before the roll. */
    guests: count,
    /** Colours of dice that were called off since the last one was bought. */
    calledOff: z.array(z.int()),
    /** In this step, by hero: cards played, bonus play tokens received, and who is ready. */
    plays: z.array(count),
    bonus: z.array(count),
    ready: z.array(z.boolean()),
  }),
)
export type Trial = z.output<typeof trialShape>

/** The map of the adventure as it lies. */
const mapShape = z.strictObject({
  /** Where the party's marker is. */
  ...open({ at: z.string() }),
  explored: z.array(z.string()),
  xp: z.record(z.string(), count),
  closed: z.array(z.string()),
  /** Revealed map cards. */
  ...open({ cards: z.array(z.string()) }),
  /** For every path with encounter spaces the token on each of them, from the first end on; 0 where there is none. */
  tokens: z.record(z.string(), z.array(count)),
  /** Encounter tokens that are out of this adventure. */
  ...open({ gone: z.array(z.int()) }),
  /** Where event tokens 1 to 6 lie, and the sentry; empty text for nowhere. */
  events: z.array(z.string()).length(6),
  sentry: z.string(),
})

/** A move under way (RPA-R31). */
const moveShape = z.strictObject(
  open({
    from: z.string(),
    to: z.string(),
    path: z.string(),
    /** The locations entered in this move, the start included. */
    entered: z.array(z.string()),
    /** How many encounter spaces of the path lie behind. */
    behind: count,
    /** The encounter that is being resolved; 0 for none. */
    token: count,
    /** The encounter sends the party back. */
    back: z.boolean(),
  }),
)

export const stages = [
  'legend',
  'heroes',
  'company',
  'storyteller',
  'setup',
  'story',
  'move',
  'item',
  'rest',
  'trial',
  'guild',
  'market',
  'surplus',
  'saved',
] as const
export type Stage = (typeof stages)[number]

export const shape = z.strictObject({
  ...tableShape,
  ...open({
    /** The box that the table plays with, and the book that it reads, by their digests. */
    box: z.string(),
    book: z.string(),
    adventure: z.string(),
    players: z.int().min(1).max(4),
    /** How the party decides: by talking, by vote, or with one voice for everything (RPA-R107). */
    voice: z.enum(['talk', 'each', 'one']),
    legendary: z.boolean(),
  }),
  /** Characters that come from Roll Player, one for each seat. */
  imports: z.array(importShape).readonly(),
  ...open({
    /** Whether heroes may leave and join although their number is right. */
    changes: z.boolean(),
    /** How many of the heroes have just joined: the last ones. */
    joined: count,
    stage: z.enum(stages),
    journal: journalShape,
    heroes: z.array(heroShape),
    storyteller: z.int().min(0).max(3),
  }),
  bag: z.array(z.int()),
  ...open({
    /** What every die shows and what colours it counts as; 0 and its own while it is in the bag. */
    faces: z.array(z.int().min(0).max(6)).length(allDice),
    counts: z.array(z.string()).length(allDice),
    map: mapShape,
    move: moveShape.nullable(),
    story: z.strictObject(
      open({
        entry: z.string(),
        choosing: z.boolean(),
        remembered: z.array(z.string()),
        taken: z.array(z.string()),
      }),
    ),
    /** How often each entry has been read in this adventure. */
    read: z.record(z.string(), count),
    /** What was read since the party last chose, and whether the next entry begins a new page. */
    page: z.array(z.string()),
    newPage: z.boolean(),
    /** THE END may be chosen beside every move (RPA-136). */
    mayEnd: z.boolean(),
    /** How the party turns to the next entry: plainly, by a death that is read first, or by arriving there. */
    turning: z.enum(['plainly', 'dying', 'arriving']),
    /** Where the party turns after a Death entry. */
    afterDeath: z.string(),
    /** The item that is about to be used, alone or with a second one; 0 for none. */
    inHand: count,
    /** Item uses of this adventure, by their labels (RPA-R39). */
    used: z.array(z.string()),
    trial: trialShape.nullable(),
    /** The checks and combats of this adventure, as they ended; missing before the first. */
    ended: z.strictObject(open({ won: count, lost: count })).optional(),
    /** The cards on offer, and those that their owners will not sell. */
    market: z.array(z.string()),
    kept: z.array(z.string()),
  }),
})
export type Party = StateOf<typeof shape> & Boxed
/** What lies open on the table. */
export type Open = OpenOf<typeof shape>

/** The book that the table reads: the Death entries stand in a file of their own. */
export function bookOf(t: Party): Book {
  return known(boxOf(t).volumes, isDeath(t.story.entry) ? deathBook : t.book).book
}

export function mapOfBook(t: Boxed & { book: string }): BookMap {
  return known(boxOf(t).volumes, t.book).map
}

export function isDeath(entry: string): boolean {
  return entry.startsWith('Death-')
}

export function openEntry(t: Party): Entry {
  const entry = entryOf(bookOf(t), t.story.entry)
  if (!entry) throw new Error(`the book has no entry ${t.story.entry}`)
  return entry
}

/** The location where an entry is read; null for those that belong to none (RPA-R87). */
export function placeOf({ kind, label }: Entry): string | null {
  return ['base', 'place', 'item'].includes(kind) ? label[0] : null
}

export function cardOf(t: Boxed, id: CardId): Card {
  return known(boxOf(t).cards, id)
}

/** The trial under way; only for rules that belong to one. */
export function trialOf(t: Party): Trial {
  if (!t.trial) throw new Error('there is no check and no combat')
  return t.trial
}
