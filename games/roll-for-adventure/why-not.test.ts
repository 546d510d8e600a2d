import { describe, expect, it } from 'vitest'
import type { Adventure } from './rules/state.ts'
import { blue, enemy, enemyStep, lay, layOn, red, table, type RfaScenario } from './test/table.ts'
import { piece } from './touches.ts'
import { whyNot } from './why-not.ts'

/** Red holds two dice and has rolled these. */
function rolled(dice: readonly [number, number], arrange?: (t: Adventure) => void, setup = {}): RfaScenario {
  return table({
    heroes: ['adventurer', 'healer', 'fighter', 'warrior'],
    setup,
    dice,
    arrange: (t) => {
      arrange?.(t)
      t.board[blue].push(...t.board[red].splice(2))
    },
  })
}

/** Three 6s meet three 5s. */
function fullArch(t: Adventure): void {
  for (let n = 0; n < 3; n++) lay(t, blue, 6, t.forest.sixes)
  for (let n = 0; n < 3; n++) lay(t, 2, 5, t.forest.fives)
}

function why(s: RfaScenario, id: string): string | null {
  return whyNot(id, s.ask, s.view)?.rule ?? null
}

describe('placing', () => {
  it('explains numbers that a land does not take [RFA-065, RFA-075, RFA-082, RFA-088]', () => {
    const s = rolled([6, 6])
    expect(why(s, 'desert')).toBe('RFA-065')
    expect(why(s, 'fortress')).toBe('RFA-075')
    expect(why(s, piece.section(1))).toBe('RFA-075')
    expect(why(s, piece.iceSpace(0))).toBe('RFA-088')
    expect(why(rolled([1, 2]), 'forest')).toBe('RFA-082')
  })

  it('has nothing against places that take what was rolled [RFA-041]', () => {
    const s = rolled([1, 5], (t) => enemy(t, 'D1a'))
    for (const id of ['desert', 'forest', 'resurrection', 'iceCave', piece.iceSpace(0), piece.card('D1a')])
      expect(why(s, id)).toBeNull()
    expect(why(s, piece.die(s.view.hand[0]))).toBeNull()
    expect(why(rolled([2, 3]), piece.section(0))).toBeNull()
    expect(why(rolled([2, 3]), 'fortress')).toBeNull()
  })

  it('explains a section without barrier [RFA-078]', () => {
    const s = rolled([3, 3], (t) => (t.fortress.barriers[1] = 0))
    expect(why(s, piece.section(1))).toBe('RFA-078')
    expect(why(s, 'fortress')).toBe('RFA-078')
  })

  it('explains filled spaces of the ice cave [RFA-088]', () => {
    const s = rolled([3, 3], (t) => layOn(t, blue, 3, t.iceCave, 2))
    expect(why(s, piece.iceSpace(2))).toBe('RFA-088')
    expect(why(s, 'iceCave')).toBe('RFA-088')
  })

  it('explains one die a roll in the ice cave to a second placement [RFA-089]', () => {
    const s = table({ heroes: ['twinhand', 'fighter', 'healer', 'warrior'], dice: [1, 2, 3, 4, 5] })
    s.choose({ verb: 'place', number: 1, at: 'iceCave' })
    expect(s.ask.kind).toBe('secondPlacement')
    expect(why(s, piece.iceSpace(1))).toBe('RFA-089')
  })

  it('explains numbers that would touch their like [RFA-213, RFA-R55, RFA-212]', () => {
    const s = rolled([3, 3], (t) => layOn(t, blue, 3, t.iceCave, 4), { iceCave: 'B' })
    expect(why(s, piece.iceSpace(1))).toBe('RFA-213')
    expect(why(s, piece.iceSpace(4))).toBe('RFA-212')
    expect(why(s, piece.iceSpace(0))).toBeNull()
    const blocked = rolled([3, 3], (t) => [0, 2, 4, 6].forEach((k) => layOn(t, blue, 3, t.iceCave, k)), {
      iceCave: 'B',
    })
    expect(why(blocked, piece.iceSpace(3))).toBe('RFA-213')
    expect(why(blocked, 'iceCave')).toBe('RFA-R55')
  })

  it('explains a full arch that waits for its value [RFA-210]', () => {
    expect(why(rolled([5, 6], fullArch, { forest: 'B' }), 'forest')).toBe('RFA-210')
  })

  it('explains the last space of the arch [RFA-R45]', () => {
    const s = rolled([6, 6], (t) => [1, 1, 1, 2, 2].forEach((who) => lay(t, who, 6, t.forest.sixes)), {
      forest: 'B',
    })
    expect(why(s, 'forest')).toBe('RFA-R45')
    expect(why(rolled([2, 6], undefined, { forest: 'B' }), 'forest')).toBeNull()
    expect(why(rolled([2, 2], undefined, { forest: 'B' }), 'forest')).toBe('RFA-207')
  })

  it('explains dice that are not in hand [RFA-035, RFA-045, RFA-048, RFA-074, RFA-113, RFA-092]', () => {
    const s = rolled([1, 5], (t) => {
      lay(t, blue, 1, t.desert.first)
      lay(t, blue, 1, t.desert.third)
      lay(t, blue, 2, t.oblivion)
    })
    const { view } = s
    expect(why(s, piece.die(view.desert.first[0]))).toBe('RFA-045')
    expect(why(s, piece.die(view.desert.third[0]))).toBe('RFA-074')
    expect(why(s, piece.die(view.oblivion[0]))).toBe('RFA-113')
    expect(why(s, piece.die(view.pool[0]))).toBe('RFA-092')
    expect(why(s, piece.die(view.board[2][0]))).toBe('RFA-035')
    const back = rolled([6, 6], (t) => enemy(t, 'D1a'))
    back.choose({ verb: 'place', at: 'enemy', own: 1 })
    expect(why(back, piece.die(back.view.board[red][0]))).toBe('RFA-048')
  })

  it('explains what is no place for dice [RFA-041, RFA-057, RFA-147, RFA-153, RFA-092, RFA-217]', () => {
    const s = rolled([1, 5])
    expect(why(s, piece.deck)).toBe('RFA-041')
    expect(why(s, piece.adventure)).toBe('RFA-057')
    expect(why(s, piece.track('desert'))).toBe('RFA-147')
    expect(why(s, piece.oblivion)).toBe('RFA-153')
    expect(why(s, piece.pool)).toBe('RFA-092')
    expect(why(rolled([1, 5], undefined, { iceCave: 'B' }), piece.pool)).toBe('RFA-217')
  })

  it('explains that the Master cannot be attacked [RFA-145]', () => {
    expect(why(rolled([6, 6]), piece.card('MOS'))).toBe('RFA-145')
  })

  it('explains heroes: not their turn, used up, another window [RFA-053, RFA-R18]', () => {
    const s = rolled([1, 5])
    expect(why(s, piece.hero(red))).toBeNull()
    expect(why(s, piece.hero(blue))).toBe('RFA-053')
    s.choose({ verb: 'turn', die: s.view.hand[0], face: 6 })
    expect(why(s, piece.hero(red))).toBe('RFA-053')
    const fighter = table({ heroes: ['fighter', 'twinhand'], dice: [1, 1, 1, 1, 1, 1, 1] })
    expect(why(fighter, piece.hero(red))).toBe('RFA-R18')
  })

  it('explains desert B [RFA-192]', () => {
    const s = rolled([6, 1], (t) => layOn(t, blue, 1, t.desert.spaces, 4), { desert: 'B' })
    expect(why(s, piece.desertSpace(4))).toBe('RFA-192')
    expect(why(s, piece.desertSpace(0))).toBeNull()
    expect(why(rolled([6, 6], undefined, { desert: 'B' }), 'desert')).toBe('RFA-192')
  })
})

describe('losing and choosing dice', () => {
  it('spares the second section of the desert [RFA-118]', () => {
    const s = enemyStep({
      cards: ['D1a'],
      arrange: (t) => {
        lay(t, red, 1, t.desert.first)
        lay(t, blue, 1, t.desert.first)
        lay(t, blue, 1, t.desert.second)
      },
    })
    expect(s.ask.kind).toBe('loseDie')
    expect(why(s, piece.die(s.view.desert.second[0]))).toBe('RFA-118')
    expect(why(s, piece.die(s.view.desert.first[0]))).toBeNull()
  })

  it('asks for the number that an attack takes [RFA-123]', () => {
    const s = enemyStep({
      cards: ['W1a'],
      arrange: (t) => {
        lay(t, red, 5, t.forest.path)
        lay(t, blue, 5, t.forest.path)
        lay(t, blue, 6, t.forest.path)
      },
    })
    expect(why(s, piece.die(s.view.forest.path[2]))).toBe('RFA-123')
    // A land has nothing to do with it: the table says what is asked.
    expect(why(s, 'desert')).toBeNull()
  })

  it('moves on only dice of the full section [RFA-068]', () => {
    const s = rolled([1, 1], (t) => {
      lay(t, blue, 1, t.desert.first)
      lay(t, blue, 1, t.desert.second)
    })
    s.choose({ verb: 'place', at: 'desert', own: 2 })
    expect(s.ask.kind).toBe('movesOn')
    expect(why(s, piece.die(s.view.desert.second[0]))).toBe('RFA-068')
    expect(why(s, piece.die(s.view.desert.first[0]))).toBeNull()
  })

  it('has no skull to move back where there is no damage [RFA-R24]', () => {
    const s = rolled(
      [2, 2],
      (t) => {
        layOn(t, blue, 1, t.iceCave, 2)
        t.skull[1] = 2
      },
      { iceCave: 'B' },
    )
    s.choose({ verb: 'place', at: 'iceCave', space: 5 })
    s.choose({ verb: 'claimLines' })
    expect(s.ask.kind).toBe('moveSkullBack')
    expect(why(s, piece.track('desert'))).toBe('RFA-R24')
    expect(why(s, piece.track('fortress'))).toBeNull()
  })
})
