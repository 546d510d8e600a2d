import { decline, offers, type Decline, type Play } from '@dicehearth/engine'
import { stepFrom, ways, type Way } from '../content/compass.ts'
import { choose, type Cause, type TakeStep } from './decisions.ts'
import { tell } from './events.ts'
import type { RollPlayer, Seat } from './state.ts'

export function canStep(t: RollPlayer, seat: Seat, way: Way): boolean {
  return stepFrom(t.heroes[seat].token, way) !== null
}

/** Moves the alignment token one space, if the grid allows (RP-079, RP-106). */
export function stepToken(t: RollPlayer, seat: Seat, way: Way): void {
  const hero = t.heroes[seat]
  const to = stepFrom(hero.token, way)
  if (to === null) return
  const from = hero.token
  hero.token = to
  tell(t, { type: 'aligned', seat, from, to })
}

/** ALIGN: single steps up, down, left or right, never diagonal (RP-R11, DEC-10). */
export function* align(t: RollPlayer, seat: Seat, steps: number, may: boolean, by: Cause): Play {
  for (let n = 0; n < steps; n++) {
    const list = offers<TakeStep | Decline>(t)
    for (const way of ways) list.add({ verb: 'step', seat, way }, canStep(t, seat, way) ? null : 'RP-079')
    if (may) list.add(decline(seat))
    const choice = yield* choose(t, { kind: 'step', seat, by }, list.legal)
    if (choice.verb === 'decline') return
    stepToken(t, seat, choice.way)
  }
}
