import { readFileSync, readdirSync } from 'node:fs'
import { readLedger } from '@dicehearth/engine/ledger'
import { expect, it } from 'vitest'

const here = new URL('.', import.meta.url)
const { rules, tree } = readLedger(readFileSync(new URL('../rules.md', here), 'utf8'))
const ids = rules.map(({ id }) => id)
/** The names of all tests of this game, its storybooks included. */
const tests = [here, new URL('../story/test/', here)]
  .flatMap((folder) => readdirSync(folder).map((file) => new URL(file, folder)))
  .filter(({ pathname }) => pathname.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const numbered = (prefix: string, digits: number, last: number): string[] =>
  Array.from({ length: last }, (_, i) => prefix + String(i + 1).padStart(digits, '0'))
const named = (id: string): boolean => new RegExp(`\\[[^\\]]*\\b${id}\\b[^\\]]*\\]`).test(tests)

it('has every rule, ruling, decision and invariant once', () => {
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  for (const id of [
    ...numbered('RPA-', 3, 317),
    ...numbered('RPA-R', 2, 124),
    ...numbered('DEC-', 2, 43),
    ...numbered('INV-', 2, 47),
  ])
    expect(ids).toContain(id)
})

it('keeps the sample of a storybook out of its own chapters', () => {
  const headings = tree.children.flatMap((node) =>
    node.type === 'heading' && node.depth === 2 ? [node] : [],
  )
  expect(headings).toHaveLength(8)
})

it('is named by a test for every id', () => {
  expect(ids.filter((id) => !named(id))).toEqual([])
})
