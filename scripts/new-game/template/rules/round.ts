import { choose, end, offers, turnUp, type Play } from '@dicehearth/engine'
import type { TurnOption } from './decisions.ts'
import { tell } from './events.ts'
import { ranking } from './scoring.ts'
import type { Hearth } from './state.ts'

/** One round of the engine is one card or one stop (EXG-02). */
export function* round(t: Hearth): Play {
  const seat = t.active
  const choice = yield* choose(t, { kind: 'turn', seat }, turnOptions(t, seat))
  if (choice.verb === 'stop') return keep(t, seat)
  const card = turnUp(t, t.deck)
  tell(t, { type: 'turnedUp', seat, card })
  if (t.row.includes(card)) burn(t, seat, card)
  else t.row.push(card)
  if (t.deck.length > 0) return
  if (t.row.length > 0) keep(t, seat)
  yield* end(t, { result: 'over', seats: ranking(t) })
}

function turnOptions(t: Hearth, seat: number): TurnOption[] {
  const list = offers<TurnOption>(t)
  list.add({ verb: 'turnUp', seat })
  list.add({ verb: 'stop', seat }, t.row.length === 0 ? 'EXG-04' : null)
  return list.legal
}

/** The row is lost (EXG-03). */
function burn(t: Hearth, seat: number, card: number): void {
  const cards = [...t.row, card]
  t.burnt.push(...cards)
  tell(t, { type: 'burnt', seat, cards })
  endTurn(t)
}

/** The row is theirs (EXG-04). */
function keep(t: Hearth, seat: number): void {
  t.kept[seat].push(...t.row)
  tell(t, { type: 'kept', seat, cards: t.row })
  endTurn(t)
}

function endTurn(t: Hearth): void {
  t.row = []
  t.active = (t.active + 1) % t.kept.length
}
