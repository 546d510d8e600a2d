import { areNumbers, type Decision, type Game, type Option } from '@dicehearth/engine'
import { styled, textOf } from '@dicehearth/engine/drawing'
import { describe, expect, it } from 'vitest'
import { camp } from '../../engine/test/camp.ts'
import { groupsOf, menuOf, spreadOut, type Group, type Menu } from '../menu.ts'
import { hasColours, harmless, painted } from '../paint.ts'
import { askedToType, readTyped } from '../typed.ts'

const { words, ...rest } = camp() as Game

/** A game whose options are as these words say. */
function saying(said: Partial<Game['words']>): Game {
  return { ...rest, words: { ...words, ...said } }
}

function decision(...verbs: string[]): Decision {
  return { ask: { kind: 'act', seat: 0 }, options: verbs.map((verb): Option => ({ verb, seat: 0 })) }
}

const text = ({ lines }: Menu): string[] => lines.map((line) => line.map(textOf).join('').trimEnd())
const long = (heading: string | null, ...texts: string[]): Group => ({
  heading,
  options: texts.map((it, option) => ({ text: it, option })),
})

describe('the options of a question', () => {
  const game = saying({
    typed: ({ verb }) => (verb === 'seven' ? '7' : null),
    group: ({ verb }) => (verb.startsWith('r') ? 'R' : null),
    option: ({ verb }) => verb,
    risk: ({ verb }) => (verb === 'roll' ? { text: 'it may fall', seats: [] } : null) as never,
  })

  it('come in their groups, each with what it would change and what it risks, and without what is typed', () => {
    const previews = [null, { text: '+1' }, { text: null }, null, { text: '+2' }]
    expect(groupsOf(game, decision('wait', 'roll', 'rest', 'seven', 'turn'), null, previews)).toEqual([
      {
        heading: null,
        options: [
          { text: 'wait', option: 0 },
          { text: 'turn (+2)', option: 4 },
        ],
      },
      {
        heading: 'R',
        options: [
          { text: 'roll (+1) (it may fall)', option: 1 },
          { text: 'rest', option: 2 },
        ],
      },
    ])
  })

  it('are numbered through all groups, with headings where there are several', () => {
    const groups = [long('One', 'a', 'b'), long('Two', 'c')]
    expect(text(spreadOut(groups, 80))).toEqual(['One', '  1  a    2  b', 'Two', '  3  c'])
    expect(spreadOut(groups, 80).entries.map(({ choice }) => choice)).toEqual([0, 1, 0])
    expect(text(spreadOut([long('One', 'a', 'b')], 80))).toEqual(['  1  a    2  b'])
    expect(spreadOut(groups, 80).lines[0]).toEqual([styled('One', 'bold')])
    expect(spreadOut(groups, 80).lines[1][0]).toEqual(styled('  1', 'bold'))
    // What belongs to no group comes last without a heading.
    expect(text(spreadOut([long('One', 'a'), long(null, 'b')], 80))).toEqual(['One', '  1  a', '  2  b'])
    expect(spreadOut([], 80)).toEqual({ lines: [], entries: [] })
  })

  it('stand below each other where they are long, and are never cut', () => {
    const [first, second] = ['a lantern that lights the way', 'a rope']
    expect(text(spreadOut([long(null, first, second)], 20))).toEqual([
      '  1  a lantern that',
      '     lights the way',
      '  2  a rope',
    ])
  })

  it('are folded into a line for each group where there is no room for all of them', () => {
    const groups = [long('One', 'a', 'b'), long('Two', 'c'), long(null, 'd', 'e')]
    expect(text(menuOf(groups, 12, 7))).toEqual(text(spreadOut(groups, 12)))
    const folded = menuOf(groups, 80, 3)
    expect(text(folded)).toEqual(['  1  One: 2 ways  a · b', '  2  c', '  3  d', '  4  e'])
    expect(folded.entries.map(({ choice }) => choice)).toEqual([groups[0], 0, 0, 1])
    for (const line of text(menuOf(groups, 18, 3))) expect(line.length).toBeLessThanOrEqual(18)
    // What the groups hold begins at the same place, and is only a hint.
    const two = menuOf(
      [long('One', 'a', 'b'), long('Longer', 'c', 'd'), long(null, 'e is a long one')],
      80,
      3,
    )
    expect(text(two)).toEqual([
      '  1  One: 2 ways     a · b',
      '  2  Longer: 2 ways  c · d',
      '  3  e is a long one',
    ])
    expect(two.lines[0].at(-1)).toEqual(styled('a · b', 'dim'))
    // Where there is nothing to fold, they are shown all the same.
    const flat = [long(null, 'a', 'b'), long('Two', 'c')]
    expect(text(menuOf(flat, 12, 1))).toEqual(text(spreadOut(flat, 12)))
  })
})

describe('what is typed', () => {
  const letters = saying({ typed: ({ verb }) => verb })
  const plain = saying({ typed: () => null })

  it('is asked for where it is not found in a list, numbers otherwise than words', () => {
    expect(askedToType(plain, decision('wait'))).toBe('')
    expect(areNumbers(['3', '4'])).toBe(true)
    expect(askedToType(letters, decision('3', '4'))).not.toContain('quotes')
    expect(askedToType(letters, decision('s', 'a', 'l', 't'))).toContain(
      'One that is a number goes in quotes',
    )
  })

  it('is nothing where all is listed, and where nothing is typed', () => {
    expect(readTyped(plain, decision('wait'), '3', 1)).toBeNull()
    for (const typed of [
      ['3', '4'],
      ['s', 'a'],
    ])
      expect(readTyped(letters, decision(...typed), '', 0)).toBeNull()
  })

  it('is a number of those that can be entered; others are refused where nothing is listed', () => {
    expect(readTyped(letters, decision('3', '4'), '3', 2)).toEqual(['3'])
    expect(readTyped(letters, decision('3', '4'), '9', 2)).toBeNull()
    for (const line of ['9', '99'])
      expect(() => readTyped(letters, decision('3', '4'), line, 0)).toThrow('Type a number')
    for (const line of ['9x', 'x9', 'u']) expect(readTyped(letters, decision('3', '4'), line, 0)).toBeNull()
  })

  it('leaves numbers and commands what they are, unless they are in quotes', () => {
    const any = decision(...'abcdefghijklmnopqrstuvwxyz0123456789.'.split(''))
    for (const line of ['1', '12', 'q', 's file', 'u', 'l', 'w', 'c', 'h', 't', '?'])
      expect(readTyped(letters, any, line, 1)).toBeNull()
    expect(readTyped(letters, any, '"12"', 1)?.slice(0, 2)).toEqual(['1', '2'])
    expect(readTyped(letters, any, '"q"', 1)?.[0]).toBe('q')
    for (const word of ['salt', '1a', 'a1', 'qq', 'aq'])
      expect(readTyped(letters, any, word, 1)?.slice(0, word.length)).toEqual(word.split(''))
  })
})

describe('what is printed', () => {
  it('has colours on a terminal, unless somebody wants none', () => {
    const { NO_COLOR, TERM } = process.env
    delete process.env.NO_COLOR
    process.env.TERM = 'xterm'
    expect([hasColours({ isTTY: true }), hasColours({ isTTY: false }), hasColours({})]).toEqual([
      true,
      false,
      false,
    ])
    process.env.TERM = 'dumb'
    expect(hasColours({ isTTY: true })).toBe(false)
    Object.assign(process.env, { TERM: 'xterm', NO_COLOR: '1' })
    expect(hasColours({ isTTY: true })).toBe(false)
    process.env.TERM = TERM
    if (NO_COLOR === undefined) delete process.env.NO_COLOR
    else process.env.NO_COLOR = NO_COLOR
  })

  it('has lines and tabs, and no other sign that a terminal obeys', () => {
    expect(harmless('a\nb\tc\u001b[2J\r\u0007\u202e\u2028\u2029é夜')).toBe('a\nb\tc�[2J�����é夜')
    expect(painted(['a\u001b ', { text: 'b\u0007', style: ['bold'] }, '  '], false)).toBe('a� b�')
    const bold = painted([{ text: 'b\u0007', style: ['bold'] }, ' c'], true)
    expect(bold).toContain('b�')
    expect([bold.startsWith('\u001b[1m'), bold.endsWith('\u001b[22m c')]).toEqual([true, true])
  })
})
