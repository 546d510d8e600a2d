import { Run } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { rollingFates } from '../index.ts'
import { check, find, trade } from './pages.ts'
import { table, type FatesScenario, type Laid } from './table.ts'

const pair = [{ character: 'amakar' }, { character: 'akara' }]
const dummy = { enemy: {}, life: 50 }
const physical = (laid: Partial<Laid> = {}, mode: 'companion' | 'tracked' = 'companion'): FatesScenario =>
  table({ heroes: pair, enemies: [dummy], ...laid, options: { mode } })
const tracked = (laid: Partial<Laid> = {}): FatesScenario => physical(laid, 'tracked')
const enemyPhase = { at: { kind: 'combat', phase: 'enemy' } } as const

/** An enemy that does this when the phase is ended. */
const acting = (script: string, more: Partial<Laid> = {}) => ({
  enemies: [{ enemy: { script: [script] }, life: 9, maxLife: 20 }],
  ...enemyPhase,
  ...more,
})

/** A use of one Character on one enemy, entered and confirmed. */
const use = (s: FatesScenario, who: string, enemy: string, number: number): FatesScenario =>
  s.play(`${who} uses`, enemy, String(number), 'enough', 'confirm')

/** At the Character's Phase, when so many inputs were made. */
const after = (inputs: number): Partial<Laid> => ({
  arrange: (t) => Object.assign(t, { step: 'act', inputs, mayGiveUp: true }) && undefined,
})

describe('what a physical table is told', () => {
  it('is nothing about what an enemy does to itself [RF-R79]', () => {
    const s = physical(acting('heal 3 -> self')).play('endPhase')
    expect(s.enemyLives).toEqual([12])
    expect(s.told('instructed')).toEqual([])
  })

  it('is damage of thorns for whoever hit, as a hit would be told [RF-R79, RF-R92]', () => {
    const s = use(
      physical({ enemies: [{ enemy: { mechanics: ['thorns 3'] }, life: 9 }] }),
      'Akara',
      'Dummy',
      2,
    )
    expect(s.told('instructed')).toEqual([
      {
        type: 'instructed',
        does: {
          verb: 'hit',
          n: 3,
          perHero: false,
          statuses: [],
          target: { who: 'hero', many: 1, by: 'attacker' },
        },
        seats: [1],
        by: null,
        enemy: 0,
      },
    ])
  })

  it('is a name where there is only one, and where the App knows who hit [RF-R78]', () => {
    const one = { heroes: [{ character: 'akara' }] }
    const alone = physical(acting('hit 4 -> hero(weakest)', one)).play('endPhase')
    expect(alone.told('instructed')).toMatchObject([{ seats: [0], by: null }])
    const rival = physical({
      enemies: [{ enemy: { script: ['hit 4 -> hero(rival)'] }, life: 9 }],
      random: { app: [] },
    })
    use(rival, 'Akara', 'Dummy', 2).play('endPhase')
    expect(rival.told('instructed')).toMatchObject([{ seats: [1], by: null }])
    const mechanics = ['tally 1 hit 4 -> hero(attacker)']
    const tally = use(
      physical({ enemies: [{ enemy: { mechanics }, life: 9 }], random: { app: [] } }),
      'Akara',
      'Dummy',
      2,
    )
    expect(tally.told('instructed')).toMatchObject([{ seats: [1], by: null }])
  })

  it('is "random" where a page means one of the group and addresses nobody [RF-R111]', () => {
    const pages = [find('lose 1 -> chosen'), find('nothing')]
    const s = physical({ at: { kind: 'story', encounter: pages }, enemies: [] }).play('go on')
    expect(s.told('instructed')).toMatchObject([{ seats: [], by: 'random' }])
  })

  it('leaves dials alone at a level up [RF-R80]', () => {
    const up = physical({ heroes: [{ character: 'amakar', life: 21 }], at: { kind: 'levelup' }, enemies: [] })
    expect([up.lives, up.view.heroes[0].maxLife]).toEqual([[21], 24])
  })

  it('asks for the Luck die in a question of its own [DEC-26]', () => {
    const pages = [check(4, 'nothing', 'nothing'), find('nothing')]
    const s = physical({ at: { kind: 'story', encounter: pages }, enemies: [] }).play('go on')
    expect(s.ask).toEqual({ kind: 'luckShows', seat: -1 })
  })
})

describe('what tracked Life takes from the players', () => {
  it('is damage, Life lost, status effects and guard [RF-R84]', () => {
    for (const [script, hero] of [
      ['hit 4 -> heroes(all)', { life: 18 }],
      ['lose 4 -> heroes(all)', { life: 17 }],
      ['inflict weakness + stun -> heroes(all)', { statuses: ['weakness', 'stun'] }],
      ['guard 2 -> heroes(all)', { guard: 2 }],
    ] as const) {
      const s = tracked(acting(script)).play('endPhase')
      expect(s.hero()).toMatchObject(hero)
      expect(s.told('instructed')).toEqual([])
    }
  })

  it('is neither healing nor a cure [RF-R84]', () => {
    const s = tracked(acting('heal 4 -> heroes(all); cure all -> heroes(all)')).play('endPhase')
    expect(s.told('instructed').map(({ does }) => does.verb)).toEqual(['heal', 'cure'])
  })

  it('ends every status effect at a level up [RF-R84]', () => {
    const heroes = [{ character: 'amakar', statuses: ['poison', 'stun', 'weakness'] as const }]
    expect(tracked({ heroes, at: { kind: 'levelup' }, enemies: [] }).hero().statuses).toEqual([])
  })

  it('is given back with a use that is undone [RF-R81]', () => {
    const mechanics = ['tally 1 hit 4 + poison -> hero(attacker)', 'thorns 2']
    const s = tracked({ enemies: [{ enemy: { mechanics, tags: ['resist stun'] }, life: 30 }] })
    s.play('Amakar uses', 'Dummy', '5', 'stun', 'enough', 'confirm')
    expect(s.hero()).toMatchObject({ life: 17, statuses: ['poison'] })
    expect(s.enemy()).toMatchObject({ shown: [1, 0], tried: ['stun'], knownTags: [{ status: 'stun' }] })
    s.play('undoUse')
    expect(s.hero()).toMatchObject({ life: 21, statuses: [] })
    expect(s.enemy()).toMatchObject({ shown: [], tried: [], knownTags: [], life: 30 })
  })
})

describe('entering uses', () => {
  it('ends with the fourth status effect [RF-R75]', () => {
    const s = physical().play('Amakar uses', 'Dummy', '0', 'poison', 'stun', 'weakness', 'investigate')
    expect(s.ask).toEqual({ kind: 'entryMore', seat: -1 })
    expect(s.play('confirm').enemy().statuses).toEqual(['poison', 'stun', 'weakness', 'investigate'])
  })

  it('says why nothing at all is no use [RF-R77]', () => {
    const s = physical().play('Amakar uses', 'Dummy', '0')
    expect(s.whyNot()).toEqual(['RF-R77'])
    expect(s.play('poison').whyNot()).toEqual([])
  })

  it('skips an enemy that an earlier entry of the same use has defeated [RF-R31, RF-R75]', () => {
    const s = physical({ enemies: [{ enemy: {}, life: 5 }, dummy] })
    s.play('Amakar uses', 'Dummy 1', '9', 'enough', 'addTarget', 'Dummy 1', '3', 'enough', 'addTarget')
    s.play('Dummy 2', '4', 'enough', 'confirm')
    expect(s.told('hit').map(({ enemy, took }) => [enemy, took])).toEqual([
      [0, 5],
      [1, 4],
    ])
    expect(s.view.log[0].targets.map(({ enemy, number, took }) => [enemy, number, took])).toEqual([
      [0, 9, 5],
      [1, 4, 4],
    ])
  })

  it('after an enemy’s action is an answer: asked for as such, and not undone by the table [RF-R77, RF-R81]', () => {
    const s = physical(acting('hit 4 -> heroes(all)')).play('endPhase')
    expect(s.ask).toEqual({ kind: 'answer', seat: -1 })
    use(s, 'Akara', 'Dummy', 2)
    expect([s.t.past, s.view.undoable, s.view.log[0].what]).toEqual([[], 0, 'answer'])
  })

  it('counts every input up to sixty: then nothing is entered, undone, corrected or set any more [RF-R113]', () => {
    const s = use(tracked(after(58)), 'Amakar', 'Dummy', 2)
    expect(s.t.inputs).toBe(59)
    const all = [
      'Amakar uses',
      'Akara uses',
      'endPhase',
      'undoUse',
      'correct Dummy',
      'set Amakar',
      'set Akara',
    ]
    expect(s.offers).toEqual([...all, 'gameOver'])
    s.play('undoUse')
    expect(s.t.inputs).toBe(60)
    expect(s.offers).toEqual(['endPhase', 'gameOver'])
    // A use that was the sixtieth input stays.
    expect(use(tracked(after(59)), 'Amakar', 'Dummy', 2).offers).toEqual(['endPhase', 'gameOver'])
  })

  it('leaves nothing to undo behind when the phase or the combat is over [RF-R81]', () => {
    const s = use(physical(), 'Amakar', 'Dummy', 2)
    expect(s.view.undoable).toBe(1)
    expect(s.play('endPhase').t.past).toEqual([])
    const won = use(physical({ enemies: [{ enemy: {}, life: 2 }] }), 'Amakar', 'Dummy', 2)
    expect(won.view.undoable).toBe(1)
    expect(won.play('go on').t.past).toEqual([])
  })
})

describe('corrections', () => {
  it('of Life are asked for, done and told as numbers [RF-R99, DEC-25]', () => {
    const s = physical().play('correct Dummy', 'correctLife')
    expect(s.ask).toEqual({ kind: 'correctLife', seat: -1, enemy: 0 })
    s.play('20', 'confirm')
    expect(s.told('corrected')).toEqual([{ type: 'corrected', enemy: 0, life: 20, status: null, on: false }])
  })

  it('defeat an enemy once, by nobody, and leave it without tokens to set [RF-R99]', () => {
    const s = physical({ enemies: [dummy, dummy] })
    s.play('correct Dummy 1', 'correctLife', '0', 'confirm')
    expect(s.play('correct Dummy 1').offers).toEqual(['correctLife', 'cancel'])
    s.play('correctLife', '0', 'confirm')
    expect(s.told('defeated')).toEqual([{ type: 'defeated', enemy: 0, seat: -1 }])
    expect(s.t.statistics.defeated).toBe(1)
  })

  it('let a threshold wait for the next loss of Life: a hit that takes nothing is none [RF-R99]', () => {
    const script = ['lose 0 -> self', 'lose 1 -> self']
    const s = physical({ enemies: [{ enemy: { mechanics: ['frenzy 50 3', 'armor 2'], script }, life: 20 }] })
    s.play('correct Dummy', 'correctLife', '8', 'confirm')
    use(s, 'Amakar', 'Dummy', 2)
    expect(s.enemy()).toMatchObject({ life: 8, power: 0 })
    s.play('endPhase')
    expect(s.enemy()).toMatchObject({ life: 8, power: 0 })
    s.play('go on', 'done', 'endPhase')
    expect(s.enemy()).toMatchObject({ life: 7, power: 3 })
  })
})

const offer = (by: 'random' | 'weakest', mode: 'companion' | 'tracked'): string[] => {
  const pages = [trade('life', 30, 'nothing', { by }), find('nothing')]
  return physical({ at: { kind: 'story', encounter: pages }, enemies: [] }, mode)
    .options.filter(({ verb }) => verb === 'accept' || verb === 'decline')
    .map(({ verb }) => verb)
}

describe('offers at a physical table', () => {
  it('of Life can be accepted where the dial is not known [RF-R70]', () => {
    expect(offer('random', 'companion')).toEqual(['accept', 'decline'])
    expect(offer('weakest', 'companion')).toEqual(['accept', 'decline'])
    expect(offer('random', 'tracked')).toEqual(['decline'])
  })
})

it('a correction stays within a maximum that is imagined otherwise before it is confirmed [RF-R99, INV-29]', () => {
  const run = new Run(rollingFates, rollingFates.copy(physical().t))
  const take = (verb: string, from: 'first' | 'last' = 'first'): void => {
    const fitting = run.decision?.options.flatMap((option, n) => (option.verb === verb ? [n] : [])) ?? []
    run.choose(fitting.at(from === 'first' ? 0 : -1) ?? -1)
  }
  take('correct')
  take('correctLife')
  take('number', 'last')
  const [enemy] = run.state.enemies
  enemy.maxLife -= 9
  enemy.life = 1
  take('confirm')
  expect(enemy.life).toBe(enemy.maxLife)
  expect(rollingFates.broken(run.state, run.decision)).toEqual([])
})
