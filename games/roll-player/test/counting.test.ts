import { describe, expect, it } from 'vitest'
import type { Metric } from '../content/words/metrics.ts'
import { openLines } from '../rules/heroes.ts'
import { countOf } from '../content/words/metrics.ts'
import { scoreSheet } from '../rules/scoring.ts'
import { tokensOf } from '../view.ts'
import { ownPack, table, type LaidHero } from './table.ts'

/** A Gladiator, whose colour is red, with something of everything. */
const hero: LaidHero = {
  class: 'gladiator',
  familiar: 'mireToad',
  backstory: 'bellringersChild',
  rows: {
    STR: 'red 6, red 6, gold 1',
    DEX: 'red 2, blue 3, red-green 4',
    CON: 'gold 6, red 2',
    INT: 'red 1, blue 1, black 1',
    WIS: 'red-blue 1, red 2, green 3',
    CHA: 'red 1, blue 2, red 3',
    familiar: 'gold 5, blue 2, red 1',
  },
  gold: 7,
  xp: 3,
  honor: 2,
  injury: 4,
  cards: ['shortSword', 'ironHelm', 'ironGauntlets', 'hideHood', 'silkCowl', 'bluff'],
  fiends: ['fiendOfRust'],
  newFiends: ['fiendOfFog'],
  banished: ['fiendOfVice'],
  trophies: ['bogImp'],
}

describe('what cards count', () => {
  it('is found on the sheet, among the cards and among the tokens [RP-004, RP-005, RP-085]', () => {
    const { t } = table({ heroes: [hero], arrange: (it) => (it.heroes[0].monsterStars = 6) })
    const counts: readonly (readonly [Metric, number])[] = [
      [{ count: 'score', row: 'STR' }, 14],
      [{ count: 'lowestScore' }, 3],
      [{ count: 'colour', colour: 'blue' }, 5],
      [{ count: 'classColour' }, 11],
      [{ count: 'goldDice' }, 3],
      [{ count: 'splitDice' }, 2],
      [{ count: 'showing', face: 6 }, 3],
      // DEX, INT and WIS; the red-blue die of WIS stands for blue, the red-green die of DEX for green.
      [{ count: 'colourfulRows' }, 3],
      // Two red dice in STR, DEX, WIS and CHA.
      [{ count: 'loyalRows' }, 4],
      [{ count: 'cards', type: 'armor' }, 4],
      [{ count: 'armorSet' }, 2],
      [{ count: 'armorSets' }, 3],
      [{ count: 'gold' }, 7],
      [{ count: 'xp' }, 3],
      [{ count: 'honor' }, 2],
      [{ count: 'injury' }, 4],
      [{ count: 'trophies' }, 1],
      [{ count: 'fiendsUp' }, 2],
      [{ count: 'fiends' }, 3],
      [{ count: 'familiarSum' }, 8],
      [{ count: 'familiarDice' }, 3],
      [{ count: 'familiarPower' }, 1],
      [{ count: 'familiarMatches' }, 1],
      [{ count: 'backstoryMatches' }, 1],
      [{ count: 'monsterStars' }, 6],
    ]
    expect(counts.map(([metric]) => [metric, countOf(t, 0, metric)])).toEqual(counts)
  })

  it('shows as it stands: scores, the goals that they meet, and stars [RP-191]', () => {
    const { live } = table({ heroes: [{ ...hero, rows: { CHA: 'red 6, blue 6, red 2' } }] }).view
    expect(live[0].sheet.map(({ score }) => score)).toEqual([1, 0, 0, 0, 0, 14, 0])
    expect(live[0].sheet.map(({ goal }) => goal)).toEqual([...Array<string>(5).fill('open'), 'met', 'open'])
    // Armor: 2 for two pieces of Iron and 1 more for a red Class, 1 for Hide, 1 for Silk.
    const lines = live[0].lines.filter(({ score }) => score !== 0).map((line) => [line.for, line.score])
    expect(lines).toEqual([
      ['goals', 3],
      ['classColour', 2],
      ['armor', 5],
    ])
    expect(live[0].stars).toBe(10)
  })

  it('is a Trait once, and never among the other cards [RP-200]', () => {
    const { t } = table({ heroes: [{ cards: ['devout'], token: 'NG' }] })
    const lines = Object.fromEntries(scoreSheet(t, 0).map((line) => [line.for, line.score]))
    expect(lines).toMatchObject({ traits: 2, otherCards: 0 })
  })

  it('of a set of Armor, a sixth piece is worth no more than five [RP-198, RP-R37]', () => {
    const setup = ownPack([{ id: 'thimbles', type: 'armor', set: 'scale' }])
    const five = ['scaleVisor', 'scaleVambraces', 'scaleSkirt', 'scaleHauberk', 'scaleMantle']
    const armor = (cards: readonly string[]): number | undefined =>
      scoreSheet(table({ setup, heroes: [{ cards }] }).t, 0).find((line) => line.for === 'armor')?.score
    expect([armor(five), armor([...five, 'thimbles'])]).toEqual([10, 10])
  })

  it('open lines are those with an empty space, tokens those of the first three Trophies [RP-061, RP-142]', () => {
    const { t } = table({ heroes: [{ ...hero, rows: { ...hero.rows, familiar: 'gold 5' } }] })
    expect(openLines(t.heroes[0])).toEqual([2, 6])
    expect(tokensOf({ trophies: [] })).toEqual([])
    expect(tokensOf({ trophies: ['bogImp', 'harpy'] })).toEqual(['location', 'obstacle'])
    expect(tokensOf({ trophies: ['bogImp', 'harpy', 'plagueRat', 'ogreBrute'] })).toHaveLength(3)
  })
})
