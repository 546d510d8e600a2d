import { describe, expect, it } from 'vitest'
import { combat, find } from './pages.ts'
import { table, type FatesScenario, type Laid, type LaidEnemy, type LaidHero } from './table.ts'

const dummy = { enemy: {}, life: 50 }
const hits = [1, 2, 3, 4, 5, 6].map((n) => ({
  name: `H${n}`,
  cost: `dice(${n})`,
  effect: `hit ${n} -> enemy`,
}))
const soft = (character: string, more: Partial<LaidHero> = {}): LaidHero => ({
  character,
  stats: { maxLife: 40, defense: 0 },
  ...more,
})

const acts = (enemies: readonly LaidEnemy[], more: Partial<Laid> = {}): FatesScenario =>
  table({ heroes: [soft('amakar'), soft('akara')], enemies, at: { kind: 'combat', phase: 'enemy' }, ...more })
const inFate = (hero: Partial<LaidHero>, rolls: readonly number[], more: Partial<Laid> = {}): FatesScenario =>
  table({
    heroes: [{ character: 'amakar', ...hero }],
    enemies: [dummy],
    at: { kind: 'combat', phase: 'fate', round: 2 },
    random: { heroes: { amakar: rolls } },
    ...more,
  })

describe('a combat begins', () => {
  it('with facts that lower the Life of the enemies they are about, not of others [RF-R51]', () => {
    const fight = combat(
      [
        ['E01', [1, 1, 1, 1]],
        ['E09', [1, 1, 1, 1]],
      ],
      { weaken: [{ enemy: 'E09', n: 2, flags: ['seen'] }] },
    )
    const lives = (flags: readonly string[]): number[] =>
      table({ heroes: [soft('amakar')], at: { kind: 'story', encounter: fight }, flags }).play('go on')
        .enemyLives
    const [free, lowered] = [lives([]), lives(['seen'])]
    expect(lowered).toEqual([free[0], free[1] - 2])
  })
})

const won = (more: Partial<Laid> = {}): FatesScenario =>
  table({
    heroes: [
      soft('amakar', { dice: [5, 5], abilities: hits }),
      soft('akara', { statuses: ['poison', 'weakness'] }),
    ],
    enemies: [{ enemy: {}, life: 4 }],
    ...more,
  })

describe('a combat ends', () => {
  it('and leaves nothing of itself behind but what it is counted for [RF-R09, RF-R85]', () => {
    const s = won().play('Akara passes', 'Amakar: H5')
    expect(s.t).toMatchObject({ fighting: false, round: 0, acting: [], past: [] })
    expect(s.t.statistics.combatsWon).toBe(1)
    for (const hero of s.t.heroes)
      expect(hero).toMatchObject({ statuses: [], guard: 0, stunned: false, passed: false, task: 'nothing' })
  })

  it('for stunned Characters and enemies that were still to act, too [RF-R09]', () => {
    const burn = { name: 'Burn', effect: 'when hurt: lose 99 -> enemies(all)' }
    const s = table({
      heroes: [soft('amakar', { traits: [burn] }), soft('akara')],
      enemies: [{ enemy: { script: ['hit 1 -> heroes(all)'] }, life: 4 }, dummy, dummy],
      at: { kind: 'combat', phase: 'enemy' },
      arrange: (t) => Object.assign(t.heroes[1], { stunned: true, task: 'keep' }) && undefined,
    })
    expect(s.told('combatWon')).toHaveLength(1)
    expect(s.t.acting).toEqual([])
    expect(s.hero(1)).toMatchObject({ stunned: false, passed: false, task: 'nothing' })
  })

  it('with a reward that nobody knew: there is no way back from it [RF-R88, RF-R97]', () => {
    const joy = { name: 'Joy', effect: 'when combat-end: heal 1 -> hero' }
    const s = won({
      heroes: [soft('amakar', { dice: [5], abilities: hits, traits: [joy] }), soft('akara')],
      reward: 'heal 1 -> heroes(all)',
    }).play('Amakar: H5')
    expect(s.ask.kind).toBe('target')
    expect(s.play('Akara').undoStop).toBe('card')
  })
})

describe('the Character’s Phase', () => {
  it('asks whoever can still act by name where it is one, or anyone [RF-R23, DEC-16]', () => {
    expect(table({ heroes: [soft('amakar')], enemies: [dummy] }).ask).toEqual({ kind: 'act', seat: 0 })
    const s = table({ heroes: [soft('amakar'), soft('akara')], enemies: [dummy] })
    expect(s.ask).toEqual({ kind: 'act', seat: -1 })
    expect(s.play('Amakar passes').ask).toEqual({ kind: 'act', seat: 1 })
  })

  it('keeps cards with an ability for their use: nothing is said of trading them [RF-097]', () => {
    const heroes = [soft('amakar', { dice: [3], treasures: ['T13', 'T31'] })]
    const s = table({ heroes, enemies: [dummy] })
    expect([s.whyNot('card:T13'), s.whyNot('card:T31')]).toEqual([[], ['RF-097']])
  })

  it('gives the reasons of whoever has passed without passing again [RF-R24]', () => {
    const s = table({ heroes: [soft('amakar'), soft('akara'), soft('leyana')], enemies: [dummy] })
    s.play('Amakar passes', 'Akara passes')
    for (const seat of [0, 1]) expect(s.whyNot(`hero:${seat}`)).toEqual(['RF-R24'])
  })
})

describe('hits on enemies', () => {
  it('meet armor and guard together [RF-R35]', () => {
    const s = table({
      heroes: [soft('amakar', { dice: [6], abilities: hits })],
      enemies: [{ enemy: { mechanics: ['armor 1'] }, life: 50, guard: 2 }],
    }).play('Amakar: H6')
    expect(s.told('hit')).toMatchObject([{ entered: 6, took: 3 }])
  })

  it('of a frenzied enemy deal more to its foes as well [RF-R110, RF-R93]', () => {
    const brute = {
      enemy: { script: ['hit 4 -> foes(all)'], mechanics: ['frenzy 50 2'] },
      life: 20,
      maxLife: 40,
    }
    expect(
      acts([brute, dummy])
        .told('hit')
        .map(({ entered }) => entered),
    ).toEqual([6, 6])
  })

  it('show a mechanic once, by its place in what the enemy hides [RF-R49]', () => {
    const mechanics = ['armor 1', 'thorns 1', 'tally 2 hit 1 -> hero(attacker)']
    const s = table({
      heroes: [soft('amakar', { dice: [5, 6], abilities: hits })],
      enemies: [{ enemy: { mechanics }, life: 50 }],
    }).play('Amakar: H5')
    expect(s.enemy().shown).toEqual([1])
    expect(s.play('Amakar: H6').enemy().shown).toEqual([1, 2])
    expect(s.told('reacted')).toEqual([
      { type: 'reacted', enemy: 0, by: 'thorns', seat: 0 },
      { type: 'reacted', enemy: 0, by: 'thorns', seat: 0 },
      { type: 'reacted', enemy: 0, by: 'tally', seat: 0 },
    ])
  })
})

describe('the Enemy Phase', () => {
  it('passes over an enemy that another has defeated before its turn [RF-R43]', () => {
    const s = acts([
      { enemy: { script: ['hit 9 -> foe(weakest)'] }, life: 50 },
      { enemy: {}, life: 4 },
      dummy,
    ])
    s.play('go on')
    expect(s.told('enemyActs').map(({ enemy }) => enemy)).toEqual([0, 2])
  })

  it('tells of a fuse that it went off, and that the enemy is gone [RF-R92]', () => {
    const s = acts([{ enemy: { mechanics: ['fuse 1 hit 1 -> heroes(all)'] }, life: 9 }, dummy])
    expect(s.told('reacted')).toEqual([{ type: 'reacted', enemy: 0, by: 'fuse', seat: -1 }])
    expect(s.told('left')).toEqual([{ type: 'left', enemy: 0 }])
  })

  it('lets a fuse defeat its own enemy, which then is not gone but defeated [RF-R92, RF-R39]', () => {
    const s = acts([{ enemy: { mechanics: ['fuse 1 lose 99 -> self'] }, life: 9 }, dummy])
    expect([s.enemy().out, s.told('left'), s.t.statistics.defeated]).toEqual(['defeated', [], 1])
  })
})

describe('the Fate Phase of enemies', () => {
  it('shows that one heals, and nothing of one that is unhurt [RF-R12]', () => {
    const healer = { enemy: { mechanics: ['armor 1', 'regen 3'] }, life: 10, maxLife: 12 }
    const unhurt = { ...healer, life: 12 }
    const s = inFate({}, [], { enemies: [healer, unhurt], random: {} })
    expect(s.told('enemyHealed')).toEqual([{ type: 'enemyHealed', enemy: 0, healed: 2 }])
    expect(s.t.enemies.map(({ shown }) => shown)).toEqual([[1], []])
  })

  it('passes over one that the burst of another has defeated [RF-R12, RF-R39]', () => {
    const s = inFate({}, [], {
      enemies: [
        { enemy: { mechanics: ['burst hit 9 -> foes(all)'] }, life: 2, statuses: ['poison'] },
        { enemy: { mechanics: ['regen 3'] }, life: 5, maxLife: 9 },
        dummy,
      ],
      random: {},
    })
    expect(s.enemyLives).toEqual([0, 0, 41])
    expect(s.told('enemyHealed')).toEqual([])
  })
})

describe('the Fate Phase of Characters', () => {
  const ones = [1, 1, 1, 1, 1, 1]

  it('tells how an attempt was made and what it showed [RF-110, RF-111]', () => {
    const ill = { statuses: ['poison'] as const }
    expect(
      inFate(ill, [2, ...ones])
        .play('Amakar tries poison')
        .told('attempted'),
    ).toEqual([{ type: 'attempted', seat: 0, status: 'poison', how: 'icon', shows: 2, worked: true }])
    const die = inFate(ill, [3, ...ones], { options: { recovery: 'die' } }).play('Amakar tries poison')
    expect(die.told('attempted')).toEqual([
      { type: 'attempted', seat: 0, status: 'poison', how: 'die', shows: 3, worked: false },
    ])
  })

  it('keeps what a card says about one status effect from the others [RF-R63, RF-R90]', () => {
    const s = inFate({ statuses: ['poison', 'weakness'], traits: ['X35'] }, [2, ...ones])
    expect(s.offers).toEqual(['Amakar tries poison', 'Amakar skips poison'])
    // Weakness stays without a question.
    expect(s.play('Amakar tries poison').offers[0]).toBe('Amakar keeps nothing')
  })

  it('goes on to the Action dice when the last Luck re-roll is used [RF-R21]', () => {
    const lucky = { traits: ['X08'], treasures: ['T41'] }
    const s = inFate(lucky, [...ones, 4, 5]).play('Amakar re-rolls Luck')
    expect(s.hero()).toMatchObject({ task: 'luck', rerolls: 1 })
    s.play('Amakar re-rolls Luck')
    expect([s.bar().luck, s.offers[0]]).toEqual([5, 'Amakar keeps nothing'])
    expect(s.hero()).toMatchObject({ task: 'keep', rerolls: 1 })
  })

  it('gives no re-roll to whom a card denies it [RF-R20]', () => {
    const s = inFate({ traits: [{ name: 'Hasty', effect: 'mod rerolls -1' }] }, ones)
    expect(s.ask.kind).toBe('act')
  })

  it('says of the Luck die that it stays once it is left or has been rolled, not before [RF-027]', () => {
    const ill = inFate({ statuses: ['poison'] }, [])
    expect(ill.whyNot('die:0')).toEqual([])
    expect(inFate({ traits: ['X08'] }, ones).whyNot('die:0')).toEqual([])
    const pair = inFate({}, [...ones, 1], {
      heroes: [{ character: 'amakar' }, { character: 'akara' }],
      random: { heroes: { amakar: [...ones, 1], akara: ones } },
    })
    pair.play('Amakar keeps 1 1 1 1')
    expect([pair.hero().task, pair.whyNot('die:0')]).toEqual(['nothing', ['RF-027']])
  })
})

const draws = (words: string, hero: LaidHero, more: Partial<Laid>): FatesScenario =>
  table({ heroes: [hero], at: { kind: 'story', encounter: [find(words), find('nothing')] }, ...more }).play(
    'go on',
  )

describe('Treasure and Trait cards', () => {
  const full = { character: 'amakar', treasures: ['T01', 'T02', 'T51'] }

  it('are told of when they go, and why [RF-R87, RF-R56]', () => {
    const drawn = { treasureDeck: ['T59'] }
    const left = draws('treasure 1 -> heroes(all)', full, drawn).play('Amakar leaves it')
    expect(left.told('putAside')).toEqual([{ type: 'putAside', seat: 0, card: 'T59', as: 'refused' }])
    const swapped = draws('treasure 1 -> heroes(all)', full, drawn).play('Amakar swaps Moss Poultice')
    expect(swapped.told('putAside')).toEqual([{ type: 'putAside', seat: 0, card: 'T02', as: 'swap' }])
  })

  it('in excess take with them what they gave [RF-R57, RF-R60]', () => {
    const s = draws('trait 1 -> heroes(all)', full, { traitDeck: ['X32'] })
    expect([s.ask, s.lives]).toEqual([{ kind: 'excess', seat: 0 }, [27]])
    s.play("Amakar drops Giant's Belt")
    expect(s.lives).toEqual([21])
    expect(s.told('putAside')).toEqual([{ type: 'putAside', seat: 0, card: 'T51', as: 'excess' }])
    expect(s.t.statistics.deeds[0]).toMatchObject({ traits: 1, treasures: 0 })
  })

  it('end every status effect with a level up, whatever is drawn [RF-R62]', () => {
    const s = table({
      heroes: [{ character: 'amakar', statuses: ['poison', 'stun', 'weakness'] }],
      traitDeck: ['X01'],
      at: { kind: 'levelup' },
    })
    expect(s.hero().statuses).toEqual([])
  })
})
