import { open, shaped, tableShape, type OpenOf, type StateOf } from '@dicehearth/engine'
import * as z from 'zod'
import { abilityIds } from '../content/abilities.ts'
import { classIds } from '../content/adventurers.ts'
import { campSpaces, difficulties, firewoodMost, lastRound, restsEach } from '../content/camp.ts'
import { ownPack } from '../content/own-pack.ts'
import { none } from './lookups.ts'

export type Seat = number
/** Adventurers are numbered in the order in which their classes were picked; dice 0 to 2 are the first one's. */
export type Who = number
export type DieId = number
/** Cards are numbered through the box; `box` says of which kind each is. */
export type CardId = number
/** The id of a rule in the ledger, by which the rules say why something is left out. */
export type Rule = `SAW-${string}`
const card = z.int().min(0)
const cardOrNone = z.int().min(none)
const pile = z.array(card)
const die = z.int().min(0).max(11)
const ability = z.enum(abilityIds)
const amount = z.int().min(0)

/** An equipped ability card. */
const slot = z.strictObject(
  open({
    ability,
    exhausted: z.boolean(),
    /** This round a die was put on it, to use it or by a stun. */
    byDie: z.boolean(),
    /** This round it was exhausted for its effect. */
    byExhausting: z.boolean(),
  }),
)
export type Slot = z.output<typeof slot>

const adventurer = z.strictObject(
  open({
    class: z.enum(classIds),
    /** Whose it is; `anyone` for the flex adventurer of three players. */
    seat: z.int().min(-1).max(3),
    rests: z.int().min(0).max(restsEach),
    equipped: z.array(slot),
    leftover: z.array(ability),
    tamed: pile,
    /** All cards were exhausted when this watch began (SAW-075). */
    sitsOut: z.boolean(),
  }),
)
export type Adventurer = z.output<typeof adventurer>

/** A card of the line, with what lies on it. */
const foe = z.strictObject({
  /** Known only where it has been seen. */
  card,
  ...open({
    /** What a rider sits on. */
    under: cardOrNone,
    faceup: z.boolean(),
    /** Its reveal power is still to come. */
    pending: z.boolean(),
    /** It has used its first-position power since it became first. */
    led: z.boolean(),
    wounds: amount,
    /** Smoke Bomb: its text is ignored this round. */
    ignored: z.boolean(),
    /** Acid Vial: its damage is 0 this round. */
    harmless: z.boolean(),
  }),
})
export type Foe = z.output<typeof foe>

/** A direct attack before the blow: on which position, with what. */
const attack = z.strictObject(open({ at: amount, dice: z.array(die), tamed: pile }))
export type Attack = z.output<typeof attack>

/** What holds for this round alone. */
const tonight = z.strictObject(
  open({
    range: amount,
    level: amount,
    /** Reveal powers still to be lost. */
    prevented: amount,
    wards: amount,
    battleCry: amount,
    shadowWalk: amount,
    sharpshooterUsed: z.boolean(),
    thickHideUsed: z.boolean(),
    catalystUsed: z.boolean(),
  }),
)
export type Tonight = z.output<typeof tonight>

/** The whole table of Set a Watch. */
export const shape = z.strictObject({
  ...tableShape,
  ...open({
    // How the table was set.
    players: z.int().min(1).max(4),
    difficulty: z.enum(difficulties),
    deluxe: z.boolean(),
    pickClasses: z.boolean(),
    firewoodByDie: z.boolean(),
    own: ownPack.readonly().nullable(),
    box: z.array(z.string()).readonly(),

    round: z.int().min(0).max(lastRound),
    /** Where in the game we are: a round of play is one of these, or one action of it. */
    step: z.enum(['gather', 'roll', 'rest', 'camp', 'line', 'watch', 'attack', 'endure', 'onward']),
    resting: z.int().min(none).max(3),
    tonight,
    /** Cards whose once-per-watch power is used up. */
    once: pile,

    adventurers: z.array(adventurer),
    // Dice, three for each adventurer.
    face: z.array(z.int().min(1).max(8)),
    /** Where each die lies. */
    lies: z.array(
      z.enum(['free', 'attack', 'spent', 'ability', 'creature', 'location', 'trap', ...campSpaces]),
    ),
    /** The card that a die lies on: the creature's number, or which equipped card of its owner. */
    on: z.array(cardOrNone),
    /** Reckless Blow: counts double in the attack it is spent on. */
    doubled: z.array(z.boolean()),

    firewood: z.int().min(0).max(firewoodMost),
    /** The direct attack that is being put together. */
    attack: attack.nullable(),
    // Cards. The top of a pile is its end; the line begins at the camp.
    line: z.array(foe),
  }),
  deck: pile,
  ...open({ graveyard: pile }),
  horde: pile,
  unhallowed: pile,
  ...open({ removed: pile }),
  /** Never in this game, and never seen. */
  aside: pile,
  ...open({ location: cardOrNone }),
  map: pile,
  unused: pile,
  ...open({ past: pile }),

  /** Of which cards everybody knows where they are (SAW-R04). */
  seen: z.array(z.boolean()),
  /** For every shuffle the cards that were in it and have not been seen since: any of them may be where another is. */
  lots: z.array(pile.readonly()).readonly(),
})
export type Watch = StateOf<typeof shape>
/** What lies open on the table. */
export type Open = OpenOf<typeof shape>
export type Step = Watch['step']
export type DiePlace = Watch['lies'][number]

export const stateOfWatch = shaped<Watch>(shape)

export function freshNight(): Tonight {
  return {
    range: 0,
    level: 0,
    prevented: 0,
    wards: 0,
    battleCry: 0,
    shadowWalk: 0,
    sharpshooterUsed: false,
    thickHideUsed: false,
    catalystUsed: false,
  }
}
