import type { Balance } from '@dicehearth/engine/balance'
import type { Measured } from './balance-cell.ts'

/** Expected win rates by row and column, such as "V1" and "2 first". */
export type Targets = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Further from the ledger than this is worth a look. */
const tolerance = 15

/** The table of targets in a ledger: the one whose rows have these names. */
export function targetsIn(ledger: string, rows: readonly string[]): Targets {
  const found = new Map<string, Map<string, number>>()
  let columns: string[] = []
  for (const line of ledger.split('\n')) {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    if (cells.length === 0) continue
    if (cells.some((cell) => /^\d+ \w+$/.test(cell))) columns = cells
    else if (rows.includes(cells[0]) && columns.length === cells.length)
      found.set(cells[0], new Map(columns.map((column, i) => [column, Number(cells[i])])))
  }
  return found
}

/** The table for docs/balance.md. */
export function section(
  { rows, seats, experts, length }: Balance,
  measured: readonly Measured[],
  targets: Targets,
  games: number,
  id: string,
): string {
  const columns = seats.flatMap((many) => Object.keys(experts).map((expert) => `${many} ${expert}`))
  const lines = Object.keys(rows).map((row) => {
    const own = measured.filter((it) => it.row === row)
    const cells = columns.map((column) => {
      const it = own.find((other) => `${other.seats} ${other.expert}` === column)
      const share = Math.round((100 * (it?.won ?? 0)) / games)
      const target = targets.get(row)?.get(column)
      return target === undefined ? String(share) : marked(share, target)
    })
    const lengths = seats.map((many) => mean(own.filter((it) => it.seats === many && it.length > 0)))
    return [row, ...cells, lengths.join('/')]
  })
  const head = ['', ...columns, length.name]
  const table = [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`)
  return [
    'How often quick players win, in percent, and in brackets what the ledger expects ("Balance targets"). A number',
    `more than ${tolerance} points away is set in bold.`,
    '',
    `${games} games per cell: \`npm run balance ${id} -- --games ${games}\`.`,
    '',
    ...table,
  ].join('\n')
}

/** Measured and, in brackets, what the ledger expects; in bold where the two are far apart. */
function marked(share: number, target: number): string {
  const text = `${share} (${target})`
  return Math.abs(share - target) > tolerance ? `**${text}**` : text
}

function mean(all: readonly Measured[]): string {
  return all.length === 0 ? '–' : String(Math.round(all.reduce((sum, it) => sum + it.length, 0) / all.length))
}
