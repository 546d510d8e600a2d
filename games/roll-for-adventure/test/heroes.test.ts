import { describe, expect, it } from 'vitest'
import type { HeroId } from '../content/heroes.ts'
import { foe, withFoes } from './foe.ts'
import { placements, verbs, whose } from './lists.ts'
import {
  ally,
  blue,
  bonus,
  chooseDieOf,
  endTurn,
  enemy,
  enemyStep,
  keepDice,
  lay,
  owners,
  red,
  skullOf,
  table,
  type RfaScenario,
} from './table.ts'

/** Dice that may be turned, and to which faces: "o 1>6" turns an own 1 to 6. */
function turns(s: RfaScenario): string[] {
  return s.options.flatMap((o) =>
    o.verb === 'turn' ? [`${s.t.owner[o.die] === ally ? 'a' : 'o'} ${s.t.face[o.die]}>${o.face}`] : [],
  )
}

function has(s: RfaScenario, verb: string): boolean {
  return verbs(s).includes(verb)
}

describe('heroes', () => {
  it('help their own player alone, in their own turn, every turn anew [RFA-053]', () => {
    const s = table({ heroes: ['fighter', 'adventurer'], cards: ['I1a', 'I1b', 'I1c', 'D1a'] })
    for (const round of [1, 2]) {
      expect(s.t.active).toBe(red)
      expect(has(s, 'turn')).toBe(false)
      endTurn(s)
      expect(s.t.active).toBe(blue)
      s.choose(s.which({ verb: 'turn' })[0])
      expect(has(s, 'turn')).toBe(false)
      expect(s.told('ability').map((e) => e.seat)).toEqual(Array.from({ length: round }, () => blue))
      endTurn(s)
    }
  })

  it('need not be used, none of them [RFA-054, DEC-17]', () => {
    const offered: Partial<Record<HeroId, string[]>> = {}
    const asked = (hero: HeroId, s: RfaScenario): void => {
      offered[hero] = [...new Set(verbs(s))]
    }
    const few = { dice: [1, 6], arrange: (t: RfaScenario['t']) => keepDice(t, red, 2) }
    const withHero = (hero: HeroId) => table({ heroes: [hero, 'fighter'], ...few })
    asked('adventurer', withHero('adventurer'))
    asked('healer', withHero('healer'))
    asked('wayfinder', withHero('wayfinder'))
    asked('coinsinger', withHero('coinsinger'))
    asked('twinhand', withHero('twinhand').choose({ at: 'desert' }))
    asked('glasswright', withHero('glasswright'))
    asked('ferrywoman', withHero('ferrywoman').choose({ at: 'resurrection', number: 6 }))
    asked('hearthkeeper', withHero('hearthkeeper'))
    asked('warrior', enemyStep({ heroes: ['warrior', 'fighter'], cards: ['D1a'] }))
    expect(offered).toEqual({
      adventurer: ['place', 'turn'],
      healer: ['heal', 'decline'],
      wayfinder: ['look', 'decline'],
      coinsinger: ['place', 'sing'],
      twinhand: ['place', 'rollOn'],
      glasswright: ['place', 'mirror'],
      ferrywoman: ['goOn', 'decline'],
      hearthkeeper: ['takeBonus', 'decline'],
      warrior: ['standIn', 'decline'],
    })
  })
})

const faces = (from: number) => [1, 2, 3, 4, 5, 6].filter((face) => face !== from)

describe('Adventurer', () => {
  const heroes: HeroId[] = ['adventurer', 'fighter']

  it('turns one rolled die of any kind to any other face, once a turn [DEC-17, RFA-R67]', () => {
    const s = table({ heroes, dice: [1, 1, 2, 2, 2, 2, 6] })
    expect(turns(s)).toEqual([
      ...faces(1).map((face) => `o 1>${face}`),
      ...faces(2).map((face) => `o 2>${face}`),
      ...faces(2).map((face) => `a 2>${face}`),
      ...faces(6).map((face) => `a 6>${face}`),
    ])
    s.choose({ verb: 'turn', die: s.t.hand[6], face: 4 })
    expect(s.t.hand.map((die) => s.t.face[die])).toEqual([1, 1, 2, 2, 2, 2, 4])
    expect(turns(s)).toEqual([])
    expect(placements(s, { number: 4, at: 'fortress' })).toEqual(['a 4 fortress'])
    expect(placements(s, { number: 6 })).toEqual([])
  })

  it('rolls the turned die again if it is not placed, and has no second use in that turn [DEC-17]', () => {
    const s = table({ heroes, dice: [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2] })
    const turned = s.t.hand[4]
    s.choose({ verb: 'turn', die: s.t.hand[0], face: 6 })
    s.choose({ at: 'desert', own: 1, ally: 0 })
    expect(s.told('rolled')[1].dice).toContain(s.told('ability')[0].dice[0])
    expect(s.t.face[turned]).toBe(2)
    expect(turns(s)).toEqual([])
  })

  it('can wait for a later roll of the turn [RFA-R18]', () => {
    const s = table({ heroes, dice: [1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3] }).choose({ at: 'desert' })
    expect(turns(s)).toHaveLength(10)
  })
})

/** What red does to an enemy with one die of this number. */
function struck(number: number, setup: Record<string, unknown>, card: string): RfaScenario {
  return table({
    setup,
    heroes: ['fighter', 'twinhand'],
    dice: [number, 2, 2, 2, 2, 2, 2],
    arrange: (t) => enemy(t, card),
  }).choose({ at: 'enemy', number, own: 1, ally: 0 })
}

describe('Fighter', () => {
  it('counts 2 more for his blow [RFA-R68]', () => {
    expect(struck(4, {}, 'D1a').t.discard).toEqual(['D1a'])
    const three = struck(3, {}, 'D1a')
    expect(three.t.discard).toEqual([])
    expect(three.t.enemies[0].dice).toHaveLength(1)
  })

  it('does not keep what he counted more: the next blow counts the dice and 2 again [RFA-R18]', () => {
    const s = table({
      dice: [1, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 1, 6, 6, 6],
      arrange: (t) => enemy(t, 'D1a'),
    })
    for (const lying of [1, 2, 3]) {
      s.choose({ at: 'enemy', number: 1 })
      expect(s.t.enemies.map((e) => e.dice.length)).toEqual([lying])
    }
    s.choose({ at: 'enemy', number: 1 })
    expect(s.t.discard).toEqual(['D1a'])
  })

  it('counts more only when he is active, and never on Resurrection [RFA-053]', () => {
    const other = table({
      heroes: ['twinhand', 'fighter'],
      dice: [4, 2, 2, 2, 2, 2, 2],
      arrange: (t) => enemy(t, 'D1a'),
    }).choose({ at: 'enemy', number: 4 })
    expect(other.t.enemies).toHaveLength(1)
    const vortex = table({
      heroes: ['fighter', 'twinhand'],
      dice: [4, 2, 2, 2, 2, 2, 2],
      cards: ['I1a'],
      arrange: (t) => {
        lay(t, blue, 4, t.resurrection)
        lay(t, blue, 1, t.oblivion)
      },
    }).choose({ at: 'resurrection', number: 4 })
    expect(vortex.t.resurrection).toHaveLength(2)
    expect(vortex.t.oblivion).toHaveLength(1)
  })

  it('counts more against player-made enemies too, by their own total [RFA-R18]', () => {
    const leader = withFoes(foe({ defeat: { total: 8 } }))
    expect(struck(5, leader, 'foe').t.discard).toEqual([])
    expect(struck(6, leader, 'foe').t.discard).toEqual(['foe'])
  })
})

/** Who may rest, and who may be released for it. */
function healing(s: RfaScenario): (string | number[])[] {
  return s.options.map((o) => (o.verb === 'heal' ? [s.t.owner[o.rest], s.t.owner[o.release]] : o.verb))
}

describe('Healer', () => {
  const heroes: HeroId[] = ['healer', 'fighter']

  it('lets one die rest and releases one from Oblivion, each of choice, before the first roll [RFA-055, DEC-17, RFA-R18, RFA-R69]', () => {
    const s = table({
      heroes,
      arrange: (t) => {
        lay(t, blue, 1, t.oblivion)
        lay(t, red, 1, t.oblivion)
        lay(t, red, 1, t.oblivion)
        lay(t, bonus, 1, t.oblivion)
      },
    })
    expect(s.ask).toEqual({ kind: 'healer', seat: red })
    expect(s.told('rolled')).toEqual([])
    expect(healing(s)).toEqual([
      [red, blue],
      [red, red],
      [red, bonus],
      [ally, blue],
      [ally, red],
      [ally, bonus],
      'decline',
    ])
    const [, own] = s.options
    s.choose(own)
    // The die that rests and the die released wait on the board; neither is rolled.
    expect(owners(s.t, s.t.board[red])).toEqual([red, red])
    expect(owners(s.t, s.t.hand)).toEqual([red, red, ally, ally])
    expect(s.told('rolled')[0].dice).toHaveLength(4)
    expect(owners(s.t, s.t.oblivion)).toEqual([blue, red, bonus])
    expect(has(s, 'heal')).toBe(false)
  })

  const released = (whose: number) => {
    const s = table({ heroes, arrange: (t) => void lay(t, whose, 1, t.oblivion) })
    s.choose(s.options[0])
    return s.t
  }

  it('sends what comes back where it belongs: to its owner, an ally die to her, a bonus die to the pool [RFA-055, RFA-R12]', () => {
    expect(released(blue).board[blue]).toHaveLength(7)
    expect(owners(released(ally), released(ally).board[red])).toEqual([red, ally])
    expect(released(bonus).pool).toHaveLength(4)
  })

  it('can do nothing with one die in hand or with nothing in Oblivion [DEC-17]', () => {
    expect(table({ heroes }).ask.kind).toBe('place')
    expect(table({ heroes, arrange: (t) => keepDice(t, red, 1) }).ask.kind).toBe('place')
    expect(table({ heroes, arrange: (t) => keepDice(t, red, 2) }).ask.kind).toBe('healer')
  })

  it('may decline, and all her dice are rolled [RFA-054]', () => {
    const s = table({ heroes, arrange: (t) => keepDice(t, red, 3) }).choose({ verb: 'decline' })
    expect(s.told('rolled')[0].dice).toHaveLength(3)
    expect(s.t.oblivion).toHaveLength(4)
  })
})

describe('Warrior', () => {
  const heroes: HeroId[] = ['warrior', 'fighter']

  it('may give a die from her board instead of the damage, before the skull moves [DEC-17, RFA-R18, RFA-R70]', () => {
    const s = enemyStep({ heroes, cards: ['D1a'] })
    expect(s.ask).toEqual({ kind: 'standIn', seat: red, territory: 'desert' })
    expect(skullOf(s.t, 'desert')).toBe(0)
    expect(whose(s)).toEqual([red, ally, 'decline'])
    chooseDieOf(s, ally)
    expect(owners(s.t, s.t.oblivion)).toEqual([ally])
    expect(skullOf(s.t, 'desert')).toBe(0)
    expect(s.t.board[red]).toHaveLength(6)
    const hurt = enemyStep({ heroes, cards: ['D1a'] }).choose({ verb: 'decline' })
    expect(skullOf(hurt.t, 'desert')).toBe(1)
    expect(hurt.t.oblivion).toEqual([])
  })

  const twice = () => enemyStep({ heroes, cards: ['F2a'], arrange: (t) => enemy(t, 'D1a') })

  it('stands in once a turn; having declined she may still do it [DEC-17]', () => {
    const once = twice()
    chooseDieOf(once, red)
    expect(once.t.skull).toEqual([0, 1, 0, 0])
    expect(once.t.active).toBe(blue)
    const later = twice().choose({ verb: 'decline' })
    expect(later.ask).toEqual({ kind: 'standIn', seat: red, territory: 'fortress' })
  })

  it('is asked neither where the attack took a die nor without a die on her board [DEC-17]', () => {
    const taken = enemyStep({ heroes, cards: ['D1a'], arrange: (t) => void lay(t, blue, 1, t.desert.first) })
    expect(taken.t.active).toBe(blue)
    expect(skullOf(taken.t, 'desert')).toBe(0)
    const bare = enemyStep({ heroes, cards: ['D1a'], arrange: (t) => keepDice(t, red, 0) })
    expect(skullOf(bare.t, 'desert')).toBe(1)
  })

  it('stands in against phantoms and against enemies called by the Master, not against his own damage [DEC-17]', () => {
    const phantom = enemyStep({
      heroes,
      setup: { special: ['phantoms'], board: 'sword' },
      cards: ['PH1a'],
      dice: [3],
    })
    expect(phantom.ask).toEqual({ kind: 'standIn', seat: red, territory: 'forest' })
    const master = enemyStep({ heroes, cards: ['MOS'], dice: [2], arrange: (t) => enemy(t, 'D1a') })
    expect(master.ask).toEqual({ kind: 'standIn', seat: red, territory: 'desert' })
    master.choose({ verb: 'decline' })
    expect(master.t.skull).toEqual([1, 2, 0, 0])
    expect(master.t.active).toBe(blue)
  })

  it('cannot stand in against giants, and not in the turn of another player [RFA-053, DEC-17]', () => {
    const giant = enemyStep({
      heroes,
      setup: { special: ['giants'], board: 'sword' },
      cards: ['GI1'],
      dice: [1],
    })
    expect(giant.t.lastHole).toEqual([6, 7, 7, 7])
    expect(giant.t.active).toBe(blue)
    const other = enemyStep({ heroes: ['adventurer', 'warrior'], cards: ['D1a'] })
    expect(skullOf(other.t, 'desert')).toBe(1)
  })
})
