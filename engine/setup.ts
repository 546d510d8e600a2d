import type { Fate } from './fate.ts'
import type { Problem } from './game.ts'
import { Refusal } from './refusal.ts'
import { nearest } from './nearest.ts'
import { Printings, type Printing } from './printing.ts'
import { capital } from './phrases.ts'
import { isSheet, type Sheet } from './sheet.ts'

/** A choice that the host makes before the game, declared once for the terminal, the page and the server. */
export type SetupOption = OneOf<string> | SomeOf<string> | EachSeat<string> | Pack<unknown> | Sheets<unknown>

/** A text for each value that needs one. */
export type Texts = Readonly<Partial<Record<string, string>>>

/** How an option explains itself. */
export interface Explained {
  /** One line about what is chosen here. */
  about?: string
  /** Display names of values whose bare word is not clear. */
  names?: Texts
  /** What each value brings. */
  tells?: Texts
  /** The next table of the same people keeps what was chosen. */
  lasts?: true
  /** Its values stand side by side, each with its picture. */
  shelf?: true
}

interface Values<T extends string>
  extends Required<Omit<Explained, 'lasts' | 'shelf'>>, Pick<Explained, 'lasts' | 'shelf'> {
  label: string
  values: readonly T[]
}

export interface OneOf<T extends string> extends Values<T> {
  kind: 'one'
  usual: T
}
export interface SomeOf<T extends string> extends Values<T> {
  kind: 'some'
  usual: readonly T[]
}
export interface EachSeat<T extends string> extends Values<T> {
  kind: 'eachSeat'
  usual: T
  /** The value that several seats may share; any other may be taken only once. */
  shared: T
}
/** Custom cards or a storybook from a file. The game reads it and reports what is wrong with it. */
export interface Pack<P> {
  kind: 'pack'
  label: string
  about: string
  /** What the game is given: the JSON in the file, or its text. */
  file: 'json' | 'text'
  read(file: unknown): { pack: P } | { problems: string[] }
}
/** Sheets handed on by other tables. The game reads each and reports what is wrong with it. */
export interface Sheets<P> {
  kind: 'sheets'
  label: string
  about: string
  /** Which kind of sheet, such as "roll-player/hero". */
  sheet: string
  most: number
  read(data: unknown): { data: P } | { problems: string[] }
  /** Sheets for a simulated table that begins where another might have ended. */
  atRandom?(chance: Fate): Sheet<P>[]
}

export type Setup = Readonly<Record<string, SetupOption>>

/** The set-up of a table: what every game has, and the game's own options by their keys. */
export interface Config {
  players: number
  dice: 'fate' | 'real'
  /** The first dice of a guided game. */
  script?: readonly number[]
  /** The box that the table is dealt from; missing for the first printing. */
  printing?: Printing
}

export type ConfigOf<S extends Setup> = Config & {
  -readonly [K in keyof S]: S[K] extends OneOf<infer T>
    ? T
    : S[K] extends SomeOf<infer T>
      ? readonly T[]
      : S[K] extends EachSeat<infer T>
        ? readonly T[]
        : S[K] extends Pack<infer P>
          ? P | null
          : S[K] extends Sheets<infer P>
            ? readonly Sheet<P>[]
            : never
}

export function oneOf<const T extends string>(
  label: string,
  values: readonly T[],
  usual: NoInfer<T>,
  explained: Explained = {},
): OneOf<T> {
  return { kind: 'one', label, values, usual, ...unexplained, ...explained }
}
export function someOf<const T extends string>(
  label: string,
  values: readonly T[],
  explained: Explained = {},
): SomeOf<T> {
  return { kind: 'some', label, values, usual: [], ...unexplained, ...explained }
}
export function eachSeat<const T extends string>(
  label: string,
  values: readonly T[],
  shared: NoInfer<T>,
  explained: Explained = {},
): EachSeat<T> {
  return { kind: 'eachSeat', label, values, usual: shared, shared, ...unexplained, ...explained }
}
export function pack<P>(label: string, read: Pack<P>['read'], about = ''): Pack<P> {
  return { kind: 'pack', label, about, file: 'json', read }
}
/** A storybook that somebody brings along, as a text file. */
export function ownBook<P>(label: string, read: Pack<P>['read'], about: string): Pack<P> {
  return { kind: 'pack', label, about, file: 'text', read }
}
export function sheets<P>(label: string, wanted: Omit<Sheets<P>, 'kind' | 'label'>): Sheets<P> {
  return { kind: 'sheets', label, ...wanted }
}

const unexplained = { about: '', names: {}, tells: {} }

interface Host {
  readonly name: string
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number }
  readonly setup: Setup
  readonly printings?: Printings
  problems(config: Config): Problem[]
}

/**
 * Reads a set-up from anywhere (a file, a link, the command line, a form), fills in the defaults, and
 * refuses what is unknown or forbidden. Text such as "dragons,giants" is read as a list.
 */
export function readConfig(game: Host, given: Readonly<Record<string, unknown>>): Config {
  const config: Config & Record<string, unknown> = {
    players: readPlayers(game, given.players ?? game.seats.usual),
    dice: readDice(given.dice ?? 'fate'),
  }
  if (given.script !== undefined) config.script = readScript(given.script)
  const known = ['players', 'dice', 'script', ...Object.keys(game.setup)]
  const { printing, ...chosen } = given
  for (const key of Object.keys(chosen)) {
    if (!known.includes(key))
      throw new Refusal('unknown-option', `${game.name} has no option "${key}". ${nearest(key, known)}`)
  }
  const { printings = unchanging } = game
  const box = printing === undefined ? printings.today : printings.read(printing)
  if (box.length > 0) config.printing = box
  for (const [key, option] of Object.entries(game.setup)) {
    config[key] = readOption(key, option, given[key], config.players)
  }
  const problems = game.problems(config)
  if (problems.length > 0) {
    throw new Refusal('forbidden-setup', problems.map((p) => `${p.text} [${p.rule}]`).join(' '))
  }
  return config
}

/** Of a game whose box never changes. */
const unchanging = new Printings({ first: [], known: [] })

/** The set-up of a table from a file: one that names no printing was dealt from the first, whatever today's is. */
export function readSavedConfig(game: Host, saved: Config): Config {
  return readConfig(game, { printing: [], ...saved })
}

function readPlayers(game: Host, given: unknown): number {
  const players = typeof given === 'string' ? Number(given) : given
  const { min, max } = game.seats
  if (typeof players !== 'number' || !Number.isInteger(players) || players < min || players > max) {
    throw new Refusal(
      'bad-value',
      `${game.name} is for ${min} to ${max} players, not ${JSON.stringify(given)}.`,
    )
  }
  return players
}

function readDice(given: unknown): 'fate' | 'real' {
  if (given === 'fate' || given === 'real') return given
  throw new Refusal('bad-value', `dice must be "fate" or "real", not ${JSON.stringify(given)}.`)
}

function isFace(face: unknown): face is number {
  return typeof face === 'number' && Number.isInteger(face) && face >= 1 && face <= 20
}

function readScript(given: unknown): number[] {
  if (Array.isArray(given) && given.every(isFace)) return given
  throw new Refusal('bad-value', 'script must be a list of numbers on dice, from 1 to 20.')
}

function readOption(key: string, option: SetupOption, given: unknown, players: number): unknown {
  switch (option.kind) {
    case 'one':
      return given === undefined ? option.usual : readValue(key, option.values, given)
    case 'some': {
      const values = readList(key, given ?? option.usual).map((value) => readValue(key, option.values, value))
      refuseTwice(option, values)
      // The order in which they are named must not change the game.
      return option.values.filter((value) => values.includes(value))
    }
    case 'eachSeat': {
      const values = readList(key, given ?? []).map((value) => readValue(key, option.values, value))
      if (values.length > players)
        throw new Refusal('bad-value', `${key} names ${values.length}, but there are ${players} seats.`)
      refuseTwice(
        option,
        values.filter((value) => value !== option.shared),
      )
      while (values.length < players) values.push(option.usual)
      return values
    }
    case 'pack': {
      if (given === undefined || given === null) return null
      return unpacked(option.read(given))
    }
    case 'sheets':
      return readSheets(option, given ?? [])
  }
}

/** The pack that was read; a refusal says everything that is wrong with it. */
export function unpacked<P>(read: { pack: P } | { problems: readonly string[] }): P {
  if ('problems' in read) throw new Refusal('bad-pack', read.problems.join('\n'))
  return read.pack
}

function readSheets(option: Sheets<unknown>, given: unknown): Sheet[] {
  const { label, sheet: kind, most } = option
  const found = Array.isArray(given) ? given : [given]
  if (found.length > most)
    throw new Refusal('bad-sheet', `${label}: at most ${most} can be taken, not ${found.length}.`)
  return found.map((it: unknown) => {
    if (!isSheet(it)) throw new Refusal('bad-sheet', `${label}: this is not a sheet of Dicehearth.`)
    if (it.sheet !== kind)
      throw new Refusal(
        'bad-sheet',
        `${label}: "${it.name}" is a sheet of the kind "${it.sheet}", not "${kind}".`,
      )
    const checked = option.read(it.data)
    if ('problems' in checked)
      throw new Refusal('bad-sheet', checked.problems.map((text) => `${it.name}: ${text}`).join('\n'))
    return { ...it, data: checked.data }
  })
}

function readList(key: string, given: unknown): unknown[] {
  if (typeof given === 'string')
    return given === '' || given === 'none' ? [] : given.split(',').map((part) => part.trim())
  if (Array.isArray(given)) return given
  throw new Refusal('bad-value', `${key} must be a list, not ${JSON.stringify(given)}.`)
}

function readValue(key: string, values: readonly string[], given: unknown): string {
  const text = typeof given === 'number' ? String(given) : given
  if (typeof text === 'string' && values.includes(text)) return text
  throw new Refusal(
    'bad-value',
    `${key} cannot be ${JSON.stringify(given)}. ${nearest(String(given), values)}`,
  )
}

function refuseTwice({ label, names }: SomeOf<string> | EachSeat<string>, values: readonly string[]): void {
  const twice = values.find((value, i) => values.indexOf(value) < i)
  if (twice !== undefined)
    throw new Refusal('bad-value', `${label}: ${names[twice] ?? capital(twice)} can be chosen only once.`)
}
