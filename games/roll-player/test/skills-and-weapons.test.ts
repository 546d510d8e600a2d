import { describe, expect, it } from 'vitest'
import { bagOf, marketTurn, table, type LaidHero, type Tale } from './table.ts'

const dice = ['red 1, red 2', 'blue 3, blue 3', 'green 5, green 6'] as const

/** Seat 0 uses this Skill in the Dice turn, after placing. */
function use(card: string, hero: LaidHero, rolls: readonly number[] = []): Tale {
  return table({ step: 'act', heroes: [{ cards: [card], ...hero }], dice: rolls }).choose({
    verb: 'skill',
    card,
  })
}

describe('Skills at work', () => {
  it('Acrobatics swaps two dice', () => {
    const s = use('acrobatics', { rows: { STR: 'red 1, blue 2' } }).pick('Carry it out', 'Red 1')
    expect(s.line('STR')).toBe('blue 2, red 1, -')
  })

  it('Appraisal makes the next purchase of this turn 2 Gold cheaper [RP-R14]', () => {
    const s = marketTurn({ market: ['trident', 'scrollOfFate'], heroes: [{ gold: 3, cards: ['appraisal'] }] })
    s.pick('Use Appraisal', 'Carry it out')
    expect(s.say('buy')).toEqual(['Buy Trident for 3 Gold', 'Buy Scroll of Fate for nothing'])
    s.pick('Buy Trident')
    // Nothing of it is left for the next turn.
    expect(s.t.discount).toBe(0)
  })

  it('Bluff pays 2 Gold, Charity gives a Charisma token', () => {
    expect(use('bluff', {}).pick('Carry it out').gains()).toEqual(['+2 gold bluff'])
    expect(use('charity', {}).pick('Carry it out').gains()).toEqual(['+1 charisma charity'])
  })

  it('Herb Lore changes a die by 1, Insight rolls one again, Brawn turns one', () => {
    expect(
      use('herbLore', { rows: { STR: 'red 3' } })
        .pick('Carry it out', 'Turn it to 4')
        .line('STR'),
    ).toBe('red 4, -, -')
    expect(
      use('insight', { rows: { STR: 'red 3' } }, [6])
        .pick('Carry it out', 'Keep 6')
        .line('STR'),
    ).toBe('red 6, -, -')
    expect(
      use('brawn', { rows: { STR: 'red 2' } })
        .pick('Carry it out')
        .line('STR'),
    ).toBe('red 5, -, -')
  })

  it('Jostle swaps all dice of two cards; Gold and Fiends stay [DEC-12]', () => {
    const s = table({
      initiative: dice,
      initiativeFiends: [[], [], ['fiendOfRust']],
      heroes: [{ cards: ['jostle'] }],
    })
    s.pick('Use Jostle', 'Carry it out', 'Initiative card 2')
    expect(s.texts.map((text) => text.slice(0, 17))).toEqual(['Initiative card 1', 'Initiative card 3'])
    s.pick('Initiative card 3')
    expect([s.card(2), s.card(3)]).toEqual(['green 5, green 6', 'blue 3, blue 3'])
    expect(s.t.initiative.map(({ gold, fiends }) => [gold, fiends])).toEqual([
      [0, []],
      [1, []],
      [0, ['fiendOfRust']],
    ])
  })

  it('Jostle needs two cards that nobody has chosen [RP-R53]', () => {
    const s = table({
      initiative: dice,
      heroes: [{ cards: ['jostle'] }, { card: 1 }, { card: 2 }],
      players: 3,
      arrange: (t) => t.initiative.splice(3),
    }).pick('Use Jostle')
    // Only the step of the arrow is left of it.
    expect(s.hero()).toMatchObject({ token: 'NE', exhausted: ['jostle'] })
    expect(s.told('cardsSwapped')).toEqual([])
  })

  it('Meditation refreshes another Skill, never itself [RP-110, DEC-27]', () => {
    const s = table({
      step: 'act',
      heroes: [{ cards: ['meditation', 'bluff', 'charity'], exhausted: ['bluff', 'charity'] }],
    })
    s.pick('Use Meditation')
    expect(s.texts).toEqual(['Bluff', 'Charity', 'Stop'])
    s.pick('Charity')
    expect(s.hero().exhausted).toEqual(['bluff', 'meditation'])
  })

  it('Forgery copies the value of another die in the same line', () => {
    const s = use('forgery', { rows: { STR: 'red 1, blue 5', DEX: 'green 3', familiar: 'gold 6, white 2' } })
    s.pick('Carry it out')
    // The lone die in DEX has nothing to copy.
    expect(s.texts).toEqual([
      'Red 1 (STR, space 1)',
      'Blue 5 (STR, space 2)',
      'Gold 6 (Familiar Board, space 1)',
      'White 2 (Familiar Board, space 2)',
    ])
    expect(s.pick('White 2').line('familiar')).toBe('gold 6, white 6, -')
  })

  it('Sleight of Hand trades an own die for one on a card; nothing is placed [RP-R48, RP-R49, DEC-12]', () => {
    const s = table({
      initiative: dice,
      heroes: [{ cards: ['sleightOfHand'], rows: { STR: 'gold 4, black 1' } }],
    })
    s.pick('Use Sleight of Hand', 'Carry it out', 'Gold 4')
    expect(s.texts).toEqual([
      'Red 1 on Initiative card 1',
      'Red 2 on Initiative card 1',
      'Blue 3 on Initiative card 2',
      'Green 5 on Initiative card 3',
      'Green 6 on Initiative card 3',
    ])
    s.pick('Blue 3')
    expect([s.line('STR'), s.card(2)]).toEqual(['blue 3, black 1, -', 'gold 4, blue 3'])
    expect(s.hero().gold).toBe(5)
  })

  it('Ritual returns a die to the bag before another is drawn for its space [RP-R48]', () => {
    const s = table({
      step: 'act',
      heroes: [{ cards: ['ritual'], rows: { STR: 'red 1, red 2, red 3' } }],
      arrange: (t) => void t.enemyDice.push(...t.bag.splice(0)),
      dice: [6],
    })
    // The bag is empty: the returned die is drawn again.
    s.pick('Use Ritual', 'Carry it out', 'Red 2')
    expect(s.line('STR')).toBe('red 1, red 6, red 3')
    expect(s.hero().gold).toBe(5)
    const gold = table({
      step: 'act',
      heroes: [{ cards: ['ritual'], rows: { STR: 'red 1' } }],
      arrange: (t) => bagOf(t, 'gold, gold, gold, gold, gold, gold'),
    }).pick('Use Ritual', 'Carry it out')
    expect(gold.told('gained')).toEqual([])
  })

  it('Bribery replaces a Market card, Scavenging fetches one', () => {
    const s = marketTurn({
      market: ['ironHelm', 'trident'],
      deck: ['vain'],
      heroes: [{ cards: ['bribery'] }],
    })
    s.pick('Use Bribery', 'Carry it out', 'Iron Helm')
    expect(s.t.market).toEqual(['vain', 'trident'])
  })

  it('Summon puts the top Fiend on a card of its user and pays 2 Gold [DEC-12]', () => {
    const s = table({ initiative: dice, fiendDeck: ['fiendOfFog'], heroes: [{ cards: ['summon'] }] })
    s.pick('Use Summon', 'Carry it out', 'Initiative card 1')
    expect(s.t.initiative[0].fiends).toEqual(['fiendOfFog'])
    expect(s.hero().gold).toBe(7)
    expect(s.undoStop).toBe('card')
  })

  it('Rally rolls any number of Combat Dice again, together and once [RP-R49, DEC-27]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [1, 1, 5],
      minions: ['plagueRat', 'bogImp'],
      heroes: [{ cards: ['rally'], xp: 1 }],
      dice: [4, 6],
    })
    s.pick('Use Rally', 'Carry it out')
    // At least one: only then it may be closed.
    expect(s.texts).toEqual(['A 1', 'A 5'])
    s.pick('A 1')
    expect(s.texts).toEqual(['A 1', 'A 5', 'Roll'])
    s.pick('A 1', 'Roll')
    expect(s.ask).toMatchObject({ total: 15 })
    expect(s.verbs).not.toContain('skill')
  })

  it('Bloodlust adds two Combat Dice before the roll, and an Injury', () => {
    const s = marketTurn({ step: 'huntBefore', combatDice: 1, heroes: [{ cards: ['bloodlust'], gold: 9 }] })
    s.pick('Use Bloodlust', 'Carry it out')
    expect(s.t.combatDice).toBe(3)
    expect(s.hero().injury).toBe(1)
  })
})

function scores(...cards: string[]): number[] {
  return table({ heroes: [{ cards }] }).view.live[0].sheet.map(({ score }) => score)
}

describe('Weapons at work', () => {
  it('change Attribute Scores as long as they are owned [RP-190]', () => {
    expect(scores('shortSword', 'ironPick')).toEqual([1, 0, 1, 0, 0, 0, 0])
    expect(scores('oakenStaff')[4]).toBe(2)
    expect(scores('parryingDagger', 'scholarsWand')).toEqual([0, 1, 0, 1, 0, 0, 0])
    expect(scores('gildedRapier')[5]).toBe(1)
  })

  it('Battle Hammer raises a die once a round, at any moment of the Dice turn [RP-R50]', () => {
    const s = table({
      initiative: dice,
      heroes: [{ cards: ['battleHammer'], rows: { STR: 'red 3, blue 6' } }],
    })
    s.pick('Use Battle Hammer')
    expect(s.line('STR')).toBe('red 4, blue 6, -')
    expect(s.say('ability')).toEqual([])
    const market = marketTurn({ heroes: [{ cards: ['battleHammer'], rows: { STR: 'red 3' } }] })
    expect(market.whyNot('card:battleHammer')).toEqual(['RP-R09'])
  })

  it('Throwing Knives swap two dice of one Attribute Row, not of the board [RP-005]', () => {
    const s = table({
      step: 'act',
      heroes: [
        {
          cards: ['throwingKnives'],
          rows: { STR: 'red 1, blue 2', DEX: 'green 3', familiar: 'gold 1, gold 2' },
        },
      ],
    })
    s.pick('Use Throwing Knives')
    expect(s.texts).toEqual(['Red 1 (STR, space 1)', 'Blue 2 (STR, space 2)'])
    expect(s.pick('Red 1').line('STR')).toBe('blue 2, red 1, -')
  })

  it('Lucky Sling rolls one Combat Die again for free, once a roll [RP-R50, DEC-27]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [1, 4],
      heroes: [{ cards: ['luckySling'], xp: 1 }],
      dice: [6],
    })
    s.pick('Use Lucky Sling', 'A 1')
    expect(s.ask).toMatchObject({ total: 10 })
    expect(s.hero().xp).toBe(1)
    // It belongs after the roll.
    const before = marketTurn({
      step: 'huntBefore',
      combatDice: 1,
      heroes: [{ cards: ['luckySling'], gold: 9 }],
    })
    expect(before.whyNot('card:luckySling')).toEqual(['RP-R09'])
  })

  it("Falconer's Glove gives 1 XP for each Familiar Action, also a granted one [RP-082]", () => {
    const s = table({ step: 'act', placed: ['familiar'], heroes: [{ cards: ['falconersGlove', 'taming'] }] })
    s.pick('Use Taming', 'Familiar Action')
    expect(s.hero().xp).toBe(1)
  })

  it('Twin Sickles give Honor for a Trophy, the Hunting Bow a die, the Trident 3 against the Monster', () => {
    const s = marketTurn({
      step: 'huntTarget',
      minions: ['plagueRat', 'bogImp'],
      heroes: [{ cards: ['huntingBow'] }],
    }).pick('Go on')
    expect(s.t.combatDice).toBe(2)
    const trident = marketTurn({
      step: 'huntAfter',
      combatFaces: [3],
      heroes: [{ cards: ['trident'], xp: 1 }],
    })
    expect(trident.ask).toMatchObject({ total: 3 })
  })

  it('Spyglass sends the top Minion under the deck at the start of the Market turn', () => {
    const s = marketTurn({ minions: ['plagueRat', 'bogImp'], heroes: [{ cards: ['spyglass'] }] }).pick(
      'Use Spyglass',
    )
    expect(s.t.minions.at(-1)).toBe('bogImp')
    expect(s.t.minions[0]).toBe('plagueRat')
  })
})
