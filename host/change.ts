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
  type SeatOf,
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
  /** The rules under which the states were reached, and who sits there; missing where that is as before. */
  rules?: number
  seats?: SeatOf[]
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

/**
 * The last rounds as the table resumed them: under the rules of today, with whoever sits there today. A store is given
 * this before play goes on, because choices that were matched by their content may have other numbers now.
 */
export function resumedAs(table: Table, seats: readonly SeatOf[]): Change {
  const [{ position: from }, ...later] = table.recent(table.boundary)
  return {
    ...changeSince(table, from),
    states: fewStates(table.recent(from).map(({ position, state }) => ({ position, state }))),
    marks: later.map(({ position, state }) => [position, markOf(state)]),
    rules: table.game.rulesVersion,
    seats: [...seats],
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
    rules: change.rules ?? saved.rules,
    seats: change.seats ?? saved.seats,
  }
}

/** A stored table as one text: a whole save, then a line for every change since. */
export interface KeptText {
  saved: Saved
  /** How many changes there have been, also before the whole save was written. */
  revision: number
  /** How much was appended to the whole save; null if another line must not simply follow. */
  appended: number | null
}

export function wholeText(saved: Saved, revision: number): string {
  return `${JSON.stringify({ ...saved, revision })}\n`
}

/** `by` tells the lines of two writers apart that store the same change at the same moment. */
export function changeText(change: Change, revision: number, by: number): string {
  return `${JSON.stringify({ ...change, revision, by })}\n`
}

/** How every change begins, even one that was cut off after a few letters. */
const beginning = '{"from":'

export function readKeptText(text: string): KeptText {
  const end = text.indexOf('\n')
  const appended = end < 0 ? '' : text.slice(end + 1)
  // A save that somebody reformatted over several lines has no changes after it.
  if (appended === '' || !appended.startsWith(beginning.slice(0, appended.length)))
    return { saved: readSave(text), revision: revisionIn(text), appended: end === text.length - 1 ? 0 : null }
  const first = text.slice(0, end)
  let saved = readSave(first)
  let revision = revisionIn(first)
  const lines = appended.split('\n')
  // A last line without a line break was cut off, so it was never acknowledged.
  for (const line of lines.slice(0, -1)) {
    const change = readChange(line)
    // Of two that were written at the same moment the first counts.
    if (change.revision !== undefined && change.revision <= revision) continue
    if (change.from > saved.choices.length || (change.revision ?? revision + 1) !== revision + 1)
      throw noChange()
    saved = savedAfter(saved, change)
    revision++
  }
  return { saved: checkedSave(saved), revision, appended: lines.at(-1) === '' ? appended.length : null }
}

export function readKept(text: string): Saved {
  return readKeptText(text).saved
}

/** Whole saves end with it; those from elsewhere have none. */
function revisionIn(save: string): number {
  return Number(/,"revision":(\d{1,15})\}\n?$/.exec(save.slice(-40))?.[1] ?? 0)
}

function readChange(line: string): Change & { revision?: number } {
  try {
    return changeShape.parse(JSON.parse(line))
  } catch {
    throw noChange()
  }
}

const { choices, marks, states, since, proven, rules, seats } = fileShape.shape
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
  rules: rules.exactOptional(),
  seats: seats.exactOptional(),
  revision: position.exactOptional(),
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
