import { describe, expect, it } from 'vitest'
import { gameWith, inShort, laid, take, underWay, type Laid, type Table, type UnderWay } from './table.ts'

const failed = (it: Partial<UnderWay> = {}): Table =>
  underWay({ against: ['Climb'], slots: ['P6'], pool: 'R1', step: 'place', legendary: true, ...it })

describe('legendary mode', () => {
  it('is recorded, and marks the first box of the rest track for good [RPA-269, RPA-270, INV-25]', () => {
    const s = laid({ legendary: true, xp: 3, hands: [['AR01']], arrange: (t) => void (t.journal.rests = 3) })
    expect(s.t.legendary).toBe(true)
    // The third rest of the adventure is the first to cost a card.
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.told('cardLost')).toHaveLength(1)
    const second = laid({
      legendary: true,
      xp: 3,
      hands: [['AR01']],
      arrange: (t) => void (t.journal.rests = 2),
    })
    second.choose({ verb: 'takeWay', choice: 0 })
    expect(second.told('cardLost')).toEqual([])
  })

  it('carries out lines with its condition [RPA-271]', () => {
    const parts = { A: 'Here.\n! if legendary: gain 2 gold\n? rest\n? move' }
    expect(laid({ parts, legendary: true, xp: 1 }).t.journal.gold).toBe(2)
    expect(laid({ parts, xp: 1 }).t.journal.gold).toBe(0)
  })

  it('tires everybody by the difficulty of a failed check, but exhausts nobody [RPA-272, RPA-273, RPA-R82]', () => {
    expect(failed().t.heroes.map(({ fatigue }) => fatigue)).toEqual([1, 1])
    expect(failed({ level: 3 }).told('penalty')).toEqual([{ type: 'penalty', fatigue: 3 }])
    expect(failed({ level: 4 }).t.heroes.map(({ fatigue }) => fatigue)).toEqual([4, 4])
    expect(failed({ level: 4, fatigue: [13, 16] }).t.heroes.map(({ fatigue }) => fatigue)).toEqual([15, 16])
    const passed = failed({ level: 4, slots: ['R1'] })
    take(passed, 'placeDie R1 0 0')
    expect(passed.t.heroes.map(({ fatigue }) => fatigue)).toEqual([0, 0])
    expect(failed({ legendary: false }).t.heroes.map(({ fatigue }) => fatigue)).toEqual([0, 0])
  })

  it('applies the penalty before the fail result, and not to lost combats [RPA-274, RPA-275, RPA-R94]', () => {
    const parts = { A7: 'Bad.\n! recover each 9\n? rest\n? move' }
    expect(failed({ parts, level: 4 }).t.heroes.map(({ fatigue }) => fatigue)).toEqual([0, 0])
    const lost = underWay({ kind: 'combat', against: ['E05'], round: 3, step: 'place', legendary: true })
    expect(lost.t.heroes.map(({ fatigue }) => fatigue)).toEqual([0, 0])
  })

  const many = [
    'AR01',
    'AR02',
    'AR03',
    'AR04',
    'WE01',
    'WE02',
    'WE03',
    'WE04',
    'WE05',
    'SK01',
    'SK02',
    'SK03',
    'SK04',
    'SK05',
    'TR01',
    'TR02',
    'TR03',
    'TR04',
    'TR05',
  ]
  const atMarket = (it: Laid = {}): Table =>
    laid({ entry: 'THE END', legendary: true, hands: [many, ['R01', 'FA01']], ...it })

  it('lets the party raise the bonus card limit at the market, each step dearer [RPA-276, RPA-277, RPA-R71]', () => {
    expect(inShort(atMarket({ gold: 5 }))).toContain('buyBonusCard 5')
    expect(inShort(atMarket({ gold: 4 }))).not.toContain('buyBonusCard 5')
    const s = atMarket({ gold: 12 })
    expect(inShort(s)).toContain('buyBonusCard 5')
    take(s, 'buyBonusCard 5')
    expect(s.t.journal).toMatchObject({ bonusCards: 1, gold: 7 })
    take(s, 'buyBonusCard 6')
    expect(s.t.journal).toMatchObject({ bonusCards: 2, gold: 1 })
    expect(s.whyNot('journal:bonusCards')).toEqual(['RPA-277'])
    expect(laid({ entry: 'THE END', hands: [['AR01']], gold: 9 }).whyNot('journal:bonusCards')).toEqual([
      'RPA-276',
    ])
  })

  it('makes the party return cards down to its limit, one by one [RPA-278, RPA-280, RPA-R81, DEC-36, INV-40]', () => {
    const s = atMarket()
    take(s, 'done')
    // 21 cards, two players: one must go, and any of them may.
    expect(s.ask).toMatchObject({ kind: 'whoGivesUp', why: 'limit' })
    take(s, 'pickHero 1')
    expect(inShort(s)).toEqual(['pickCard 1 R01', 'pickCard 1 FA01'])
    take(s, 'pickCard 1 FA01')
    expect(s.over).toBe(true)
    expect(s.t.bag).toHaveLength(36)
    expect(s.t.journal.gold).toBe(0)
  })

  it('leaves out of the count what goes back or is played once, and offers only what counts [RPA-279, RPA-R101, RPA-R59]', () => {
    const s = atMarket({ hands: [many, ['SC01', 'SC02', 'R02', 'R03']] })
    take(s, 'done')
    expect(s.over).toBe(true)
    const over = atMarket({ hands: [many, ['SC01', 'R02', 'R01', 'FA01']] })
    take(over, 'done', 'pickHero 1')
    expect(inShort(over)).toEqual(['pickCard 1 R01', 'pickCard 1 FA01'])
  })

  it('counts cards against 20, 20, 25 or 30, and the bonus limit [RPA-276]', () => {
    const s = atMarket({ arrange: (t) => void (t.journal.bonusCards = 1) })
    take(s, 'done')
    expect(s.over).toBe(true)
    const three = laid({
      entry: 'THE END',
      heroes: ['Orla', 'Sile', 'Hanna'],
      legendary: true,
      hands: [many, ['R01', 'FA01']],
    })
    take(three, 'done')
    expect(three.over).toBe(true)
  })

  it('checks no limit within an adventure, nor in the normal game [RPA-281]', () => {
    const parts = { A: 'Here.\n! reveal R01\n? rest\n? move' }
    const s = laid({ parts, legendary: true, heroes: ['Orla'], hands: [[...many, 'FA01']], xp: 1 })
    expect(s.ask.kind).toBe('whichWay')
    expect(s.t.heroes[0].hand).toHaveLength(21)
    const normal = laid({ entry: 'THE END', hands: [many, ['R01', 'FA01']] })
    take(normal, 'done')
    expect(normal.over).toBe(true)
  })

  it('shows itself among the titles', () => {
    expect(gameWith().view(laid({ legendary: true, xp: 1 }).t, 0).legendary).toBe(true)
  })
})
