import { expect, it } from 'vitest'
import type { LogLine } from '../index.ts'
import { slipOf } from '../index.ts'

function line(position: number, text: string, slip?: LogLine['slip']): LogLine {
  const event = { type: text }
  return {
    position,
    text,
    pieces: [],
    opens: false,
    dice: [],
    danger: false,
    digest: false,
    event,
    ...(slip && { slip }),
  }
}

const log = [
  line(3, 'Ada goes on.'),
  line(4, 'The rat bites.', 'begins'),
  line(4, 'Ada loses 2 Life.'),
  line(4, 'It hisses.', 'elsewhere'),
]
const told = (lines: readonly LogLine[], position: number, slip?: 'since' | 'kept'): string[] =>
  slipOf(lines, { position, ...(slip && { slip }) })?.lines.map(({ text }) => text) ?? []

it('shows what an act brought at the question right after it, and no longer', () => {
  expect(told(log, 4)).toEqual(['The rat bites.', 'Ada loses 2 Life.'])
  expect(told([...log, line(5, 'Ada passes.')], 5)).toEqual([])
  expect(told(log, 5, 'since')).toEqual([])
})

it('leaves out what happened before it as an answer to the last choice', () => {
  expect(told([line(4, 'Ada ends her turn.'), ...log.slice(1)], 4, 'since')).toEqual([
    'The rat bites.',
    'Ada loses 2 Life.',
  ])
})

it('shows all that came of a choice where a question asks for it', () => {
  expect(told([...log, line(5, 'Ada draws a card.'), line(5, 'A page.', 'elsewhere')], 5, 'since')).toEqual([
    'Ada draws a card.',
  ])
})

it('stays while players do other things first', () => {
  const later = [...log, line(5, 'Ada answers.')]
  expect(told(later, 5, 'kept')).toEqual(['The rat bites.', 'Ada loses 2 Life.', 'Ada answers.'])
  expect(told(later.slice(0, 1), 5, 'kept')).toEqual([])
})

it('knows whether it ended well', () => {
  const [good, bad] = (['good', 'bad'] as const).map((slip) =>
    slipOf([line(1, 'Three slots bite back.', 'begins'), line(1, 'Over.', slip)], { position: 1 }),
  )
  expect([good?.tone, bad?.tone, slipOf(log, { position: 4 })?.tone]).toEqual(['good', 'bad', null])
  expect(bad?.lines.length).toBe(2)
})
