import type { LogLine, Standing } from '@dicehearth/host'
import type { Settings } from '../settings.ts'
import type { Choice } from './stage.ts'

/** What somebody who hears the table has been told of it. */
export interface Moment {
  position: number
  /** Whose view it is. */
  viewer: number
  /** The seats of those who listen. */
  mine: readonly number[]
  lines: readonly LogLine[]
  dangers: readonly string[]
  /** What a companion says about the question; empty for most. */
  remark: string
  /** What is asked here now, or how the game ended; empty while others decide. */
  asks: string
}

/**
 * What is new between two moments, in the order in which it is understood: what came of the choice here, what others
 * did, and the question.
 */
export function news(
  before: Moment | null,
  now: Moment,
  since: Choice | null,
  told: Settings['told'],
): string[] {
  if (!before) return [...now.dangers, now.remark, now.asks]
  const lines =
    now.position < before.position
      ? fresh(now, before)
          .slice(0, 1)
          .map(({ text }) => `Taken back: ${text}`)
      : fresh(before, now)
          .filter((line) => isTold(line, now, since, told))
          .map(({ text }) => text)
  const asksAgain = now.asks === before.asks && now.position === before.position
  const dangers = now.dangers.filter((danger) => !before.dangers.includes(danger))
  const remark = now.remark === before.remark ? '' : now.remark
  return [...lines, ...dangers, remark, asksAgain ? '' : now.asks]
}

/** What there is to hear once everything has been shown. */
export function momentOf(
  { position, viewer, question, ending, dangers, remark, seats }: Standing,
  lines: readonly LogLine[],
): Moment {
  const people = seats.flatMap(({ player }, seat) => (player === 'human' ? [seat] : []))
  const who = question && people.length > 1 ? `${seats[question.seats[0]]?.name}: ` : ''
  return {
    position,
    viewer,
    mine: viewer >= 0 ? [viewer] : people,
    lines,
    dangers,
    remark: remark ? `${seats[remark.seat]?.name}: “${remark.text}”` : '',
    asks: ending?.text ?? (question?.yours ? who + question.prompt : ''),
  }
}

/** Which lines are said depends on who acted: what came of a choice here, or is one's own, is always said whole. */
function isTold(line: LogLine, { mine }: Moment, since: Choice | null, told: Settings['told']): boolean {
  if (told === 'all' || (since && line.position === since.position + 1)) return true
  const { event } = line
  if ('seat' in event && mine.some((seat) => seat === event.seat)) return true
  return told === 'brief' && (line.digest || line.danger || line.opens)
}

/** The lines of a later moment that an earlier one did not have. Somebody else at this screen has a log of their own. */
function fresh(earlier: Moment, later: Moment): readonly LogLine[] {
  if (earlier.viewer !== later.viewer)
    return later.lines.filter(({ position }) => position > earlier.position)
  const different = later.lines.findIndex((line, i) => !isSame(line, earlier.lines[i]))
  return different < 0 ? [] : later.lines.slice(different)
}

/** A table that was sent again brings the same lines as new objects. */
function isSame(line: LogLine, other: LogLine | undefined): boolean {
  return line === other || (line.text === other?.text && line.position === other.position)
}

/** What was said since the last answer here, each with a number of its own. */
export interface Said {
  since: Choice | null
  texts: readonly (readonly [n: number, text: string])[]
}

/** So many earlier sentences stay while others act. */
const most = 8

/** With what is new; an answer here begins anew. */
export function saying(
  { since: before, texts }: Said,
  since: Choice | null,
  sentences: readonly string[],
): Said {
  const text = sentences.filter(Boolean).join(' ').replaceAll('*', '')
  if (text === '') return { since: before, texts }
  const n = (texts.at(-1)?.[0] ?? 0) + 1
  return { since, texts: [...(before === since ? texts.slice(-most) : []), [n, text]] }
}
