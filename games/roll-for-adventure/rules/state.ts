import { copyFate, type TableState } from '@dicehearth/engine'
import { territories, type Colour, type Side, type Territory } from '../content/boards.ts'
import { cardOf, type Card, type CardId } from '../content/enemies.ts'
import { type HeroId } from '../content/heroes.ts'
import type { OwnEnemy } from '../content/own-enemies.ts'

export type Seat = number
/** Dice are numbered; `owner` says whose each is. */
export type DieId = number

/** Owners that are no player. */
export const ally = -1
export const bonus = -2
/** A space without a die. */
export const empty = -1

/** A face-up enemy with the dice that were put on it. */
export interface Enemy {
  card: CardId
  dice: DieId[]
}

/** The whole table of Roll for Adventure. */
export interface Adventure extends TableState {
  // How the table was set.
  players: number
  heroes: HeroId[]
  sides: Record<Territory, Side>
  /** Power stones that the adventure board wants. */
  spaces: number
  ownEnemies: readonly OwnEnemy[]
  /** By seat; then the colour of the ally dice. */
  colours: Colour[]
  allyColour: Colour | null
  owner: number[]

  // Whose turn it is, and where in it we are.
  turn: number
  active: Seat
  step: 'begin' | 'rollAndPlace' | 'enemy'
  /** Uses of the active hero's ability in this turn. */
  used: number
  /** The roll under way: an ice cave takes one die a roll, a full arch wants a new one. */
  roll: { iceDie: boolean; archFilled: boolean }

  // Dice and where they lie.
  face: number[]
  board: DieId[][]
  hand: DieId[]
  /** Dice of a placement on their way to spaces of desert B. */
  laying: DieId[]
  desert: { first: DieId[]; second: DieId[]; third: DieId[]; spaces: DieId[]; closed: boolean[] }
  fortress: { sections: DieId[][]; barriers: number[] }
  forest: { path: DieId[]; boundary: number; sixes: DieId[]; fives: DieId[] }
  iceCave: DieId[]
  resurrection: DieId[]
  oblivion: DieId[]
  pool: DieId[]

  stones: number
  /** By territory, in their order: the hole of the skull, and the last hole of the track. */
  skull: number[]
  lastHole: number[]

  // Cards. The top of the deck is its end; of known cards everybody knows where they lie.
  deck: CardId[]
  known: CardId[]
  /** How many cards lie under and in the middle stack, while it is known that the Master is in it. */
  stacks: { bottom: number; middle: number } | null
  revealed: CardId | null
  /** Whose attack is carried out in the enemy step. */
  acting: CardId | null
  /** A player-made enemy called for one more card in this enemy step. */
  oneMore: boolean
  enemies: Enemy[]
  discard: CardId[]
}

export function copyAdventure(t: Adventure): Adventure {
  return {
    fate: copyFate(t.fate),
    told: undefined,
    outcome: t.outcome,
    players: t.players,
    heroes: t.heroes,
    sides: t.sides,
    spaces: t.spaces,
    ownEnemies: t.ownEnemies,
    colours: t.colours,
    allyColour: t.allyColour,
    owner: t.owner,
    turn: t.turn,
    active: t.active,
    step: t.step,
    used: t.used,
    roll: { iceDie: t.roll.iceDie, archFilled: t.roll.archFilled },
    face: t.face.slice(),
    board: t.board.map((dice) => dice.slice()),
    hand: t.hand.slice(),
    laying: t.laying.slice(),
    desert: {
      first: t.desert.first.slice(),
      second: t.desert.second.slice(),
      third: t.desert.third.slice(),
      spaces: t.desert.spaces.slice(),
      closed: t.desert.closed.slice(),
    },
    fortress: {
      sections: t.fortress.sections.map((dice) => dice.slice()),
      barriers: t.fortress.barriers.slice(),
    },
    forest: {
      path: t.forest.path.slice(),
      boundary: t.forest.boundary,
      sixes: t.forest.sixes.slice(),
      fives: t.forest.fives.slice(),
    },
    iceCave: t.iceCave.slice(),
    resurrection: t.resurrection.slice(),
    oblivion: t.oblivion.slice(),
    pool: t.pool.slice(),
    stones: t.stones,
    skull: t.skull.slice(),
    lastHole: t.lastHole.slice(),
    deck: t.deck.slice(),
    known: t.known.slice(),
    stacks: t.stacks && { bottom: t.stacks.bottom, middle: t.stacks.middle },
    revealed: t.revealed,
    acting: t.acting,
    oneMore: t.oneMore,
    enemies: t.enemies.map((enemy) => ({ card: enemy.card, dice: enemy.dice.slice() })),
    discard: t.discard.slice(),
  }
}

export function heroOf(t: Adventure): HeroId {
  return t.heroes[t.active]
}

export function card(t: Adventure, id: CardId): Card {
  return cardOf(t.ownEnemies, id)
}

export function trackOf(territory: Territory): number {
  return territories.indexOf(territory)
}

/** The sum of the numbers that dice show. */
export function total(t: Adventure, dice: readonly DieId[]): number {
  let sum = 0
  for (const die of dice) sum += t.face[die]
  return sum
}

/** One die of each owner: dice of one owner are as good as each other where their numbers do not matter. */
export function oneOfEachOwner(t: Adventure, dice: readonly DieId[]): DieId[] {
  const different: DieId[] = []
  for (const die of dice) {
    if (!different.some((other) => t.owner[other] === t.owner[die])) different.push(die)
  }
  return different
}

/** One die of each owner and number. */
export function oneOfEachNumber(t: Adventure, dice: readonly DieId[]): DieId[] {
  const different: DieId[] = []
  for (const die of dice) {
    if (!different.some((other) => t.owner[other] === t.owner[die] && t.face[other] === t.face[die]))
      different.push(die)
  }
  return different
}

/** Takes a die out of a heap where the others keep their order. */
export function takeOut(dice: DieId[], die: DieId): void {
  dice.splice(dice.indexOf(die), 1)
}

export function occupied(spaces: readonly DieId[]): number[] {
  const filled: number[] = []
  spaces.forEach((die, space) => {
    if (die !== empty) filled.push(space)
  })
  return filled
}
