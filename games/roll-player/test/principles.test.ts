import { describe, expect, it } from 'vitest'
import { boxOf } from '../content/box.ts'
import {
  attributes,
  familiarBoard,
  lineOf,
  lines,
  rows,
  spacesInRows,
  spacesOf,
  spacesOnSheet,
} from '../content/sheet.ts'
import { firstCombatDie, isOf, sortOf } from '../content/dice.ts'
import { rollPlayer } from '../index.ts'
import { countOf } from '../content/words/metrics.ts'
import { marketTurn, table } from './table.ts'

describe('general principles', () => {
  it('play base game and expansion together, every card of both [RP-002]', () => {
    const boxes = [...boxOf(null).market.values()].map(({ box }) => box)
    expect([
      boxes.filter((box) => box === 'base').length,
      boxes.filter((box) => box === 'expansion').length,
    ]).toEqual([53, 32])
  })

  it('a card is followed where it disagrees with a rule [RP-003]', () => {
    // The rule: a gold die pays 2 Gold, passing over a Minion costs 3, one Skill is refreshed.
    const s = table({ step: 'place', hand: 'gold 1', heroes: [{ class: 'rogue' }] }).pick(
      'Place the gold 1 in STR',
    )
    expect(s.gains()).toEqual(['+3 gold goldDie'])
  })

  it('the Character Sheet is 21 spaces, the Attribute Rows are 18 of them [RP-004, RP-005, RP-006, RP-007]', () => {
    expect(attributes).toEqual(['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'])
    expect(rows.flatMap(spacesOf)).toHaveLength(spacesInRows)
    expect(lines.flatMap(spacesOf)).toHaveLength(spacesOnSheet)
    expect(lineOf(20)).toBe(familiarBoard)
    const { t } = table({ heroes: [{ rows: { STR: 'blue 1, blue 1', familiar: 'blue 6, blue 6' } }] })
    expect(countOf(t, 0, { count: 'colour', colour: 'blue' })).toBe(4)
    expect(countOf(t, 0, { count: 'loyalRows' })).toBe(1)
    expect(countOf(t, 0, { count: 'score', row: 'STR' })).toBe(2)
  })

  it('gold is a colour of dice, never of a Class; Combat Dice never lie on a sheet [RP-008, RP-010]', () => {
    expect(sortOf(60).colours).toEqual(['gold'])
    expect(isOf(60, 'red')).toBe(false)
    const s = marketTurn({ step: 'huntAfter', combatFaces: [3], heroes: [{ xp: 1 }] })
    expect(s.t.face[firstCombatDie]).toBe(3)
    expect(s.hero().sheet.every((die) => die < firstCombatDie)).toBe(true)
  })

  it('supplies have no end [RP-R08]', () => {
    const s = table({ step: 'act', placed: ['CHA'], heroes: [{ charisma: 40, gold: 90, xp: 60 }] }).pick(
      'CHA action',
    )
    expect(s.gains()).toContain('+1 charisma CHA')
  })

  it('what a player does not decide happens by itself [RP-014]', () => {
    const s = marketTurn({ market: ['devout'], heroes: [{ gold: 3 }] }).pick('Buy Devout')
    expect(s.told('aligned')).toHaveLength(1)
  })

  it('stars are counted after Monster Combat, nobody has any before [RP-016]', () => {
    const s = table({ step: 'act', heroes: [{ rows: { STR: 'blue 1' }, fiends: ['fiendOfRust'] }] })
    expect(s.t.outcome).toBeNull()
    expect(JSON.stringify(s.hero())).not.toContain('"stars"')
  })

  it('everything is open but the order of the decks, the bag and the facedown cards [RP-017]', () => {
    const { t } = table({ heroes: [{ gold: 7, cards: ['bluff'] }, {}], discard: ['trident'] })
    const view = rollPlayer.view(t, 1)
    expect(view.heroes[0]).toMatchObject({ gold: 7, cards: ['bluff'] })
    expect(view.discard).toEqual(['trident'])
    expect([view.deck, view.fiendDeck, view.minions]).toEqual([t.deck.length, 26, 15])
    expect(view.adventure).toEqual([null, null, null])
    const text = JSON.stringify(view)
    expect(text).not.toContain(t.fiendDeck[0])
    expect(text).not.toContain(t.minionsAside[0])
  })

  it('five Market cards of own choice stay with their owner in the order of the box [RP-R21]', () => {
    const s = marketTurn({
      market: ['shortSword', 'ironHelm'],
      heroes: [{ gold: 9, cards: ['ironPick', 'wild'] }],
    })
    s.pick('Buy Short Sword')
    expect(s.hero().cards).toEqual(['shortSword', 'ironPick', 'wild'])
  })

  it('a mercenary is never free, so that hiring comes to an end [RP-R63]', () => {
    const discount = {
      game: 'roll-player',
      name: 'Friends',
      market: [
        {
          type: 'weapon',
          id: 'horn',
          name: 'Horn',
          dots: 1,
          cost: 1,
          hands: 0,
          always: [{ is: 'mercenary', xp: -2, gold: -3 }],
        },
        {
          type: 'weapon',
          id: 'drum',
          name: 'Drum',
          dots: 1,
          cost: 1,
          hands: 0,
          always: [{ is: 'mercenary', xp: -2, gold: -3 }],
        },
      ],
    }
    const s = marketTurn({
      setup: { cards: discount },
      step: 'huntBefore',
      combatDice: 1,
      heroes: [{ gold: 1, xp: 1, cards: ['horn', 'drum'] }],
    })
    expect(s.say('hire')).toEqual(['Hire a mercenary for 1 XP', 'Hire a mercenary for 1 Gold'])
  })
})
