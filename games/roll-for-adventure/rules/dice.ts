import type { Territory } from '../content/boards.ts'
import { tell } from './events.ts'
import { ally, bonus, empty } from './lookups.ts'
import type { Adventure, DieId, Open, Seat } from './state.ts'

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
export function diceAt(t: Open, territory: Territory): DieId[] {
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

/** Takes a die out of a heap where the others keep their order. */
export function takeOut(dice: DieId[], die: DieId): void {
  dice.splice(dice.indexOf(die), 1)
}
