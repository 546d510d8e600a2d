import { describe, expect, it } from 'vitest'
import { enemyCards } from '../content/enemies.ts'
import { dealt, seeds, type Setup } from './dealt.ts'
import { foe, packOf } from './foe.ts'

/** How many cards lie above the Master, over many deals. */
function aboveMaster(setup: Setup): { least: number; most: number; cards: number } {
  const above = seeds.map((seed) => {
    const { deck } = dealt(setup, seed)
    return deck.length - 1 - deck.indexOf('MOS')
  })
  return { least: Math.min(...above), most: Math.max(...above), cards: dealt(setup).deck.length }
}

const own = (copies: number) => ({ enemies: packOf(foe({ copies })), board: 'sword' })

describe('the enemy deck', () => {
  it('holds the 24 enemies and the Master of Shadows [RFA-029]', () => {
    const { deck } = dealt()
    expect(deck.toSorted()).toEqual([...enemyCards.map((card) => card.id), 'MOS'].toSorted())
    expect(enemyCards).toHaveLength(24)
    for (const letter of ['D', 'F', 'W', 'I']) {
      expect(deck.filter((id) => id.startsWith(letter)).toSorted()).toEqual(
        ['1a', '1b', '1c', '2a', '2b', '3a'].map((rest) => letter + rest),
      )
    }
  })

  it('is three stacks of eight with the Master shuffled into the middle one: the 9th card at the earliest, the 17th at the latest [RFA-030, RFA-031, RFA-032]', () => {
    expect(aboveMaster({})).toEqual({ least: 8, most: 16, cards: 25 })
    expect(dealt().stacks).toEqual({ bottom: 8, middle: 9 })
  })

  it('is shuffled: every enemy comes up first sooner or later [RFA-030]', () => {
    expect(new Set(seeds.map((seed) => dealt({}, seed).deck.at(-1))).size).toBe(24)
  })

  it('gives an odd card to the bottom stack first, then to the middle one [RFA-R36]', () => {
    // 25 cards: 9, 8 and the Master, 8. 26 cards: 9, 9 and the Master, 8. 27 cards: 9, 9 and the Master, 9.
    expect(aboveMaster(own(1))).toEqual({ least: 8, most: 16, cards: 26 })
    expect(aboveMaster(own(2))).toEqual({ least: 8, most: 17, cards: 27 })
    expect(aboveMaster(own(3))).toEqual({ least: 9, most: 18, cards: 28 })
    expect(dealt(own(1)).stacks).toEqual({ bottom: 9, middle: 9 })
    expect(dealt(own(2)).stacks).toEqual({ bottom: 9, middle: 10 })
  })
})
