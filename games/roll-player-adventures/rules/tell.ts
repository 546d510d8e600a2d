import { tell, type TableState } from '@dicehearth/engine'
import type { AdventureEvent } from './events.ts'

/** Tells an event of this game. */
export function say(t: TableState, event: AdventureEvent): void {
  if (t.listener) tell(t, event)
}
