import { newFate } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { imagine, see, shufflePile } from '../rules/piles.ts'
import type { Watch } from '../rules/state.ts'
import { onWatch } from './table.ts'

function laid(): Watch {
  return onWatch({ deck: ['eagle', 'lich', 'direWolf', 'caveBear', 'vampire'] }).t
}

describe('what everybody knows of a shuffle', () => {
  it('a card that is seen cannot be another any more, and one that is shuffled in belongs to that shuffle alone [SAW-R04]', () => {
    const t = laid()
    const pile = t.deck.slice(-3)
    for (const card of t.deck) t.seen[card] = false
    t.lots = [t.deck.slice()]
    const [known] = pile
    see(t, known)
    shufflePile(t, pile)
    const [older, newer] = t.lots
    expect(older).not.toContain(known)
    expect(older).toHaveLength(t.deck.length - 1)
    expect(newer.toSorted((a, b) => a - b)).toEqual(pile.toSorted((a, b) => a - b))
    expect(t.seen[known]).toBe(false)
  })

  it('imagining never moves a card that everybody knows [SAW-R04]', () => {
    const t = laid()
    for (const card of t.deck) t.seen[card] = false
    t.lots = [t.deck.slice()]
    const top = t.deck.length - 1
    const card = t.deck[top]
    see(t, card)
    const others = new Set<number>()
    for (let n = 0; n < 60; n++) {
      imagine(t, 0, newFate(`lots ${n}`))
      expect(t.deck[top]).toBe(card)
      others.add(t.deck[top - 1])
    }
    expect(others.size).toBeGreaterThan(3)
  })
})
