import { open, tableShape, type OpenOf, type StateOf } from '@dicehearth/engine'
import * as z from 'zod'
import { alignmentIds } from '../content/alignments.ts'
import { backstoryIds } from '../content/backstories.ts'
import { classIds } from '../content/classes.ts'
import { alignmentSpaces } from '../content/compass.ts'
import { classColours, firstCombatDie } from '../content/dice.ts'
import { monsterIds } from '../content/monsters.ts'
import { ownPack } from '../content/own-pack.ts'
import { raceIds } from '../content/races.ts'
import { attributes, none, spacesOnSheet } from '../content/sheet.ts'
import { mostPlayers } from '../content/table-size.ts'

export type Seat = number

/** Where in the game we are: a round of play is one of these, or one decision of it. */
export const steps = [
  // Set-up, for each player in order.
  'startRoll',
  'sheet',
  'class',
  'familiar',
  'layOut',
  'startDice',
  'monster',
  // A round.
  'roll',
  'sort',
  'choose',
  'place',
  'act',
  'enemy',
  'marketPhase',
  'market',
  'huntTarget',
  'huntBefore',
  'huntAfter',
  'marketEnd',
  'cleanup',
  'refresh',
  'nextRound',
  // The end.
  'last',
  'adventure',
  'hire',
  'combatBefore',
  'combatAfter',
  'champion',
  'discard',
  'score',
] as const
export type Step = (typeof steps)[number]

const seat = z
  .int()
  .min(none)
  .max(mostPlayers - 1)
const die = z
  .int()
  .min(none)
  .max(firstCombatDie - 1)
const dice = z.array(die)
const ids = z.array(z.string())
const amount = z.int().min(0)

const hero = z.strictObject(
  open({
    race: z.enum(raceIds).nullable(),
    colour: z.enum(classColours).nullable(),
    class: z.enum(classIds).nullable(),
    backstory: z.enum(backstoryIds).nullable(),
    alignment: z.enum(alignmentIds).nullable(),
    token: z.enum(alignmentSpaces),
    /** The two boards dealt, until one of them is kept. */
    boards: ids,
    familiar: z.string().nullable(),

    /** The die on each space of the Character Sheet. */
    sheet: dice.length(spacesOnSheet),
    /** A die was moved to an empty space: lines may have gaps (RP-212). */
    gaps: z.boolean(),
    backpack: dice,

    gold: amount,
    xp: amount,
    charisma: amount,
    honor: amount,
    injury: amount,

    /** Owned Market cards in the order of the box (RP-R21), and which Skills of them are exhausted. */
    cards: ids,
    exhausted: ids,
    /** Fiends face up whose restrictions hold, face up but gained this round (RP-060), and face down. */
    fiends: ids,
    newFiends: ids,
    banished: ids,
    trophies: ids,

    /** The Initiative card chosen this round. */
    card: z.int().min(none).max(mostPlayers),
    /** Dice turns taken so far. */
    turns: amount,
    /** Once-a-round abilities used this round. */
    used: ids,

    /** Monster Combat: the dice pool, the final total, and the stars won. */
    pool: amount,
    total: z.int().nullable(),
    monsterStars: amount,
    championStars: amount,
  }),
)

const initiativeCard = z.strictObject(
  open({
    gold: z.int().min(0).max(1),
    dice,
    fiends: ids,
    /** Who chose it this round. */
    by: seat,
  }),
)

export const shape = z.strictObject({
  ...tableShape,
  ...open({
    // How the table was set.
    players: z.int().min(1).max(mostPlayers),
    sheetsBy: z.enum(['picked', 'dealt']),
    classesBy: z.enum(['picked', 'dealt']),
    familiarsBy: z.enum(['picked', 'dealt']),
    own: ownPack.readonly().nullable(),

    // Where in the game we are.
    step: z.enum(steps),
    /** The Start Player, and whose turn it is, counted in the order of the step. */
    start: z
      .int()
      .min(0)
      .max(mostPlayers - 1),
    turn: amount,
    /** Double and single rounds begun so far. */
    doubles: amount,
    singles: amount,

    heroes: z.array(hero),
    sheetsLeft: z.array(z.enum(raceIds)),
    coloursLeft: z.array(z.enum(classColours)),
  }),
  familiarsLeft: ids,

  ...open({
    // Dice. Combat Dice follow all others in `face` while there is a combat roll.
    face: z.array(z.int().min(1).max(6)),
    /** Drawn from by chance, so their order means nothing. */
    bag: dice,
    enemyDice: dice,
    initiative: z.array(initiativeCard),

    // The running turn: dice in hand, where dice were placed, and what was done.
    hand: dice,
    placed: z.array(z.int().min(0).max(6)),
    acted: z.boolean(),
    encore: z.enum(attributes).nullable(),
    discount: amount,
    refreshed: amount,
    /** Combat Dice gathered, and once-a-roll abilities used. */
    combatDice: amount,
    combatUsed: ids,
  }),

  // Cards. The top of a pile is its end.
  deck: ids,
  ...open({
    /** How many cards of the deck lie above the Call to Adventure; none when it has left the game. */
    callUnder: z.int().min(none),
    /** Single-dot and double-dot cards were shuffled together (RP-159). */
    mixed: z.boolean(),
    /** An effect drew Market cards beyond those that are dealt. */
    drawnBesides: z.boolean(),
    market: ids,
    discard: ids,
    trash: ids,
  }),
  fiendDeck: ids,
  minions: ids,
  /** How many of them, from the bottom, were seen when they were put there. */
  minionsSeen: amount,
  /** Out of the game unseen. */
  minionsAside: ids,
  ...open({ monster: z.enum(monsterIds).nullable() }),
  /** Location, Obstacle and Attack, and how many of them are revealed. */
  adventure: ids,
  ...open({ revealed: z.int().min(0).max(3) }),
})

/** The whole table of Roll Player. */
export type RollPlayer = StateOf<typeof shape>
/** What lies open on the table. */
export type Open = OpenOf<typeof shape>
export type Hero = RollPlayer['heroes'][number]
