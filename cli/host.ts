import { randomBytes } from 'node:crypto'
import { companionKinds } from '@dicehearth/bots'
import { nearest, readConfig, Refusal, type Config, type Game, type SeatOf } from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { readJson } from './files.ts'

export async function findGame(id: string): Promise<Game> {
  const game = await loadGame(id)
  if (!game) throw new Refusal('unknown-game', `There is no game "${id}". ${nearest(id, gameIds)}`)
  return game
}

/** `--set key=value …` as a set-up. */
export function readSettings(pairs: readonly string[]): Record<string, unknown> {
  const settings: Record<string, unknown> = {}
  for (const pair of pairs) {
    const [key, value] = split(pair)
    if (value === undefined) throw new Refusal('bad-value', `--set wants key=value, not "${pair}".`)
    settings[key] = value
  }
  return settings
}

function split(pair: string): [string, string | undefined] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair, undefined] : [pair.slice(0, at), pair.slice(at + 1)]
}

/** The options of a game that are files: each is a flag of its own, such as `--enemies my-enemies.json`. */
export function packKeys(game: Game): string[] {
  return Object.keys(game.setup).filter((key) => game.setup[key].kind === 'pack')
}

/** Reads the packs among the given settings from their files. */
export function readPacks(game: Game, settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read = { ...settings }
  for (const key of packKeys(game)) {
    const file = read[key]
    if (typeof file === 'string') read[key] = readJson(file)
  }
  return read
}

export const person = 'human'
const players: readonly string[] = [person, ...companionKinds]

/** A kind of player by its name. */
export function readPlayer(kind: string): string {
  if (players.includes(kind)) return kind
  throw new Refusal('bad-value', `A seat cannot be "${kind}". ${nearest(kind, players)}`)
}

export interface Opening {
  game: Game
  config: Config
  seed: string
  seats: SeatOf[]
}

/** Sets a table: seats that nobody was named for are taken by `others`. */
export function open(
  game: Game,
  wanted: readonly string[],
  others: string,
  settings: Readonly<Record<string, unknown>>,
  seed = newSeed(),
): Opening {
  const named = wanted.map(readPlayer)
  const players = settings.players ?? Math.max(game.seats.min, named.length || game.seats.usual)
  const config = readConfig(game, readPacks(game, { ...settings, players }))
  if (named.length > config.players)
    throw new Refusal(
      'bad-value',
      `${named.length} seats are named, but there are ${config.players} players.`,
    )
  const seats = Array.from({ length: config.players }, (_, seat) => ({ player: named[seat] ?? others }))
  return { game, config, seed, seats }
}

function newSeed(): string {
  return randomBytes(5).toString('hex')
}
