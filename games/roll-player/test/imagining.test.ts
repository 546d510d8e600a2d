import { newFate } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { adventureCalled, boxOf, known } from '../content/box.ts'
import { rollPlayer } from '../index.ts'
import type { RollPlayer } from '../rules/state.ts'
import { examplePack } from './setups.ts'
import { table, type Laid } from './table.ts'

/** A table as seat 0 may imagine it, in several ways. */
function imagined(laid: Laid): { true: RollPlayer; guesses: RollPlayer[] } {
  const { t } = table(laid)
  const guesses = Array.from({ length: 8 }, (_, n) => {
    const copy = rollPlayer.copy(t)
    rollPlayer.imagine(copy, 0, newFate(`guess ${n}`))
    return copy
  })
  return { true: t, guesses }
}

function dotsOf(t: RollPlayer, pile: 'deck' | 'minions'): number[] {
  const { market, minions } = boxOf(t.own)
  return pile === 'deck'
    ? t.deck.map((id) => known(market, id).dots)
    : t.minions.map((id) => known(minions, id).dots)
}

function sorted(cards: readonly string[]): string[] {
  return [...cards].sort()
}

function allMinions({ minions, minionsAside }: RollPlayer): string[] {
  return sorted([...minions, ...minionsAside])
}

describe('what a seat imagines', () => {
  it('is another order of the decks, with the same cards [RP-017]', () => {
    const { true: t, guesses } = imagined({})
    for (const pile of ['deck', 'fiendDeck', 'familiarsLeft'] as const) {
      for (const guess of guesses) expect(sorted(guess[pile])).toEqual(sorted(t[pile]))
      expect(new Set([t, ...guesses].map((it) => it[pile].join())).size).toBe(9)
    }
  })

  it('leaves single-dot above double-dot cards, until all were shuffled together [RP-028, RP-159]', () => {
    const laid = { deck: ['bluff', 'charity', 'trident', 'wild'] }
    const { true: t, guesses } = imagined(laid)
    for (const guess of guesses) expect(dotsOf(guess, 'deck')).toEqual(dotsOf(t, 'deck'))
    const mixed = imagined({ ...laid, arrange: (it) => (it.mixed = true) })
    for (const guess of mixed.guesses) {
      expect(sorted(guess.deck)).toEqual(sorted(mixed.true.deck))
      expect(dotsOf(guess, 'deck')).not.toEqual(dotsOf(mixed.true, 'deck'))
    }
  })

  it('knows the Minion on top and those put under the deck; others may be out of the game [RP-039, RP-040]', () => {
    const { true: t, guesses } = imagined({ arrange: (it) => (it.minionsSeen = 2) })
    for (const guess of guesses) {
      expect(guess.minions.slice(0, 2)).toEqual(t.minions.slice(0, 2))
      expect(guess.minions.at(-1)).toBe(t.minions.at(-1))
      expect(allMinions(guess)).toEqual(allMinions(t))
      expect(guess.minionsAside).toHaveLength(5)
      expect(dotsOf(guess, 'minions')).toEqual(dotsOf(t, 'minions'))
      expect(guess.minions).not.toEqual(t.minions)
    }
    expect(guesses.some((guess) => guess.minionsAside.join() !== t.minionsAside.join())).toBe(true)
  })

  it('knows every Minion when all of them were put under the deck', () => {
    const { true: t, guesses } = imagined({ arrange: (it) => (it.minionsSeen = it.minions.length) })
    for (const guess of guesses) expect(guess.minions).toEqual(t.minions)
  })

  it('knows that cards of an own pack stay in play, and come first among the Familiars [RP-R61]', () => {
    const { true: t, guesses } = imagined({ setup: { cards: examplePack } })
    expect(t.familiarsLeft.at(-1)).toBe('copper-newt')
    for (const guess of guesses) {
      expect(guess.familiarsLeft.at(-1)).toBe('copper-newt')
      expect(guess.minions.filter((id) => id.includes('-'))).toHaveLength(2)
    }
  })

  it('knows an Adventure card by its token or once it is revealed, else only its Monster and type [RP-142]', () => {
    const { true: t, guesses } = imagined({ heroes: [{ trophies: ['bogImp'] }, {}] })
    expect(guesses.map((guess) => guess.adventure[0])).toEqual(guesses.map(() => t.adventure[0]))
    for (const type of [1, 2]) {
      const cards = guesses.map((guess) => adventureCalled(guess.adventure[type]))
      const { monster, type: itsType } = adventureCalled(t.adventure[type])
      expect(cards.every((card) => card.monster === monster && card.type === itsType)).toBe(true)
      expect(new Set(cards).size).toBeGreaterThan(1)
    }
    const revealed = imagined({ revealed: 3 })
    for (const guess of revealed.guesses) expect(guess.adventure).toEqual(revealed.true.adventure)
  })
})
