import { describe, expect, it } from 'vitest'
import { withMonstersAndMinions } from '../content/table-size.ts'
import { weapons } from '../content/weapons.ts'
import { countOf } from '../content/words/metrics.ts'
import { fullSheet, marketTurn, table } from './table.ts'

const dice = ['red 1, gold 2', 'red 3, red 3', 'red 5, red 6'] as const

describe('the Backpack', () => {
  it('stores dice of the chosen card instead of placing them [RP-206, DEC-07]', () => {
    const s = table({ initiative: dice, heroes: [{ cards: ['backpack'] }] }).pick('Initiative card 1')
    expect(s.say('store')).toEqual(['Store the red 1 on the Backpack', 'Store the gold 2 on the Backpack'])
    s.pick('Store the red 1')
    expect(s.hero().backpack).toHaveLength(1)
    expect(s.told('stored')).toHaveLength(1)
  })

  it('holds at most four dice [RP-206]', () => {
    const s = table({
      step: 'place',
      hand: 'red 1',
      heroes: [{ cards: ['backpack'], backpack: 'blue 1, blue 2, blue 3, blue 4' }],
    })
    expect(s.say('store')).toEqual([])
    expect(s.whyNot('card:backpack')).toEqual(['RP-206'])
    const three = table({
      step: 'place',
      hand: 'red 1',
      heroes: [{ cards: ['backpack'], backpack: 'blue 1, blue 2, blue 3' }],
    })
    expect(three.say('store')).toHaveLength(1)
  })

  it('is not there without the card [RP-206]', () => {
    expect(table({ step: 'place', hand: 'red 1' }).verbs).toEqual(['place'])
  })

  it('lets stored dice go to the sheet in an own Dice turn, any number of them [RP-208, DEC-07]', () => {
    const s = table({
      step: 'place',
      hand: 'red 1',
      heroes: [{ cards: ['backpack'], backpack: 'blue 3, gold 4' }],
    })
    expect(s.texts).toContain('Place the blue 3 in CON')
    s.pick('Place the red 1 in STR')
    // The hand is empty: what is stored may stay.
    expect(s.texts.at(-1)).toBe('Leave the stored dice where they are')
    s.pick('Place the blue 3 in STR', 'Place the gold 4 in STR')
    expect(s.line('STR')).toBe('red 1, blue 3, gold 4')
    expect(s.hero().gold).toBe(5 + 2 + 1)
    expect(s.ask.kind).toBe('act')
  })

  it('gives no action and no Gold for a stored die until it is placed, then both [RP-209, RP-R24]', () => {
    const s = table({ initiative: dice, heroes: [{ cards: ['backpack'] }] })
    s.pick('Initiative card 1', 'Store the gold 2', 'Place the red 1 in CHA')
    expect(s.hero().gold).toBe(5)
    s.pick('Place the gold 2 in WIS')
    expect(s.hero().gold).toBe(7)
    expect(s.say('act').map((text) => text.slice(0, 3))).toEqual(['WIS', 'CHA'])
  })

  it('may take both dice of a turn, which then allows no action [RP-R57]', () => {
    const s = table({ initiative: dice, heroes: [{ cards: ['backpack'], fiends: ['fiendOfRust'] }] })
    s.pick('Initiative card 1', 'Store the red 1', 'Store the gold 2')
    // A die stored this turn may still be placed this turn.
    expect(s.texts).toContain('Place the red 1 in STR')
    s.pick('Leave the stored dice')
    expect(s.ask.kind).toBe('act')
    expect(s.verbs).toEqual(['endTurn', 'banish'])
  })

  it('keeps dice off the Character Sheet: nothing touches or counts them [RP-R24]', () => {
    const s = table({
      step: 'act',
      placed: ['STR'],
      heroes: [{ cards: ['backpack'], backpack: 'blue 3', rows: { STR: 'red 1, red 2' } }],
    })
    expect(countOf(s.t, 0, { count: 'colour', colour: 'blue' })).toBe(0)
    s.pick('STR action')
    expect(s.texts).toEqual(['Red 1 (STR, space 1)', 'Red 2 (STR, space 2)'])
  })

  it('stores nothing and must be emptied in the turn of the 21st die [RP-207, RP-R24]', () => {
    const rows = { ...fullSheet(), CHA: 'purple 3, black 3' }
    const last = table({ step: 'place', hand: 'red 1', heroes: [{ cards: ['backpack'], rows }] })
    expect(last.say('store')).toEqual([])
    const two = { ...fullSheet(), CHA: 'purple 3' }
    const s = table({
      step: 'place',
      hand: 'red 1',
      heroes: [{ cards: ['backpack'], rows: two, backpack: 'blue 6', fiends: ['fiendOfRust'] }],
    })
    expect(s.say('store')).toEqual([])
    expect(s.whyNot('card:backpack')).toEqual(['RP-207'])
    s.pick('Place the red 1 in CHA')
    expect(s.verbs).toEqual(['place', 'banish'])
    s.pick('Place the blue 6 in CHA')
    expect(s.hero().backpack).toEqual([])
  })

  it('needs no hand and does not count towards the limit [RP-210]', () => {
    expect(weapons.find(({ id }) => id === 'backpack')?.hands).toBe(0)
    const s = marketTurn({ market: ['backpack', 'ironHelm'], heroes: [{ gold: 9, cards: ['trident'] }] })
    s.pick('Buy Backpack')
    expect(s.hero().cards).toEqual(['backpack', 'trident'])
  })

  it('is in the Market deck once, in the version of this expansion [RP-211, RP-R47]', () => {
    expect(weapons.filter(({ name }) => name === 'Backpack').map(({ box }) => box)).toEqual(['expansion'])
    expect(withMonstersAndMinions.backpack).toBe('expansion')
  })
})

describe('Clarity', () => {
  it('moves a die to any empty space; nothing slides, and gaps may stay [RP-212]', () => {
    const s = table({
      step: 'act',
      heroes: [{ cards: ['clarity'], rows: { STR: 'red 1, blue 2, green 3' }, fiends: ['fiendOfRust'] }],
    })
    s.pick('Use Clarity', 'Carry it out', 'Red 1')
    expect(s.texts).toHaveLength(18)
    s.pick('Familiar Board, space 3')
    expect([s.line('STR'), s.line('familiar')]).toEqual(['-, blue 2, green 3', '-, -, red 1'])
    expect(s.hero().gold).toBe(5)
  })

  it('leaves the gap for the next die of that row [RP-213]', () => {
    const s = table({
      step: 'place',
      hand: 'white 4',
      heroes: [{ rows: { STR: '-, blue 2' } }],
      arrange: (t) => (t.heroes[0].gaps = true),
    })
    s.pick('Place the white 4 in STR')
    expect(s.line('STR')).toBe('white 4, blue 2, -')
  })
})

describe('Controlling', () => {
  it('adds a die for 1 Gold before or after the roll, once a roll [RP-215, RP-R50]', () => {
    const before = marketTurn({
      step: 'huntBefore',
      combatDice: 1,
      heroes: [{ class: 'beastmaster', gold: 2 }],
    }).pick('Use Controlling')
    expect(before.hero().gold).toBe(1)
    expect(before.told('diceAdded')).toMatchObject([{ dice: 1 }])
    const after = marketTurn({
      step: 'huntAfter',
      combatFaces: [2],
      heroes: [{ class: 'beastmaster', gold: 2, xp: 1 }],
      dice: [5],
    })
    after.pick('Use Controlling')
    // The extra die is rolled at once and joins the roll.
    expect(after.ask).toMatchObject({ total: 7 })
    expect(after.say('ability')).toEqual([])
    expect(after.whyNot('class:beastmaster')).toEqual(['RP-R50'])
  })
})
