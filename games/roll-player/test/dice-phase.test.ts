import { describe, expect, it } from 'vitest'
import { rollPlayer } from '../index.ts'
import { bagOf, table } from './table.ts'

const cards = ['red 1, blue 2', 'green 3, gold 4', 'white 5, black 6'] as const

describe('choosing an Initiative card', () => {
  it('goes round in player order from the Start Player [RP-011, RP-056]', () => {
    const s = table({ players: 3, start: 1, initiative: ['red 1', 'red 2', 'red 3', 'red 4'], single: true })
    expect(s.ask.seat).toBe(1)
    s.pick('Initiative card 1', 'Place the red 1 in STR', 'End')
    expect(s.ask.seat).toBe(2)
    s.pick('Initiative card 2', 'Place the red 2 in STR', 'End')
    expect(s.ask.seat).toBe(0)
  })

  it('offers each card that nobody has chosen, and says why not the others [RP-057, DEC-06]', () => {
    const s = table({ initiative: cards })
    expect(s.texts).toEqual([
      'Initiative card 1: red 1, blue 2',
      'Initiative card 2: green 3, gold 4, 1 Gold',
      'Initiative card 3: white 5, black 6',
    ])
    s.pick('Initiative card 2', 'Place the green 3 in STR', 'Place the gold 4 in STR', 'End')
    expect(s.say('initiative')).toEqual([
      'Initiative card 1: red 1, blue 2',
      'Initiative card 3: white 5, black 6',
    ])
    expect(s.whyNot('initiative:2')).toEqual(['RP-057'])
  })

  it('takes the card with all dice, Gold and Fiends on it, which cannot be refused [RP-057, RP-058, RP-059]', () => {
    const s = table({
      initiative: cards,
      initiativeGold: [0, 1, 0],
      initiativeFiends: [[], ['fiendOfRust', 'fiendOfFog'], []],
    })
    s.pick('Initiative card 2')
    expect(s.hero().gold).toBe(6)
    expect(s.t.initiative[1]).toMatchObject({ gold: 0, dice: [], fiends: [], by: 0 })
    expect(s.hero().newFiends).toEqual(['fiendOfRust', 'fiendOfFog'])
    expect(s.t.hand).toHaveLength(2)
    expect(s.verbs).not.toContain('decline')
  })

  it('leaves one card over with everything on it until Cleanup [RP-071]', () => {
    const s = table({
      single: true,
      initiative: ['red 1', 'red 2', 'red 3'],
      initiativeFiends: [[], [], ['fiendOfRust']],
    })
    s.pick('Initiative card 1', 'Place the red 1 in STR', 'End')
    s.pick('Initiative card 2', 'Place the red 2 in STR', 'End')
    expect(s.ask.kind).toBe('market')
    expect(s.card(3)).toBe('red 3')
    expect(s.t.initiative[2].fiends).toEqual(['fiendOfRust'])
  })
})

describe('placing dice', () => {
  it('offers each distinct die for the leftmost empty space of every open line [RP-061, RP-R49, DEC-07]', () => {
    const s = table({
      initiative: ['red 2, red 2', ...cards.slice(1)],
      heroes: [{ rows: { STR: 'red 1, red 1, red 1', CHA: 'blue 1, blue 1' } }],
    })
    s.pick('Initiative card 1')
    expect(s.texts).toEqual([
      ...['DEX', 'CON', 'INT', 'WIS', 'CHA'].map((row) => `Place the red 2 in ${row}`),
      'Place the red 2 on the Familiar Board',
    ])
    expect(s.whyNot('line:0:STR')).toContain('RP-061')
    s.pick('Place the red 2 in CHA')
    expect(s.line('CHA')).toBe('blue 1, blue 1, red 2')
    expect(rollPlayer.touches(s.options[0], s.view)).toContain('space:0:3')
  })

  it('places both dice of a double round, in any rows and any order [RP-062, RP-063]', () => {
    const s = table({ initiative: cards })
    s.pick('Initiative card 1', 'Place the blue 2 in CON', 'Place the red 1 in CON')
    expect(s.line('CON')).toBe('blue 2, red 1, -')
    expect(s.ask.kind).toBe('act')
  })

  it('pays 2 Gold for a gold die at the moment it is placed, in a row or on the board [RP-064]', () => {
    const s = table({ initiative: ['gold 1, gold 2', ...cards.slice(1)] })
    s.pick('Initiative card 1', 'Place the gold 1 in STR')
    expect(s.hero().gold).toBe(7)
    s.pick('Place the gold 2 on the Familiar Board')
    expect(s.hero().gold).toBe(9)
  })

  it('pays 1 Gold for a line that is filled, and 3 in all when a gold die fills it [RP-065]', () => {
    const s = table({
      initiative: ['red 1, gold 2', ...cards.slice(1)],
      heroes: [{ rows: { STR: 'blue 1, blue 1', familiar: 'blue 2, blue 2' } }],
    })
    s.pick('Initiative card 1', 'Place the red 1 in STR')
    expect(s.gains()).toEqual(['+1 gold filledLine'])
    s.pick('Place the gold 2 on the Familiar Board')
    expect(s.gains()).toEqual(['+1 gold filledLine', '+2 gold goldDie', '+1 gold filledLine'])
  })

  it('pays for a line that becomes full wherever its gap was, and again when it is filled again [RP-R23, RP-213]', () => {
    const s = table({
      initiative: ['red 1, red 2', ...cards.slice(1)],
      heroes: [{ token: 'N', cards: ['clarity'], rows: { STR: 'blue 1, -, blue 3' } }],
      arrange: (t) => (t.heroes[0].gaps = true),
    })
    s.pick('Initiative card 1', 'Place the red 1 in STR')
    expect(s.line('STR')).toBe('blue 1, red 1, blue 3')
    expect(s.gains()).toEqual(['+1 gold filledLine'])
    s.pick('Use Clarity', 'Carry it out', 'Blue 3', 'DEX, space 2')
    expect(s.line('STR')).toBe('blue 1, red 1, -')
    s.pick('Place the red 2 in STR')
    expect(s.gains()).toEqual(['+1 gold filledLine', '+1 gold filledLine'])
  })

  it('gives nothing for dice that are moved, exchanged, turned or rolled again [RP-069]', () => {
    const s = table({
      step: 'act',
      placed: ['DEX'],
      heroes: [{ rows: { STR: 'gold 1', DEX: 'red 2', CON: 'blue 1, blue 1, blue 1' } }],
    })
    s.pick('DEX action', 'Gold 1', 'Red 2')
    expect(s.line('STR')).toBe('red 2, -, -')
    expect(s.hero().gold).toBe(5)
    expect(s.say('act')).toEqual([])
  })
})

describe('the action of a Dice turn', () => {
  it('is one of the lines where a die was placed this turn, after the last placement [RP-066, RP-067, RP-068, DEC-08]', () => {
    const s = table({ initiative: cards, heroes: [{ rows: { WIS: 'red 5' } }] })
    s.pick('Initiative card 1', 'Place the blue 2 in CON')
    expect(s.verbs).toEqual(['place'])
    s.pick('Place the red 1 on the Familiar Board')
    expect(s.texts).toEqual([
      'CON action: Raise or lower one of your dice by 1.',
      'Familiar Action',
      'End the turn',
    ])
    expect(s.whyNot('line:0:WIS')).toEqual(['RP-066'])
    s.pick('CON action')
    // Any die of the sheet, also the one placed this turn.
    expect(s.texts).toEqual([
      'Blue 2 (CON, space 1)',
      'Red 5 (WIS, space 1)',
      'Red 1 (Familiar Board, space 1)',
    ])
    s.pick('Red 1')
    expect(s.line('familiar')).toBe('red 2, -, -')
    // That was the one action of this turn.
    expect(s.told('acted')).toHaveLength(1)
    expect(s.ask).toEqual({ kind: 'initiative', seat: 1 })
  })

  it('is only one for two dice in the same row [RP-066]', () => {
    const s = table({ initiative: cards })
    s.pick('Initiative card 1', 'Place the red 1 in CHA', 'Place the blue 2 in CHA')
    expect(s.say('act')).toHaveLength(1)
    s.pick('CHA action')
    expect(s.hero().charisma).toBe(1)
    expect(s.ask.seat).toBe(1)
  })

  it('may be declined by ending the turn [RP-014, RP-066]', () => {
    const s = table({ initiative: cards })
    s.pick('Initiative card 1', 'Place the red 1 in CHA', 'Place the blue 2 in CHA', 'End the turn')
    expect(s.hero().charisma).toBe(0)
  })

  it('follows the one die of a single round likewise [RP-070]', () => {
    const s = table({ single: true, initiative: ['red 1', 'red 2', 'red 3'] })
    s.pick('Initiative card 3', 'Place the red 3 in CHA')
    expect(s.texts).toEqual(['CHA action: Take one Charisma token.', 'End the turn'])
  })

  it('says why there is no second action [RP-066]', () => {
    const s = table({
      step: 'act',
      placed: ['CHA', 'CON'],
      acted: true,
      heroes: [{ rows: { CON: 'red 1' }, fiends: ['fiendOfRust'] }],
    })
    expect(s.verbs).toEqual(['endTurn', 'banish'])
    expect(s.whyNot('line:0:CON')).toEqual(['RP-066'])
  })

  it('keeps free options open until the turn is ended [RP-R09, DEC-08]', () => {
    const s = table({
      step: 'act',
      placed: ['CHA'],
      heroes: [
        { gold: 9, cards: ['bluff'], fiends: ['fiendOfRust'], injury: 1, xp: 7, rows: { STR: 'red 1' } },
      ],
    })
    expect(s.verbs).toEqual(['act', 'endTurn', 'skill', 'banish', 'heal', 'train'])
    s.pick('CHA action')
    expect(s.verbs).toEqual(['endTurn', 'skill', 'banish', 'heal', 'train'])
    s.pick('Use Bluff', 'Carry it out', 'Discard an Injury')
    expect(s.verbs).toEqual(['endTurn', 'banish', 'train'])
  })
})

describe('drawing by chance', () => {
  it('stops undo where dice come from the bag [RP-017]', () => {
    const s = table({
      step: 'act',
      turn: 1,
      placed: ['CON'],
      heroes: [{}, { rows: { CON: 'red 1' }, cards: ['ritual'] }],
      arrange: (t) => bagOf(t, 'blue'),
      dice: [4],
    })
    s.pick('Use Ritual', 'Carry it out')
    expect(s.line('CON', 1)).toMatch(/^(blue|red) 4/)
    expect(s.undoStop).toBe('dice')
  })
})
