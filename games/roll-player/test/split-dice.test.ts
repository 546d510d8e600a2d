import { describe, expect, it } from 'vitest'
import { dieSorts, facesOf, highest, isOf, isSplit, opposite, sortOf } from '../content/dice.ts'
import { countOf } from '../content/words/metrics.ts'
import { marketTurn, table } from './table.ts'

const splitDice = Array.from({ length: 88 }, (_, die) => die).filter(isSplit)

describe('Split Dice', () => {
  it('count as both of their colours, whatever they show, and once for each thing counted [RP-085, RP-086]', () => {
    const { t } = table({ heroes: [{ rows: { STR: 'red-blue 1', DEX: 'red 2, blue 3' } }] })
    expect(countOf(t, 0, { count: 'colour', colour: 'red' })).toBe(2)
    expect(countOf(t, 0, { count: 'colour', colour: 'blue' })).toBe(2)
    expect(countOf(t, 0, { count: 'colour', colour: 'green' })).toBe(0)
    expect(countOf(t, 0, { count: 'splitDice' })).toBe(1)
    for (const die of splitDice) expect(sortOf(die).colours.every((colour) => isOf(die, colour))).toBe(true)
  })

  it('match a Backstory or Familiar Backstory space with either colour [RP-087]', () => {
    // Bellringer's Child asks for blue on DEX 1 and purple on INT 1; the Ice Bear for white, blue and green.
    const { t } = table({
      heroes: [
        {
          familiar: 'iceBear',
          rows: { DEX: 'red-blue 1', INT: 'red-black 1', familiar: 'black-white 2, green-purple 2' },
        },
      ],
    })
    expect(countOf(t, 0, { count: 'backstoryMatches' })).toBe(1)
    expect(countOf(t, 0, { count: 'familiarMatches' })).toBe(1)
  })

  it('show 1 to 4 only, are never gold and pay nothing when placed [RP-088]', () => {
    const s = table({ initiative: ['red-blue 4, gold 5', 'red 5, red 5', 'red 6, red 6'] })
    s.pick('Initiative card 1', 'Place the red-blue 4 in CON')
    expect(s.hero().gold).toBe(5)
    s.pick('Place the gold 5 in CON', 'CON action', 'Red-blue 4')
    // It cannot be raised above its highest value.
    expect(s.line('CON')).toBe('red-blue 3, gold 5, -')
  })

  it('cannot take a value that they do not have [RP-088]', () => {
    const s = marketTurn({
      step: 'marketEnd',
      heroes: [{ cards: ['forgery'], token: 'N', rows: { CON: 'red-blue 2, gold 5, blue 3' } }],
    })
    s.pick('Use Forgery', 'Carry it out', 'Red-blue 2')
    // The 5 is not among the values to copy, so the 3 is the only one.
    expect(s.line('CON')).toBe('red-blue 3, gold 5, blue 3')
  })

  it('have v opposite 5 - v [RP-089]', () => {
    const [die] = splitDice
    expect([1, 2, 3, 4].map((value) => opposite(die, value))).toEqual([4, 3, 2, 1])
    expect([1, 2, 3, 4, 5, 6].map((value) => opposite(0, value))).toEqual([6, 5, 4, 3, 2, 1])
    const s = table({ step: 'act', placed: ['STR'], heroes: [{ rows: { STR: 'red-blue 1' } }] })
    s.pick('STR action')
    expect(s.line('STR')).toBe('red-blue 4, -, -')
  })

  it('have the faces 1, 2, 2, 3, 3, 4 [RP-R03]', () => {
    for (const die of splitDice) {
      expect(facesOf(die)).toEqual([1, 2, 2, 3, 3, 4])
      expect(highest(die)).toBe(4)
    }
    expect(facesOf(0)).toBe(6)
    expect(dieSorts.filter(({ kind }) => kind === 'split')).toHaveLength(15)
  })
})
