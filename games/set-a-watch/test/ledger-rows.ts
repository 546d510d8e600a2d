import { readFileSync } from 'node:fs'

const lines = readFileSync(new URL('../rules.md', import.meta.url), 'utf8').split('\n')

/** The rows of the ledger's tables whose first cell is like this, cell by cell. */
export function ledgerRows(first: RegExp): string[][] {
  return lines
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    .filter(([cell]) => first.test(cell))
}
