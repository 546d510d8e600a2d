import { deal, newFate, pick, readConfig, Run, written, type Decision } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { rollForAdventure } from '../index.ts'
import type { Adventure } from '../rules/state.ts'
import { setups } from './setups.ts'

type Setup = Readonly<Record<string, unknown>>

function begin(setup: Setup, seed: string): Run<Adventure> {
  return new Run<Adventure>(
    rollForAdventure,
    deal<Adventure>(rollForAdventure, readConfig(rollForAdventure, setup), seed),
  )
}

/** Plays two games side by side: what is taken in one is found in the other, and `same` looks at both. */
function sideBySide(
  one: Run<Adventure>,
  other: Run<Adventure>,
  find: (decision: Decision, option: number) => number,
  same: () => void,
): number {
  const chance = newFate('side by side')
  let choices = 0
  for (; one.decision; choices++) {
    same()
    const option = pick(chance, one.decision.options.length)
    const there = find(one.decision, option)
    one.choose(option)
    other.choose(there)
  }
  same()
  expect(other.decision).toBeNull()
  return choices
}

describe('the same game', () => {
  it('comes from the same seed and the same choices, to the byte; another seed makes another [INV-30]', () => {
    for (let n = 0; n < 20; n++) {
      const setup = setups(n * 7919)
      const one = begin(setup, `seed ${n}`)
      const other = begin(setup, `seed ${n}`)
      const choices = sideBySide(
        one,
        other,
        (_, option) => option,
        () => expect(written(one.state)).toBe(written(other.state)),
      )
      expect(choices).toBeGreaterThan(5)
      expect(written(begin(setup, 'another').state)).not.toBe(written(begin(setup, 'seed').state))
    }
  })

  it('comes with other colours: they change nothing but their names [INV-31]', () => {
    for (const [n, colours] of [
      ['yellow', 'green'],
      ['blue', 'red', 'yellow'],
      ['green', 'yellow', 'blue', 'red'],
    ].entries()) {
      const setup = { ...setups(n * 7919), players: colours.length, heroes: [], dice: 'fate' }
      const one = begin(setup, `seed ${n}`)
      const other = begin({ ...setup, colours }, `seed ${n}`)
      expect(other.state.colours).not.toEqual(one.state.colours)
      sideBySide(
        one,
        other,
        (_, option) => option,
        () => {
          expect(colourless(one.state)).toBe(colourless(other.state))
          expect(JSON.stringify(one.decision)).toBe(JSON.stringify(other.decision))
        },
      )
    }
  })

  it('comes with everybody one seat further on [INV-31]', () => {
    const heroes = ['ferrywoman', 'healer', 'warrior']
    const seats = heroes.length
    const moved = (owner: number): number => (owner < 0 ? owner : (owner + 1) % seats)
    for (const [n, sides] of ['A', 'B', 'A', 'B'].entries()) {
      const land = { desert: sides, fortress: sides, forest: sides, iceCave: sides }
      const one = begin({ ...land, players: seats, heroes, first: '1' }, `seed ${n}`)
      const further = [heroes[2], heroes[0], heroes[1]]
      const other = begin({ ...land, players: seats, heroes: further, first: '2' }, `seed ${n}`)
      sideBySide(
        one,
        other,
        (decision, option) => {
          // Seats are listed in their order, so an answer is found by what it says, not by its number.
          const texts = decision.options.map((o) => inSeats(one.state, o, moved))
          const nth = texts.slice(0, option).filter((text) => text === texts[option]).length
          const there = other.decision?.options.map((o) => inSeats(other.state, o, (seat) => seat)) ?? []
          const alike = there.flatMap((text, i) => (text === texts[option] ? [i] : []))
          expect(alike.length).toBeGreaterThan(nth)
          return alike[nth]
        },
        () => expect(lying(one.state, moved)).toEqual(lying(other.state, (seat) => seat)),
      )
    }
  })
})

function colourless(t: Adventure): string {
  const plain: Adventure = { ...t, colours: [], allyColour: null }
  return written(plain)
}

/** An option with its dice named by owner and number, and its seats moved. */
function inSeats(t: Adventure, option: object, moved: (owner: number) => number): string {
  const said = Object.entries(option).map(([key, value]: [string, unknown]) => {
    if (typeof value === 'number') {
      if (['die', 'rest', 'release'].includes(key)) return [key, moved(t.owner[value]), t.face[value]]
      if (key === 'seat' || key === 'board') return [key, moved(value)]
    }
    if (key === 'seats' && Array.isArray(value)) {
      return [key, ...value.map((seat) => moved(Number(seat))).toSorted((a, b) => a - b)]
    }
    return [key, value]
  })
  return JSON.stringify(said)
}

/** What lies where, with dice named by owner and number. */
function lying(t: Adventure, moved: (owner: number) => number): unknown {
  const named = (heap: readonly number[]) =>
    heap.map((die) => (die < 0 ? 'empty' : `${moved(t.owner[die])}:${t.face[die]}`))
  const boards = t.board.map((heap, seat): [number, string[]] => [moved(seat), named(heap).toSorted()])
  return {
    active: moved(t.active),
    boards: boards.toSorted(([a], [b]) => a - b),
    hand: named(t.hand),
    desert: [named(t.desert.first), named(t.desert.second), named(t.desert.third), named(t.desert.spaces)],
    fortress: t.fortress.sections.map(named),
    forest: [named(t.forest.path), named(t.forest.sixes), named(t.forest.fives)],
    iceCave: named(t.iceCave),
    enemies: t.enemies.map((enemy) => [enemy.card, named(enemy.dice)]),
    resurrection: named(t.resurrection),
    oblivion: named(t.oblivion),
    pool: t.pool.length,
    stones: t.stones,
    skull: t.skull,
    deck: t.deck,
    outcome: t.outcome,
  }
}
