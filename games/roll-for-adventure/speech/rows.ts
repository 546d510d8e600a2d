import { capital, type EventRow, type OptionRow, type Speech } from '@dicehearth/engine'
import { connections, iceLines } from '../content/boards.ts'
import type { RfaAsk, RfaOption } from '../rules/decisions.ts'
import type { RfaEvent } from '../rules/events.ts'
import { asGoodAs } from '../rules/heaps.ts'
import { piece } from '../rules/pieces.ts'
import type { Adventure } from '../rules/state.ts'
import { theTerritoryDie } from '../rules/where.ts'
import type { RfaView } from '../view.ts'

export type RfaSpeech = Speech<RfaAsk, RfaOption, RfaEvent, RfaView, Adventure>

/** An answer whose pieces are those that it names. */
export function answer<O extends RfaOption>(
  text: string | ((option: O, view: RfaView, ask: RfaAsk) => string),
): OptionRow<O, RfaAsk, RfaView> {
  return {
    text: (it, view, ask) => capital(typeof text === 'string' ? text : text(it, view, ask)),
    touches: piecesOf,
  }
}

type More<E> = Pick<EventRow<E, RfaView, Adventure>, 'acted' | 'opens' | 'sound' | 'digest' | 'dice'>

/** The sentence for an event and what goes with it: one more place that lights up, what acted, a sound. */
export function told<E extends RfaEvent>(
  text: string | ((event: E, view: RfaView) => string | null),
  { at, ...more }: NoInfer<More<E>> & { at?: string } = {},
): EventRow<E, RfaView, Adventure> {
  return {
    text: (it, view) => {
      const said = typeof text === 'string' ? text : text(it, view)
      return said === null ? null : capital(said)
    },
    touches: (it, view) => [...piecesOf(it, view), ...(at === undefined ? [] : [at])],
    ...more,
  }
}

/** The pieces that an option or an event names; for an option also every die that can stand in for its die. */
export function piecesOf(it: RfaOption | RfaEvent, view: RfaView): string[] {
  const dice = 'dice' in it && typeof it.dice === 'object' ? it.dice : []
  const one = 'die' in it ? ('verb' in it ? asGoodAs(view, it.die) : [it.die]) : []
  return [
    ...[...dice, ...one].filter((die) => die !== theTerritoryDie).map(piece.die),
    ...('card' in it && it.card !== null ? [piece.card(it.card)] : []),
    ...('at' in it && it.at !== 'enemy' ? [it.at] : []),
    ...('territory' in it && it.territory ? [it.territory, piece.track(it.territory)] : []),
    ...('space' in it ? [piece.desertSpace(it.space)] : []),
    ...('section' in it ? [piece.section(it.section)] : []),
    ...('connection' in it ? connections[it.connection].map(piece.desertSpace) : []),
    ...('lines' in it
      ? it.lines.flatMap((line) => [piece.line(line), ...iceLines[line].spaces.map(piece.iceSpace)])
      : []),
    ...('type' in it && 'seat' in it ? [piece.hero(it.seat)] : []),
    ...('board' in it ? [piece.hero(it.board)] : []),
    ...('seats' in it ? it.seats.map(piece.hero) : []),
  ]
}
