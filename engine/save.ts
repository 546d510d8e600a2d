import * as z from 'zod'
import { written } from './digest.ts'
import { fewStates } from './few-states.ts'
import type { Game } from './game.ts'
import type { Option, TableState } from './play.ts'
import { Refusal } from './refusal.ts'
import { readSavedConfig, type Config } from './setup.ts'
import { Table, type TableListener } from './table.ts'

const format = 2
/** Format 1 had the journal alone. */
const oldest = 1

/** Who sits at a table: a person, or the kind of companion. */
export interface SeatOf {
  player: string
  name?: string
}

/** The table at the beginning of a round. */
export interface SavedState {
  position: number
  state: unknown
}

/** A whole game in one file: the journal, and the table itself at its last rounds. */
export interface Saved {
  format: number
  game: string
  /** The version of the rules under which the states were reached. */
  rules: number
  config: Config
  seed: string
  seats: SeatOf[]
  choices: number[]
  /** Position and short digest of every round's beginning, to tell how far later rules still agree. */
  marks: [number, string][]
  /** The table's fingerprint. */
  digest: string
  /** The table at the beginning of its last rounds, the oldest first. */
  states: SavedState[]
  /** The options taken since the newest state, so that rules that list them in another order still find them. */
  since: Option[]
  /** False once the journal has been found to contradict the states. */
  proven: boolean
  /** How many of the first choices the store has left out, to supply them later: see `Table.learn`. */
  leftOut?: number
}

export function save(table: Table, seats: SeatOf[] = []): Saved {
  const { newest } = table
  // Undo may reach back over many short rounds: the first can replay those that are left out.
  const states = fewStates(table.recent(table.boundary))
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
    states: states.map(({ position, state }) => ({ position, state })),
    since: table.since(newest.position).map(({ option }) => option),
    proven: table.proven,
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
  const head = headShape.safeParse(file)
  if (!head.success) {
    throw new Refusal('bad-save', 'This is not a saved game of Dicehearth: "format" and "game" are missing.')
  }
  if (head.data.format !== format && head.data.format !== oldest) {
    throw new Refusal(
      'unknown-format',
      `This game was saved in format ${head.data.format}; this version reads formats ${oldest} to ${format}. Update Dicehearth.`,
    )
  }
  const read = fileShape.safeParse(file)
  if (!read.success) throw damaged(faultIn(read.error.issues[0]))
  return checkedSave({ ...read.data, format, config: read.data.config as unknown as Config })
}

/** Checks what the parts of a saved game say about each other. */
export function checkedSave(saved: Saved): Saved {
  if (saved.seats.length > saved.config.players)
    throw damaged(`it seats ${saved.seats.length} at a table for ${saved.config.players}`)
  if (saved.states.some(({ position }) => position > saved.choices.length))
    throw damaged('a state comes after the last choice')
  return saved
}

const mostPlayers = 12
const mostChoices = 1_000_000
const count = z.int().min(0).max(mostChoices)

/** What tells a saved game of any format from other files. */
const headShape = z.object({ format: z.number(), game: z.string() })

/** The shape of every saved game. All sizes are limited, because anybody may have written the file. */
export const fileShape = z.object({
  format: z.int(),
  game: z.string().max(60),
  rules: z.int().min(0),
  config: z.looseObject({ players: z.int().min(1).max(mostPlayers) }),
  seed: z.string().max(400),
  seats: z
    .array(z.object({ player: z.string().max(60), name: z.string().max(60).exactOptional() }))
    .max(mostPlayers),
  choices: z.array(count).max(mostChoices),
  marks: z.array(z.tuple([count, z.string().max(64)])).max(mostChoices),
  digest: z.string().max(64),
  states: z
    .array(z.object({ position: count, state: z.looseObject({}) }))
    .max(100)
    .default([]),
  since: z
    .array(z.looseObject({ verb: z.string(), seat: z.int() }))
    .max(10_000)
    .default([]),
  proven: z.boolean().default(true),
})

/** Which part of the file is wrong, by its key in the file. */
function faultIn({ path, message }: z.core.$ZodIssue): string {
  return `"${path.map(String).join('.')}" is wrong (${message})`
}

/** Where a replay first leaves the saved game. */
export interface Difference {
  position: number
  text: string
}

/** Replays a saved game under today's rules: the table as far as the choices fit, and the first difference. */
export function replay<S extends TableState>(
  game: Game<Config, S>,
  saved: Saved,
  listener?: TableListener,
): { table: Table<S>; difference: Difference | null } {
  checkVersion(game, saved)
  return followed(() => {
    const table = new Table(game, readSavedConfig(game, saved.config), saved.seed, { listener })
    const misfit = playOn(table, saved.choices)
    return { table, difference: misfit ?? differs(table, saved) }
  })
}

function checkVersion(game: { name: string; rulesVersion: number }, saved: Saved): void {
  if (saved.rules <= game.rulesVersion) return
  throw new Refusal(
    'newer-rules',
    `This game was played with rules ${saved.rules} of ${game.name}; this version has ${game.rulesVersion}. Update Dicehearth.`,
  )
}

/** Makes these choices as long as they fit; returns the first that does not. */
function playOn(table: Table, choices: readonly number[]): Difference | null {
  for (const choice of choices) {
    const { position } = table
    const options = table.decision?.options.length ?? 0
    if (choice >= options) {
      const there = options === 0 ? 'the game is over there' : `there are options 0 to ${options - 1}`
      return { position, text: `choice ${choice} at decision ${position}: ${there}` }
    }
    table.choose(choice)
  }
  return null
}

function differs(table: Table, saved: Saved): Difference | null {
  const good = agreement(table, saved)
  const firstBad = saved.marks.find(([position]) => position > good)
  if (firstBad) return { position: firstBad[0], text: `a different state from decision ${good} on` }
  if (table.fingerprint !== saved.digest) {
    return { position: table.position, text: `a different state at the end, at decision ${table.position}` }
  }
  return null
}

/** The last round beginning where both agree. */
function agreement(table: Table, saved: Saved): number {
  let good = 0
  for (const [i, [position, mark]] of table.marks.entries()) {
    const theirs = saved.marks[i]
    if (!theirs || theirs[0] !== position || theirs[1] !== mark) break
    good = position
  }
  return good
}

export interface Resumed<S extends TableState> {
  table: Table<S>
  /** A warning for people; null if all is well. */
  notice: string | null
}

/** Fetches what the table of a saved game needs; call it before the game is resumed or replayed. */
export async function readyFor(game: Game, saved: Saved): Promise<void> {
  if (game.ready) await game.ready(readSavedConfig(game, saved.config))
}

/**
 * The table of a saved game, resumed from its newest states even if the rules have changed since. A game from
 * elsewhere is also replayed; if its journal does not lead to its state, it counts as unproven and a notice says so.
 */
export function resume<S extends TableState>(
  game: Game<Config, S>,
  saved: Saved,
  { listener, own = false }: { listener?: TableListener | undefined; own?: boolean } = {},
): Resumed<S> {
  return followed(() => {
    const found = resumed(game, saved, listener, own)
    if (!own) describe(found.table)
    return found
  })
}

/** Puts the open question into words: a table that cannot be described was never played. */
function describe<S extends TableState>({ game, state, decision }: Table<S>): void {
  if (!decision) return
  const view = game.view(state, decision.ask.seat)
  game.words.prompt(decision.ask, view)
  for (const option of decision.options) game.words.option(option, decision.ask, view)
}

function resumed<S extends TableState>(
  game: Game<Config, S>,
  saved: Saved,
  listener: TableListener | undefined,
  own: boolean,
): Resumed<S> {
  checkVersion(game, saved)
  if (saved.states.length === 0) return resumeByReplay(game, saved, listener)
  const found = resumeFromState(game, saved, listener)
  const { table } = found
  table.proven = saved.proven
  if (own || saved.rules !== game.rulesVersion || !saved.proven) return found
  const { table: replayed, difference } = replay(game, saved)
  const contradiction =
    difference?.text ??
    (written(replayed.state) === written(table.state) ? null : 'they end at a different one')
  if (contradiction === null) return found
  table.proven = false
  const notice = `The choices in this saved game do not lead to its table (${contradiction}). The game continues from that table, and counts as unproven from now on.`
  return { table, notice }
}

/** Resumes from the oldest saved round if the rules are the same, so that undo reaches as far back; else the newest. */
function resumeFromState<S extends TableState>(
  game: Game<Config, S>,
  saved: Saved,
  listener: TableListener | undefined,
): Resumed<S> {
  const config = readSavedConfig(game, saved.config)
  const sameRules = saved.rules === game.rulesVersion
  const leftOut = saved.leftOut ?? 0
  const from = (kept: SavedState): Table<S> =>
    new Table(game, config, saved.seed, {
      listener,
      start: checkedState(game, config, kept),
      past: {
        length: kept.position,
        choices: leftOut > 0 ? [] : saved.choices.slice(0, kept.position),
        marks: saved.marks.slice(0, saved.marks.findLastIndex(([position]) => position < kept.position) + 1),
      },
    })
  if (sameRules) {
    const table = from(saved.states[0])
    const misfit = playOn(table, saved.choices.slice(table.position - leftOut))
    if (misfit) throw damaged(misfit.text)
    return { table, notice: null }
  }
  const table = from(saved.states[saved.states.length - 1])
  const left = playAgain(table, saved)
  if (left === 0) return { table, notice: null }
  const lost = left === 1 ? 'last choice' : `last ${left} choices`
  const notice = `The rules have been corrected since you last played (version ${saved.rules}, now ${game.rulesVersion}), and your ${lost} can no longer be made. Choose again.`
  return { table, notice }
}

/** Finds the options taken since the newest state in today's lists; returns how many choices no longer fit. */
function playAgain(table: Table, { choices, since, leftOut = 0 }: Saved): number {
  for (const taken of since) {
    const same = JSON.stringify(taken)
    const option = table.decision?.options.findIndex((it) => JSON.stringify(it) === same) ?? -1
    if (option < 0) break
    table.choose(option)
  }
  return leftOut + choices.length - table.position
}

/** Checks a state from a file: its shape, and the invariants of the ledger. */
function checkedState<S extends TableState>(
  game: Game<Config, S>,
  config: Config,
  { position, state }: SavedState,
): S {
  try {
    const read = game.readState(state, config)
    const broken = game.broken(read, null)
    // Caught and reworded below.
    if (broken.length > 0) throw new Refusal('bad-state', `it breaks ${broken.join(', ')}`)
    return read
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw damaged(`the table at decision ${position} is impossible: ${error.message}`)
  }
}

/** If the rules have changed since and later choices no longer fit, resumes from the last point of agreement. */
function resumeByReplay<S extends TableState>(
  game: Game<Config, S>,
  saved: Saved,
  listener: TableListener | undefined,
): Resumed<S> {
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
  const notice = `The rules have been corrected since this game was saved (version ${saved.rules}, now ${game.rulesVersion}): ${difference.text}. The game continues from decision ${good} of ${saved.choices.length}.`
  return { table, notice }
}

/** Work on a file that anybody may have written: if the rules cannot follow it, the file is to blame. */
function followed<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw damaged(`the rules cannot follow it (${error instanceof Error ? error.message : String(error)})`)
  }
}

function damaged(what: string): Refusal {
  return new Refusal('bad-save', `This saved game is damaged: ${what}. Try an older copy of it.`)
}
