import { describe, expect, it } from 'vitest'
import { specialCards } from '../content/enemies.ts'
import type { Adventure } from '../rules/state.ts'
import { whose } from './lists.ts'
import {
  ally,
  attacks,
  blue,
  chooseDieOf,
  dieShows,
  enemy,
  enemyStep,
  lay,
  layOn,
  owners,
  table,
  type RfaScenario,
} from './table.ts'

function phantom(
  card: string,
  dice: readonly number[],
  arrange?: (t: Adventure) => void,
  sides: Record<string, string> = {},
): RfaScenario {
  return enemyStep({
    setup: { special: 'phantoms', board: 'sword', ...sides },
    cards: [card],
    dice,
    ...(arrange && { arrange }),
  })
}

function oneOfEachRank(t: Adventure): void {
  for (const id of ['D1a', 'I2a', 'F3a']) enemy(t, id)
}

function someDice(t: Adventure): void {
  lay(t, blue, 2, t.fortress.sections[0])
  lay(t, blue, 3, t.fortress.sections[1])
  layOn(t, blue, 4, t.iceCave, 3)
}

describe('phantoms', () => {
  it('have ranks like a territory colour: three of 1, two of 2, one of 3 [RFA-R32]', () => {
    expect(specialCards.phantoms.map((card) => card.kind === 'phantom' && card.rank)).toEqual([
      1, 1, 1, 2, 2, 3,
    ])
  })

  it('command lower ranks first, and then the territory die is rolled [RFA-172, RFA-173]', () => {
    expect(attacks(phantom('PH1a', [dieShows.forest], oneOfEachRank))).toEqual(['PH1a forest'])
    expect(attacks(phantom('PH2a', [dieShows.forest], oneOfEachRank))).toEqual(['D1a desert', 'PH2a forest'])
    const three = phantom('PH3a', [dieShows.forest], oneOfEachRank)
    expect(attacks(three)).toEqual(['D1a desert', 'I2a iceCave', 'PH3a forest'])
    const rolled = three.events.findIndex((e) => e.type === 'territoryDie')
    const commanded = three.events.findLastIndex((e) => e.type === 'commanded')
    expect(rolled).toBeGreaterThan(commanded)
    expect(three.told('territoryDie')).toEqual([{ type: 'territoryDie', card: 'PH3a', shows: 'forest' }])
  })

  it('attack the territory that is shown as an enemy of it would: dice, or else one damage [RFA-174]', () => {
    const bare = [1, 2, 3, 4].map((face) => phantom('PH1a', [face]).t.skull)
    expect(bare).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 1],
    ])
    const dice = phantom('PH1a', [dieShows.desert], (t) => {
      lay(t, blue, 1, t.desert.first)
      lay(t, ally, 1, t.desert.first)
    })
    expect(dice.ask).toMatchObject({ kind: 'loseDie', from: 'desert' })
    expect(whose(dice)).toEqual([blue, ally])
    chooseDieOf(dice, ally)
    expect(owners(dice.t, dice.t.oblivion)).toEqual([ally])
    expect(dice.t.skull).toEqual([0, 0, 0, 0])
  })

  it('attack all four in the order desert, fortress, forest, ice cave, each with its own result [RFA-175, RFA-R33]', () => {
    const s = phantom('PH1a', [dieShows.all], someDice)
    expect(attacks(s)).toEqual(['PH1a desert', 'PH1a fortress', 'PH1a forest', 'PH1a iceCave'])
    expect(s.t.skull).toEqual([1, 0, 1, 0])
    expect(s.t.oblivion.map((d) => s.t.face[d])).toEqual([2, 3, 4])
  })

  it('use the attack rule of the side in play [RFA-R33]', () => {
    const s = phantom(
      'PH1a',
      [dieShows.all],
      (t) => {
        layOn(t, blue, 1, t.desert.spaces, 2)
        layOn(t, blue, 1, t.desert.spaces, 5)
        layOn(t, blue, 1, t.desert.spaces, 8)
        layOn(t, blue, 6, t.iceCave, 0)
        layOn(t, blue, 6, t.iceCave, 4)
      },
      { desert: 'B', iceCave: 'B' },
    )
    // Desert B loses two of three dice; ice cave B one of the two 6s.
    for (const choice of [0, 1]) {
      expect(s.ask).toMatchObject({ kind: 'loseDie', from: 'desert' })
      s.choose(s.options[choice])
    }
    expect(s.t.desert.spaces.filter((d) => d !== -1)).toHaveLength(1)
    expect(s.ask).toMatchObject({ kind: 'loseDie', from: 'iceCave', number: 6 })
    s.choose(s.options[1])
    expect(s.t.oblivion).toHaveLength(3)
    expect(s.t.skull).toEqual([0, 1, 1, 0])
  })

  it('attack nothing when no territory is shown [RFA-176]', () => {
    const s = phantom('PH1a', [dieShows.none], someDice)
    expect(attacks(s)).toEqual([])
    expect(s.t.skull).toEqual([0, 0, 0, 0])
    expect(s.t.oblivion).toEqual([])
  })

  it('lie beside the adventure board as enemies only after their attack [RFA-177, RFA-R27]', () => {
    const s = phantom('PH1a', [dieShows.desert], (t) => {
      lay(t, blue, 1, t.desert.first)
      lay(t, ally, 1, t.desert.first)
    })
    expect(s.ask.kind).toBe('loseDie')
    expect(s.t.enemies).toEqual([])
    expect(s.t.revealed).toBe('PH1a')
    chooseDieOf(s, blue)
    expect(s.t.enemies).toEqual([{ card: 'PH1a', dice: [] }])
    expect(s.t.revealed).toBeNull()
  })

  it('attack again with a new roll when a higher rank comes, and for the Master whatever their rank [RFA-178, RFA-R32]', () => {
    const again = (card: string): string[] =>
      phantom(card, [dieShows.iceCave, dieShows.iceCave, dieShows.iceCave, dieShows.none], (t) =>
        ['PH1b', 'PH2b', 'PH3a'].forEach((id) => enemy(t, id)),
      )
        .told('territoryDie')
        .map((e) => e.card)
    expect(again('D1a')).toEqual([])
    expect(again('D2a')).toEqual(['PH1b'])
    expect(again('D3a')).toEqual(['PH1b', 'PH2b'])
    expect(again('MOS')).toEqual(['PH1b', 'PH2b', 'PH3a', 'MOS'])
    const s = phantom('D2a', [dieShows.iceCave], (t) => enemy(t, 'PH1b'))
    expect(attacks(s)).toEqual(['PH1b iceCave', 'D2a desert'])
  })

  it('are defeated by dice that add up to 6 [RFA-179]', () => {
    for (const [number, falls] of [
      [2, false],
      [3, true],
    ] as const) {
      const s = table({
        heroes: ['adventurer', 'warrior'],
        setup: { special: 'phantoms', board: 'sword' },
        dice: [number, 1, 1, 1, 1, 1, 1],
        arrange: (t) => enemy(t, 'PH3a', [[blue, 3]]),
      })
      s.choose({ at: 'enemy', card: 'PH3a', number })
      expect(s.t.discard).toEqual(falls ? ['PH3a'] : [])
    }
  })
})
