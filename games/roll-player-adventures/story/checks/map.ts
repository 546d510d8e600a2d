import { mentions, type Book, type Check, type Finding, type FilePosition } from '@dicehearth/story'
import type { Known } from '../known.ts'
import { mapOf, spacesOf, xpAt, type BookMap, type Path } from '../map.ts'
import { locationOf, tokensIn } from '../roads.ts'
import { commandsLike, first } from './look.ts'

/** The map: complete, in one piece, and in agreement with the entries. */
export const mapChecks: Check<Known>[] = [
  {
    id: 'L04',
    level: 'error',
    *find({ book }) {
      const map = mapOf(book)
      const letters = new Set(map.locations.map(({ letter }) => letter))
      for (const { letter, name, at } of map.locations)
        if (!book.entries.some(({ label }) => label === letter))
          yield {
            at,
            message: `${letter} (${name}) has no base entry`,
            advice: `Write "## ${letter}": it is read at every arrival.`,
          }
      for (const entry of book.entries) {
        const letter = entry.kind === 'begin' ? null : locationOf(entry, map)
        if (letter !== null && !letters.has(letter))
          yield {
            at: entry.at,
            message: `The map has no location ${letter}`,
            advice: `Add "loc ${letter} …" to the map, or give the entry another letter.`,
          }
      }
    },
  },
  {
    id: 'L22',
    level: 'error',
    *find({ book }) {
      const map = mapOf(book)
      for (const { phrase, entry } of commandsLike(book, 'return'))
        if (entry.kind !== 'tome')
          yield {
            at: phrase.at,
            message: '"return" stands outside an encounter',
            advice: 'Use "goto" or "arrive".',
          }
      const filled = new Set(commandsLike(book, 'put N xp at LOC').map(({ args }) => args.loc))
      for (const { phrase, entry } of commandsLike(book, 'collect')) {
        const here = map.locations.find(({ letter }) => letter === locationOf(entry, map))
        if (here && xpAt(map, here) === 0 && !filled.has(here.letter))
          yield {
            at: phrase.at,
            message: `No XP can lie at ${here.letter}`,
            advice: 'Put some there with "xp N" in the map, or cut "collect".',
            level: 'warning',
          }
      }
      yield* misplacedTokens(book)
    },
  },
  {
    id: 'L23',
    level: 'error',
    *find({ book }) {
      const map = mapOf(book)
      const from = map.starts[0]?.letter ?? map.locations[0]?.letter
      const seen = from === undefined ? new Set<string>() : connected(from, map.paths)
      for (const { letter, at } of map.locations)
        if (!seen.has(letter))
          yield { at, message: `No path leads to ${letter}`, advice: 'Add a path, or cut the location.' }
      yield* closedPaths(book, map)
    },
  },
  {
    id: 'L24',
    level: 'error',
    *find({ book }) {
      const map = mapOf(book)
      const spaces = spacesOf(map)
      if (map.tokens.length !== spaces)
        yield {
          at: map.at,
          message: `There are ${spaces} encounter spaces and ${map.tokens.length} tokens`,
          advice: 'Mend the line "tokens", or the paths.',
        }
      const tokens = tokensIn(book, map)
      const encounters = book.entries.filter(({ kind, label }) => kind === 'tome' && !label.includes('.'))
      for (const { n, at } of first(tokens, ({ n }) => n))
        if (!encounters.some(({ label }) => label === `${book.label}-${n}`))
          yield {
            at,
            message: `Encounter token ${n} has no entry in the Tome`,
            advice: `Write "## ${book.label}-${n}".`,
          }
      for (const { label, at } of encounters)
        if (!tokens.some(({ n }) => label === `${book.label}-${n}`))
          yield {
            at,
            message: `No token leads to ${label}`,
            advice: 'Add an encounter space to a path, or place the token.',
          }
    },
  },
  {
    id: 'L38',
    level: 'error',
    *find({ vocabulary, book }) {
      const map = mapOf(book)
      yield* justOne(map.starts, map.at, 'start', 'start A')
      yield* justOne(map.recovers, map.at, 'recover', 'recover A9')
      yield* doubled(map.locations, ({ letter }) => letter)
      yield* doubled(map.locations, ({ coord }) => coord)
      yield* doubled(map.paths, ({ path }) => path)
      const letters = new Set(map.locations.map(({ letter }) => letter))
      for (const { ends, at } of map.paths)
        for (const end of ends)
          if (!letters.has(end))
            yield { at, message: `There is no location ${end}`, advice: `Add "loc ${end} …".` }
      for (const { letter, at } of map.starts)
        if (!letters.has(letter))
          yield { at, message: `There is no location ${letter}`, advice: 'Start somewhere else.' }
      const revealed = mentions(vocabulary, book).recorded.filter(({ fact }) => fact.startsWith('mapcard '))
      const laid = [...map.locations, ...map.paths].filter(({ card }) => card !== null)
      for (const { fact, at } of first(revealed, ({ fact }) => fact))
        if (!laid.some(({ card }) => fact === `mapcard ${card}`))
          yield {
            at,
            message: `The map says nothing about the ${fact}`,
            advice: 'Add a line "card M05 loc …".',
          }
      for (const { card, at } of first(laid, ({ card }) => card))
        if (!revealed.some(({ fact }) => fact === `mapcard ${card}`))
          yield {
            at,
            message: `The map card ${card} is never revealed`,
            advice: `Reveal it, or cut the line.`,
          }
    },
  },
]

function* misplacedTokens(book: Book): Generator<Finding> {
  const here = commandsLike(book, 'token place TOKEN').map((it) => ({ ...it, spot: '' }))
  const there = commandsLike(book, 'token place TOKEN at SPOT').map((it) => ({ ...it, spot: it.args.spot }))
  for (const { phrase, args, spot } of [...here, ...there]) {
    const isPath = spot.includes('-')
    if (args.token.kind === 'enc' && !isPath)
      yield {
        at: phrase.at,
        message: 'An encounter token lies on a path',
        advice: `Name one: "token place enc ${args.token.n} at A-B".`,
      }
    if (args.token.kind !== 'enc' && isPath)
      yield {
        at: phrase.at,
        message: 'Only encounter tokens lie on a path',
        advice: 'Name a location, or none for where the party is.',
      }
  }
}

function* closedPaths(book: Book, { locations, paths }: BookMap): Generator<Finding> {
  const opening = commandsLike(book, 'open PATH')
  const closing = commandsLike(book, 'close PATH')
  const opened = new Set(opening.map(({ args }) => args.path))
  for (const { path, closed, at } of paths)
    if (closed && !opened.has(path))
      yield {
        at,
        message: `The path ${path} is closed and never opened`,
        advice: `Write "open ${path}" somewhere.`,
        level: 'warning',
      }
  for (const { letter, at } of locations) {
    const own = paths.filter(({ ends }) => ends.includes(letter))
    const names = new Set(own.map(({ path }) => path))
    const freed = new Set(
      opening.filter(({ args }) => names.has(args.path)).map(({ phrase }) => phrase.at.line),
    )
    // A line that also opens another path to the place, as a tide does, catches nobody there.
    const shut = closing.filter(({ args, phrase }) => names.has(args.path) && !freed.has(phrase.at.line))
    if (
      own.length > 0 &&
      own.every(({ path, closed }) => closed || shut.some(({ args }) => args.path === path))
    )
      yield {
        at,
        message: `Every path to ${letter} may be closed at the same time`,
        advice: 'Leave one open, or see to it that nobody is caught there.',
        level: 'warning',
      }
  }
}

/** The letters that hang together, closed paths counted as open. */
function connected(from: string, paths: readonly Path[]): Set<string> {
  const seen = new Set([from])
  for (const letter of seen)
    for (const { ends } of paths) if (ends.includes(letter)) ends.forEach((end) => seen.add(end))
  return seen
}

function* justOne(
  list: readonly { at: FilePosition }[],
  at: FilePosition,
  what: string,
  like: string,
): Generator<Finding> {
  if (list.length === 0) yield { at, message: `The map has no line "${what}"`, advice: `Write "${like}".` }
  for (const again of list.slice(1))
    yield { at: again.at, message: `The map has a second line "${what}"`, advice: 'Keep one of them.' }
}

function* doubled<T extends { at: FilePosition }>(
  list: readonly T[],
  by: (it: T) => string,
): Generator<Finding> {
  for (const [i, it] of list.entries())
    if (list.slice(0, i).some((other) => by(other) === by(it)))
      yield { at: it.at, message: `${by(it)} is used twice on the map`, advice: 'Change one of them.' }
}
