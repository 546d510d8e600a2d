import { none } from '../content/sheet.ts'
import type { Play } from '@dicehearth/engine'
import type { DieId } from '../content/dice.ts'
import { drawAndRoll } from './bag.ts'
import { choose, type Sort } from './decisions.ts'
import { beginDiceTurn } from './dice-phase.ts'
import { tell } from './events.ts'
import { alike, differentDice, takeOut } from './heroes.ts'
import type { RollPlayer } from './state.ts'

/** The Roll Phase, chapter 4: dice for every Initiative card, the lowest on card 1. */

/** While the Call to Adventure lies in the deck every round is a double one (RP-049, RP-091). */
export function isSingle({ callUnder }: Pick<RollPlayer, 'callUnder'>): boolean {
  return callUnder === none
}

/** The Start Player draws and rolls two dice for each card, or one in a single round (RP-050, RP-051). */
export function* rollPhase(t: RollPlayer): Play {
  const single = isSingle(t)
  if (single) t.singles++
  else t.doubles++
  for (const hero of t.heroes) hero.used = []
  tell(t, { type: 'round', number: t.doubles + t.singles, single })
  yield* drawAndRoll(t, t.start, t.initiative.length * dicePerCard(t))
  t.step = 'sort'
}

/** By the rounds that were begun: once there was a single one, all that follow are single. */
function dicePerCard({ singles }: RollPlayer): number {
  return singles > 0 ? 1 : 2
}

/** Dice go to the cards from low to high; where equal ones fall to different cards the Start Player decides (RP-052, RP-053). */
export function* sortDice(t: RollPlayer): Play {
  while (t.hand.length > 0) {
    const card = t.initiative.findIndex(({ dice }) => dice.length < dicePerCard(t))
    const lowest = Math.min(...t.hand.map((die) => t.face[die]))
    const tied = t.hand.filter((die) => t.face[die] === lowest)
    const room = dicePerCard(t) - t.initiative[card].dice.length
    if (tied.length <= room || tied.every((die) => alike(t, die, tied[0]))) {
      for (const die of tied.slice(0, room)) putOn(t, card, die)
      continue
    }
    const options = differentDice(t, tied).map((die): Sort => ({ verb: 'sort', seat: t.start, die }))
    const { die } = yield* choose(t, { kind: 'sortDie', seat: t.start, card }, options)
    return putOn(t, card, die)
  }
  beginDiceTurn(t)
}

function putOn(t: RollPlayer, card: number, die: DieId): void {
  takeOut(t.hand, die)
  t.initiative[card].dice.push(die)
  tell(t, { type: 'sorted', card, die, face: t.face[die] })
}
