import { describe, expect, it } from 'vitest'
import { rollPlayer } from '../index.ts'
import { leaveMinions, marketTurn, table } from './table.ts'

describe('the Market Phase', () => {
  it('begins with the restrictions of new Fiends, then what happens at its start, in Market order [RP-092, RP-R21]', () => {
    const s = table({
      step: 'marketPhase',
      heroes: [
        { card: 3, gold: 5, newFiends: ['fiendOfLeeches'] },
        { card: 1, gold: 5, newFiends: ['fiendOfRust'] },
      ],
    })
    expect(s.hero(0)).toMatchObject({ fiends: ['fiendOfLeeches'], newFiends: [], gold: 4 })
    expect(s.hero(1)).toMatchObject({ fiends: ['fiendOfRust'], newFiends: [] })
    expect(s.told('fiendWakes').map((event) => event.seat)).toEqual([1, 0])
    expect(s.ask).toEqual({ kind: 'market', seat: 1 })
  })

  it('goes by the numbers of the Initiative cards [RP-093]', () => {
    const s = table({ step: 'marketPhase', heroes: [{ card: 3 }, { card: 2 }, { card: 4 }] })
    const order: number[] = []
    for (let n = 0; n < 3; n++) {
      order.push(s.ask.seat)
      s.choose(s.which({ verb: 'discard' })[0])
    }
    expect(order).toEqual([1, 0, 2])
  })

  it('lets a player buy, discard or hunt, exactly one of them [RP-094, DEC-13]', () => {
    const s = marketTurn({ market: ['ironHelm', 'trident'], heroes: [{ gold: 2 }], minions: ['plagueRat'] })
    expect(s.texts).toEqual([
      'Buy Iron Helm for 2 Gold',
      'Discard Iron Helm: gain 2 Gold',
      'Discard Trident: gain 2 Gold',
      'Hunt the Plague Rat',
    ])
    expect(s.whyNot('card:trident')).toEqual(['RP-095', 'RP-116'])
    s.pick('Buy Iron Helm')
    expect(s.hero().card).toBe(-1)
    expect(s.told('discarded')).toEqual([])
  })

  it('pays the price to the supply and takes the card [RP-012, RP-095]', () => {
    const s = marketTurn({ market: ['ironHelm', 'trident'], heroes: [{ gold: 5 }] }).pick('Buy Iron Helm')
    expect(s.hero()).toMatchObject({ gold: 3, cards: ['ironHelm'] })
    expect(s.told('bought')).toMatchObject([{ card: 'ironHelm', gold: 2 }])
  })

  it('pays 2 Gold for a card put on the discard pile [RP-096]', () => {
    const s = marketTurn({
      market: ['ironHelm', 'trident'],
      heroes: [{ gold: 0, fiends: ['fiendOfRust'], charisma: 1 }],
    })
    s.pick('Discard Trident')
    expect(s.hero().gold).toBe(2)
    expect(s.t.discard).toEqual(['trident'])
    expect(s.t.market).toEqual(['ironHelm'])
  })

  it('adds no card to the Market meanwhile [RP-097]', () => {
    const s = table({
      step: 'market',
      market: ['ironHelm', 'trident', 'hideHood', 'silkCowl'],
      heroes: [{ card: 1 }, { card: 2 }],
    }).pick('Buy Iron Helm')
    expect(s.ask.seat).toBe(1)
    expect(s.t.market).toEqual(['trident', 'hideHood', 'silkCowl'])
  })

  it('puts the Initiative card back into the row, empty [RP-098]', () => {
    const s = table({ step: 'market', heroes: [{ card: 1 }, { card: 2 }] })
    expect(s.t.initiative[0].by).toBe(0)
    s.choose(s.which({ verb: 'discard' })[0])
    expect(s.t.initiative[0]).toEqual({ gold: 0, dice: [], fiends: [], by: -1 })
    expect(s.t.initiative[1].by).toBe(1)
  })

  it('leaves the Hunt where the Market is empty, and passing only where nothing is possible [RP-099, RP-R13, DEC-13]', () => {
    const empty = marketTurn({ market: [], heroes: [{ fiends: ['fiendOfRust'] }] })
    expect(empty.verbs).toEqual(['hunt', 'banish'])
    const none = marketTurn({
      market: [],
      heroes: [{ fiends: ['fiendOfRust'] }],
      arrange: (t) => leaveMinions(t, 0),
    })
    expect(none.verbs).toEqual(['pass', 'banish'])
    const full = marketTurn({ arrange: (t) => leaveMinions(t, 0) })
    expect(full.verbs).not.toContain('pass')
    expect(full.verbs).not.toContain('hunt')
  })

  it('lets a player own any number of Armor, Skills, Traits and Scrolls [RP-100]', () => {
    const cards = [
      'ironHelm',
      'ironGauntlets',
      'ironGreaves',
      'acrobatics',
      'bluff',
      'devout',
      'wild',
      'scrollOfLore',
    ]
    const s = marketTurn({ market: ['hideHood', 'thrifty'], heroes: [{ gold: 9, cards }] })
    expect(s.say('buy')).toHaveLength(2)
    s.pick('Buy Hide Hood')
    expect(s.hero().cards).toHaveLength(9)
  })

  it('ends the turn with free options still open [RP-R09, DEC-21]', () => {
    const s = marketTurn({ market: ['bluff'], heroes: [{ gold: 9, fiends: ['fiendOfRust'] }] }).pick(
      'Buy Bluff',
    )
    expect(s.ask.kind).toBe('marketEnd')
    expect(s.verbs).toEqual(['endTurn', 'skill', 'banish'])
  })
})

describe('prices', () => {
  it('are the printed cost with all increases and reductions, at least 0 [RP-R14]', () => {
    const s = marketTurn({
      market: ['ironHelm', 'shortSword', 'scrollOfFate'],
      heroes: [{ class: 'templar', gold: 9, charisma: 2, fiends: ['fiendOfMoths', 'fiendOfRust'] }],
    })
    expect(s.say('buy')).toEqual([
      'Buy Iron Helm for 2 Gold',
      'Buy Iron Helm for 1 Gold and a Charisma token',
      'Buy Short Sword for 5 Gold',
      'Buy Short Sword for 4 Gold and a Charisma token',
      'Buy Scroll of Fate for 1 Gold',
      'Buy Scroll of Fate for nothing and a Charisma token',
    ])
  })

  it('fall by 1 Gold for one Charisma token, at most one for a card [RP-116, RP-R12]', () => {
    const s = marketTurn({ market: ['ironHelm'], heroes: [{ gold: 1, charisma: 3 }] })
    expect(s.say('buy')).toEqual(['Buy Iron Helm for 1 Gold and a Charisma token'])
    s.pick('Buy Iron Helm')
    expect(s.gains()).toContain('-1 charisma price')
    expect(s.hero().gold).toBe(0)
    expect(
      s.told('gained').filter((event) => event.what === 'charisma' && event.for === 'price'),
    ).toHaveLength(1)
  })

  it('take no Charisma token for a card that costs nothing [RP-R12]', () => {
    const s = marketTurn({
      market: ['scrollOfFate'],
      heroes: [{ charisma: 1 }],
      arrange: (t) => (t.discount = 9),
    })
    expect(s.say('buy')).toEqual(['Buy Scroll of Fate for nothing'])
    expect(s.whyNot('card:scrollOfFate', 'charisma:0')).toEqual(['RP-R12'])
  })

  it('say why a Charisma token does not help [RP-116]', () => {
    const s = marketTurn({ market: ['ironHelm'], heroes: [{ gold: 5 }] })
    expect(s.whyNot('card:ironHelm', 'charisma:0')).toEqual(['RP-116'])
  })
})

describe('effects on the Market', () => {
  it('MKT_REPLACE deals the top card to the place of a discarded one [DEC-15]', () => {
    const s = marketTurn({
      market: ['ironHelm', 'trident', 'hideHood'],
      deck: ['silkCowl'],
      heroes: [{ class: 'seer' }],
    })
    s.pick('Use Foresight')
    expect(s.texts).toEqual(['Iron Helm', 'Trident', 'Hide Hood'])
    s.pick('Trident')
    expect(s.t.market).toEqual(['ironHelm', 'silkCowl', 'hideHood'])
    expect(s.t.discard).toEqual(['trident'])
    expect(s.undoStop).toBe('card')
  })

  it('MKT_FETCH adds a card of the open discard pile as the rightmost [RP-017, DEC-15]', () => {
    const s = marketTurn({
      market: ['ironHelm'],
      discard: ['trident', 'bluff'],
      heroes: [{ cards: ['scavenging'] }],
    })
    s.pick('Use Scavenging', 'Carry it out')
    expect(s.texts).toEqual(['Trident', 'Bluff'])
    s.pick('Bluff')
    expect(s.t.market).toEqual(['ironHelm', 'bluff'])
    expect(rollPlayer.view(s.t, 1).discard).toEqual(['trident'])
  })

  it('MKT_REPLACE cannot be used when deck and discard pile are empty [RP-R58]', () => {
    const s = marketTurn({
      market: ['ironHelm'],
      heroes: [{ class: 'seer' }],
      arrange: (t) => {
        t.trash.push(...t.deck.splice(0))
        t.callUnder = -1
      },
    })
    expect(s.verbs).not.toContain('ability')
    expect(s.whyNot('class:seer')).toEqual(['RP-081'])
  })
})
