import { describe, expect, it } from 'vitest'
import { statuses } from '../content/language.ts'
import { table, type AppChance, type Laid, type LaidEnemy, type LaidHero } from './table.ts'

const dummy = { enemy: {}, life: 50 }
const fate = { kind: 'combat', phase: 'fate', round: 2 } as const
const ones = [1, 1, 1, 1, 1, 1]

/** The Fate Phase of one Character. */
function inFate(
  hero: Partial<LaidHero>,
  rolls: readonly (number | 'icon' | 'blank')[],
  more: Partial<Laid> = {},
) {
  return table({
    heroes: [{ character: 'amakar', ...hero }],
    enemies: [dummy],
    at: fate,
    random: { heroes: { amakar: rolls } },
    ...more,
  })
}

const die = (shows: number) =>
  inFate({ statuses: ['weakness'] }, [shows, ...ones], { options: { recovery: 'die' } })
    .play('Amakar tries weakness')
    .hero().statuses

describe('status effects of Characters', () => {
  it('are exactly four [RF-099]', () => {
    expect(statuses).toEqual(['poison', 'stun', 'weakness', 'investigate'])
  })

  it('Poison takes 2 Life at the beginning of the Fate Phase, Defense and Weakness aside [RF-100, RF-101, INV-26]', () => {
    const s = inFate({ statuses: ['poison', 'weakness'], stats: { defense: 5 } }, [])
    expect(s.lives).toEqual([19])
    expect(s.told('lost')).toMatchObject([{ lost: 2, cause: 'poison' }])
  })

  it('comes before the roll: effects, then attempts, then dice [RF-024, RF-108]', () => {
    const s = inFate({ statuses: ['poison', 'weakness'] }, ['icon', 'blank', ...ones])
    expect(s.bar().dice).toEqual([])
    expect(s.offers).toEqual(['Amakar tries poison', 'Amakar skips poison'])
    s.play('Amakar tries poison')
    expect(s.offers).toEqual(['Amakar tries weakness', 'Amakar skips weakness'])
    s.play('Amakar tries weakness')
    expect(s.hero().statuses).toEqual(['poison'])
    expect(s.bar().dice).toEqual([1, 1, 1, 1, 1])
  })

  it('need not be tried to get rid of [RF-109, DEC-13, RF-R13]', () => {
    const s = inFate({ statuses: ['poison'] }, ones).play('Amakar skips poison')
    expect(s.hero().statuses).toEqual(['poison'])
    expect(s.told('attempted')).toEqual([])
  })

  it('stay if the icon shows and end if it is hidden [RF-110]', () => {
    expect(
      inFate({ statuses: ['poison'] }, ['icon', ...ones])
        .play('Amakar tries poison')
        .hero().statuses,
    ).toEqual(['poison'])
    expect(
      inFate({ statuses: ['poison'] }, ['blank', ...ones])
        .play('Amakar tries poison')
        .hero().statuses,
    ).toEqual([])
  })

  it('can be tried once in each Fate Phase [RF-108, RF-110]', () => {
    const s = inFate({ statuses: ['poison'] }, ['icon', ...ones, 'blank', ...ones])
    s.play('Amakar tries poison', 'Amakar keeps 1 1 1 1 1', 'Amakar passes', 'go on', 'Amakar tries poison')
    expect(s.hero()).toMatchObject({ life: 17, statuses: [] })
  })

  it('end with 4, 5 or 6 by the other method [RF-111, RF-R14]', () => {
    expect([3, 4, 5, 6].map(die)).toEqual([['weakness'], [], [], []])
  })

  it('Stun comes off by itself and costs all dice and abilities of the round [RF-102, RF-103, RF-104, INV-20, INV-25]', () => {
    const s = table({
      heroes: [{ character: 'amakar', statuses: ['stun'] }, { character: 'akara' }],
      enemies: [dummy],
      at: fate,
      random: { heroes: { amakar: [], akara: ones } },
    })
    expect(s.hero()).toMatchObject({ statuses: [], stunned: true })
    s.play('Akara keeps 1 1 1 1 1')
    expect(s.bar(0)).toEqual({ dice: [], luck: 0 })
    expect(s.offers.filter((text) => text.startsWith('Amakar'))).toEqual([])
    expect(s.whyNot('ability:amakar-1')).toEqual(['RF-104'])
  })

  it('lets a Character that loses its Stun still make its other attempts [RF-R15]', () => {
    const s = inFate({ statuses: ['stun', 'poison'] }, ['blank'])
    s.play('Amakar tries poison')
    expect(s.hero()).toMatchObject({ statuses: [], stunned: true })
    expect(s.bar()).toEqual({ dice: [], luck: 0 })
  })

  it('lets Stun that comes in the Character’s Phase act at the next Fate Phase [RF-R16]', () => {
    const s = table({
      heroes: [
        {
          character: 'amakar',
          dice: [1, 2],
          abilities: [{ name: 'Poke', cost: 'any1', effect: 'hit 1 -> enemy' }],
        },
      ],
      enemies: [{ enemy: { mechanics: ['tally 1 inflict stun -> hero(attacker)'] }, life: 50 }],
      random: { heroes: { amakar: [] } },
    })
    s.play('Amakar: Poke', 'pay 1')
    expect(s.hero().statuses).toEqual(['stun'])
    s.play('Amakar: Poke', 'Amakar passes', 'go on')
    expect(s.hero()).toMatchObject({ statuses: [], stunned: true })
  })

  it('lets a stunned Character be healed, guarded and cured, and its cards work [RF-R17]', () => {
    const s = table({
      heroes: [
        {
          character: 'amakar',
          life: 5,
          statuses: ['stun', 'poison'],
          traits: ['X20', 'X25', { name: 'Late', effect: 'when fate-end: heal 9 -> self' }],
        },
        { character: 'akara', luck: 1 },
      ],
      enemies: [dummy],
      at: { ...fate, round: 1 },
      random: { heroes: { amakar: ['icon'], akara: [1, 1, 1, 2, 2, 3] } },
    })
    s.play('Amakar tries poison', 'Akara keeps 1 1 2 2 3')
    // Battery Prayer works at the phase start, but no die is added and fate-end triggers are for those who rolled.
    expect(s.hero()).toMatchObject({ life: 3, guard: 2 })
    expect(s.bar(0).dice).toEqual([])
    s.play('Akara: Mending Touch', 'pay 1 1', 'Amakar', 'Akara passes')
    expect(s.lives[0]).toBe(6)
  })

  it('Weakness doubles damage before Defense: 3 against Defense 2 costs 4 Life [RF-105, RF-106]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', statuses: ['weakness'], stats: { maxLife: 20, defense: 2 } },
        { character: 'akara' },
      ],
      enemies: [{ enemy: { script: ['hit 3 -> hero(afflicted)'] }, life: 9 }],
      at: { kind: 'combat', phase: 'enemy' },
    })
    expect(s.lives[0]).toBe(16)
  })

  it('do not stack, and cost no attempt when inflicted again [RF-R18, INV-23]', () => {
    const s = table({
      heroes: [{ character: 'amakar', statuses: ['poison'] }],
      enemies: [{ enemy: { script: ['inflict poison -> heroes(all)'] }, life: 9 }],
      at: { kind: 'combat', phase: 'enemy' },
    })
    expect(s.hero().statuses).toEqual(['poison'])
    expect(s.told('inflicted')).toMatchObject([{ result: 'already' }])
  })

  it('Investigate does nothing to a Character [RF-107, INV-21]', () => {
    const s = table({
      heroes: [{ character: 'amakar' }],
      enemies: [{ enemy: { script: ['inflict investigate -> heroes(all)'] }, life: 9 }],
      at: { kind: 'combat', phase: 'enemy' },
    })
    expect(s.hero().statuses).toEqual([])
    expect(s.told('inflicted')).toMatchObject([{ result: 'nothing' }])
  })

  it('are ignored by an immune Character; the rest of the text still applies [RF-116, INV-22]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', traits: ['X04'], stats: { defense: 0 } },
        { character: 'akara', stats: { defense: 0 } },
      ],
      enemies: [{ enemy: { script: ['hit 3 + poison -> heroes(all)'] }, life: 9 }],
      at: { kind: 'combat', phase: 'enemy' },
    })
    expect(s.t.heroes.map(({ life, statuses: it }) => [life, it])).toEqual([
      [18, []],
      [14, ['poison']],
    ])
  })

  it('leave a Character at once that becomes immune; losing immunity changes nothing [RF-R91]', () => {
    const s = table({
      heroes: [
        {
          character: 'amakar',
          statuses: ['poison'],
          dice: [1],
          abilities: [{ name: 'Find', cost: 'any1', effect: 'treasure 1 -> self' }],
          treasures: ['T01', 'T02'],
        },
      ],
      enemies: [dummy],
      treasureDeck: ['T35', 'T03'],
    })
    s.play('Amakar: Find')
    expect(s.hero()).toMatchObject({ treasures: ['T01', 'T02', 'T35'], statuses: [] })
  })

  it('change by cards: auto, twice, never, and how much Poison takes [RF-115, RF-R63, RF-R90]', () => {
    const auto = inFate({ statuses: ['poison'], traits: ['X17'] }, ones).play('Amakar tries poison')
    expect(auto.hero().statuses).toEqual([])
    const twice = inFate({ statuses: ['poison'], treasures: ['T25'] }, ['icon', 'blank', ...ones]).play(
      'Amakar tries poison',
    )
    expect(twice.hero().statuses).toEqual([])
    // The second flip comes only after the first has failed.
    const once = inFate({ statuses: ['poison'], treasures: ['T25'] }, ['blank', ...ones]).play(
      'Amakar tries poison',
    )
    expect(once.told('attempted')).toHaveLength(1)
    // Never beats auto beats twice.
    const never = inFate({ statuses: ['weakness'], traits: ['X35', 'X17'], treasures: ['T25'] }, ones)
    expect(never.ask.kind).toBe('fate')
    expect(never.offers).toContain('Amakar keeps nothing')
    expect(never.hero().statuses).toEqual(['weakness'])
    const sure = inFate({ statuses: ['weakness'], traits: ['X17'], treasures: ['T25'] }, ones).play(
      'Amakar tries weakness',
    )
    expect(sure.told('attempted')).toMatchObject([{ how: 'auto' }])
    expect(inFate({ statuses: ['poison'], traits: ['X18'] }, []).lives).toEqual([20])
    expect(inFate({ statuses: ['poison'], traits: ['X33'] }, []).lives).toEqual([18])
  })

  it('end for everybody when the combat ends [RF-112, RF-R09, INV-24]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', dice: [1], statuses: ['poison', 'weakness'], guard: 2 },
        { character: 'akara', dice: [2, 2], statuses: ['stun'] },
      ],
      enemies: [{ enemy: {}, life: 1 }],
    })
    s.play('Amakar: Haft Jab')
    expect(s.t.heroes.map(({ statuses: it, guard }) => [it, guard])).toEqual([
      [[], 0],
      [[], 0],
    ])
    expect(s.t.face.every((face) => face === 0)).toBe(true)
  })

  it('received outside combat wait for the next opening Fate Phase [RF-R69, RF-R04]', () => {
    const s = inFate({ statuses: ['stun'] }, [], { at: { ...fate, round: 1 } })
    expect(s.hero().stunned).toBe(true)
  })
})

const enemyFate = (it: LaidEnemy, app: readonly AppChance[], recovery: 'flip' | 'die' = 'flip') =>
  table({
    heroes: [{ character: 'amakar' }],
    enemies: [it, dummy],
    at: fate,
    random: { app },
    options: { recovery },
  })

describe('status effects of enemies', () => {
  it('work as on Characters; their attempts always happen [RF-113, RF-R13, RF-R12]', () => {
    const s = enemyFate({ enemy: {}, life: 20, statuses: ['poison', 'weakness', 'stun'] }, ['blank', 'icon'])
    expect(s.enemy()).toMatchObject({ life: 18, statuses: ['weakness'] })
    const die = enemyFate({ enemy: {}, life: 20, statuses: ['poison', 'weakness'] }, [3, 4], 'die')
    expect(die.enemy().statuses).toEqual(['poison'])
  })

  it('may be resisted or ignored, which becomes known [RF-114, RF-R48]', () => {
    const curse = { name: 'Curse', cost: 'any1', effect: 'inflict poison + stun -> enemy' }
    const s = table({
      heroes: [{ character: 'amakar', dice: [1, 2, 3], abilities: [curse] }],
      enemies: [{ enemy: { tags: ['resist poison', 'immune stun', 'resist weakness'] }, life: 9 }],
      random: { app: ['blank', 'icon'] },
    })
    expect(s.view.enemies[0].tags).toEqual([])
    s.play('Amakar: Curse', 'pay 1')
    expect(s.enemy().statuses).toEqual([])
    expect(s.told('enemyInflicted').map(({ result }) => result)).toEqual(['resisted', 'immune'])
    expect(s.view.enemies[0].tags).toEqual([
      { how: 'resist', status: 'poison' },
      { how: 'immune', status: 'stun' },
    ])
    s.play('Amakar: Curse', 'pay 2')
    expect(s.enemy().statuses).toEqual(['poison'])
    // An effect that is borne already needs no coin.
    s.play('Amakar: Curse')
    expect(s.told('enemyInflicted').at(-2)?.result).toBe('already')
  })

  it('Investigate stays until the enemy leaves play, whatever is cured [RF-R47, RF-R112]', () => {
    const s = table({
      heroes: [{ character: 'amakar' }],
      enemies: [{ enemy: { script: ['cure all -> self'] }, life: 9, statuses: ['investigate', 'poison'] }],
      at: { kind: 'combat', phase: 'enemy' },
    })
    expect(s.enemy().statuses).toEqual(['investigate'])
  })
})
