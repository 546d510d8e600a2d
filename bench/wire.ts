import { anyone, newFate, pick, readConfig, type Game } from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { Room, Told, type News } from '@dicehearth/host'
import { rounded, worked, type Figure } from './measure.ts'

const choices = 300

/** What a place is sent for each choice, beside the same as a whole table; and what telling four places costs. */
export async function* figures(): AsyncGenerator<Figure> {
  for (const id of gameIds) {
    const game = await loadGame(id)
    if (game) yield* figuresOf(game)
  }
}

async function* figuresOf(game: Game): AsyncGenerator<Figure> {
  const quiet = await playedBy(game, 0)
  const { news, whole, time } = await playedBy(game, Math.min(4, game.seats.max))
  yield [`${game.name}: sent to a place for a choice`, sizes(news)]
  yield [`${game.name}: beside it as a whole table`, sizes(whole)]
  yield [`${game.name}: telling four places, for a choice`, `${rounded(time - quiet.time)} ms`]
}

interface Measured {
  /** Bytes for each choice, as sent and as a whole table. */
  news: number[]
  whole: number[]
  /** Milliseconds for a choice. */
  time: number
}

/** A game by chance, until it is over, with somebody watching from some of the seats. */
async function playedBy(game: Game, watching: number): Promise<Measured> {
  const config = readConfig(game, { players: Math.min(4, game.seats.max) })
  await game.ready?.(config)
  const seats = Array.from({ length: config.players }, () => ({ player: 'human' }))
  const room = Room.begin({ game, config, seed: 'wire', seats })
  const sent: News[] = []
  for (let seat = 0; seat < watching; seat++)
    await room.place([seat]).subscribe((news) => void (seat === 0 && sent.push(news)))
  const chance = newFate('wire')
  const begin = worked()
  while (room.table.decision && room.table.position < choices) {
    const { options } = room.table.decision
    const option = pick(chance, options.length)
    const { seat } = options[option]
    await room.place([seat === anyone ? 0 : seat]).choose(room.table.position, option)
  }
  const time = (worked() - begin) / room.table.position
  const told = new Told()
  const tables = sent.map((news) => told.hear(news))
  return {
    news: sent.slice(1).map(bytesOf),
    whole: tables.slice(1).map(bytesOf),
    time,
  }
}

function bytesOf(message: object): number {
  return JSON.stringify(message).length
}

function sizes(bytes: readonly number[]): string {
  const sorted = bytes.toSorted((a, b) => a - b)
  return `median ${kilobytes(sorted[Math.floor(sorted.length / 2)])}, most ${kilobytes(sorted.at(-1) ?? 0)}`
}

function kilobytes(bytes: number): string {
  return `${rounded(bytes / 1000)} kB`
}
