import { describe, expect, it } from 'vitest'
import { inShort, laid, take, type Laid, type Table } from './table.ts'

const items = [31, 34, 41]
const green = {
  A: 'Here.\n? item\n? rest',
  A31: 'The rope.\n! gain 1 gold\n! goto A',
  'A31.41': 'Both.\n! gain 5 gold\n! goto A',
}

function using(it: Laid = {}): Table {
  return laid({ parts: green, items, xp: 1, ...it }).choose({ verb: 'takeWay', choice: 0 })
}

describe('items', () => {
  it('belong to the party and are used only where an entry offers it [RPA-098, RPA-099]', () => {
    expect(laid({ items, xp: 1, parts: { A: 'Here.\n? "Wait": say "Hm."\n? rest' } }).texts).toEqual([
      'Wait',
      'Rest',
    ])
    expect(laid({ items, xp: 1 }).texts).toContain('Use an item')
  })

  it('cost every player stamina from the supply, not from rows [RPA-100, RPA-101, DEC-13, DEC-14]', () => {
    const rows = [[1, 0, 0, 0, 0, 0]]
    const s = using({ rows })
    expect(inShort(s)).toEqual(['useItem 31', 'useItem 34', 'useItem 41', 'back'])
    take(s, 'useItem 31')
    expect(inShort(s)).toEqual(['useAlone', 'useItem 34', 'useItem 41', 'back'])
    take(s, 'useAlone')
    expect(s.t.heroes.map(({ fatigue }) => fatigue)).toEqual([1, 1])
    expect(s.t.heroes[0].rows[0]).toBe(1)
  })

  it('lead to the entry with the letter and the number [RPA-102, RPA-110]', () => {
    const s = take(using(), 'useItem 31', 'useAlone')
    expect(s.t.journal).toMatchObject({ gold: 1, items })
    expect(s.t.used).toEqual(['A31'])
  })

  it('may be used in pairs at the sum of their costs, the lower number first [RPA-103, RPA-104, RPA-105]', () => {
    const s = take(using(), 'useItem 41', 'useItem 31')
    expect(s.t.heroes.map(({ fatigue }) => fatigue)).toEqual([3, 3])
    expect(s.t.journal.gold).toBe(5)
    expect(s.t.used).toEqual(['A31.41'])
  })

  it('are not used twice in the same way at one place; a pair is another use [RPA-106, RPA-107, RPA-R39, INV-31]', () => {
    const s = take(using(), 'useItem 31', 'useAlone')
    s.choose({ verb: 'takeWay', choice: 0 })
    take(s, 'useItem 31')
    expect(inShort(s)).toEqual(['useItem 34', 'useItem 41', 'back'])
    expect(laid({ parts: green, items: [31], xp: 1, arrange: (t) => void (t.used = ['A31']) }).texts).toEqual(
      ['Rest'],
    )
  })

  it('know that they were used', () => {
    const parts = { ...green, A31: 'The rope.\n! if used A31: gain 2 gold\n! goto A' }
    expect(take(using({ parts }), 'useItem 31', 'useAlone').t.journal.gold).toBe(2)
  })

  it('cannot be used if it would leave everybody exhausted, but some may be [RPA-108, RPA-109, INV-32]', () => {
    const s = using({ fatigue: [15, 14] })
    // The paper costs 2: that would exhaust both. With the rope Orla alone is exhausted.
    expect(inShort(s)).toEqual(['useItem 31', 'useItem 34', 'back'])
    expect(s.whyNot('item:41')).toEqual(['RPA-108'])
    take(s, 'useItem 31', 'useAlone')
    expect(s.t.heroes.map(({ fatigue }) => fatigue)).toEqual([16, 15])
    s.choose({ verb: 'takeWay', choice: 0 })
    // Who is exhausted adds nothing, and the others must not follow.
    expect(inShort(s)).toEqual(['useItem 34', 'back'])
  })

  it('without an entry bring nothing, but are paid and recorded [RPA-R38]', () => {
    const s = take(using(), 'useItem 41', 'useAlone')
    expect(s.t.heroes[0].fatigue).toBe(2)
    expect(s.t.used).toEqual(['A41'])
    expect(s.told('itemUsed')).toEqual([{ type: 'itemUsed', items: [41], comesOfIt: false }])
    expect(s.ask.kind).toBe('whichWay')
  })

  it('may be put away again before they are used', () => {
    const s = take(using(), 'useItem 41', 'back', 'back')
    expect(s.ask.kind).toBe('whichWay')
    expect(s.t.heroes[0].fatigue).toBe(0)
  })

  it('go back to their deck when they are lost, and may be found again [RPA-R40, RPA-084]', () => {
    const parts = {
      A: 'Here.\n! reveal item 31; reveal item 31\n? "Drop it": lose item 31; lose item 31; stay\n? rest',
    }
    const s = laid({ parts, xp: 1 })
    expect(s.t.journal.items).toEqual([31])
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.t.journal.items).toEqual([])
  })
})

describe('gold and XP', () => {
  it('go to the journal and are paid from it [RPA-111, RPA-112]', () => {
    const parts = { A: 'Here.\n! gain 3 gold; gain 2 xp\n? "Pay" (1 gold, 1 xp): say "Paid."\n? rest' }
    const s = laid({ parts })
    s.choose({ verb: 'takeWay', choice: 0 })
    expect(s.t.journal).toMatchObject({ gold: 2, xp: 1 })
  })
})

/** The party has chosen to rest. */
function resting(it: Laid = {}): Table {
  const choice = it.parts ? 1 : 0
  return laid({ xp: 3, ...it }).choose({ verb: 'takeWay', choice })
}

describe('a rest', () => {
  it('needs the choice and at least 1 XP [RPA-113, RPA-114]', () => {
    expect(laid({ xp: 0 }).texts).toEqual(['Move on the map'])
    expect(laid({ xp: 0 }).whyNot('choice:0')).toEqual(['RPA-114'])
    expect(laid({ xp: 1 }).texts).toEqual(['Rest', 'Move on the map'])
  })

  it('marks a box, spends XP of the party’s choice, and lets everybody roll as many dice [RPA-115, RPA-118, RPA-119, RPA-120, RPA-R07, DEC-15, INV-26]', () => {
    const s = resting({ fatigue: [10, 10], dice: [1, 2, 6, 6] })
    expect(s.t.journal.rests).toBe(1)
    expect(inShort(s)).toEqual(['spendXp 1', 'spendXp 2', 'spendXp 3'])
    take(s, 'spendXp 2')
    expect(s.t.journal.xp).toBe(1)
    expect(s.t.heroes.map(({ fatigue }) => fatigue)).toEqual([7, 0])
    expect(s.t.story.entry).toBe('A')
  })

  it('removes no more fatigue than there is [RPA-121]', () => {
    const s = take(resting({ fatigue: [2, 5], dice: [6, 1] }), 'spendXp 1')
    expect(s.t.heroes.map(({ fatigue }) => fatigue)).toEqual([0, 4])
  })

  it('rolls from the storyteller on [RPA-R07, RPA-R104]', () => {
    const s = resting({ fatigue: [9, 9], dice: [6, 1], arrange: (t) => void (t.storyteller = 1) })
    take(s, 'spendXp 1')
    expect(s.t.heroes.map(({ fatigue }) => fatigue)).toEqual([8, 3])
  })

  it('brings rows to their scores, class cards up, tokens to the journal and spent cards to hand [RPA-122, RPA-123, RPA-124, RPA-125, RPA-126, INV-07, INV-19]', () => {
    const s = resting({
      rows: [[9, 0, 0, 0, 0, 0]],
      dice: [1, 1],
      arrange: (t) => {
        t.heroes[0].spent = ['AR02']
        t.heroes[0].aside = ['R02']
        t.heroes[1].tokens = 1
        t.journal.bonusTokens = 0
      },
    })
    take(s, 'spendXp 1')
    const [orla, sile] = s.t.heroes
    expect(orla).toMatchObject({ rows: orla.scores, ready: true, hand: ['AR02'], spent: [], aside: ['R02'] })
    expect(sile).toMatchObject({ rows: sile.scores, ready: true, tokens: 0 })
    expect(s.t.journal.bonusTokens).toBe(1)
  })

  it('helps exhausted players too [RPA-127, RPA-209]', () => {
    const s = take(resting({ fatigue: [16, 0], dice: [3, 1] }), 'spendXp 1')
    expect(s.t.heroes[0].fatigue).toBe(13)
    expect(s.told('revived').map(({ hero }) => hero)).toEqual([0])
  })

  it('costs a card from the fourth mark on, given up before XP are spent [RPA-116, RPA-117, RPA-R83, RPA-R59]', () => {
    const hands = [['AR01'], ['WE01']]
    const third = resting({ hands, arrange: (t) => void (t.journal.rests = 2) })
    expect(third.ask.kind).toBe('restXp')
    for (const rests of [3, 4]) {
      const s = resting({
        hands,
        arrange: (t) => {
          t.journal.rests = rests
          t.heroes[1].aside = ['R02']
        },
      })
      expect(s.ask).toMatchObject({ kind: 'whoGivesUp', why: 'rest' })
      expect(s.t.journal).toMatchObject({ rests: 4, xp: 3 })
      take(s, 'pickHero 1')
      expect(inShort(s)).toEqual(['pickCard 1 WE01', 'pickCard 1 R02'])
      take(s, 'pickCard 1 R02')
      expect(s.t.heroes[1].aside).toEqual([])
      expect(s.ask.kind).toBe('restXp')
    }
  })

  it('costs nothing if nobody has a card [RPA-R83]', () => {
    expect(resting({ arrange: (t) => void (t.journal.rests = 4) }).ask.kind).toBe('restXp')
  })

  it('leaves the party in the same entry, which offers its whole list again without its actions [RPA-128, RPA-R84]', () => {
    const s = resting({
      parts: { A: 'Here.\n! gain 1 gold\n? "Wait": say "Hm."\n? rest\n? move' },
      dice: [1, 1],
    })
    take(s, 'spendXp 1')
    expect(s.texts).toEqual(['Wait', 'Rest', 'Move on the map'])
    expect(s.t.journal.gold).toBe(1)
  })

  it('is followed by what waits for it [RPA-R90]', () => {
    const parts = { SETUP: 'Set.\n! on rest: gain 2 gold', A: 'Here.\n? "Wait": say "Hm."\n? rest' }
    const s = take(resting({ parts, dice: [1, 1] }), 'spendXp 1')
    expect(s.t.journal.gold).toBe(2)
  })
})
