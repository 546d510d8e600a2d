import { describe, expect, it } from 'vitest'
import type { AdventureEvent } from '../rules/events.ts'
import type { Party } from '../rules/state.ts'
import { inShort, laid, take, type Laid, type Table } from './table.ts'

/** The party reads a line on the green. */
const reading = (line: string, it: Laid = {}): Table =>
  laid({ parts: { A: `Here.\n! ${line}\n? rest\n? move` }, xp: 1, ...it })

/** What was told, beside the reading itself. */
const happened = (s: Table): AdventureEvent[] =>
  s.events.filter(({ type }) => !['entryOpened', 'readAloud'].includes(type))

const trio = ['Orla', 'Sile', 'Hanna']
const empty = [0, 0, 0, 0, 0, 0]
/** Orla has nothing left to raise. */
const masters = (t: Party): void => void (t.heroes[0].scores = [3, 3, 3, 3, 3, 3])

describe('a command of a book', () => {
  it.each<[line: string, given: Laid, told: AdventureEvent[], left: (t: Party) => unknown, is: unknown]>([
    [
      'record ROPE; record ROPE',
      {},
      [{ type: 'keyword', keyword: 'ROPE', note: 'You have a rope.', recorded: true }],
      (t) => t.story.remembered,
      ['ROPE'],
    ],
    [
      'erase ROPE; erase ROPE',
      { keywords: ['LAMP', 'ROPE'] },
      [{ type: 'keyword', keyword: 'ROPE', note: 'You have a rope.', recorded: false }],
      (t) => t.story.remembered,
      ['LAMP'],
    ],
    [
      'lose T001; lose T001',
      { titles: ['T001', 'T002'] },
      [{ type: 'title', title: 'T001', gained: false }],
      (t) => t.journal.titles,
      ['T002'],
    ],
    [
      'lose T002',
      { titles: ['T001', 'T002'] },
      [{ type: 'title', title: 'T002', gained: false }],
      (t) => t.journal.titles,
      ['T001'],
    ],
    [
      'gain 4 gold; lose 9 gold',
      {},
      [
        { type: 'gold', change: 4 },
        { type: 'gold', change: -4 },
      ],
      (t) => t.journal.gold,
      0,
    ],
    [
      'gain 4 xp; lose 2 xp',
      {},
      [
        { type: 'xp', change: 4 },
        { type: 'xp', change: -2 },
      ],
      (t) => t.journal.xp,
      3,
    ],
    [
      'collect; collect',
      { arrange: (t) => void (t.map.xp.A = 3) },
      [{ type: 'xp', change: 3 }],
      (t) => [t.journal.xp, t.map.xp],
      [4, { A: 0, B: 1, C: 1 }],
    ],
    ['put 2 xp at B', {}, [{ type: 'xpPut', at: 'B', xp: 2 }], (t) => t.map.xp, { A: 0, B: 3, C: 1 }],
    [
      'open A-B; open A-B',
      { arrange: (t) => void (t.map.closed = ['A-C', 'A-B', 'B-C']) },
      [{ type: 'pathChanged', path: 'A-B', open: true }],
      (t) => t.map.closed,
      ['A-C', 'B-C'],
    ],
    [
      'close A-B; close A-B',
      {},
      [{ type: 'pathChanged', path: 'A-B', open: false }],
      (t) => t.map.closed,
      ['A-B'],
    ],
    [
      'token place event 3; token place sentry at B; token place event 1 at C',
      {},
      [
        { type: 'token', token: 'event 3', at: 'A' },
        { type: 'token', token: 'sentry', at: 'B' },
        { type: 'token', token: 'event 1', at: 'C' },
      ],
      (t) => [t.map.events, t.map.sentry],
      [['C', '', 'A', '', '', ''], 'B'],
    ],
    [
      'token remove enc 1; token remove enc 1',
      {},
      [{ type: 'token', token: 'encounter', at: '' }],
      (t) => [t.map.tokens, t.map.gone],
      [{ 'A-C': [0] }, [1]],
    ],
    [
      'token place enc 4 at C-A; token place enc 5 at A-C',
      { arrange: (t) => void (t.map.tokens = { 'A-C': [0] }) },
      [{ type: 'token', token: 'encounter', at: 'A-C' }],
      (t) => [t.map.tokens, t.map.gone],
      [{ 'A-C': [4] }, []],
    ],
    [
      'reveal T001; reveal T001; reveal M01; reveal M01; reveal item 34; reveal item 31; reveal item 34; lose item 34; lose item 34',
      {},
      [
        { type: 'title', title: 'T001', gained: true },
        { type: 'mapCard', card: 'M01' },
        { type: 'item', item: 34, gained: true },
        { type: 'item', item: 31, gained: true },
        { type: 'item', item: 34, gained: false },
      ],
      (t) => [t.journal.titles, t.map.cards, t.journal.items],
      [['T001'], ['M01'], [31]],
    ],
    [
      'reveal item 34; reveal item 31; reveal item 41',
      {},
      [34, 31, 41].map((item) => ({ type: 'item', item, gained: true })),
      (t) => t.journal.items,
      [31, 34, 41],
    ],
    [
      'reveal T001; reveal M01; reveal item 31',
      {
        titles: ['T001', 'T002'],
        items: [31, 34, 41],
        arrange: (t) => void t.map.cards.push('M01', 'M02'),
      },
      // From an empty deck the party gains XP (RPA-007).
      [
        { type: 'xp', change: 2 },
        { type: 'xp', change: 2 },
        { type: 'xp', change: 2 },
      ],
      (t) => t.journal.xp,
      7,
    ],
    [
      'reveal R01; gain card armor; gain familiar 1',
      {
        hands: [
          ['R01', 'R02', 'R03', 'R04', 'FA01', 'FA02'],
          ['AR01', 'AR02', 'AR03', 'AR04'],
        ],
      },
      [
        { type: 'xp', change: 2 },
        { type: 'xp', change: 2 },
        { type: 'xp', change: 2 },
      ],
      (t) => t.journal.xp,
      7,
    ],
    [
      'reveal R01; gain familiar 1',
      { hands: [['R01'], ['FA01']] },
      [],
      (t) => t.heroes.map(({ hand }) => hand),
      [['R01'], ['FA01']],
    ],
    [
      'token remove event 2 at B; token remove sentry at C',
      {
        arrange: (t) => {
          t.map.events = ['A', 'B', '', '', '', '']
          t.map.sentry = 'C'
        },
      },
      [
        { type: 'token', token: 'event 2', at: '' },
        { type: 'token', token: 'sentry', at: '' },
      ],
      (t) => [t.map.events, t.map.sentry],
      [['A', '', '', '', '', ''], ''],
    ],
    [
      'gain familiar 2',
      { heroes: ['Orla'] },
      [expect.objectContaining({ type: 'onlyWay' }), { type: 'cardGained', hero: 0, card: 'FA02' }],
      (t) => t.heroes[0].hand,
      ['FA02'],
    ],
    [
      'favor F1 +9; favor F2 -1',
      {},
      [
        { type: 'favor', faction: 0, change: 5 },
        { type: 'xp', change: 4 },
        { type: 'favor', faction: 1, change: -1 },
      ],
      (t) => t.journal.favor,
      [10, 4, 5],
    ],
    [
      'favor F1 +1',
      { arrange: (t) => void (t.journal.favor[0] = 10) },
      [{ type: 'xp', change: 1 }],
      (t) => t.journal.favor[0],
      10,
    ],
    ['allow-end; allow-end', {}, [{ type: 'mayEnd' }], (t) => t.mayEnd, true],
    [
      'fatigue each 2; recover each all',
      { fatigue: [0, 3] },
      [
        { type: 'fatigue', hero: 0, change: 2 },
        { type: 'fatigue', hero: 1, change: 2 },
        { type: 'fatigue', hero: 0, change: -2 },
        { type: 'fatigue', hero: 1, change: -5 },
      ],
      (t) => t.heroes.map(({ fatigue }) => fatigue),
      [0, 0],
    ],
    [
      'fatigue each 2; fatigue each 0; recover storyteller 0',
      { fatigue: [15, 0], health: [15] },
      [{ type: 'fatigue', hero: 1, change: 2 }],
      (t) => t.heroes.map(({ fatigue }) => fatigue),
      [15, 2],
    ],
    [
      'recover each 2',
      { fatigue: [0, 1] },
      [{ type: 'fatigue', hero: 1, change: -1 }],
      (t) => t.heroes.map(({ fatigue }) => fatigue),
      [0, 0],
    ],
    [
      'refresh each',
      { ready: [true, false], arrange: (t) => void t.heroes[0].spent.push('AR02') },
      [
        { type: 'refreshed', hero: 0 },
        { type: 'refreshed', hero: 1 },
      ],
      (t) => t.heroes.map(({ ready, hand, spent }) => [ready, hand, spent]),
      [
        [true, ['AR02'], []],
        [true, [], []],
      ],
    ],
  ])('does %j and says so once', (line, given, told, left, is) => {
    const s = reading(line, given)
    expect(happened(s)).toEqual(told)
    expect(left(s.t)).toEqual(is)
  })

  it('changes health down to 5, tires nobody below it, and revives whom it strengthens [RPA-R22, RPA-206, RPA-209]', () => {
    const s = reading('health each -2; health each +1', { health: [6, 5], fatigue: [5, 5] })
    expect(happened(s)).toEqual([
      { type: 'health', hero: 0, change: -1 },
      { type: 'exhausted', hero: 0 },
      { type: 'health', hero: 0, change: 1 },
      { type: 'revived', hero: 0 },
      { type: 'health', hero: 1, change: 1 },
      { type: 'revived', hero: 1 },
    ])
    expect(s.t.heroes.map(({ health, fatigue }) => [health, fatigue])).toEqual([
      [6, 5],
      [6, 5],
    ])
  })
})

describe('a command that means one player', () => {
  it.each<
    [
      line: string,
      ask: { for: string; n: number },
      given: Laid,
      helps: string[],
      left: (t: Party) => unknown,
      is: unknown,
    ]
  >([
    [
      'fatigue one 2',
      { for: 'fatigue', n: 2 },
      { fatigue: [16, 3, 0] },
      ['pickHero 1', 'pickHero 2'],
      (t) => t.heroes.map(({ fatigue }) => fatigue),
      [16, 5, 0],
    ],
    [
      'recover one all',
      { for: 'recover', n: 0 },
      { fatigue: [0, 3, 4] },
      ['pickHero 1', 'pickHero 2'],
      (t) => t.heroes.map(({ fatigue }) => fatigue),
      [0, 0, 4],
    ],
    [
      'rows one -1',
      { for: 'rows', n: -1 },
      { rows: [empty, [0, 0, 2, 0, 0, 0], [1, 0, 0, 0, 0, 0]] },
      ['pickHero 1', 'pickHero 2'],
      (t) => t.heroes[1].rows,
      [0, 0, 1, 0, 0, 0],
    ],
    [
      'health one -3',
      { for: 'health', n: -3 },
      {},
      ['pickHero 0', 'pickHero 1', 'pickHero 2'],
      (t) => t.heroes.map(({ health }) => health),
      [16, 13, 16],
    ],
    [
      'refresh one',
      { for: 'refresh', n: 0 },
      { ready: [true, false, true], arrange: (t) => void t.heroes[2].spent.push('AR02') },
      ['pickHero 1', 'pickHero 2'],
      (t) => t.heroes.map(({ ready, spent }) => [ready, spent]),
      [
        [true, []],
        [true, []],
        [true, ['AR02']],
      ],
    ],
  ])('asks the party who it is, among those for whom it does something: %s [DEC-19]', (...row) => {
    const [line, ask, given, helps, left, is] = row
    const s = reading(line, { heroes: trio, ...given })
    expect(s.ask).toMatchObject({ kind: 'whoIsMeant', ...ask })
    expect(inShort(s)).toEqual(helps)
    take(s, 'pickHero 1')
    expect(left(s.t)).toEqual(is)
  })

  it('lets the one who is meant choose a row to fill, however full or empty [DEC-19, DEC-30]', () => {
    const s = reading('rows one +1', { heroes: trio, rows: [empty, [0, 0, 2, 0, 0, 0]] })
    expect(s.ask).toMatchObject({ kind: 'whoIsMeant', for: 'rows', n: 1 })
    expect(inShort(s)).toEqual(['pickHero 0', 'pickHero 1', 'pickHero 2'])
    take(s, 'pickHero 2', 'pickRow 2 B')
    expect(s.t.heroes[2].rows).toEqual([0, 0, 0, 1, 0, 0])
  })

  it('lets the one who is meant choose an attribute below the limit, or any if the book says so [DEC-19, DEC-41]', () => {
    const s = reading('attribute one +2', { heroes: trio, arrange: masters })
    expect(s.ask).toMatchObject({ kind: 'whoIsMeant', for: 'attribute', n: 2 })
    expect(inShort(s)).toEqual(['pickHero 1', 'pickHero 2'])
    take(s, 'pickHero 1')
    expect(s.ask).toMatchObject({ kind: 'raiseScore', hero: 1, by: 'story' })
    take(s, 'pickAttribute 1 P')
    // Two points, but not beyond three.
    expect(s.t.heroes[1].scores).toEqual([1, 3, 0, 0, 0, 3])
    const beyond = reading('attribute one +2 beyond', { heroes: trio, arrange: masters })
    expect(inShort(beyond)).toEqual(['pickHero 0', 'pickHero 1', 'pickHero 2'])
    take(beyond, 'pickHero 0', 'pickAttribute 0 K')
    expect(beyond.t.heroes[0].scores).toEqual([3, 5, 3, 3, 3, 3])
  })

  it.each<[line: string, given: Laid]>([
    ['recover one all', {}],
    ['rows one -1', {}],
    ['attribute one +1', { arrange: (t) => t.heroes.forEach(({ scores }) => scores.fill(3)) }],
    ['refresh one', { ready: [true, true] }],
    ['giveup one 1', {}],
  ])('passes in silence where it would do nothing to anybody: %s', (line, given) => {
    const s = reading(line, given)
    expect(s.ask.kind).toBe('whichWay')
    expect(happened(s)).toEqual([])
  })

  it('lets one player give up cards because of the story [DEC-16, DEC-17]', () => {
    const s = reading('giveup one 2', { hands: [['AR01'], ['WE01', 'WE02', 'WE03']] })
    expect(s.ask).toMatchObject({ kind: 'whoGivesUp', why: 'story' })
    take(s, 'pickHero 1')
    expect(s.ask).toMatchObject({ kind: 'giveUp', hero: 1, why: 'story' })
    take(s, 'pickCard 1 WE02', 'pickCard 1 WE03')
    expect(s.t.heroes.map(({ hand }) => hand)).toEqual([['AR01'], ['WE01']])
    const each = reading('giveup each 1', { hands: [[], ['WE01', 'WE02']] })
    expect(each.ask).toMatchObject({ kind: 'giveUp', hero: 1, why: 'story' })
  })
})
