import { copyFate, type TableState } from '@dicehearth/engine'
import type { AbilityId } from '../content/abilities.ts'
import { classes, type ClassId } from '../content/adventurers.ts'
import { unpack } from '../content/box.ts'
import { diceEach, type CampSpace, type Difficulty } from '../content/camp.ts'
import type { Creature, Kind, KindId, Location } from '../content/cards.ts'
import type { Trait } from '../content/language.ts'
import type { OwnPack } from '../content/own-pack.ts'

export type Seat = number
/** Adventurers are numbered in the order in which their classes were picked; dice 0 to 2 are the first one's. */
export type Who = number
export type DieId = number
/** Cards are numbered through the box; `box` says of which kind each is. */
export type CardId = number
/** No adventurer, no card, no die. */
export const none = -1

/** Where in the game we are: a round of play is one of these, or one action of it. */
export type Step = 'gather' | 'roll' | 'rest' | 'camp' | 'line' | 'watch' | 'attack' | 'endure' | 'onward'

/** Where a die lies. */
export type DiePlace = 'free' | 'attack' | 'spent' | 'ability' | 'creature' | 'location' | 'trap' | CampSpace

/** An equipped ability card. */
export interface Slot {
  ability: AbilityId
  exhausted: boolean
  /** This round a die was put on it, to use it or by a stun. */
  byDie: boolean
  /** This round it was exhausted for its effect. */
  byExhausting: boolean
}

export interface Adventurer {
  class: ClassId
  /** Whose it is; `anyone` for the flex adventurer of three players. */
  seat: Seat
  rests: number
  equipped: Slot[]
  leftover: AbilityId[]
  tamed: CardId[]
  /** All cards were exhausted when this watch began (SAW-075). */
  sitsOut: boolean
}

/** A card of the line, with what lies on it. */
export interface Foe {
  card: CardId
  /** What a rider sits on. */
  under: CardId
  faceup: boolean
  /** Its reveal power is still to come. */
  pending: boolean
  /** It has used its first-position power since it became first. */
  led: boolean
  wounds: number
  /** Smoke Bomb: its text is ignored this round. */
  ignored: boolean
  /** Acid Vial: its damage is 0 this round. */
  harmless: boolean
}

/** A direct attack before the blow: on which position, with what. */
export interface Attack {
  at: number
  dice: DieId[]
  tamed: CardId[]
}

/** What holds for this round alone. */
export interface Tonight {
  range: number
  level: number
  /** Reveal powers still to be lost. */
  prevented: number
  wards: number
  battleCry: number
  shadowWalk: number
  sharpshooterUsed: boolean
  thickHideUsed: boolean
  catalystUsed: boolean
}

/** The whole table of Set a Watch. */
export interface Watch extends TableState {
  // How the table was set.
  players: number
  difficulty: Difficulty
  deluxe: boolean
  pickClasses: boolean
  firewoodByDie: boolean
  own: OwnPack | null
  box: readonly KindId[]

  // Where in the game we are.
  round: number
  step: Step
  resting: Who
  tonight: Tonight
  /** Cards whose once-a-watch power is used up. */
  once: CardId[]

  adventurers: Adventurer[]
  // Dice, three for each adventurer.
  face: number[]
  lies: DiePlace[]
  /** The card that a die lies on: the creature's number, or which equipped card of its owner. */
  on: number[]
  /** Reckless Blow: counts double in the attack it is spent on. */
  doubled: boolean[]

  firewood: number
  /** The direct attack that is being put together. */
  attack: Attack | null
  // Cards. The top of a pile is its end; the line begins at the camp.
  line: Foe[]
  deck: CardId[]
  graveyard: CardId[]
  horde: CardId[]
  unhallowed: CardId[]
  removed: CardId[]
  /** Never in this game, and never seen. */
  aside: CardId[]
  location: CardId
  map: CardId[]
  unused: CardId[]
  past: CardId[]

  /** Of which cards everybody knows where they are (SAW-R04). */
  seen: boolean[]
  /** For every shuffle the cards that were in it and have not been seen since: any of them may be where another is. */
  lots: readonly (readonly CardId[])[]
}

export function copyWatch(t: Watch): Watch {
  return {
    fate: copyFate(t.fate),
    told: undefined,
    outcome: t.outcome,
    players: t.players,
    difficulty: t.difficulty,
    deluxe: t.deluxe,
    pickClasses: t.pickClasses,
    firewoodByDie: t.firewoodByDie,
    own: t.own,
    box: t.box,
    round: t.round,
    step: t.step,
    resting: t.resting,
    tonight: copyTonight(t.tonight),
    once: t.once.slice(),
    adventurers: t.adventurers.map(copyAdventurer),
    face: t.face.slice(),
    lies: t.lies.slice(),
    on: t.on.slice(),
    doubled: t.doubled.slice(),
    firewood: t.firewood,
    attack: t.attack && { at: t.attack.at, dice: t.attack.dice.slice(), tamed: t.attack.tamed.slice() },
    line: t.line.map(copyFoe),
    deck: t.deck.slice(),
    graveyard: t.graveyard.slice(),
    horde: t.horde.slice(),
    unhallowed: t.unhallowed.slice(),
    removed: t.removed.slice(),
    aside: t.aside.slice(),
    location: t.location,
    map: t.map.slice(),
    unused: t.unused.slice(),
    past: t.past.slice(),
    seen: t.seen.slice(),
    lots: t.lots,
  }
}

function copyTonight(it: Tonight): Tonight {
  return {
    range: it.range,
    level: it.level,
    prevented: it.prevented,
    wards: it.wards,
    battleCry: it.battleCry,
    shadowWalk: it.shadowWalk,
    sharpshooterUsed: it.sharpshooterUsed,
    thickHideUsed: it.thickHideUsed,
    catalystUsed: it.catalystUsed,
  }
}

function copyAdventurer(it: Adventurer): Adventurer {
  return {
    class: it.class,
    seat: it.seat,
    rests: it.rests,
    equipped: it.equipped.map(copySlot),
    leftover: it.leftover.slice(),
    tamed: it.tamed.slice(),
    sitsOut: it.sitsOut,
  }
}

function copySlot(it: Slot): Slot {
  return { ability: it.ability, exhausted: it.exhausted, byDie: it.byDie, byExhausting: it.byExhausting }
}

function copyFoe(it: Foe): Foe {
  return {
    card: it.card,
    under: it.under,
    faceup: it.faceup,
    pending: it.pending,
    led: it.led,
    wounds: it.wounds,
    ignored: it.ignored,
    harmless: it.harmless,
  }
}

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

export function kindOf(t: Pick<Watch, 'own' | 'box'>, card: CardId): Kind {
  return unpack(t.own, t.box)[card]
}

export function creatureOf(t: Pick<Watch, 'own' | 'box'>, card: CardId): Creature {
  const kind = kindOf(t, card)
  if (kind.kind !== 'creature') throw new Error(`${kind.name} is no creature`)
  return kind
}

export function locationOf(t: Pick<Watch, 'own' | 'box'>, card: CardId): Location {
  const kind = kindOf(t, card)
  if (kind.kind !== 'location') throw new Error(`${kind.name} is no location`)
  return kind
}

export function isSummon(t: Pick<Watch, 'own' | 'box'>, card: CardId): boolean {
  return kindOf(t, card).kind === 'summon'
}

/** What is special about the current location, in one respect. */
export function trait<K extends Trait['is']>(
  t: Pick<Watch, 'own' | 'box' | 'location'>,
  is: K,
): Extract<Trait, { is: K }> | undefined {
  for (const it of locationOf(t, t.location).traits) if (it.is === is) return it as Extract<Trait, { is: K }>
  return undefined
}

// Dice.

export function ownerOf(die: DieId): Who {
  return Math.floor(die / diceEach)
}

export function diceOf(who: Who): DieId[] {
  return [who * diceEach, who * diceEach + 1, who * diceEach + 2]
}

export function sidesOf(t: Pick<Watch, 'adventurers'>, die: DieId): 6 | 8 {
  return classes[t.adventurers[ownerOf(die)].class].dice
}

export function freeDice(t: Watch, who: Who): DieId[] {
  const free: DieId[] = []
  for (let die = who * diceEach; die < (who + 1) * diceEach; die++) if (t.lies[die] === 'free') free.push(die)
  return free
}

/** Of dice, one of each owner and number (and doubled or not): between equal ones there is nothing to choose. */
export function differentDice(t: Watch, dice: readonly DieId[]): DieId[] {
  const different: DieId[] = []
  for (const die of dice) if (!different.some((other) => alike(t, die, other))) different.push(die)
  return different
}

function alike(t: Watch, one: DieId, other: DieId): boolean {
  return (
    t.face[one] === t.face[other] &&
    ownerOf(one) === ownerOf(other) &&
    t.doubled[one] === t.doubled[other] &&
    t.lies[one] === t.lies[other] &&
    t.on[one] === t.on[other]
  )
}
