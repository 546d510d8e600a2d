import { describe, expect, it } from 'vitest'
import { rollForAdventure as game } from '../index.ts'
import { sectionHolds } from '../rules/fortress.ts'
import { piece } from '../rules/pieces.ts'
import { adventureBoardOf } from '../rules/lookups.ts'
import type { Adventure } from '../rules/state.ts'
import { appears, foe, withFoes } from './foe.ts'
import { placements, whose } from './lists.ts'
import {
  ally,
  blue,
  dieShows,
  enemy,
  enemyStep,
  faces,
  keepDice,
  lay,
  layOn,
  owners,
  red,
  table,
} from './table.ts'

const sideB = { desert: 'B', fortress: 'B', forest: 'B', iceCave: 'B' }

/** A die of red and one of blue in a heap. */
const two = (heap: (t: Adventure) => number[], face: number) => (t: Adventure) =>
  [red, blue].forEach((who) => lay(t, who, face, heap(t)))

/** Dice on Resurrection and in Oblivion. */
const lying = (t: Adventure) => {
  for (const who of [red, blue]) lay(t, who, 2, t.resurrection)
  lay(t, blue, 2, t.oblivion)
}

describe('placing', () => {
  it('never lists more dice together than there is room, whoever they belong to [RFA-066, DEC-02]', () => {
    const s = table({
      dice: [1, 6, 6, 6, 6, 1, 6],
      arrange: (t) => [1, 2].forEach(() => lay(t, blue, 1, t.desert.first)),
    })
    expect(placements(s, { at: 'desert' })).toEqual(['o 1 desert', 'a 1 desert'])
  })

  it('puts dice on the enemy that is named, not on the first [RFA-129]', () => {
    const s = table({
      dice: [3, 6, 6, 6, 6, 6, 6],
      arrange: (t) => ['D1a', 'W1a'].forEach((id) => enemy(t, id)),
    }).choose({ at: 'enemy', card: 'W1a', number: 3 })
    expect(s.t.enemies.map((it) => faces(s.t, it.dice))).toEqual([[], [3]])
  })

  it('begins every roll with neither ice nor arch touched [RFA-089, RFA-R47]', () => {
    const s = table({ dice: [4, 6, 6, 6, 6, 6, 6] })
    expect(s.t.roll).toStrictEqual({ iceDie: false, archFilled: false })
    s.choose({ at: 'iceCave', number: 4 })
    expect(s.t.roll).toStrictEqual({ iceDie: false, archFilled: false })
  })

  it('asks no more about dice to take back once all of them came back [RFA-196]', () => {
    const s = table({
      setup: sideB,
      dice: [1, 6, 6, 6, 6, 6, 6],
      arrange: (t) => layOn(t, blue, 1, t.desert.spaces, 0),
    }).choose({ at: 'desert' })
    s.choose({ verb: 'lay', space: 2 })
    expect(s.ask).toMatchObject({ kind: 'takeBack', spaces: [0, 2] })
    s.choose({ verb: 'takeAllBack' })
    expect(s.ask.kind).not.toBe('takeBack')
  })

  it('names the spaces of two connections that close together in their order, each once [RFA-196]', () => {
    const s = table({
      setup: sideB,
      dice: [1, 6, 6, 6, 6, 6, 6],
      arrange: (t) => {
        for (const space of [0, 3, 4]) layOn(t, blue, 1, t.desert.spaces, space)
      },
    }).choose({ at: 'desert' })
    s.choose({ verb: 'lay', space: 2 })
    expect(s.ask).toMatchObject({ kind: 'takeBack', spaces: [0, 2, 3, 4] })
    const other = table({
      setup: sideB,
      dice: [1, 6, 6, 6, 6, 6, 6],
      arrange: (t) => {
        for (const space of [2, 3, 6, 8]) layOn(t, blue, 1, t.desert.spaces, space)
      },
    }).choose({ at: 'desert' })
    other.choose({ verb: 'lay', space: 4 })
    expect(other.ask).toMatchObject({ kind: 'takeBack', spaces: [2, 3, 4, 6, 8] })
  })
})

describe('losing dice', () => {
  it('takes all of them where all must go, none is passed over [RFA-191]', () => {
    const desert = appears([{ do: 'removeDice', where: { at: 'desert' }, count: 2 }], {
      arrange: two((t) => t.desert.first, 1),
    })
    expect([desert.t.desert.first, owners(desert.t, desert.t.oblivion)]).toEqual([[], [red, blue]])
    const forest = appears([{ do: 'removeDice', where: { at: 'forest' }, count: 2 }], {
      arrange: two((t) => t.forest.path, 5),
    })
    expect([forest.t.forest.path, owners(forest.t, forest.t.oblivion)]).toEqual([[], [red, blue]])
    const vortex = appears([{ do: 'drainVortex', count: 2 }], { arrange: two((t) => t.resurrection, 2) })
    expect([vortex.t.resurrection, owners(vortex.t, vortex.t.oblivion)]).toEqual([[], [red, blue]])
    const board = appears([{ do: 'drainBoard', who: 'active', count: 2 }], {
      arrange: (t) => {
        keepDice(t, red, 2)
        t.board[blue].push(...t.oblivion.splice(0))
      },
    })
    expect(owners(board.t, board.t.oblivion)).toEqual([red, red])
  })

  it('takes from the pool what the card says and no more [RFA-191]', () => {
    expect(appears([{ do: 'drainPool', count: 1 }]).t.oblivion).toHaveLength(1)
  })

  it('offers one die of each owner from a board, whatever they show [RFA-R11]', () => {
    const s = appears([{ do: 'drainBoard', who: 'active', count: 1 }], {
      arrange: (t) => t.board[red].forEach((die, i) => (t.face[die] = 1 + (i % 6))),
    })
    expect(whose(s)).toEqual([red, ally])
  })

  it('lists dice on a path once for each owner and number, also beside desert B [RFA-R11]', () => {
    const s = enemyStep({
      setup: { desert: 'B' },
      cards: ['W1a'],
      arrange: (t) => [blue, blue, red].forEach((who) => lay(t, who, 5, t.forest.path)),
    })
    expect(whose(s)).toEqual([blue, red])
  })

  it('lets a die of another number stand for no other [RFA-R11]', () => {
    const s = appears([{ do: 'removeDice', where: { at: 'forest' }, count: 1 }], {
      arrange: (t) => [5, 6].forEach((face) => lay(t, blue, face, t.forest.path)),
    })
    expect(s.options.map((option) => game.touches(option, s.view))).toEqual(
      s.t.forest.path.map((die) => [piece.die(die)]),
    )
  })
})

describe('enemies that are driven on', () => {
  const rallying = foe({ onAgain: [{ do: 'rally', below: 'all' }] })
  const driven = (cards: string[]) =>
    enemyStep({
      setup: withFoes(rallying),
      cards,
      dice: [dieShows.none],
      arrange: (t) => ['foe', 'W1a'].forEach((id) => enemy(t, id)),
    })
      .told('commanded')
      .map(({ card, by }) => `${card} by ${by}`)

  it('may rally others, by a commander and by the Master [RFA-R28, RFA-191]', () => {
    expect(driven(['D2a'])).toEqual(['foe by D2a', 'W1a by foe', 'W1a by D2a'])
    expect(driven(['MOS'])).toEqual(['foe by MOS', 'W1a by foe', 'W1a by MOS'])
  })

  it('strike nowhere where no land has dice [RFA-R58]', () => {
    const s = appears([{ do: 'attack', where: { at: 'mostDice' } }])
    expect([s.ask.kind, s.t.skull]).toEqual(['place', [0, 0, 0, 0]])
  })
})

describe('why not', () => {
  it('is asked only of numbers in hand [RFA-065]', () => {
    const s = table({ dice: [1, 1, 1, 1, 1, 1, 1] })
    expect(s.whyNot(firstOf(s.view.hand), 'desert')).toEqual(['RFA-066'])
    expect(s.whyNot('desert')).toEqual(['RFA-066'])
  })

  it('lines of the ice are there on side B alone [RFA-214]', () => {
    expect(table({}).whyNot(piece.line(0))).toEqual([])
  })

  it('a hero whose moment has passed unused says so, too [RFA-R69]', () => {
    expect(table({ heroes: ['healer', 'fighter'] }).whyNot(piece.hero(red))).toEqual(['RFA-R69'])
  })

  it('the ice wants one of its spaces [RFA-212]', () => {
    const s = table({ setup: sideB, dice: [1, 2, 3, 4, 5, 6, 6] })
    expect(s.whyNot(firstOf(s.view.hand), 'iceCave')).toEqual(['RFA-212'])
    const one = table({
      setup: sideB,
      dice: [3, 2, 2, 2, 2, 2, 2],
      arrange: (t) => [0, 4].forEach((space) => layOn(t, blue, 3, t.iceCave, space)),
    })
    expect(one.whyNot(firstOf(one.view.hand), 'iceCave')).toEqual(['RFA-212'])
  })

  it('what a player-made enemy drains is what its card says, wherever else dice lie [RFA-191]', () => {
    const vortex = appears([{ do: 'drainVortex', count: 1 }], { arrange: lying })
    const board = appears([{ do: 'drainBoard', who: 'active', count: 1 }], { arrange: lying })
    for (const s of [vortex, board]) {
      expect(s.whyNot(piece.die(s.view.oblivion[0]))).toEqual(['RFA-191'])
      expect(s.whyNot(piece.die(s.view.board[blue][0]))).toEqual(['RFA-191'])
    }
    expect(board.whyNot(piece.die(board.view.resurrection[0]))).toEqual(['RFA-191'])
  })
})

/** The first die of the hand. */
function firstOf([die]: readonly number[]): string {
  return piece.die(die)
}

describe('before the first roll', () => {
  it('every die shows 1', () => {
    const s = table({ heroes: ['wayfinder', 'fighter'] })
    expect(s.t.face).toEqual(s.t.owner.map(() => 1))
  })

  it('the adventure board is known by its stones [RFA-010]', () => {
    for (const board of ['book', 'sword', 'crown', 'jewel'])
      expect(adventureBoardOf(table({ setup: { board } }).view)).toBe(board)
  })

  it('a section of the fortress holds four dice, on side B as many as its tiles leave [RFA-077, RFA-201]', () => {
    expect(sectionHolds(table({}).t, 0)).toBe(4)
    const b = table({ setup: sideB, arrange: (t) => (t.fortress.barriers = [2, 1, 0]) })
    expect([0, 1, 2].map((section) => sectionHolds(b.t, section))).toEqual([3, 4, 5])
  })

  it('nobody starts who is not there [RFA-R04]', () => {
    expect(() => table({ setup: { first: '3' } })).toThrow('Player 3 cannot start: there are 2 players.')
  })
})
