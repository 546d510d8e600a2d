import { describe, expect, it } from 'vitest'
import { find } from './pages.ts'
import { table, type FatesScenario, type Laid, type LaidEnemy, type LaidHero } from './table.ts'

const dummy = { enemy: {}, life: 50 }

/** One Character with one ability of its own, for one die, and whoever stands beside it. */
function uses(effect: string, laid: Partial<Laid> = {}, more: Partial<LaidHero> = {}): FatesScenario {
  const abilities = [{ name: 'Deed', cost: 'dice(1)', effect }]
  return table({
    enemies: [dummy],
    ...laid,
    heroes: [
      { character: 'amakar', dice: [1, 1], abilities, stats: { maxLife: 30, defense: 0 }, ...more },
      ...(laid.heroes ?? []),
    ],
  })
}

/** The Enemy Phase of enemies with these scripts. */
function acts(enemies: readonly LaidEnemy[], laid: Partial<Laid> = {}): FatesScenario {
  const heroes = ['amakar', 'akara'].map((character) => ({ character, stats: { maxLife: 30, defense: 0 } }))
  return table({ heroes, enemies, at: { kind: 'combat', phase: 'enemy' }, ...laid })
}

const works = (s: FatesScenario): string[] => s.told('cardWorked').map(({ card }) => card)

describe('the first hit of a Character', () => {
  it('is one of every Character’s Phase [RF-R53]', () => {
    const s = table({
      heroes: [
        {
          character: 'amakar',
          dice: [3, 3],
          abilities: [{ name: 'Blow', cost: 'dice(3)', effect: 'hit 3 -> enemy' }],
          traits: ['X12'],
        },
      ],
      enemies: [{ enemy: {}, life: 50 }],
      random: { heroes: { amakar: [1, 3, 3, 5, 5, 5] } },
    })
    s.play('Amakar: Blow', 'Amakar: Blow', 'Amakar passes', 'go on', 'Amakar keeps 3 3 5 5 5')
    s.play('Amakar: Blow', 'Amakar: Blow')
    expect(s.told('hit').map(({ took }) => took)).toEqual([5, 3, 5, 3])
  })
})

describe('why Life is lost', () => {
  it('is told: by a card, by an enemy, by the story [RF-R87]', () => {
    expect(uses('lose 2 -> self').play('Amakar: Deed').told('lost')).toEqual([
      { type: 'lost', seat: 0, lost: 2, cause: 'card' },
    ])
    const enemy = acts([{ enemy: { script: ['lose 2 -> heroes(all)'] }, life: 9 }])
    expect(enemy.told('lost').map(({ seat, cause }) => [seat, cause])).toEqual([
      [0, 'enemy'],
      [1, 'enemy'],
    ])
    const pit = table({
      heroes: [{ character: 'amakar' }],
      at: {
        kind: 'story',
        encounter: [find('lose 2 -> heroes(all); hit 3 -> heroes(all)'), find('nothing')],
      },
    }).play('go on')
    expect([pit.told('lost')[0].cause, pit.told('suffered')[0].cause]).toEqual(['story', 'story'])
  })

  it('is told of damage, too, with the enemy whose hit it was [RF-R87]', () => {
    const s = acts([dummy, { enemy: { script: ['hit 2 -> heroes(all)'] }, life: 9 }]).play('go on')
    expect(s.told('suffered')).toEqual([
      { type: 'suffered', seat: 0, amount: 2, weak: false, lost: 2, cause: 'enemy', enemy: 1 },
      { type: 'suffered', seat: 1, amount: 2, weak: false, lost: 2, cause: 'enemy', enemy: 1 },
    ])
    const own = uses('hit 2 -> self').play('Amakar: Deed')
    expect(own.told('suffered')).toMatchObject([{ cause: 'story', enemy: -1 }])
  })

  it('is an effect of a card where an enemy loses Life without a hit: neither armor nor counting [RF-R39]', () => {
    const armoured = { enemy: { mechanics: ['armor 5', 'frenzy 50 2'] }, life: 5 }
    const s = uses('lose 3 -> enemy', { enemies: [armoured, dummy] }).play('Amakar: Deed', 'Dummy 1')
    expect(s.told('enemyLost')).toEqual([{ type: 'enemyLost', enemy: 0, lost: 3, cause: 'card' }])
    expect(s.enemy()).toMatchObject({ life: 2, hits: 0, power: 2 })
    s.play('Amakar: Deed', 'Dummy 1')
    expect(s.enemy()).toMatchObject({ life: 0, out: 'defeated' })
    expect(s.told('defeated')).toEqual([{ type: 'defeated', enemy: 0, seat: -1 }])
  })
})

describe('curing', () => {
  const ill = { statuses: ['poison', 'stun', 'weakness'] as const }

  it('takes off what is named, or everything [RF-R32]', () => {
    const one = uses('cure weakness -> self', {}, ill).play('Amakar: Deed')
    expect(one.hero().statuses).toEqual(['poison', 'stun'])
    expect(one.told('cured')).toEqual([{ type: 'cured', seat: 0, status: 'weakness' }])
    expect(uses('cure all -> self', {}, ill).play('Amakar: Deed').hero().statuses).toEqual([])
    expect(uses('cure poison -> self').play('Amakar: Deed').told('cured')).toEqual([])
  })

  it('does the same for an enemy [RF-R47]', () => {
    const s = acts([
      { enemy: { script: ['cure poison -> self'] }, life: 9, ...ill, statuses: ['weakness', 'poison'] },
    ])
    expect(s.enemy().statuses).toEqual(['weakness'])
    expect(s.told('enemyCured')).toEqual([{ type: 'enemyCured', enemy: 0, status: 'poison' }])
  })

  it('is what immunity to several effects does when a card that gives it is drawn [RF-R91]', () => {
    const knot = { name: 'Knot', effect: 'immune poison; immune weakness; immune stun' }
    const s = uses('treasure 1 -> self', { treasureDeck: [knot] }, ill).play('Amakar: Deed')
    expect(s.hero().statuses).toEqual([])
    expect(
      acts([{ enemy: { script: ['inflict poison -> heroes(all)'] }, life: 9 }], {
        heroes: [{ character: 'amakar', traits: ['X04'] }],
      }).told('inflicted'),
    ).toEqual([{ type: 'inflicted', seat: 0, status: 'poison', result: 'immune' }])
  })
})

describe('status effects on enemies', () => {
  it('count for whoever inflicted them, if they took [RF-R85]', () => {
    const tagged = { enemy: { tags: ['immune stun'] }, life: 50 }
    const s = uses('inflict poison + stun -> enemy', { enemies: [tagged], heroes: [{ character: 'akara' }] })
    s.play('Amakar: Deed')
    expect(s.t.statistics.deeds.map(({ inflicted }) => inflicted)).toEqual([1, 0])
    s.play('Amakar: Deed')
    // What was tried is noted once, and so is what became known.
    expect(s.enemy()).toMatchObject({
      tried: ['poison', 'stun'],
      knownTags: [{ how: 'immune', status: 'stun' }],
    })
    expect(s.t.statistics.deeds.map(({ inflicted }) => inflicted)).toEqual([1, 0])
  })

  it('count for nobody if an enemy did it [RF-R85]', () => {
    const s = acts([{ enemy: { script: ['inflict weakness -> foes(all)'] }, life: 9 }])
    expect(s.enemy().statuses).toEqual(['weakness'])
    expect(s.t.statistics.deeds.map(({ inflicted }) => inflicted)).toEqual([0, 0])
  })

  it('show whether it is immune: there is no way back [RF-R88]', () => {
    expect(uses('inflict poison -> enemy').play('Amakar: Deed').undoStop).toBe('card')
  })
})

const hits = (script: string, heroes: readonly LaidHero[]): string[] =>
  works(acts([{ enemy: { script: [script] }, life: 50 }], { heroes }))

describe('triggers', () => {
  const guards = { name: 'Guards', effect: 'when hurt: guard 1 -> self' }
  it('of hurt need a hit of an enemy’s action that took Life [RF-R41]', () => {
    const soft = { character: 'amakar', stats: { defense: 0 }, traits: [guards] }
    expect(hits('hit 3 -> heroes(all)', [soft])).toEqual(['Guards'])
    expect(hits('hit 3 -> heroes(all)', [{ ...soft, stats: { defense: 9 } }])).toEqual([])
    expect(hits('lose 3 -> heroes(all)', [soft])).toEqual([])
    // Neither an answer of an enemy nor a trap is an action.
    const prickly = { enemy: { mechanics: ['tally 1 hit 3 -> hero(attacker)'] }, life: 50 }
    const answered = uses('hit 1 -> enemy', { enemies: [prickly] }, { traits: [guards] }).play('Amakar: Deed')
    expect([answered.lives, works(answered)]).toEqual([[28], []])
    const trapped = table({
      heroes: [soft],
      at: { kind: 'story', encounter: [find('hit 3 -> heroes(all)'), find('nothing')] },
    }).play('go on')
    expect([trapped.lives, works(trapped)]).toEqual([[18], []])
  })

  it('of a hit all come, though the first has won the combat [RF-R08]', () => {
    const last = { enemy: { script: ['hit 3 -> heroes(all)'] }, life: 4 }
    const traits = [{ name: 'Riposte', effect: 'when hurt: hit 9 -> attacker' }, guards]
    expect(works(acts([last], { heroes: [{ character: 'amakar', traits, stats: { defense: 0 } }] }))).toEqual(
      ['Riposte', 'Guards'],
    )
    const joy = { name: 'Joy', effect: 'when kill: heal 1 -> self' }
    const pride = { name: 'Pride', effect: 'when kill: heal 1 -> self' }
    const killed = uses('hit 9 -> enemy', { enemies: [{ enemy: {}, life: 4 }] }, { traits: [joy, pride] })
    expect(works(killed.play('Amakar: Deed'))).toEqual(['Joy', 'Pride'])
  })

  it('that stand alone end with the combat: nobody’s next card works [RF-R08]', () => {
    const s = table({
      heroes: [
        {
          character: 'amakar',
          traits: [
            { name: 'First', effect: 'when phase-start: hit 9 -> enemies(all)' },
            { name: 'Second', effect: 'when phase-start: heal 1 -> self' },
          ],
        },
        { character: 'akara', traits: [{ name: 'Third', effect: 'when phase-start: heal 1 -> self' }] },
      ],
      enemies: [{ enemy: {}, life: 4 }],
    })
    expect(works(s)).toEqual(['First'])
    expect(s.told('combatWon')).toHaveLength(1)
  })

  it('of hurt mean by "attacker" the enemy whose hit it was, if it is still there [RF-R31]', () => {
    const riposte = { name: 'Riposte', effect: 'when hurt: hit 2 -> attacker' }
    const s = acts([dummy, { enemy: { script: ['hit 3 -> heroes(all)'] }, life: 3 }], {
      heroes: [
        { character: 'amakar', traits: [riposte] },
        { character: 'akara', traits: [{ name: 'Again', effect: 'when hurt: hit 2 -> attacker' }] },
        { character: 'leyana', traits: [{ name: 'Still', effect: 'when hurt: hit 2 -> attacker' }] },
      ],
    }).play('go on')
    expect(works(s)).toEqual(['Riposte', 'Again', 'Still'])
    expect(s.told('hit').map(({ seat, enemy, took }) => [seat, enemy, took])).toEqual([
      [0, 1, 2],
      [1, 1, 1],
    ])
  })
})

const hit = (effect: string, laid: Partial<Laid>, more: Partial<LaidHero> = {}): number =>
  uses('hit 3 -> enemy', laid, { traits: [{ name: 'If', effect }], ...more })
    .play('Amakar: Deed')
    .told('hit')[0].entered

describe('conditions on cards', () => {
  it('ask for the round of a combat: up to it, not after it, and not outside [RF-R35]', () => {
    const entered = [1, 2, 3].map((round) =>
      hit('mod hit +2 if round<=2', { at: { kind: 'combat', phase: 'character', round } }),
    )
    expect(entered).toEqual([5, 5, 3])
    const s = table({
      heroes: [{ character: 'amakar', traits: [{ name: 'If', effect: 'mod defense +3 if round<=2' }] }],
      at: { kind: 'story', encounter: [find('nothing'), find('nothing')] },
    })
    expect(s.view.heroes[0].defense).toBe(1)
  })

  it('ask for the Life that is left [RF-R95]', () => {
    expect([15, 16].map((life) => hit('mod hit +2 if life<=50%', {}, { life }))).toEqual([5, 3])
  })

  it('that are about a hit hold for nothing else', () => {
    const effect = [
      'mod defense +1 if cost>=1; mod defense +1 if first-hit; mod defense +1 if target-has poison',
      'when phase-start if first-hit: guard 1 -> self',
    ].join('; ')
    const s = table({
      heroes: [{ character: 'amakar', stats: { defense: 2 }, traits: [{ name: 'If', effect }] }],
      enemies: [{ enemy: {}, life: 9, statuses: ['poison'] }],
    })
    expect(s.view.heroes[0].defense).toBe(2)
    expect(works(s)).toEqual([])
  })
})

describe('targets', () => {
  const pair = { heroes: [{ character: 'akara', life: 5 }] }

  it('called ally are the others [RF-129]', () => {
    const s = uses('heal 2 -> ally', { heroes: [...pair.heroes, { character: 'leyana', life: 5 }] })
    s.play('Amakar: Deed')
    expect(s.offers).toEqual(['Akara', 'Leyana'])
    expect(s.whyNot('hero:0')).toEqual(['RF-129'])
    expect(s.play('Leyana').lives.slice(1)).toEqual([5, 7])
    expect(uses('heal 2 -> ally', pair).play('Amakar: Deed').lives[1]).toBe(7)
  })

  it('called same are no targets of their own: an ability that finds nobody else is not usable [RF-R32]', () => {
    const alone = uses('heal 2 -> ally; guard 1 -> same')
    expect(alone.offers).not.toContain('Amakar: Deed')
    expect(alone.whyNot('ability:Deed')).toEqual(['RF-R32'])
    const s = uses('heal 2 -> ally; guard 1 -> same', pair).play('Amakar: Deed')
    expect(s.t.heroes.map(({ guard }) => guard)).toEqual([0, 1])
  })

  it('that left play are named with their rule [RF-R39]', () => {
    const s = uses('hit 9 -> enemy', { enemies: [{ enemy: {}, life: 3 }, dummy, dummy] })
    s.play('Amakar: Deed', 'Dummy 1', 'Amakar: Deed')
    expect(s.offers).toEqual(['Dummy 2', 'Dummy 3'])
    expect(s.whyNot('enemy:0')).toEqual(['RF-R39'])
  })

  it('of an enemy are the attacker without a draw, and the foe with the least Life [RF-R45]', () => {
    const tally = { enemy: { mechanics: ['tally 1 hit 5 -> hero(attacker)'] }, life: 50 }
    const s = uses('hit 1 -> enemy', { ...pair, enemies: [tally], random: { app: [] } }).play('Amakar: Deed')
    expect(s.told('suffered').map(({ seat }) => seat)).toEqual([0])
    const nurse = acts(
      [
        { enemy: { name: 'Nurse', script: ['heal 3 -> foe(weakest)'] }, life: 2, maxLife: 9 },
        { enemy: { name: 'Left' }, life: 6, maxLife: 9 },
        { enemy: { name: 'Right' }, life: 4, maxLife: 9 },
      ],
      { random: { app: [] } },
    )
    expect(nurse.enemyLives).toEqual([2, 6, 7])
  })
})

describe('dice', () => {
  it('are re-rolled in their order on the bar, each once, and the question ends with the last [RF-R103, DEC-19]', () => {
    const s = uses('reroll 2', { random: { heroes: { amakar: [6, 5] } } }, { dice: [1, 2, 3, 4] })
    s.play('Amakar: Deed')
    expect(s.ask).toEqual({ kind: 'rerollDie', seat: 0, source: 'Deed', left: 2, to: 'any' })
    s.play('die 4')
    expect(s.offers).toEqual(['die 2', 'die 3', 'enough'])
    expect(s.ask).toMatchObject({ left: 1 })
    s.play('die 2')
    expect(s.ask.kind).toBe('act')
    expect(s.told('rolled').map(({ dice, faces }) => [dice, faces])).toEqual([
      [
        [2, 4],
        [6, 5],
      ],
    ])
  })

  it('are not rolled if none is picked [DEC-19]', () => {
    const s = uses('reroll 2', { random: { heroes: { amakar: [] } } }, { dice: [1, 2, 3] })
    s.play('Amakar: Deed', 'enough')
    expect([s.told('rolled'), s.ask.kind, s.bar().dice]).toEqual([[], 'act', [2, 3]])
  })

  it('that show a number already cannot be turned to it [RF-R103, DEC-20]', () => {
    const s = uses('turn 2 to 6', {}, { dice: [1, 6, 3, 4] }).play('Amakar: Deed')
    expect(s.offers).toEqual(['die 3', 'die 4', 'enough'])
    s.play('die 3')
    expect(s.ask).toEqual({ kind: 'turnDie', seat: 0, source: 'Deed', left: 1, to: 6 })
    s.play('enough')
    expect([s.ask.kind, s.bar().dice]).toEqual(['act', [6, 6, 4]])
    expect(s.told('dieTurned')).toEqual([{ type: 'dieTurned', seat: 0, die: 3, from: 3, to: 6 }])
  })

  it('are turned to any other number when the card says so [DEC-20]', () => {
    const s = uses('turn 1 to any', {}, { dice: [1, 6, 3] }).play('Amakar: Deed', 'die 3')
    expect(s.ask).toEqual({ kind: 'turnTo', seat: 0, source: 'Deed', face: 3 })
    expect(s.play('to 5').bar().dice).toEqual([6, 5])
    expect(uses('turn 2 to any', {}, { dice: [1, 6] }).play('Amakar: Deed', 'enough').ask.kind).toBe('act')
  })

  it('are added with the number that the card says, or rolled [RF-R22]', () => {
    const s = uses('add 4 -> self', { random: { heroes: { amakar: [] } } }).play('Amakar: Deed')
    expect(s.bar().dice.toSorted((a, b) => a - b)).toEqual([1, 4])
    expect(s.told('dieAdded')).toMatchObject([{ seat: 0, shows: 4 }])
    expect(s.told('rolled')).toEqual([])
  })

  it('of Action are not needed for what the Luck die pays [RF-R32, RF-R103]', () => {
    const abilities = [{ name: 'Luck', cost: 'luck(4)', effect: 'reroll 1' }]
    const s = uses('nothing', {}, { dice: [2], luck: 4, abilities })
    expect(s.offers).toContain('Amakar: Luck')
  })
})
