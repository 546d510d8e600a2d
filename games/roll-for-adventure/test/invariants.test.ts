import { deal, readConfig, Run } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { rollForAdventure } from '../index.ts'
import type { Adventure } from '../rules/state.ts'
import { foe, packOf } from './foe.ts'
import { broken } from '../rules/invariants.ts'
import { ally, blue, bonus, enemy, layOn, red } from './table.ts'

type Break = (t: Adventure) => void

/** A table in play where nothing is broken. */
function atPlay(setup: Readonly<Record<string, unknown>>): Run<Adventure> {
  const config = readConfig(rollForAdventure, {
    players: 2,
    heroes: ['fighter', 'twinhand'],
    first: '1',
    ...setup,
  })
  const run = new Run(rollForAdventure, deal<Adventure>(rollForAdventure, config, 'invariants'))
  expect(run.decision?.ask.kind).toBe('place')
  expect(broken(run.state, run.decision)).toEqual([])
  return run
}

/** Breaks a table at a placement; gives the ids that the checker reports. */
function found(breaks: Break, setup: Readonly<Record<string, unknown>> = {}): string[] {
  const { state, decision } = atPlay(setup)
  breaks(state)
  return broken(state, decision)
}

/** Takes dice out of red's hand and lays them somewhere, showing these numbers. */
function fromHand(t: Adventure, faces: readonly number[], heap: number[]): void {
  const dice = t.hand.splice(0, faces.length)
  dice.forEach((die, i) => (t.face[die] = faces[i]))
  heap.push(...dice)
}

/** Dice of blue and bonus dice on the spaces of an ice cave; 0 leaves a space empty. */
function grid(...numbers: number[]): Break {
  return (t) => {
    for (const [space, number] of numbers.entries())
      if (number > 0) layOn(t, space < 5 ? blue : bonus, number, t.iceCave, space)
  }
}

/** The first connection of desert B is filled. */
function connected(t: Adventure): void {
  layOn(t, blue, 1, t.desert.spaces, 0)
  layOn(t, blue, 1, t.desert.spaces, 2)
}

/** The Master lies face up. */
function masterIsUp(t: Adventure): void {
  t.deck = t.deck.filter((id) => id !== 'MOS')
  t.revealed = 'MOS'
}

const sides = { desert: 'B', fortress: 'B', forest: 'B', iceCave: 'B' }

describe('the checker of invariants', () => {
  it('misses no die: lost, in two places, or a hero die in the pool [INV-01]', () => {
    expect(found((t) => t.hand.pop())).toEqual(['INV-01'])
    expect(found((t) => t.oblivion.push(t.hand[0]))).toEqual(['INV-01'])
    expect(found((t) => t.pool.push(...t.hand.splice(0, 1)))).toEqual(['INV-01'])
    // One is missing and another is there twice.
    expect(found((t) => (t.hand[0] = t.hand[1]))).toEqual(['INV-01'])
    // The first dice are where they belong, and one more than there are.
    expect(found((t) => t.oblivion.push(t.owner.length))).toContain('INV-01')
    expect(found((t) => t.face.push(1))).toEqual(['INV-01'])
  })

  it('counts the dice of each player, the ally dice and the bonus dice, for 2, 3 and 4 players [INV-02]', () => {
    for (const [players, dice] of [
      [2, 18],
      [3, 22],
      [4, 24],
    ] as const) {
      const heroes = ['fighter', 'twinhand', 'warrior', 'adventurer'].slice(0, players)
      const setup = { players, heroes }
      expect(atPlay(setup).state.owner).toHaveLength(dice)
      expect(found((t) => (t.owner = t.owner.with(t.pool[0], red)), setup)).toContain('INV-02')
      expect(found((t) => (t.owner = t.owner.with(t.hand[0], ally)), setup)).toContain('INV-02')
    }
    expect(found((t) => (t.allyColour = t.colours[0]))).toEqual(['INV-02'])
    expect(found((t) => (t.allyColour = null))).toEqual(['INV-02'])
  })

  it('counts boards, heroes and colours, and whose dice there are [INV-02]', () => {
    expect(found((t) => t.board.push([]))).toEqual(['INV-02'])
    expect(found((t) => (t.heroes = [...t.heroes, 'healer']))).toEqual(['INV-02'])
    expect(found((t) => (t.colours = [...t.colours, 'green']))).toEqual(['INV-02'])
    // A die of one player for one of another; an ally die for a bonus die, where they lie.
    expect(
      found((t) => {
        t.owner = t.owner.with(t.hand[0], blue)
        t.board[blue].push(...t.hand.splice(0, 1))
      }),
    ).toEqual(['INV-02'])
    expect(found((t) => (t.owner = t.owner.map((whose) => (whose === ally ? bonus : whose))))).toEqual([
      'INV-02',
    ])
    expect(
      found((t) => {
        const dice = t.board[blue].filter((die) => t.owner[die] === ally)
        t.owner = t.owner.with(dice[0], bonus)
      }),
    ).toEqual(['INV-02'])
  })

  it('sees a hero die with another player [INV-03]', () => {
    expect(found((t) => t.board[blue].push(...t.hand.splice(0, 1)))).toEqual(['INV-03'])
    expect(found((t) => t.hand.push(...t.board[blue].splice(0, 1)))).toEqual(['INV-03'])
    // Also one of the first player's in the hand of the second.
    expect(
      found((t) => {
        t.active = blue
        t.hand = t.hand.filter((die) => t.owner[die] === red).slice(0, 1)
        t.oblivion = atPlay({}).state.hand.filter((die) => !t.hand.includes(die))
      }),
    ).toEqual(['INV-03'])
  })

  it('sees a hand in the enemy step [INV-04]', () => {
    expect(found((t) => (t.step = 'enemy'))).toEqual(['INV-04'])
    for (const active of [2, 3])
      expect(
        found((t) => {
          t.board[red].push(...t.hand.splice(0))
          t.active = active
        }),
      ).toEqual(['INV-04'])
  })

  it('sees stones that do not exist [INV-05]', () => {
    expect(found((t) => (t.stones = -1))).toEqual(['INV-05'])
    expect(found((t) => (t.stones = 6))).toEqual(['INV-05'])
  })

  it('knows that a full adventure board is a won game, and nothing else is [INV-07]', () => {
    expect(found((t) => (t.stones = t.spaces))).toEqual(['INV-07'])
    const { state } = atPlay({})
    state.outcome = { result: 'won' }
    expect(broken(state, null)).toEqual(['INV-07'])
    state.stones = state.spaces
    expect(broken(state, null)).toEqual([])
  })

  it('knows that a skull in the last hole is a lost game, and that skulls stay on their tracks [INV-08]', () => {
    expect(found((t) => (t.skull[2] = 7))).toEqual(['INV-08'])
    expect(found((t) => (t.skull[2] = 8))).toEqual(['INV-08'])
    expect(found((t) => (t.skull[2] = -1))).toEqual(['INV-08'])
    const { state } = atPlay({})
    state.outcome = { result: 'lost', reason: 'fallen' }
    expect(broken(state, null)).toEqual(['INV-08'])
    state.skull[0] = 7
    expect(broken(state, null)).toEqual([])
  })

  it('sees a full section of desert A, and a die there that shows no 1 [INV-10]', () => {
    for (const section of ['first', 'second'] as const)
      expect(found((t) => fromHand(t, [1, 1, 1], t.desert[section]))).toEqual(['INV-10'])
    for (const section of ['first', 'second', 'third'] as const)
      expect(found((t) => fromHand(t, [2], t.desert[section]))).toEqual(['INV-10'])
    expect(found((t) => fromHand(t, [1, 1], t.desert.first))).toEqual([])
  })

  it('sees what is wrong with fortress A [INV-11]', () => {
    expect(found((t) => fromHand(t, [2, 2, 2], t.fortress.sections[0]))).toEqual([])
    expect(found((t) => fromHand(t, [2, 2, 2, 2], t.fortress.sections[0]))).toEqual(['INV-11'])
    expect(found((t) => fromHand(t, [3], t.fortress.sections[0]))).toEqual(['INV-11'])
    expect(
      found((t) => {
        fromHand(t, [2], t.fortress.sections[0])
        t.fortress.barriers = [0, 1, 1]
      }),
    ).toEqual(['INV-11'])
    expect(found((t) => (t.fortress.barriers = [0, 0, 0]))).toEqual(['INV-11'])
    expect(found((t) => (t.fortress.barriers = [0, 1, 0]))).toEqual([])
  })

  it('sees what is wrong with fortress B [INV-12]', () => {
    for (const [tiles, dice, ids] of [
      [2, [3, 3], []],
      [2, [3, 3, 3], ['INV-12']],
      [1, [3, 3, 3], []],
      [1, [3, 3, 3, 3], ['INV-12']],
      [0, [3, 3, 3, 3], []],
      [0, [3, 3, 3, 3, 3], ['INV-12']],
    ] as const) {
      const breaks: Break = (t) => {
        t.fortress.barriers[1] = tiles
        fromHand(t, dice, t.fortress.sections[1])
      }
      expect(found(breaks, sides)).toEqual(ids)
    }
    expect(found((t) => fromHand(t, [4], t.fortress.sections[1]), sides)).toEqual(['INV-12'])
    expect(found((t) => (t.fortress.barriers[1] = 3), sides)).toEqual(['INV-12'])
    expect(found((t) => (t.fortress.barriers[1] = -1), sides)).toEqual(['INV-12'])
  })

  it('sees what is wrong with forest A [INV-13]', () => {
    expect(found((t) => fromHand(t, [5, 6, 5, 6, 6], t.forest.path))).toEqual([])
    expect(found((t) => fromHand(t, [5, 6, 5, 6, 6, 6], t.forest.path))).toEqual(['INV-13'])
    expect(found((t) => fromHand(t, [4], t.forest.path))).toEqual(['INV-13'])
    expect(found((t) => (t.forest.boundary = 5))).toEqual(['INV-13'])
    expect(found((t) => (t.forest.boundary = 10))).toEqual(['INV-13'])
    expect(found((t) => (t.forest.boundary = 9))).toEqual([])
    // The other side has no boundary.
    expect(found((t) => (t.forest.boundary = 10), sides)).toEqual([])
  })

  it('sees what is wrong with forest B [INV-14]', () => {
    for (const [sixes, fives, ids] of [
      [[6, 6, 6, 6, 6], [5], []],
      [[6], [5, 5, 5, 5, 5], []],
      [[6, 6, 6, 6, 6, 6], [], ['INV-14']],
      [[], [5, 5, 5, 5, 5, 5], ['INV-14']],
      [[6, 6, 6, 6], [5, 5, 5], ['INV-14']],
      [[5], [], ['INV-14']],
      [[], [6], ['INV-14']],
    ] as const) {
      const breaks: Break = (t) => {
        fromHand(t, sixes, t.forest.sixes)
        fromHand(t, fives, t.forest.fives)
      }
      expect(found(breaks, sides)).toEqual(ids)
    }
  })

  it('sees what is wrong with ice cave A [INV-15]', () => {
    expect(found(grid(1, 2, 3, 4, 5))).toEqual([])
    expect(found(grid(1, 2, 3, 4, 5, 6))).toEqual(['INV-15'])
    expect(found((t) => layOn(t, blue, 3, t.iceCave, 3))).toEqual(['INV-15'])
  })

  it('sees what is wrong with ice cave B [INV-16]', () => {
    expect(found(grid(1, 2, 1, 2, 1, 2, 1), sides)).toEqual([])
    expect(found(grid(1, 2, 1, 2, 1, 2, 1, 2), sides)).toEqual(['INV-16'])
    expect(found(grid(1, 0, 0, 1), sides)).toEqual(['INV-16'])
    expect(found(grid(0, 0, 1, 0, 0, 1), sides)).toEqual(['INV-16'])
    expect(found(grid(1, 0, 0, 0, 1), sides)).toEqual([])
    // On side A neighbours are no matter.
    const alike: Break = (t) => {
      grid(1, 2)(t)
      t.face[t.iceCave[1]] = 1
    }
    expect(found(alike)).toEqual(['INV-15'])
  })

  it('sees what is wrong with desert B [INV-17]', () => {
    expect(found((t) => layOn(t, blue, 2, t.desert.spaces, 0), sides)).toEqual(['INV-17'])
    expect(found(connected, sides)).toEqual(['INV-17'])
    expect(
      found((t) => {
        connected(t)
        t.desert.closed[0] = true
      }, sides),
    ).toEqual([])
    expect(found((t) => t.desert.closed.fill(true), sides)).toEqual(['INV-17'])
    expect(found((t) => t.desert.closed.pop(), sides)).toEqual(['INV-17'])
  })

  it('sees an enemy that should have fallen, by its own total [INV-18]', () => {
    expect(found((t) => enemy(t, 'D1a', [[blue, 5]]))).toEqual([])
    expect(
      found((t) =>
        enemy(t, 'D1a', [
          [blue, 5],
          [ally, 1],
        ]),
      ),
    ).toEqual(['INV-18'])
    const setup = { enemies: packOf(foe({ defeat: { total: 9 } })), board: 'sword' }
    expect(
      found(
        (t) =>
          enemy(t, 'foe', [
            [blue, 5],
            [blue, 3],
          ]),
        setup,
      ),
    ).toEqual([])
    expect(
      found(
        (t) =>
          enemy(t, 'foe', [
            [blue, 5],
            [blue, 4],
          ]),
        setup,
      ),
    ).toEqual(['INV-18'])
  })

  it('sees a Resurrection that should have emptied [INV-19]', () => {
    expect(found((t) => fromHand(t, [6, 3], t.resurrection))).toEqual([])
    expect(found((t) => fromHand(t, [6, 4], t.resurrection))).toEqual(['INV-19'])
  })

  it('sees cards that are missing, doubled, or where they never are [INV-20]', () => {
    const special = { special: 'dragons', board: 'sword' }
    expect(found((t) => (t.deck = t.deck.filter((id) => id !== 'D1a')))).toEqual(['INV-20'])
    expect(found((t) => (t.deck = t.deck.filter((id) => id !== 'DR4')), special)).toEqual(['INV-20'])
    expect(found((t) => t.discard.push('D1a'))).toEqual(['INV-20'])
    // One for another.
    expect(found((t) => (t.deck[t.deck.indexOf('D1a')] = 'W1a'))).toEqual(['INV-20'])
    expect(found((t) => (t.known = ['D1a']))).toEqual([])
    expect(
      found((t) => {
        enemy(t, 'D1a')
        t.known = ['D1a']
      }),
    ).toEqual(['INV-20'])
    expect(found((t) => (t.revealed = 'D1a'))).toEqual(['INV-20'])
    expect(found((t) => enemy(t, 'DR4'), special)).toEqual(['INV-20'])
    expect(found((t) => enemy(t, 'MOS'))).toContain('INV-20')
    expect(
      found((t) => {
        t.deck = t.deck.filter((id) => id !== 'MOS')
        t.discard.push('MOS')
      }),
    ).toContain('INV-20')
  })

  it('sees a deck without the Master between enemy steps [INV-21]', () => {
    expect(found(masterIsUp)).toEqual(['INV-21'])
    expect(
      found((t) => {
        masterIsUp(t)
        t.step = 'enemy'
        t.board[red].push(...t.hand.splice(0))
      }),
    ).toEqual([])
    // The game may end while he is turned up.
    const { state } = atPlay({})
    masterIsUp(state)
    state.outcome = { result: 'lost', reason: 'outOfDice' }
    expect(broken(state, null)).toEqual([])
  })

  it('knows that no decision is open when the game is over; a running game without one is between rounds [INV-29]', () => {
    expect(found((t) => (t.outcome = { result: 'lost', reason: 'outOfDice' }))).toEqual(['INV-29'])
    const { state } = atPlay({})
    expect(broken(state, null)).toEqual([])
    state.outcome = { result: 'lost', reason: 'outOfDice' }
    expect(broken(state, null)).toEqual([])
    state.outcome = { result: 'over' }
    expect(broken(state, null)).toEqual(['INV-29'])
  })

  it('checks a table between two rounds as one at rest, as a saved game holds it [INV-10, INV-19]', () => {
    const { state } = atPlay({})
    fromHand(state, [6, 4], state.resurrection)
    expect(broken(state, null)).toEqual(['INV-19'])
    // A game that has ended in the middle of something stays as it was.
    state.outcome = { result: 'lost', reason: 'outOfDice' }
    expect(broken(state, null)).toEqual([])
  })

  it('lets a decision that is about surplus dice have them until it is made [INV-10]', () => {
    const { state } = atPlay({})
    fromHand(state, [1, 1, 1], state.desert.first)
    expect(broken(state, { ask: { kind: 'movesOn', seat: red }, options: [] })).toEqual([])
  })
})
