import { whatToType } from '@dicehearth/engine'
import type { LogLine, Question, Standing } from '@dicehearth/host'
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

/** Something new, in the order in which it is understood: what came of the choice here and what others did, then the question. */
export interface News {
  happened: readonly string[]
  /** Empty while nothing is asked here; null if what was asked before still is. */
  asks: string | null
}

/** What is new between two moments. */
export function news(before: Moment | null, now: Moment, since: Choice | null, told: Settings['told']): News {
  if (!before)
    return { happened: [...soFar(now), ...now.dangers, now.remark].filter(Boolean), asks: now.asks }
  const lines = linesSince(before, now, since, told)
  const asksAgain = now.asks === before.asks && now.position === before.position
  const dangers = now.dangers.filter((danger) => !before.dangers.includes(danger))
  const remark = now.remark === before.remark ? '' : now.remark
  return { happened: [...lines, ...dangers, remark].filter(Boolean), asks: asksAgain ? null : now.asks }
}

function linesSince(
  before: Moment,
  now: Moment,
  since: Choice | null,
  told: Settings['told'],
): readonly string[] {
  if (now.position < before.position) return [takenBack(fresh(now, before))]
  // A log may be known a moment later than its table.
  if (before.lines.length === 0 && now.position === before.position) return soFar(now)
  return fresh(before, now)
    .filter((line) => isTold(line, now, since, told))
    .map(({ text }) => text)
}

/** So many lines tell whoever comes back to a table what happened last. */
const lastLines = 3

/** Where a game is, for whoever opens its table: how it was set, or what opened the turn and what happened last. */
function soFar({ position, lines }: Moment): string[] {
  const opened = lines.findLastIndex(({ opens }) => opens)
  const told = position === 0 ? lines : lines.filter((_, i) => i === opened || i >= lines.length - lastLines)
  return told.map(({ text }) => text)
}

/** Some choices leave no line behind. */
function takenBack([first]: readonly LogLine[]): string {
  return first ? `Taken back: ${first.text}` : 'Taken back.'
}

/** What there is to hear once everything has been shown. */
export function momentOf(
  { position, viewer, question, ending, dangers, remark, seats }: Standing,
  lines: readonly LogLine[],
): Moment {
  const people = seats.flatMap(({ player }, seat) => (player === 'human' ? [seat] : []))
  const name = people.length > 1 ? question && seats[question.seats[0]]?.name : undefined
  // Many questions say themselves who is asked.
  const who = name && !question?.prompt.includes(name) ? `${name}: ` : ''
  return {
    position,
    viewer,
    mine: viewer >= 0 ? [viewer] : people,
    lines,
    dangers,
    remark: remark ? `${seats[remark.seat]?.name}: “${remark.text}”` : '',
    asks: ending?.text ?? (question?.yours ? `${who}${question.prompt} ${toType(question)}`.trim() : ''),
  }
}

function toType({ choices }: Question): string {
  return whatToType(choices.flatMap(({ typed }) => typed ?? []))
}

/** Which lines are said depends on who acted: what came of a choice here, or is one's own, is always said whole. */
function isTold(line: LogLine, { mine }: Moment, since: Choice | null, told: Settings['told']): boolean {
  if (told === 'all' || !since || line.position === since.position + 1) return true
  const { event } = line
  if ('seat' in event && mine.some((seat) => seat === event.seat)) return true
  return told === 'brief' && (line.digest || line.danger || line.opens)
}

/**
 * The lines of a later moment that an earlier one did not have. Somebody else at this screen has a log of their own, and
 * a log may come to know what was before its first line.
 */
function fresh(earlier: Moment, later: Moment): readonly LogLine[] {
  const began = later.lines.findIndex((line) => isSame(line, earlier.lines[0]))
  if (earlier.viewer !== later.viewer || began < 0)
    return later.lines.filter(({ position }) => position > earlier.position)
  const known = later.lines.slice(began)
  const different = known.findIndex((line, i) => !isSame(line, earlier.lines[i]))
  return different < 0 ? [] : known.slice(different)
}

/** A table that was sent again brings the same lines as new objects. */
function isSame(line: LogLine, other: LogLine | undefined): boolean {
  return line === other || (line.text === other?.text && line.position === other.position)
}

/** Something to say, with a number of its own. */
export interface Saying extends News {
  n: number
}

/** So many are kept, for whoever comes late to hear them. */
const most = 100

/** With what is new. */
export function saying(said: readonly Saying[], { happened, asks }: News): readonly Saying[] {
  if (happened.length === 0 && !asks) return said
  return [...said, { n: (said.at(-1)?.n ?? 0) + 1, happened, asks }].slice(-most)
}

/** All of it in one breath: a question that was answered in the meantime is not asked any more. */
export function inOneBreath(said: readonly News[]): string {
  const asked = said.findLast(({ asks }) => asks !== null)?.asks ?? ''
  return [...said.flatMap(({ happened }) => happened), asked].filter(Boolean).join(' ').replaceAll('*', '')
}
