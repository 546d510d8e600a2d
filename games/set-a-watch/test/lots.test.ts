import { newFate } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { alikeBuried, alikeTamed, draw, see, showTopUnhallowed, shufflePile } from '../rules/piles.ts'
import type { Watch } from '../rules/state.ts'
import { imagine } from '../view.ts'
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

describe('piles', () => {
  it('a shuffle changes their order, and what belongs to it is not what is left of the pile [SAW-R04]', () => {
    const { t } = onWatch({})
    const before = t.deck.slice()
    shufflePile(t, t.deck)
    expect(t.deck).not.toEqual(before)
    t.deck.pop()
    expect(t.lots.at(-1)).toHaveLength(before.length)
  })

  it('two hidden cards may each be the other [SAW-R04]', () => {
    const { t } = onWatch({})
    const pair = t.deck.slice(-2)
    for (const card of pair) t.seen[card] = false
    t.lots = [pair]
    const tops = new Set<number | undefined>()
    for (let n = 0; n < 40; n++) {
      imagine(t, 0, newFate(`pair ${n}`))
      tops.add(t.deck.at(-1))
    }
    expect(tops.size).toBe(2)
  })

  it('a card is turned up once: seeing it again teaches nobody anything [SAW-R04]', () => {
    const { t } = onWatch({})
    const [card] = t.deck
    t.seen[card] = false
    see(t, card)
    const { turns } = t.fate
    see(t, card)
    expect(t.fate.turns).toBe(turns)
    t.unhallowed = []
    showTopUnhallowed(t)
    expect(t.fate.turns).toBe(turns)
  })

  it('an empty graveyard makes no new deck [SAW-082, SAW-R39]', () => {
    const s = onWatch({})
    s.t.deck = []
    s.t.graveyard = []
    expect(draw(s.t)).toBe(-1)
    expect(s.told('reshuffled')).toEqual([])
  })

  it('the top of the graveyard is unlike its equals below; a tamed creature is like those not fighting yet', () => {
    const box = ['eagle', 'lich', 'eagle', 'eagle']
    expect(alikeBuried({ box, graveyard: [0, 1, 2, 3] }, 3)).toEqual([3])
    expect(alikeBuried({ box, graveyard: [0, 1, 2, 3] }, 0)).toEqual([0, 2])
    const tamed = (fighting: readonly number[] | null) => ({
      box,
      graveyard: [],
      adventurers: [{ tamed: [0, 1, 2, 3] }],
      attack: fighting && { tamed: fighting },
    })
    expect(alikeTamed(tamed(null), 0)).toEqual([0, 2, 3])
    expect(alikeTamed(tamed([2]), 0)).toEqual([0, 3])
    expect(alikeTamed(tamed([0]), 0)).toEqual([0, 2, 3])
  })
})
