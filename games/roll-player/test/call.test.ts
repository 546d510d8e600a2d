import { playAtRandom } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import { marketSize } from '../content/table-size.ts'
import { rollPlayer } from '../index.ts'
import { marketTurn, table } from './table.ts'

describe('the Call to Adventure', () => {
  it('leaves the game when it is turned up; the next card takes its place [RP-090]', () => {
    const s = table({ step: 'nextRound', callUnder: 2, deck: ['bluff', 'charity', 'wild', 'vain'] })
    expect(s.t.market).toEqual(['bluff', 'charity', 'wild', 'vain'])
    expect(s.t.callUnder).toBe(-1)
    expect(s.told('callToAdventure')).toHaveLength(1)
  })

  it('makes the round for which that Market was dealt, and all that follow, single [RP-091]', () => {
    const s = table({ step: 'nextRound', callUnder: 2 })
    expect(s.told('round')).toMatchObject([{ single: true }])
    const before = table({ step: 'nextRound', callUnder: 4 })
    expect(before.told('round')).toMatchObject([{ single: false }])
  })

  it('turned up by an effect lets the running round keep its dice [RP-R06]', () => {
    const s = marketTurn({
      market: ['ironHelm'],
      deck: ['bluff'],
      callUnder: 0,
      initiative: ['red 1, red 1', 'red 2, red 2', ''],
      heroes: [{ class: 'seer' }, { card: 3 }],
    })
    s.pick('Use Foresight')
    expect(s.t.market).toEqual(['bluff'])
    expect(s.t.callUnder).toBe(-1)
    expect(s.told('callToAdventure')).toHaveLength(1)
    expect(s.card(2)).toBe('red 2, red 2')
    expect(s.told('round')).toEqual([])
    s.pick('Discard Bluff', 'Go on', 'Roll')
    expect(s.told('round')).toMatchObject([{ single: true }])
  })

  it('comes with the sixth Market: five double and five single rounds at every table [RP-R05, RP-R42, INV-27]', () => {
    for (const players of [1, 2, 3, 4, 5]) {
      const markets: number[] = []
      let called = 0
      const t = playAtRandom(rollPlayer, {
        setup: { players },
        seed: `call ${players}`,
        // Effects that draw Market cards would bring it up earlier.
        choice: (options) =>
          Math.max(
            0,
            options.findIndex(({ verb }) => verb !== 'ability' && verb !== 'skill'),
          ),
        hear: (event) => {
          if (event.type === 'marketDealt') markets.push(event.cards.length)
          if (event.type === 'callToAdventure') called = markets.length + 1
        },
      })
      expect(called).toBe(6)
      expect([t.doubles, t.singles]).toEqual([5, 5])
      expect(new Set(markets)).toEqual(new Set([marketSize(players)]))
    }
  })
})
