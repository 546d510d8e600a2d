import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Refusal, type Game } from '@dicehearth/engine'
import { person, readPlayer } from '@dicehearth/host'
import { findGame, open, readSettings } from './opening.ts'
import { runInWorkers } from './pool.ts'
import { progress } from './progress.ts'
import { ScoreBook, type Scores } from './scores.ts'
import { trialSeed, type Played, type Plan } from './trial.ts'

export interface SimulateOptions {
  games?: string
  seats?: string
  set: string[]
  seed: string
  workers?: string
  untilCovered?: boolean
  json?: boolean
  packs: Record<string, string>
}

const usualGames = 100
const mostUntilCovered = 20_000

/** Companions play many games; reports how they went, or how to repeat the one that broke. */
export async function simulate(named: string, options: SimulateOptions): Promise<void> {
  const game = await findGame(named)
  const plan = planOf(game, options)
  const games = readCount('--games', options.games, options.untilCovered ? mostUntilCovered : usualGames)
  const workers = readCount('--workers', options.workers, availableParallelism())
  const missing = new Set(options.untilCovered ? game.actors : [])
  const tally = new Tally()
  const bar = progress(options.untilCovered ? missing.size : games)
  const started = performance.now()
  const broken = await runInWorkers(plan, games, workers, (played) => {
    tally.add(played)
    for (const actor of played.acted) missing.delete(game.actors[actor])
    bar?.update(options.untilCovered ? game.actors.length - missing.size : tally.games)
    return options.untilCovered === true && missing.size === 0
  })
  bar?.stop()
  if (broken) {
    process.stderr.write(
      `A game broke: ${broken.message}\nRepeat it with: ${repeatCommand(named, options, broken.index)}\n`,
    )
    process.exitCode = 1
    return
  }
  const report = tally.report((performance.now() - started) / 1000)
  const coverage = options.untilCovered ? { actors: game.actors.length, neverActed: [...missing] } : {}
  if (options.json) process.stdout.write(`${JSON.stringify({ game: game.id, ...report, ...coverage })}\n`)
  else print(game, report, options.untilCovered ? [...missing] : null)
  if (missing.size > 0) process.exitCode = 1
}

function planOf(game: Game, options: SimulateOptions): Plan {
  const settings = { ...readSettings(options.set), ...options.packs }
  const named = options.seats?.split(',').map(readPlayer) ?? []
  if (named.includes(person))
    throw new Refusal('bad-value', 'People cannot play in a simulation: choose companions for all seats.')
  const vary = options.untilCovered === true
  // A single named kind takes every seat; while set-ups vary, so do the seats that were not named.
  const { config, seats } = open(
    game,
    named.length === 1 ? [] : named,
    named[0] ?? 'random',
    settings,
    options.seed,
  )
  return {
    game: game.id,
    seed: options.seed,
    settings,
    config,
    seats: seats.map(({ player }) => player),
    vary: vary ? { kinds: named } : null,
  }
}

function readCount(flag: string, given: string | undefined, usual: number): number {
  const count = given === undefined ? usual : Number(given)
  if (Number.isInteger(count) && count > 0) return count
  throw new Refusal('bad-value', `${flag} needs a whole number from 1 up, not "${given}".`)
}

/** The command that repeats the broken game. */
export function repeatCommand(named: string, options: SimulateOptions, index: number): string {
  return [
    './dicehearth simulate',
    named,
    '--games 1',
    `--seed ${quoted(trialSeed(options.seed, index))}`,
    ...(options.seats ? [`--seats ${options.seats}`] : []),
    ...options.set.map((pair) => `--set ${quoted(pair)}`),
    ...Object.entries(options.packs).map(([key, file]) => `--${key} ${quoted(file)}`),
    ...(options.untilCovered ? ['--until-covered'] : []),
  ].join(' ')
}

function quoted(text: string): string {
  return /^[\w.,=/-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
}

interface Report {
  games: number
  outcomes: Record<string, number>
  decisions: number
  seconds: number
  decisionsPerSecond: number
  gamesPerSecond: number
  length: { p50: number; p95: number; max: number }
  digest: string
  /** Only for games that score each seat: by seat and by companion. */
  scores?: { seats: Record<string, Scores>; companions: Record<string, Scores> }
}

/** Totals over all games. */
class Tally {
  private readonly lengths: number[] = []
  private readonly outcomes = new Map<string, number>()
  private readonly digest = createHash('sha256')
  private readonly scores = new ScoreBook()

  get games(): number {
    return this.lengths.length
  }

  add({ outcome, decisions, digest, scores, players }: Played): void {
    this.lengths.push(decisions)
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1)
    this.digest.update(digest)
    this.scores.add(scores, players, outcome === 'lost')
  }

  report(seconds: number): Report {
    const sorted = this.lengths.toSorted((a, b) => a - b)
    const decisions = sorted.reduce((sum, length) => sum + length, 0)
    const scores = this.scores.report()
    const at = (share: number): number =>
      sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
    return {
      games: this.games,
      outcomes: Object.fromEntries([...this.outcomes].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      decisions,
      seconds: Number(seconds.toFixed(3)),
      decisionsPerSecond: Math.round(decisions / seconds),
      gamesPerSecond: Number((this.games / seconds).toFixed(1)),
      length: { p50: at(0.5), p95: at(0.95), max: at(1) },
      digest: this.digest.digest('hex'),
      ...(scores ? { scores } : {}),
    }
  }
}

function print(game: Game, report: Report, missing: readonly string[] | null): void {
  const { games, outcomes, decisions, seconds, decisionsPerSecond, gamesPerSecond, length, digest } = report
  const shares = Object.entries(outcomes).map(
    ([name, n]) => `${name} ${n} (${((100 * n) / games).toFixed(1)} %)`,
  )
  const lines = [
    `${game.name}: ${games} games, ${shares.join(', ')}`,
    `${decisions} decisions in ${seconds} s: ${decisionsPerSecond} a second, ${gamesPerSecond} games a second`,
    `decisions per game: median ${length.p50}, 95th percentile ${length.p95}, maximum ${length.max}`,
    ...Object.entries(report.scores?.companions ?? {}).map(
      ([kind, { mean, p10, p90, won }]) =>
        `${kind}: ${mean} points on average, ${p10} to ${p90} in eight of ten games, wins ${(100 * won).toFixed(1)} %`,
    ),
    `digest ${digest}`,
  ]
  if (missing?.length === 0) lines.push(`Everything on the list acted: all ${game.actors.length}.`)
  if (missing && missing.length > 0)
    lines.push(
      `Never acted (${missing.length} of ${game.actors.length}):`,
      ...missing.map((actor) => `  ${actor}`),
    )
  process.stdout.write(`${lines.join('\n')}\n`)
}
