import { describe, expect, it } from 'vitest'
import { specialCards } from '../content/enemies.ts'
import type { Adventure } from '../rules/state.ts'
import { blue, dieShows, enemy, enemyStep, lay, layOn, table, type RfaScenario } from './table.ts'

const setup = { special: 'giants', board: 'sword' }

function giant(dice: readonly number[], arrange?: (t: Adventure) => void, card = 'GI1'): RfaScenario {
  return enemyStep({ setup, cards: [card], dice, ...(arrange && { arrange }) })
}

function markers(face: number): number[] {
  return giant([face]).t.lastHole
}

/** For whom the territory die is rolled when this card finds Old Quarry in play. */
function rolledFor(card: string): string[][] {
  return giant([dieShows.forest, dieShows.none], (t) => enemy(t, 'GI2'), card)
    .told('territoryDie')
    .map((e) => [e.card, e.shows])
}

/** The desert is hit on a track that ends with hole 4. */
function onShortTrack(skull: number): RfaScenario {
  return enemyStep({
    setup,
    cards: ['D1a'],
    arrange: (t) => {
      t.lastHole[0] = 4
      t.skull[0] = skull
    },
  })
}

describe('giants', () => {
  it('are all of rank 3 [RFA-R34]', () => {
    expect(specialCards.giants.map((card) => card.kind === 'giant' && card.rank)).toEqual([3, 3, 3, 3, 3, 3])
  })

  it('bring end-of-game markers, each on the last hole of its track [RFA-180, RFA-R35]', () => {
    expect(table({ setup }).t.lastHole).toEqual([7, 7, 7, 7])
    expect(table({ setup: { ...setup, trackLength: '9' } }).view.lastHole).toEqual([9, 9, 9, 9])
  })

  it('command ranks 1 and 2 first, and then the territory die is rolled [RFA-181, RFA-182]', () => {
    const s = giant([dieShows.forest], (t) => ['D1a', 'I2a', 'F3a', 'GI2'].forEach((id) => enemy(t, id)))
    expect(s.told('commanded').map((e) => e.card)).toEqual(['D1a', 'I2a'])
    expect(s.told('territoryDie')).toEqual([{ type: 'territoryDie', card: 'GI1', shows: 'forest' }])
    const rolled = s.events.findIndex((e) => e.type === 'territoryDie')
    expect(rolled).toBeGreaterThan(s.events.findLastIndex((e) => e.type === 'attack'))
  })

  it('move the marker of the territory shown one hole to the left, all four, or none [RFA-183, RFA-184, RFA-185]', () => {
    expect(markers(dieShows.desert)).toEqual([6, 7, 7, 7])
    expect(markers(dieShows.fortress)).toEqual([7, 6, 7, 7])
    expect(markers(dieShows.forest)).toEqual([7, 7, 6, 7])
    expect(markers(dieShows.iceCave)).toEqual([7, 7, 7, 6])
    expect(markers(dieShows.all)).toEqual([6, 6, 6, 6])
    expect(markers(dieShows.none)).toEqual([7, 7, 7, 7])
  })

  it('take no dice and move no skull [RFA-186]', () => {
    const s = giant([dieShows.all], (t) => {
      lay(t, blue, 1, t.desert.first)
      lay(t, blue, 2, t.fortress.sections[0])
      lay(t, blue, 5, t.forest.path)
      layOn(t, blue, 6, t.iceCave, 5)
      t.skull = [1, 2, 0, 3]
    })
    expect(s.t.oblivion).toEqual([])
    expect(s.t.skull).toEqual([1, 2, 0, 3])
    expect(s.told('attack')).toEqual([])
  })

  it('lie beside the adventure board as enemies after their attack [RFA-187, RFA-R27]', () => {
    const s = giant([dieShows.none])
    expect(s.t.enemies).toEqual([{ card: 'GI1', dice: [] }])
    expect(s.which({ at: 'enemy', card: 'GI1' }).length).toBeGreaterThan(0)
    // A giant that loses the game never lay there.
    const last = giant([dieShows.desert], (t) => (t.skull[0] = 6))
    expect(last.t.enemies).toEqual([])
    expect(last.t.revealed).toBe('GI1')
  })

  it('attack again with a new roll for the Master and for nobody else [RFA-188]', () => {
    expect(rolledFor('D3a')).toEqual([])
    expect(rolledFor('GI1')).toEqual([['GI1', 'forest']])
    expect(rolledFor('MOS')).toEqual([
      ['GI2', 'forest'],
      ['MOS', 'none'],
    ])
  })

  it('are defeated by dice that add up to 6 [RFA-189]', () => {
    for (const [number, falls] of [
      [2, false],
      [3, true],
    ] as const) {
      const s = table({
        heroes: ['adventurer', 'warrior'],
        setup,
        dice: [number, 1, 1, 1, 1, 1, 1],
        arrange: (t) => enemy(t, 'GI3', [[blue, 3]]),
      })
      s.choose({ at: 'enemy', card: 'GI3', number })
      expect(s.t.discard).toEqual(falls ? ['GI3'] : [])
    }
  })

  it('shorten tracks: the skull loses in the last hole that is left [RFA-190, RFA-R35]', () => {
    expect(onShortTrack(2).over).toBe(false)
    expect(onShortTrack(3).t.outcome).toMatchObject({ result: 'lost', territory: 'desert' })
  })

  it('lose the game by a marker that moves onto the skull [RFA-190, RFA-R35]', () => {
    const near = giant([dieShows.forest], (t) => (t.skull[2] = 5))
    expect(near.over).toBe(false)
    expect(near.t.lastHole[2]).toBe(6)
    const onto = giant([dieShows.forest], (t) => (t.skull[2] = 6))
    expect(onto.t.outcome).toMatchObject({ result: 'lost', reason: 'fallen', territory: 'forest' })
    // Of all four the first that falls ends it.
    const all = giant([dieShows.all], (t) => (t.skull = [0, 6, 6, 0]))
    expect(all.t.outcome).toMatchObject({ territory: 'fortress' })
    expect(all.t.lastHole).toEqual([6, 6, 7, 7])
  })
})
