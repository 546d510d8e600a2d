import { checkedSave, fileShape, readSave, Refusal, type Outcome, type Saved } from '@dicehearth/engine'
import * as z from 'zod'
import { savedAfter, type Change } from './change.ts'

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
    const { revision: next = revision + 1, ...change } = readChange(line)
    // Of two that were written at the same moment the first counts.
    if (next <= revision) continue
    if (next > revision + 1 || change.from > saved.choices.length) throw noChange()
    saved = savedAfter(saved, change)
    revision = next
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
