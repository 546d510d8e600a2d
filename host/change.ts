import {
  checkedSave,
  digestText,
  fileShape,
  markOf,
  fewStates,
  readSave,
  Refusal,
  type Option,
  type Outcome,
  type Saved,
  type SavedState,
  type Table,
} from '@dicehearth/engine'
import * as z from 'zod'

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
}

/** What an act changed; `before` is how many choices there were. */
export function changeSince(table: Table, before: number): Change {
  const from = Math.min(before, table.position)
  const { newest } = table
  const begun = table.recent(from + 1).filter(({ position }) => position > from)
  // Undo may go back further than everything that the store has.
  const states = table.position < before ? [newest] : begun
  return {
    from,
    choices: table.since(from).map(({ choice }) => choice),
    states: fewStates(states.map(({ position, state }) => ({ position, state }))),
    since: table.since(newest.position).map(({ option }) => option),
    marks: begun.map(({ position, state }) => [position, markOf(state)]),
    boundary: table.boundary,
    outcome: table.state.outcome,
    proven: table.proven,
  }
}

/** What a table resumes from: its last rounds and the options taken since. */
export type Tail = Pick<Saved, 'states' | 'since'>

export function tailAfter({ states }: Tail, { from, states: added, since, boundary }: Change): Tail {
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
  }
}

/** Reads a stored table: a whole save, then a line for every change since. */
export function readKept(text: string): Saved {
  const end = text.indexOf('\n')
  const appended = end < 0 ? '' : text.slice(end + 1)
  // A save that somebody reformatted over several lines has no changes after it.
  if (!appended.startsWith('{"from":')) return readSave(text)
  let saved = readSave(text.slice(0, end))
  const lines = appended.split('\n')
  // A last line without a line break was cut off, so it was never acknowledged.
  for (const line of lines.slice(0, -1)) {
    const change = readChange(line)
    if (change.from > saved.choices.length) throw noChange()
    saved = savedAfter(saved, change)
  }
  return checkedSave(saved)
}

function readChange(line: string): Change {
  try {
    return changeShape.parse(JSON.parse(line))
  } catch {
    throw noChange()
  }
}

const { choices, marks, states, since, proven } = fileShape.shape
const position = z.int().min(0)
const changeShape = z.object({
  from: position,
  choices,
  states,
  since,
  marks,
  boundary: position,
  outcome: z.custom<Outcome>((it) => isOutcome(it)).nullable(),
  proven,
})

function isOutcome(value: unknown): value is Outcome {
  return z.looseObject({ result: z.string() }).safeParse(value).success
}

function noChange(): Refusal {
  return new Refusal(
    'bad-save',
    'This saved game is damaged: one of its lines is not a change. Try an older copy of it.',
  )
}
