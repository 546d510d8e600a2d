import { end, type Play } from '@dicehearth/engine'
import type { Territory } from '../content/boards.ts'
import { tell } from './events.ts'
import { trackOf } from './lookups.ts'
import type { Adventure } from './state.ts'

/** A finished task: one power stone goes from the chest to the adventure board. The last one wins at once. */
export function* gainStone(t: Adventure, territory: Territory): Play {
  t.stones++
  tell(t, { type: 'stone', territory, side: t.sides[territory], stones: t.stones, of: t.spaces })
  if (t.stones < t.spaces) return
  tell(t, { type: 'won', turns: t.turn })
  yield* end(t, { result: 'won', turns: t.turn, stones: t.stones })
}

/** One damage: the skull moves one hole to the right. */
export function* damage(t: Adventure, territory: Territory): Play {
  const track = trackOf(territory)
  t.skull[track]++
  tell(t, { type: 'damage', territory, hole: t.skull[track], lastHole: t.lastHole[track] })
  yield* fallsIfLastHole(t, territory)
}

/** Permanent damage: the end-of-game marker moves one hole to the left. */
export function* shortenTrack(t: Adventure, territory: Territory): Play {
  const track = trackOf(territory)
  t.lastHole[track]--
  tell(t, { type: 'markerMoved', territory, lastHole: t.lastHole[track] })
  yield* fallsIfLastHole(t, territory)
}

function* fallsIfLastHole(t: Adventure, territory: Territory): Play {
  const track = trackOf(territory)
  if (t.skull[track] < t.lastHole[track]) return
  // A marker that moves past the skull leaves the skull in the last hole that is left.
  t.skull[track] = t.lastHole[track]
  tell(t, { type: 'lost', reason: 'fallen', territory, turns: t.turn })
  yield* end(t, { result: 'lost', reason: 'fallen', territory, turns: t.turn, stones: t.stones })
}

/** At the start of a turn: no die on any hero board loses the game. */
export function* loseWithoutDice(t: Adventure): Play {
  if (t.board.some((dice) => dice.length > 0)) return
  tell(t, { type: 'lost', reason: 'outOfDice', territory: null, turns: t.turn })
  yield* end(t, { result: 'lost', reason: 'outOfDice', turns: t.turn, stones: t.stones })
}

/** A skull goes back, but never below the first hole. */
export function moveSkullBack(t: Adventure, territory: Territory, holes: number): void {
  const track = trackOf(territory)
  t.skull[track] = Math.max(0, t.skull[track] - holes)
  tell(t, { type: 'skullMovedBack', territory, hole: t.skull[track] })
}
