import { readFileSync } from 'node:fs'

const ledger = readFileSync(new URL('../rules.md', import.meta.url), 'utf8')

/** The rows of a table of the ledger under this heading whose first cell looks like this, without code marks. */
export function ledgerRows(heading: string, first: RegExp): string[][] {
  const start = ledger.indexOf(`\n### ${heading}\n`)
  if (start < 0) throw new Error(`the ledger has no heading "${heading}"`)
  const [section] = ledger.slice(start + 5).split(/\n##? /)
  return section
    .split('\n### ')[0]
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim().replaceAll('`', '')))
    .filter(([cell]) => first.test(cell))
}
