import { randomBytes } from 'node:crypto'
import {
  nearest,
  readConfig,
  readyFor,
  Refusal,
  type Game,
  type Saved,
  type SetupOption,
} from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { readSeat, type Opening } from '@dicehearth/host'
import { readJson, readText } from './files.ts'
import { readSheetFile } from './sheets.ts'

export async function findGame(id: string): Promise<Game> {
  const game = await loadGame(id)
  if (!game) throw new Refusal('unknown-game', `There is no game "${id}". ${nearest(id, gameIds)}`)
  return game
}

/** The game of a saved table, with everything loaded that the table needs. */
export async function gameOf(saved: Saved): Promise<Game> {
  const game = await findGame(saved.game)
  await readyFor(game, saved)
  return game
}

/** Reads `--set key=value …`. */
export function readSettings(pairs: readonly string[]): Record<string, unknown> {
  const settings = pairs.map((pair): [string, string] => {
    const [key, value] = split(pair)
    if (value === undefined) throw new Refusal('bad-value', `--set needs key=value, not "${pair}".`)
    return [key, value]
  })
  // fromEntries makes even a key such as "__proto__" a plain property, to be checked like any other.
  return Object.fromEntries(settings)
}

function split(pair: string): [string, string | undefined] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair, undefined] : [pair.slice(0, at), pair.slice(at + 1)]
}

/** The options of a game that are files; each is a flag, such as `--enemies my-enemies.json`. */
export function fileKeys(game: Game): string[] {
  return Object.keys(game.setup).filter((key) => ['pack', 'sheets'].includes(game.setup[key].kind))
}

/** Reads the packs and sheets among the given settings from their files; several sheets are separated by commas. */
export function readFiles(game: Game, settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read = { ...settings }
  for (const key of fileKeys(game)) {
    const named = read[key]
    if (typeof named !== 'string') continue
    read[key] = readFile(game.setup[key], named)
  }
  return read
}

function readFile(option: SetupOption, named: string): unknown {
  if (option.kind !== 'pack') return named.split(',').map(readSheetFile)
  return option.file === 'text' ? readText(named) : readJson(named)
}

/** Sets up a table; `others` take the seats that nobody was named for, `brought` fills in what is not set. */
export function open(
  game: Game,
  wanted: readonly string[],
  others: string,
  settings: Readonly<Record<string, unknown>>,
  seed = newSeed(),
  brought: Readonly<Record<string, unknown>> = {},
): Opening {
  const named = wanted.map(readSeat)
  const players = settings.players ?? Math.max(game.seats.min, named.length || game.seats.usual)
  const config = readConfig(game, { ...brought, ...readFiles(game, { ...settings, players }) })
  if (named.length > config.players)
    throw new Refusal(
      'bad-value',
      `${named.length} seats are named, but there are ${config.players} players.`,
    )
  const seats = Array.from({ length: config.players }, (_, seat) => named[seat] ?? { player: others })
  return { game, config, seed, seats }
}

function newSeed(): string {
  return randomBytes(5).toString('hex')
}
