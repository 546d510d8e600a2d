import type { SavedState } from '@dicehearth/engine'
import type { Change } from '@dicehearth/host'

/** A round beginning, as it is stored. */
export interface WrittenState {
  position: number
  state: string
}

/** A change with its states as texts: so they are cheap to hand from thread to thread. */
export interface WrittenChange extends Omit<Change, 'states'> {
  states: WrittenState[]
}

export function writtenChange({ states, ...change }: Change): WrittenChange {
  return { ...change, states: states.map(writtenState) }
}

export function writtenState({ position, state }: SavedState): WrittenState {
  return { position, state: JSON.stringify(state) }
}
