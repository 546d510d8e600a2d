import {
  companion,
  insider,
  whoAnswers,
  whoGoesAhead,
  type Companion,
  type CompanionKind,
} from '@dicehearth/bots'
import { readConfig, Table, type Game, type SeatResult, type Sheet } from '@dicehearth/engine'

/** A companion in every seat, or the game's own quick player answering for all. */
export type Player = CompanionKind | 'expert'

/** One game of a match: the same for both players. */
export interface Fixture {
  settings: Readonly<Record<string, unknown>>
  /** Among rivals it says which seat is whose. */
  n: number
  /** Whom rivals play against. */
  against: Player
}

/** How a game went for a player. */
export interface Result {
  won: number
  /** What is compared: games won, points ahead of rivals or, in a campaign, the share of combats and checks won. */
  gain: number
  decisions: number
}

/** Decisions after which a game counts as one that does not end. */
const longest = 20_000

/** Plays a game with all seats by one player. Among rivals one seat is its own, in turn. */
export async function played(
  game: Game,
  { settings, n, against }: Fixture,
  player: Player,
): Promise<Result & { handsOn: readonly Sheet[] }> {
  const config = readConfig(game, { ...settings })
  await game.ready?.(config)
  const mine = n % config.players
  const trials: boolean[] = []
  const seed = `match ${n}`
  const table = new Table(game, config, seed, {
    listener: (event) => {
      if ('won' in event) trials.push(event.won === true)
    },
  })
  const answers = Array.from({ length: config.players }, (_, seat) =>
    answersOf(game.rivals && seat !== mine ? against : player, `${seed} ${seat}`),
  )
  while (table.decision && table.position < longest) {
    const seat = whoGoesAhead(
      table,
      whoAnswers(table, () => false),
    )
    table.choose(answers[seat](table, seat))
  }
  const { outcome } = table.state
  const ended = { decisions: table.position, handsOn: game.handsOn?.(table.state) ?? [] }
  if (game.rivals) return { ...amongRivals(outcome?.seats ?? [], mine), ...ended }
  const won = Number(outcome?.result === 'won')
  return { won, gain: trials.length > 0 ? mean(trials.map(Number)) : won, ...ended }
}

function answersOf(player: Player, seed: string): Companion {
  return player === 'expert' ? insider(seed) : companion(player, seed)
}

function amongRivals(results: readonly SeatResult[], mine: number): { won: number; gain: number } {
  const score = results.find(({ seat }) => seat === mine)?.score ?? 0
  const others = results.filter(({ seat }) => seat !== mine)
  const firsts = results.filter(({ place }) => place === 1)
  return {
    won: firsts.some(({ seat }) => seat === mine) ? 1 / firsts.length : 0,
    gain: score - mean(others.map((it) => it.score)),
  }
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, it) => sum + it, 0) / Math.max(1, numbers.length)
}

/** The mean of these, and how far it may be off: in 95 of 100 cases it is no further. */
export function interval(gains: readonly number[]): { gain: number; within: number } {
  const gain = mean(gains)
  const squares = gains.reduce((sum, it) => sum + (it - gain) ** 2, 0)
  return { gain, within: 1.96 * Math.sqrt(squares / Math.max(1, gains.length - 1) / gains.length) }
}
