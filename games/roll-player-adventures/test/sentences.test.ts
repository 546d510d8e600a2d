import { anyone } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { dieName, slotName } from '../die-look.ts'
import { placeName, seatName } from '../speech/names.ts'
import type { AdventureEvent } from '../rules/events.ts'
import type { PartyView } from '../view.ts'
import { gameWith, laid, underWay, type Table } from './table.ts'

/** A red 4, a blue 2 and a black-and-blue 6 in the pool, by their numbers. */
const [red, blue, cat] = [0, 18, 42]

const fight = (): Table =>
  underWay({ kind: 'combat', against: ['E01', 'E02'], pool: 'R4 B2 KB6', hands: [['AR01'], ['WE02']] })

const check = (): Table =>
  underWay({ against: ['Climb'], level: 2, pool: 'R4', hands: [['AR01']], slots: ['R*; P*'] })

const said = (event: AdventureEvent, view: PartyView): string | null => gameWith().words.event(event, view)

const read = (text: string): string | null => said({ type: 'readAloud', text }, laid().view)

describe('an event', () => {
  it.each<[text: string, event: AdventureEvent, touches: string[]]>([
    // Before the adventure.
    ['The campaign is legendary.', { type: 'legendary', agreed: true }, []],
    ['Not all agree: it is the normal game.', { type: 'legendary', agreed: false }, []],
    ['Orla, Hornfolk Breaker, joins the party.', { type: 'heroJoined', hero: 0 }, ['hero:0']],
    ['Finn leaves the party.', { type: 'heroLeft', name: 'Finn', gold: 0, xp: 0 }, []],
    [
      'Finn leaves the party, which gains 4 gold and 6 XP.',
      { type: 'heroLeft', name: 'Finn', gold: 4, xp: 6 },
      [],
    ],
    ['Sile: CON is now 2.', { type: 'scoreRaised', hero: 1, attribute: 2, score: 2 }, ['row:1:2']],
    ['"A Test" begins.', { type: 'adventureBegins', adventure: 'ADV1' }, []],
    ['Sile has the storybook.', { type: 'storyteller', hero: 1 }, ['hero:1']],
    // On the map.
    ['You arrive at Mill.', { type: 'arrived', at: 'B' }, ['location:B']],
    ['You pass through Weir.', { type: 'passed', at: 'C' }, ['location:C']],
    ['You set out from Green.', { type: 'setOut', from: 'A', path: 'A-B' }, ['path:A-B']],
    ['An encounter: token 3 is turned over.', { type: 'encounter', token: 3, path: 'A-C' }, ['path:A-C']],
    ['The sentry lies at Mill.', { type: 'token', token: 'sentry', at: 'B' }, ['location:B']],
    ['The sentry leaves the map.', { type: 'token', token: 'sentry', at: '' }, []],
    ['Event 4 lies at Weir.', { type: 'token', token: 'event 4', at: 'C' }, ['location:C']],
    [
      'An encounter token lies on the way from Green to Weir.',
      { type: 'token', token: 'encounter', at: 'A-C' },
      ['path:A-C'],
    ],
    ['The way from Green to Mill is open.', { type: 'pathChanged', path: 'A-B', open: true }, ['path:A-B']],
    ['The way from Mill to Weir is closed.', { type: 'pathChanged', path: 'B-C', open: false }, ['path:B-C']],
    ['2 XP is put on Mill.', { type: 'xpPut', at: 'B', xp: 2 }, ['location:B']],
    ['The map grows: Vault.', { type: 'mapCard', card: 'M01' }, ['mapcard:M01']],
    // In the journal.
    ['The party gains 3 gold.', { type: 'gold', change: 3 }, ['journal:gold']],
    ['The party loses 1 XP.', { type: 'xp', change: -1 }, ['journal:xp']],
    ['The party gains 2 favor with the Crown.', { type: 'favor', faction: 0, change: 2 }, ['faction:0']],
    ['The party loses 1 favor with the Choir.', { type: 'favor', faction: 2, change: -1 }, ['faction:2']],
    [
      'The journal now says: You have a rope.',
      { type: 'keyword', keyword: 'ROPE', note: 'You have a rope.', recorded: true },
      ['journal:keywords'],
    ],
    [
      'The journal no longer says: You have a rope.',
      { type: 'keyword', keyword: 'ROPE', note: 'You have a rope.', recorded: false },
      ['journal:keywords'],
    ],
    ['A title: Bell Ringer.', { type: 'title', title: 'T001', gained: true }, ['title:T001']],
    ['The title Silent is lost.', { type: 'title', title: 'T002', gained: false }, ['title:T002']],
    ['You have the Rope.', { type: 'item', item: 31, gained: true }, ['item:31']],
    ['The Candle is gone.', { type: 'item', item: 34, gained: false }, ['item:34']],
    ['You use the Rope.', { type: 'itemUsed', items: [31], comesOfIt: true }, ['item:31']],
    [
      'You use the Rope and Candle, and nothing comes of it.',
      { type: 'itemUsed', items: [31, 34], comesOfIt: false },
      ['item:31', 'item:34'],
    ],
    ['Box 2 of the death track is marked.', { type: 'deathMarked', box: 2 }, []],
    // Cards and bodies.
    ['Orla gets Vest.', { type: 'cardGained', hero: 0, card: 'AR01' }, ['card:AR01']],
    ["Orla's Vest goes back to its deck.", { type: 'cardLost', hero: 0, card: 'AR01' }, ['card:AR01']],
    ['Orla gives Vest to Sile.', { type: 'cardGiven', hero: 0, to: 1, card: 'AR01' }, ['card:AR01']],
    ['Orla adds 3 fatigue.', { type: 'fatigue', hero: 0, change: 3 }, ['fatigue:0']],
    ['Orla removes 3 fatigue.', { type: 'fatigue', hero: 0, change: -3 }, ['fatigue:0']],
    ['Sile: CHA gains 2 stamina.', { type: 'rows', hero: 1, row: 5, change: 2 }, ['row:1:5']],
    ['Sile: CHA loses 2 stamina.', { type: 'rows', hero: 1, row: 5, change: -2 }, ['row:1:5']],
    ['The health of Sile rises by 2.', { type: 'health', hero: 1, change: 2 }, ['fatigue:1']],
    ['The health of Sile falls by 1.', { type: 'health', hero: 1, change: -1 }, ['fatigue:1']],
    // Checks and combats.
    [
      'Rolled: red 4 and black-and-blue 6.',
      { type: 'rolled', seat: anyone, who: anyone, dice: [red, cat], faces: [4, 6] },
      ['die:0', 'die:42'],
    ],
    ['Sile rolls 3 and 1.', { type: 'rolled', seat: anyone, who: 1, dice: [-1, -2], faces: [3, 1] }, []],
    [
      'The blue 5 is rolled again: 2.',
      { type: 'rerolled', seat: anyone, die: blue, from: 5, to: 2 },
      ['die:18'],
    ],
    [
      'Combat: Rats and Hounds.',
      { type: 'trialBegins', kind: 'combat', names: ['E01', 'E02'], modifiers: [] },
      [],
    ],
    [
      'Combat: Rats and Hounds (Swift and Cornered).',
      { type: 'trialBegins', kind: 'combat', names: ['E01', 'E02'], modifiers: ['Swift', 'Cornered'] },
      [],
    ],
    ['The blue 2 covers any 4.', { type: 'diePlaced', die: blue, foe: 1, slot: 1 }, ['die:18', 'slot:1:1']],
    ['Defeated: Hounds!', { type: 'foeDefeated', foe: 1 }, ['foe:1']],
    ['Hounds: lose 1 XP.', { type: 'trackActs', foe: 1, space: 3 }, ['foe:1']],
    ['Rewards: 2 XP and 1 gold.', { type: 'rewards', gold: 1, xp: 2 }, []],
    ['Rewards: 1 gold.', { type: 'rewards', gold: 1, xp: 0 }, []],
    [
      'The check is passed: every slot is covered.',
      { type: 'trialEnds', kind: 'check', won: true, open: 0 },
      [],
    ],
    [
      'The check is failed: one slot left open.',
      { type: 'trialEnds', kind: 'check', won: false, open: 1 },
      [],
    ],
    [
      'The combat is won: every slot is covered.',
      { type: 'trialEnds', kind: 'combat', won: true, open: 0 },
      [],
    ],
    [
      'The combat is lost: three slots left open.',
      { type: 'trialEnds', kind: 'combat', won: false, open: 3 },
      [],
    ],
    ['Legendary: the failure tires each of you by up to 4.', { type: 'penalty', fatigue: 4 }, []],
    // After the adventure.
    ['The health of Sile is now 16.', { type: 'advanced', what: 'health', hero: 1, xp: 1 }, []],
    ['The combat dice limit is now 3.', { type: 'advanced', what: 'combatDice', hero: -1, xp: 8 }, []],
    ['The bonus play limit is now 1.', { type: 'advanced', what: 'bonusLimit', hero: -1, xp: 9 }, []],
    ['Box 0 of the mastery track is marked.', { type: 'advanced', what: 'mastery', hero: -1, xp: 6 }, []],
    ['The bonus card limit is now 0.', { type: 'bonusCardBought', gold: 5 }, []],
    ['"A Test" is over for Orla and Sile.', { type: 'adventureOver', adventure: 'ADV1' }, []],
  ])('reads "%s", and touches its pieces', (text, event, touches) => {
    const { view } = fight()
    expect(said(event, view)).toBe(text)
    expect(gameWith().touches(event, view)).toEqual(touches)
  })

  it('of a check names the skill with its difficulty, and tells of no defeat', () => {
    const { view } = check()
    expect(said({ type: 'trialBegins', kind: 'check', names: ['Climb'], modifiers: [] }, view)).toBe(
      'A skill check: Climb II.',
    )
    expect(said({ type: 'foeDefeated', foe: 0 }, view)).toBeNull()
  })

  it('is still told when the check or combat is over, or not at all', () => {
    const { view } = laid()
    expect([
      said({ type: 'trialBegins', kind: 'check', names: ['Climb'], modifiers: [] }, view),
      said({ type: 'diePlaced', die: red, foe: 0, slot: 0 }, view),
      said({ type: 'foeDefeated', foe: 0 }, view),
      said({ type: 'trackActs', foe: 0, space: 2 }, view),
    ]).toEqual(['A skill check: Climb.', null, null, null])
  })

  it('is not told where no die was rolled', () => {
    expect(said({ type: 'rolled', seat: 0, who: 0, dice: [], faces: [] }, fight().view)).toBeNull()
  })

  it('ends like a sentence where the book does not', () => {
    expect(read('It rings')).toBe('It rings.')
    expect(read('It rings. And stops')).toBe('It rings. And stops.')
    expect(read('*It rings!*')).toBe('*It rings!*')
    expect(read('(“It rings …”)')).toBe('(“It rings …”)')
  })

  it('quotes a vote with one full stop', () => {
    const A = 'Here.\n? "Run!" -> A6\n? "Wait. Then run" -> A7'
    const { view, ask } = laid({ parts: { A }, voice: 'each' })
    const votes = [0, 1].map((choice) =>
      said({ type: 'voted', seat: 1, ask, option: { verb: 'takeWay', seat: 1, choice } }, view),
    )
    expect(votes).toEqual(['Sile votes: Run.', 'Sile votes: Wait. Then run.'])
  })
})

describe('a name', () => {
  it('is that of the hero, of a seat without one, or of all', () => {
    const { view } = laid()
    expect([0, 2, anyone].map((seat) => gameWith().words.seat(seat, view))).toEqual([
      'Orla',
      'Player 3',
      'Everybody',
    ])
    expect(seatName(1, view)).toBe('Sile')
  })

  it('of a place that is not on the map is its letter', () => {
    const { view } = laid()
    expect([placeName(view, 'B'), placeName(view, 'V')]).toEqual(['Mill', 'V'])
  })

  it('of a die says that a familiar no longer counts as what is printed on it', () => {
    const s = fight()
    const { view } = s
    expect([red, cat].map((die) => dieName(view, die))).toEqual(['red 4', 'black-and-blue 6'])
    const counts = view.counts.map((_, die) => (die === cat ? 'G' : 'P'))
    expect([red, cat].map((die) => dieName({ ...view, counts }, die))).toEqual([
      'purple 4',
      'green familiar 6',
    ])
  })

  it('of a slot says what fits', () => {
    const slot = { counter: 0, xp: 0, gold: 0 }
    const named = (colours: string, value: number): string => slotName({ ...slot, colours, value })
    expect([named('', 0), named('', 4), named('RB', 0), named('RB', 3)]).toEqual([
      'any die',
      'any 4',
      'any red or blue',
      'red or blue 3',
    ])
  })
})

describe('the end', () => {
  it('is that of the campaign, of a side quest, or of one adventure', () => {
    const { view } = laid()
    const ended = (result: string): string => gameWith().words.outcome({ ...view, outcome: { result } })
    expect(['campaign', 'sidequest', 'adventure'].map(ended)).toEqual([
      '"A Test" is over, and with it the campaign. Your story is told.',
      '"A Test" is over. The campaign goes on where you left it.',
      '"A Test" is over. Your party is ready for the next adventure.',
    ])
  })

  it('counts adventures only in a campaign, and names the titles', () => {
    const { view } = laid({ gold: 3, xp: 2, titles: ['T001', 'T002'] })
    const { printed } = view
    const figures = (adventures: number, titles: readonly string[]) =>
      gameWith().words.figures({
        ...view,
        printed: { ...printed, adventures },
        journal: { ...view.journal, titles: [...titles] },
      })
    const purse = [
      ['Gold', '3'],
      ['XP', '2'],
      ['Deaths', '0'],
    ]
    expect(figures(0, [])).toEqual([...purse, ['Titles', 'none yet']])
    expect(figures(11, ['T001', 'T002'])).toEqual([
      ['Adventures completed', '0 of 11'],
      ...purse,
      ['Titles', 'Bell Ringer and Silent'],
    ])
  })
})
