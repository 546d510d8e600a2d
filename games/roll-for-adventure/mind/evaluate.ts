import {
  archSpaces,
  connections,
  desertAGroup,
  fortressAGroup,
  fortressBGroup,
  resurrectionHolds,
} from '../content/boards.ts'
import { card, empty, total } from '../rules/lookups.ts'
import type { Adventure } from '../rules/state.ts'

/** How well things stand, for the greedy companion: a rough sum of what a player would point at. */
export function evaluate(t: Adventure): number {
  if (t.outcome) return t.outcome.result === 'won' ? 10_000 : -10_000 + t.stones * 10
  return 100 * t.stones + progress(t) - dangers(t) + diceAtHand(t)
}

/** Work done toward the next stones. */
export function progress(t: Adventure): number {
  return desert(t) + fortress(t) + forest(t) + iceCave(t)
}

function desert(t: Adventure): number {
  if (t.sides.desert === 'A')
    return 26 * t.desert.second.length + share(t.desert.first.length + t.laying.length, desertAGroup, 24)
  const closed = t.desert.closed.filter((isClosed) => isClosed).length
  const open = connections.reduce((sum, spaces, k) => {
    if (t.desert.closed[k]) return sum
    const filled = spaces.filter((space) => t.desert.spaces[space] !== empty).length
    return sum + share(filled, spaces.length, 14)
  }, 0)
  return 17 * closed + open + 4 * t.laying.length
}

function fortress(t: Adventure): number {
  return t.fortress.sections.reduce((sum, dice, section) => {
    const barriers = t.fortress.barriers[section]
    if (t.sides.fortress === 'A') return sum + (barriers === 0 ? 30 : share(dice.length, fortressAGroup, 26))
    return sum + 28 * (2 - barriers) + share(dice.length, fortressBGroup[barriers], 26)
  }, 0)
}

function forest(t: Adventure): number {
  if (t.sides.forest === 'A') return share(t.forest.path.length, t.forest.boundary, 85)
  const filled = t.forest.sixes.length + t.forest.fives.length
  return share(filled, archSpaces, 70)
}

/** One die short of a reward is worth more than the dice. */
function iceCave(t: Adventure): number {
  const dice = t.iceCave.filter((die) => die !== empty).length
  return 3 * dice + (dice >= 3 ? 4 : 0)
}

/** Part of the way is worth a little less than its share: unfinished work can be lost. */
function share(done: number, whole: number, worth: number): number {
  return worth * (done / whole) ** 1.6
}

export function dangers(t: Adventure): number {
  let sum = 0
  t.skull.forEach((hole, track) => {
    const left = t.lastHole[track] - hole
    sum += 90 / left - 90 / 7
  })
  for (const enemy of t.enemies) {
    const it = card(t, enemy.card)
    const rank = it.kind === 'enemy' || it.kind === 'phantom' || it.kind === 'own' ? (it.rank ?? 2) : 3
    // The lower the rank, the more often it is commanded.
    sum += 8 + 6 * (3 - rank) - 1.5 * total(t, enemy.dice)
  }
  return sum
}

/** Dice still in hand will be rolled this very turn; those on boards must survive until the next. */
export function diceAtHand(t: Adventure): number {
  const boards = t.board.reduce((sum, dice) => sum + dice.length, 0)
  const vortex = share(
    Math.min(total(t, t.resurrection), resurrectionHolds),
    resurrectionHolds,
    2 + 3 * t.oblivion.length,
  )
  return 10 * t.hand.length + 6 * boards + vortex + 2 * t.pool.length - 8 * t.desert.third.length
}
