import { describe, expect, it } from 'vitest'
import { bestCovering, type Spot } from '../rules/matching.ts'
import { laid, lookOf, underWay, type UnderWay } from './table.ts'

/** The best covering in short: "R4 on 0.1" for a die, an enemy and its slot. */
function covering(
  it: Partial<UnderWay> & { slots: string[] },
  worth: (spot: Spot) => number = () => 1,
): string[] {
  const against = it.slots.map(() => 'E05')
  // Sile holds a card, so that the table waits before dice are placed.
  const { t } = underWay({ kind: 'combat', against, hands: [[], ['WE02']], ...it })
  return [...bestCovering(t, worth)]
    .map(([die, { foe, slot }]) => `${lookOf(t, die)} on ${foe}.${slot}`)
    .sort()
}

const worthOf =
  (...worths: number[]) =>
  ({ foe, slot }: Spot): number =>
    worths[2 * foe + slot]

describe('the best covering', () => {
  it('puts dice where they fit, on empty slots of all enemies [RPA-198, RPA-282]', () => {
    expect(covering({ slots: ['R4; K2', 'P1'], pool: 'P1 K2 W3 R4' })).toEqual([
      'K2 on 0.1',
      'P1 on 1.0',
      'R4 on 0.0',
    ])
    expect(covering({ slots: ['R4; R*'], pool: 'R4', placed: { '0.0': 'R4' } })).toEqual(['R4 on 0.1'])
    expect(covering({ slots: ['*4; *4'], pool: 'K4', placed: { '0.0': 'R4' } })).toEqual(['K4 on 0.1'])
    expect(covering({ slots: ['R4; K2'], pool: 'R5 K1' })).toEqual([])
  })

  it('takes the worthiest slots if there are too few dice', () => {
    expect(covering({ slots: ['R*; *4', 'R4; P*'], pool: 'R4' }, worthOf(1, 2, 3, 9))).toEqual(['R4 on 1.0'])
    expect(covering({ slots: ['R*; *4', 'R4; P*'], pool: 'R4' }, worthOf(3, 2, 1, 9))).toEqual(['R4 on 0.0'])
    expect(covering({ slots: ['R*; *4', 'R4; P*'], pool: 'R4' }, worthOf(2, 3, 1, 9))).toEqual(['R4 on 0.1'])
  })

  it('moves dice that lie already, so that as many slots as possible are covered', () => {
    // The first slot would take the 4, which alone fits the second.
    expect(covering({ slots: ['R*; R4'], pool: 'R4 R2' })).toEqual(['R2 on 0.0', 'R4 on 0.1'])
    // One move makes way for another: 4 to the last slot, 5 to the middle one, 6 to the first.
    expect(covering({ slots: ['R*; RK5', 'R4'], pool: 'R4 R5 R6' })).toEqual([
      'R4 on 1.0',
      'R5 on 0.1',
      'R6 on 0.0',
    ])
    expect(covering({ slots: ['*4; R4', 'R*; K4'], pool: 'R4 K4 R1' }, worthOf(4, 3, 2, 1))).toEqual([
      'K4 on 0.0',
      'R1 on 1.0',
      'R4 on 0.1',
    ])
  })

  it('leaves slots open for which nothing is left', () => {
    expect(covering({ slots: ['R*; R*', 'R*'], pool: 'R4 R5' })).toHaveLength(2)
    expect(covering({ slots: ['R*; R*', 'R*'], pool: 'R4' })).toEqual(['R4 on 0.0'])
  })

  it('is empty where nothing is fought', () => {
    expect(bestCovering(laid({ xp: 1 }).t, () => 1).size).toBe(0)
  })
})
