import { describe, expect, it } from 'vitest'
import type { HeroId } from '../content/heroes.ts'
import { connections } from '../content/boards.ts'
import type { Adventure } from '../rules/state.ts'
import { order, placements, verbs, whose } from './lists.ts'
import { ally, blue, bonus, endTurn, layOn, owners, red, skullOf, table, type RfaScenario } from './table.ts'

const setup = { desert: 'B' }
const six = [6, 6, 6, 6, 6, 6]

/** The spaces of each connection as the board names them: s1 to s9. */
const board = {
  K1: ['s1', 's3'],
  K2: ['s2', 's4', 's6', 's8'],
  K3: ['s5', 's7', 's9'],
  K4: ['s3', 's4', 's5'],
  K5: ['s8', 's9'],
}
const spaces = Array.from({ length: 9 }, (_, space) => space)

/** Blue's dice lie on these spaces, and bonus dice where those run out. */
function lie(t: Adventure, on: readonly number[]): void {
  on.forEach((space, n) => layOn(t, n < 5 ? blue : bonus, 1, t.desert.spaces, space))
}

/** Red has one 1 and lays it on this space. */
function layOne(on: readonly number[], space: number, closed: readonly number[] = []): RfaScenario {
  const s = table({
    setup,
    dice: [1, ...six],
    arrange: (t) => {
      lie(t, on)
      for (const k of closed) t.desert.closed[k] = true
    },
  })
  s.choose({ at: 'desert' })
  if (s.ask.kind === 'laySpace') s.choose({ verb: 'lay', space })
  return s
}

const closed = () => layOne([3, 2, 8], 4)

describe('desert, side B', () => {
  it('takes 1s on any free spaces, and no other number [RFA-192]', () => {
    const s = table({ setup, dice: [1, 1, 2, 3, 4, 5, 6], arrange: (t) => lie(t, [3, 8]) })
    expect(placements(s, { at: 'desert' })).toEqual(['oo 1 desert', 'o 1 desert'])
    s.choose({ at: 'desert', own: 2 })
    expect(s.options.map((o) => o.verb === 'lay' && o.space)).toEqual([0, 1, 2, 4, 5, 6, 7])
    s.choose({ verb: 'lay', space: 6 })
    expect(s.options.map((o) => o.verb === 'lay' && o.space)).toEqual([0, 1, 2, 4, 5, 7])
    s.choose({ verb: 'lay', space: 1 })
    expect(spaces.filter((space) => s.t.desert.spaces[space] >= 0)).toEqual([1, 3, 6, 8])
  })

  it('has nine spaces in five straight connections of two, three or four [RFA-193, RFA-R38]', () => {
    const named = connections.map((on) => on.map((space) => `s${space + 1}`))
    expect(named).toEqual(Object.values(board))
    const at: readonly (readonly [x: number, y: number])[] = [
      [0, 2],
      [-1, 3],
      [1, 3],
      [0, 4],
      [-1, 5],
      [1, 5],
      [0, 6],
      [2, 6],
      [1, 7],
    ]
    const steps = connections.map((on) =>
      on.slice(1).map((space, i) => [at[space][0] - at[on[i]][0], at[space][1] - at[on[i]][1]]),
    )
    // One diagonal step from each space to the next, always the same way.
    for (const line of steps) {
      expect(line.every(([x, y]) => x === line[0][0] && y === 1 && Math.abs(x) === 1)).toBe(true)
    }
  })

  it('closes a connection when all its spaces are filled, whichever comes last, and not before [RFA-194, RFA-R38]', () => {
    connections.forEach((on, k) => {
      for (const last of on) {
        const others = on.filter((space) => space !== last)
        const s = layOne(others, last)
        expect(s.told('connectionClosed')).toEqual([{ type: 'connectionClosed', connection: k }])
        expect(s.t.desert.closed).toEqual(connections.map((_, other) => other === k))
        const short = layOne(others.slice(1), last)
        expect(short.told('connectionClosed')).toEqual([])
        expect(short.ask.kind).toBe('place')
      }
    })
  })

  it('lets none, some or all dice of the connection come back, and no others [RFA-195, RFA-196, DEC-05, RFA-R56]', () => {
    const s = closed()
    expect(s.ask).toEqual({ kind: 'takeBack', seat: red, spaces: [2, 3, 4] })
    expect(s.options.map((o) => (o.verb === 'takeBack' ? o.space : o.verb))).toEqual([
      'takeAllBack',
      2,
      3,
      4,
      'leaveRest',
    ])
    s.choose({ verb: 'takeBack', space: 3 })
    expect(s.options.map((o) => (o.verb === 'takeBack' ? o.space : o.verb))).toEqual([
      'takeAllBack',
      2,
      4,
      'leaveRest',
    ])
    s.choose({ verb: 'takeBack', space: 4 })
    expect(verbs(s)).toEqual(['takeAllBack', 'leaveRest'])
    s.choose({ verb: 'leaveRest' })
    expect(spaces.filter((space) => s.t.desert.spaces[space] >= 0)).toEqual([2, 8])
    expect(owners(s.t, s.t.board[red])).toEqual([red])
    expect(s.t.board[blue]).toHaveLength(5)

    const none = closed().choose({ verb: 'leaveRest' })
    expect(spaces.filter((space) => none.t.desert.spaces[space] >= 0)).toEqual([2, 3, 4, 8])
    const all = closed().choose({ verb: 'takeAllBack' })
    expect(spaces.filter((space) => all.t.desert.spaces[space] >= 0)).toEqual([8])
  })

  it('gives dice that were left no second chance [RFA-197]', () => {
    const s = layOne([0, 2], 8, [0])
    expect(s.ask.kind).toBe('place')
    expect(spaces.filter((space) => s.t.desert.spaces[space] >= 0)).toEqual([0, 2, 8])
    const other = layOne([0, 2, 8], 7, [0])
    expect(other.ask).toEqual({ kind: 'takeBack', seat: red, spaces: [7, 8] })
  })

  it('lets a die that stays count for the other connection of its space [RFA-198]', () => {
    const s = table({
      setup,
      dice: [1, 2, 2, 2, 2, 2, 2, 1, 1, 2, 2, 2, 2],
      arrange: (t) => lie(t, [0]),
    })
    s.choose({ at: 'desert' }).choose({ verb: 'lay', space: 2 }).choose({ verb: 'leaveRest' })
    s.choose({ at: 'desert', own: 2 }).choose({ verb: 'lay', space: 3 }).choose({ verb: 'lay', space: 4 })
    expect(s.told('connectionClosed').map((e) => e.connection)).toEqual([0, 3])
    expect(s.ask).toEqual({ kind: 'takeBack', seat: red, spaces: [2, 3, 4] })
  })

  it('wins a stone with the fifth connection: nothing is asked, all dice come back and the chains go up again [RFA-199, RFA-R40]', () => {
    const s = layOne([0, 5, 6], 2, [1, 2, 3, 4])
    expect(s.ask.kind).toBe('place')
    expect(s.t.stones).toBe(1)
    expect(s.t.desert.spaces.every((die) => die === -1)).toBe(true)
    expect(s.t.desert.closed).toEqual([false, false, false, false, false])
    expect(s.t.board[blue]).toHaveLength(7)
    expect(order(s, 'connectionClosed', 'stone', 'cameBack')).toEqual([
      'connectionClosed',
      'stone',
      'cameBack',
    ])
    expect(layOne([0, 5, 6], 2, [1, 2, 3]).t.stones).toBe(0)
  })

  it('closes several connections with one placement before one decision about all their dice [RFA-R39]', () => {
    const s = layOne([1, 3, 5, 8, 0], 7)
    expect(s.told('connectionClosed').map((e) => e.connection)).toEqual([1, 4])
    expect(s.ask).toEqual({ kind: 'takeBack', seat: red, spaces: [1, 3, 5, 7, 8] })
  })

  it('keeps a closed connection closed; its spaces can be filled again without effect [RFA-R41]', () => {
    const taken = layOne([0], 2).choose({ verb: 'takeAllBack' })
    expect(taken.t.desert.closed[0]).toBe(true)
    const s = layOne([0], 2, [0])
    expect(s.told('connectionClosed')).toEqual([])
    expect(s.ask.kind).toBe('place')
    expect(spaces.filter((space) => s.t.desert.spaces[space] >= 0)).toEqual([0, 2])
  })

  it('lays own dice, then ally dice, then bonus dice, and looks at connections when the last one lies [RFA-R56, RFA-R08]', () => {
    const heroes: HeroId[] = ['fighter', 'twinhand']
    const s = table({
      heroes,
      setup,
      dice: [1, 6, 6, 6, 6, 1, 6, 1],
      arrange: (t) => {
        t.board[red].push(...t.pool.splice(-1))
      },
    })
    s.choose({ at: 'desert', own: 1, ally: 1, bonus: 1 })
    const laid: number[] = []
    for (const space of [0, 2, 8]) {
      if (s.ask.kind === 'laySpace') laid.push(s.t.owner[s.ask.die])
      expect(s.told('connectionClosed')).toEqual([])
      s.choose({ verb: 'lay', space })
    }
    expect(laid).toEqual([red, ally, bonus])
    expect(s.told('connectionClosed').map((e) => e.connection)).toEqual([0])
    expect(s.ask).toEqual({ kind: 'takeBack', seat: red, spaces: [0, 2] })
  })

  it('lays them in that order whatever order they came back in [RFA-R56]', () => {
    const s = table({
      setup,
      dice: [1, 1, 1, 6, 6, 6, 6, 6],
      arrange: (t) => {
        const own = t.board[red].filter((die) => t.owner[die] === red)
        const allies = t.board[red].filter((die) => t.owner[die] === ally)
        t.board[red] = [...t.pool.splice(-1), allies[0], ...own, allies[1]]
      },
    })
    s.choose({ at: 'desert', own: 1, ally: 1, bonus: 1 })
    expect(owners(s.t, s.t.laying)).toEqual([red, ally, bonus])
    expect(s.prompt).toBe('Red, lay a red 1 on a space of the desert; two more follow.')
    s.choose({ verb: 'lay', space: 0 })
    expect(s.prompt).toBe('Red, lay an ally 1 on a space of the desert; one more follows.')
    s.choose({ verb: 'lay', space: 5 })
    expect(s.texts.slice(0, 2)).toEqual(['Space 2', 'Space 3: closes one connection'])
  })

  it('asks for no space where the dice fill the desert: all of them come back anyway [RFA-R11]', () => {
    const s = table({
      setup,
      dice: [1, 6, 6, 6, 6, 1, 6],
      arrange: (t) => lie(t, [0, 1, 3, 4, 5, 6, 8]),
    })
    s.choose({ at: 'desert', own: 1, ally: 1 })
    expect(s.ask.kind).toBe('place')
    expect(s.told('connectionClosed').map((e) => e.connection)).toEqual([0, 1, 2, 3, 4])
    expect(s.t.stones).toBe(1)
  })

  it('loses two dice of choice to an attack, from any space, and no chain moves [DEC-13, RFA-R42, RFA-R56]', () => {
    const s = table({
      setup,
      dice: [6, ...six],
      cards: ['D1a'],
      arrange: (t) => {
        lie(t, [0, 2, 5])
        layOn(t, bonus, 1, t.desert.spaces, 8)
        t.desert.closed[0] = true
      },
    })
    endTurn(s)
    const [a, , c, , , f, , , i] = s.t.desert.spaces
    const lost = () => s.options.map((o) => o.verb === 'lose' && o.die)
    expect(lost()).toEqual([a, c, f, i])
    expect(whose(s)).toEqual([blue, blue, blue, bonus])
    s.choose({ verb: 'lose', die: c })
    expect(lost()).toEqual([a, f, i])
    s.choose({ verb: 'lose', die: i })
    expect(s.t.oblivion).toEqual([c, i])
    expect(s.t.desert.closed).toEqual([true, false, false, false, false])
    expect(skullOf(s.t, 'desert')).toBe(0)
    expect(s.t.active).toBe(blue)
  })

  it('asks nothing where an attack takes everything [DEC-13, RFA-R11]', () => {
    for (const on of [[4], [4, 7]]) {
      const s = table({ setup, dice: [6, ...six], cards: ['D1a'], arrange: (t) => lie(t, on) })
      endTurn(s)
      expect(s.t.active).toBe(blue)
      expect(s.t.oblivion).toHaveLength(on.length)
      expect(skullOf(s.t, 'desert')).toBe(0)
    }
  })
})
