import { offers, type Play } from '@dicehearth/engine'
import { choose, type RpOption } from './decisions.ts'
import { isFree, offerFree, takeFree } from './free.ts'
import { seatInTurn } from './heroes.ts'
import { passOn } from './game-setup.ts'
import type { RollPlayer } from './state.ts'

/** The last opportunity to spend XP on the hero, each player in turn (RP-164, RP-R29, DEC-23). */
export function* lastOpportunity(t: RollPlayer): Play {
  const seat = seatInTurn(t)
  const list = offers<RpOption>(t)
  list.add({ verb: 'finish', seat })
  offerFree(t, seat, 'last', list)
  const choice = yield* choose(t, { kind: 'last', seat }, list.legal)
  if (isFree(choice)) return yield* takeFree(t, seat, choice)
  passOn(t, 'adventure')
}
