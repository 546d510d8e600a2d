import type { Territory } from '../content/boards.ts'
import { tell } from './events.ts'
import {
  ally,
  bonus,
  empty,
  oneOfEachNumber,
  takeOut,
  type Adventure,
  type DieId,
  type Seat,
} from './state.ts'

/** A die comes back: to its owner's board, an ally die to the active player, a bonus die to the pool. */
export function comeBack(t: Adventure, dice: readonly DieId[]): void {
  for (const die of dice) {
    const owner = t.owner[die]
    if (owner === bonus) t.pool.push(die)
    else t.board[owner === ally ? t.active : owner].push(die)
  }
  if (dice.length > 0) tell(t, { type: 'cameBack', dice })
}

/** Everything in a heap comes back. */
export function allComeBack(t: Adventure, heap: DieId[]): void {
  const dice = heap.slice()
  heap.length = 0
  comeBack(t, dice)
}

/** Each of these players takes a bonus die from the pool, as long as there are any. */
export function giveBonusDice(t: Adventure, seats: readonly Seat[]): void {
  const given = seats.slice(0, t.pool.length)
  for (const seat of given) t.board[seat].push(...t.pool.splice(-1))
  if (given.length > 0) tell(t, { type: 'bonusGiven', seats: given })
}

/** The dice of a territory that can be taken from it (desert A spares its second and third section). */
export function diceAt(t: Adventure, territory: Territory): DieId[] {
  switch (territory) {
    case 'desert':
      return t.sides.desert === 'A' ? t.desert.first.slice() : t.desert.spaces.filter((die) => die !== empty)
    case 'fortress':
      return t.fortress.sections.flat()
    case 'forest':
      return t.sides.forest === 'A' ? t.forest.path.slice() : [...t.forest.sixes, ...t.forest.fives]
    case 'iceCave':
      return t.iceCave.filter((die) => die !== empty)
  }
}

/** Of dice in a territory, those between which there is something to choose. */
export function differentDice(t: Adventure, territory: Territory, dice: readonly DieId[]): DieId[] {
  const spaced = territory === 'iceCave' || (territory === 'desert' && t.sides.desert === 'B')
  return spaced ? dice.slice() : oneOfEachNumber(t, dice)
}

/** Takes one die out of a territory, where forests and heaps close up. */
export function liftFrom(t: Adventure, territory: Territory, die: DieId): void {
  switch (territory) {
    case 'desert':
      if (t.sides.desert === 'A') takeOut(t.desert.first, die)
      else t.desert.spaces[t.desert.spaces.indexOf(die)] = empty
      return
    case 'fortress':
      for (const section of t.fortress.sections) if (section.includes(die)) takeOut(section, die)
      return
    case 'forest':
      for (const row of [t.forest.path, t.forest.sixes, t.forest.fives])
        if (row.includes(die)) takeOut(row, die)
      return
    case 'iceCave':
      t.iceCave[t.iceCave.indexOf(die)] = empty
  }
}

/** Dice of a territory are lost to the Vortex of Oblivion. */
export function loseFrom(t: Adventure, territory: Territory, dice: readonly DieId[]): void {
  for (const die of dice) {
    liftFrom(t, territory, die)
    t.oblivion.push(die)
  }
  if (dice.length > 0) tell(t, { type: 'diceLost', dice, from: territory })
}
