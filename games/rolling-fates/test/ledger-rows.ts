import { readFileSync } from 'node:fs'

export const ledgerText = readFileSync(new URL('../rules.md', import.meta.url), 'utf8')

/** The rows of the ledger's tables, cell by cell, whose first cell is like this. */
export function ledgerRows(first: RegExp): string[][] {
  return ledgerText
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map(cellsOf)
    .filter(([cell]) => first.test(cell))
}

export function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
}

/** What stands in code signs in a cell. */
export function codes(cell: string): string[] {
  return [...cell.matchAll(/`([^`]*)`/g)].map(([, code]) => code)
}
