import { newFate } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { master } from '../content/enemies.ts'
import type { Adventure } from '../rules/state.ts'
import { imagine } from '../view.ts'
import { red, table } from './table.ts'

/** What lies at each place in many imagined decks. */
function places(arrange: (t: Adventure) => void): Set<string>[] {
  const { t } = table({ arrange })
  const deck = t.deck.slice()
  const seen = deck.map(() => new Set<string>())
  for (let n = 0; n < 400; n++) {
    t.deck = deck.slice()
    imagine(t, red, newFate(`imagined ${n}`))
    expect(t.deck.toSorted()).toEqual(deck.toSorted())
    t.deck.forEach((card, place) => seen[place].add(card))
  }
  return seen
}

describe('an imagined deck', () => {
  it('has the Master anywhere in the middle stack and nowhere else, and known cards where they lie [RFA-003]', () => {
    const known = 'W1a'
    const seen = places((t) => {
      t.deck = t.deck.filter((card) => card !== known)
      t.deck.splice(10, 0, known)
      t.known = [known]
    })
    expect(seen[10]).toEqual(new Set([known]))
    const masters = seen.flatMap((cards, place) => (cards.has(master.id) ? [place] : []))
    expect(masters).toEqual([8, 9, 11, 12, 13, 14, 15, 16])
    for (const [place, cards] of seen.entries()) if (place !== 10) expect(cards.size).toBeGreaterThan(10)
  })

  it('has him anywhere once he was shuffled in, and where he was seen [RFA-144]', () => {
    const shuffled = places((t) => (t.stacks = null))
    expect(shuffled.every((cards) => cards.has(master.id))).toBe(true)
    const seen = places((t) => {
      t.known = [master.id]
    })
    expect(seen.filter((cards) => cards.has(master.id)).map((cards) => cards.size)).toEqual([1])
  })

  it('may be without him while he is turned up [RFA-144]', () => {
    const seen = places((t) => (t.deck = t.deck.filter((card) => card !== master.id)))
    expect(seen.some((cards) => cards.has(master.id))).toBe(false)
  })
})
