import { playAtRandom } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import { rollPlayer } from '../index.ts'
import { bagOf, table } from './table.ts'

const counts = [1, 2, 3, 4, 5] as const

describe('the Roll Phase', () => {
  it('draws two dice for each Initiative card while the Call to Adventure lies in the deck [RP-049, RP-050, RP-244]', () => {
    for (const players of counts) {
      const s = table({ players, step: 'roll' })
      const dice = s.told('drawn')[0].dice
      expect(dice).toHaveLength([6, 6, 8, 10, 12][players - 1])
      expect(s.told('round')).toMatchObject([{ single: false }])
    }
  })

  it('draws one die for each card once the Call has come [RP-049, RP-051, RP-244]', () => {
    for (const players of counts) {
      const s = table({ players, step: 'roll', single: true })
      expect(s.told('drawn')[0].dice).toHaveLength([3, 3, 4, 5, 6][players - 1])
      expect(s.told('round')).toMatchObject([{ single: true }])
    }
  })

  it('lets the Start Player draw and roll [RP-050]', () => {
    const s = table({ step: 'roll', start: 1 })
    expect(s.told('drawn')[0].seat).toBe(1)
    expect(s.told('rolled')[0].seat).toBe(1)
  })

  it('puts the two lowest dice on card 1 and so on up to the two highest [RP-052]', () => {
    const s = table({
      step: 'roll',
      arrange: (t) => bagOf(t, 'red, red, red, red, red, red'),
      dice: [6, 1, 4, 2, 3, 5],
    })
    expect([s.card(1), s.card(2), s.card(3)]).toEqual(['red 1, red 2', 'red 3, red 4', 'red 5, red 6'])
    const single = table({
      step: 'roll',
      single: true,
      arrange: (t) => bagOf(t, 'red, red, red'),
      dice: [5, 2, 4],
    })
    expect([single.card(1), single.card(2), single.card(3)]).toEqual(['red 2', 'red 4', 'red 5'])
  })

  it('lets the Start Player decide between equal dice of different colours, one die at a time [RP-053, DEC-05]', () => {
    const s = table({ step: 'sort', start: 1, hand: 'red 1, blue 3, green 3, white 3, red 5, red 6' })
    expect(s.ask).toEqual({ kind: 'sortDie', seat: 1, card: 0 })
    expect(s.texts).toEqual(['The blue 3', 'The green 3', 'The white 3'])
    s.pick('The green 3')
    expect([s.card(1), s.card(2), s.card(3)]).toEqual(['red 1, green 3', 'blue 3, white 3', 'red 5, red 6'])
  })

  it('asks again for the next die when the card still has room, or the next card begins [RP-053, DEC-05]', () => {
    const s = table({ step: 'sort', hand: 'red 3, blue 3, green 3, white 3, black 3, red 6' })
    expect(s.ask).toMatchObject({ card: 0 })
    s.pick('The red 3')
    expect(s.ask).toMatchObject({ card: 0 })
    expect(s.texts).toEqual(['The blue 3', 'The green 3', 'The white 3', 'The black 3'])
    s.pick('The black 3')
    expect(s.ask).toMatchObject({ card: 1 })
    s.pick('The white 3', 'The blue 3')
    expect([s.card(1), s.card(2), s.card(3)]).toEqual(['red 3, black 3', 'white 3, blue 3', 'green 3, red 6'])
  })

  it('asks nothing where equal dice are alike, or lie on one card anyway [RP-054, RP-R49, DEC-05]', () => {
    expect(table({ step: 'sort', hand: 'red 3, red 3, red 3, red 3, red 5, red 6' }).ask.kind).toBe(
      'initiative',
    )
    expect(table({ step: 'sort', hand: 'red 1, blue 1, green 3, white 3, red 5, black 5' }).ask.kind).toBe(
      'initiative',
    )
    // Two alike among three: one option for both.
    const s = table({ step: 'sort', hand: 'red 3, red 3, blue 3, white 6, white 6, white 6' })
    expect(s.texts).toEqual(['The red 3', 'The blue 3'])
    expect(s.options).toHaveLength(2)
  })

  it('shows for one option all dice that are as good [RP-R49]', () => {
    const s = table({ step: 'sort', hand: 'red 3, red 3, blue 3, white 6, white 6, white 6' })
    expect(rollPlayer.touches(s.options[0], s.view)).toEqual(['die:0', 'die:1'])
  })

  it('sorts dice no more once they lie there, though an effect changes them [RP-055]', () => {
    const s = table({
      heroes: [{ cards: ['jostle'] }],
      initiative: ['red 1, red 1', 'red 2, red 3', 'red 5, red 6'],
    })
    s.pick('Use Jostle', 'Carry it out', 'Initiative card 1', 'Initiative card 3')
    expect([s.card(1), s.card(2), s.card(3)]).toEqual(['red 5, red 6', 'red 2, red 3', 'red 1, red 1'])
  })

  it('opens every round, and is followed by Dice, Market and Cleanup Phase [RP-048]', () => {
    const steps: string[] = []
    playAtRandom(rollPlayer, {
      setup: { players: 2 },
      seed: 'order',
      look: ({ events }) => {
        for (const event of events) {
          if (event.type === 'round') steps.push('roll')
          if (event.type === 'turn') steps.push(event.phase)
          if (event.type === 'startPasses') steps.push('cleanup')
        }
      },
    })
    const round = ['roll', 'dice', 'dice', 'market', 'market']
    expect(steps).toEqual([...Array.from({ length: 9 }, () => [...round, 'cleanup']).flat(), ...round])
  })
})
