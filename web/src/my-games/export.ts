import type { PastGame } from '@dicehearth/host'
import { verdictOf } from './tally.ts'

/** All finished games as the text of a JSON file. */
export function asJson(games: readonly PastGame[]): string {
  const listed = games.map((game) => ({ ...game, when: new Date(game.when).toISOString() }))
  return `${JSON.stringify({ format: 'dicehearth-games', games: listed }, null, 2)}\n`
}

const columns: readonly (readonly [name: string, of: (game: PastGame) => string | number])[] = [
  ['ended', ({ when }) => new Date(when).toISOString()],
  ['game', ({ game }) => game],
  ['result', ({ result }) => result],
  ['won', (game) => verdictOf(game) ?? ''],
  ['players', ({ players }) => players],
  ['seats', ({ seats }) => seats.map(({ player, name }) => name ?? player).join('; ')],
  ['heroes', ({ seats }) => seats.map(({ heroes }) => heroes.join(' and ')).join('; ')],
  ['scores', ({ seats }) => seats.flatMap(({ score }) => score ?? []).join('; ')],
  ['places', ({ seats }) => seats.flatMap(({ place }) => place ?? []).join('; ')],
  ['figures', ({ figures }) => pairs(figures)],
  ['setup', ({ setup }) => pairs(setup)],
  ['decisions', ({ decisions }) => decisions],
  ['deeds', ({ deeds }) => deeds.join('; ')],
  ['seed', ({ seed }) => seed],
]

function pairs(of: Readonly<Record<string, string | number | readonly string[]>>): string {
  return Object.entries(of)
    .map(([key, value]) => `${key}=${Array.isArray(value) ? value.join('+') : String(value)}`)
    .join('; ')
}

/** All finished games as the text of a CSV file, one line for each. */
export function asCsv(games: readonly PastGame[]): string {
  const head = columns.map(([name]) => name)
  const lines = games.map((game) => columns.map(([, of]) => cell(of(game))))
  return `${[head, ...lines].map((line) => line.join(',')).join('\r\n')}\r\n`
}

/** Quoted where needed. A name that begins like a formula must not become one in a spreadsheet. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
