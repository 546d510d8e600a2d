import { readFileSync } from 'node:fs'
import { readLedger } from '@dicehearth/engine/ledger'

const book = readFileSync(new URL('../rules.md', import.meta.url), 'utf8')

export const ledger = readLedger(book)
export const ruleIds: ReadonlySet<string> = new Set(ledger.rules.map((rule) => rule.id))

/** The rows of the table under a heading that begins so, cell by cell. */
export function rowsUnder(heading: string): string[][] {
  const lines = book.split('\n')
  const at = lines.findIndex((line) => line.startsWith(`### ${heading}`))
  const first = lines.findIndex((line, i) => i > at && line.startsWith('|'))
  const rows: string[][] = []
  for (let i = first + 2; lines[i].startsWith('|'); i++)
    rows.push(
      lines[i]
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
  return rows
}
