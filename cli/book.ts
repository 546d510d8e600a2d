import path from 'node:path'
import { wrapped } from '@dicehearth/engine/drawing'
import { readLedger, type Ledger, type Rule } from '@dicehearth/engine/ledger'
import { readText } from './files.ts'

export const root = path.resolve(import.meta.dirname, '..')

/** The rule ledger of a game. */
export function ledgerOf(game: string): Ledger {
  return readLedger(readText(path.join(root, 'games', game, 'rules.md')))
}

export function findRules(ledger: Ledger, text: string): Rule[] {
  const wanted = text.toLowerCase()
  return ledger.rules.filter(
    (rule) => rule.text.toLowerCase().includes(wanted) || rule.id.toLowerCase() === wanted,
  )
}

/** A rule with its id in the margin. */
export function ruleLines({ id, text }: Rule, width: number): string[] {
  const margin = 9
  return wrapped(text, width - margin).map((line, i) => `${(i === 0 ? id : '').padEnd(margin)}${line}`)
}
