import { describe, expect, it } from 'vitest'
import type { AdventureEvent } from '../rules/events.ts'
import { bagOf, laid, take, underWay, type Table } from './table.ts'

/** Everything that was told, without what was read and what answered itself. */
const told = (s: Table): AdventureEvent[] =>
  s.events.filter(({ type }) => !['entryOpened', 'readAloud', 'onlyWay'].includes(type))

const types = (s: Table): string[] => told(s).map(({ type }) => type)

describe('what happens is told in its order', () => {
  it('on the way: setting out, passing, arriving and a new storyteller [RPA-054, RPA-088]', () => {
    const s = laid({
      parts: { A: 'Green.\n? move\n? rest', B: 'Mill.\n? rest\n? move' },
      xp: 1,
      arrange: (t) => {
        t.map.explored.push('B', 'C')
        t.map.xp = { A: 0, B: 0, C: 0 }
        t.map.tokens = {}
      },
    })
    s.choose({ verb: 'takeWay', choice: 0 })
    take(s, 'takePath A-B B', 'takePath B-C C')
    expect(told(s)).toEqual([
      { type: 'setOut', from: 'A', path: 'A-B' },
      { type: 'passed', at: 'B' },
      { type: 'setOut', from: 'B', path: 'B-C' },
      // No further path is left, so the party stops.
      { type: 'arrived', at: 'C' },
      { type: 'storyteller', hero: 1 },
    ])
    expect(s.t.map.explored).toEqual(['A', 'B', 'C'])
  })

  it('at an encounter: the token is turned over [RPA-093]', () => {
    const s = laid({
      parts: { A: 'Green.\n? move\n? rest', 'ADV1-1': 'A wagon.\n? "Push": gain 1 gold\n? rest' },
      xp: 1,
    })
    s.choose({ verb: 'takeWay', choice: 0 })
    take(s, 'takePath A-C C')
    expect(told(s)).toEqual([
      { type: 'setOut', from: 'A', path: 'A-C' },
      { type: 'encounter', token: 1, path: 'A-C' },
    ])
  })

  it('in a check: pool, roll, cards, placing, the result and its rewards [RPA-141]', () => {
    const s = laid({
      parts: {
        A: 'Up.\n\ncheck [Costly] Climb I\npass -> A6\nfail -> A7',
        A6: 'Good.\n? rest\n? move',
        A7: 'Bad.\n? rest\n? move',
      },
      xp: 1,
      gold: 2,
      rows: [[2, 0, 0, 0, 0, 0]],
      hands: [['AR01'], ['SK01']],
      dice: [4, 6],
      arrange: (t) => bagOf(t, 'R K'),
    })
    const [red] = s.t.bag.filter((die) => die < 6)
    const [black] = s.t.bag.filter((die) => die >= 6)
    take(s, 'buyDie -1 R', 'playCard 0 AR01', 'pickDie K6', 'ready -1')
    take(s, 'placeDie R4 0 0', 'placeDie K1 0 1')
    expect(told(s)).toEqual([
      { type: 'trialBegins', kind: 'check', names: ['Climb'], modifiers: ['Costly'] },
      { type: 'modifierActs', modifier: 'Costly' },
      { type: 'gold', change: -1 },
      { type: 'rows', hero: 0, row: 0, change: -1 },
      { type: 'fatigue', hero: 0, change: 1 },
      { type: 'rows', hero: 0, row: 0, change: -1 },
      { type: 'fatigue', hero: 0, change: 1 },
      { type: 'dieBought', die: red },
      { type: 'diceDrawn', dice: [black] },
      { type: 'rolled', seat: -1, who: -1, dice: [red, black], faces: [4, 6] },
      { type: 'cardPlayed', hero: 0, card: 'AR01', bonus: false },
      { type: 'dieChanged', die: black, from: 6, to: 1 },
      { type: 'diePlaced', die: red, foe: 0, slot: 0 },
      { type: 'diePlaced', die: black, foe: 0, slot: 1 },
      { type: 'foeDefeated', foe: 0 },
      { type: 'trialEnds', kind: 'check', won: true, open: 0 },
      { type: 'rewards', gold: 1, xp: 0 },
      { type: 'gold', change: 1 },
    ])
  })

  it('in a combat: counterattack, modifiers, track and the next round [RPA-185, RPA-187, RPA-R98]', () => {
    const s = underWay({
      kind: 'combat',
      against: ['Thieving E02'],
      step: 'place',
      gold: 5,
      xp: 3,
      pool: 'K1',
      placed: { '0.0': 'K3' },
      rows: [[6, 0, 0, 0, 0, 0]],
    })
    expect(told(s)).toEqual([
      { type: 'counterattack', fatigue: 2 },
      { type: 'fatigue', hero: 0, change: 2 },
      { type: 'fatigue', hero: 1, change: 2 },
      { type: 'modifierActs', modifier: 'Thieving' },
      { type: 'gold', change: -1 },
      { type: 'trackActs', foe: 0, space: 2 },
      { type: 'gold', change: -1 },
      { type: 'combatRound', round: 2 },
    ])
    expect(s.t.trial).toMatchObject({
      round: 2,
      step: 'build',
      pool: [],
      guests: 0,
      calledOff: [],
      ready: [false, false],
    })
  })

  it('without rewards of which there are none', () => {
    const s = underWay({ kind: 'combat', against: ['E05'], round: 3, step: 'place' })
    expect(types(s)).toEqual(['trialEnds'])
    expect(s.told('onlyWay')).toEqual([])
  })

  it('with class abilities and treated dice [RPA-170, RPA-299]', () => {
    const s = underWay({
      against: ['Climb'],
      slots: ['P6'],
      pool: 'R4',
      heroes: ['Vesna', 'Orla'],
      ready: [true],
      hands: [[], ['AR01']],
    })
    const [die] = s.t.trial?.pool ?? []
    take(s, 'useClass 0', 'beColour G')
    expect(told(s)).toEqual([
      { type: 'classUsed', hero: 0 },
      { type: 'dieTreated', die, colours: 'G' },
    ])
    expect(s.t.trial).toMatchObject({ plays: [0, 0], bonus: [0, 0] })
  })

  it('when a card is drawn with, and goes back to its deck [RPA-300, RPA-305]', () => {
    const s = underWay({ against: ['Climb'], slots: ['P6'], pool: 'K4', hands: [['SC01'], ['AR01']] })
    take(s, 'playCard 0 SC01')
    expect(told(s)).toEqual([
      { type: 'cardPlayed', hero: 0, card: 'SC01', bonus: false },
      { type: 'dieAdded', die: s.t.trial?.pool[1], face: 6 },
      { type: 'cardLost', hero: 0, card: 'SC01' },
    ])
  })

  it('at a rest: what is spent, rolled, recovered and refreshed [RPA-115, RPA-119, RPA-122]', () => {
    const s = laid({
      xp: 3,
      fatigue: [7, 2],
      dice: [3, 1, 6, 5],
      parts: { A: 'Green.\n? rest\n? move' },
      arrange: (t) => {
        t.heroes[0].tokens = 1
        t.journal.bonusTokens = 0
        t.heroes[1].spent.push('AR02')
      },
    })
    s.choose({ verb: 'takeWay', choice: 0 })
    take(s, 'spendXp 2')
    expect(told(s)).toEqual([
      { type: 'rest', xp: 2 },
      { type: 'xp', change: -2 },
      { type: 'rolled', seat: -1, who: 0, dice: [-1, -2], faces: [3, 1] },
      { type: 'fatigue', hero: 0, change: -4 },
      { type: 'rolled', seat: -1, who: 1, dice: [-1, -2], faces: [6, 5] },
      { type: 'fatigue', hero: 1, change: -2 },
      { type: 'refreshed', hero: 0 },
      { type: 'refreshed', hero: 1 },
    ])
    expect(s.t.journal).toMatchObject({ bonusTokens: 1, rests: 1, xp: 1 })
    expect(s.t.heroes[1]).toMatchObject({ hand: ['AR02'], spent: [] })
    expect(s.t).toMatchObject({ stage: 'story', story: { entry: 'A' } })
  })

  it('with items: that they were used, whether anything comes of it, and what it costs [RPA-100, RPA-R38]', () => {
    const s = laid({
      parts: { A: 'Here.\n? item\n? rest', 'A31.34': 'Both.\n? "On" -> A\n? rest' },
      items: [31, 34],
      xp: 1,
    })
    s.choose({ verb: 'takeWay', choice: 0 })
    take(s, 'useItem 34', 'useItem 31')
    expect(told(s)).toEqual([
      { type: 'itemUsed', items: [34, 31], comesOfIt: true },
      { type: 'fatigue', hero: 0, change: 1 },
      { type: 'fatigue', hero: 1, change: 1 },
    ])
    expect(s.t).toMatchObject({ inHand: 0, stage: 'story', story: { entry: 'A31.34' }, used: ['A31.34'] })
  })

  it('after the adventure: guild, market and the end [RPA-137, RPA-215, RPA-227, RPA-239]', () => {
    const s = laid({
      entry: 'THE END',
      legendary: true,
      xp: 8,
      gold: 11,
      hands: [['AR01']],
      keywords: ['ROPE'],
      titles: ['T001', 'T002'],
      items: [31],
      arrange: (t) => {
        t.journal.deaths = 2
        t.used = ['A31']
        t.mayEnd = true
        t.story.taken = ['A 0']
        t.map.explored.push('B')
        t.heroes[0].tokens = 1
        t.journal.bonusTokens = 0
      },
    })
    take(
      s,
      'buyAdvance health 1 1',
      'buyAdvance mastery -1 6',
      'pickAttribute 0 R',
      'pickAttribute 1 K',
      'done',
    )
    take(s, 'buyBonusCard 5', 'sellCard 0 AR01')
    const [card] = s.t.market
    const [offer] = s.which({ verb: 'buyCard', hero: 1, card })
    const gold = offer.verb === 'buyCard' ? offer.price : 0
    s.choose(offer)
    take(s, 'done')
    expect(told(s)).toEqual([
      { type: 'adventureOver', adventure: 'ADV1' },
      { type: 'stage', stage: 'guild' },
      { type: 'xp', change: -1 },
      { type: 'advanced', what: 'health', hero: 1, xp: 1 },
      { type: 'xp', change: -6 },
      { type: 'advanced', what: 'mastery', hero: -1, xp: 6 },
      { type: 'scoreRaised', hero: 0, attribute: 0, score: 4 },
      { type: 'scoreRaised', hero: 1, attribute: 1, score: 4 },
      { type: 'stage', stage: 'market' },
      { type: 'gold', change: -5 },
      { type: 'bonusCardBought', gold: 5 },
      { type: 'cardSold', hero: 0, card: 'AR01' },
      { type: 'cardLost', hero: 0, card: 'AR01' },
      { type: 'gold', change: 2 },
      { type: 'gold', change: -gold },
      { type: 'cardBought', hero: 1, card, gold },
      { type: 'cardGained', hero: 1, card },
      { type: 'stage', stage: 'saved' },
    ])
    expect(s.t.outcome).toEqual({
      result: 'adventure',
      adventures: 1,
      deaths: 2,
      gold: 8 - gold,
      xp: 1,
      titles: 2,
    })
    expect(s.t).toMatchObject({
      stage: 'saved',
      story: { remembered: [], taken: [] },
      market: [],
      kept: [],
      used: [],
      page: [],
      mayEnd: false,
      journal: { items: [], bonusTokens: 0, rests: 1, done: 1, bonusCards: 1, mastery: 1 },
    })
    expect(s.t.read).toEqual({})
    expect(s.t.map).toEqual({
      at: 'A',
      explored: [],
      xp: {},
      closed: [],
      cards: [],
      tokens: {},
      gone: [],
      events: ['', '', '', '', '', ''],
      sentry: '',
    })
    expect(s.t.heroes.map(({ tokens, hand }) => [tokens, hand])).toEqual([
      [0, []],
      [0, [card]],
    ])
  })
})
