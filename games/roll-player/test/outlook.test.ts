import { newFate, pick, readConfig, Table, type Game } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../mind/evaluate.ts'
import { rollPlayer } from '../index.ts'
import { chanceOf, expectedOf, tokenWorth } from '../mind/lines.ts'
import { fullSheet, table, type LaidHero } from './table.ts'

const worth = (hero: LaidHero, laid = {}): number => evaluate(table({ ...laid, heroes: [hero] }).t, 0)

const onlyLawfulGood = (space: string): number => (space === 'LG' ? 4 : 0)

describe('what a companion expects', () => {
  it('is the score itself once the game is over', () => {
    const game: Game = rollPlayer
    const finished = new Table(game, readConfig(game, { players: 2 }), 'expected')
    const chance = newFate('expected')
    while (finished.decision) finished.choose(pick(chance, finished.decision.options.length))
    const { state } = finished
    expect(state.outcome?.seats?.map(({ seat }) => game.evaluate(state, seat))).toEqual(
      state.outcome?.seats?.map(({ score }) => score),
    )
  })

  it('of a full line is certain, and of an open one depends on what it needs', () => {
    expect(chanceOf(0, -1, 0, 0)).toBe(1)
    expect(chanceOf(0, 1, 2, 0)).toBe(0)
    expect(chanceOf(0, 1, 2, 5)).toBeGreaterThan(0)
    expect(chanceOf(1, 6, 99, 3)).toBeLessThan(chanceOf(1, 5, 99, 3))
    expect(chanceOf(3, 10, 11, 8)).toBeGreaterThan(chanceOf(3, 18, 18, 8))
    expect(chanceOf(2, 20, 30, 9)).toBe(0)
  })

  it('of a pattern are its stars by the chance of each match', () => {
    expect(expectedOf([0, 0, 1, 3], [1, 1, 0])).toBe(1)
    expect(expectedOf([0, 0, 1, 3], [1, 1, 0.5])).toBe(2)
  })

  it('of the alignment token is a better space that is worth the steps, while there is time', () => {
    expect(tokenWorth('N', 9, onlyLawfulGood)).toBeGreaterThan(2)
    expect(tokenWorth('N', 0, onlyLawfulGood)).toBe(0)
    expect(tokenWorth('LG', 0, onlyLawfulGood)).toBe(4)
  })

  it('grows with a die that meets a goal, a matching colour and a card that scores', () => {
    const warrior = { class: 'warrior', rows: { STR: 'red 6, red 5' } } as const
    expect(worth({ ...warrior, rows: { STR: 'red 6, red 5, red 6' } })).toBeGreaterThan(
      worth({ ...warrior, rows: { STR: 'red 6, red 5, red 1' } }),
    )
    expect(worth({ ...warrior, rows: { STR: 'red 6, red 5', CON: 'red 4' } })).toBeGreaterThan(
      worth({ ...warrior, rows: { STR: 'red 6, red 5', CON: 'blue 4' } }),
    )
    expect(worth({ ...warrior, cards: ['ironHelm'] })).toBeGreaterThan(worth(warrior))
  })

  it('counts dice in hand where they would be placed best', () => {
    const hero: LaidHero = { class: 'warrior', rows: { STR: 'red 6, red 5' } }
    expect(worth(hero, { step: 'place', hand: 'red 6' })).toBeGreaterThan(
      worth(hero, { step: 'place', hand: 'blue 1' }),
    )
  })

  it('of a Hunt depends on the dice that were gathered, and on what they show', () => {
    const hunting = { minions: ['plagueRat'], step: 'huntBefore' }
    const hunter: LaidHero = { card: 1 }
    expect(worth(hunter, { ...hunting, combatDice: 3 })).toBeGreaterThan(
      worth(hunter, { ...hunting, combatDice: 1 }),
    )
    const after = { ...hunting, step: 'huntAfter', combatDice: 1 }
    expect(worth(hunter, { ...after, combatFaces: [6] })).toBeGreaterThan(
      worth(hunter, { ...after, combatFaces: [1] }),
    )
  })

  it('of the last battle grows with dice, Honor and hired help, and shrinks with Injuries', () => {
    const finale = { step: 'hire', revealed: 3, monster: 'cinderDrake' }
    const hero: LaidHero = { rows: fullSheet(), pool: 3 }
    const now = worth(hero, finale)
    expect(worth({ ...hero, pool: 4 }, finale)).toBeGreaterThan(now)
    expect(worth({ ...hero, honor: 2 }, finale)).toBeGreaterThan(now)
    expect(worth({ ...hero, gold: 10 }, finale)).toBeGreaterThan(worth({ ...hero, gold: 0 }, finale))
    expect(worth({ ...hero, injury: 2 }, finale)).toBeLessThan(now)
  })

  it('alone counts nothing without the victory over the Monster', () => {
    const finale = { players: 1, step: 'hire', revealed: 3, monster: 'frostLeviathan' }
    const hero: LaidHero = { rows: fullSheet(), gold: 0 }
    expect(worth({ ...hero, pool: 8 }, finale)).toBeGreaterThan(3 * worth({ ...hero, pool: 2 }, finale))
  })
})
