import { describe, expect, it } from 'vitest'
import { beside, fitted, framed, inColumns, styled, textOf, widthOf, wrapped, type Line } from '../drawing.ts'

const plain = (lines: readonly Line[]): string[] => lines.map((line) => line.map(textOf).join(''))

describe('a drawing', () => {
  it('knows how wide a line is, whatever its style', () => {
    expect(widthOf(['ab', styled('cde', 'red')])).toBe(5)
    expect(widthOf([])).toBe(0)
  })

  it('cuts or pads a line to its width, and keeps the styles', () => {
    expect(fitted(['ab', styled('cd', 'red')], 4)).toEqual(['ab', { text: 'cd', style: ['red'] }, ''])
    expect(fitted(['ab', styled('cde', 'red')], 4)).toEqual(['ab', { text: 'c', style: ['red'] }, '…'])
    expect(plain([fitted(['abcd  '], 4)])).toEqual(['abcd'])
    expect(plain([fitted(['ab'], 4)])).toEqual(['ab  '])
  })

  it('frames lines with a title and a caption', () => {
    expect(plain(framed(['Desert'], [['one'], ['two']], ['foot'], { width: 12, height: 3 }))).toEqual([
      '┌ Desert ──┐',
      '│ one      │',
      '│ two      │',
      '│          │',
      '└ foot ────┘',
    ])
    expect(framed([], [], [], { width: 4, height: 0 })[0][0]).toEqual({ text: '┌ ', style: ['dim'] })
    expect(plain(framed(['A long title'], [], [], { width: 8, height: 0 }))[0]).toBe('┌ A long title ┐')
  })

  it('puts blocks beside each other, and fills up the shorter', () => {
    expect(plain(beside([[['ab'], ['cd']], [['x']]]))).toEqual(['abx', 'cd '])
    expect(plain(beside([[['x']], [['ab'], ['cd']]]))).toEqual(['xab', ' cd'])
    expect(plain(beside([[], [['ab']]]))).toEqual(['ab'])
  })

  it('reads down as many columns as there is room for', () => {
    const lines: Line[] = [['a'], ['b'], ['c']]
    expect(plain(inColumns(lines, 3, 7))).toEqual(['a  c  ', 'b     '])
    expect(plain(inColumns(lines, 9, 5))).toEqual(['a        ', 'b        ', 'c        '])
  })

  it('wraps text at spaces, with an indent from the second line on', () => {
    expect(wrapped('one two three', 7)).toEqual(['one two', 'three'])
    expect(wrapped('one two three', 6, '  ')).toEqual(['one', '  two', '  three'])
    expect(wrapped('incomprehensible', 4)).toEqual(['incomprehensible'])
    expect(wrapped('a  b\nc', 20)).toEqual(['a b c'])
  })
})
