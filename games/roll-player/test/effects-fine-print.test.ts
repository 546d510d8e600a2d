import { describe, expect, it } from 'vitest'
import { fullSheet, marketTurn, ownPack, table, type Laid, type LaidHero, type Tale } from './table.ts'

const rows = { STR: 'red 2, blue 3', CHA: 'green 3, green 4, white 4', familiar: 'gold 3, white 6' } as const

type Does = readonly Readonly<Record<string, unknown>>[]

/** Seat 0 uses a Skill of an own pack that does this. */
function trick(does: Does, hero: LaidHero = {}, laid: Laid = {}): Tale {
  const setup = ownPack([{ id: 'trick', type: 'skill', does }])
  return table({ setup, step: 'act', heroes: [{ rows, ...hero, cards: ['trick', 'bluff'] }], ...laid }).pick(
    'Use Own trick',
  )
}

/** The dice that it may flip. */
function flip(dice: string): string[] {
  const s = trick([{ do: 'flip', dice }]).pick('Carry it out')
  return s.texts.map((text) => text.slice(0, text.indexOf(' (')))
}

/** The first question of such a Skill. */
function asks(does: Does, hero: LaidHero = {}): string {
  return trick(does, hero).ask.kind
}

function heal(...picks: readonly string[]): Tale {
  return marketTurn({ market: ['scrollOfHealing'], heroes: [{ injury: 3 }] }).pick('Buy', ...picks)
}

function trade(laid: Laid): Tale {
  return table(laid).pick('Use Sleight of Hand')
}

describe('dice that an effect may choose', () => {
  it('are those of the rows, of the board or of both [RP-004, RP-005]', () => {
    expect(flip('rows')).toEqual(['Red 2', 'Blue 3', 'Green 3', 'Green 4', 'White 4'])
    expect(flip('familiar')).toEqual(['Gold 3', 'White 6'])
    expect(flip('any')).toEqual(['Red 2', 'Blue 3', 'Green 3', 'Green 4', 'White 4', 'Gold 3', 'White 6'])
  })

  it('are those of rows used this turn only where the card says so [RP-R56]', () => {
    const does = [{ do: 'flip', dice: 'familiar' }]
    expect(trick(does, {}, { placed: ['STR'] }).pick('Carry it out').texts).toHaveLength(2)
    const boar = [{ do: 'flip', dice: 'placed' }]
    expect(trick(boar, {}, { placed: ['STR'] }).pick('Carry it out').texts).toHaveLength(4)
  })

  it('must be there [RP-081]', () => {
    const s = trick([{ do: 'flip', dice: 'rows' }], { rows: { familiar: 'gold 3' } })
    // Only the arrow is left.
    expect(s.hero()).toMatchObject({ token: 'NG', exhausted: ['trick'] })
    expect(s.told('turned')).toEqual([])
  })

  it('copy one of several others of their line [DEC-09]', () => {
    const s = trick([{ do: 'copy', dice: 'rows' }]).pick('Carry it out', 'Green 3')
    expect(s.ask).toMatchObject({ kind: 'copyFrom', by: 'trick' })
    expect(s.texts).toEqual(['Green 4 (CHA, space 2)', 'White 4 (CHA, space 3)'])
    expect(s.verbs).toEqual(['die'])
    expect(s.pick('White 4').line('CHA')).toBe('green 4, green 4, white 4')
  })

  it('cannot be moved when there is no empty space [RP-081]', () => {
    expect(trick([{ do: 'move', dice: 'any' }], { rows: fullSheet() }).hero().exhausted).toEqual(['trick'])
    expect(trick([{ do: 'move', dice: 'any' }]).ask.kind).toBe('skillEffect')
  })
})

describe('a Skill asks whether to carry its effect out', () => {
  it('unless its own question can be declined [RP-112, RP-R60]', () => {
    expect(asks([{ do: 'attribute', of: ['CHA', 'WIS'] }])).toBe('action')
    expect(asks([{ do: 'align', steps: 2, may: true }])).toBe('step')
    expect(asks([{ do: 'align', steps: 2, may: false }])).toBe('skillEffect')
    expect(asks([{ do: 'flip', dice: 'any', upTo: 2 }])).toBe('flipDie')
    expect(asks([{ do: 'flip', dice: 'any' }])).toBe('skillEffect')
    expect(asks([{ do: 'banish', upTo: 1 }], { fiends: ['fiendOfRust', 'fiendOfFog'] })).toBe('banishFiend')
    expect(asks([{ do: 'gold', by: 1 }])).toBe('skillEffect')
  })

  it('where a pack says nothing of "up to", in whatever way it says nothing [RP-112]', () => {
    expect(asks([{ do: 'flip', dice: 'any', upTo: undefined }])).toBe('skillEffect')
  })

  it('even then when it does something else, too [RP-R60]', () => {
    const both = [
      { do: 'align', steps: 1, may: true },
      { do: 'gold', by: 1 },
    ]
    const s = trick(both)
    expect(s.ask.kind).toBe('skillEffect')
    s.pick('Skip the effect')
    expect(s.gains()).toEqual([])
  })
})

describe('up to so many', () => {
  it('Fiends are banished, one by one, until the player stops [DEC-27]', () => {
    const fiends = ['fiendOfRust', 'fiendOfFog', 'fiendOfVice']
    const buy = (...picks: readonly string[]): Tale =>
      marketTurn({ market: ['scrollOfBanishment'], heroes: [{ fiends, gold: 9 }] }).pick('Buy', ...picks)
    const two = buy('Fiend of Rust', 'Fiend of Vice')
    expect(two.hero()).toMatchObject({ fiends: ['fiendOfFog'], banished: ['fiendOfRust', 'fiendOfVice'] })
    expect(two.ask.kind).toBe('marketEnd')
    expect(buy('Fiend of Rust', 'Stop').hero().banished).toEqual(['fiendOfRust'])
  })

  it('Skills are refreshed, until the player stops or none is exhausted [DEC-27]', () => {
    const setup = ownPack([{ id: 'tonic', type: 'scroll', does: [{ do: 'refresh', upTo: 2 }] }])
    const buy = (exhausted: readonly string[], ...picks: readonly string[]): Tale =>
      marketTurn({
        setup,
        market: ['tonic'],
        heroes: [{ cards: ['bluff', 'charity', 'insight'], exhausted }],
      }).pick('Buy', ...picks)
    const all = ['bluff', 'charity', 'insight']
    expect(buy(all, 'Bluff', 'Insight').hero().exhausted).toEqual(['charity'])
    expect(buy(all, 'Bluff', 'Stop').hero().exhausted).toEqual(['charity', 'insight'])
    const one = buy(['bluff'], 'Bluff')
    expect([one.hero().exhausted, one.unasked]).toEqual([[], []])
    expect(buy([]).unasked).toEqual([])
  })

  it('Injuries are discarded, until the player stops [DEC-27]', () => {
    expect(heal('Discard one', 'Discard one').hero()).toMatchObject({ injury: 1, honor: 1 })
    expect(heal('Discard one', 'Stop').hero()).toMatchObject({ injury: 2, honor: 1 })
  })
})

describe('Injuries', () => {
  it('are taken whole when nobody pays for the Shield Wall [DEC-20]', () => {
    const s = marketTurn({
      step: 'huntAfter',
      combatFaces: [1],
      minions: ['caveSpider', 'bogImp'],
      heroes: [{ class: 'vanguard', gold: 1, xp: 1 }],
    }).pick('Keep these', 'Take it')
    expect(s.hero()).toMatchObject({ gold: 1, injury: 2 })
    expect(s.worked).toEqual([])
  })

  it('of which there is none are not warded off [DEC-20]', () => {
    const nothing = [
      { do: 'injury', by: 0 },
      { do: 'gold', by: 1 },
    ]
    const s = trick(nothing, { class: 'vanguard', injury: 1 }).pick('Carry it out')
    expect(s.gains()).toEqual(['+1 gold trick'])
  })
})

describe('Initiative cards that nobody has chosen', () => {
  const dice = ['red 1, red 2', 'blue 3, blue 3', 'green 5, green 6'] as const
  const hero = { cards: ['sleightOfHand'], rows: { STR: 'gold 4' } }

  it('are swapped when there are two of them [RP-R53]', () => {
    const s = table({ initiative: dice, turn: 1, heroes: [{ card: 1 }, { cards: ['jostle'] }] })
    s.pick('Use Jostle', 'Carry it out', 'Initiative card 2')
    expect([s.card(2), s.card(3)]).toEqual(['green 5, green 6', 'blue 3, blue 3'])
  })

  it('give a die in exchange for an own one, if both are there [RP-R53]', () => {
    expect(trade({ initiative: dice, heroes: [hero] }).ask.kind).toBe('skillEffect')
    expect(trade({ initiative: ['', 'red 1', ''], heroes: [hero] }).ask.kind).toBe('skillEffect')
    for (const s of [
      trade({ initiative: dice, heroes: [{ ...hero, rows: {} }] }),
      trade({ initiative: ['', '', ''], heroes: [hero] }),
    ]) {
      expect(s.hero()).toMatchObject({ token: 'NE', exhausted: ['sleightOfHand'] })
      expect(s.told('traded')).toEqual([])
    }
  })

  it('get no Fiend when their deck is empty, but the Gold comes [RP-R17]', () => {
    const s = table({
      initiative: dice,
      heroes: [{ cards: ['summon'] }],
      arrange: (t) => void t.heroes[1].banished.push(...t.fiendDeck.splice(0)),
    }).pick('Use Summon', 'Carry it out')
    expect(s.gains()).toEqual(['+2 gold summon'])
    expect(s.unasked).not.toContain('summonOn')
  })
})

describe('Market cards', () => {
  it('are replaced from the discard pile when the deck is empty [RP-159, RP-R58]', () => {
    const s = marketTurn({
      market: ['ironHelm', 'trident'],
      discard: ['vain'],
      heroes: [{ class: 'seer' }],
      arrange: (t) => {
        t.trash.push(...t.deck.splice(0))
        t.callUnder = -1
      },
    }).pick('Use Foresight', 'Iron Helm')
    expect(s.t.market).toEqual(['vain', 'trident'])
  })

  it('are not fetched where none was discarded [RP-R58]', () => {
    const s = marketTurn({ heroes: [{ cards: ['scavenging'] }] }).pick('Use Scavenging')
    expect(s.told('fetched')).toEqual([])
    expect(s.hero()).toMatchObject({ token: 'LN', exhausted: ['scavenging'] })
  })
})

describe('amounts that several own cards fix', () => {
  const setup = ownPack([
    {
      id: 'dear',
      type: 'weapon',
      always: [
        { is: 'healCost', xp: 5 },
        { is: 'banishCost', gold: 9 },
        { is: 'passOverCost', gold: 5 },
      ],
    },
    {
      id: 'mean',
      type: 'weapon',
      always: [
        { is: 'discardGain', gold: 0 },
        { is: 'gain', for: 'goldDie', gold: 1 },
        { is: 'refreshes', cards: 1 },
      ],
    },
  ])

  it('cost the least of them [RP-R25]', () => {
    const act = (hero: LaidHero): Tale =>
      table({ setup, step: 'act', heroes: [{ ...hero, cards: ['dear'] }] })
    expect(act({ class: 'cleric', xp: 3, injury: 1 }).say('heal')).toEqual([
      'Discard an Injury token for 1 XP',
    ])
    expect(act({ class: 'exorcist', gold: 9, fiends: ['fiendOfRust'] }).say('banish')).toEqual([
      'Banish the Fiend of Rust for 3 Gold',
    ])
    const hunt = marketTurn({ setup, step: 'huntTarget', heroes: [{ class: 'ranger', cards: ['dear'] }] })
    expect(hunt.say('passOver')).toEqual(['Pass over it for 1 Gold and turn up the next'])
  })

  it('bring the most of them [RP-R25]', () => {
    const sell = marketTurn({ setup, market: ['ironHelm'], heroes: [{ class: 'outlaw', cards: ['mean'] }] })
    expect(sell.say('discard')).toEqual(['Discard Iron Helm: gain 3 Gold'])
    const rogue = { class: 'rogue', cards: ['mean'] } as const
    const place = table({ setup, step: 'place', hand: 'gold 1', heroes: [rogue] }).pick(
      'Place the gold 1 in STR',
    )
    expect(place.gains()).toEqual(['+3 gold goldDie'])
    const skills = ['bluff', 'charity', 'insight']
    const rest = table({
      setup,
      step: 'cleanup',
      heroes: [{ class: 'chronomancer', cards: ['mean', ...skills], exhausted: skills }],
    }).pick('Bluff', 'Charity')
    expect(rest.hero().exhausted).toEqual(['insight'])
  })
})
