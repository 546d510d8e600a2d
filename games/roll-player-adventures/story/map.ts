import { argsOf, type Book, type FilePosition } from '@dicehearth/story'
import { kinds } from './kinds.ts'

const args = argsOf(kinds)

export interface Location {
  letter: string
  name: string
  coord: string
  xp: number | null
  card: string | null
  at: FilePosition
}

export interface Path {
  path: string
  ends: [string, string]
  spaces: number
  closed: boolean
  card: string | null
  at: FilePosition
}

/** The map block of a book. */
export interface BookMap {
  at: FilePosition
  locations: Location[]
  paths: Path[]
  starts: { letter: string; at: FilePosition }[]
  recovers: { label: string; at: FilePosition }[]
  /** The encounter tokens in use. */
  tokens: number[]
  /** Where event tokens lie at the beginning, and the sentry (empty text for nowhere). */
  events: { n: number; letter: string }[]
  sentry: string
}

/** The entry that a book begins with: BEGIN, or another to try it from its middle. */
export function beginOf({ parts: [cover] }: Book): string {
  return (
    cover.lines.map((line) => args(line, 'begin LABEL')?.label).findLast((it) => it !== undefined) ?? 'BEGIN'
  )
}

export function mapOf(book: Book): BookMap {
  const part = book.parts.find(({ kind }) => kind === 'map')
  const map: BookMap = {
    at: part?.at ?? { line: 1, column: 1 },
    locations: [],
    paths: [],
    starts: [],
    recovers: [],
    tokens: [],
    events: [],
    sentry: '',
  }
  let tokens: number[] | null = null
  for (const line of part?.lines ?? []) {
    const { at } = line
    const byCard = args(line, 'card MAPCARD loc LOC TEXT at COORD XP')
    const loc = byCard ?? args(line, 'loc LOC TEXT at COORD XP')
    if (loc) {
      const { loc: letter, text: name, coord, xp } = loc
      map.locations.push({ letter, name, coord, xp, card: byCard?.mapcard ?? null, at })
    }
    const pathByCard = args(line, 'card MAPCARD path PATH SPACES CLOSED')
    const path = pathByCard ?? args(line, 'path PATH SPACES CLOSED')
    if (path) {
      const { path: name, spaces, closed } = path
      map.paths.push({
        path: name,
        ends: endsOf(name),
        spaces,
        closed,
        card: pathByCard?.mapcard ?? null,
        at,
      })
    }
    const start = args(line, 'start LOC')
    if (start) map.starts.push({ letter: start.loc, at })
    const recover = args(line, 'recover LABEL')
    if (recover) map.recovers.push({ label: recover.label, at })
    tokens ??= args(line, 'tokens NUMBERS')?.numbers ?? null
    const event = args(line, 'event N at LOC')
    if (event) map.events.push({ n: event.n, letter: event.loc })
    map.sentry = args(line, 'sentry at LOC')?.loc ?? map.sentry
  }
  map.tokens = tokens ?? Array.from({ length: spacesOf(map) }, (_, i) => i + 1)
  return map
}

export function endsOf(path: string): [string, string] {
  return [path[0], path[2]]
}

export function spacesOf({ paths }: BookMap): number {
  return paths.reduce((sum, { spaces }) => sum + spaces, 0)
}

/** The XP that lies on a location at the beginning: 1 unless the map says otherwise, and none at the start. */
export function xpAt({ starts }: BookMap, { letter, xp }: Location): number {
  return xp ?? (starts.some((start) => start.letter === letter) ? 0 : 1)
}
