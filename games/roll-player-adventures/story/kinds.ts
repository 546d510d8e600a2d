import {
  change,
  coded,
  comparison,
  number,
  oneOf,
  text,
  word,
  type Condition,
  type Kind,
  type Reader,
} from '@dicehearth/story'

/** Four difficulties of a skill check. */
export const levels = ['I', 'II', 'III', 'IV'] as const

export interface Modifier {
  name: string
  when: Condition | null
}

export interface Foe {
  modifiers: Modifier[]
  enemy: string
}

/** An encounter token, an event token, or the sentry (which has no number). */
export interface Token {
  kind: 'event' | 'enc' | 'sentry'
  n: number
}

const enemy = coded('an enemy', 'E', 2, 'enemies')

/** What an author fills in, in the storybooks of this game. */
export const kinds = {
  N: number(),
  NUMBERS: { what: 'numbers with blanks between them', read: numbers },
  LABEL: { what: 'the label of an entry', read: label },
  TEXT: text,
  KEYWORD: {
    what: 'a keyword in CAPITALS',
    read: (reader: Reader) =>
      reader.word(/^(?!(?:MAP|SETUP|BEGIN|SIDE|DEATH|THE|END|(?:ADV|OWN)\d*)$)[A-Z][A-Z0-9]{2,}$/),
  },
  TITLE: coded('a title', 'T', 3, 'titles'),
  RARE: coded('a rare card', 'R', 2, 'rares'),
  MAPCARD: coded('a map card', 'M', 2, 'mapcards'),
  ENEMY: enemy,
  DECK: word('a deck', /^[a-z]+$/, 'decks'),
  LOC: word('the letter of a location', /^[A-Z]$/),
  XP: { what: 'xp and a number', read: (reader: Reader) => counted(reader, 'xp', null) },
  SPACES: { what: 'enc and a number', read: (reader: Reader) => counted(reader, 'enc', 0) },
  CLOSED: { what: 'closed', read: (reader: Reader) => reader.word('closed') !== undefined },
  COORD: word('a place on the map from A1 to H6', /^[A-H][1-6]$/),
  PATH: { what: 'a path such as A-C', read: path },
  SPOT: { what: 'a location or a path', read: (reader: Reader) => reader.word(/^[A-Z](?:-[A-Z])?$/) },
  FACTION: word('a faction such as F1', /^(?:F\d|best|worst)$/),
  CHANGE: change,
  RISE: { what: 'a rise such as +1', read: rise },
  WHO: oneOf('a player', ['each', 'one', 'storyteller']),
  TOKEN: { what: 'a token: event N, enc N or sentry', read: token },
  CMP: comparison,
  SKILL: { what: 'a skill', read: skill, known: 'skills' },
  LEVEL: oneOf('a difficulty', levels),
  MODIFIERS: { what: 'modifiers in square brackets', read: modifiers },
  FOES: { what: 'enemies with + between them', read: (reader: Reader) => reader.several(foe, '+') },
} satisfies Record<string, Kind>

function label(reader: Reader): string | undefined {
  if (reader.word('THE') === undefined)
    return reader.word(/^(?:[A-Z](?:\d+(?:\.\d+)?)?|(?:(?:ADV|OWN)\d+|SIDE)-\d+(?:\.\d+)?)$/)
  const end = reader.word(/^END(?:\.\d+)?$/)
  return end === undefined ? undefined : `THE ${end}`
}

/** A path is the same from both of its ends. */
function path(reader: Reader): string | undefined {
  return reader
    .word(/^[A-Z]-[A-Z]$/)
    ?.split('-')
    .sort()
    .join('-')
}

/** A word with a number behind it, where both may be left out. */
function counted<E>(reader: Reader, name: string, leftOut: E): number | E | undefined {
  if (reader.word(name) === undefined) return leftOut
  const n = reader.word(/^\d{1,2}$/)
  return n === undefined ? undefined : Number(n)
}

function rise(reader: Reader): number | undefined {
  const n = change.read(reader)
  return n !== undefined && n > 0 ? n : undefined
}

function numbers(reader: Reader): number[] | undefined {
  const all: number[] = []
  for (let n; (n = reader.word(/^\d{1,3}$/)) !== undefined;) all.push(Number(n))
  return all.length > 0 ? all : undefined
}

function token(reader: Reader): Token | undefined {
  if (reader.word('sentry') !== undefined) return { kind: 'sentry', n: 0 }
  const kind = reader.word('event') === undefined ? 'enc' : 'event'
  if (kind === 'enc' && reader.word('enc') === undefined) return undefined
  const n = reader.word(/^\d{1,2}$/)
  return n === undefined ? undefined : { kind, n: Number(n) }
}

/** A skill may have two words: Stand Firm. */
function skill(reader: Reader): string | undefined {
  const words: string[] = []
  for (let next; (next = reader.word(/^(?!(?:I|II|III|IV)$)[A-Z][a-z]+$/)) !== undefined;) words.push(next)
  return words.length > 0 ? words.join(' ') : undefined
}

function modifiers(reader: Reader): Modifier[] {
  const all: Modifier[] = []
  for (let mark; (mark = reader.mark()) !== undefined;) all.push(mark)
  return all
}

function foe(reader: Reader): Foe | undefined {
  const marks = modifiers(reader)
  const name = enemy.read(reader)
  return name === undefined ? undefined : { modifiers: marks, enemy: name }
}
