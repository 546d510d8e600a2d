import { describe, expect, it } from 'vitest'
import { fiends } from '../content/fiends.ts'
import { marketTurn, table, type LaidHero } from './table.ts'

const dice = ['red 1, red 1', 'red 2, gold 2', 'red 3, red 3'] as const

describe('Fiends', () => {
  it('restrict from the next Market Phase on, not when they are gained [RP-060, RP-120]', () => {
    const s = table({
      initiative: dice,
      initiativeFiends: [[], ['fiendOfMumbling', 'fiendOfLead'], []],
      heroes: [{}, {}],
    })
    s.pick('Initiative card 2', 'Place the gold 2 in CHA', 'Place the red 2 in CHA')
    // The gold die pays and the CHA action is there: neither Fiend is in force.
    expect(s.gains()).toContain('+2 gold goldDie')
    s.pick('CHA action')
    expect(s.hero().charisma).toBe(1)
    expect(s.hero().newFiends).toEqual(['fiendOfMumbling', 'fiendOfLead'])
  })

  it('hold in every later phase while face up, and for their owner alone [RP-060, RP-120, RP-R26]', () => {
    const s = table({ step: 'act', placed: ['CHA'], heroes: [{ fiends: ['fiendOfMumbling'] }] })
    expect(s.say('act')).toEqual([])
    expect(s.whyNot('line:0:CHA')).toEqual(['RP-R25'])
    const other = table({
      step: 'act',
      turn: 1,
      placed: ['CHA'],
      heroes: [{ fiends: ['fiendOfMumbling'] }, {}],
    })
    expect(other.say('act')).toHaveLength(1)
    const banished = table({ step: 'act', placed: ['CHA'], heroes: [{ banished: ['fiendOfMumbling'] }] })
    expect(banished.say('act')).toHaveLength(1)
  })

  it('apply together, however many there are [RP-121]', () => {
    const all = ['fiendOfRust', 'fiendOfMoths', 'fiendOfSloth', 'fiendOfVice', 'fiendOfBlots']
    const s = marketTurn({
      market: ['shortSword', 'ironHelm', 'bluff', 'devout', 'scrollOfLore'],
      heroes: [{ gold: 9, fiends: all }],
    })
    expect(
      s.which({ verb: 'buy', charisma: false }).map((option) => ('gold' in option ? option.gold : 0)),
    ).toEqual([5, 3, 4, 4, 4])
  })

  it('are banished for a Charisma token or 5 Gold, each by the choice of the player [RP-118, RP-122]', () => {
    const s = table({
      step: 'act',
      heroes: [{ gold: 5, charisma: 1, fiends: ['fiendOfRust'], newFiends: ['fiendOfFog'] }],
    })
    expect(s.say('banish')).toEqual([
      'Banish the Fiend of Rust for a Charisma token',
      'Banish the Fiend of Rust for 5 Gold',
      'Banish the Fiend of Fog for a Charisma token',
      'Banish the Fiend of Fog for 5 Gold',
    ])
    s.pick('Banish the Fiend of Rust for a Charisma token', 'Banish the Fiend of Fog for 5 Gold')
    expect(s.hero()).toMatchObject({ gold: 0, charisma: 0, fiends: [], newFiends: [] })
  })

  it('lie face down to the end of the game once banished, and no longer restrict [RP-123]', () => {
    const s = table({
      step: 'act',
      placed: ['CHA'],
      heroes: [{ gold: 5, fiends: ['fiendOfMumbling'], cards: ['bluff'] }],
    })
    s.pick('Banish the Fiend of Mumbling')
    expect(s.hero().banished).toEqual(['fiendOfMumbling'])
    expect(s.say('act')).toEqual(['CHA action: Take one Charisma token.'])
  })

  it('may be banished before they come into force, and then do nothing at the start of the phase [RP-124, RP-R27]', () => {
    const s = table({
      step: 'act',
      turn: 1,
      heroes: [
        { card: 1, gold: 5, charisma: 1 },
        { card: 2, gold: 6, newFiends: ['fiendOfLeeches'] },
      ],
    })
    s.pick('Banish the Fiend of Leeches')
    expect(s.told('fiendWakes')).toEqual([])
    expect(s.hero(1).gold).toBe(1)
  })

  it('say why they cannot be banished [RP-118, RP-122]', () => {
    const s = table({ step: 'act', heroes: [{ gold: 4, fiends: ['fiendOfRust'], cards: ['bluff'] }] })
    expect(s.say('banish')).toEqual([])
    expect(s.whyNot('fiend:fiendOfRust')).toEqual(['RP-118', 'RP-122'])
  })

  it('come in Cleanup to each card with a Fiend space and no Fiend on it [RP-125, RP-161]', () => {
    const s = table({ players: 4, step: 'nextRound', fiendDeck: ['fiendOfRust', 'fiendOfFog'] })
    expect(s.t.initiative.map((card) => card.fiends)).toEqual([[], [], [], ['fiendOfRust'], ['fiendOfFog']])
  })

  it('stay on a card that nobody chose, and no other joins them there [RP-126, RP-161]', () => {
    const s = table({
      step: 'nextRound',
      initiativeFiends: [[], [], ['fiendOfRust']],
      fiendDeck: ['fiendOfFog'],
    })
    expect(s.t.initiative[2].fiends).toEqual(['fiendOfRust'])
  })

  it('may lie on a card in numbers: whoever chooses it gains all, and one comes after them [RP-127, RP-217]', () => {
    const s = table({
      initiative: dice,
      initiativeFiends: [[], [], ['fiendOfRust', 'fiendOfFog']],
      fiendDeck: ['fiendOfDoubt', 'fiendOfHaste'],
      heroes: [{ cards: ['summon'] }],
    })
    s.pick('Use Summon', 'Carry it out', 'Initiative card 3')
    expect(s.t.initiative[2].fiends).toEqual(['fiendOfRust', 'fiendOfFog', 'fiendOfDoubt'])
    s.pick('Initiative card 3')
    expect(s.hero().newFiends).toEqual(['fiendOfRust', 'fiendOfFog', 'fiendOfDoubt'])
    const after = table({ step: 'nextRound', fiendDeck: ['fiendOfHaste', 'fiendOfDoubt'] })
    expect(after.t.initiative[2].fiends).toEqual(['fiendOfHaste'])
  })

  it('come no more to a card without a space once it was cleared [RP-128]', () => {
    const s = table({
      step: 'nextRound',
      initiativeFiends: [['fiendOfRust'], [], []],
      fiendDeck: ['fiendOfFog'],
    })
    expect(s.t.initiative.map((card) => card.fiends)).toEqual([['fiendOfRust'], [], ['fiendOfFog']])
    const cleared = table({ step: 'nextRound', fiendDeck: ['fiendOfFog'] })
    expect(cleared.t.initiative.map((card) => card.fiends)).toEqual([[], [], ['fiendOfFog']])
  })

  it('come no more when their deck is empty [RP-R17]', () => {
    const s = table({
      step: 'nextRound',
      heroes: [{ banished: fiends.map(({ id }) => id) }],
    })
    expect(s.t.initiative.map((card) => card.fiends)).toEqual([[], [], []])
    const summon = table({
      initiative: dice,
      heroes: [{ cards: ['summon'], banished: fiends.map(({ id }) => id) }],
    }).pick('Use Summon', 'Carry it out')
    // Only the Gold of the card is left of it.
    expect(summon.gains()).toEqual(['+2 gold summon'])
  })
})

describe('each Fiend', () => {
  it.each([
    ['fiendOfLimpness', 'STR'],
    ['fiendOfClumsiness', 'DEX'],
    ['fiendOfRigidity', 'CON'],
    ['fiendOfDullness', 'INT'],
    ['fiendOfDoubt', 'WIS'],
    ['fiendOfMumbling', 'CHA'],
  ] as const)('%s forbids the %s action, wherever it comes from [RP-R25]', (fiend, attribute) => {
    const hero: LaidHero = { xp: 5, rows: { STR: 'red 2, blue 3' }, fiends: [fiend] }
    const s = table({ step: 'act', placed: ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'], heroes: [hero] })
    const open = s.say('act').map((text) => text.slice(0, 3))
    expect(open).toHaveLength(5)
    expect(open).not.toContain(attribute)
    expect(s.whyNot(`line:0:${attribute}`)).toEqual(['RP-R25'])
    s.pick('Take an Attribute Action')
    expect(s.texts.map((text) => text.slice(0, 3))).not.toContain(attribute)
  })

  it('Leashes forbids the Familiar Action, whatever grants it [RP-R25]', () => {
    const s = table({
      step: 'act',
      placed: ['familiar'],
      heroes: [{ fiends: ['fiendOfLeashes'], cards: ['taming'] }],
    })
    expect(s.verbs).toEqual(['endTurn', 'skill', 'banish'])
    expect(s.whyNot('familiar:mireToad')).toEqual(['RP-R25'])
    s.pick('Use Taming')
    expect(s.told('familiarActed')).toEqual([])
  })

  it('Gruffness forbids lowering prices with Charisma, not banishing with it [RP-R25]', () => {
    const s = marketTurn({
      market: ['ironHelm'],
      heroes: [{ gold: 9, charisma: 1, fiends: ['fiendOfGruffness'] }],
    })
    expect(s.say('buy')).toEqual(['Buy Iron Helm for 2 Gold'])
    expect(s.whyNot('card:ironHelm', 'charisma:0')).toEqual(['RP-R25'])
    expect(s.say('banish')).toHaveLength(2)
    const hunt = marketTurn({
      step: 'huntBefore',
      combatDice: 1,
      heroes: [{ gold: 9, charisma: 1, fiends: ['fiendOfGruffness'] }],
    })
    expect(hunt.say('hire')).toEqual(['Hire a mercenary for 5 Gold'])
  })

  it('Swindles pays 1 Gold for a discarded card, whatever the Class says [RP-R25]', () => {
    for (const id of ['outlaw', 'chronomancer'] as const) {
      const s = marketTurn({
        market: ['ironHelm'],
        heroes: [{ class: id, gold: 0, fiends: ['fiendOfSwindles'] }],
      })
      expect(s.say('discard')).toEqual(['Discard Iron Helm: gain 1 Gold'])
    }
  })

  it('Neglect pays nothing for filled lines, Lead nothing for gold dice, also to a Rogue [RP-R25]', () => {
    const s = table({
      step: 'place',
      hand: 'gold 1',
      heroes: [{ class: 'rogue', fiends: ['fiendOfNeglect', 'fiendOfLead'], rows: { STR: 'red 1, red 1' } }],
    })
    s.pick('Place the gold 1 in STR')
    expect(s.hero().gold).toBe(5)
  })

  it('Tolls sends the Gold of the chosen card to the supply [RP-058]', () => {
    const s = table({ initiative: dice, heroes: [{ fiends: ['fiendOfTolls'] }] }).pick('Initiative card 2')
    expect(s.hero().gold).toBe(5)
    expect(s.t.initiative[1].gold).toBe(0)
  })

  it('Weariness forbids refreshing in Cleanup [RP-156]', () => {
    const s = table({
      step: 'cleanup',
      heroes: [{ cards: ['bluff'], exhausted: ['bluff'], fiends: ['fiendOfWeariness'] }],
    })
    expect(s.hero().exhausted).toEqual(['bluff'])
    expect(s.t.step).not.toBe('refresh')
  })

  it('Dues makes each use of a Skill cost 1 Gold, paid first [RP-012]', () => {
    const s = table({
      step: 'act',
      heroes: [{ gold: 1, cards: ['bluff', 'charity'], fiends: ['fiendOfDues'] }],
    })
    s.pick('Use Charity', 'Carry it out')
    expect(s.gains()).toEqual(['-1 gold price', '+1 charisma charity'])
    expect(s.say('skill')).toEqual([])
    expect(s.whyNot('card:bluff')).toEqual(['RP-R25'])
  })

  it('Fright takes a Combat Die, never the last one [RP-134]', () => {
    const one = marketTurn({
      step: 'huntTarget',
      minions: ['plagueRat'],
      heroes: [{ fiends: ['fiendOfFright'], gold: 0 }],
    })
    expect(one.told('gathered')).toMatchObject([{ dice: 1 }])
    const two = marketTurn({
      step: 'huntTarget',
      minions: ['roadBandit'],
      heroes: [{ fiends: ['fiendOfFright'], cards: ['shortSword', 'ironPick'], gold: 0 }],
    })
    expect(two.told('gathered')).toMatchObject([{ dice: 2 }])
  })

  it('Jitters makes a reroll cost 2 XP [RP-R34]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [1],
      heroes: [{ xp: 3, fiends: ['fiendOfJitters'] }],
    })
    expect(s.say('reroll')).toEqual(['Roll a 1 again for 2 XP'])
  })

  it('Greed makes mercenaries dearer [RP-R34]', () => {
    const s = marketTurn({
      step: 'huntBefore',
      combatDice: 1,
      heroes: [{ xp: 9, gold: 9, charisma: 1, fiends: ['fiendOfGreed'] }],
    })
    expect(s.say('hire')).toEqual([
      'Hire a mercenary for 4 XP',
      'Hire a mercenary for 7 Gold',
      'Hire a mercenary for 6 Gold and a Charisma token',
    ])
  })

  it('Fog forbids paying to pass over a Minion, but not what passes it for free [RP-130]', () => {
    const s = marketTurn({ step: 'huntTarget', heroes: [{ gold: 9, fiends: ['fiendOfFog'] }] })
    expect(s.verbs).not.toContain('passOver')
    expect(s.whyNot('gold:0')).toContain('RP-R25')
    const spy = marketTurn({
      heroes: [{ cards: ['spyglass'], fiends: ['fiendOfFog'] }],
      minions: ['plagueRat', 'bogImp'],
    })
    expect(spy.pick('Use Spyglass').t.minions.at(-1)).toBe('bogImp')
  })

  it('Leeches takes 1 Gold at the start of every Market Phase, if there is any [RP-013]', () => {
    const s = table({
      step: 'marketPhase',
      heroes: [
        { card: 1, gold: 2, fiends: ['fiendOfLeeches'] },
        { card: 2, gold: 0, newFiends: ['fiendOfFog'] },
      ],
    })
    expect(s.hero().gold).toBe(1)
    const poor = table({ step: 'marketPhase', heroes: [{ card: 1, gold: 0, fiends: ['fiendOfLeeches'] }] })
    expect(poor.hero().gold).toBe(0)
  })

  it('Haste forbids the lowest card that is left, unless it is the last one [RP-057]', () => {
    const s = table({ initiative: dice, heroes: [{ fiends: ['fiendOfHaste'] }, { card: 1 }] })
    expect(s.say('initiative').map((text) => text.slice(0, 17))).toEqual(['Initiative card 3'])
    expect(s.whyNot('initiative:2')).toEqual(['RP-R25'])
    const last = table({
      initiative: dice,
      heroes: [{ fiends: ['fiendOfHaste'] }, { card: 1 }, { card: 2 }],
      players: 3,
      arrange: (t) => t.initiative.splice(3),
    })
    expect(last.say('initiative')).toHaveLength(1)
  })
})
