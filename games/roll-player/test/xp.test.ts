import { describe, expect, it } from 'vitest'
import { marketTurn, table } from './table.ts'

describe('XP, Honor and Injury', () => {
  it('XP buys four things and nothing else [RP-149]', () => {
    const rich = { xp: 20, gold: 0, injury: 1, rows: { STR: 'red 1' } }
    const bought = [
      table({ step: 'act', heroes: [rich] }),
      marketTurn({ market: ['ironHelm'], heroes: [rich] }),
      marketTurn({ step: 'huntBefore', combatDice: 1, heroes: [rich] }),
      marketTurn({ step: 'huntAfter', combatFaces: [2], heroes: [rich] }),
      table({ step: 'hire', heroes: [rich] }),
      table({ step: 'combatAfter', combatFaces: [2], heroes: [rich] }),
    ].map((s) => s.texts.filter((text) => text.includes('XP')))
    expect(bought).toEqual([
      ['Discard an Injury token for 2 XP', 'Take an Attribute Action for 5 XP'],
      ['Discard an Injury token for 2 XP', 'Take an Attribute Action for 5 XP'],
      ['Hire a mercenary for 3 XP', 'Discard an Injury token for 2 XP', 'Take an Attribute Action for 5 XP'],
      ['Roll a 2 again for 1 XP', 'Discard an Injury token for 2 XP', 'Take an Attribute Action for 5 XP'],
      ['Hire a mercenary for 3 XP'],
      ['Roll a 2 again for 1 XP'],
    ])
  })

  it('2 XP discard an Injury, during character creation only [RP-150]', () => {
    const s = table({ step: 'act', heroes: [{ xp: 5, injury: 2 }] })
    s.pick('Discard an Injury', 'Discard an Injury')
    expect(s.hero()).toMatchObject({ xp: 1, injury: 0 })
    const poor = table({ step: 'act', heroes: [{ xp: 1, injury: 2, cards: ['bluff'] }] })
    expect(poor.verbs).not.toContain('heal')
    expect(poor.whyNot('injury:0')).toEqual(['RP-150'])
    const late = table({ step: 'hire', heroes: [{ xp: 5, injury: 2, gold: 9 }] })
    expect(late.whyNot('injury:0')).toEqual(['RP-150'])
  })

  it('5 XP buy any one Attribute Action, as often as they can be paid, during creation only [RP-151, RP-R20, DEC-28]', () => {
    const s = table({ step: 'act', heroes: [{ xp: 11, rows: { STR: 'red 1, blue 2' } }] })
    s.pick('Take an Attribute Action')
    expect(s.texts.map((text) => text.slice(0, 3))).toEqual(['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'])
    // Paid for already: there is no way back.
    expect(s.verbs).toEqual(['action'])
    s.pick('STR', 'Red 1', 'Take an Attribute Action', 'CHA')
    expect(s.line('STR')).toBe('red 6, blue 2, -')
    expect(s.hero()).toMatchObject({ xp: 1 })
    const late = table({ step: 'hire', heroes: [{ xp: 9, gold: 9 }] })
    expect(late.verbs).not.toContain('train')
    expect(late.whyNot('xp:0')).toContain('RP-151')
  })

  it('a bought action needs no placement and does not count as the action of the turn [RP-152]', () => {
    const s = table({ step: 'act', placed: ['CHA'], heroes: [{ xp: 5, rows: { STR: 'red 1' } }] })
    s.pick('Take an Attribute Action', 'STR')
    expect(s.say('act')).toEqual(['CHA action: Take one Charisma token.'])
  })

  it('Honor adds 1 and Injury takes 1 in Monster Combat; they do not cancel each other [RP-153, RP-154]', () => {
    const s = table({
      step: 'combatAfter',
      monster: 'mindTyrant',
      combatFaces: [4],
      heroes: [{ honor: 3, injury: 1, xp: 1 }],
    })
    expect(s.ask).toMatchObject({ total: 6 })
    expect(s.hero()).toMatchObject({ honor: 3, injury: 1 })
  })

  it('they are kept from round to round and are worth no stars [RP-154]', () => {
    const s = table({ step: 'nextRound', heroes: [{ xp: 4, honor: 2, injury: 3 }] })
    expect(s.hero()).toMatchObject({ xp: 4, honor: 2, injury: 3 })
    expect(s.view.live[0].stars).toBe(0)
  })

  it('what an effect takes is what is there; a cost that cannot be paid is not offered [RP-012, RP-013]', () => {
    const s = table({
      step: 'marketPhase',
      heroes: [{ card: 1, gold: 0, fiends: ['fiendOfLeeches'], charisma: 1 }],
    })
    expect(s.hero().gold).toBe(0)
    expect(s.say('banish')).toEqual(['Banish the Fiend of Leeches for a Charisma token'])
  })
})
