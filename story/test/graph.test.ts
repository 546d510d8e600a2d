import { expect, it } from 'vitest'
import { toSvg } from '../drawing.ts'
import { toDot } from '../index.ts'
import { survivesDamage } from '../testing/index.ts'
import { bookOf, toys } from './toy.ts'

const text = `# TOY A <b>"bold"</b> book

## begin
You begin.
! if KEY: goto inner
? "Knock" -> inner
? "Knock again" -> inner
? rest

## inner
Inside.

toss 2
heads: gain 1 gold
tails -> begin
`
const book = toys.read(text)

it('names entries, marks and ways, and joins ways between the same two', () => {
  expect(toys.graph(book)).toEqual({
    title: 'TOY A <b>"bold"</b> book',
    nodes: [
      { label: 'begin', kind: 'entry', group: 'all', words: 'You begin.', marks: ['rest'] },
      { label: 'inner', kind: 'entry', group: 'all', words: 'Inside.', marks: ['toss'] },
    ],
    edges: [
      { from: 'begin', to: 'inner', by: 'action', words: 'KEY' },
      { from: 'begin', to: 'inner', by: 'choice', words: 'Knock / Knock again' },
      { from: 'inner', to: 'begin', by: 'block', words: 'tails' },
    ],
  })
})

it('is written for Graphviz', () => {
  const dot = toDot(toys.graph(book))
  expect(dot).toContain('digraph "TOY A <b>\\"bold\\"</b> book" {')
  expect(dot).toContain('"begin" -> "inner" [label="KEY", style=dashed];')
})

it('is drawn, and escapes whatever a book may contain', () => {
  const svg = toSvg(toys.graph(book))
  expect(svg).toMatch(/^<svg /)
  expect(svg).not.toContain('<b>')
  expect(svg.match(/class="box /g)).toHaveLength(2)
  expect(svg.match(/class="way /g)).toHaveLength(3)
})

it('draws lines up to a number that can be laid out, and names the other ways', () => {
  const many = Array.from(
    { length: 160 },
    (_, i) => `## e${i}\nEntry.\n? "On" -> e${(i * 7 + 1) % 160}\n? "Back" -> begin\n`,
  )
  const svg = toSvg(toys.graph(bookOf('Here.\n! goto e0', many.join('\n'))))
  expect(svg.match(/class="box /g)).toHaveLength(161)
  expect(svg.match(/class="way /g)).toHaveLength(161)
  expect(svg).toContain('→ begin')
})

it('survives any damage to a book', () => {
  survivesDamage(toys, text, 200)
})
