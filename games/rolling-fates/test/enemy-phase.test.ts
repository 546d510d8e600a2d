import { describe, expect, it } from 'vitest'
import { enemies } from '../content/enemies.ts'
import { scaledLife } from '../rules/enemies.ts'
import { table, type AppChance, type Laid, type LaidEnemy, type LaidHero } from './table.ts'

const soft = (character: string, more: Partial<LaidHero> = {}): LaidHero => ({
  character,
  stats: { maxLife: 30, defense: 0 },
  ...more,
})

/** The Enemy Phase of an enemy with this script, and whoever stands beside it. */
function acts(script: readonly string[], laid: Partial<Laid> = {}, more: Partial<LaidEnemy> = {}) {
  return table({
    heroes: [soft('amakar'), soft('akara')],
    enemies: [{ enemy: { script: [...script] }, life: 40, ...more }],
    at: { kind: 'combat', phase: 'enemy' },
    ...laid,
  })
}

describe('the Enemy Phase', () => {
  it('asks nobody what enemies do, and tells each action with its result [RF-078, RF-079, RF-R87]', () => {
    const s = acts(['hit 4 + poison -> hero(random)'], { random: { app: [{ pick: ['akara'] }] } })
    expect(
      s.events.map(({ type }) => type).filter((type) => type !== 'phaseBegan' && type !== 'onlyWay'),
    ).toEqual(['enemyActs', 'suffered', 'inflicted'])
    expect(s.told('suffered')).toMatchObject([{ seat: 1, amount: 4, lost: 4, enemy: 0 }])
    expect(s.ask).toMatchObject({ kind: 'continue', after: 'action' })
    expect(s.offers).toEqual(['go on'])
  })

  it('shows one action after the other [DEC-04]', () => {
    const s = table({
      heroes: [soft('amakar')],
      enemies: [
        { enemy: { script: ['hit 2 -> heroes(all)'] }, life: 9 },
        { enemy: { script: ['hit 3 -> heroes(all)'] }, life: 9 },
      ],
      at: { kind: 'combat', phase: 'enemy' },
    })
    expect(s.lives).toEqual([29])
    s.play('go on')
    expect(s.lives).toEqual([27])
  })

  it('deals the full damage and every status effect to each Character it hits [RF-080, RF-R34]', () => {
    const s = acts(['hit 4 + poison -> heroes(all)'])
    expect(s.lives).toEqual([26, 26])
    expect(s.t.heroes.map(({ statuses }) => statuses)).toEqual([['poison'], ['poison']])
    expect(s.told('suffered').map(({ seat }) => seat)).toEqual([0, 1])
  })

  it('subtracts Defense from every single instance of damage [RF-081, RF-084, INV-27]', () => {
    const s = acts(['hit 4 -> hero(random); hit 4 -> hero(random)'], {
      heroes: [soft('amakar', { stats: { maxLife: 30, defense: 3 } })],
      random: { app: [] },
    })
    // Alone each hit deals 1 less: 3 - 3 twice.
    expect(s.lives).toEqual([30])
  })

  it('never gains Life from a hit below the Defense, but takes its status effect [RF-082, RF-083, INV-28]', () => {
    const s = acts(['hit 2 + weakness -> heroes(all)'], {
      heroes: [soft('amakar', { life: 10, stats: { maxLife: 30, defense: 9 } })],
    })
    expect(s.hero()).toMatchObject({ life: 10, statuses: ['weakness'] })
  })

  it('gives the Character the token, and the effect from then on [RF-085]', () => {
    const s = acts(['hit 2 + weakness -> hero(random); hit 3 -> hero(afflicted)'], {
      random: { app: [{ pick: ['amakar'] }] },
    })
    expect(s.lives).toEqual([30 - 2 - 6, 30])
  })

  it('announces with a wind step what follows it, and nothing more [RF-086, RF-R50]', () => {
    const s = acts(['wind "Its fists go up."', 'hit 9 -> heroes(all)'])
    expect(s.lives).toEqual([30, 30])
    expect(s.told('enemyActs')).toMatchObject([{ does: [{ verb: 'wind', text: 'Its fists go up.' }] }])
    expect(s.enemy().step).toBe(1)
  })

  it('follows the script step by step and starts over [RF-R44]', () => {
    const s = acts(['hit 1 -> heroes(all)', 'hit 2 -> heroes(all)'], {}, { step: 2 })
    expect(s.lives).toEqual([28, 28])
    expect(s.enemy().step).toBe(0)
  })

  it('begins the script of a percentage at its first step, once, whatever is healed [RF-R44]', () => {
    const strike = { name: 'Strike', cost: 'any1', effect: 'hit 5 -> enemy' }
    const s = table({
      heroes: [soft('amakar', { dice: [1], abilities: [strike] })],
      enemies: [
        {
          enemy: {
            script: ['nothing', 'nothing'],
            at: { 50: ['hit 2 -> heroes(all); heal 20 -> self', 'hit 3 -> heroes(all)'] },
          },
          life: 12,
          maxLife: 20,
          step: 2,
        },
      ],
    })
    s.play('Amakar: Strike', 'Amakar passes')
    expect(s.lives).toEqual([29])
    expect(s.enemy()).toMatchObject({ life: 20, script: 1, step: 1 })
  })

  it('lets enemies act in slot order; those that join in this phase wait [RF-R43, INV-34]', () => {
    const s = table({
      heroes: [soft('amakar', { traits: [{ name: 'Barbs', effect: 'when hurt: hit 5 -> attacker' }] })],
      enemies: [
        {
          enemy: { name: 'Mother', script: ['hit 2 -> heroes(all)'], mechanics: ['spawn L90 1/1/1/1 at 50'] },
          life: 10,
        },
        { enemy: { name: 'Aunt', script: ['nothing'] }, life: 10 },
      ],
      at: { kind: 'combat', phase: 'enemy' },
      random: { heroes: { amakar: [1, 1, 1, 1, 1, 1] } },
    })
    s.play('go on', 'go on')
    expect(s.told('enemyActs').map(({ enemy }) => enemy)).toEqual([0, 1])
    expect(s.t.enemies.map(({ kind }) => kind)).toEqual(['N0', 'N1', 'L90'])
    expect(s.ask.kind).toBe('fate')
  })

  it('lets a stunned enemy do nothing, and its script waits [RF-R46, RF-113, INV-35]', () => {
    const s = acts(
      ['hit 1 -> heroes(all)', 'hit 2 -> heroes(all)'],
      { random: { heroes: { amakar: [1, 1, 1, 1, 1, 1], akara: [1, 1, 1, 1, 1, 1] } } },
      { statuses: ['stun'] },
    )
    expect(s.told('enemyStunned')).toHaveLength(1)
    expect(s.lives).toEqual([30, 30])
    // It comes off at the beginning of the Fate Phase that followed.
    expect(s.enemy()).toMatchObject({ step: 0, statuses: [] })
  })

  it('carries an action out to its end with the power it began with, though it is defeated [RF-R93]', () => {
    const s = table({
      heroes: [
        soft('amakar', { traits: [{ name: 'Barbs', effect: 'when hurt: hit 5 -> attacker' }] }),
        soft('akara', { traits: [{ name: 'Burrs', effect: 'when hurt: hit 5 -> attacker' }] }),
      ],
      enemies: [
        {
          enemy: {
            script: ['hit 3 -> heroes(all); guard 9 -> self; hit 2 -> heroes(all)'],
            mechanics: ['frenzy 60 4'],
          },
          life: 10,
        },
        { enemy: {}, life: 9 },
      ],
      at: { kind: 'combat', phase: 'enemy' },
    })
    // The barbs bring it to half Life and the burrs defeat it: the rest comes all the same, without more power.
    expect(s.lives).toEqual([30 - 3 - 2, 30 - 3 - 2])
    expect(s.enemy()).toMatchObject({ life: 0, out: 'defeated', guard: 0 })
  })

  it('begins another script with the next action, not in the middle [RF-R93]', () => {
    const s = table({
      heroes: [soft('amakar', { traits: [{ name: 'Barbs', effect: 'when hurt: hit 6 -> attacker' }] })],
      enemies: [
        {
          enemy: {
            script: ['hit 3 -> heroes(all); hit 3 -> heroes(all)'],
            at: { 50: ['hit 9 -> heroes(all)'] },
          },
          life: 13,
        },
      ],
      at: { kind: 'combat', phase: 'enemy' },
    })
    expect(s.lives).toEqual([30 - 2 - 2])
    expect(s.enemy()).toMatchObject({ script: 1, step: 0 })
  })

  it('lets guard of an enemy last until the next Enemy Phase; guards add up [RF-R52]', () => {
    const s = acts(['guard 1 -> foes(all); guard 2 -> self'], {}, { guard: 7 })
    expect(s.enemy().guard).toBe(3)
  })

  it('deals 1 less to a Character alone, but not below 1 [RF-R34, RF-R51]', () => {
    expect(acts(['hit 4 -> heroes(all)'], { heroes: [soft('amakar')] }).lives).toEqual([27])
    expect(acts(['hit 1 -> heroes(all)'], { heroes: [soft('amakar')] }).lives).toEqual([29])
    expect(acts(['hit 4 -> heroes(all)']).lives).toEqual([26, 26])
  })

  it('multiplies amounts written 2h by the number of Characters [RF-R51]', () => {
    const s = acts(['heal 2h -> self'], {}, { life: 10, maxLife: 40 })
    expect(s.enemyLives).toEqual([14])
  })
})

const hit = (criterion: string, heroes: LaidHero[], app: readonly AppChance[]) =>
  table({
    heroes,
    enemies: [{ enemy: { script: [`hit 1 -> ${criterion}`] }, life: 40 }],
    at: { kind: 'combat', phase: 'enemy' },
    random: { app },
  })
    .told('suffered')
    .map(({ seat }) => seat)

const party = (more: Partial<LaidHero>[]): LaidHero[] =>
  ['amakar', 'akara', 'leyana'].map((character, seat) => soft(character, more[seat]))

describe('whom enemies pick', () => {
  it('the weakest and the strongest by current Life, drawn between equals [RF-R45]', () => {
    expect(hit('hero(weakest)', party([{ life: 9 }, { life: 5 }, { life: 8 }]), [])).toEqual([1])
    expect(
      hit('hero(strongest)', party([{ life: 9 }, { life: 5 }, { life: 9 }]), [{ pick: ['leyana'] }]),
    ).toEqual([2])
  })

  it('the softest and the toughest by Defense with cards, guard not counted [RF-R45]', () => {
    const heroes = party([{ treasures: ['T31'] }, { guard: 9 }, { treasures: ['T48'] }])
    expect(hit('hero(softest)', heroes, [])).toEqual([1])
    expect(hit('hero(toughest)', heroes, [])).toEqual([2])
  })

  it('the rival, whose hits took the most Life; without one anybody [RF-R45]', () => {
    const blow = { name: 'Blow', cost: 'any1', effect: 'hit 3 -> enemy' }
    const s = table({
      heroes: party([{}, { dice: [1], abilities: [blow] }, {}]),
      enemies: [{ enemy: { script: ['hit 1 -> hero(rival)'] }, life: 40 }],
      random: { app: [] },
    })
    s.play('Akara: Blow').passAll()
    expect(s.told('suffered')).toMatchObject([{ seat: 1 }])
    expect(hit('hero(rival)', party([{}, {}, {}]), [{ pick: ['leyana'] }])).toEqual([2])
  })

  it('somebody afflicted, or anybody if nobody is [RF-R45]', () => {
    expect(hit('hero(afflicted)', party([{}, {}, { statuses: ['poison'] }]), [])).toEqual([2])
    expect(hit('hero(afflicted)', party([{}, {}, {}]), [{ pick: ['akara'] }])).toEqual([1])
  })

  it('half of the Characters rounded up, or so many, all different [RF-R45, RF-R38]', () => {
    expect(hit('heroes(half)', party([{}, {}, {}]), [{ pick: ['leyana', 'amakar'] }])).toEqual([0, 2])
    expect(hit('heroes(2)', party([{}, {}, {}]), [{ pick: ['akara', 'leyana'] }])).toEqual([1, 2])
    expect(hit('heroes(4)', party([{}, {}, {}]), [])).toEqual([0, 1, 2])
  })

  it('another enemy with the lowest Life, or nobody [RF-R45]', () => {
    const s = table({
      heroes: [soft('amakar')],
      enemies: [
        { enemy: { name: 'Nurse', script: ['heal 3 -> foe(weakest)'] }, life: 2, maxLife: 9 },
        { enemy: { name: 'Left' }, life: 4, maxLife: 9 },
        { enemy: { name: 'Right' }, life: 4, maxLife: 9 },
      ],
      at: { kind: 'combat', phase: 'enemy' },
      random: { app: [{ pick: ['Right'] }] },
    })
    expect(s.enemyLives).toEqual([2, 4, 7])
    const alone = acts(['heal 3 -> foe(weakest)'], { random: { app: [] } }, { life: 4, maxLife: 9 })
    expect(alone.enemyLives).toEqual([4])
  })
})

const each = (n: number, perHero: boolean) =>
  [1, 2, 3, 4].map((players) => scaledLife({ n, perHero }, players))

describe('party scaling', () => {
  it('scales Life as the ledger’s examples: 46h is 23/88/138/230, a plain 20 is 13/20/20/20 [RF-R51, RF-R38]', () => {
    expect(each(46, true)).toEqual([23, 88, 138, 230])
    expect(each(20, false)).toEqual([13, 20, 20, 20])
  })

  it('lets every enemy of the box act, alone and in a party of four', () => {
    for (const { id } of enemies)
      for (const heroes of [1, 4]) {
        const s = table({
          heroes: ['amakar', 'akara', 'leyana', 'karath']
            .slice(0, heroes)
            .map((character) => soft(character, { stats: { maxLife: 60 } })),
          enemies: [{ enemy: id }, { enemy: {}, life: 9 }],
          at: { kind: 'combat', phase: 'enemy' },
        })
        expect(s.told('enemyActs').map(({ enemy }) => enemy)).toContain(0)
      }
  })
})
