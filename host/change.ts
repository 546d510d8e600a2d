import {
  digestText,
  fewStates,
  type Option,
  type Outcome,
  type Saved,
  type SavedState,
  type SeatOf,
  type Table,
} from '@dicehearth/engine'

/** What a store appends after one act. Small, however long the game. */
export interface Change {
  /** The journal stays up to this position; the rest was taken back. */
  from: number
  choices: number[]
  /** Round beginnings that the store may not have yet. */
  states: SavedState[]
  /** The options taken since the newest of them. */
  since: Option[]
  marks: [number, string][]
  /** How far back undo reaches: states before the round of this position are no longer needed. */
  boundary: number
  outcome: Outcome | null
  proven: boolean
  /** The rules under which the states were reached, and who sits there; missing where that is as before. */
  rules?: number
  seats?: SeatOf[]
}

/** What an act changed; `before` is how many choices there were. */
export function changeSince(table: Table, before: number): Change {
  const from = Math.min(before, table.position)
  const { newest } = table
  const begun = table.recent(from).filter(({ position }) => position > from)
  // Undo may go back further than everything that the store has.
  const states = table.position < before ? [newest] : begun
  return {
    from,
    choices: table.since(from).map(({ choice }) => choice),
    states: fewStates(states.map(({ position, state }) => ({ position, state }))),
    since: table.since(newest.position).map(({ option }) => option),
    marks: begun.map(({ position, mark }) => [position, mark]),
    boundary: table.boundary,
    outcome: table.state.outcome,
    proven: table.proven,
  }
}

/**
 * The last rounds as the table resumed them: under the rules of today, with whoever sits there today. A store is given
 * this before play goes on, because choices that were matched by their content may have other numbers now.
 */
export function resumedAs(table: Table, seats: readonly SeatOf[]): Change {
  const [{ position: from }, ...later] = table.recent(table.boundary)
  return {
    ...changeSince(table, from),
    states: fewStates(table.recent(from).map(({ position, state }) => ({ position, state }))),
    marks: later.map(({ position, mark }) => [position, mark]),
    rules: table.game.rulesVersion,
    seats: [...seats],
  }
}

/** What a table resumes from: its last rounds and the options taken since. */
export type Tail = Pick<Saved, 'states' | 'since'>

export function tailAfter({ states }: Tail, { from, states: added, since, boundary }: Change): Tail {
  // In the middle of a round nothing is to be done.
  if (added.length === 0) return { states, since }
  const kept = states.filter(
    ({ position }) => position <= from && !added.some((state) => state.position === position),
  )
  const all = [...kept, ...added]
  const oldest = all.findLastIndex(({ position }) => position <= boundary)
  return { states: fewStates(all.slice(Math.max(0, oldest))), since }
}

/** A saved game with a change applied. */
export function savedAfter(saved: Saved, change: Change): Saved {
  const choices = [...saved.choices.slice(0, change.from), ...change.choices]
  const marks = [...saved.marks.filter(([position]) => position <= change.from), ...change.marks]
  return {
    ...saved,
    ...tailAfter(saved, change),
    choices,
    marks,
    digest: digestText(JSON.stringify([marks, choices, change.outcome])),
    proven: change.proven,
    rules: change.rules ?? saved.rules,
    seats: change.seats ?? saved.seats,
  }
}
