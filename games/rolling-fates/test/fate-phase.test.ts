import { describe, expect, it } from 'vitest'
import { table, type LaidHero } from './table.ts'

const dummy = [{ enemy: {} }]
const fate = { kind: 'combat', phase: 'fate', round: 1 } as const

/** The Fate Phase of one Character that rolls this: the Luck die, then the Action dice, then what is rolled again. */
function alone(rolls: readonly number[], hero: Partial<LaidHero> = {}) {
  return table({
    heroes: [{ character: 'amakar', ...hero }],
    enemies: dummy,
    at: fate,
    random: { heroes: { amakar: rolls } },
  })
}

const withTwoLuckRerolls = () =>
  table({
    heroes: [{ character: 'amakar', traits: ['X08'], treasures: ['T41'] }],
    enemies: dummy,
    at: fate,
    random: { heroes: { amakar: [3, 1, 1, 2, 2, 2, 6] } },
  })

const bothRoll = () =>
  table({
    heroes: [{ character: 'amakar' }, { character: 'akara' }],
    enemies: dummy,
    at: fate,
    random: {
      heroes: { amakar: [1, 1, 1, 1, 2, 2, 5, 5], akara: [2, 3, 3, 3, 4, 4, 6, 6] },
    },
  })

describe('the Fate Phase', () => {
  it('throws the Luck die and all five Action dice [RF-025]', () => {
    const s = alone([3, 1, 2, 3, 4, 5])
    expect(s.bar()).toEqual({ dice: [1, 2, 3, 4, 5], luck: 3 })
    expect(s.told('rolled')).toMatchObject([{ seat: 0, dice: [0, 1, 2, 3, 4, 5], faces: [3, 1, 2, 3, 4, 5] }])
  })

  it('says why the Luck die stays, and that nobody re-rolls twice [RF-027, RF-031]', () => {
    const s = bothRoll()
    expect(s.whyNot('die:0')).toEqual(['RF-027'])
    expect(s.whyNot('die:1')).toEqual([])
    s.play('Amakar keeps 1 1 1')
    expect(s.whyNot('die:1')).toEqual(['RF-031'])
    s.play('Akara keeps 3 3 3')
  })

  it('throws again what was left unspent [RF-026]', () => {
    const s = alone([3, 1, 1, 1, 1, 1], { dice: [6, 6], luck: 6 })
    expect(s.bar()).toEqual({ dice: [1, 1, 1, 1, 1], luck: 3 })
  })

  it('lets the player keep any selection from none to all [RF-028, DEC-15]', () => {
    const s = alone([3, 1, 1, 1, 1, 5])
    expect(s.ask).toEqual({ kind: 'fate', seat: 0 })
    expect(s.offers).toEqual([
      'Amakar keeps nothing',
      'Amakar keeps 1',
      'Amakar keeps 5',
      'Amakar keeps 1 1',
      'Amakar keeps 1 5',
      'Amakar keeps 1 1 1',
      'Amakar keeps 1 1 5',
      'Amakar keeps 1 1 1 1',
      'Amakar keeps 1 1 1 5',
      'Amakar keeps 1 1 1 1 5',
    ])
  })

  it('re-rolls the others together once, and the Luck die not at all [RF-027, RF-029, RF-030, INV-17, INV-18]', () => {
    const s = alone([3, 1, 2, 3, 4, 5, 6, 6, 6]).play('Amakar keeps 1 2')
    expect(s.bar()).toEqual({ dice: [1, 2, 6, 6, 6], luck: 3 })
    expect(s.told('rolled')[1].dice).toEqual([3, 4, 5])
  })

  it('makes no second re-roll [RF-031, RF-032]', () => {
    const s = alone([3, 1, 2, 3, 4, 5, 1, 1, 1, 1, 1]).play('Amakar keeps nothing')
    expect(s.ask.kind).toBe('act')
    expect(s.bar()).toEqual({ dice: [1, 1, 1, 1, 1], luck: 3 })
  })

  it('rolls nothing again for a player who keeps all five [RF-030]', () => {
    const s = alone([3, 1, 2, 3, 4, 5]).play('Amakar keeps 1 2 3 4 5')
    expect(s.told('rolled')).toHaveLength(1)
    expect(s.ask.kind).toBe('act')
  })

  it('runs side by side for all players, in any order of input [RF-022, RF-R12]', () => {
    const [one, other] = [bothRoll(), bothRoll()]
    expect(one.ask.seat).toBe(-1)
    one.play('Amakar keeps 1 1 1', 'Akara keeps 3 3 3')
    other.play('Akara keeps 3 3 3', 'Amakar keeps 1 1 1')
    // Each has a chance of its own, so the order of answers changes nothing (RF-R19).
    expect(one.t.face).toEqual(other.t.face)
    expect(one.bar(0).dice).toEqual([1, 1, 1, 5, 5])
    expect(one.bar(1).dice).toEqual([3, 3, 3, 6, 6])
  })

  it('lets others plan with what lies open: every bar can be seen by everybody [RF-023, RF-R03]', () => {
    const s = table({ heroes: [{ character: 'amakar' }, { character: 'akara' }], enemies: dummy, at: fate })
    expect(s.view.face.filter((face) => face > 0)).toHaveLength(12)
  })

  it('repeats the keep choice over all dice for each extra re-roll [RF-R20]', () => {
    const s = table({
      heroes: [{ character: 'amakar', traits: ['X07'] }],
      enemies: dummy,
      at: fate,
      random: { heroes: { amakar: [3, 1, 1, 2, 2, 2, 4, 4, 5, 5] } },
    })
    s.play('Amakar keeps 2 2 2')
    expect(s.bar().dice).toEqual([4, 4, 2, 2, 2])
    // The twos that were kept before may be rolled now.
    expect(s.offers).toContain('Amakar keeps 4 4')
    s.play('Amakar keeps 2 2 4')
    expect(s.bar().dice).toEqual([4, 5, 2, 2, 5])
    expect(s.ask.kind).toBe('act')
  })

  it('stops extra re-rolls when everything is kept [RF-R20]', () => {
    const s = table({
      heroes: [{ character: 'amakar', traits: ['X07'] }],
      enemies: dummy,
      at: fate,
      random: { heroes: { amakar: [3, 1, 1, 2, 2, 2] } },
    })
    s.play('Amakar keeps 1 1 2 2 2')
    expect(s.ask.kind).toBe('act')
  })

  it('offers a granted Luck re-roll before the Action dice; the new value stands [RF-R21, DEC-14, INV-17]', () => {
    const s = withTwoLuckRerolls()
    expect(s.offers).toEqual(['Amakar re-rolls Luck', 'Amakar leaves Luck'])
    s.play('Amakar re-rolls Luck')
    expect(s.bar().luck).toBe(6)
    // Several are offered one after the other.
    expect(s.offers).toEqual(['Amakar re-rolls Luck', 'Amakar leaves Luck'])
    s.play('Amakar leaves Luck', 'Amakar keeps 1 1 2 2 2')
    expect(s.bar().luck).toBe(6)
  })

  it('rolls more or fewer dice as cards say, at most seven [RF-R22, RF-032]', () => {
    const more = alone([1, 1, 1, 1, 1, 1, 1], { treasures: ['T58'] })
    expect(more.bar().dice).toHaveLength(6)
    const fewer = alone([1, 1, 1, 1, 1], { traits: ['X37'] })
    expect(fewer.bar().dice).toHaveLength(4)
    const most = table({
      heroes: [{ character: 'amakar', treasures: [{ name: 'Sack', effect: 'mod dice +9' }] }],
      enemies: dummy,
      at: fate,
    })
    expect(most.bar().dice).toHaveLength(7)
    const none = table({
      heroes: [{ character: 'amakar', treasures: [{ name: 'Mitten', effect: 'mod dice -9' }] }],
      enemies: dummy,
      at: fate,
      random: { heroes: { amakar: [4] } },
    })
    expect(none.bar()).toEqual({ dice: [], luck: 4 })
    expect(none.ask.kind).toBe('act')
  })

  it('pulls fate-end triggers in seat order once all dice lie [RF-R12, DEC-21]', () => {
    const s = table({
      heroes: [
        { character: 'amakar', traits: ['X28'] },
        { character: 'akara', traits: [{ name: 'Last Word', effect: 'when fate-end: guard 1 -> self' }] },
      ],
      enemies: dummy,
      at: fate,
      random: { heroes: { amakar: [1, 1, 2, 3, 4, 5], akara: [1, 1, 1, 1, 1, 1] } },
    })
    s.play('Akara keeps 1 1 1 1 1', 'Amakar keeps 1 2 3 4 5')
    expect(s.ask).toMatchObject({ kind: 'turnDie', seat: 0, source: 'X28', left: 1 })
    expect(s.offers).toEqual(['die 1', 'die 2', 'die 3', 'die 4', 'die 5', 'enough'])
    expect(s.hero(1).guard).toBe(0)
    s.play('die 3')
    expect(s.bar(0).dice).toEqual([1, 2, 6, 4, 5])
    expect(s.hero(1).guard).toBe(1)
  })

  it('clears guard and bars at its very beginning [RF-R12, RF-R52]', () => {
    const s = alone([1, 1, 1, 1, 1, 1], { guard: 3, dice: [4], luck: 2 })
    expect(s.hero().guard).toBe(0)
    expect(s.t.round).toBe(1)
  })

  it('asks people what their real dice show, and rolls nothing itself [RF-R106]', () => {
    const s = table({
      heroes: [{ character: 'amakar', statuses: ['poison'] }],
      enemies: dummy,
      at: fate,
      dice: 'real',
    })
    expect(s.offers).toEqual(['Amakar tries poison', 'Amakar skips poison'])
    s.play('Amakar tries poison')
    expect(s.texts).toEqual(['The icon shows', 'The icon is hidden'])
    s.play('shows 2')
    expect(s.hero().statuses).toEqual([])
    expect(s.ask).toMatchObject({ kind: 'realDie', sides: 6, die: 0 })
    for (const face of [4, 1, 1, 2, 2, 2]) s.play(`shows ${face}`)
    expect(s.bar()).toEqual({ dice: [1, 1, 2, 2, 2], luck: 4 })
  })
})
