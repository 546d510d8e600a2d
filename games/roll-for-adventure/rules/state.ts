import { open, tableShape, type OpenOf, type StateOf } from '@dicehearth/engine'
import * as z from 'zod'
import { colours, fortressNumbers, territories } from '../content/boards.ts'
import { heroIds } from '../content/heroes.ts'
import { ownEnemy } from '../content/own-enemies.ts'
import { bonus, empty } from './lookups.ts'

export type Seat = number
/** Dice are numbered; `owner` says whose each is. */
export type DieId = number

const seat = z.int().min(0).max(3)
const heap = z.array(z.int().min(0))
/** One entry for each space: the die that lies there, or `empty`. */
const spaces = z.array(z.int().min(empty))
const cardId = z.string()
const side = z.enum(['A', 'B'])
/** One number for each territory, in their order. */
const tracks = z.array(z.int()).length(territories.length)

/** The whole table of Roll for Adventure. */
export const shape = z.strictObject({
  ...tableShape,

  ...open({
    // How the table was set.
    players: z.int().min(2).max(4),
    heroes: z.array(z.enum(heroIds)).readonly(),
    sides: z.strictObject({ desert: side, fortress: side, forest: side, iceCave: side }).readonly(),
    /** Power stones that the adventure board wants. */
    spaces: z.int().min(1),
    ownEnemies: z.array(ownEnemy).readonly(),
    /** By seat; then the colour of the ally dice. */
    colours: z.array(z.enum(colours)).readonly(),
    allyColour: z.enum(colours).nullable(),
    owner: z.array(z.int().min(bonus).max(3)).readonly(),

    // Whose turn it is, and where in it we are.
    turn: z.int().min(0),
    active: seat,
    step: z.enum(['begin', 'rollAndPlace', 'enemy']),
    /** Uses of the active hero's ability in this turn. */
    used: z.int().min(0),
    /** The roll under way: an ice cave takes one die a roll, a full arch wants a new one. */
    roll: z.strictObject({ iceDie: z.boolean(), archFilled: z.boolean() }).readonly(),

    // Dice and where they lie.
    face: z.array(z.int().min(1).max(6)),
    board: z.array(heap),
    hand: heap,
    /** Dice of a placement on their way to spaces of desert B. */
    laying: heap,
    desert: z.strictObject(
      open({ first: heap, second: heap, third: heap, spaces, closed: z.array(z.boolean()) }),
    ),
    fortress: z.strictObject(
      open({
        sections: z.array(heap).length(fortressNumbers.length),
        barriers: z.array(z.int().min(0)).length(fortressNumbers.length),
      }),
    ),
    forest: z.strictObject(open({ path: heap, boundary: z.int(), sixes: heap, fives: heap })),
    iceCave: spaces,
    resurrection: heap,
    oblivion: heap,
    pool: heap,

    stones: z.int(),
    /** The hole of each territory's skull, and the last hole of its track. */
    skull: tracks,
    lastHole: tracks,
  }),

  // Cards. The top of the deck is its end; of known cards everybody knows where they lie.
  deck: z.array(cardId),
  known: z.array(cardId),
  /** How many cards lie under and in the middle stack, while it is known that the Master is in it. */
  stacks: z
    .strictObject({ bottom: z.int().min(0), middle: z.int().min(0) })
    .readonly()
    .nullable(),
  ...open({
    revealed: cardId.nullable(),
    /** Whose attack is carried out in the enemy step. */
    acting: cardId.nullable(),
  }),
  /** A player-made enemy called for one more card in this enemy step. */
  oneMore: z.boolean(),
  ...open({
    /** Face-up enemies with the dice that were put on them, the oldest first. */
    enemies: z.array(z.strictObject(open({ card: cardId, dice: heap }))),
    discard: z.array(cardId),
  }),
})

export type Adventure = StateOf<typeof shape>
export type Enemy = Adventure['enemies'][number]

/** What lies open on the table: all that the rules look at before they change anything. */
export type Open = Readonly<OpenOf<typeof shape>>
