import { describe, expect, it } from 'vitest'
import type { Adventure } from '../rules/state.ts'
import { order, whose } from './lists.ts'
import {
  ally,
  blue,
  bonus,
  chooseDieOf,
  enemy,
  keepPool,
  lay,
  layOn,
  owners,
  red,
  sortedOwners,
  table,
  type RfaScenario,
} from './table.ts'

const names = ['c11', 'c12', 'c13', 'c21', 'c22', 'c23', 'c31', 'c32'] as const
type Space = (typeof names)[number]

/** Which spaces touch which, as the grid is drawn. */
const touching: Readonly<Record<Space, readonly Space[]>> = {
  c11: ['c12', 'c21'],
  c12: ['c11', 'c13', 'c22'],
  c13: ['c12', 'c23'],
  c21: ['c11', 'c22', 'c31'],
  c22: ['c12', 'c21', 'c23', 'c32'],
  c23: ['c13', 'c22'],
  c31: ['c21', 'c32'],
  c32: ['c22', 'c31'],
}

type Laid = Readonly<Partial<Record<Space, readonly [owner: number, number: number]>>>

function grid(t: Adventure, laid: Laid): void {
  for (const [space, name] of names.entries()) {
    const die = laid[name]
    if (die) layOn(t, die[0], die[1], t.iceCave, space)
  }
}

/** The spaces where a number may be placed now. */
function spacesFor(s: RfaScenario, number: number): Space[] {
  return s
    .which({ at: 'iceCave', number })
    .flatMap((o) => (o.verb === 'place' && o.own === 1 ? [names[o.space]] : []))
}

function filled(t: Adventure): Space[] {
  return names.filter((_, space) => t.iceCave[space] !== -1)
}

/** A table with side B where red rolls these dice. */
function cave(
  laid: Laid,
  {
    dice = [5, 5, 5, 5, 5, 5, 5],
    arrange,
    heroes = ['fighter', 'twinhand'],
  }: { dice?: number[]; arrange?: (t: Adventure) => void; heroes?: ('fighter' | 'twinhand')[] } = {},
): RfaScenario {
  return table({
    heroes,
    setup: { iceCave: 'B' },
    dice,
    arrange: (t) => {
      grid(t, laid)
      arrange?.(t)
    },
  })
}

/** Red puts an own 5 on a space. */
function put(s: RfaScenario, name: Space): RfaScenario {
  return s.choose({ at: 'iceCave', number: 5, own: 1, space: names.indexOf(name) })
}

/** The sets of lines that can be claimed, L1 to L6. */
function claims(s: RfaScenario): number[][] {
  return s.options.flatMap((o) => (o.verb === 'claimLines' ? [o.lines.map((line) => line + 1)] : []))
}

function claim(s: RfaScenario, ...lines: number[]): RfaScenario {
  return s.choose({ verb: 'claimLines', lines: lines.map((line) => line - 1) })
}

function mayLeave(s: RfaScenario): boolean {
  return s.which({ verb: 'decline' }).length === 1
}

function twoEnemies(t: Adventure): void {
  enemy(t, 'D1a')
  enemy(t, 'W3a', [[red, 4]])
}

function fourLost(t: Adventure): void {
  for (const owner of [blue, blue, ally, bonus]) lay(t, owner, 1, t.oblivion)
}

describe('ice cave, side B', () => {
  it('takes one die a roll, of any number and on any free space [RFA-212, RFA-R49]', () => {
    const s = cave({}, { dice: [1, 2, 3, 4, 5, 5, 5] })
    for (const number of [1, 2, 3, 4, 5]) expect(spacesFor(s, number)).toEqual(names)
    const one = s.which({ at: 'iceCave' }).map((o) => o.verb === 'place' && o.own + o.ally + o.bonus)
    expect(new Set(one)).toEqual(new Set([1]))
    const two = cave({}, { heroes: ['twinhand', 'fighter'] })
    put(two, 'c11')
    expect(two.ask.kind).toBe('secondPlacement')
    expect(two.which({ at: 'iceCave' })).toEqual([])
  })

  it('keeps equal numbers apart across and down, not at corners [RFA-213, RFA-R49]', () => {
    for (const name of names) {
      const s = cave({ [name]: [blue, 5] }, { dice: [5, 4, 4, 4, 4, 4, 4] })
      const free = names.filter((other) => other !== name)
      expect(spacesFor(s, 5)).toEqual(free.filter((other) => !touching[name].includes(other)))
      expect(spacesFor(s, 4)).toEqual(free)
    }
  })

  it('has no place for a number that every free space touches [RFA-R55]', () => {
    const s = cave(
      { c12: [blue, 5], c21: [blue, 5], c23: [blue, 5], c32: [blue, 5] },
      { dice: [5, 5, 1, 1, 1, 1, 1] },
    )
    expect(spacesFor(s, 5)).toEqual([])
    expect(spacesFor(s, 1)).toEqual(['c11', 'c13', 'c22', 'c31'])
  })

  const lines: readonly (readonly [line: number, first: Space, others: readonly Space[]])[] = [
    [1, 'c11', ['c12', 'c13']],
    [2, 'c21', ['c22', 'c23']],
    [3, 'c31', ['c32']],
    [4, 'c11', ['c21', 'c31']],
    [5, 'c12', ['c22', 'c32']],
    [6, 'c13', ['c23']],
  ]

  it('asks at once whether to claim a line that is complete, and not for less than a line [RFA-214, RFA-R49, DEC-10]', () => {
    for (const [line, last, others] of lines) {
      const laid = Object.fromEntries(others.map((name, i) => [name, [blue, 1 + i] as const]))
      const s = put(cave(laid), last)
      expect(s.ask.kind).toBe('claimLines')
      expect(claims(s)).toEqual([[line]])
      expect(mayLeave(s)).toBe(true)
      s.choose({ verb: 'decline' })
      expect(filled(s.t)).toHaveLength(1 + others.length)
      if (others.length < 2) continue
      const short = put(cave({ [others[0]]: [blue, 1] }), last)
      expect(short.ask.kind).toBe('place')
    }
  })

  const corner: Laid = { c12: [blue, 1], c13: [blue, 2], c21: [blue, 1], c31: [ally, 2], c23: [blue, 4] }

  it('lets several complete lines be claimed together, each die counting for all of them and coming back once [RFA-215, RFA-216, RFA-R51, DEC-10]', () => {
    const s = put(cave(corner), 'c11')
    expect(claims(s)).toEqual([[1], [4], [1, 4], [6], [1, 6], [4, 6], [1, 4, 6]])
    claim(s, 1, 4)
    expect(filled(s.t)).toEqual(['c23'])
    expect(s.told('cameBack').map((e) => sortedOwners(s.t, e.dice))).toEqual([[ally, red, blue, blue, blue]])
    expect(owners(s.t, s.t.board[red]).filter((owner) => owner !== bonus)).toEqual([red, ally])
  })

  it('leaves dice on no claimed line, and a line that lost a die is no longer complete [RFA-R51]', () => {
    const s = put(cave(corner), 'c11')
    claim(s, 1)
    expect(filled(s.t)).toEqual(['c21', 'c23', 'c31'])
    // The next die there completes nothing.
    put(s, 'c12')
    expect(s.ask.kind).toBe('place')
  })

  it('lets an old line be claimed with a later die there, but never without one [RFA-R50]', () => {
    const later = cave({ c31: [blue, 1], c32: [blue, 2] })
    expect(later.ask.kind).toBe('place')
    put(later, 'c13')
    expect(claims(later)).toEqual([[3]])
    const elsewhere = cave({ c31: [blue, 1], c32: [blue, 2] })
    elsewhere.choose({ at: 'forest', own: 1, ally: 0 })
    expect(elsewhere.ask.kind).toBe('place')
  })

  const full: Laid = {
    c11: [blue, 1],
    c12: [blue, 2],
    c13: [blue, 1],
    c21: [blue, 2],
    c22: [red, 1],
    c23: [ally, 2],
    c31: [ally, 1],
  }

  it('must be claimed at least in part when all eight spaces are filled [RFA-R50, DEC-10]', () => {
    const s = put(cave(full), 'c32')
    expect(claims(s)).toHaveLength(63)
    expect(new Set(claims(s).map(String)).size).toBe(63)
    expect(mayLeave(s)).toBe(false)
  })

  it('gives the active player two bonus dice for the first row, or what the pool still has [RFA-217]', () => {
    const row: Laid = { c12: [blue, 1], c13: [blue, 2] }
    for (const left of [4, 2, 1, 0]) {
      const s = claim(put(cave(row, { arrange: (t) => keepPool(t, left) }), 'c11'), 1)
      const given = owners(s.t, s.t.board[red]).filter((owner) => owner === bonus)
      expect(given).toHaveLength(Math.min(2, left))
      expect(s.t.pool).toHaveLength(left - given.length)
      expect(owners(s.t, s.t.board[blue])).not.toContain(bonus)
    }
  })

  it('fells an enemy of choice for the second row and for the second column, or none [RFA-218, DEC-08, RFA-R53]', () => {
    for (const [line, laid, last] of [
      [2, { c22: [blue, 1], c23: [blue, 2] }, 'c21'],
      [5, { c22: [blue, 1], c32: [blue, 2] }, 'c12'],
    ] as const) {
      const s = claim(put(cave(laid, { arrange: twoEnemies }), last), line)
      expect(s.options).toEqual([
        { verb: 'defeat', seat: red, card: 'D1a' },
        { verb: 'defeat', seat: red, card: 'W3a' },
        { verb: 'decline', seat: red },
      ])
      s.choose({ card: 'W3a' })
      expect(s.t.enemies.map((e) => e.card)).toEqual(['D1a'])
      const refused = claim(put(cave(laid, { arrange: twoEnemies }), last), line).choose({ verb: 'decline' })
      expect(refused.t.enemies).toHaveLength(2)
    }
  })

  it('releases a die of choice from Oblivion for the third row, or none [RFA-219, DEC-11, RFA-R53]', () => {
    const s = claim(put(cave({ c32: [blue, 1] }, { arrange: fourLost }), 'c31'), 3)
    expect(whose(s)).toEqual([blue, ally, bonus, 'decline'])
    chooseDieOf(s, ally)
    expect(owners(s.t, s.t.oblivion)).toEqual([blue, blue, bonus])
    expect(owners(s.t, s.t.board[red])).toContain(ally)
    const refused = claim(put(cave({ c32: [blue, 1] }, { arrange: fourLost }), 'c31'), 3).choose({
      verb: 'decline',
    })
    expect(refused.t.oblivion).toHaveLength(4)
  })

  it('moves one skull back by two holes for the first column, by one for the third, never below the first hole [RFA-220, RFA-221, RFA-R25, RFA-R53, DEC-09]', () => {
    for (const [line, laid, last, holes, after] of [
      [4, { c21: [blue, 1], c31: [blue, 2] }, 'c11', 2, [4, 0]],
      [6, { c13: [blue, 1] }, 'c23', 1, [5, 0]],
    ] as const) {
      const reach = (): RfaScenario =>
        claim(
          put(
            cave(laid, {
              arrange: (t) => {
                t.skull = [6, 1, 0, 0]
                t.lastHole = [7, 4, 7, 7]
              },
            }),
            last,
          ),
          line,
        )
      const s = reach()
      expect(s.ask).toEqual({ kind: 'moveSkullBack', seat: red, holes })
      expect(s.options).toEqual([
        { verb: 'moveSkullBack', seat: red, territory: 'desert' },
        { verb: 'moveSkullBack', seat: red, territory: 'fortress' },
        { verb: 'decline', seat: red },
      ])
      // All holes of the reward go to one land.
      expect(s.choose({ territory: 'desert' }).t.skull).toEqual([after[0], 1, 0, 0])
      expect(s.ask.kind).toBe('place')
      expect(reach().choose({ territory: 'fortress' }).t.skull).toEqual([6, after[1], 0, 0])
      const refused = reach().choose({ verb: 'decline' })
      expect(refused.t.skull).toEqual([6, 1, 0, 0])
      expect(refused.t.lastHole).toEqual([7, 4, 7, 7])
    }
  })

  it('lets both skull rewards mend the same land or two [RFA-R54]', () => {
    const both: Laid = { c12: [blue, 1], c13: [blue, 2], c21: [blue, 1], c31: [ally, 2], c23: [blue, 4] }
    const reach = (): RfaScenario =>
      claim(put(cave(both, { arrange: (t) => (t.skull = [5, 5, 0, 0]) }), 'c11'), 4, 6)
    const same = reach().choose({ territory: 'desert' }).choose({ territory: 'desert' })
    expect(same.t.skull).toEqual([2, 5, 0, 0])
    const two = reach().choose({ territory: 'desert' }).choose({ territory: 'fortress' })
    expect(two.t.skull).toEqual([3, 4, 0, 0])
  })

  it('gives bonus dice, two enemies, a release, two holes and one hole in this order, and then the dice come back [RFA-R52]', () => {
    const s = put(
      cave(full, {
        arrange: (t) => {
          enemy(t, 'D1a')
          enemy(t, 'D1b')
          lay(t, bonus, 1, t.oblivion)
          t.skull = [6, 6, 0, 0]
        },
      }),
      'c32',
    )
    claim(s, 1, 2, 3, 4, 5, 6)
    const asked: unknown[] = []
    for (const answer of [
      { card: 'D1a' },
      { card: 'D1b' },
      { verb: 'release' },
      { territory: 'desert' },
      { territory: 'fortress' },
    ] as const) {
      asked.push(s.ask.kind === 'moveSkullBack' ? s.ask.holes : s.ask.kind)
      expect(filled(s.t)).toHaveLength(8)
      s.choose(answer)
    }
    expect(asked).toEqual(['defeatOne', 'defeatOne', 'releaseDie', 2, 1])
    expect(order(s, 'bonusGiven', 'defeated', 'released', 'skullMovedBack', 'cameBack')).toEqual([
      'bonusGiven',
      'defeated',
      'defeated',
      'released',
      'cameBack',
      'skullMovedBack',
      'skullMovedBack',
      'cameBack',
    ])
    expect(filled(s.t)).toEqual([])
  })

  it('skips rewards without a target [RFA-R53]', () => {
    const s = put(cave(full), 'c32')
    claim(s, 1, 2, 3, 4, 5, 6)
    expect(s.ask.kind).toBe('place')
    expect(filled(s.t)).toEqual([])
  })
})
