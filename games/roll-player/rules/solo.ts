import { rollAll, type Play } from '@dicehearth/engine'
import type { CardId } from '../content/market.ts'
import { rollAgain } from './bag.ts'
import { tell } from './events.ts'
import { takeOut } from './heroes.ts'
import { cycle } from './minion-deck.ts'
import type { RollPlayer } from './state.ts'

/** The solo game, chapter 23: enemy dice after the Dice turn, and the trash pile. */

/** Enemy dice for card 1, 2 and 3 (RP-224 to RP-226). */
const diceForCard: readonly number[] = [0, 1, 2]

export function* rollEnemyDice(t: RollPlayer): Play {
  const dice = t.enemyDice.slice(0, diceForCard[t.heroes[0].card])
  if (dice.length === 0) return meetMarket(t)
  yield* rollAll(t, 0, dice, t.face)
  // Equal dice: the second is rolled again until it differs (RP-R44).
  while (dice.length === 2 && t.face[dice[0]] === t.face[dice[1]]) yield* rollAgain(t, 0, dice[1])
  takeEnemyResults(
    t,
    dice.map((die) => t.face[die]).sort((a, b) => a - b),
  )
  meetMarket(t)
}

function meetMarket(t: RollPlayer): void {
  t.step = 'marketPhase'
}

/** 1 to 4 name places of the Market as it lay before the roll, 5 and 6 pass a Minion (RP-227 to RP-229, RP-R43). */
function takeEnemyResults(t: RollPlayer, results: readonly number[]): void {
  const lay = t.market.slice()
  for (const result of results) {
    if (result > 4) cycle(t)
    else if (lay[result - 1] !== undefined) trash(t, lay[result - 1])
  }
}

/** Cards of the trash pile never come back (RP-232). */
function trash(t: RollPlayer, card: CardId): void {
  takeOut(t.market, card)
  t.trash.push(card)
  tell(t, { type: 'trashed', card })
}

/** After acting the leftmost card left goes to the discard pile, all others to the trash pile (RP-231, RP-R45). */
export function clearMarketAlone(t: RollPlayer): void {
  const leftmost = t.market.shift()
  if (leftmost === undefined) return
  t.discard.push(leftmost)
  tell(t, { type: 'leftOver', card: leftmost })
  for (const card of t.market.slice()) trash(t, card)
}
