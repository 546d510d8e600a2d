import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { overweight } from './budget.ts'

/** So much script that no packing makes it smaller. */
function script(bytes: number): string {
  return randomBytes(bytes).toString('base64')
}

function page(own: number, shared: number, board: number) {
  return new Map([
    ['index.js', { code: script(own), imports: ['shared.js'], moduleIds: ['/x/web/src/main.tsx'] }],
    ['shared.js', { code: script(shared), imports: [], moduleIds: ['/x/engine/index.ts'] }],
    [
      'board.js',
      { code: script(board), imports: ['shared.js', 'cards.js'], moduleIds: ['/x/games/a/board/index.tsx'] },
    ],
    ['cards.js', { code: script(100), imports: [], moduleIds: ['/x/games/a/content/cards.ts'] }],
  ])
}

/** What is wrong with a page whose board brings these. */
function boardOf(...moduleIds: string[]): string[] {
  return overweight(page(1, 1, 1).set('cards.js', { code: '', imports: [], moduleIds }))
}

it('weighs the first page and every board with all that comes along, and nothing twice', () => {
  expect(overweight(page(10_000, 30_000, 10_000))).toEqual([])
  expect(overweight(page(70_000, 70_000, 1_000))).toEqual([expect.stringContaining('The first page')])
  expect(overweight(page(1_000, 90_000, 80_000))).toEqual([])
  expect(overweight(page(1_000, 1_000, 95_000))).toEqual([
    expect.stringContaining('/x/games/a/board/index.tsx brings'),
  ])
})

it('finds a board that brings what reads states, or the speech of its game', () => {
  expect(boardOf('/x/node_modules/zod/v4/core/parse.js', '/x/games/a/speech/texts.ts')).toEqual([
    expect.stringContaining('/x/games/a/board/index.tsx brings what reads states'),
    expect.stringContaining('/x/games/a/board/index.tsx brings the speech of a game'),
  ])
  expect(boardOf('/x/games/a/content/cards.ts', '/x/engine/speech.ts')).toEqual([])
})

it('finds a way to a table, or a table in words, that brings what reads states', () => {
  const zod = { code: '', imports: [], moduleIds: ['/x/node_modules/zod/v4/core/parse.js'] }
  const setUp = { code: '', imports: ['zod.js'], moduleIds: ['/x/web/src/screens/new-table.tsx'] }
  const inWords = {
    code: '',
    imports: ['zod.js'],
    moduleIds: ['/x/games/a/in-words.ts', '/x/games/a/speech/names.ts'],
  }
  expect(
    overweight(page(1, 1, 1).set('zod.js', zod).set('set-up.js', setUp).set('in-words.js', inWords)),
  ).toEqual([
    expect.stringContaining('/x/web/src/screens/new-table.tsx brings what reads states'),
    expect.stringContaining('/x/games/a/in-words.ts brings what reads states'),
  ])
})

it('finds a game that the page holds besides its worker', () => {
  const rules = { code: '', imports: [], moduleIds: ['/x/games/a/index.ts'] }
  expect(overweight(page(1, 1, 1).set('rules.js', rules))).toEqual([
    expect.stringContaining('/x/games/a/index.ts'),
  ])
})
