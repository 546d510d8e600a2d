import type { EventRow } from '@dicehearth/engine'
import type { RpEvent } from '../rules/events.ts'
import type { RollPlayer } from '../rules/state.ts'
import type { RpView } from '../view.ts'
import { combatEvents } from './events-combat.ts'
import { diceEvents } from './events-dice.ts'
import { marketEvents } from './events-market.ts'
import { setUpEvents } from './events-set-up.ts'
import { tokenEvents } from './events-tokens.ts'

/** A row for every event: what it says, the pieces that it tells of, and which cards acted. */
export type Events = {
  readonly [K in Exclude<RpEvent['type'], 'onlyWay'>]: EventRow<
    Extract<RpEvent, { type: K }>,
    RpView,
    RollPlayer
  >
}

export const events: Events = {
  ...setUpEvents,
  ...diceEvents,
  ...tokenEvents,
  ...marketEvents,
  ...combatEvents,
}
