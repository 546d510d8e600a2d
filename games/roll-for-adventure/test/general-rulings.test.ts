import { newFate } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { territoryDie } from '../content/boards.ts'
import type { Adventure } from '../rules/state.ts'
import { rollTerritoryDie } from '../rules/where.ts'
import { placements, verbs, whose } from './lists.ts'
import { playAtRandom } from './random-games.ts'
import {
  ally,
  blue,
  bonus,
  chooseDieOf,
  enemy,
  enemyStep,
  keepDice,
  lay,
  layOn,
  owners,
  red,
  skullOf,
  sortedOwners,
  table,
} from './table.ts'

/** What the territory die of a table shows. */
function territoryShown(t: Adventure): string {
  const step = rollTerritoryDie(t, 'MOS').next()
  if (!step.done) throw new Error('the territory die asked something')
  return step.value
}

const bare = (whoseDie: number | null, hero: 'fighter' | 'hearthkeeper') =>
  table({
    heroes: [hero, 'twinhand'],
    arrange: (t) => {
      if (whoseDie === ally) t.board[blue] = t.board[blue].slice(-1)
      else keepDice(t, blue, whoseDie === blue ? 1 : 0)
      keepDice(t, red, 0)
      if (whoseDie === bonus) t.board[blue].push(...t.pool.splice(-1))
    },
  })

describe('general rulings', () => {
  it('roll a territory die with six equally likely faces: the four territories, all and none [RFA-R02]', () => {
    expect(territoryDie).toEqual(['desert', 'fortress', 'forest', 'iceCave', 'all', 'none'])
    const { t } = table({})
    t.fate = newFate('territory die')
    const shown = new Map<string, number>()
    for (let n = 0; n < 6000; n++) {
      const face = territoryShown(t)
      shown.set(face, (shown.get(face) ?? 0) + 1)
    }
    expect([...shown.keys()].toSorted()).toEqual([...territoryDie].toSorted())
    for (const count of shown.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })

  it('hurt where the territory die points [RFA-R02]', () => {
    const hurt = [1, 2, 3, 4, 5, 6].map((face) => enemyStep({ cards: ['MOS'], dice: [face] }).t.skull)
    expect(hurt).toEqual([
      [2, 0, 0, 0],
      [0, 2, 0, 0],
      [0, 0, 2, 0],
      [0, 0, 0, 2],
      [1, 1, 1, 1],
      [0, 0, 0, 0],
    ])
  })

  it('move the whole board to the hand when a turn starts, and what comes back to the board [RFA-R03]', () => {
    const s = table({
      heroes: ['wayfinder', 'fighter'],
      dice: [2, 2, 2, 2, 6, 5, 5, 6, 5, 5],
      cards: ['I1a', 'I1b'],
    })
    // The start window: after the dice have moved, before the first roll.
    expect(s.ask.kind).toBe('wayfinder')
    expect(s.t.hand).toHaveLength(7)
    expect(s.t.board[red]).toEqual([])
    expect(s.told('rolled')).toEqual([])
    s.choose({ verb: 'decline' }).choose({ at: 'fortress', own: 4 })
    expect(owners(s.t, s.t.board[red])).toEqual([red, red, red, red])
    expect(s.t.hand).toHaveLength(3)
    s.choose({ at: 'resurrection', number: 6 })
    // The rest of the hand went back to the board, and blue's dice are in hand now.
    expect(sortedOwners(s.t, s.t.board[red])).toEqual([ally, ally, red, red, red, red])
    expect(sortedOwners(s.t, s.t.hand)).toEqual([ally, ally, blue, blue, blue, blue, blue])
  })

  it('have an empty hand in every enemy step [RFA-R03]', () => {
    let steps = 0
    playAtRandom(40, ({ before }) => {
      if (before.step !== 'enemy') return
      steps++
      expect(before.hand).toEqual([])
    })
    expect(steps).toBeGreaterThan(20)
  })

  it('always leave a placement: Resurrection takes any number and is never full [RFA-R06]', () => {
    const s = table({
      setup: { iceCave: 'B' },
      dice: [5, 5, 1, 2, 3, 4, 6],
      arrange: (t) => {
        lay(t, blue, 5, t.resurrection)
        lay(t, blue, 4, t.resurrection)
      },
    })
    expect(placements(s, { at: 'resurrection' })).toEqual([
      'o 1 resurrection',
      'o 2 resurrection',
      'o 3 resurrection',
      'a 4 resurrection',
      'oo 5 resurrection',
      'o 5 resurrection',
      'a 6 resurrection',
    ])
    playAtRandom(40, ({ before, decision: { ask, options } }) => {
      if (ask.kind !== 'place') return
      const shown = new Set(before.hand.map((die) => before.face[die]))
      const taken = options.flatMap((o) =>
        'at' in o && o.at === 'resurrection' && 'number' in o ? [o.number] : [],
      )
      expect(new Set(taken)).toEqual(shown)
    })
  })

  it('let Resurrection be used with an empty Oblivion: at 10 only its own dice come back [RFA-R07]', () => {
    const s = table({
      dice: [6, 1, 1, 1, 1, 1, 1],
      cards: ['I1a'],
      arrange: (t) => void lay(t, blue, 4, t.resurrection),
    })
    expect(s.t.oblivion).toEqual([])
    s.choose({ at: 'resurrection', number: 6 })
    expect(s.told('vortexEmptied').map((e) => owners(s.t, e.dice))).toEqual([[blue, red]])
    expect(s.t.resurrection).toEqual([])
  })

  it('count free spaces before a placement: what it empties takes a new roll [RFA-R08]', () => {
    const s = table({ dice: [1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1] })
    expect(placements(s, { at: 'desert' })).toEqual(['ooo 1 desert', 'oo 1 desert', 'o 1 desert'])
    s.choose({ at: 'desert', own: 3 })
    expect(s.t.desert.first).toEqual([])
    expect(s.told('rolled')).toHaveLength(2)
    const forest = table({
      dice: [6, 6, 6, 1, 1, 1, 1],
      arrange: (t) => {
        for (let n = 0; n < 5; n++) lay(t, blue, 5, t.forest.path)
      },
    })
    expect(placements(forest, { at: 'forest' })).toEqual(['o 6 forest'])
  })

  it('let the active player choose which kinds of dice to place, and list kinds, not single dice [RFA-R09]', () => {
    const s = table({
      dice: [3, 3, 1, 1, 1, 3, 1, 3, 3],
      arrange: (t) => {
        t.board[red].push(...t.pool.splice(-2))
      },
    })
    expect(placements(s, { at: 'fortress' })).toEqual([
      'ooab 3 fortress',
      'ooa 3 fortress',
      'oobb 3 fortress',
      'oob 3 fortress',
      'oo 3 fortress',
      'oabb 3 fortress',
      'oab 3 fortress',
      'oa 3 fortress',
      'obb 3 fortress',
      'ob 3 fortress',
      'o 3 fortress',
      'abb 3 fortress',
      'ab 3 fortress',
      'a 3 fortress',
      'bb 3 fortress',
      'b 3 fortress',
    ])
    s.choose({ at: 'fortress', own: 0, ally: 1, bonus: 2 })
    expect(sortedOwners(s.t, s.t.fortress.sections[1])).toEqual([bonus, bonus, ally])
  })

  it('let more dice than needed go to an enemy or to Resurrection; all of them come back [RFA-R10]', () => {
    const dice = [6, 6, 6, 6, 6, 1, 1, 2, 2]
    const s = table({ dice, arrange: (t) => enemy(t, 'D1a') })
    expect(placements(s, { at: 'enemy', number: 6 })).toHaveLength(5)
    s.choose({ at: 'enemy', number: 6, own: 5 })
    expect(owners(s.t, s.t.board[red])).toEqual([red, red, red, red, red])
    expect(s.t.discard).toEqual(['D1a'])
    const vortex = table({ dice, cards: ['I1a'] })
    expect(placements(vortex, { at: 'resurrection', number: 6 })).toHaveLength(5)
    vortex.choose({ at: 'resurrection', number: 6, own: 5 })
    expect(vortex.t.resurrection).toEqual([])
    expect(vortex.t.board[red]).toHaveLength(7)
  })

  it('ask nothing where all answers come to the same [RFA-R11]', () => {
    const alike = enemyStep({
      cards: ['F1a'],
      arrange: (t) => {
        for (let n = 0; n < 2; n++) lay(t, blue, 2, t.fortress.sections[0])
      },
    })
    expect(alike.told('onlyWay')).toHaveLength(1)
    expect(alike.t.active).toBe(blue)
    const different = enemyStep({
      cards: ['F1a'],
      arrange: (t) => {
        lay(t, blue, 2, t.fortress.sections[0])
        lay(t, red, 2, t.fortress.sections[0])
      },
    })
    expect(whose(different)).toEqual([blue, red])
    // Of three dice two are alike: there are two answers.
    const some = enemyStep({
      cards: ['W1a'],
      arrange: (t) => {
        for (const owner of [blue, ally, blue]) lay(t, owner, 5, t.forest.path)
      },
    })
    expect(whose(some)).toEqual([blue, ally])
    // The placement after a roll is shown even where there is only one.
    const only = table({
      dice: [2],
      arrange: (t) => {
        keepDice(t, red, 1)
        t.fortress.barriers[0] = 0
        layOn(t, blue, 2, t.iceCave, 1)
      },
    })
    expect(placements(only)).toEqual(['o 2 resurrection'])
  })

  it('lose for want of dice only where no board has any die, of whatever kind, before heroes and rolls [RFA-R16]', () => {
    for (const die of [blue, ally, bonus]) {
      const s = bare(die, 'fighter')
      expect(s.over).toBe(false)
      expect(s.t.active).toBe(blue)
      expect(s.told('rolled')[0].dice).toHaveLength(1)
    }
    for (const hero of ['fighter', 'hearthkeeper'] as const) {
      const s = bare(null, hero)
      expect(s.t.outcome).toEqual({ result: 'lost', reason: 'outOfDice', turns: 1, stones: 0 })
      expect(s.told('ability')).toEqual([])
      expect(s.told('rolled')).toEqual([])
    }
    // The very first turn passes the check.
    expect(table({}).over).toBe(false)
  })

  it('stop everything when a territory falls: attacks, reveals and returns to come are dropped [RFA-R17]', () => {
    const s = enemyStep({
      cards: ['F3a'],
      arrange: (t) => {
        enemy(t, 'D1a')
        enemy(t, 'W1a')
        t.skull[0] = 6
      },
    })
    expect(s.over).toBe(true)
    expect(s.t.outcome).toMatchObject({ result: 'lost', territory: 'desert' })
    expect(s.told('attack').map((e) => e.card)).toEqual(['D1a'])
    expect(skullOf(s.t, 'forest')).toBe(0)
    expect(s.t.revealed).toBe('F3a')
    expect(s.told('turnBegan')).toEqual([])
    expect(() => s.choose({})).toThrow('the game is over')
  })

  it('open each hero’s window where its name says [RFA-R18]', () => {
    // start: before the first roll, also with an empty hand; the rest of the step is then skipped.
    const start = table({
      heroes: ['wayfinder', 'fighter'],
      cards: ['I1a'],
      arrange: (t) => keepDice(t, red, 0),
    })
    expect(start.ask.kind).toBe('wayfinder')
    start.choose({ verb: 'decline' })
    expect(start.told('rolled').map((e) => e.seat)).toEqual([blue])
    expect(start.told('revealed').map((e) => e.card)).toEqual(['I1a'])
    // afterRoll: beside the placements, never after them in the same roll.
    const roll = table({
      heroes: ['glasswright', 'fighter'],
      dice: [1, 2, 3, 4, 5, 6, 6],
      setup: { desert: 'B' },
    })
    expect(new Set(verbs(roll))).toEqual(new Set(['place', 'mirror']))
    roll.choose({ at: 'desert' })
    expect(new Set(verbs(roll))).toEqual(new Set(['lay']))
    // afterPlacement: when the placement has been resolved.
    const placed = table({
      heroes: ['twinhand', 'fighter'],
      dice: [1, 2, 2, 2, 2, 2],
      arrange: (t) => {
        lay(t, blue, 1, t.desert.first)
        lay(t, ally, 1, t.desert.first)
        t.board[red] = t.board[red].slice(0, 6)
      },
    }).choose({ at: 'desert' })
    expect(placed.ask.kind).toBe('movesOn')
    chooseDieOf(placed, blue)
    expect(placed.ask.kind).toBe('secondPlacement')
    // enemyStep: only then.
    const enemyTurn = table({ heroes: ['warrior', 'fighter'], dice: [6, 1, 1, 1, 1, 1, 1], cards: ['D1a'] })
    expect(new Set(verbs(enemyTurn))).toEqual(new Set(['place']))
    expect(enemyTurn.choose({ at: 'resurrection', number: 6 }).ask.kind).toBe('standIn')
    // passive: nothing is ever asked.
    const passive = table({
      heroes: ['fighter', 'twinhand'],
      dice: [4, 1, 1, 1, 1, 1, 1],
      arrange: (t) => enemy(t, 'D1a'),
    })
    expect(passive.choose({ at: 'enemy', number: 4 }).ask.kind).toBe('place')
    expect(passive.t.discard).toEqual(['D1a'])
  })
})
