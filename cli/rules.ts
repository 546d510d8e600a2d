import { globSync } from 'node:fs'
import path from 'node:path'
import { nearest, Refusal } from '@dicehearth/engine'
import type { Ledger, Rule } from '@dicehearth/engine/ledger'
import { findRules, ledgerOf, root, ruleLines } from './book.ts'
import { readText } from './files.ts'
import { findGame } from './opening.ts'
import { testsIn } from './test-names.ts'

export async function showRules(
  named: string,
  id: string | undefined,
  { find, coverage }: { find?: string; coverage?: boolean },
): Promise<void> {
  const game = await findGame(named)
  const ledger = ledgerOf(game.id)
  if (coverage) return showCoverage(game.id, ledger)
  const rules = find === undefined ? ledger.rules : findRules(ledger, find)
  if (rules.length === 0) throw new Refusal('no-rule', `No rule of ${game.name} contains "${find}".`)
  show(id === undefined ? rules : [oneRule(rules, id)])
}

function oneRule(rules: readonly Rule[], id: string): Rule {
  const rule = rules.find((rule) => rule.id === id.toUpperCase())
  if (rule) return rule
  const [meant] = nearest(
    id,
    rules.map((rule) => rule.id),
  ).split(' There ')
  throw new Refusal('no-rule', `There is no rule "${id}". ${meant}`)
}

/** Rules under the headings of their chapters. */
function show(rules: readonly Rule[]): void {
  const width = Math.min(process.stdout.columns ?? 80, 110)
  let chapter = ''
  for (const rule of rules) {
    if (rule.chapter !== chapter) process.stdout.write(`${chapter ? '\n' : ''}${rule.chapter}\n\n`)
    chapter = rule.chapter
    process.stdout.write(`${ruleLines(rule, width).join('\n')}\n`)
  }
}

/** Every rule with the tests that name it. */
function showCoverage(game: string, ledger: Ledger): void {
  const folder = path.join(root, 'games', game)
  const tests = globSync('test/**/*.test.ts', { cwd: folder })
    .toSorted()
    .flatMap((file) => testsIn(readText(path.join(folder, file))).map((test) => ({ ...test, file })))
  let bare = 0
  for (const { id } of ledger.rules) {
    const naming = tests.filter((test) => test.ids.includes(id))
    if (naming.length === 0) bare++
    process.stdout.write(`${id}  ${naming.length === 0 ? 'NO TEST' : ''}\n`.replace('  \n', '\n'))
    for (const { file, name } of naming) process.stdout.write(`    ${file}: ${name}\n`)
  }
  const known = new Set(ledger.rules.map((rule) => rule.id))
  for (const { file, name, ids } of tests)
    for (const id of ids)
      if (!known.has(id)) process.stderr.write(`${file}: "${name}" names ${id}, which is not a rule.\n`)
  process.stdout.write(
    `\n${ledger.rules.length - bare} of ${ledger.rules.length} rules are named by tests.\n`,
  )
  if (bare > 0) process.exitCode = 1
}
