import { rollAll, type Play } from '@dicehearth/engine'
import { ponder, type PlaceDice, type RollOn } from './decisions.ts'
import { tell } from './events.ts'
import { loseWithoutDice } from './fate-of-the-land.ts'
import { afterRollOptions, ferriesOn, startWindow, workOnRoll, type AfterRoll } from './heroes.ts'
import { place, placements } from './placement.ts'
import { heroOf } from './lookups.ts'
import type { Adventure } from './state.ts'

/** Dice that lie on the hero board are taken in hand. */
export function* beginTurn(t: Adventure): Play {
  t.turn++
  t.used = 0
  tell(t, { type: 'turnBegan', seat: t.active, turn: t.turn })
  yield* loseWithoutDice(t)
  t.hand = t.board[t.active]
  t.board[t.active] = []
  yield* startWindow(t)
  t.step = t.hand.length > 0 ? 'rollAndPlace' : 'enemy'
}

/** One roll of the whole hand and what is placed from it. */
export function* rollAndPlace(t: Adventure): Play {
  yield* rollAll(t, t.active, t.hand, t.face)
  t.roll = { iceDie: false, archFilled: false }
  let placed = yield* placeFromRoll(t)
  if (heroOf(t) === 'twinhand' && placed.at !== 'resurrection' && t.hand.length > 0) {
    placed = (yield* placeSecond(t)) ?? placed
  }
  const stops = placed.at === 'resurrection' && !(yield* ferriesOn(t))
  if (stops) {
    t.board[t.active].push(...t.hand)
    t.hand = []
  }
  if (t.hand.length === 0) t.step = 'enemy'
}

/** The placement that every roll demands; heroes with a way with dice may use it first. */
function* placeFromRoll(t: Adventure): Play<PlaceDice> {
  for (;;) {
    const options: (PlaceDice | AfterRoll)[] = placements(t)
    for (const option of afterRollOptions(t)) options.push(option)
    const choice = yield* ponder({ kind: 'place', seat: t.active }, options)
    if (choice.verb === 'place') {
      yield* place(t, choice)
      return choice
    }
    yield* workOnRoll(t, choice)
  }
}

/** Twinhand: one more placement from the same roll, or none. */
function* placeSecond(t: Adventure): Play<PlaceDice | null> {
  const choice = yield* ponder<PlaceDice | RollOn>({ kind: 'secondPlacement', seat: t.active }, [
    ...placements(t),
    { verb: 'rollOn', seat: t.active },
  ])
  if (choice.verb === 'rollOn') return null
  tell(t, { type: 'ability', seat: t.active, hero: 'twinhand', dice: [], number: 0 })
  yield* place(t, choice)
  return choice
}

export function nextPlayer(t: Adventure): void {
  t.active = (t.active + 1) % t.players
  t.step = 'begin'
}
