import { marketOrder, playerOrder } from '../rules/heroes.ts'
import type { RpEvent } from '../rules/events.ts'
import type { Seat, Step } from '../rules/state.ts'
import type { RpView } from '../view.ts'

const inMarketOrder: ReadonlySet<Step> = new Set<Step>([
  'marketPhase',
  'market',
  'huntTarget',
  'huntBefore',
  'huntAfter',
  'marketEnd',
])

/** Whose turn it is: the table turns to them. */
export function actingSeat(view: RpView): Seat {
  const [first] = inMarketOrder.has(view.step) ? marketOrder(view) : []
  return first ?? playerOrder(view)[view.turn % view.players] ?? 0
}

/** What the table shows besides the sheet. */
export type Chapter = 'birth' | 'round' | 'hunt' | 'finale'

const atTheEnd: ReadonlySet<Step> = new Set<Step>([
  'adventure',
  'hire',
  'combatBefore',
  'combatAfter',
  'champion',
  'discard',
  'score',
])
const onTheHunt: ReadonlySet<Step> = new Set<Step>(['huntTarget', 'huntBefore', 'huntAfter'])

export function chapterOf({ step, initiative, outcome }: RpView, happening: RpEvent | null): Chapter {
  if (outcome || atTheEnd.has(step)) return 'finale'
  if (onTheHunt.has(step) || happening?.type === 'rewarded') return 'hunt'
  return initiative.length > 0 ? 'round' : 'birth'
}
