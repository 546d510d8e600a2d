import { deal, readConfig, Refusal } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { specialCards } from '../content/enemies.ts'
import { rollForAdventure } from '../index.ts'
import type { Adventure } from '../rules/state.ts'
import { ally, blue, bonus, enemy, enemyStep, lay, layOn, owners, red, type RfaScenario } from './table.ts'

function refused(setup: Record<string, unknown>): string {
  try {
    readConfig(rollForAdventure, setup)
    return ''
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** The adventure boards that a set-up may have. */
function boardsFor(special: string): string[] {
  return ['book', 'sword', 'crown', 'jewel'].filter((board) => refused({ special, board }) === '')
}

describe('special enemies', () => {
  it('come with all six cards of a type among the 24, in three equal stacks with the Master in the middle one [RFA-163, RFA-164]', () => {
    for (const [special, stack] of [
      ['dragons', 10],
      ['phantoms', 10],
      ['giants', 10],
      ['dragons,giants', 12],
      ['dragons,phantoms,giants', 14],
    ] as const) {
      const types = new Set(special.split(','))
      const places = new Set<number>()
      const tops = new Set<string>()
      for (let n = 0; n < 300; n++) {
        const config = readConfig(rollForAdventure, { special, board: 'crown' })
        const { deck } = deal<Adventure>(rollForAdventure, config, `${special} ${n}`)
        expect(deck).toHaveLength(3 * stack + 1)
        for (const [type, cards] of Object.entries(specialCards))
          for (const card of cards) expect(deck.includes(card.id)).toBe(types.has(type))
        places.add(deck.indexOf('MOS'))
        tops.add(deck[deck.length - 1])
      }
      // The middle stack with the Master begins above the bottom one.
      expect([...places].sort((a, b) => a - b)).toEqual(
        Array.from({ length: stack + 1 }, (_, i) => stack + i),
      )
      // They are mixed with the others, not put on top or under them.
      for (const [type, cards] of Object.entries(specialCards))
        if (types.has(type)) expect(cards.some((card) => tops.has(card.id))).toBe(true)
    }
  })

  it('of one type go with the Sword or the Crown only [RFA-165, RFA-R37]', () => {
    for (const type of ['dragons', 'phantoms', 'giants']) expect(boardsFor(type)).toEqual(['sword', 'crown'])
    expect(refused({ special: 'giants', board: 'jewel' })).toMatch(/Jewel of Light.*\[RFA-165\]/)
  })

  it('of two or three types go with the Crown or the Jewel only [RFA-166, RFA-R37]', () => {
    for (const types of ['dragons,phantoms', 'dragons,giants', 'phantoms,giants', 'dragons,phantoms,giants'])
      expect(boardsFor(types)).toEqual(['crown', 'jewel'])
    expect(refused({ special: 'giants,dragons', board: 'sword' })).toMatch(/Sword of Saints.*\[RFA-166\]/)
  })

  it('that are not there leave all four boards open [RFA-R37]', () => {
    expect(boardsFor('none')).toEqual(['book', 'sword', 'crown', 'jewel'])
  })
})

const setup = { special: 'dragons', board: 'sword' }

/** A dragon comes over a table. */
function flyBy(
  number: number,
  arrange: (t: Adventure) => void,
  sides: Record<string, string> = {},
): RfaScenario {
  return enemyStep({ setup: { ...setup, ...sides }, cards: [`DR${number}`], arrange })
}

describe('dragons', () => {
  it('carry the numbers 1 to 6, one each [RFA-167]', () => {
    expect(specialCards.dragons.map((card) => card.kind === 'dragon' && card.number)).toEqual([
      1, 2, 3, 4, 5, 6,
    ])
  })

  it('send every die of their number from all territories and Resurrection to Oblivion, and only those [RFA-168]', () => {
    const s = flyBy(5, (t) => {
      lay(t, blue, 1, t.desert.first)
      lay(t, blue, 4, t.fortress.sections[2])
      for (const number of [5, 6, 5]) lay(t, blue, number, t.forest.path)
      layOn(t, ally, 5, t.iceCave, 4)
      layOn(t, bonus, 6, t.iceCave, 5)
      lay(t, red, 5, t.resurrection)
      lay(t, red, 1, t.resurrection)
    })
    expect(owners(s.t, s.t.oblivion)).toEqual([blue, blue, ally, red])
    expect(s.t.oblivion.every((die) => s.t.face[die] === 5)).toBe(true)
    expect(s.t.desert.first).toHaveLength(1)
    expect(s.t.fortress.sections[2]).toHaveLength(1)
    expect(s.t.forest.path.map((die) => s.t.face[die])).toEqual([6])
    expect(owners(s.t, s.t.iceCave.slice(4))).toEqual([undefined, bonus])
    expect(s.t.resurrection.map((die) => s.t.face[die])).toEqual([1])
  })

  it('hit the desert and the fortress of side A like the others [RFA-168, RFA-R31]', () => {
    const one = flyBy(1, (t) => {
      lay(t, blue, 1, t.desert.first)
      lay(t, ally, 1, t.desert.first)
      layOn(t, blue, 1, t.iceCave, 0)
    })
    expect(owners(one.t, one.t.oblivion)).toEqual([blue, ally, blue])
    const three = flyBy(3, (t) => {
      for (let n = 0; n < 3; n++) lay(t, blue, 3, t.fortress.sections[1])
      lay(t, blue, 2, t.fortress.sections[0])
      t.fortress.barriers = [1, 1, 0]
    })
    expect(three.t.fortress.sections.map((dice) => dice.length)).toEqual([1, 0, 0])
    expect(three.t.fortress.barriers).toEqual([1, 1, 0])
    expect(three.t.oblivion).toHaveLength(3)
  })

  it('spare the second and third section of desert A [RFA-169, RFA-R31]', () => {
    const s = flyBy(1, (t) => {
      lay(t, red, 1, t.desert.first)
      lay(t, blue, 1, t.desert.second)
      lay(t, ally, 1, t.desert.third)
    })
    expect(owners(s.t, s.t.oblivion)).toEqual([red])
    expect(owners(s.t, s.t.desert.second)).toEqual([blue])
    expect(owners(s.t, s.t.desert.third)).toEqual([ally])
  })

  it('hit all B sides, where tiles stay and rows close up [RFA-R31]', () => {
    const sides = { desert: 'B', fortress: 'B', forest: 'B', iceCave: 'B' }
    const one = flyBy(
      1,
      (t) => {
        for (const space of [0, 2, 7]) layOn(t, blue, 1, t.desert.spaces, space)
        t.desert.closed[0] = true
        layOn(t, blue, 1, t.iceCave, 3)
        layOn(t, ally, 1, t.iceCave, 7)
      },
      sides,
    )
    expect(owners(one.t, one.t.oblivion)).toEqual([blue, blue, blue, blue, ally])
    expect(one.t.desert.closed).toEqual([true, false, false, false, false])
    const four = flyBy(
      4,
      (t) => {
        for (let n = 0; n < 3; n++) lay(t, blue, 4, t.fortress.sections[2])
        t.fortress.barriers[2] = 1
      },
      sides,
    )
    expect(four.t.oblivion).toHaveLength(3)
    expect(four.t.fortress.barriers).toEqual([2, 2, 1])
    const six = flyBy(
      6,
      (t) => {
        for (let n = 0; n < 2; n++) lay(t, blue, 6, t.forest.sixes)
        lay(t, blue, 5, t.forest.fives)
      },
      sides,
    )
    expect(six.t.forest.sixes).toEqual([])
    expect(six.t.forest.fives).toHaveLength(1)
    expect(six.t.oblivion).toHaveLength(2)
  })

  it('leave the path of forest A without gaps [RFA-R31]', () => {
    const s = flyBy(6, (t) => {
      for (const number of [6, 5, 6, 5]) lay(t, blue, number, t.forest.path)
    })
    expect(s.t.forest.path.map((die) => s.t.face[die])).toEqual([5, 5])
  })

  it('do not touch dice on enemies, on hero boards, in Oblivion or in the pool [RFA-R31]', () => {
    const s = flyBy(3, (t) => {
      enemy(t, 'D1a', [[blue, 3]])
      for (const die of [...t.board.flat(), ...t.pool]) t.face[die] = 3
      lay(t, red, 3, t.oblivion)
    })
    expect(s.t.enemies[0].dice).toHaveLength(1)
    expect(s.t.oblivion).toHaveLength(1)
    expect(s.t.pool).toHaveLength(4)
    expect(s.t.board[red]).toHaveLength(6)
    expect(s.t.hand).toHaveLength(6)
  })

  it('do nothing where there is no such die, and never cause damage [RFA-170]', () => {
    const s = flyBy(2, (t) => {
      lay(t, blue, 3, t.fortress.sections[1])
    })
    expect(s.told('dragonFlewBy')).toEqual([{ type: 'dragonFlewBy', card: 'DR2', number: 2, dice: [] }])
    expect(s.t.oblivion).toEqual([])
    expect(s.t.skull).toEqual([0, 0, 0, 0])
  })

  it('go to the discard pile and are never enemies in play [RFA-171]', () => {
    const s = flyBy(2, () => undefined)
    expect(s.t.discard).toEqual(['DR2'])
    expect(s.view.discard).toEqual(['DR2'])
    expect(s.t.enemies).toEqual([])
    expect(s.t.deck).not.toContain('DR2')
    expect(s.which({ at: 'enemy' })).toEqual([])
  })

  it('command nobody, whatever their number [RFA-R31]', () => {
    const s = flyBy(6, (t) => enemy(t, 'D1a'))
    expect(s.told('commanded')).toEqual([])
    expect(s.t.skull).toEqual([0, 0, 0, 0])
  })
})
