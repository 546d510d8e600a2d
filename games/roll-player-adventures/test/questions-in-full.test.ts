import { Scenario } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import type { AdventureAsk } from '../rules/decisions.ts'
import { partySheetWith } from './sheets.ts'
import {
  bookText,
  boxWith,
  gameWith,
  laid,
  take,
  underWay,
  type Laid,
  type Table,
  type UnderWay,
} from './table.ts'

/** Both players answer for their own heroes. */
const reads = (line: string, it: Laid = {}): Table =>
  laid({ parts: { A: `Here.\n! ${line}\n? rest\n? move` }, voice: 'each', xp: 2, ...it })
const tries = (it: Partial<UnderWay>): Table =>
  underWay({
    against: ['Climb'],
    slots: ['R*; R*; P6'],
    pool: 'R4 K4',
    voice: 'each',
    hands: [[], ['WE02']],
    ...it,
  })
const goesOn = (
  data: Parameters<typeof partySheetWith>[0],
  setup: Readonly<Record<string, unknown>>,
): Table =>
  new Scenario(
    gameWith(boxWith({}, undefined, [bookText({ 'ADV1-1': null, 'ADV2-1': 'A wagon.' }, 'ADV2 Two')])),
    {
      setup: { players: 2, voice: 'each', party: [partySheetWith(data)], ...setup },
    },
  )
const goes = (s: Table, choice: number): Table => {
  while (s.ask.kind === 'whichWay') s.choose({ verb: 'takeWay', choice })
  return s
}
const items = [31, 34]

/** The first of a vote, asked of the storyteller's left neighbour. */
const vote = { seat: 1, votes: [], tie: false }

const questions: readonly [at: () => Table, ask: AdventureAsk][] = [
  // Before the adventure.
  [
    () => new Scenario(gameWith(), { setup: { players: 2, voice: 'each', mode: 'legendary' } }),
    { kind: 'agree', seat: 0 },
  ],
  [
    () => new Scenario(gameWith(), { setup: { players: 2, voice: 'each' } }),
    { kind: 'chooseHero', seat: 0, hero: 0 },
  ],
  [() => goesOn({}, { company: 'changes' }), { ...vote, kind: 'company', seat: 0 }],
  [() => goesOn({}, {}), { ...vote, kind: 'firstStoryteller', seat: 0 }],
  [
    () => take(goesOn({ done: 1 }, { players: 3 }), 'takeHero Hanna'),
    { kind: 'joinBonus', seat: 2, hero: 2, left: 1 },
  ],
  [
    () => take(goesOn({ done: 1 }, { players: 3 }), 'takeHero Hanna', 'raiseHealth 2'),
    { kind: 'joinDeck', seat: 2, hero: 2 },
  ],
  // On the map.
  [() => reads('gain 1 gold'), { ...vote, kind: 'whichWay', entry: 'A' }],
  [
    () => laid({ parts: { A: 'Here.\n? "On" -> A6' }, voice: 'each' }),
    { kind: 'whichWay', entry: 'A', seat: -1, votes: [], tie: false },
  ],
  [() => laid({ voice: 'one', xp: 1 }), { kind: 'whichWay', entry: 'A', seat: -1, votes: [], tie: false }],
  [
    () => laid({ voice: 'each', heroes: ['Orla'], xp: 1 }),
    { kind: 'whichWay', entry: 'A', seat: -1, votes: [], tie: false },
  ],
  [() => goes(reads('gain 1 gold'), 1), { ...vote, kind: 'whichPath', at: 'A', mayStop: false }],
  [() => goes(reads('gain 1 gold'), 0), { ...vote, kind: 'restXp' }],
  [
    () => goes(laid({ parts: { A: 'Here.\n? item\n? rest' }, voice: 'each', xp: 1, items }), 0),
    { ...vote, kind: 'firstItem' },
  ],
  [
    () =>
      laid({
        parts: { A: 'Here.\n? item\n? rest' },
        voice: 'each',
        xp: 1,
        items,
        arrange: (t) => Object.assign(t, { stage: 'item', inHand: 34 }),
      }),
    { ...vote, kind: 'secondItem', item: 34 },
  ],
  [
    () =>
      laid({
        voice: 'each',
        xp: 1,
        hands: [['AR01'], ['WE01']],
        arrange: (t) => {
          t.stage = 'rest'
          t.journal.rests = 3
        },
      }),
    { ...vote, kind: 'whoGivesUp', why: 'rest' },
  ],
  // By the story.
  [
    () => reads('giveup each 1', { hands: [['AR01', 'WE01']] }),
    { kind: 'giveUp', seat: 0, hero: 0, why: 'story' },
  ],
  [() => reads('reveal R01'), { ...vote, kind: 'whoGets', card: 'R01' }],
  [() => reads('gain familiar 2'), { ...vote, kind: 'whoGets', card: 'FA02' }],
  [() => reads('gain card trait'), { ...vote, kind: 'whoGetsRandom', deck: 'trait' }],
  [() => reads('health one +2'), { ...vote, kind: 'whoIsMeant', for: 'health', n: 2 }],
  [() => reads('rows each +3'), { kind: 'gainRow', seat: 0, hero: 0, left: 3 }],
  [
    () =>
      reads('rows each -9', {
        rows: [
          [0, 0, 0, 0, 0, 0],
          [2, 1, 0, 0, 0, 0],
        ],
      }),
    { kind: 'loseRow', seat: 1, hero: 1, left: 3 },
  ],
  [() => reads('attribute storyteller +1'), { kind: 'raiseScore', seat: 0, hero: 0, by: 'story' }],
  [() => reads('trade', { hands: [['AR01'], ['WE01']] }), { kind: 'trade', seat: -1 }],
  [
    () => take(reads('trade', { hands: [['AR01'], ['WE01']] }), 'giveCard 1 0 WE01'),
    { kind: 'acceptCard', seat: 0, hero: 0, from: 1, card: 'WE01' },
  ],
  // In a check.
  [() => tries({ step: 'build', rows: [[6, 0, 0, 0, 0, 0]], pool: '' }), { kind: 'buildPool', seat: -1 }],
  [
    () => take(tries({ step: 'build', rows: [[6, 0, 0, 0, 0, 0]], pool: '' }), 'buyDie 0 R'),
    { kind: 'pay', seat: -1, colour: 0, due: 2, instead: false },
  ],
  [() => tries({}), { kind: 'playCards', seat: -1 }],
  [
    () => take(tries({ hands: [[], ['WE04']] }), 'playCard 1 WE04'),
    { kind: 'whichEffect', seat: 1, hero: 1, card: 'WE04' },
  ],
  [
    () => take(tries({}), 'playCard 1 WE02'),
    { kind: 'whichDie', seat: 1, hero: 1, card: 'WE02', verb: 'reroll', left: 2 },
  ],
  [
    () => take(tries({ ready: [true] }), 'useClass 0', 'pickDie K4'),
    { kind: 'upOrDown', seat: 0, hero: 0, card: '', die: 6 },
  ],
  [
    () => take(tries({ hands: [[], ['SK02']] }), 'playCard 1 SK02'),
    { kind: 'newColour', seat: 1, hero: 1, card: 'SK02', die: 6 },
  ],
  [
    () => take(tries({ hands: [[], ['R02']] }), 'playCard 1 R02', 'pickDie K4'),
    { kind: 'newValue', seat: 1, hero: 1, card: 'R02', die: 6 },
  ],
  [
    () => take(tries({ hands: [[], ['AR03']], fatigue: [2, 3] }), 'playCard 1 AR03'),
    { kind: 'whom', seat: 1, hero: 1, card: 'AR03', verb: 'heal', n: 2 },
  ],
  [() => tries({ step: 'place' }), { kind: 'placeDice', seat: -1 }],
  // After the adventure.
  [() => laid({ entry: 'THE END', voice: 'each', xp: 9 }), { ...vote, kind: 'guild' }],
  [() => laid({ entry: 'THE END', voice: 'each', hands: [['AR01']] }), { kind: 'market', seat: -1 }],
]

describe('a question is asked in full', () => {
  it.each(questions.map(([at, ask]) => ({ at, ask })))('about $ask.kind', ({ at, ask }) => {
    expect(at().ask).toEqual(ask)
  })

  it('with the votes so far, and to the storyteller where they are tied [RPA-079, RPA-080]', () => {
    const s = reads('gain 1 gold')
    s.choose({ verb: 'takeWay', choice: 1 })
    expect(s.ask).toEqual({ kind: 'whichWay', entry: 'A', seat: 0, votes: [1], tie: false })
    const [ask] = [s.ask]
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.ask).toEqual({ kind: 'whichWay', entry: 'A', seat: 0, votes: [1, 0], tie: true })
    expect(s.told('voted')).toEqual([
      {
        type: 'voted',
        seat: 1,
        ask: { kind: 'whichWay', entry: 'A', seat: 1, votes: [], tie: false },
        option: { verb: 'takeWay', seat: -1, choice: 1 },
      },
      { type: 'voted', seat: 0, ask, option: { verb: 'takeWay', seat: -1, choice: 0 } },
    ])
  })

  it('to an owner whose card the party would sell [RPA-R73]', () => {
    const s = laid({
      voice: 'each',
      hands: [['AR01'], []],
      arrange: (t) => Object.assign(t, { stage: 'market' }),
    })
    const sells = { verb: 'sellCard', card: 'AR01' } as const
    s.choose(sells)
    expect(s.ask).toEqual({ kind: 'agreeToSell', seat: 0, hero: 0, card: 'AR01' })
    expect(s.options).toEqual([
      { verb: 'agree', seat: 0 },
      { verb: 'decline', seat: 0 },
    ])
  })

  it('for each level of mastery, from the first seat on [RPA-221]', () => {
    const s = laid({ entry: 'THE END', xp: 6 })
    take(s, 'buyAdvance mastery -1 6')
    expect(s.ask).toEqual({ kind: 'raiseScore', seat: -1, hero: 0, by: 'mastery' })
  })
})
