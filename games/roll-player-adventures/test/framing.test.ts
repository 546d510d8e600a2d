import { anyone, readConfig } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { boxWith, gameWith, inShort, laid, take } from './table.ts'
import { partySheetWith } from './sheets.ts'

/** A green where this happens first. */
const parts = (line: string) => ({ A: `Here.\n! ${line}\n? rest\n? move` })

describe('framing', () => {
  it('is for one to four players who share every outcome [RPA-001]', () => {
    const game = gameWith()
    expect(game.seats).toMatchObject({ min: 1, max: 4 })
    expect(game.rivals).toBeUndefined()
    expect(() => readConfig(game, { players: 5 })).toThrow('1 to 4 players')
    const s = laid({ entry: 'THE END' })
    while (!s.over) s.choose({ verb: 'done' })
    expect(s.t.outcome?.seats).toBeUndefined()
  })

  it('has eleven adventures in a fixed order and a sidequest [RPA-002]', () => {
    const game = gameWith()
    const problem = (done: number, adventure: string): string[] =>
      game
        .problems(config({ party: [partySheetWith({ done })], adventure, players: 2 }))
        .map(({ rule }) => rule)
    // The small box holds the first book alone.
    expect(problem(0, 'next')).toEqual([])
    expect(problem(1, 'next')).toEqual(['RPA-049'])
    expect(problem(11, 'next')).toEqual(['RPA-R74'])
    expect(problem(1, 'sidequest')).toEqual(['RPA-049'])
  })

  it('has no turns: what the entry asks is asked of everybody [RPA-003]', () => {
    const s = laid({ xp: 1 })
    expect(s.ask.seat).toBe(anyone)
    expect(new Set(s.options.map(({ seat }) => seat))).toEqual(new Set([anyone]))
  })

  it('needs nothing from Roll Player [RPA-004]', () => {
    const config = readConfig(gameWith(), { players: 2 })
    expect(config).toMatchObject({ heroes: [], party: [] })
  })

  it('lets the storybook beat a card, and a card beat the general rules [RPA-005]', () => {
    const parts = { A: 'Here.\n! attribute storyteller +1 beyond\n? rest\n? move' }
    const s = laid({ parts, xp: 1 })
    take(s, 'pickAttribute 0 R')
    expect(s.t.heroes[0].scores[0]).toBe(4)
  })

  it('does as much as can be done [RPA-006, RPA-R42]', () => {
    const s = laid({
      parts: { A: 'Here.\n! lose 5 gold; lose 3 xp; gain 1 xp\n? rest\n? move' },
      gold: 2,
      xp: 1,
    })
    expect(s.t.journal).toMatchObject({ gold: 0, xp: 1 })
  })

  it('gives 2 XP for a card of an empty deck [RPA-007, RPA-R41]', () => {
    const all = boxWith().decks
    expect(laid({ parts: parts('gain card armor'), hands: [all.armor] }).t.journal.xp).toBe(2)
    expect(laid({ parts: parts('reveal R01'), hands: [all.rare] }).t.journal.xp).toBe(2)
    expect(laid({ parts: parts('gain familiar 1'), hands: [all.familiar] }).t.journal.xp).toBe(2)
    expect(laid({ parts: parts('reveal T001'), titles: ['T001', 'T002'] }).t.journal.xp).toBe(2)
    const allDiscoveries = {
      arrange: (t: { map: { cards: string[] } }) => void (t.map.cards = ['M01', 'M02']),
    }
    expect(
      laid({ parts: parts('reveal item 31'), items: [31, 34, 41], ...allDiscoveries }).t.journal.xp,
    ).toBe(2)
    expect(laid({ parts: parts('reveal M01'), items: [31, 34, 41], ...allDiscoveries }).t.journal.xp).toBe(2)
  })

  it('has five market decks; rare cards and familiars are no market cards [RPA-008]', () => {
    const s = laid({ entry: 'THE END', hands: [['AR01', 'WE01', 'SK01', 'TR01', 'SC01', 'R01', 'FA01']] })
    expect(s.ask.kind).toBe('market')
    const sold = inShort(s).filter((short) => short.startsWith('sellCard'))
    expect(sold).toEqual(['AR01', 'WE01', 'SK01', 'TR01', 'SC01'].map((card) => `sellCard 0 ${card}`))
  })

  it('lets players hand on cards only where an entry opens a trade [RPA-009]', () => {
    const hands = [['AR01'], []]
    expect(inShort(laid({ xp: 1, hands })).join()).not.toContain('giveCard')
    const s = laid({ hands, parts: { A: 'Here.\n! trade\n? rest\n? move' } })
    expect(inShort(s)).toEqual(['giveCard 0 1 AR01', 'done'])
  })

  it('takes numbered cards by their number, not from the top [RPA-010]', () => {
    const s = laid({
      parts: { A: 'Here.\n! reveal R02; reveal item 41; reveal T002\n? rest\n? move' },
      heroes: ['Orla'],
    })
    expect(s.t.heroes[0].hand).toEqual(['R02'])
    expect(s.t.journal).toMatchObject({ items: [41], titles: ['T002'] })
  })

  it('counts stamina in whole numbers, whatever the cubes [RPA-011, RPA-R04]', () => {
    const s = laid({ parts: { A: 'Here.\n! fatigue each 13\n? rest\n? move' }, xp: 1 })
    expect(s.t.heroes.map(({ fatigue }) => fatigue)).toEqual([13, 13])
  })

  it('lets exhausted players vote [RPA-012]', () => {
    const s = laid({ voice: 'each', xp: 1, fatigue: [16, 0] })
    expect(s.ask.seat).toBe(1)
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.ask.seat).toBe(0)
    expect(s.prompt).toContain('Orla, your vote')
  })

  it('keeps what belongs to the party on one journal, and what is a player’s on the sheet [RPA-013, RPA-014, RPA-015, RPA-016]', () => {
    const s = laid({
      parts: { A: 'Here.\n! fatigue each 3; gain 2 gold\n? rest\n? move' },
      hands: [['AR01']],
      xp: 1,
    })
    const [orla] = s.t.heroes
    expect(orla).toMatchObject({ name: 'Orla', people: 'Hornfolk', class: 'Breaker', health: 16, fatigue: 3 })
    expect(orla).toMatchObject({ hand: ['AR01'], discard: [], spent: [], aside: [] })
    expect(s.t.journal.gold).toBe(2)
  })
})

function config(given: Record<string, unknown>) {
  return {
    players: 2,
    dice: 'fate' as const,
    adventure: 'next' as const,
    party: [],
    heroes: [],
    company: 'stays' as const,
    mode: 'normal' as const,
    voice: 'one' as const,
    cards: null,
    book: null,
    ...given,
  }
}
