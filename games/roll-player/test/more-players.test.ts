import { playAtRandom } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import { classColours, diceFor } from '../content/dice.ts'
import { classesOf } from '../content/classes.ts'
import { marketSize, minionsAside, tableFor, withMonstersAndMinions } from '../content/table-size.ts'
import { rollPlayer } from '../index.ts'

describe('five players and Monsters & Minions', () => {
  it('take seats up to five, with seven Market cards, six Initiative cards and more dice [RP-240, RP-244, RP-R46]', () => {
    expect(rollPlayer.seats.max).toBe(5)
    expect(marketSize(5)).toBe(7)
    expect(tableFor(5)).toMatchObject({ initiative: 6, discards: 5 })
    expect(diceFor(5)).toBe(106)
    expect(minionsAside).toBe(5)
  })

  it('never run out of dice: in the last round the bag is just enough [RP-R02, RP-R46]', () => {
    for (const players of [4, 5]) {
      let least = Infinity
      playAtRandom(rollPlayer, {
        setup: { players },
        seed: `bag ${players}`,
        look: ({ after }) => (least = Math.min(least, after.bag.length)),
      })
      expect(least).toBe(players === 5 ? 0 : 3)
    }
  })

  it('keep the numbers of the other box for a pack that brings its cards [RP-241, RP-242, RP-243, RP-R47]', () => {
    expect(withMonstersAndMinions).toMatchObject({
      discards: [40, 40, 40, 35, 30],
      minionsAside: 10,
      classesPerColour: 6,
    })
    // No table of ours uses them.
    for (const players of [1, 2, 3, 4, 5])
      expect(tableFor(players).discards).toBeLessThan(withMonstersAndMinions.discards[players - 1])
    for (const colour of classColours) expect(classesOf(colour)).toHaveLength(4)
  })
})
