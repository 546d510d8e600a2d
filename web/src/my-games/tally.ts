import type { Best } from '@dicehearth/engine'
import type { PastGame, PastSeat } from '@dicehearth/host'
import type { Field } from '../worker/desk.ts'

/** Null where nobody here could win or lose: people who played against each other alone. */
export type Verdict = 'won' | 'lost' | null

const person = 'human'

function isPerson({ player }: PastSeat): boolean {
  return player === person
}

/** How the game ended for the people at the table. */
export function verdictOf(game: PastGame): Verdict {
  const ranked = game.seats.length > 1 && game.seats.some(({ place }) => place !== undefined)
  if (!ranked) return byResult(game)
  if (game.seats.every(isPerson)) return null
  return game.seats.some((seat) => isPerson(seat) && seat.place === 1) ? 'won' : 'lost'
}

function byResult({ result }: PastGame): Verdict {
  return result === 'won' || result === 'lost' ? result : null
}

/** The value of a figure: of the outcome, or the best score of a person. */
export function figureOf(game: PastGame, figure: string): number | null {
  if (figure === 'score') {
    const scores = game.seats.filter(isPerson).flatMap(({ score }) => score ?? [])
    return scores.length > 0 ? Math.max(...scores) : null
  }
  const value = game.figures[figure]
  return typeof value === 'number' ? value : null
}

/** Wins and losses under one heading. */
export interface Row {
  label: string
  games: number
  won: number
  /** Games that were won or lost. */
  decided: number
}

function rowOf(label: string, games: readonly PastGame[]): Row {
  const verdicts = games.map(verdictOf)
  return {
    label,
    games: games.length,
    won: verdicts.filter((it) => it === 'won').length,
    decided: verdicts.filter((it) => it !== null).length,
  }
}

export function overall(games: readonly PastGame[]): Row {
  return rowOf('', games)
}

/** One row for each label that a game goes under, those with most games first. */
function rows(games: readonly PastGame[], labels: (game: PastGame) => readonly string[]): Row[] {
  const under = new Map<string, PastGame[]>()
  for (const game of games)
    for (const label of new Set(labels(game))) under.set(label, [...(under.get(label) ?? []), game])
  return [...under]
    .map(([label, those]) => rowOf(label, those))
    .sort((a, b) => b.games - a.games || a.label.localeCompare(b.label))
}

/** By the heroes that people played. */
export function byHero(games: readonly PastGame[]): Row[] {
  return rows(games, ({ seats }) => seats.filter(isPerson).flatMap(({ heroes }) => heroes))
}

/** By who sat beside the people. */
export function byCompanion(games: readonly PastGame[], names: Readonly<Record<string, string>>): Row[] {
  return rows(games, ({ seats }) => {
    const companions = seats.filter((seat) => !isPerson(seat))
    if (companions.length > 0) return companions.map(({ player }) => names[player] ?? player)
    return [seats.length === 1 ? 'Alone' : 'People only']
  })
}

/** By number of players, and by every option that was not always chosen alike. */
export function bySetup(games: readonly PastGame[], fields: readonly Field[]): Row[] {
  const players = rows(games, (game) => [`Players: ${game.players}`])
  const chosen = fields
    .filter(({ kind }) => kind !== 'eachSeat' && kind !== 'sheets')
    .map((field) => rows(games, (game) => [`${field.label}: ${valueName(field, game.setup[field.key])}`]))
    .filter((values) => values.length > 1)
  return [players, ...chosen].flat()
}

function valueName({ kind, values }: Field, value: string | readonly string[] | undefined): string {
  if (kind === 'pack') return value === undefined ? 'none' : 'own'
  const chosen = value === undefined ? [] : typeof value === 'string' ? [value] : value
  if (chosen.length === 0) return 'none'
  return chosen.map((one) => values.find((it) => it.value === one)?.name ?? one).join(', ')
}

/** A best value with the game that set it. */
export interface BestGame {
  name: string
  value: number
  of: PastGame | null
}

export function recordsOf(games: readonly PastGame[], bests: readonly Best[]): BestGame[] {
  const set = bests.flatMap(({ figure, name, better, won }): BestGame[] => {
    let best: BestGame | null = null
    for (const game of games) {
      const value = figureOf(game, figure)
      if (value === null || (won && verdictOf(game) !== 'won')) continue
      if (!best || (better === 'more' ? value > best.value : value < best.value))
        best = { name, value, of: game }
    }
    return best ? [best] : []
  })
  const streak = longestStreak(games)
  return streak > 1 ? [...set, { name: 'Most victories in a row', value: streak, of: null }] : set
}

function longestStreak(games: readonly PastGame[]): number {
  let longest = 0
  let now = 0
  for (const verdict of games.map(verdictOf)) {
    now = verdict === 'won' ? now + 1 : verdict === 'lost' ? 0 : now
    longest = Math.max(longest, now)
  }
  return longest
}

/** When each deed was earned first. */
export function earnedDeeds(games: readonly PastGame[]): ReadonlyMap<string, PastGame> {
  const earned = new Map<string, PastGame>()
  for (const game of games) for (const deed of game.deeds) if (!earned.has(deed)) earned.set(deed, game)
  return earned
}

/** "7 of 12 (58 %)". */
export function rate({ won, decided }: Row): string {
  return decided === 0 ? '–' : `${won} of ${decided} (${Math.round((won / decided) * 100)} %)`
}
