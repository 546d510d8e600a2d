import type { SeatResult } from '@dicehearth/engine'

/** Scores of one seat or one kind of companion over many games. */
export interface Scores {
  games: number
  mean: number
  p10: number
  p50: number
  p90: number
  /** Share of games won; a shared first place counts as a win. */
  won: number
}

/** Collects scores from games that score each seat. */
export class ScoreBook {
  private readonly bySeat = new Map<string, Played[]>()
  private readonly byCompanion = new Map<string, Played[]>()

  /** Nobody wins a game that was lost, such as one against a Monster alone. */
  add(results: readonly SeatResult[], players: readonly string[], lost: boolean): void {
    for (const { seat, score, place } of results) {
      const played = { score, won: place === 1 && !lost }
      push(this.bySeat, String(seat), played)
      push(this.byCompanion, players[seat], played)
    }
  }

  /** Null where no game had scores. */
  report(): { seats: Record<string, Scores>; companions: Record<string, Scores> } | null {
    if (this.bySeat.size === 0) return null
    return { seats: summed(this.bySeat), companions: summed(this.byCompanion) }
  }
}

interface Played {
  score: number
  won: boolean
}

function push(book: Map<string, Played[]>, whose: string, result: Played): void {
  const known = book.get(whose)
  if (known) known.push(result)
  else book.set(whose, [result])
}

function summed(book: ReadonlyMap<string, readonly Played[]>): Record<string, Scores> {
  const entries = [...book].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([whose, results]) => [whose, scoresOf(results)]))
}

function scoresOf(results: readonly Played[]): Scores {
  const sorted = results.map(({ score }) => score).toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  const mean = sorted.reduce((sum, score) => sum + score, 0) / sorted.length
  const won = results.filter((it) => it.won).length / results.length
  return {
    games: results.length,
    mean: Number(mean.toFixed(2)),
    p10: at(0.1),
    p50: at(0.5),
    p90: at(0.9),
    won: Number(won.toFixed(3)),
  }
}
