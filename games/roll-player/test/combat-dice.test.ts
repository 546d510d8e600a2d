import { describe, expect, it } from 'vitest'
import { marketTurn, ownPack, table, type Laid, type LaidHero, type Tale } from './table.ts'

/** Seat 0 has rolled a 5 and a 1 in a Hunt. */
function after(hero: LaidHero, laid: Laid = {}): Tale {
  return marketTurn({
    step: 'huntAfter',
    combatFaces: [5, 1],
    minions: ['dreadKnight', 'bogImp'],
    heroes: [{ xp: 1, ...hero }],
    ...laid,
  })
}

function freely(when: string, does: object): object {
  return { when, pay: { gold: 0, injury: 0 }, does: [does] }
}

/** A hero with this Weapon, and something else to do. */
function armed(card: string): LaidHero {
  return { cards: [card, 'bluff'], gold: 9, xp: 1 }
}

/** What is used up for the round, and for the roll, once seat 0 has used this. */
function used(s: Tale, card: string): unknown {
  s.choose({ verb: 'ability', source: card })
  if (s.ask.kind === 'combatDie') s.pick('A 1')
  return [s.hero().used, s.t.combatUsed]
}

describe('Combat Dice', () => {
  it('are named by what they show, the lowest first [RP-R49]', () => {
    expect(after({}).say('reroll')).toEqual(['Roll a 1 again for 1 XP', 'Roll a 5 again for 1 XP'])
    expect(after({ cards: ['luckySling'] }).pick('Use Lucky Sling').texts).toEqual(['A 1', 'A 5'])
  })

  it('of those shown, the chosen one is rolled again [DEC-27]', () => {
    const s = after({ cards: ['luckySling'] }, { combatFaces: [1, 5], dice: [3] }).pick(
      'Use Lucky Sling',
      'A 5',
    )
    expect(s.t.face.slice(-2)).toEqual([1, 3])
  })

  it('of a number are all chosen, before they are rolled; only "any number" can be closed [DEC-27]', () => {
    const once = freely('afterRoll', { do: 'combatReroll', dice: 2 })
    const setup = ownPack([{ id: 'bow', type: 'weapon', once }])
    const s = after({ cards: ['bow'] }, { setup, combatFaces: [1, 2, 5], dice: [3, 4] })
    s.pick('Use Own bow', 'A 1')
    expect(s.verbs).toEqual(['combatDie'])
    expect(s.pick('A 2').t.face.slice(-3)).toEqual([3, 4, 5])
  })

  it('that join a roll are rolled beside the others', () => {
    const once = freely('combat', { do: 'combatDice', dice: 2 })
    const setup = ownPack([{ id: 'horn', type: 'weapon', once }])
    const s = after({ cards: ['horn'] }, { setup, dice: [2, 3] }).pick('Use Own horn')
    expect(s.t.face.slice(-4)).toEqual([5, 1, 2, 3])
    expect(s.ask).toMatchObject({ total: 11 })
  })

  it('cost the highest of several prices when they are rolled again [RP-R34]', () => {
    const setup = ownPack([], [{ id: 'nerves', always: [{ is: 'rerollCost', xp: 4 }] }])
    const fiends = ['fiendOfJitters', 'nerves']
    expect(after({ xp: 9, fiends }, { setup }).say('reroll')[0]).toBe('Roll a 1 again for 4 XP')
    const leviathan = table({
      step: 'combatAfter',
      monster: 'frostLeviathan',
      combatFaces: [3],
      heroes: [{ class: 'bard', xp: 2 }, { class: 'rogue' }],
    })
    expect(leviathan.say('reroll')).toEqual(['Roll a 3 again for 2 XP'])
  })
})

describe('what may be used once', () => {
  it('is kept for the round or, in combat, for the roll [RP-R50]', () => {
    const setup = ownPack([
      { id: 'horn', type: 'weapon', once: freely('beforeRoll', { do: 'combatDice', dice: 1 }) },
      { id: 'sling', type: 'weapon', once: freely('afterRoll', { do: 'combatReroll', dice: 1 }) },
      { id: 'drum', type: 'weapon', once: freely('combat', { do: 'combatDice', dice: 1 }) },
      { id: 'whistle', type: 'weapon', once: freely('diceTurn', { do: 'gold', by: 1 }) },
      { id: 'lens', type: 'weapon', once: freely('beforeInitiative', { do: 'gold', by: 1 }) },
      { id: 'purse', type: 'weapon', once: freely('beforeMarketAct', { do: 'gold', by: 1 }) },
    ])
    const dice = ['red 1', 'red 2', 'red 3']
    expect([
      used(table({ setup, initiative: dice, heroes: [armed('lens')] }), 'lens'),
      used(table({ setup, step: 'act', heroes: [armed('whistle')] }), 'whistle'),
      used(marketTurn({ setup, heroes: [armed('purse')] }), 'purse'),
      used(marketTurn({ setup, step: 'huntBefore', combatDice: 1, heroes: [armed('horn')] }), 'horn'),
      used(marketTurn({ setup, step: 'huntBefore', combatDice: 1, heroes: [armed('drum')] }), 'drum'),
      used(marketTurn({ setup, step: 'huntAfter', combatFaces: [1, 2], heroes: [armed('sling')] }), 'sling'),
    ]).toEqual([
      [['lens'], []],
      [['whistle'], []],
      [['purse'], []],
      [[], ['horn']],
      [[], ['drum']],
      [[], ['sling']],
    ])
  })
})
