import { describe, expect, it } from 'vitest'
import { table, type Laid, type LaidHero } from './table.ts'

const dummy = { enemy: {}, life: 50 }
const strike = { name: 'Strike', cost: 'dice(1)', effect: 'hit 3 -> enemy' }
const sap = { name: 'Sap', cost: 'dice(2)', effect: 'hit 5 + weakness -> enemy' }

/** A Character with a few abilities of its own, and dice for all of them. */
function fighter(
  abilities: LaidHero['abilities'],
  dice: readonly number[],
  more: Partial<LaidHero> = {},
): LaidHero {
  return { character: 'amakar', dice, abilities: abilities ?? [], ...more }
}

const fight = (abilities: LaidHero['abilities'], dice: readonly number[], more: Partial<Laid> = {}) =>
  table({ heroes: [fighter(abilities, dice)], enemies: [dummy], ...more })

describe('damage to enemies', () => {
  it('works the damage out before its own Weakness [RF-068]', () => {
    expect(fight([sap], [2]).play('Amakar: Sap').enemyLives).toEqual([45])
  })

  it('doubles every later hit: 5 with Weakness, then 3, takes 11 [RF-069, RF-070, RF-105]', () => {
    const s = fight([strike, sap], [1, 2]).play('Amakar: Sap', 'Amakar: Strike')
    expect(s.enemyLives).toEqual([39])
    expect(s.told('hit').map(({ entered, took }) => [entered, took])).toEqual([
      [5, 5],
      [3, 6],
    ])
  })

  it('takes 8 for one input of 8 with Weakness [RF-071]', () => {
    const both = { name: 'Both', cost: 'any1', effect: 'hit 8 + weakness -> enemy' }
    expect(fight([both], [1]).play('Amakar: Both').enemyLives).toEqual([42])
  })

  it('makes the order of two uses matter: 3, then 5 with Weakness, takes 8 [RF-072]', () => {
    expect(fight([strike, sap], [1, 2]).play('Amakar: Strike', 'Amakar: Sap').enemyLives).toEqual([42])
  })

  it('judges every hit on its own: 3 and 4 are not 7 [RF-067]', () => {
    const four = { name: 'Four', cost: 'dice(4)', effect: 'hit 4 -> enemy' }
    const seven = { name: 'Seven', cost: 'dice(6)', effect: 'hit 7 -> enemy' }
    const armoured = [{ enemy: { mechanics: ['armor 2'] }, life: 50 }]
    const two = fight([strike, four], [1, 4], { enemies: armoured }).play('Amakar: Strike', 'Amakar: Four')
    const one = fight([seven], [6], { enemies: armoured }).play('Amakar: Seven')
    expect([two.enemyLives, one.enemyLives]).toEqual([[47], [45]])
  })

  it('doubles once, never four times [RF-R37, RF-R18]', () => {
    const s = fight([sap, strike], [2, 2, 1]).play('Amakar: Sap', 'Amakar: Sap', 'Amakar: Strike')
    expect(s.enemyLives).toEqual([50 - 5 - 10 - 6])
    expect(s.enemy().statuses).toEqual(['weakness'])
  })

  it('changes the number by the attacker’s own cards only [RF-R35]', () => {
    const s = table({
      heroes: [fighter([strike, sap], [1, 2, 1], { traits: ['X12', 'X14'] }), { character: 'akara' }],
      enemies: [dummy],
    })
    // First hit +2; later +1 because the target has Weakness by then, added before the doubling.
    s.play('Amakar: Sap', 'Amakar: Strike')
    expect(s.told('hit').map(({ entered, took }) => [entered, took])).toEqual([
      [7, 7],
      [4, 8],
    ])
  })

  it('counts a number of 0 as no hit, though its status effects apply [RF-R36]', () => {
    const weak = { name: 'Tap', cost: 'dice(1,1,1)', effect: 'hit 1 + poison -> enemy' }
    const s = table({
      heroes: [fighter([weak, strike], [1, 1, 1, 1], { traits: ['X40'] })],
      enemies: [{ enemy: { mechanics: ['ward 1', 'thorns 5'] }, life: 50 }],
    })
    s.play('Amakar: Tap')
    expect(s.told('hit')).toEqual([])
    expect(s.enemy()).toMatchObject({ statuses: ['poison'], hits: 0 })
    // The ward is still there for the first hit that is one.
    s.play('Amakar: Strike')
    expect(s.told('hit')).toMatchObject([{ entered: 3, took: 0 }])
  })

  it('defeats at 0 Life, at once and without the status effects of that hit [RF-R39, INV-29]', () => {
    const s = table({
      heroes: [fighter([sap, strike], [2, 1])],
      enemies: [{ enemy: {}, life: 4 }, dummy],
    })
    s.play('Amakar: Sap', 'Dummy 1')
    expect(s.enemy(0)).toMatchObject({ life: 0, out: 'defeated', statuses: [] })
    expect(s.told('hit')).toMatchObject([{ entered: 5, took: 4 }])
    // It can be chosen no more.
    s.play('Amakar: Strike')
    expect(s.told('hit').at(-1)).toMatchObject({ enemy: 1, took: 3 })
  })

  it('gives the App the number, and everybody the Life that the hit took [RF-065, RF-066]', () => {
    const s = fight([sap], [2]).play('Amakar: Sap')
    expect(s.events.filter(({ type }) => type === 'hit' || type === 'enemyInflicted')).toMatchObject([
      { type: 'hit', seat: 0, enemy: 0, entered: 5, took: 5 },
      { type: 'enemyInflicted', enemy: 0, status: 'weakness', result: 'took' },
    ])
  })
})

describe('targets', () => {
  const sweep = { name: 'Sweep', cost: 'any1', effect: 'hit 2 -> enemies(2)' }

  it('lets the player choose one after the other, exactly as many as printed [RF-063, RF-064, RF-065, RF-R29, DEC-18]', () => {
    const s = table({ heroes: [fighter([sweep], [1])], enemies: [dummy, dummy, dummy] })
    s.play('Amakar: Sweep')
    expect(s.offers).toEqual(['Dummy 1', 'Dummy 2', 'Dummy 3'])
    s.play('Dummy 3')
    expect(s.offers).toEqual(['Dummy 1', 'Dummy 2'])
    expect(s.whyNot('enemy:2')).toEqual(['RF-R29'])
    // All are chosen before the first hit (RF-R30).
    expect(s.enemyLives).toEqual([50, 50, 50])
    s.play('Dummy 1')
    expect(s.told('hit').map(({ enemy }) => enemy)).toEqual([2, 0])
  })

  it('takes all that are there if there are fewer, still one at a time [RF-R29, RF-R30]', () => {
    const s = table({ heroes: [fighter([sweep], [1])], enemies: [dummy, dummy] })
    s.play('Amakar: Sweep')
    expect(s.offers).toEqual(['Dummy 1', 'Dummy 2'])
    s.play('Dummy 2')
    expect(s.told('hit').map(({ enemy }) => enemy)).toEqual([1, 0])
  })

  it('needs no choice for "all" and goes in slot order [RF-R30]', () => {
    const storm = { name: 'Storm', cost: 'any1', effect: 'hit 2 -> enemies(all)' }
    const s = table({ heroes: [fighter([storm], [1])], enemies: [dummy, dummy, dummy] })
    s.play('Amakar: Storm')
    expect(s.told('hit').map(({ enemy }) => enemy)).toEqual([0, 1, 2])
  })

  it('sends damage and status effects of one attack to one target [RF-073, RF-075]', () => {
    const all = { name: 'All', cost: 'any1', effect: 'hit 7 + stun + investigate -> enemy' }
    const s = table({ heroes: [fighter([all], [1])], enemies: [dummy, dummy] }).play('Amakar: All', 'Dummy 2')
    expect(s.ask.kind).toBe('act')
    expect(s.t.enemies.map(({ life, statuses }) => [life, statuses])).toEqual([
      [50, []],
      [43, ['stun', 'investigate']],
    ])
  })

  it('gives a further instruction a choice of its own [RF-074]', () => {
    const split = {
      name: 'Split',
      cost: 'any1',
      effect: 'hit 7 + stun -> enemy; inflict investigate -> enemy',
    }
    const s = table({ heroes: [fighter([split], [1])], enemies: [dummy, dummy] }).play(
      'Amakar: Split',
      'Dummy 2',
    )
    expect(s.offers).toEqual(['Dummy 1', 'Dummy 2'])
    s.play('Dummy 1')
    expect(s.t.enemies.map(({ statuses }) => statuses)).toEqual([['investigate'], ['stun']])
  })

  it('skips a chosen target that has left play before its turn [RF-R31]', () => {
    const s = table({
      heroes: [
        fighter([{ name: 'Chain', cost: 'any1', effect: 'hit 9 -> enemies(2)' }], [1], {
          traits: [{ name: 'Echo Kill', effect: 'when kill: hit 9 -> enemies(all)' }],
        }),
      ],
      enemies: [{ enemy: {}, life: 5 }, { enemy: {}, life: 5 }, dummy],
    })
    s.play('Amakar: Chain', 'Dummy 1', 'Dummy 2')
    // The first kill's trigger has defeated the second target already: it is not hit again.
    expect(s.told('hit').map(({ enemy }) => enemy)).toEqual([0, 1, 2])
  })

  it('means by "same" the targets of the previous clause that are still in play [RF-R31]', () => {
    const s = table({
      heroes: [fighter([{ name: 'Twice', cost: 'any1', effect: 'hit 5 -> enemies(2); hit 1 -> same' }], [1])],
      enemies: [{ enemy: {}, life: 5 }, dummy, dummy],
    })
    s.play('Amakar: Twice', 'Dummy 1', 'Dummy 3')
    expect(s.enemyLives).toEqual([0, 50, 44])
  })

  it('lets a clause without a target do nothing, and carries out the rest [RF-R32]', () => {
    const s = table({ heroes: [{ character: 'odrin', dice: [1, 2, 3] }], enemies: [dummy] })
    s.play('Odrin: Rising Thread')
    expect(s.enemyLives).toEqual([43])
    expect(s.told('dieAdded')).toEqual([])
  })
})

describe('healing and guard', () => {
  it('heals the user or any other Character, by the user’s choice [RF-076]', () => {
    const s = table({
      heroes: [
        { character: 'akara', life: 5, dice: [2, 2] },
        { character: 'amakar', life: 5 },
      ],
      enemies: [dummy],
    })
    s.play('Akara: Mending Touch')
    expect(s.offers).toEqual(['Akara', 'Amakar'])
    s.play('Amakar')
    expect(s.lives).toEqual([5, 8])
  })

  it('loses what goes beyond the maximum [RF-012, RF-077, INV-28]', () => {
    const s = table({ heroes: [{ character: 'akara', life: 16, dice: [2, 2] }], enemies: [dummy] })
    s.play('Akara: Mending Touch')
    expect(s.lives).toEqual([17])
    expect(s.told('healed')).toMatchObject([{ healed: 1 }])
  })

  it('adds modifiers of the healer and the healed, not below 0 [RF-R94]', () => {
    const s = table({
      heroes: [
        { character: 'akara', dice: [2, 2, 3, 3], traits: ['X15'] },
        { character: 'amakar', life: 5, traits: ['X34'] },
        { character: 'leyana', life: 5, traits: ['X16'] },
      ],
      enemies: [dummy],
    })
    s.play('Akara: Mending Touch', 'pay 2 2', 'Amakar', 'Akara: Mending Touch', 'Leyana')
    expect(s.lives.slice(1)).toEqual([5 + 3 + 1 - 1, 5 + 3 + 1 + 1])
    const none = table({
      heroes: [
        {
          character: 'akara',
          life: 5,
          dice: [1],
          traits: ['X34', { name: 'Salt', effect: 'mod heal-in -5' }],
        },
      ],
      enemies: [dummy],
    })
    none.play('Akara: Cleansing Verse')
    expect(none.lives).toEqual([5])
  })

  it('adds guards up; on a Character they last until the next Fate Phase [RF-R52]', () => {
    const s = table({
      heroes: [{ character: 'karath', dice: [2, 2, 3, 3] }],
      enemies: [{ enemy: { script: ['hit 9 -> hero(random)'] }, life: 50 }],
    })
    s.play('Karath: Interpose', 'pay 2 2', 'Karath: Interpose')
    expect(s.hero().guard).toBe(4)
    s.play('Karath passes')
    // 9 damage, 1 less alone, minus Defense 2 and guard 4.
    expect(s.lives).toEqual([18 - 2])
    s.play('go on')
    expect(s.hero().guard).toBe(0)
  })

  it('chooses several different Characters where an effect says so [RF-R29]', () => {
    const s = table({
      heroes: ['akara', 'amakar', 'leyana'].map((character) => ({
        character,
        dice: [1, 1],
        treasures: character === 'akara' ? ['T18'] : [],
      })),
      enemies: [dummy],
    })
    s.play('Akara: Chalk Circle', 'Leyana')
    expect(s.offers).toEqual(['Akara', 'Amakar'])
    s.play('Akara')
    expect(s.t.heroes.map(({ guard }) => guard)).toEqual([2, 0, 2])
  })
})
