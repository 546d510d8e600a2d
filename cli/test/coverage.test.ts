import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gameIds } from '@dicehearth/games'
import { describe, expect, it } from 'vitest'
import { ledgerOf, root } from '../book.ts'
import { testsIn } from '../test-names.ts'

const idsIn = (source: string): string[] => testsIn(source).flatMap(({ ids }) => ids)

describe('the rules that tests name', () => {
  it.each<[source: string, ids: string[]]>([
    [`it('takes one die [RFA-117, RFA-R42]', () => {})`, ['RFA-117', 'RFA-R42']],
    [`it.skip('takes one die [RFA-117]', () => {})`, []],
    [`it.each([1, 2])('takes %i dice [RFA-117]', () => {})`, ['RFA-117']],
    [
      `it.each<[id: string, harm: (t: Party) => void]>([
         ['INV-06', (t) => void (t.gold = [-1][0])],
         [
           'INV-15',
           (t) => expect(t.map(['RP-001', "['RP-002'"])).toEqual([['RP-003']]),
         ],
       ])('%s', (id) => expect(broken()).toEqual([['INV-99']]))`,
      ['INV-06', 'INV-15'],
    ],
    [`expect(broken()).toEqual([['INV-06']])`, []],
  ])('are found in %s', (source, ids) => {
    expect(idsIn(source)).toEqual(ids)
  })

  it.each(gameIds)('are all rules of %s', (game) => {
    const named = new Set(
      globSync('test/**/*.test.ts', { cwd: path.join(root, 'games', game) }).flatMap((file) =>
        idsIn(readFileSync(path.join(root, 'games', game, file), 'utf8')),
      ),
    )
    expect(ledgerOf(game).rules.flatMap(({ id }) => (named.has(id) ? [] : [id]))).toEqual([])
  })
})
