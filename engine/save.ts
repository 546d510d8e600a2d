import type { Game } from './game.ts'
import type { TableState } from './play.ts'
import { Refusal } from './refusal.ts'
import { readConfig, type Config } from './setup.ts'
import { Table, type Listener } from './table.ts'

const format = 1

/** Who sits at a table: a person, or the kind of companion. */
export interface SeatOf {
  player: string
  name?: string
}

/** A whole game in one file. */
export interface Saved {
  format: number
  game: string
  rules: number
  config: Config
  seed: string
  seats: SeatOf[]
  choices: number[]
  /** Position and short digest of every round's beginning: how far a later version of the rules agrees. */
  marks: [number, string][]
  /** The table's fingerprint. */
  digest: string
}

export function save(table: Table, seats: SeatOf[] = []): Saved {
  return {
    format,
    game: table.game.id,
    rules: table.game.rulesVersion,
    config: table.config,
    seed: table.seed,
    seats,
    choices: table.choices,
    marks: table.marks,
    digest: table.fingerprint,
  }
}

/** Reads the text of a saved game, or says what is wrong with it. */
export function readSave(text: string): Saved {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new Refusal(
      'bad-save',
      'This is not a whole saved game: the file is cut off or is not JSON. Try an older copy of it.',
    )
  }
  if (!isRecord(file) || typeof file.format !== 'number' || typeof file.game !== 'string') {
    throw new Refusal('bad-save', 'This is not a saved game of Dicehearth: "format" and "game" are missing.')
  }
  if (file.format !== format) {
    throw new Refusal(
      'unknown-format',
      `This game was saved in format ${file.format}; this version reads format ${format}. Update Dicehearth.`,
    )
  }
  const { game, rules, config, seed, seats, choices, marks } = file
  if (typeof rules !== 'number') throw damaged('"rules" is not a number')
  if (!isRecord(config) || typeof config.players !== 'number') throw damaged('"config" is not a set-up')
  if (typeof seed !== 'string') throw damaged('"seed" is not text')
  if (!isListOf(choices, isCount)) throw damaged('"choices" is not a list of option numbers')
  if (!isListOf(marks, isMark)) throw damaged('"marks" is not a list of positions and digests')
  if (!isListOf(seats, isSeat)) throw damaged('"seats" is not a list of players')
  if (typeof file.digest !== 'string') throw damaged('"digest" is not text')
  return {
    format,
    game,
    rules,
    config: config as unknown as Config,
    seed,
    seats,
    choices,
    marks,
    digest: file.digest,
  }
}

/** Where a replay first leaves the saved game. */
export interface Difference {
  position: number
  text: string
}

/** Replays a saved game under today's rules: the table as far as it goes, and where it first differs. */
export function replay<S extends TableState>(
  game: Game<Config, S>,
  saved: Saved,
  listener?: Listener,
): { table: Table<S>; difference: Difference | null } {
  if (saved.rules > game.rulesVersion) {
    throw new Refusal(
      'newer-rules',
      `This game was played with rules ${saved.rules} of ${game.name}; this version has ${game.rulesVersion}. Update Dicehearth.`,
    )
  }
  const table = new Table(game, readConfig(game, { ...saved.config }), saved.seed, { listener })
  for (const [position, choice] of saved.choices.entries()) {
    const options = table.decision?.options.length ?? 0
    if (choice >= options) {
      const there = options === 0 ? 'the game is over there' : `there are options 0 to ${options - 1}`
      return { table, difference: { position, text: `choice ${choice} at decision ${position}: ${there}` } }
    }
    table.choose(choice)
  }
  return { table, difference: differs(table, saved) }
}

function differs(table: Table, saved: Saved): Difference | null {
  const good = agreement(table, saved)
  const firstBad = saved.marks.find(([position]) => position > good)
  if (firstBad) return { position: firstBad[0], text: `another state from decision ${good} on` }
  if (table.fingerprint !== saved.digest) {
    return { position: table.position, text: `another state at the end, at decision ${table.position}` }
  }
  return null
}

/** The last beginning of a round up to which both agree. */
function agreement(table: Table, saved: Saved): number {
  let good = 0
  for (const [i, [position, mark]] of table.marks.entries()) {
    const theirs = saved.marks[i]
    if (!theirs || theirs[0] !== position || theirs[1] !== mark) break
    good = position
  }
  return good
}

/**
 * The table of a saved game. If the rules were mended since and its later choices no longer fit, it goes
 * on from the last point where both agree, and the notice says so.
 */
export function resume<S extends TableState>(
  game: Game<Config, S>,
  saved: Saved,
  listener?: Listener,
): { table: Table<S>; notice: string | null } {
  const { table, difference } = replay(game, saved, listener)
  if (!difference) return { table, notice: null }
  if (saved.rules === game.rulesVersion) {
    throw new Refusal(
      'tampered',
      `This saved game does not replay: ${difference.text}. The file was changed or damaged; try an older copy of it.`,
    )
  }
  const good = agreement(table, saved)
  table.rewind(good)
  const notice = `The rules were mended since (version ${saved.rules}, now ${game.rulesVersion}): ${difference.text}. The game goes on from decision ${good} of ${saved.choices.length}.`
  return { table, notice }
}

function damaged(what: string): Refusal {
  return new Refusal('bad-save', `This saved game is damaged: ${what}. Try an older copy of it.`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isListOf<T>(value: unknown, is: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(is)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

function isMark(value: unknown): value is [number, string] {
  return Array.isArray(value) && value.length === 2 && isCount(value[0]) && typeof value[1] === 'string'
}

function isSeat(value: unknown): value is SeatOf {
  return (
    isRecord(value) &&
    typeof value.player === 'string' &&
    (value.name === undefined || typeof value.name === 'string')
  )
}
