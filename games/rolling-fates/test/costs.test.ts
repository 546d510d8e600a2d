import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCost } from '../content/read.ts'
import { canPay, diceIn, payments, ruleOf, selections } from '../rules/costs.ts'
import { tallyOf } from '../rules/dice.ts'
import { table } from './table.ts'

/** Every set of values that pays a cost with these dice. */
function pays(cost: string, ...dice: readonly number[]): string[] {
  return payments(readCost(cost), tallyOf(dice)).map((faces) => faces.join(''))
}

describe('ability costs', () => {
  it('any1 takes one die of any value [RF-045, RF-061]', () => {
    expect(pays('any1', 3, 3, 5)).toEqual(['3', '5'])
    expect(pays('any1')).toEqual([])
  })
  it('any2 takes two dice, equal or different [RF-046, RF-061]', () => {
    expect(pays('any2', 3, 3, 5)).toEqual(['33', '35'])
  })
  it('same2 takes two equal dice [RF-047, RF-061]', () => {
    expect(pays('same2', 3, 3, 5, 5, 1)).toEqual(['33', '55'])
    expect(pays('same2', 1, 2, 3, 4, 5)).toEqual([])
  })
  it('any3 takes three dice of any values [RF-048]', () => {
    expect(pays('any3', 1, 2, 2, 6)).toEqual(['122', '126', '226'])
  })
  it('same3 takes three equal dice [RF-049]', () => {
    expect(pays('same3', 4, 4, 4, 4, 1)).toEqual(['444'])
    expect(pays('same3', 4, 4, 1, 1, 2)).toEqual([])
  })
  it('any4 takes four dice of any values [RF-050]', () => {
    expect(pays('any4', 1, 1, 2, 3)).toEqual(['1123'])
    expect(pays('any4', 1, 1, 2)).toEqual([])
  })
  it('same4 takes four equal dice [RF-051]', () => {
    expect(pays('same4', 6, 6, 6, 6, 6)).toEqual(['6666'])
    expect(pays('same4', 6, 6, 6, 5, 5)).toEqual([])
  })
  it('any5 takes five dice of any values [RF-052]', () => {
    expect(pays('any5', 1, 2, 3, 4, 6)).toEqual(['12346'])
  })
  it('same5 takes five equal dice [RF-053]', () => {
    expect(pays('same5', 2, 2, 2, 2, 2)).toEqual(['22222'])
    expect(pays('same5', 2, 2, 2, 2, 1)).toEqual([])
  })
  it('twopair takes two of one value and two of another: 3,3,5,5 pays it [RF-054]', () => {
    expect(pays('twopair', 3, 3, 5, 5, 1)).toEqual(['3355'])
    expect(pays('twopair', 3, 3, 3, 5, 1)).toEqual([])
  })
  it('fullhouse takes two of one value and three of another: 2,2,5,5,5 and 2,2,6,6,6 pay it [RF-055]', () => {
    expect(pays('fullhouse', 2, 2, 5, 5, 5)).toEqual(['22555'])
    expect(pays('fullhouse', 6, 2, 6, 2, 6)).toEqual(['22666'])
    expect(pays('fullhouse', 2, 2, 5, 5, 1)).toEqual([])
  })
  it('pays twopair with four equal dice and fullhouse with five [RF-R27]', () => {
    expect(pays('twopair', 4, 4, 4, 4)).toEqual(['4444'])
    expect(pays('fullhouse', 4, 4, 4, 4, 4)).toEqual(['44444'])
  })
  it('low5 takes 1 to 5 and high5 takes 2 to 6 [RF-056, RF-057]', () => {
    expect(pays('low5', 5, 4, 3, 2, 1)).toEqual(['12345'])
    expect(pays('low5', 2, 3, 4, 5, 6)).toEqual([])
    expect(pays('high5', 6, 5, 4, 3, 2)).toEqual(['23456'])
    expect(pays('high5', 1, 2, 3, 4, 5)).toEqual([])
  })
  it('listed values need one die each, in any order [RF-058]', () => {
    expect(pays('dice(2,5)', 5, 1, 2)).toEqual(['25'])
    expect(pays('dice(2,5)', 2, 2, 1)).toEqual([])
  })
  it('a value listed twice needs two dice of it [RF-059]', () => {
    expect(pays('dice(5,5)', 5, 5)).toEqual(['55'])
    expect(pays('dice(5,5)', 5, 4)).toEqual([])
  })
  it('reads other combinations of a card by the same principle [RF-060]', () => {
    expect(pays('dice(1,1,6)', 6, 1, 1)).toEqual(['116'])
  })
  it('a Luck cost needs the Luck die with exactly that value [RF-044]', () => {
    expect(canPay(readCost('luck(4)'), tallyOf([4, 4, 4]), 4)).toBe(true)
    expect(canPay(readCost('luck(4)'), tallyOf([4, 4, 4]), 3)).toBe(false)
  })
  it('never takes a Luck die for an Action die or the other way round [RF-062]', () => {
    const s = table({ heroes: [{ character: 'amakar', dice: [6], luck: 5 }], enemies: [{ enemy: 'E01' }] })
    // One Action die and a Luck die are no pair, and an Action die of 6 does not pay for luck(6).
    expect(s.offers).toEqual(['Amakar: Haft Jab', 'Amakar passes', 'concede'])
    s.play('Amakar: Haft Jab')
    expect(s.bar()).toEqual({ dice: [], luck: 5 })
    expect(s.offers).toEqual(['Amakar passes'])
  })
  it('gives equal dice one option, for they are interchangeable [RF-R26, DEC-17]', () => {
    const s = table({
      heroes: [{ character: 'braugg', dice: [2, 2, 2, 5, 5] }],
      enemies: [{ enemy: 'E01' }],
    })
    s.play('Braugg: Swing the Sack')
    expect(s.offers).toEqual(['pay 2 2', 'pay 2 5', 'pay 5 5'])
    s.play('pay 2 5')
    expect(s.bar().dice).toEqual([2, 2, 5])
  })
  it('skips the question where only one set pays [DEC-17]', () => {
    const s = table({ heroes: [{ character: 'amakar', dice: [2, 2, 5] }], enemies: [{ enemy: 'E01' }] })
    s.play('Amakar: Cleave')
    expect(s.bar().dice).toEqual([5])
    expect(s.enemyLives).toEqual([3])
  })
  it('counts the dice of a cost, the Luck die as one', () => {
    expect(
      ['any3', 'same2', 'twopair', 'fullhouse', 'dice(1,2,3)', 'luck(2)'].map((it) => diceIn(readCost(it))),
    ).toEqual([3, 2, 4, 5, 3, 1])
  })
  it('pays with a bar exactly where some set of its dice pays', () => {
    const costs = [
      'any1',
      'any3',
      'same2',
      'same3',
      'same5',
      'twopair',
      'fullhouse',
      'low5',
      'high5',
      'dice(2,5)',
      'dice(5,5)',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...costs),
        fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 7 }),
        (cost, dice) => {
          expect(canPay(readCost(cost), tallyOf(dice), 0)).toBe(pays(cost, ...dice).length > 0)
        },
      ),
      { numRuns: 500 },
    )
  })
  it('pays fullhouse with the three below the two as well [RF-055]', () => {
    expect(pays('fullhouse', 2, 2, 2, 5, 5)).toEqual(['22255'])
    expect(pays('fullhouse', 2, 2, 2, 5, 5, 5)).toEqual(['22555', '22255'])
  })
  it('pays no cost of the Luck die with Action dice [RF-062]', () => {
    expect(pays('luck(4)', 4, 4)).toEqual([])
  })
  it.each<[cost: string, rule: string, dice: number, enough: number[], not: number[]]>([
    ['any2', 'RF-061', 2, [1, 6], [6]],
    ['same3', 'RF-061', 3, [4, 4, 4], [4, 4, 5, 5, 1]],
    ['twopair', 'RF-054', 4, [3, 3, 3, 3], [3, 3, 3, 1, 2]],
    ['fullhouse', 'RF-055', 5, [1, 1, 1, 6, 6], [1, 1, 1, 1, 6]],
    ['low5', 'RF-056', 5, [5, 3, 1, 2, 4], [2, 3, 4, 5, 6]],
    ['low5', 'RF-056', 5, [1, 2, 3, 4, 5, 6, 6], [1, 2, 3, 4, 6, 6, 6]],
    ['high5', 'RF-057', 5, [6, 3, 5, 2, 4], [1, 2, 3, 4, 5]],
    ['dice(2,5)', 'RF-058', 2, [5, 2], [5, 5]],
  ])(
    '%s names its rule and the dice it takes, and knows a bar that pays',
    (words, rule, takes, enough, not) => {
      const cost = readCost(words)
      expect([ruleOf(cost), diceIn(cost)]).toEqual([rule, takes])
      expect([canPay(cost, tallyOf(enough), 0), canPay(cost, tallyOf(not), 0)]).toEqual([true, false])
    },
  )
  it('names the rule of a Luck cost [RF-044]', () => {
    expect(ruleOf(readCost('luck(4)'))).toBe('RF-044')
  })
  it('lists every distinct selection of five different dice once [DEC-15]', () => {
    expect(selections(tallyOf([1, 2, 3, 4, 5]))).toHaveLength(32)
    expect(selections(tallyOf([1, 1, 1, 1, 1]))).toHaveLength(6)
  })
})
