import { deal, readConfig } from '@dicehearth/engine'
import { Scenario } from '@dicehearth/engine/testing'
import { describe, expect, it } from 'vitest'
import type { AdventureGame } from '../index.ts'
import type { PartyData } from '../rules/party-sheet.ts'
import { heroData, heroSheetWith, partySheetWith } from './sheets.ts'
import { bookText, boxWith, gameWith, type Table } from './table.ts'

/** A box with the first adventure, the last and the sidequest. */
function game(): AdventureGame {
  const side = bookText({ 'ADV1-1': null, 'SIDE-1': 'A gull.' }, 'SIDE The Wager')
  const last = bookText({ 'ADV1-1': null, 'ADV11-1': 'The bell.' }, 'ADV11 The Last')
  return gameWith(boxWith({}, undefined, [side, last]))
}

/** An own book of one piece; the commands are carried out before its end. */
const own = (commands = ''): string =>
  bookText(
    {
      A: 'The green.\n? "Up" -> A5\n? move',
      A5: `Up.\n${commands}\n? "Home" -> THE END\n? "Down" -> A`,
      A6: null,
      A7: null,
      A8: null,
      'ADV1-1': null,
      'OWN1-1': 'A wagon.',
    },
    'OWN1 The Ferry',
  )

/** So many titles that no box holds. */
const lines = (n: number): string =>
  Array.from({ length: n }, (_, i) => `! reveal T9${String(i).padStart(2, '0')}`).join('\n')

const party = (data: Parameters<typeof partySheetWith>[0]) => [partySheetWith(data)]

/** Why a set-up is refused; empty text if it is not. */
function refusal(setup: Readonly<Record<string, unknown>>): string {
  try {
    readConfig(game(), { players: 2, ...setup })
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('a set-up', () => {
  it.each<[why: string, setup: Readonly<Record<string, unknown>>]>([
    [
      'Characters come from Roll Player only when a campaign begins. [RPA-004]',
      { party: party({}), heroes: [heroSheetWith()] },
    ],
    [
      'Either every player brings a character from Roll Player, or nobody does. [RPA-R15]',
      { heroes: [heroSheetWith()] },
    ],
    [
      'Two of these characters have classes of the same colour. [RPA-031]',
      { heroes: [heroSheetWith(), heroSheetWith({ name: 'Brak' })] },
    ],
    [
      'Legendary mode is chosen when a campaign begins. [RPA-268]',
      { mode: 'legendary', party: party({ legendary: false }) },
    ],
    [
      'The sidequest is open from the completion of the first adventure on. [RPA-246]',
      { adventure: 'sidequest', party: party({ done: 0 }) },
    ],
    [
      'The sidequest is open from the completion of the first adventure on. [RPA-246]',
      { adventure: 'sidequest' },
    ],
    // There is no second book, but that is not what must be changed first.
    [
      'Legendary mode is chosen when a campaign begins. [RPA-268]',
      { mode: 'legendary', party: party({ legendary: false, done: 1 }) },
    ],
    [
      'Your party has completed the sidequest. [RPA-R75]',
      { adventure: 'sidequest', party: party({ done: 1, sidequest: true }) },
    ],
    [
      'Your party has completed the campaign; only the sidequest is left. [RPA-R74]',
      { party: party({ done: 11 }) },
    ],
    [
      'Your party has completed the campaign and the sidequest. [RPA-R74]',
      { party: party({ done: 11, sidequest: true }) },
    ],
    ['The box holds no book for ADV2. [RPA-049]', { party: party({ done: 1 }) }],
    ['A title is held twice. [RPA-242]', { party: party({ titles: ['T001', 'T001'] }) }],
    [
      'A campaign of your own has no sidequest; play it without your own books. [RPA-R123]',
      { book: own(), adventure: 'sidequest', party: party({ done: 1 }) },
    ],
  ])('is refused: %s', (why, setup) => {
    expect(refusal(setup)).toBe(why)
  })

  it.each<[what: string, setup: Readonly<Record<string, unknown>>]>([
    ['a new campaign', {}],
    ['a legendary one', { mode: 'legendary' }],
    ['a legendary party that goes on', { mode: 'legendary', party: party({ legendary: true }) }],
    ['the last adventure', { party: party({ done: 10 }) }],
    ['the sidequest after the campaign', { adventure: 'sidequest', party: party({ done: 11 }) }],
    [
      'two characters of two colours',
      { heroes: [heroSheetWith(), heroSheetWith({ name: 'Lea', colour: 'black' })] },
    ],
    ['an own book', { book: own() }],
    ['an own book after any number of adventures', { book: own(), party: party({ done: 11 }) }],
  ])('is accepted: %s', (_, setup) => {
    expect(refusal(setup)).toBe('')
  })

  it('names the first five cards that an own book lacks, and how many more there are [RPA-R123]', () => {
    const five = refusal({ book: own(lines(5)) }).split('\n')
    expect(five).toHaveLength(5)
    expect(five.join()).not.toContain('more of these')
    const seven = refusal({ book: own(lines(7)) }).split('\n')
    expect(seven).toHaveLength(6)
    expect(seven[0]).toContain('T900')
    expect(seven[5]).toContain('There are 2 more of these.')
  })
})

/** Plays an own campaign to its end by the shortest way. */
function ended(book: string, data: Parameters<typeof partySheetWith>[0] = {}): Table {
  const heroes = [heroData('Orla', 'Hornfolk', 'Breaker')]
  const s = new Scenario(game(), { setup: { players: 1, book, party: party({ heroes, ...data }) } })
  s.choose({ verb: 'takeWay', choice: 0 }).choose({ verb: 'takeWay', choice: 0 })
  return s
}

describe('an own campaign', () => {
  it('of one book completes nothing but itself, however much the party has done [RPA-R123]', () => {
    for (const done of [0, 1]) {
      const s = ended(own(), { done })
      expect(s.t.adventure).toBe('OWN1')
      expect(s.t.outcome).toMatchObject({ result: 'adventure', adventures: done })
      expect(s.t.journal.done).toBe(done)
    }
  })

  it('of two books is completed by the second [RPA-R123]', () => {
    const both = `${own()}\n\n${own().replaceAll('OWN1', 'OWN2')}`
    expect(ended(both).t).toMatchObject({
      adventure: 'OWN1',
      outcome: { result: 'adventure', adventures: 1 },
    })
    expect(ended(both, { done: 1 }).t).toMatchObject({
      adventure: 'OWN2',
      outcome: { result: 'campaign', adventures: 2 },
    })
    expect(refusal({ book: both, party: party({ done: 2 }) })).toBe(
      'Your party has completed as many adventures as this campaign has. [RPA-R74]',
    )
  })
})

describe('the questions of the set-up', () => {
  it('have a name, say what they are about, and explain every answer', () => {
    const { adventure, party: sheet, heroes, company, mode, voice, cards, book } = game().setup
    const values = [adventure, company, mode, voice].map((it) => (it.kind === 'one' ? it.values : []))
    expect(values).toEqual([
      ['next', 'sidequest'],
      ['stays', 'changes'],
      ['normal', 'legendary'],
      ['talk', 'each', 'one'],
    ])
    const usual = [adventure, company, mode, voice].map((it) => (it.kind === 'one' ? it.usual : ''))
    expect(usual).toEqual(['next', 'stays', 'normal', 'talk'])
    const all = [adventure, sheet, heroes, company, mode, voice, cards, book]
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
    for (const option of all) {
      expect(option.label).toMatch(/^[A-Z][A-Za-z ]+$/)
      expect(option.about).toMatch(/^[A-Z].*\.$/)
      if (option.kind !== 'one') continue
      for (const value of option.values) {
        expect(option.names[value]).toMatch(/^[A-Z][a-z ]+$/)
        expect(option.tells[value]).toMatch(/^[A-Z].*\.$/)
      }
    }
  })

  it('read sheets, cards and books, or say what is wrong with them', () => {
    const { party: sheet, heroes, cards, book } = game().setup
    expect([sheet, heroes].map((it) => it.kind === 'sheets' && [it.sheet, it.most])).toEqual([
      ['roll-player-adventures/party', 1],
      ['roll-player/hero', 4],
    ])
    for (const option of [sheet, heroes, cards, book])
      expect('read' in option && option.read(7)).toHaveProperty('problems')
  })
})

describe('a table is dealt', () => {
  it('as a new campaign [RPA-317]', () => {
    const fresh = game()
    const t = deal(fresh, readConfig(fresh, { players: 3 }), 'deal')
    expect(t).toMatchObject({
      adventure: 'ADV1',
      players: 3,
      voice: 'talk',
      legendary: false,
      changes: false,
      joined: 0,
      stage: 'heroes',
      heroes: [],
      storyteller: 0,
      move: null,
      page: [],
      newPage: true,
      mayEnd: false,
      turning: 'plainly',
      afterDeath: '',
      inHand: 0,
      used: [],
      trial: null,
      market: [],
      kept: [],
      map: { at: 'A' },
      story: { entry: 'BEGIN', choosing: false, remembered: [], taken: [] },
    })
    expect(t.journal).toEqual({
      gold: 0,
      xp: 0,
      favor: [5, 5, 5],
      mastery: 0,
      done: 0,
      deaths: 0,
      rests: 0,
      sidequest: false,
      combatDice: 3,
      bonusLimit: 2,
      bonusTokens: 0,
      bonusCards: 0,
      titles: [],
      items: [],
    })
    expect(t.bag).toHaveLength(36)
    expect(new Set(t.faces)).toEqual(new Set([0]))
  })

  it('as one that goes on, with all that was saved [RPA-242, RPA-244]', () => {
    const fresh = game()
    const saved = {
      legendary: true,
      gold: 7,
      xp: 8,
      favor: [1, 2, 3],
      mastery: 4,
      done: 10,
      deaths: 5,
      sidequest: true,
      combatDice: 6,
      bonusLimit: 3,
      bonusCards: 2,
      titles: ['T002'],
    }
    const heroes = [heroData('Orla', 'Hornfolk', 'Breaker', ['FA02', 'AR01'])]
    const setup = { players: 1, party: party({ ...saved, heroes }) }
    const t = deal(fresh, readConfig(fresh, setup), 'deal')
    const { legendary, ...journal } = saved
    expect(t).toMatchObject({ adventure: 'ADV11', legendary, stage: 'storyteller', storyteller: 0 })
    expect(t.journal).toEqual({ ...journal, rests: 0, bonusTokens: 0, items: [] })
    expect(t.heroes).toEqual([
      {
        name: 'Orla',
        people: 'Hornfolk',
        class: 'Breaker',
        portrait: 'Orla',
        health: 16,
        fatigue: 0,
        scores: [1, 1, 1, 1, 1, 1],
        rows: [1, 1, 1, 1, 1, 1],
        hand: ['FA02', 'AR01'],
        discard: [],
        spent: [],
        aside: [],
        ready: true,
        tokens: 0,
      },
    ])
    expect(t.bag).toHaveLength(37)
  })

  it('without writing on the sheet that it comes from', () => {
    const fresh = game()
    const config = readConfig(fresh, { players: 2, party: party({ titles: ['T001'] }) })
    const before = JSON.stringify(config)
    const t = deal(fresh, config, 'deal')
    t.journal.titles.push('T002')
    t.journal.favor[0]++
    t.heroes[0].hand.push('SC01')
    t.heroes[0].rows[0]++
    expect(t.heroes[0].scores[0]).toBe(1)
    t.heroes[0].scores[0] += 5
    expect(JSON.stringify(config)).toBe(before)
  })

  it('and hands on a sheet of its own', () => {
    const s = ended(own())
    const before = JSON.stringify(s.t)
    const [sheet] = game().handsOn?.(s.t) ?? []
    const { heroes, favor, titles } = sheet.data as PartyData
    heroes[0].scores[0]++
    heroes[0].cards.push('SC01')
    favor[0]++
    titles.push('T002')
    expect(JSON.stringify(s.t)).toBe(before)
  })

  it.each<[stage: string, setup: Readonly<Record<string, unknown>>]>([
    ['heroes', {}],
    ['legend', { mode: 'legendary' }],
    ['storyteller', { party: party({}) }],
    ['company', { party: party({}), players: 3 }],
    ['company', { party: party({}), company: 'changes' }],
  ])('and begins with %s', (stage, setup) => {
    const fresh = game()
    expect(deal(fresh, readConfig(fresh, { players: 2, ...setup }), 'deal').stage).toBe(stage)
  })
})
