import type { LogLine } from '@dicehearth/host'
import { describe, expect, it } from 'vitest'
import { digestOf } from '../src/table/digest.tsx'
import { numbersOf } from '../src/table/line-text.tsx'

function line(position: number, text: string, more: Partial<LogLine> = {}): LogLine {
  return {
    position,
    text,
    pieces: [],
    opens: false,
    dice: [],
    danger: false,
    digest: true,
    event: { type: 'told' },
    ...more,
  }
}

describe('the summary of what others did', () => {
  const mine = { position: 4, seat: 0 }

  it('lists what companions did since my choice, and nothing of mine', () => {
    const lines = [
      line(4, 'before'),
      line(5, 'my own', { event: { type: 'placed', seat: 0 } as LogLine['event'] }),
      line(6, 'one'),
      line(6, 'small', { digest: false }),
      line(7, 'two'),
    ]
    expect(digestOf(lines, mine, 7).map(({ text }) => text)).toEqual(['one', 'two'])
  })

  it('is empty where nobody else acted, unless danger came', () => {
    const lines = [line(5, 'one'), line(5, 'two')]
    expect(digestOf(lines, mine, 5)).toEqual([])
    expect(digestOf([...lines, line(5, 'three', { danger: true })], mine, 5)).toHaveLength(3)
    expect(digestOf(lines, null, 9)).toEqual([])
  })
})

describe('dice in a sentence', () => {
  it('replace their numbers wherever the sentence lists exactly these', () => {
    const dice = [3, 5, 6].map((face) => ({ face }))
    const text = 'Turn 3: the Ranger rolls 3, 5 and 6.'
    expect(numbersOf(text, dice)).toEqual([text.indexOf('3, 5'), text.indexOf('.', 10)])
    expect(numbersOf('Red puts two 3s in the desert.', [{ face: 3 }, { face: 3 }])).toBeNull()
  })
})
