import type { Play } from '@dicehearth/engine'
import { holds } from '../../content/adventure.ts'
import type { Decide } from '../decisions.ts'
import { tell } from '../events.ts'
import { pageAs, type Fates, type Seat } from '../state.ts'
import { comeOf } from './encounter.ts'
import { decideBy, passLeadership } from './vote.ts'

/** One of the listed options; those whose condition fails are not shown (DEC-05, DEC-06). */
export function* chooseOption(t: Fates): Play {
  const choice = yield* decideBy(t, { kind: 'choice', seat: t.chosen }, (seat) => openOptions(t, seat))
  if (!choice) return
  const { label, effect } = pageAs(t, 'choice').options[choice.option]
  tell(t, { type: 'decided', seat: choice.seat, option: choice.option, label })
  passLeadership(t)
  yield* comeOf(t, effect)
}

function openOptions(t: Fates, seat: Seat): Decide[] {
  return pageAs(t, 'choice').options.flatMap(({ when }, option): Decide[] =>
    holds(when, t.flags) ? [{ verb: 'decide', seat, option }] : [],
  )
}
