import { describe, expect, it } from 'vitest'
import { foe, appears, withFoes } from './foe.ts'
import { order } from './lists.ts'
import {
  blue,
  bonus,
  enemy,
  enemyStep,
  keepDice,
  keepPool,
  lay,
  layOn,
  red,
  table,
  type RfaScenario,
} from './table.ts'
import type { Adventure } from '../rules/state.ts'
import type { Boon } from '../content/effects.ts'

const sideB = { desert: 'B', fortress: 'B', forest: 'B', iceCave: 'B' }

/** Red strikes the foe down with a 6. */
function felled(onDefeat: Boon[] | undefined, arrange?: (t: Adventure) => void): RfaScenario {
  return table({
    setup: withFoes(foe(onDefeat ? { onDefeat } : {})),
    dice: [6, 1, 1, 1, 1, 1, 1],
    arrange: (t) => {
      arrange?.(t)
      enemy(t, 'foe')
    },
  }).choose({ at: 'enemy', number: 6 })
}

const given = (pool: number) => {
  const s = felled([{ do: 'bonus', count: 2 }], (t) => keepPool(t, pool))
  return s.told('bonusGiven').map(({ seats }) => seats)
}

const filled = (tiles: number, dice: number) =>
  table({
    setup: sideB,
    dice: [2, 6, 6, 6, 6, 6, 6],
    arrange: (t) => {
      t.fortress.barriers[0] = tiles
      for (let n = 0; n < dice; n++) lay(t, blue, 2, t.fortress.sections[0])
    },
  }).choose({ at: 'fortress' })

const uses = (s: RfaScenario) => s.told('ability').map(({ hero, dice, number }) => [hero, dice, number])

const known = (t: Adventure) => (t.known = ['W1a', 'I1a'])

const buried = (arrange?: (t: Adventure) => void) =>
  table({ heroes: ['wayfinder', 'fighter'], cards: ['W1a'], ...(arrange && { arrange }) })
    .choose({ verb: 'look' })
    .choose({ verb: 'bury' }).t.stacks

describe('what player-made enemies do is told', () => {
  it('effect by effect, conditions included [RFA-191]', () => {
    const s = appears([
      { do: 'drainPool', count: 1 },
      { do: 'ifSome', then: [{ do: 'damage', where: { at: 'forest' }, amount: 1 }] },
    ])
    expect(s.told('ownEffect')).toEqual([
      { type: 'ownEffect', card: 'foe', does: 'drainPool' },
      { type: 'ownEffect', card: 'foe', does: 'ifSome' },
      { type: 'ownEffect', card: 'foe', does: 'damage' },
    ])
  })

  it('boons when it falls, and nothing where it has none [RFA-191]', () => {
    const healed = felled([{ do: 'heal', where: { at: 'all' }, amount: 1 }], (t) => (t.skull = [2, 0, 0, 1]))
    expect(healed.told('ownEffect')).toEqual([{ type: 'ownEffect', card: 'foe', does: 'heal' }])
    // A land that is whole has no skull to move.
    expect(healed.told('skullMovedBack').map(({ territory, hole }) => [territory, hole])).toEqual([
      ['desert', 1],
      ['iceCave', 0],
    ])
    expect(felled(undefined).told('ownEffect')).toEqual([])
  })

  it('bonus dice only as far as there are any [RFA-191, RFA-095]', () => {
    expect(given(2)).toEqual([[red, red]])
    expect(given(1)).toEqual([[red]])
    expect(given(0)).toEqual([])
  })

  it('dice that are freed; whoever declines is not asked again [RFA-191]', () => {
    const s = felled([{ do: 'release', count: 2 }], (t) =>
      [1, 2, 3].forEach(() => lay(t, blue, 1, t.oblivion)),
    )
    const [die] = s.t.oblivion
    s.choose({ verb: 'release', die })
    expect(s.told('released')).toEqual([{ type: 'released', dice: [die] }])
    expect(s.ask.kind).toBe('releaseDie')
    s.choose({ verb: 'decline' })
    expect(s.ask.kind).toBe('place')
    const none = felled([{ do: 'release', count: 2 }], (t) => lay(t, blue, 1, t.oblivion))
    expect(none.choose({ verb: 'decline' }).ask.kind).toBe('place')
  })

  it('dice that are shaken off, where there are any [RFA-191]', () => {
    const s = appears([{ do: 'shakeOff', which: 'all' }], {
      arrange: (t) => {
        enemy(t, 'W1a', [[blue, 2]])
        enemy(t, 'D1a')
      },
    })
    const [{ card, dice }, ...more] = s.told('shakenOff')
    expect([card, dice.length, more]).toEqual(['W1a', 1, []])
  })

  it('a barrier that is rebuilt [RFA-191]', () => {
    const s = appears([{ do: 'rebuild' }], { arrange: (t) => (t.fortress.barriers = [0, 1, 0]) })
    expect(s.ask).toEqual({ kind: 'whichBarrier', seat: red, card: 'foe' })
    s.choose({ verb: 'pickSection', section: 2 })
    expect(s.told('barrierRebuilt')).toEqual([{ type: 'barrierRebuilt', section: 2 }])
  })
})

describe('what happens in the lands is told', () => {
  it('desert A: a die moves on, another is devoured, and a stone is won [RFA-068, RFA-072]', () => {
    const s = table({
      dice: [1, 6, 6, 6, 6, 6, 6],
      arrange: (t) => {
        for (const section of [t.desert.first, t.desert.second])
          for (let n = 0; n < 2; n++) lay(t, blue, 1, section)
      },
    }).choose({ at: 'desert' })
    s.choose({ verb: 'move', die: s.t.desert.first[0] })
    expect(s.told('movedOn').map(({ to }) => to)).toEqual(['second', 'third'])
    expect(s.told('stone')).toEqual([{ type: 'stone', territory: 'desert', side: 'A', stones: 1, of: 5 }])
  })

  it('desert B: dice that fill it close every connection and win a stone [RFA-192, RFA-057]', () => {
    const s = table({
      setup: sideB,
      dice: [1, 6, 6, 6, 6, 6, 6],
      arrange: (t) => {
        for (let space = 0; space < 8; space++) layOn(t, space < 4 ? blue : bonus, 1, t.desert.spaces, space)
        t.desert.closed = [true, true, false, true, false]
      },
    }).choose({ at: 'desert' })
    expect(s.told('connectionClosed').map(({ connection }) => connection)).toEqual([2, 4])
    expect(s.told('stone')).toEqual([{ type: 'stone', territory: 'desert', side: 'B', stones: 1, of: 5 }])
  })

  it('fortress A: the third barrier falls, a stone is won, and all three stand again [RFA-077, RFA-079]', () => {
    const s = table({
      dice: [2, 6, 6, 6, 6, 6, 6],
      arrange: (t) => {
        t.fortress.barriers = [1, 0, 0]
        for (let n = 0; n < 3; n++) lay(t, blue, 2, t.fortress.sections[0])
      },
    }).choose({ at: 'fortress' })
    expect(s.told('barrierRemoved')).toEqual([{ type: 'barrierRemoved', section: 0, side: 'A' }])
    expect(s.told('stone')).toMatchObject([{ territory: 'fortress', side: 'A' }])
    expect(s.told('barriersRestored')).toEqual([{ type: 'barriersRestored', side: 'A' }])
  })

  it('fortress B: a tile falls; with none left a stone is won, and both stand again [RFA-201, RFA-203]', () => {
    const first = filled(2, 2)
    expect(first.told('barrierRemoved')).toEqual([{ type: 'barrierRemoved', section: 0, side: 'B' }])
    expect(first.told('barriersRestored')).toEqual([])
    const last = filled(0, 4)
    expect(last.told('stone')).toMatchObject([{ territory: 'fortress', side: 'B' }])
    expect(last.told('barriersRestored')).toEqual([{ type: 'barriersRestored', side: 'B' }])
  })

  it('forest B: the arch is full when its last space is [RFA-209]', () => {
    const s = table({ setup: sideB, dice: [6, 5, 1, 1, 1, 1, 1] }).choose({ at: 'forest', number: 6 })
    expect(s.told('archFull')).toEqual([])
    expect(s.t.roll.archFilled).toBe(false)
  })

  it('ice cave A: a row that is left to grow [RFA-091]', () => {
    const s = table({
      dice: [4, 6, 6, 6, 6, 6, 6],
      arrange: (t) => [0, 1, 2].forEach((space) => layOn(t, blue, space + 1, t.iceCave, space)),
    }).choose({ at: 'iceCave', number: 4 })
    s.choose({ verb: 'decline' })
    expect(s.told('rowLeft')).toEqual([{ type: 'rowLeft', dice: 4 }])
  })

  it('where dice are placed, and on which side of a land [RFA-041]', () => {
    const s = table({ dice: [5, 6, 6, 6, 6, 6, 6], arrange: (t) => enemy(t, 'D1a') })
    s.choose({ at: 'forest', number: 5 })
    expect(s.told('placed')[0]).toMatchObject({ at: 'forest', card: null, side: 'A' })
    const struck = table({ dice: [5, 6, 6, 6, 6, 6, 6], arrange: (t) => enemy(t, 'D1a') })
    struck.choose({ at: 'enemy', number: 5 })
    expect(struck.told('placed')[0]).toMatchObject({ at: 'enemy', card: 'D1a', side: null })
    const fed = table({ dice: [5, 6, 6, 6, 6, 6, 6] }).choose({ at: 'resurrection', number: 5 })
    expect(fed.told('placed')[0]).toMatchObject({ at: 'resurrection', card: null, side: null })
  })

  it('the last stone wins at once [RFA-063]', () => {
    const s = table({
      dice: [6, 1, 1, 1, 1, 1, 1],
      arrange: (t) => {
        t.stones = 4
        t.forest.boundary = 1
      },
    }).choose({ at: 'forest', number: 6 })
    expect(s.told('won')).toEqual([{ type: 'won', turns: 1 }])
  })

  it('an enemy that the ice shatters falls to no blow [RFA-096]', () => {
    const s = table({
      dice: [5, 6, 6, 6, 6, 6, 6],
      arrange: (t) => {
        for (const space of [0, 1, 2, 3]) layOn(t, blue, space + 1, t.iceCave, space)
        enemy(t, 'D1a')
        enemy(t, 'W1a')
      },
    }).choose({ at: 'iceCave', number: 5 })
    s.choose({ verb: 'claimRow' })
    s.choose({ verb: 'defeat', card: 'W1a' })
    expect(s.told('defeated')).toEqual([{ type: 'defeated', card: 'W1a', by: 'reward', blow: 0, needed: 6 }])
  })
})

describe('what a hero does is told', () => {
  it('with the die that rests or is given up [RFA-R69, RFA-R70]', () => {
    const healer = table({ heroes: ['healer', 'fighter'], arrange: (t) => lay(t, blue, 2, t.oblivion) })
    const [rest] = healer.t.hand
    healer.choose({ verb: 'heal', rest })
    expect(uses(healer)).toEqual([['healer', [rest], 0]])
    const warrior = enemyStep({ heroes: ['warrior', 'fighter'], cards: ['D1a'] })
    const [given] = warrior.t.board[red]
    warrior.choose({ verb: 'standIn', die: given })
    expect(uses(warrior)).toEqual([['warrior', [given], 0]])
  })

  it('with the bonus die that is taken [RFA-R76]', () => {
    const s = table({ heroes: ['hearthkeeper', 'fighter'], arrange: (t) => keepDice(t, red, 2) })
    const taken = s.t.pool.at(-1)
    s.choose({ verb: 'takeBonus' })
    expect(uses(s)).toEqual([['hearthkeeper', [taken], 0]])
    expect(s.t.used).toBe(1)
  })

  it('without dice where it is about none [RFA-R71, RFA-R73, RFA-R75]', () => {
    const wayfinder = table({ heroes: ['wayfinder', 'fighter'] }).choose({ verb: 'look' })
    expect(uses(wayfinder)).toEqual([['wayfinder', [], 0]])
    const twin = table({ heroes: ['twinhand', 'fighter'], dice: [1, 5, 6, 6, 6, 6, 6] })
    twin.choose({ at: 'desert' }).choose({ at: 'forest', number: 5 })
    expect(uses(twin)).toEqual([['twinhand', [], 0]])
    const ferry = table({ heroes: ['ferrywoman', 'fighter'], dice: [1, 5, 6, 6, 6, 6, 6] })
    ferry.choose({ at: 'resurrection', number: 1 }).choose({ verb: 'goOn' })
    expect(uses(ferry)).toEqual([['ferrywoman', [], 0]])
  })

  it('with dice that were picked so far, also in a question asked before [RFA-R60]', () => {
    const s = table({ heroes: ['coinsinger', 'fighter'], dice: [1, 2, 3, 4, 5, 6, 6] })
    const [first, second] = s.t.hand
    const { ask } = s.choose({ verb: 'sing', die: first })
    s.choose({ verb: 'sing', die: second })
    expect(ask).toMatchObject({ marked: [first] })
    expect(s.ask).toMatchObject({ marked: [first, second] })
  })
})

describe('nobody hears of an offer that was never there', () => {
  it.each<[string, () => RfaScenario]>([
    ['the Healer, while Oblivion is empty [RFA-R69]', () => table({ heroes: ['healer', 'fighter'] })],
    [
      'the Warrior without dice [RFA-R70]',
      () =>
        enemyStep({ heroes: ['warrior', 'fighter'], cards: ['D1a'], arrange: (t) => keepDice(t, red, 0) }),
    ],
    [
      'bonus dice, while the pool is empty [RFA-095]',
      () =>
        table({
          dice: [4, 6, 6, 6, 6, 6, 6],
          arrange: (t) => {
            keepPool(t, 0)
            for (const space of [0, 1, 2]) layOn(t, blue, space + 1, t.iceCave, space)
          },
        })
          .choose({ at: 'iceCave', number: 4 })
          .choose({ verb: 'claimRow' }),
    ],
    [
      'lines of the ice, while none is full [RFA-214]',
      () =>
        table({ setup: sideB, dice: [4, 6, 6, 6, 6, 6, 6] }).choose({ at: 'iceCave', number: 4, space: 0 }),
    ],
    [
      'an enemy, a die in Oblivion or a skull, where there is none [RFA-R53]',
      () =>
        table({
          setup: sideB,
          dice: [4, 6, 6, 6, 6, 6, 6],
          arrange: (t) => {
            for (const [space, face] of [1, 2, 1, 2, 3, 2, 1].entries())
              layOn(t, space < 5 ? blue : bonus, face, t.iceCave, space)
            t.board[blue].push(...t.pool.splice(0))
          },
        })
          .choose({ at: 'iceCave', number: 4 })
          .choose({ verb: 'claimLines', lines: [1, 2, 3] }),
    ],
  ])('%s', (_, played) => {
    expect(played().told('onlyWay')).toEqual([])
  })
})

describe('cards that are known', () => {
  it('stay known when another is turned up, until the Master is shuffled in [RFA-144]', () => {
    const s = enemyStep({ cards: ['W1a', 'I1a'], arrange: known })
    expect(s.t.known).toEqual(['I1a'])
    const shuffled = enemyStep({ cards: ['MOS', 'W1a', 'I1a'], dice: [6], arrange: known })
    expect(shuffled.t.known).toEqual([])
    expect(order(shuffled, 'masterShuffled')).toEqual(['masterShuffled'])
  })

  it('are buried without stacks when nobody knows them any more [RFA-R71]', () => {
    expect(buried()).toEqual({ bottom: 9, middle: 9 })
    expect(buried((t) => (t.stacks = null))).toBeNull()
  })
})
