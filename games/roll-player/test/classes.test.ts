import { describe, expect, it } from 'vitest'
import { marketTurn, table } from './table.ts'

/** Every Class ability at work. */
describe('Class abilities', () => {
  it('Drilled: the Warrior turns up to two different dice [RP-R54]', () => {
    const s = table({
      step: 'act',
      placed: ['STR'],
      heroes: [{ class: 'warrior', rows: { STR: 'red 1, blue 2' } }],
    })
    expect(s.texts[0]).toBe('STR action: Turn up to two different dice to the opposite face.')
    s.pick('STR action', 'Red 1', 'Blue 2')
    expect(s.line('STR')).toBe('red 6, blue 5, -')
    const one = table({
      step: 'act',
      placed: ['STR'],
      heroes: [{ class: 'warrior', rows: { STR: 'red 1, blue 2' } }],
    })
    expect(one.pick('STR action', 'Red 1', 'Stop').line('STR')).toBe('red 6, blue 2, -')
  })

  it('Fury: the Berserker gathers one more die in each Hunt [RP-134]', () => {
    const s = marketTurn({
      step: 'huntTarget',
      minions: ['plagueRat', 'bogImp'],
      heroes: [{ class: 'berserker' }],
    }).pick('Go on')
    expect(s.told('gathered')).toMatchObject([{ dice: 2 }])
  })

  it('Crowd Favourite: a Trophy pays the Gladiator 2 Gold, before the Twin Sickles give Honor [RP-R21]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [6],
      minions: ['plagueRat', 'bogImp'],
      heroes: [{ class: 'gladiator', cards: ['twinSickles'], xp: 1 }],
    }).pick('Keep these')
    expect(s.gains()).toEqual(['+2 xp plagueRat', '+2 gold gladiator', '+1 honor twinSickles'])
  })

  it('Shield Wall: the Vanguard may pay 1 Gold for one Injury fewer, each time [DEC-20]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [1],
      minions: ['caveSpider', 'bogImp'],
      heroes: [{ class: 'vanguard', gold: 1, xp: 1 }],
    }).pick('Keep these')
    expect(s.ask).toEqual({ kind: 'lessInjury', seat: 0, injuries: 2 })
    expect(s.texts).toEqual(['Pay 1 Gold', 'Take it'])
    s.pick('Pay 1 Gold')
    expect(s.hero()).toMatchObject({ gold: 0, injury: 1 })
    const broke = marketTurn({
      step: 'huntAfter',
      combatFaces: [1],
      minions: ['caveSpider', 'bogImp'],
      heroes: [{ class: 'vanguard', gold: 0, xp: 1 }],
    }).pick('Keep these')
    expect(broke.hero().injury).toBe(2)
  })

  it('Studied: the Mage may roll a second time and keeps any value [DEC-09]', () => {
    const s = table({
      step: 'act',
      placed: ['INT'],
      heroes: [{ class: 'mage', rows: { INT: 'red 1, blue 1' } }],
      dice: [4, 2],
    })
    s.pick('INT action', 'Red 1')
    expect(s.texts).toEqual(['Keep 1', 'Keep 4', 'Roll once more'])
    s.pick('Roll once more')
    expect(s.texts).toEqual(['Keep 1', 'Keep 4', 'Keep 2'])
    expect(s.pick('Keep 4').line('INT')).toBe('red 4, blue 1, -')
  })

  it('Misdirection: once a round the action of the row above or below, also if the own one is forbidden [RP-R25, RP-R50]', () => {
    const s = table({
      step: 'act',
      placed: ['INT'],
      heroes: [{ class: 'illusionist', rows: { INT: 'red 1' }, fiends: ['fiendOfDullness'] }],
    })
    expect(s.say('act')).toEqual([
      'CON action by Misdirection: Raise or lower one of your dice by 1.',
      'WIS action by Misdirection: Move your alignment token one space.',
    ])
    s.pick('CON action')
    expect(s.line('INT')).toBe('red 2, -, -')
    expect(s.hero().used).toEqual(['illusionist'])
    const used = table({
      step: 'act',
      placed: ['INT'],
      heroes: [{ class: 'illusionist', rows: { INT: 'red 1' }, used: ['illusionist'] }],
    })
    expect(used.say('act')).toHaveLength(1)
  })

  it('Misdirection: STR has no row above it and CHA none below; the action must not be forbidden itself', () => {
    const s = table({
      step: 'act',
      placed: ['STR', 'CHA'],
      heroes: [{ class: 'illusionist', rows: { STR: 'red 1, red 2' }, fiends: ['fiendOfDoubt'] }],
    })
    expect(s.say('act').map((text) => text.slice(0, 10))).toEqual(['STR action', 'DEX action', 'CHA action'])
  })

  it('Misdirection: the board is no row [RP-007]', () => {
    const s = table({
      step: 'act',
      placed: ['familiar'],
      heroes: [{ class: 'illusionist', rows: { familiar: 'red 1' } }],
    })
    expect(s.say('act')).toEqual([])
  })

  it('Rewind: the Chronomancer refreshes up to two Skills [RP-156, INV-24, DEC-22]', () => {
    const s = table({
      step: 'cleanup',
      heroes: [
        {
          class: 'chronomancer',
          cards: ['bluff', 'charity', 'insight'],
          exhausted: ['bluff', 'charity', 'insight'],
        },
      ],
    })
    s.pick('Bluff', 'Charity')
    expect(s.hero().exhausted).toEqual(['insight'])
    expect(s.ask.kind).not.toBe('refresh')
  })

  it('Foresight: the Seer replaces a Market card once a round [RP-R50]', () => {
    const s = marketTurn({ heroes: [{ class: 'seer' }] }).pick('Use Foresight')
    s.choose(s.options[0])
    expect(s.say('ability')).toEqual([])
    expect(s.whyNot('class:seer')).toEqual(['RP-R50'])
    // It is a matter of the start of the turn.
    const end = marketTurn({ step: 'marketEnd', heroes: [{ class: 'seer', fiends: ['fiendOfRust'] }] })
    expect(end.whyNot('class:seer')).toEqual(['RP-R09'])
  })

  it('renew once-a-round abilities in the Roll Phase [RP-R50]', () => {
    const s = table({ step: 'roll', heroes: [{ class: 'seer', used: ['seer'] }] })
    expect(s.hero().used).toEqual([])
  })

  it('Tracker: the Ranger passes over a Minion for 1 Gold [RP-130]', () => {
    const s = marketTurn({ step: 'huntTarget', heroes: [{ class: 'ranger', gold: 1 }] })
    expect(s.texts).toContain('Pass over it for 1 Gold and turn up the next')
  })

  it('Balance: the WIS action of the Druid goes up to two spaces [RP-R59]', () => {
    const s = table({ step: 'act', placed: ['WIS'], heroes: [{ class: 'druid' }] }).pick('WIS action')
    expect(s.verbs).toEqual(['step', 'decline'])
    s.pick('Towards Good', 'Towards Law')
    expect(s.hero().token).toBe('LG')
    // For everybody else it is exactly one.
    const plain = table({ step: 'act', placed: ['WIS'] }).pick('WIS action')
    expect(plain.verbs).toEqual(['step'])
  })

  it('Kinship: each die on the Familiar Board pays the Warden 1 Gold, starting dice included [RP-045]', () => {
    const s = table({ step: 'startDice', hand: 'red 1, red 2', heroes: [{ class: 'warden' }] }).pick(
      'Place the red 1 on',
    )
    expect(s.gains()).toEqual(['+1 gold warden'])
    const turn = table({
      step: 'place',
      hand: 'gold 2',
      heroes: [{ class: 'warden', rows: { familiar: 'red 1, red 1' } }],
    }).pick('Place the gold 2 on')
    expect(turn.gains()).toEqual(['+2 gold goldDie', '+1 gold filledLine', '+1 gold warden'])
  })

  it('Applause: the CHA action pays the Bard 1 Gold, also a bought one [RP-R20]', () => {
    const s = table({ step: 'act', placed: ['CHA'], heroes: [{ class: 'bard', xp: 5 }] })
    s.pick('CHA action', 'Take an Attribute Action', 'CHA')
    expect(s.gains().filter((text) => text.endsWith('bard'))).toEqual(['+1 gold bard', '+1 gold bard'])
  })

  it('Transfigure: the Enchanter may move a die instead of swapping two [DEC-28]', () => {
    const s = table({
      step: 'act',
      placed: ['DEX'],
      heroes: [{ class: 'enchanter', rows: { DEX: 'red 1' } }],
    })
    // One die is not enough to swap, but enough to move.
    expect(s.say('act')).toEqual(['DEX action: Move one of your dice to any empty space.'])
    s.pick('DEX action', 'WIS, space 2')
    expect(s.line('WIS')).toBe('-, red 1, -')
    const both = table({
      step: 'act',
      placed: ['DEX'],
      heroes: [{ class: 'enchanter', rows: { DEX: 'red 1, blue 2' } }],
    })
    expect(both.say('act')).toHaveLength(2)
  })

  it('Dark Pact: an Injury for 3 Gold, once a round at the start of the Market turn [RP-012]', () => {
    const s = marketTurn({ heroes: [{ class: 'warlock', gold: 0 }] }).pick('Use Dark Pact')
    expect(s.gains()).toEqual(['+1 injury warlock', '+3 gold warlock'])
    expect(s.say('ability')).toEqual([])
  })

  it('Encore: right after the action and nowhere else, for 3 Gold, if it still has a target [RP-R55, INV-25]', () => {
    const hero = { class: 'jester', gold: 6, rows: { CON: 'red 3' }, fiends: ['fiendOfRust'] } as const
    const s = table({ step: 'act', placed: ['CON'], heroes: [hero] }).pick('CON action', 'Turn it to 4')
    expect(s.verbs).toEqual(['encore', 'endTurn', 'banish'])
    s.pick('Encore', 'Turn it to 5')
    expect(s.line('CON')).toBe('red 5, -, -')
    expect(s.hero()).toMatchObject({ gold: 3, used: ['jester'] })
    expect(s.verbs).not.toContain('encore')
    const given = table({ step: 'act', placed: ['CON'], heroes: [{ ...hero, gold: 9 }] }).pick(
      'CON action',
      'Turn it to 4',
    )
    given.pick('Banish the Fiend of Rust')
    expect(given.over || given.verbs.includes('encore')).toBe(false)
    const poor = table({
      step: 'act',
      placed: ['CON'],
      heroes: [{ ...hero, gold: 2, cards: ['bluff'] }],
    }).pick('CON action', 'Turn it to 4')
    expect(poor.verbs).not.toContain('encore')
    expect(poor.whyNot('class:jester')).toEqual(['RP-012'])
  })

  it('Pickpocket: a gold die pays the Rogue 3 Gold, starting dice included [RP-064]', () => {
    const s = table({ step: 'startDice', hand: 'gold 1, red 1', heroes: [{ class: 'rogue' }] }).pick(
      'Place the gold 1 in STR',
    )
    expect(s.hero().gold).toBe(8)
  })

  it('Ambush: a 1 of the Assassin counts as 2 in Hunts, not against the Monster [RP-136]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [1, 1, 4],
      heroes: [{ class: 'assassin', xp: 1 }],
    })
    expect(s.ask).toMatchObject({ total: 8 })
    const monster = table({
      step: 'combatAfter',
      monster: 'boneColossus',
      combatFaces: [1, 1],
      heroes: [{ class: 'assassin', xp: 1 }],
    })
    expect(monster.ask).toMatchObject({ total: 2 })
  })

  it('Soulbind: each banished Fiend gives the Necromancer 1 XP, by any means', () => {
    const s = table({
      step: 'act',
      heroes: [
        {
          class: 'necromancer',
          gold: 5,
          cards: ['warding'],
          fiends: ['fiendOfRust', 'fiendOfFog', 'fiendOfVice'],
        },
      ],
    })
    s.pick('Banish the Fiend of Rust', 'Use Warding', 'Fiend of Fog')
    expect(s.hero().xp).toBe(2)
  })

  it('Fence: the Outlaw gets 3 Gold for a discarded card [RP-096]', () => {
    const s = marketTurn({ market: ['ironHelm', 'hideHood'], heroes: [{ class: 'outlaw', gold: 0 }] }).pick(
      'Discard Hide Hood',
    )
    expect(s.hero().gold).toBe(3)
  })

  it('Mend: an Injury costs the Cleric 1 XP [RP-150]', () => {
    const s = table({ step: 'act', heroes: [{ class: 'cleric', xp: 1, injury: 1 }] }).pick(
      'Discard an Injury token for 1 XP',
    )
    expect(s.hero()).toMatchObject({ xp: 0, injury: 0 })
  })

  it('Vow and Relic Bearer: Traits cost the Paladin, Armor the Templar 1 Gold less [RP-R14]', () => {
    const market = ['wild', 'ironHelm', 'shortSword']
    expect(marketTurn({ market, heroes: [{ class: 'paladin' }] }).say('buy')).toEqual([
      'Buy Wild for 2 Gold',
      'Buy Iron Helm for 2 Gold',
      'Buy Short Sword for 3 Gold',
    ])
    expect(marketTurn({ market, heroes: [{ class: 'templar' }] }).say('buy')[1]).toBe(
      'Buy Iron Helm for 1 Gold',
    )
  })

  it('Rite: banishing costs the Exorcist 3 Gold, with the Fiendbane Mace 1 [RP-R34]', () => {
    const s = table({ step: 'act', heroes: [{ class: 'exorcist', gold: 3, fiends: ['fiendOfFog'] }] })
    expect(s.say('banish')).toEqual(['Banish the Fiend of Fog for 3 Gold'])
    const mace = table({
      step: 'act',
      heroes: [{ class: 'exorcist', gold: 3, cards: ['fiendbaneMace'], fiends: ['fiendOfFog'] }],
    })
    expect(mace.say('banish')).toEqual(['Banish the Fiend of Fog for 1 Gold'])
    const other = table({
      step: 'act',
      heroes: [{ gold: 3, cards: ['fiendbaneMace'], fiends: ['fiendOfFog'] }],
    })
    expect(other.say('banish')).toEqual(['Banish the Fiend of Fog for 3 Gold'])
  })
})
