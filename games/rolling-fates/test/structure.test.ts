import { describe, expect, it } from 'vitest'
import { combat, find, text } from './pages.ts'
import { table, type FatesScenario } from './table.ts'

const rat = { enemy: {}, life: 1 }
const dummy = { enemy: {}, life: 50 }
const ones = [1, 1, 1, 1, 1, 1]

const phases = (s: FatesScenario): string[] =>
  s.told('phaseBegan').map(({ phase, round }) => `${phase} ${round}`)

describe('the way through an adventure', () => {
  it('goes from encounter to encounter and wins behind the last one of the last area [RF-014, RF-R01, INV-05]', () => {
    const s = table({
      heroes: [{ character: 'amakar' }],
      at: {
        kind: 'story',
        encounter: [find('nothing', { title: 'One' }), find('nothing', { title: 'Two' })],
      },
    })
    s.play('go on')
    expect(s.told('encounterBegan').map(({ title }) => title)).toEqual(['One', 'Two'])
    s.play('go on')
    expect(s.over).toBe(true)
    expect(s.t.outcome).toMatchObject({ result: 'won', area: 1 })
    // There is no level up after the last area.
    expect(s.told('levelUp')).toEqual([])
  })

  it('gains the level of the area that is entered [RF-R01, RF-117, INV-06]', () => {
    const s = table({ heroes: [{ character: 'amakar' }], at: { kind: 'levelup' } })
    expect(s.view.level).toBe(2)
    s.play('go on')
    expect(s.told('areaEntered')).toEqual([{ type: 'areaEntered', area: 1 }])
  })

  it('begins a combat after its text with an opening Fate Phase, which is round 1 [RF-018, RF-R04, RF-R05]', () => {
    const s = table({
      heroes: [{ character: 'amakar' }],
      at: { kind: 'story', encounter: combat([['E01', [2, 2, 2, 2]]], { lines: [text('Rats.')] }) },
    })
    expect(s.told('enemyJoined')).toEqual([])
    s.play('go on')
    expect(s.told('enemyJoined').map(({ kind }) => kind)).toEqual(['E01', 'E01'])
    expect(phases(s)).toEqual(['fate 1'])
    expect(s.ask.kind).toBe('fate')
  })

  it('repeats Fate, Character’s and Enemy Phase; only a Fate Phase begins a round [RF-019, RF-021, RF-R05, INV-33]', () => {
    const s = table({
      heroes: [{ character: 'amakar' }],
      enemies: [dummy],
      at: { kind: 'combat', phase: 'fate', round: 1 },
      random: { heroes: { amakar: [...ones, ...ones] } },
    })
    s.play('Amakar keeps 1 1 1 1 1', 'Amakar passes', 'go on', 'Amakar keeps 1 1 1 1 1')
    expect(phases(s)).toEqual(['fate 1', 'characters 1', 'enemies 1', 'fate 2', 'characters 2'])
    expect(s.t.statistics.rounds).toBe(2)
  })

  it('has the phases of a combat nowhere else, and no ability outside [RF-020, RF-R06, RF-R07, INV-13]', () => {
    const s = table({
      heroes: [{ character: 'amakar' }],
      at: { kind: 'story', encounter: [find('heal 1 -> heroes(all)'), find('nothing')] },
    })
    s.play('go on', 'go on')
    expect(phases(s)).toEqual([])
    expect(s.offers).toEqual(['go on'])
    expect(s.t.face.every((face) => face === 0)).toBe(true)
  })

  it('says which phase it is [RF-128]', () => {
    const s = table({ heroes: [{ character: 'amakar', dice: [1] }], enemies: [dummy] })
    expect(s.prompt).toBe('Amakar, use an ability or pass.')
    expect(s.told('phaseBegan')).toEqual([{ type: 'phaseBegan', phase: 'characters', round: 1 }])
    const up = table({ heroes: [{ character: 'amakar' }], at: { kind: 'levelup' } })
    expect(up.told('levelUp')).toEqual([{ type: 'levelUp', level: 2 }])
  })
})

const round = (n: number, weariness = true) =>
  table({
    heroes: [{ character: 'amakar', statuses: ['weakness'] }, { character: 'akara' }],
    enemies: [dummy],
    at: { kind: 'combat', phase: 'fate', round: n },
    options: { weariness },
  }).lives

describe('winning a combat', () => {
  it('is checked after a complete ability use: the rest of the phase is skipped [RF-R08, INV-30]', () => {
    const s = table({
      heroes: [
        {
          character: 'amakar',
          dice: [1, 1],
          abilities: [
            { name: 'Reap', cost: 'any1', effect: 'hit 9 -> enemy; guard 1 -> self; lose 1 -> self' },
          ],
        },
        { character: 'akara', dice: [2, 2] },
      ],
      enemies: [rat],
    })
    s.play('Amakar: Reap')
    expect(s.told('guarded')).toHaveLength(1)
    expect(s.told('combatWon')).toHaveLength(1)
    expect(s.lives[0]).toBe(20)
  })

  it('is checked after each single enemy action [RF-R08]', () => {
    const bomb = { enemy: { mechanics: ['fuse 1 nothing'], script: ['nothing'] }, life: 9 }
    const s = table({
      heroes: [{ character: 'amakar' }],
      enemies: [bomb],
      at: { kind: 'combat', phase: 'enemy' },
    })
    expect(s.told('combatWon')).toHaveLength(1)
  })

  it('is checked after each trigger that stands alone [RF-R08]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', traits: [{ name: 'Ambush', effect: 'when phase-start: hit 5 -> enemy' }] },
        {
          character: 'akara',
          life: 5,
          traits: [{ name: 'Breath', effect: 'when phase-start: heal 5 -> self' }],
        },
      ],
      enemies: [rat],
    })
    expect(s.told('combatWon')).toHaveLength(1)
    expect(s.lives[1]).toBe(5)
  })

  it('is checked after each enemy’s step of the Fate Phase [RF-R08, RF-R12]', () => {
    const s = table({
      heroes: [{ character: 'amakar', statuses: ['poison'] }],
      enemies: [{ enemy: {}, life: 2, statuses: ['poison'] }],
      at: { kind: 'combat', phase: 'fate' },
      random: { app: [], heroes: { amakar: [] } },
    })
    expect(s.told('combatWon')).toHaveLength(1)
    // Nobody loses Life to Poison any more: the rest of the phase is skipped.
    expect(s.lives).toEqual([21])
  })

  it('gives newcomers of the Fate Phase no step of their own in it [RF-R12]', () => {
    const s = table({
      heroes: [{ character: 'amakar' }],
      enemies: [
        { enemy: { mechanics: ['spawn N1 1/1/1/1 at 90'] }, life: 10, statuses: ['poison'] },
        { enemy: { name: 'Weed', mechanics: ['regen 1'], life: '9' }, life: 5, maxLife: 9 },
      ],
      at: { kind: 'combat', phase: 'fate' },
      random: { app: ['icon'] },
    })
    expect(s.enemyLives).toEqual([8, 6, 6])
  })

  it('ends in order: status effects, guard and dice, combat-end triggers, reward [RF-R09]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', dice: [1], life: 10, statuses: ['poison'], guard: 1, traits: ['X19'] },
        { character: 'akara', life: 10, treasures: ['T24'] },
      ],
      enemies: [rat],
      reward: 'heal 1 -> heroes(all); treasure 1 -> heroes(all)',
      treasureDeck: ['T01', 'T02'],
    })
    s.play('Amakar: Haft Jab')
    const order = s.events.map(({ type }) => type)
    const after = order.slice(order.indexOf('combatWon')).filter((type) => type !== 'treasureCarried')
    expect(after).toEqual([
      'combatWon',
      'cured',
      'cardWorked',
      'healed',
      'cardWorked',
      'healed',
      'healed',
      'healed',
      'treasureDrawn',
      'treasureDrawn',
    ])
    expect(s.lives).toEqual([14, 13])
    expect(s.hero()).toMatchObject({ guard: 0, statuses: [] })
  })

  it('loses if the last enemy falls and a Character does, too [RF-R10, RF-122]', () => {
    const s = table({
      heroes: [{ character: 'amakar', dice: [1, 1], life: 2, stats: { defense: 0 } }],
      enemies: [{ enemy: { mechanics: ['burst hit 9 -> heroes(all)'] }, life: 1 }],
    })
    s.play('Amakar: Haft Jab')
    expect(s.result).toBe('lost')
    expect(s.told('combatWon')).toEqual([])
  })

  it('wears everybody out from round 12 on, 1 Life more each round [RF-R11]', () => {
    expect(round(11)).toEqual([21, 17])
    expect(round(12)).toEqual([20, 16])
    expect(round(15)).toEqual([17, 13])
    expect(round(15, false)).toEqual([21, 17])
  })

  it('comes after the enemies’ step and before Poison takes its share [RF-R11, RF-R12]', () => {
    const s = table({
      heroes: [{ character: 'amakar', statuses: ['poison'] }],
      enemies: [{ enemy: {}, life: 9, statuses: ['poison'] }],
      at: { kind: 'combat', phase: 'fate', round: 12 },
      random: { app: ['icon'] },
    })
    const order = s.events.flatMap((event) =>
      event.type === 'enemyLost' || event.type === 'lost' ? [event.cause] : [],
    )
    expect(order).toEqual(['poison', 'weariness', 'poison'])
    expect(s.events.find(({ type }) => type === 'enemyLost')).toBeDefined()
  })

  it('is lost if it is not won by the end of round 70, with or without weariness [RF-R114, INV-39]', () => {
    const s = table({
      heroes: [{ character: 'amakar' }],
      enemies: [dummy],
      at: { kind: 'combat', phase: 'enemy', round: 70 },
      options: { weariness: false },
    }).play('go on')
    expect(s.t.outcome).toMatchObject({ result: 'lost', fell: -1 })
  })

  it('ends every combat within 70 rounds, however much is healed [INV-39, INV-40]', () => {
    const s = table({
      heroes: [
        {
          character: 'amakar',
          stats: { maxLife: 53 },
          abilities: [{ name: 'Feast', cost: 'any1', effect: 'heal 40 -> self' }],
        },
      ],
      enemies: [dummy],
      at: { kind: 'combat', phase: 'fate', round: 60 },
    })
    while (!s.over) {
      const feast = s.options.find((option) => option.verb === 'use' && option.ability === 'Feast')
      s.choose(feast ?? s.options.at(-1)!)
    }
    expect(s.result).toBe('lost')
    expect(s.t.round).toBeLessThanOrEqual(70)
  })
})
