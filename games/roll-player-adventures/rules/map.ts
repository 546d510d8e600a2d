import { shuffle } from '@dicehearth/engine'
import { xpAt, type Location, type Path } from '../story/map.ts'
import { mapOfBook, type Party } from './state.ts'

/** The party's location; nowhere while it is on its way, beside an encounter token. */
export function here(t: Pick<Party, 'map' | 'move'>): string {
  return t.move ? 'nowhere' : t.map.at
}

/** The map as it begins, with nothing revealed. */
export function emptyMap(start: string): Party['map'] {
  return {
    at: start,
    explored: [],
    xp: {},
    closed: [],
    cards: [],
    tokens: {},
    gone: [],
    events: ['', '', '', '', '', ''],
    sentry: '',
  }
}

/** What a map card adds is in play once the card is revealed (RPA-R91). */
function isLaid(t: Pick<Party, 'map'>, { card }: { card: string | null }): boolean {
  return card === null || t.map.cards.includes(card)
}

export function locationsOf(t: Party): Location[] {
  return mapOfBook(t).locations.filter((location) => isLaid(t, location))
}

export function pathsOf(t: Party): Path[] {
  return mapOfBook(t).paths.filter((path) => isLaid(t, path))
}

export function isOpen(t: Party, { path }: Path): boolean {
  return !t.map.closed.includes(path)
}

/** The paths by which the party can leave its location. */
export function openPaths(t: Party): Path[] {
  return pathsOf(t).filter((path) => path.ends.includes(t.map.at) && isOpen(t, path))
}

export function endBeyond({ ends: [one, other] }: Path, from: string): string {
  return from === one ? other : one
}

/** XP as printed on every location but the start, closed paths, and the encounter tokens face down (RPA-R33, RPA-R35). */
export function layMap(t: Party): void {
  const map = mapOfBook(t)
  const start = map.starts[0].letter
  t.map = emptyMap(start)
  // The start counts as explored from the beginning (RPA-R29).
  t.map.explored.push(start)
  for (const location of locationsOf(t)) t.map.xp[location.letter] = xpAt(map, location)
  for (const { path, closed } of map.paths) if (closed) t.map.closed.push(path)
  const tokens = shuffle(t.fate, [...map.tokens])
  for (const { path, spaces } of map.paths)
    if (spaces > 0) t.map.tokens[path] = Array.from({ length: spaces }, () => tokens.pop() ?? 0)
  for (const { n, letter } of map.events) t.map.events[n - 1] = letter
  t.map.sentry = map.sentry
}

/** A map card is laid on the map, with the XP on its locations (RPA-083, RPA-R91). */
export function layMapCard(t: Party, card: string): void {
  t.map.cards.push(card)
  const map = mapOfBook(t)
  for (const location of map.locations)
    if (location.card === card) t.map.xp[location.letter] = xpAt(map, location)
}

/** The party must stop at a location with XP or any token, and at every one not yet explored (RPA-089, RPA-090). */
export function mustStopAt(t: Party, letter: string): boolean {
  return (
    !t.map.explored.includes(letter) ||
    (t.map.xp[letter] ?? 0) > 0 ||
    t.map.events.includes(letter) ||
    t.map.sentry === letter
  )
}
