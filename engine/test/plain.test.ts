import { describe, expect, it } from 'vitest'
import { textOf, widthOf } from '../drawing.ts'
import { newFate } from '../fate.ts'
import type { PieceText } from '../game.ts'
import { plainDrawing, plainPieces } from '../plain.ts'
import { Run } from '../run.ts'
import { readConfig } from '../setup.ts'
import { hoard } from './hoard.ts'

describe('a table that nobody has drawn', () => {
  const deck: PieceText = { piece: 'deck', name: 'Deck', lines: ['Face down.'] }

  it('shows what is printed, and what an option uses though nothing is printed on it', () => {
    expect(plainPieces({}, [deck], ['deck', 'rowOf:3', 'rowOf:3'])).toEqual([
      deck,
      { piece: 'rowOf:3', name: 'Row of 3', lines: [] },
    ])
  })

  it('shows the words and numbers of the view where nothing is printed', () => {
    const view = { cardsLeft: 3, row: [1, 2], hero: 'Anna', empty: [], hands: [[1], [2]], outcome: null }
    expect(plainPieces(view, [], [])).toEqual([
      { piece: 'table', name: 'The table', lines: ['Cards left: 3', 'Row: 1 and 2', 'Hero: Anna'] },
    ])
    expect(plainPieces('a word', [], [])).toEqual([{ piece: 'table', name: 'The table', lines: [] }])
  })

  it('is drawn in a terminal, with a star at what can be used, in 24 lines of this width', () => {
    const game = hoard()
    const run = new Run(game, game.deal(readConfig(game, { players: 4 }), newFate('plain')))
    const view = game.view(run.state, 0)
    const lines = plainDrawing(game).draw(view, run.decision, 60)
    const text = lines.map((line) => line.map(textOf).join('').trimEnd())
    expect(text[0]).toBe('Hoard')
    expect(text.filter((line) => line.startsWith('* ')).length).toBeGreaterThan(2)
    expect(text).toContain('* Deck')
    expect(Math.max(...lines.map(widthOf))).toBe(60)
    const many = { ...game, texts: () => Array.from({ length: 99 }, (_, n) => ({ ...deck, piece: `${n}` })) }
    expect(plainDrawing(many).draw(view, null, 60)).toHaveLength(24)
  })
})
