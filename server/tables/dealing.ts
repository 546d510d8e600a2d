import {
  readConfig,
  readyFor,
  Refusal,
  resume,
  save,
  type Config,
  type Game,
  type SeatOf,
} from '@dicehearth/engine'
import {
  packsIn,
  person,
  readKept,
  readPlayer,
  Room,
  tryPacks,
  type NewTable,
  type Packs,
} from '@dicehearth/host'
import { gameOf } from './games.ts'
import { waitingAt } from './waiting.ts'

/** A set-up that somebody wants. */
export interface Wanted {
  game: string
  config: Record<string, unknown>
  seats: readonly { kind: 'human' | 'companion'; name?: string | undefined; companion?: string | undefined }[]
}

/** A set-up that the game allows. */
export interface Laid {
  game: string
  config: Config
  seats: SeatOf[]
}

/** A table that begins, or goes on, and whose answer is awaited there. */
export interface Begun {
  table: NewTable
  waiting: readonly number[]
}

/** Checks a set-up. Custom cards that get the game stuck are refused before anybody sits down. */
export async function layTable({ game: id, config: given, seats: wanted }: Wanted): Promise<Laid> {
  const game = await gameOf(id)
  const players = given.players ?? (wanted.length > 0 ? wanted.length : undefined)
  const config = readConfig(game, { ...given, ...(players === undefined ? {} : { players }) })
  const seats = wanted.map(({ kind, name, companion = 'greedy' }) => ({
    player: kind === 'human' ? person : readPlayer(companion),
    ...(name === undefined ? {} : { name }),
  }))
  if (seats.length > config.players)
    throw new Refusal('bad-value', `The table has ${config.players} seats, not ${seats.length}.`)
  const packs = packsIn(game, given)
  if (Object.keys(packs).length > 0) await refuseBadPacks(game, packs)
  await game.ready?.(config)
  return { game: id, config, seats }
}

async function refuseBadPacks(game: Game, packs: Packs): Promise<void> {
  const trial = tryPacks(game, packs)
  for (;;) {
    const { done, value } = await trial.next()
    if (done && value !== null) throw new Refusal('bad-pack', value)
    if (done) return
    await new Promise(setImmediate)
  }
}

export async function dealTable({ game: id, config, seats }: Laid, seed: string): Promise<Begun> {
  const game = await gameOf(id)
  await game.ready?.(config)
  return begunIn(Room.begin({ game, config, seed, seats }))
}

/** A game from elsewhere, played again to prove it. */
export async function bringTable(text: string): Promise<Begun> {
  const saved = readKept(text)
  const game = await gameOf(saved.game)
  await readyFor(game, saved)
  const { table } = resume(game, saved)
  return begunIn(Room.resume(game, save(table, saved.seats), { own: true }))
}

function begunIn(room: Room): Begun {
  return { table: { saved: room.save(), outcome: room.table.state.outcome }, waiting: waitingAt(room) }
}
