import type { TableEvent, TableState } from './play.ts'
import type { Config } from './setup.ts'

/** A finished game with everything that happened in it. */
export interface FinishedGame<
  C extends Config = Config,
  S extends TableState = TableState,
  E extends TableEvent = TableEvent,
> {
  config: C
  /** The table as it was at the end; its outcome says how the game ended. */
  state: S
  /** In the order in which they happened. */
  events: readonly E[]
  /** The seats of people. Companions earn nothing. */
  people: readonly number[]
}

/** Something worth doing once: earned by a finished game, whoever won it. */
export interface Deed<
  C extends Config = Config,
  S extends TableState = TableState,
  E extends TableEvent = TableEvent,
> {
  id: string
  name: string
  /** How it is earned, in one sentence. */
  text: string
  earned(game: FinishedGame<C, S, E>): boolean
}

/** A figure of the outcome whose best value is worth remembering. */
export interface Best {
  /** Its name in the outcome; "score" is that of the seat. */
  figure: string
  /** What the best value is called: "Fewest turns to victory". */
  name: string
  better: 'more' | 'fewer'
  /** Only games that were won count. */
  won?: true
}

/** The hero, class or adventurer that a seat played, as people call it. */
export interface Cast {
  /** Whose it was; `anyone` if it was everybody's. */
  seat: number
  name: string
}

/** The events of one type, in the order in which they happened. */
export function eventsOf<E extends TableEvent, T extends E['type']>(
  { events }: { readonly events: readonly E[] },
  type: T,
): Extract<E, { type: T }>[] {
  return events.filter((event): event is Extract<E, { type: T }> => event.type === type)
}
