import { describe, expect, it } from 'vitest'
import { table, type LaidEnemy } from './table.ts'

/** Hits of 1 to 6, each for a die of that number. */
const hits = [1, 2, 3, 4, 5, 6].map((n) => ({
  name: `H${n}`,
  cost: `dice(${n})`,
  effect: `hit ${n} -> enemy`,
}))
const curses = [
  { name: 'Weaken', cost: 'dice(1)', effect: 'inflict weakness -> enemy' },
  { name: 'Stun', cost: 'dice(1)', effect: 'inflict stun -> enemy' },
]

/** One enemy with these mechanics, and what each of these hits takes. */
function taken(
  mechanics: readonly string[],
  numbers: readonly number[],
  more: Omit<LaidEnemy, 'enemy'> = {},
) {
  const s = table({
    heroes: [{ character: 'amakar', dice: numbers, abilities: hits, stats: { maxLife: 60 } }],
    enemies: [{ enemy: { mechanics: [...mechanics] }, life: 50, ...more }],
  })
  for (const n of numbers) s.play(`Amakar: H${n}`)
  return s.told('hit').map(({ took }) => took)
}

const fate = (statuses: readonly ('poison' | 'stun')[]) =>
  table({
    heroes: [{ character: 'amakar' }, { character: 'akara' }],
    enemies: [{ enemy: { mechanics: ['regen 2h'] }, life: 10, maxLife: 20, statuses }],
    at: { kind: 'combat', phase: 'fate' },
    random: { app: statuses.includes('poison') ? ['icon'] : [] },
  })

describe('hidden mechanics', () => {
  it('armor takes N off each hit [RF-R35]', () => {
    expect(taken(['armor 2'], [1, 2, 3, 6])).toEqual([0, 0, 1, 4])
  })

  it('thick lets hits of N or less take nothing, after Weakness [RF-R35]', () => {
    expect(taken(['thick 3'], [3, 4])).toEqual([0, 4])
    expect(taken(['thick 3'], [1, 2], { statuses: ['weakness'] })).toEqual([0, 4])
  })

  it('cap lets one hit take no more than N, after everything else [RF-R35]', () => {
    expect(taken(['cap 4'], [3, 6])).toEqual([3, 4])
    expect(taken(['cap 4'], [3], { statuses: ['weakness'] })).toEqual([4])
  })

  it('ward lets the first N hits of a round take nothing [RF-R53, RF-R96]', () => {
    expect(taken(['ward 2'], [3, 4, 5])).toEqual([0, 0, 5])
  })

  it('ward begins anew with each Character’s Phase [RF-R53]', () => {
    const s = table({
      heroes: [{ character: 'amakar', dice: [3, 4], abilities: hits }],
      enemies: [{ enemy: { mechanics: ['ward 1'] }, life: 50 }],
      random: { heroes: { amakar: [1, 5, 5, 5, 5, 5] } },
    })
    s.play(
      'Amakar: H3',
      'Amakar: H4',
      'Amakar passes',
      'go on',
      'Amakar keeps 5 5 5 5 5',
      'Amakar: H5',
      'Amakar: H5',
    )
    expect(s.told('hit').map(({ took }) => took)).toEqual([0, 4, 0, 5])
  })

  it('echo forgets the last number with each Character’s Phase [RF-R53]', () => {
    const s = table({
      heroes: [{ character: 'amakar', dice: [3], abilities: hits }],
      enemies: [{ enemy: { mechanics: ['echo'] }, life: 50 }],
      random: { heroes: { amakar: [1, 3, 3, 5, 5, 5] } },
    })
    s.play('Amakar: H3', 'Amakar passes', 'go on', 'Amakar keeps 3 3 5 5 5', 'Amakar: H3', 'Amakar: H3')
    expect(s.told('hit').map(({ took }) => took)).toEqual([3, 3, 0])
  })

  it('count what happens at the beginning of a Character’s Phase to that round [RF-R53]', () => {
    const s = table({
      heroes: [
        {
          character: 'amakar',
          dice: [3],
          abilities: hits,
          traits: [{ name: 'Ambush', effect: 'when phase-start: hit 2 -> enemy' }],
        },
      ],
      enemies: [{ enemy: { mechanics: ['ward 1'] }, life: 50 }],
      random: { heroes: { amakar: [1, 3, 3, 5, 5, 5] } },
    })
    s.play('Amakar passes', 'go on', 'Amakar keeps 3 3 5 5 5', 'Amakar: H3')
    expect(s.told('hit').map(({ took }) => took)).toEqual([0, 0, 3])
  })

  it('echo lets a number take nothing right after itself, counting also hits that took nothing [RF-R35, RF-R96]', () => {
    expect(taken(['echo'], [3, 3, 3, 4, 3])).toEqual([3, 0, 0, 4, 3])
  })

  it('odd-shell and even-shell halve by the number entered, rounded down [RF-R35, RF-R38]', () => {
    expect(taken(['odd-shell'], [3, 4, 5])).toEqual([1, 4, 2])
    expect(taken(['even-shell'], [3, 4, 6])).toEqual([3, 2, 3])
    // 3 entered is odd, though Weakness makes it 6.
    expect(taken(['odd-shell'], [3], { statuses: ['weakness'] })).toEqual([3])
  })

  it('bane adds N while the status is there, after the doubling [RF-R35]', () => {
    expect(taken(['bane stun 2'], [3])).toEqual([3])
    expect(taken(['bane stun 2'], [3], { statuses: ['stun'] })).toEqual([5])
    expect(taken(['bane weakness 2'], [3], { statuses: ['weakness'] })).toEqual([8])
    // A shell that leaves nothing of the hit does not stop it: only bond, ward, echo and thick do.
    expect(taken(['odd-shell', 'bane stun 2'], [1], { statuses: ['stun'] })).toEqual([2])
  })

  it('goes through the whole arithmetic in its order [RF-R35]', () => {
    // 5 x 2 = 10, odd: 5, not thick, +2, -1 armor, -1 guard, capped at 4.
    const mechanics = ['odd-shell', 'thick 4', 'bane stun 2', 'armor 1', 'cap 4']
    expect(taken(mechanics, [5], { statuses: ['weakness', 'stun'], guard: 1 })).toEqual([4])
    // A hit that thick stopped takes nothing, bane or not.
    expect(taken(['thick 4', 'bane stun 9'], [4], { statuses: ['stun'] })).toEqual([0])
  })

  it('bond lets hits take nothing while the other stands; status effects still apply [RF-R35]', () => {
    const s = table({
      heroes: [{ character: 'amakar', dice: [5, 5, 1], abilities: [...hits, ...curses] }],
      enemies: [
        { enemy: { name: 'Bound', mechanics: ['bond N1'] }, life: 20, statuses: ['poison'] },
        { enemy: { name: 'Keeper' }, life: 5 },
      ],
    })
    s.play('Amakar: H5', 'Bound', 'Amakar: Weaken', 'Bound')
    expect(s.enemy(0)).toMatchObject({ life: 20, statuses: ['poison', 'weakness'] })
    s.play('Amakar: H5', 'Keeper')
    expect(s.enemy(1).out).toBe('defeated')
    expect(taken(['bond N9'], [5])).toEqual([5])
  })

  it('Poison works on a bound enemy [RF-R35]', () => {
    const s = table({
      heroes: [{ character: 'amakar' }],
      enemies: [
        { enemy: { name: 'Bound', mechanics: ['bond N1'] }, life: 20, statuses: ['poison'] },
        { enemy: { name: 'Keeper' }, life: 5 },
      ],
      at: { kind: 'combat', phase: 'fate' },
      random: { app: ['blank'] },
    })
    expect(s.enemy(0)).toMatchObject({ life: 18, statuses: [] })
  })

  it('thorns answer every hit that took Life, with damage that Defense lessens [RF-R40, RF-R92]', () => {
    const s = table({
      heroes: [{ character: 'amakar', dice: [1, 5, 6], abilities: hits }],
      enemies: [{ enemy: { mechanics: ['thorns 3', 'thick 1', 'frenzy 99 5'] }, life: 11 }],
    })
    s.play('Amakar: H1')
    expect(s.told('suffered')).toEqual([])
    // Neither the power of a frenzy nor the solo adjustment changes it: 3 minus Defense 1.
    s.play('Amakar: H5')
    expect(s.lives).toEqual([19])
    // The hit that defeats it is not answered.
    s.play('Amakar: H6')
    expect(s.told('suffered')).toHaveLength(1)
  })

  it('tally answers the K-th hit of a round at once, by its attacker’s number [RF-R40, RF-R45]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', dice: [1, 1], abilities: hits },
        { character: 'akara', dice: [2], abilities: hits.map((it) => ({ ...it, name: `A${it.name}` })) },
      ],
      enemies: [{ enemy: { mechanics: ['tally 2 hit 5 -> hero(attacker)'] }, life: 50 }],
    })
    s.play('Amakar: H1')
    expect(s.lives).toEqual([21, 17])
    s.play('Akara: AH2')
    expect(s.lives).toEqual([21, 12])
    s.play('Amakar: H1')
    expect(s.lives).toEqual([21, 12])
  })

  it('tally does not answer the hit that defeats it [RF-R40]', () => {
    const s = table({
      heroes: [{ character: 'amakar', dice: [1, 6], abilities: hits }],
      enemies: [
        { enemy: { mechanics: ['tally 2 hit 5 -> hero(attacker)'] }, life: 5 },
        { enemy: {}, life: 9 },
      ],
    })
    s.play('Amakar: H1', 'Dummy 1', 'Amakar: H6', 'Dummy 1')
    expect(s.lives).toEqual([21])
  })

  it('frenzy makes its hits deal N more once the percentage is reached, for good [RF-R40, RF-R95]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', dice: [5, 1], abilities: hits, stats: { defense: 0 } },
        { character: 'akara', stats: { defense: 0 } },
      ],
      enemies: [
        {
          enemy: { mechanics: ['frenzy 50 2'], script: ['hit 3 -> hero(random); heal 9 -> self'] },
          life: 11,
          maxLife: 11,
        },
      ],
      random: { app: [{ pick: ['amakar'] }] },
    })
    // 6 of 11 is above half, 5 of 11 is below: the share is not rounded.
    s.play('Amakar: H5')
    expect(s.enemy().power).toBe(0)
    s.play('Amakar: H1')
    expect(s.enemy().power).toBe(2)
    s.passAll()
    expect(s.lives).toEqual([16, 17])
    expect(s.enemy()).toMatchObject({ life: 11, power: 2 })
  })

  it('spawn calls others once, at the end of the slots, scaled to the party [RF-R40, RF-R43, RF-R51]', () => {
    const s = table({
      heroes: [{ character: 'amakar', dice: [5, 5], abilities: hits }],
      enemies: [
        { enemy: { mechanics: ['spawn L90 2/1/1/1 at 50'] }, life: 10 },
        { enemy: {}, life: 9 },
      ],
    })
    s.play('Amakar: H5', 'Dummy 1')
    expect(s.t.enemies.map(({ kind, life }) => [kind, life])).toEqual([
      ['N0', 5],
      ['N1', 9],
      ['L90', 4],
      ['L90', 4],
    ])
    expect(s.told('enemyJoined')).toMatchObject([{ spawned: true }, { spawned: true }])
  })

  it('passes thresholds in their order: frenzy, spawn, script; the higher percentage first [RF-R40]', () => {
    const s = table({
      heroes: [{ character: 'amakar', dice: [6], abilities: hits }],
      enemies: [
        {
          enemy: {
            mechanics: ['spawn L90 1/1/1/1 at 30', 'frenzy 40 1', 'spawn L90 1/1/1/1 at 60', 'frenzy 80 1'],
            at: { 70: ['hit 1 -> heroes(all)'], 35: ['hit 2 -> heroes(all)'] },
          },
          life: 6,
          maxLife: 20,
          statuses: [],
        },
      ],
      arrange: (t) => {
        const [enemy] = t.enemies
        Object.assign(enemy, { life: 12, maxLife: 20, power: 0, passed: [], script: 0, step: 0 })
      },
    })
    s.play('Amakar: H6')
    // 6 of 20: both frenzies, both spawns, and the script of the lowest percentage passed.
    expect(s.told('workedUnseen').map(({ mechanic }) => mechanic)).toEqual([
      'frenzy',
      'frenzy',
      'spawn',
      'spawn',
      'script',
    ])
    expect(s.enemy().passed).toEqual([3, 1, 2, 0])
    expect(s.enemy()).toMatchObject({ power: 2, script: 2, step: 0 })
  })

  it('passes no threshold when it is defeated at once [RF-R40]', () => {
    const s = table({
      heroes: [{ character: 'amakar', dice: [6], abilities: hits }],
      enemies: [
        { enemy: { mechanics: ['spawn L90 1/1/1/1 at 50'] }, life: 6 },
        { enemy: {}, life: 9 },
      ],
    })
    s.play('Amakar: H6', 'Dummy 1')
    expect(s.t.enemies).toHaveLength(2)
  })

  it('regen heals at its step of the Fate Phase, unless it is poisoned [RF-R12]', () => {
    expect(fate([]).enemyLives).toEqual([14])
    expect(fate(['poison']).enemyLives).toEqual([8])
  })

  it('burst happens when it is defeated, before kill triggers, also by Poison [RF-R40]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', dice: [6], abilities: hits, life: 15, traits: ['X22'], stats: { defense: 0 } },
        { character: 'akara', stats: { defense: 0 } },
      ],
      enemies: [
        { enemy: { mechanics: ['burst hit 3 -> heroes(all)'] }, life: 6 },
        { enemy: {}, life: 9 },
      ],
    })
    s.play('Amakar: H6', 'Dummy 1')
    expect(s.lives).toEqual([15 - 3 + 2, 14])
    const poisoned = table({
      heroes: [
        { character: 'amakar', stats: { defense: 0 } },
        { character: 'akara', stats: { defense: 0 } },
      ],
      enemies: [
        { enemy: { mechanics: ['burst hit 3 -> heroes(all)'] }, life: 2, statuses: ['poison'] },
        { enemy: {}, life: 9 },
      ],
      at: { kind: 'combat', phase: 'fate' },
      random: { app: [] },
    })
    expect(poisoned.lives).toEqual([18, 14])
  })

  it('fuse goes off at the end of its K-th action; then it is gone, not defeated [RF-R92]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', stats: { defense: 0 }, traits: ['X22'], life: 10 },
        { character: 'akara', stats: { defense: 0 } },
      ],
      enemies: [
        {
          enemy: { name: 'Bomb', mechanics: ['fuse 1 hit 4 -> heroes(all)'], script: ['wind "It ticks."'] },
          life: 9,
        },
        { enemy: {}, life: 9 },
      ],
      at: { kind: 'combat', phase: 'enemy' },
    })
    expect(s.lives).toEqual([6, 13])
    expect(s.enemy(0).out).toBe('gone')
    expect(s.told('defeated')).toEqual([])
    expect(s.t.statistics.defeated).toBe(0)
  })

  it('counts each enemy for itself [RF-R96]', () => {
    const s = table({
      heroes: [{ character: 'amakar', dice: [3, 3, 3], abilities: hits }],
      enemies: [
        { enemy: { mechanics: ['echo'] }, life: 50 },
        { enemy: { mechanics: ['echo'] }, life: 50 },
      ],
    })
    s.play('Amakar: H3', 'Dummy 1', 'Amakar: H3', 'Dummy 2', 'Amakar: H3', 'Dummy 1')
    expect(s.told('hit').map(({ took }) => took)).toEqual([3, 3, 0])
  })

  it('lets effects of triggers and reactions cause no further ones, though their hits count [RF-R41]', () => {
    const s = table({
      heroes: [
        {
          character: 'amakar',
          dice: [6, 2],
          abilities: hits,
          traits: [{ name: 'Spite', effect: 'when kill: hit 2 -> enemies(all)' }, 'X10'],
        },
      ],
      enemies: [
        { enemy: {}, life: 6 },
        { enemy: { mechanics: ['thorns 5', 'tally 1 hit 9 -> hero(attacker)', 'echo'] }, life: 50 },
        { enemy: { mechanics: ['burst hit 4 -> heroes(all)'] }, life: 2 },
      ],
    })
    s.play('Amakar: H6', 'Dummy 1')
    // The trigger's hits of 2 are pricked and answered by nobody and gain nothing from cards; a burst still happens.
    expect(s.told('hit').map(({ enemy, entered }) => [enemy, entered])).toEqual([
      [0, 6],
      [1, 2],
      [2, 2],
    ])
    expect(s.told('cardWorked')).toHaveLength(1)
    expect(s.told('reacted').map(({ by }) => by)).toEqual(['burst'])
    expect(s.lives).toEqual([21 - (4 - 1 - 1)])
    // But they count: the next hit of 2 is an echo of the trigger's.
    s.play('Amakar: H2')
    expect(s.told('hit').at(-1)).toMatchObject({ entered: 2, took: 0 })
  })

  it('judges a hit of an enemy on an enemy, answered by nobody [RF-R110]', () => {
    const s = table({
      heroes: [{ character: 'amakar' }, { character: 'akara' }],
      enemies: [
        { enemy: { name: 'Brute', script: ['hit 4 -> foes(all)'] }, life: 9 },
        {
          enemy: { name: 'Imp', mechanics: ['armor 1', 'thorns 3', 'tally 1 hit 9 -> hero(random)'] },
          life: 9,
        },
      ],
      at: { kind: 'combat', phase: 'enemy' },
      random: { app: [] },
    })
    expect(s.enemyLives).toEqual([5, 6])
    expect(s.told('hit')).toMatchObject([{ seat: -1 }, { seat: -1, took: 3 }])
    expect(s.lives).toEqual([21, 17])
    expect(s.enemy(1).hits).toBe(1)
    expect(s.t.statistics.deeds.map(({ taken: it }) => it)).toEqual([0, 0])
  })

  it('depends on nothing that a companion would not know [RF-R54]', () => {
    // What a mechanic is given: number, counters, guard and status effects of the enemy itself.
    const s = table({
      heroes: [{ character: 'amakar', dice: [3], abilities: hits }],
      enemies: [{ enemy: {}, life: 9 }],
    })
    s.play('Amakar: H3')
    expect(Object.keys(s.enemy().seenHits[0])).toEqual([
      'entered',
      'before',
      'last',
      'guard',
      'statuses',
      'took',
    ])
  })
})
