import { Scenario } from '@dicehearth/engine/testing'
import type { Territory } from '../content/boards.ts'
import type { CardId } from '../content/enemies.ts'
import type { HeroId } from '../content/heroes.ts'
import { rollForAdventure } from '../index.ts'
import type { RfaAsk, RfaOption } from '../rules/decisions.ts'
import type { RfaEvent } from '../rules/events.ts'
import { takeOut } from '../rules/dice.ts'
import { ally, bonus, trackOf } from '../rules/lookups.ts'
import type { Adventure, DieId } from '../rules/state.ts'
import type { RfaView } from '../view.ts'

export type RfaScenario = Scenario<Adventure, RfaAsk, RfaOption, RfaEvent, RfaView>

export const red = 0
export const blue = 1
export const green = 2
export const yellow = 3
export { ally, bonus }

/** The number that makes the territory die show this. */
export const dieShows = { desert: 1, fortress: 2, forest: 3, iceCave: 4, all: 5, none: 6 } as const

/**
 * A table in the middle of a game. Seats are red, blue, green and yellow in turn order; red begins. Heroes that
 * are not named have no ability that could come between. Cards to come are named top card first.
 */
export function table({
  heroes = ['fighter', 'twinhand'],
  setup = {},
  dice = [],
  cards = [],
  arrange,
}: {
  heroes?: readonly HeroId[]
  setup?: Readonly<Record<string, unknown>>
  dice?: readonly number[]
  cards?: readonly CardId[]
  arrange?: (t: Adventure) => void
}): RfaScenario {
  return new Scenario(rollForAdventure, {
    setup: { players: heroes.length, heroes, first: '1', ...setup },
    dice,
    arrange: (t) => {
      comeNext(t, cards)
      arrange?.(t)
    },
  })
}

/** Takes a die of this owner from where it rests and lays it somewhere, showing a number. */
export function lay(t: Adventure, owner: number, face: number, heap: DieId[]): DieId {
  const die = rest(t, owner)
  t.face[die] = face
  heap.push(die)
  return die
}

/** Takes a die of this owner from where it rests and lays it on a space. */
export function layOn(t: Adventure, owner: number, face: number, spaces: DieId[], space: number): DieId {
  const die = rest(t, owner)
  t.face[die] = face
  spaces[space] = die
  return die
}

function rest(t: Adventure, owner: number): DieId {
  for (const heap of owner === bonus ? [t.pool] : t.board) {
    const die = heap.find((d) => t.owner[d] === owner)
    if (die === undefined) continue
    takeOut(heap, die)
    return die
  }
  throw new Error(`no die of ${owner} is at rest`)
}

/** Leaves a player with this many dice; the others go to Oblivion. */
export function keepDice(t: Adventure, seat: number, count: number): void {
  t.oblivion.push(...t.board[seat].splice(count))
}

/** Puts an enemy in play, with dice of one owner on it. */
export function enemy(
  t: Adventure,
  card: CardId,
  on: readonly (readonly [owner: number, face: number])[] = [],
): void {
  t.deck = t.deck.filter((id) => id !== card)
  const dice: DieId[] = []
  for (const [owner, face] of on) lay(t, owner, face, dice)
  t.enemies.push({ card, dice })
}

/** These cards come next, the first of them first. */
export function comeNext(t: Adventure, cards: readonly CardId[]): void {
  t.deck = [...t.deck.filter((id) => !cards.includes(id)), ...[...cards].reverse()]
}

export function skullOf(t: Adventure, territory: Territory): number {
  return t.skull[trackOf(territory)]
}

/** Whose dice lie in a heap. */
export function owners(t: Adventure, heap: readonly DieId[]): number[] {
  return heap.map((die) => t.owner[die])
}

/** What the dice of a heap show. */
export function faces(t: Adventure, heap: readonly DieId[]): number[] {
  return heap.map((die) => t.face[die])
}

/** Whose dice lie in a heap, whatever their order: bonus and ally dice first, then by seat. */
export function sortedOwners(t: Adventure, heap: readonly DieId[]): number[] {
  return owners(t, heap).sort((a, b) => a - b)
}

/** Ends the placing of a turn: everything that is left goes to Resurrection, one number of it. */
export function endTurn(s: RfaScenario): void {
  const place = s.options.find((option) => option.verb === 'place' && option.at === 'resurrection')
  if (place) s.choose(place)
}

/** The same table when red has placed: the enemy step comes first. */
export function enemyStep(options: Parameters<typeof table>[0]): RfaScenario {
  return table({
    ...options,
    arrange: (t) => {
      t.step = 'enemy'
      options.arrange?.(t)
    },
  })
}

/** Takes the option that names a die of this owner. */
export function chooseDieOf(s: RfaScenario, owner: number): void {
  const option = s.options.find((o) => 'die' in o && s.t.owner[o.die] === owner)
  if (!option) throw new Error(`no die of ${owner} can be chosen`)
  s.choose(option)
}

/** Who attacked what, in order. */
export function attacks(s: RfaScenario): string[] {
  return s.told('attack').map((e) => `${e.card} ${e.territory}`)
}

/** The bonus pool is left with this many dice; the others go to Oblivion. */
export function keepPool(t: Adventure, count: number): void {
  t.oblivion.push(...t.pool.splice(count))
}
