import type { Best } from '@dicehearth/engine'
import type { GameRecord, SeatRecord } from '@dicehearth/host'
import type { Field } from '../worker/desk.ts'

/** Null where nobody here could win or lose: people who played against each other alone. */
export type Verdict = 'won' | 'lost' | null

const person = 'human'

function isPerson({ player }: SeatRecord): boolean {
  return player === person
}

/** How the game ended for the people at the table. */
export function verdictOf(record: GameRecord): Verdict {
  const ranked = record.seats.length > 1 && record.seats.some(({ place }) => place !== undefined)
  if (!ranked) return byResult(record)
  if (record.seats.every(isPerson)) return null
  return record.seats.some((seat) => isPerson(seat) && seat.place === 1) ? 'won' : 'lost'
}

function byResult({ result }: GameRecord): Verdict {
  return result === 'won' || result === 'lost' ? result : null
}

/** The value of a figure: of the outcome, or the best score of a person. */
export function figureOf(record: GameRecord, figure: string): number | null {
  if (figure === 'score') {
    const scores = record.seats.filter(isPerson).flatMap(({ score }) => score ?? [])
    return scores.length > 0 ? Math.max(...scores) : null
  }
  const value = record.figures[figure]
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

function rowOf(label: string, records: readonly GameRecord[]): Row {
  const verdicts = records.map(verdictOf)
  return {
    label,
    games: records.length,
    won: verdicts.filter((it) => it === 'won').length,
    decided: verdicts.filter((it) => it !== null).length,
  }
}

export function overall(records: readonly GameRecord[]): Row {
  return rowOf('', records)
}

/** One row for each label that a record goes under, those with most games first. */
function rows(records: readonly GameRecord[], labels: (record: GameRecord) => readonly string[]): Row[] {
  const under = new Map<string, GameRecord[]>()
  for (const record of records)
    for (const label of new Set(labels(record))) under.set(label, [...(under.get(label) ?? []), record])
  return [...under]
    .map(([label, those]) => rowOf(label, those))
    .sort((a, b) => b.games - a.games || a.label.localeCompare(b.label))
}

/** By the heroes that people played. */
export function byHero(records: readonly GameRecord[]): Row[] {
  return rows(records, ({ seats }) => seats.filter(isPerson).flatMap(({ heroes }) => heroes))
}

/** By who sat beside the people. */
export function byCompanion(records: readonly GameRecord[], names: Readonly<Record<string, string>>): Row[] {
  return rows(records, ({ seats }) => {
    const companions = seats.filter((seat) => !isPerson(seat))
    if (companions.length > 0) return companions.map(({ player }) => names[player] ?? player)
    return [seats.length === 1 ? 'Alone' : 'People only']
  })
}

/** By number of players, and by every option that was not always chosen alike. */
export function bySetup(records: readonly GameRecord[], fields: readonly Field[]): Row[] {
  const players = rows(records, (record) => [`Players: ${record.players}`])
  const chosen = fields
    .filter(({ kind }) => kind !== 'eachSeat' && kind !== 'sheets')
    .map((field) =>
      rows(records, (record) => [`${field.label}: ${valueName(field, record.setup[field.key])}`]),
    )
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
  of: GameRecord | null
}

export function recordsOf(games: readonly GameRecord[], bests: readonly Best[]): BestGame[] {
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

function longestStreak(games: readonly GameRecord[]): number {
  let longest = 0
  let now = 0
  for (const verdict of games.map(verdictOf)) {
    now = verdict === 'won' ? now + 1 : verdict === 'lost' ? 0 : now
    longest = Math.max(longest, now)
  }
  return longest
}

/** When each deed was earned first. */
export function earnedDeeds(games: readonly GameRecord[]): ReadonlyMap<string, GameRecord> {
  const earned = new Map<string, GameRecord>()
  for (const game of games) for (const deed of game.deeds) if (!earned.has(deed)) earned.set(deed, game)
  return earned
}

/** "7 of 12 (58 %)". */
export function rate({ won, decided }: Row): string {
  return decided === 0 ? '–' : `${won} of ${decided} (${Math.round((won / decided) * 100)} %)`
}
