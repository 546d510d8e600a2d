import { describe, expect, it } from 'vitest'
import type { Adventure } from '../rules/state.ts'
import { order } from './lists.ts'
import {
  ally,
  blue,
  bonus,
  enemy,
  green,
  keepPool,
  layOn,
  owners,
  red,
  skullOf,
  sortedOwners,
  table,
  yellow,
  type RfaScenario,
} from './table.ts'

/** Lays a row: whose die shows which number. */
function row(t: Adventure, dice: readonly (readonly [owner: number, number: number])[]): void {
  for (const [owner, number] of dice) layOn(t, owner, number, t.iceCave, number - 1)
}

/** The numbers and spaces that the ice cave would take now. */
function taken(s: RfaScenario): (readonly [number: number, space: number])[] {
  return s.which({ at: 'iceCave' }).flatMap((o) => (o.verb === 'place' ? [[o.number, o.space] as const] : []))
}

const claimOrGoOn = [
  { verb: 'claimRow', seat: red },
  { verb: 'decline', seat: red },
]

function fourColours(t: Adventure): void {
  row(t, [
    [blue, 1],
    [green, 2],
    [yellow, 3],
  ])
}

function fiveLie(t: Adventure): void {
  row(t, [
    [blue, 1],
    [blue, 2],
    [blue, 3],
    [blue, 4],
    [blue, 5],
  ])
}

function fourLieAndTwoEnemies(t: Adventure): void {
  row(t, [
    [blue, 1],
    [blue, 2],
    [blue, 3],
    [blue, 4],
  ])
  enemy(t, 'D1a')
  enemy(t, 'PH1a', [[red, 2]])
  t.skull[0] = 3
}

describe('ice cave, side A', () => {
  it('has a space for each number, and only its own number goes on an empty one [RFA-087, RFA-088]', () => {
    const open = table({ dice: [1, 2, 3, 4, 5, 6, 6] })
    expect(open.t.iceCave).toHaveLength(6)
    expect(taken(open)).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
      [6, 5],
    ])
    const begun = table({
      dice: [1, 2, 3, 4, 5, 6, 6],
      arrange: (t) => {
        row(t, [
          [blue, 2],
          [blue, 6],
        ])
      },
    })
    expect(taken(begun).map(([number]) => number)).toEqual([1, 3, 4, 5])
  })

  it('takes one die a roll, even from two hands at once [RFA-089]', () => {
    const s = table({ heroes: ['twinhand', 'fighter'], dice: [1, 1, 2, 3, 4, 5, 6, 1, 1, 1, 1, 2, 2] })
    expect(
      s.which({ at: 'iceCave', number: 1 }).map((o) => o.verb === 'place' && o.own + o.ally + o.bonus),
    ).toEqual([1])
    s.choose({ at: 'iceCave', number: 2 })
    expect(s.ask.kind).toBe('secondPlacement')
    expect(taken(s)).toEqual([])
    s.choose({ verb: 'rollOn' })
    expect(taken(s)).toEqual([[1, 0]])
  })

  it('may be filled in any order, and empty spaces between do not matter [RFA-090]', () => {
    const s = table({
      dice: [4, 4, 4, 4],
      arrange: (t) => {
        row(t, [
          [red, 6],
          [red, 1],
          [red, 3],
        ])
      },
    })
    s.choose({ at: 'iceCave', own: 1 })
    expect(s.ask).toEqual({ kind: 'claimRow', seat: red, dice: 4 })
    s.choose({ verb: 'claimRow' })
    expect(owners(s.t, s.t.board[red])).toContain(bonus)
  })

  it('asks at four and at five dice, directly after a die was placed there and at no other time [RFA-091, DEC-06, RFA-R22]', () => {
    const s = table({
      dice: [1, 4, 5, 6, 6, 3, 4, 5, 6, 6],
      arrange: (t) => {
        row(t, [
          [blue, 2],
          [blue, 3],
        ])
        t.oblivion.push(...t.board[red].splice(5))
      },
    })
    s.choose({ at: 'iceCave', number: 1 })
    expect(s.ask.kind).toBe('place')
    s.choose({ at: 'iceCave', number: 4 })
    expect(s.ask).toEqual({ kind: 'claimRow', seat: red, dice: 4 })
    expect(s.options).toEqual(claimOrGoOn)
    s.choose({ verb: 'decline' })
    expect(owners(s.t, s.t.iceCave.slice(0, 4))).toEqual([red, blue, blue, red])
    expect(s.t.pool).toHaveLength(4)
    const elsewhere = s.which({ at: 'forest' })[0]
    s.choose(elsewhere)
    expect(s.ask.kind).toBe('place')
  })

  it('asks again with the fifth die after going on with four [RFA-091, RFA-R22]', () => {
    const s = table({
      dice: [5, 5, 5, 5],
      arrange: (t) => {
        row(t, [
          [blue, 1],
          [blue, 2],
          [blue, 3],
          [red, 4],
        ])
      },
    })
    expect(s.ask.kind).toBe('place')
    s.choose({ at: 'iceCave', own: 1 })
    expect(s.ask).toEqual({ kind: 'claimRow', seat: red, dice: 5 })
    expect(s.options).toEqual(claimOrGoOn)
  })

  it('gives one bonus die to each player with a die of their own colour in the row, and to nobody else [RFA-092, RFA-093, RFA-094, RFA-104]', () => {
    const s = table({
      heroes: ['fighter', 'twinhand', 'warrior'],
      dice: [2, 2, 2, 2, 2, 4],
      arrange: (t) => {
        row(t, [
          [blue, 1],
          [blue, 5],
          [blue, 6],
        ])
      },
    })
    s.choose({ at: 'iceCave', number: 4, ally: 1 })
    s.choose({ verb: 'claimRow' })
    expect(s.told('bonusGiven')).toEqual([{ type: 'bonusGiven', seats: [blue] }])
    expect(owners(s.t, s.t.board[blue]).filter((owner) => owner === bonus)).toHaveLength(1)
    expect(owners(s.t, [...s.t.board[red], ...s.t.board[green]])).not.toContain(bonus)
    expect(s.t.pool).toHaveLength(3)
  })

  it('gives nothing but bonus dice for four dice [RFA-092, RFA-096, RFA-097]', () => {
    const s = table({
      dice: [5, 5, 5, 5, 5, 5, 5],
      arrange: (t) => {
        row(t, [
          [blue, 1],
          [blue, 2],
          [blue, 3],
        ])
        enemy(t, 'D1a')
        t.skull[0] = 3
      },
    })
    s.choose({ at: 'iceCave', own: 1 }).choose({ verb: 'claimRow' })
    expect(s.ask.kind).toBe('place')
    expect(s.t.enemies).toHaveLength(1)
    expect(skullOf(s.t, 'desert')).toBe(3)
  })

  it('lets the active player decide who goes without when bonus dice run short, and hands out all there are [RFA-095, DEC-07]', () => {
    const s = table({
      heroes: ['fighter', 'twinhand', 'warrior', 'healer'],
      dice: [4, 5, 5, 5, 5],
      arrange: (t) => {
        fourColours(t)
        keepPool(t, 2)
      },
    })
    s.choose({ at: 'iceCave', number: 4 }).choose({ verb: 'claimRow' })
    expect(s.ask).toEqual({ kind: 'goWithout', seat: red, entitled: [red, blue, green, yellow], dice: 2 })
    expect(s.options.map((o) => o.verb === 'goWithout' && o.seats)).toEqual([
      [red, blue],
      [red, green],
      [red, yellow],
      [blue, green],
      [blue, yellow],
      [green, yellow],
    ])
    s.choose({ seats: [red, green] })
    expect(s.told('bonusGiven')).toEqual([{ type: 'bonusGiven', seats: [blue, yellow] }])
    expect(s.t.pool).toEqual([])
  })

  it('asks nobody when there is a bonus die for each, and gives none from an empty pool but the rest of the reward [RFA-095]', () => {
    const enough = table({
      heroes: ['fighter', 'twinhand', 'warrior', 'healer'],
      dice: [4, 5, 5, 5, 5],
      arrange: fourColours,
    })
    enough.choose({ at: 'iceCave', number: 4 }).choose({ verb: 'claimRow' })
    expect(enough.told('bonusGiven')).toEqual([{ type: 'bonusGiven', seats: [red, blue, green, yellow] }])
    const none = table({
      heroes: ['fighter', 'twinhand', 'warrior', 'healer'],
      dice: [5, 6, 6, 6],
      arrange: (t) => {
        fourColours(t)
        row(t, [[red, 4]])
        keepPool(t, 0)
        enemy(t, 'D1a')
      },
    })
    none.choose({ at: 'iceCave', number: 5 }).choose({ verb: 'claimRow' })
    expect(none.told('bonusGiven')).toEqual([])
    expect(none.ask.kind).toBe('defeatOne')
  })

  it('fells one enemy of choice for five dice, or none [RFA-096, DEC-08, RFA-R22]', () => {
    const s = table({
      setup: { special: 'phantoms', board: 'sword' },
      dice: [6, 6, 6, 6, 6, 6],
      arrange: fourLieAndTwoEnemies,
    })
    s.choose({ at: 'iceCave', own: 1 }).choose({ verb: 'claimRow' })
    expect(s.options).toEqual([
      { verb: 'defeat', seat: red, card: 'D1a' },
      { verb: 'defeat', seat: red, card: 'PH1a' },
      { verb: 'decline', seat: red },
    ])
    s.choose({ card: 'PH1a' })
    expect(s.t.enemies.map((e) => e.card)).toEqual(['D1a'])
    expect(s.t.discard).toEqual(['PH1a'])
    expect(s.told('bonusGiven')).toHaveLength(1)
    // Five dice mend no land.
    expect(s.ask.kind).toBe('place')
    expect(s.t.skull[0]).toBe(3)
    const refused = table({
      setup: { special: 'phantoms', board: 'sword' },
      dice: [6, 6, 6, 6, 6, 6],
      arrange: fourLieAndTwoEnemies,
    })
    refused.choose({ at: 'iceCave', own: 1 }).choose({ verb: 'claimRow' }).choose({ verb: 'decline' })
    expect(refused.t.enemies).toHaveLength(2)
    expect(refused.t.iceCave.every((die) => die === -1)).toBe(true)
  })

  it('mends one land of choice for six dice, and claims them without asking [RFA-097, DEC-09, RFA-R22, RFA-R25]', () => {
    const s = table({
      dice: [6, 6, 6, 6, 6, 6, 6],
      arrange: (t) => {
        fiveLie(t)
        t.skull = [3, 0, 4, 0]
        t.lastHole = [6, 7, 5, 7]
      },
    })
    s.choose({ at: 'iceCave', own: 1 })
    expect(s.ask).toEqual({ kind: 'moveSkullBack', seat: red, holes: 'allHoles' })
    expect(s.options).toEqual([
      { verb: 'moveSkullBack', seat: red, territory: 'desert' },
      { verb: 'moveSkullBack', seat: red, territory: 'forest' },
      { verb: 'decline', seat: red },
    ])
    s.choose({ territory: 'forest' })
    expect(s.t.skull).toEqual([3, 0, 0, 0])
    expect(s.t.lastHole).toEqual([6, 7, 5, 7])
  })

  it('lets the mending be refused [RFA-R22]', () => {
    const s = table({
      dice: [6, 6, 6, 6, 6, 6, 6],
      arrange: (t) => {
        fiveLie(t)
        t.skull[0] = 3
      },
    })
    s.choose({ at: 'iceCave', own: 1 }).choose({ verb: 'decline' })
    expect(skullOf(s.t, 'desert')).toBe(3)
  })

  it('gives bonus dice, the enemy and the skull in this order, and then the row comes back [RFA-R23, RFA-098]', () => {
    const s = table({
      dice: [6, 6, 6, 6, 6, 6],
      arrange: (t) => {
        row(t, [
          [blue, 1],
          [ally, 2],
          [bonus, 3],
          [blue, 4],
          [bonus, 5],
        ])
        enemy(t, 'D1a')
        t.skull[0] = 1
        keepPool(t, 1)
      },
    })
    s.choose({ at: 'iceCave', own: 1 })
    // Red and blue are entitled; the bonus dice of the row are not there yet.
    expect(s.ask.kind).toBe('goWithout')
    s.choose({ seats: [red] })
    s.choose({ verb: 'defeat' }).choose({ territory: 'desert' })
    expect(order(s, 'bonusGiven', 'defeated', 'skullMovedBack', 'cameBack')).toEqual([
      'bonusGiven',
      'defeated',
      'skullMovedBack',
      'cameBack',
    ])
    expect(s.t.iceCave).toEqual([-1, -1, -1, -1, -1, -1])
    expect(sortedOwners(s.t, s.t.board[red])).toEqual([ally, red])
    expect(owners(s.t, s.t.board[blue]).filter((owner) => owner === blue)).toHaveLength(5)
    expect(owners(s.t, s.t.pool)).toEqual([bonus, bonus])
  })

  it('skips what has no target without asking [RFA-R24]', () => {
    const s = table({ dice: [6, 6, 6, 6, 6, 6, 6], arrange: fiveLie })
    s.choose({ at: 'iceCave', own: 1 })
    expect(s.told('rowClaimed')).toEqual([{ type: 'rowClaimed', dice: 6 }])
    expect(s.ask.kind).toBe('place')
    expect(s.told('skullMovedBack')).toEqual([])
  })
})
