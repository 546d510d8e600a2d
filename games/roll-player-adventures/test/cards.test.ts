import { describe, expect, it } from 'vitest'
import type { PrintedPack } from '../content/printed.ts'
import { smallPack } from './pack.ts'
import { bagOf, gameWith, inShort, poolOf, take, underWay, type Table, type UnderWay } from './table.ts'

/** In the play step of a check whose slots nothing fits. Sile holds a card, so that the step does not end by itself. */
const playing = ({ hands = [], ...it }: Partial<UnderWay> = {}): Table =>
  underWay({
    against: ['Climb'],
    slots: ['P6'],
    pool: 'R4 B2 K1',
    hands: [hands[0] ?? [], hands[1] ?? ['WE02'], ...hands.slice(2)],
    ...it,
  })

/** A box in which Orla's Vest has this effect. */
function vestDoes(does: string): PrintedPack {
  const armor = smallPack.market.armor.map((card) => (card.id === 'AR01' ? { ...card, does } : card))
  return { ...smallPack, market: { ...smallPack.market, armor } }
}

/** Orla has played a vest with this effect. */
function plays(does: string, it: Partial<UnderWay> = {}): Table {
  const s = playing({ pack: vestDoes(does), hands: [['AR01']], ...it })
  return take(s, 'playCard 0 AR01')
}

describe('playing cards', () => {
  it('offers the cards in hand of every able player, and none of other zones [RPA-162, RPA-163, RPA-174, DEC-23]', () => {
    const s = playing({
      heroes: ['Orla', 'Sile', 'Hanna'],
      hands: [['AR01', 'WE01'], ['WE02'], ['TR03']],
      fatigue: [0, 0, 16],
      arrange: (t) => {
        t.heroes[0].discard = ['AR04']
        t.heroes[0].spent = ['AR02']
        t.heroes[0].aside = ['R02']
      },
    })
    expect(inShort(s)).toEqual(['playCard 0 AR01', 'playCard 0 WE01', 'playCard 1 WE02', 'ready -1'])
    expect(s.whyNot('card:TR03')).toEqual(['RPA-174'])
    expect(s.whyNot('class:2')).toEqual(['RPA-174'])
    expect(s.whyNot('card:AR04')).toEqual(['RPA-162'])
    expect(s.whyNot('card:AR02')).toEqual(['RPA-162'])
    expect(s.whyNot('card:R02')).toEqual(['RPA-304'])
  })

  it('puts a played card on the discard zone, or where its icon says [RPA-164, RPA-165, RPA-303, RPA-304, RPA-305, RPA-R59, INV-17, INV-18]', () => {
    const s = playing({
      hands: [['AR01', 'AR02', 'R02', 'R04', 'SC01']],
      fatigue: [5],
      arrange: (t) => void (t.journal.bonusTokens = 8),
    })
    take(s, 'playCard 0 AR01', 'pickDie R4')
    expect(s.t.heroes[0].discard).toEqual(['AR01'])
    take(s, 'playCard 0 AR02', 'takeEffect 0')
    expect(s.t.heroes[0].spent).toEqual(['AR02'])
    take(s, 'playCard 0 R02', 'pickDie R3', 'beValue 6')
    expect(s.t.heroes[0].aside).toEqual(['R02'])
    // Once in an adventure wins over spent.
    take(s, 'playCard 0 R04')
    expect(s.t.heroes[0]).toMatchObject({ aside: ['R02', 'R04'], spent: ['AR02'] })
    expect(gameWith().view(s.t, 0).decks.scroll).toBe(4)
    take(s, 'playCard 0 SC01')
    expect(gameWith().view(s.t, 0).decks.scroll).toBe(5)
    expect(s.t.heroes[0].hand).toEqual([])
  })

  it('lets a player play as many cards as the play limit, then one more for each token [RPA-166, RPA-167, RPA-168, RPA-169, RPA-R49, INV-13, INV-14]', () => {
    const s = playing({
      hands: [['AR01', 'WE01', 'WE04', 'SK01', 'TR02']],
      arrange: (t) => void (t.journal.bonusTokens = 2),
    })
    take(s, 'playCard 0 AR01', 'pickDie R4', 'playCard 0 WE01', 'pickDie R3', 'adjust 1')
    expect(s.t.journal.bonusTokens).toBe(2)
    take(s, 'playCard 0 SK01', 'pickDie B2')
    expect(s.t.journal.bonusTokens).toBe(1)
    expect(s.t.heroes[0]).toMatchObject({ tokens: 1, fatigue: 0 })
    take(s, 'playCard 0 TR02', 'adjust -1')
    expect(s.t.heroes[0].tokens).toBe(2)
    // Without another token the last card stays in hand.
    expect(s.told('cardPlayed').map(({ bonus }) => bonus)).toEqual([false, false, true, true])
    expect(s.t.trial).toMatchObject({ plays: [4, 0], bonus: [2, 0], ready: [false, false] })
    expect(s.whyNot('card:WE04')).toEqual(['RPA-166'])
  })

  it('says why a card beyond the limit cannot be played [RPA-166]', () => {
    const s = playing({
      hands: [['AR01'], ['WE02']],
      arrange: (t) => {
        t.journal.bonusTokens = 0
        if (t.trial) t.trial.plays = [2, 0]
      },
    })
    expect(inShort(s)).toEqual(['playCard 1 WE02', 'ready -1'])
    expect(s.whyNot('card:AR01')).toEqual(['RPA-166'])
  })

  it('lets each player use a face-up class ability once, beside the limit [RPA-170, RPA-171, RPA-172, DEC-24]', () => {
    const s = playing({
      hands: [['AR01'], []],
      ready: [true, false],
      arrange: (t) => {
        t.journal.bonusTokens = 0
        if (t.trial) t.trial.plays = [2, 0]
      },
    })
    expect(inShort(s)).toEqual(['useClass 0', 'ready -1'])
    expect(s.whyNot('class:1')).toEqual(['RPA-172'])
    take(s, 'useClass 0', 'pickDie R4', 'adjust 1', 'done')
    expect(s.t.heroes[0].ready).toBe(false)
    expect(s.told('classUsed')).toHaveLength(1)
  })

  it('ends when all who could act are ready; any play clears what was said [RPA-R50, RPA-R48]', () => {
    const s = playing({ voice: 'each', hands: [['AR01'], ['WE02', 'SK02']], slots: ['R4'] })
    expect(inShort(s).slice(-2)).toEqual(['ready 0', 'ready 1'])
    take(s, 'ready 0')
    expect(inShort(s)).toEqual(['playCard 1 WE02', 'playCard 1 SK02', 'playCard 0 AR01', 'ready 1'])
    take(s, 'playCard 1 SK02', 'beColour W')
    expect(inShort(s)).toContain('ready 0')
    take(s, 'ready 0', 'ready 1')
    expect(s.ask.kind).toBe('placeDice')
  })

  it('lists a card only if one of its alternatives would change something [RPA-R54, RPA-302]', () => {
    const s = playing({ hands: [['AR03', 'TR04', 'TR05', 'WE03', 'AR01'], []], pool: 'R4 K1' })
    // Nobody is tired, no 2 and no blue die is there.
    expect(inShort(s)).toEqual(['playCard 0 AR01', 'ready -1'])
    expect(s.whyNot('card:AR03')).toEqual(['RPA-R54'])
  })

  it('is refused by the rule of its first alternative, and asks nothing if one is left [RPA-R54, RPA-301]', () => {
    const none = playing({ pack: vestDoes('flip G or draw KB!'), hands: [['AR01']] })
    expect(none.whyNot('card:AR01')).toEqual(['RPA-R54'])
    const other = playing({ pack: vestDoes('draw KB! or flip G'), hands: [['AR01']] })
    expect(other.whyNot('card:AR01')).toEqual(['RPA-R57'])
    const one = plays('flip G or flip B or draw KB!')
    expect(poolOf(one)).toBe('R4 B5 K1')
    const two = plays('flip G or flip B or flip R')
    expect(inShort(two)).toEqual(['takeEffect 1', 'takeEffect 2', 'back'])
  })

  it('asks for one of several usable alternatives, and lets the player think better of it [RPA-301, RPA-315, RPA-314, DEC-25]', () => {
    const s = playing({ hands: [['WE04']], dice: [6] })
    take(s, 'playCard 0 WE04')
    expect(inShort(s)).toEqual(['takeEffect 0', 'takeEffect 1', 'takeEffect 2', 'back'])
    take(s, 'back')
    expect(s.t.heroes[0].hand).toEqual(['WE04'])
    take(s, 'playCard 0 WE04', 'takeEffect 2')
    expect(poolOf(s)).toBe('R6 B2 K1')
    const glass = playing({ hands: [['WE05']], dice: [5] })
    take(glass, 'playCard 0 WE05', 'takeEffect 0')
    expect(poolOf(glass)).toBe('R4 B5 K1')
  })

  it('cannot be done outside checks and combats [RPA-R70]', async () => {
    const { laid } = await import('./table.ts')
    expect(inShort(laid({ hands: [['AR01']], ready: [true], xp: 1 })).join()).not.toMatch(/play|use/)
  })

  it('lets a player who is revived act in the same step [RPA-R100, RPA-208, RPA-209]', () => {
    const s = playing({ hands: [['AR03'], ['WE02']], fatigue: [0, 16] })
    expect(inShort(s)).toEqual(['playCard 0 AR03', 'ready -1'])
    take(s, 'playCard 0 AR03')
    expect(inShort(s)).toEqual(['playCard 1 WE02', 'ready -1'])
  })
})

describe('flip', () => {
  it('turns one die to its opposite side [RPA-296, RPA-R02]', () => {
    for (const [from, to] of [
      ['R1', 'R6'],
      ['R2', 'R5'],
      ['R3', 'R4'],
    ]) {
      const s = plays('flip any', { pool: from })
      expect(s.told('dieChanged').map(({ to: face }) => `R${face}`)).toEqual([to])
    }
  })

  it('acts on one die of either of two colours [RPA-306]', () => {
    const s = plays('flip GR', { pool: 'R4 G2 B1' })
    expect(inShort(s)).toEqual(['pickDie R4', 'pickDie G2'])
  })
})

describe('plus/minus', () => {
  it('raises or lowers one die by 1, without wrapping round [RPA-297, DEC-27]', () => {
    const s = plays('adj any', { pool: 'R4 B1 K6' })
    expect(s.ask).toMatchObject({ kind: 'whichDie', hero: 0, card: 'AR01', verb: 'adj', left: 1 })
    take(s, 'pickDie R4')
    expect(inShort(s)).toEqual(['adjust 1', 'adjust -1'])
    expect(poolOf(plays('adj B', { pool: 'R4 B1' }))).toBe('R4 B2')
    expect(poolOf(plays('adj K', { pool: 'R4 K6' }))).toBe('R4 K5')
  })

  it('may change up to two different dice, each in its own direction [RPA-307, RPA-316, DEC-26]', () => {
    const s = plays('adj x2 B', { pool: 'B2 B2 R4' })
    // Dice that are as good as each other are one option.
    take(s, 'adjust 1')
    expect(inShort(s)).toEqual(['pickDie B2', 'done'])
    take(s, 'pickDie B2', 'adjust -1')
    expect(poolOf(s)).toBe('B3 B1 R4')
  })

  it('ends by itself where no other die is left', () => {
    const s = plays('adj x2 B', { pool: 'B2 R4' })
    take(s, 'adjust 1')
    expect(poolOf(s)).toBe('B3 R4')
    expect(s.told('onlyWay').map(({ option }) => option.verb)).not.toContain('done')
  })

  it('may stop after the first', () => {
    const s = plays('adj x2 B', { pool: 'B2 B5 R4' })
    take(s, 'pickDie B5', 'adjust 1', 'done')
    expect(poolOf(s)).toBe('B2 B6 R4')
  })
})

describe('reroll', () => {
  it('rolls one die again, and the new value stands [RPA-298]', () => {
    expect(poolOf(plays('reroll B', { dice: [2] }))).toBe('R4 B2 K1')
    expect(poolOf(plays('reroll B', { dice: [5] }))).toBe('R4 B5 K1')
  })
})

describe('treat as', () => {
  it('makes one die count as a colour it does not have [RPA-299, RPA-311, RPA-R99, DEC-28]', () => {
    const s = plays('as any->GP', { pool: 'R4 G2' })
    expect(inShort(s)).toEqual(['pickDie R4', 'pickDie G2'])
    take(s, 'pickDie R4')
    expect(inShort(s)).toEqual(['beColour G', 'beColour P'])
    take(s, 'beColour P')
    expect(poolOf(s)).toBe('P4 G2')
    expect(inShort(take(plays('as any->GP', { pool: 'R4 G2' }), 'pickDie R4'))).not.toContain('beColour R')
  })

  it('cannot be played where every die has the colour already [RPA-R54, RPA-R99]', () => {
    const s = playing({ hands: [['SK01', 'AR01']], pool: 'R4 R1' })
    expect(inShort(s)).not.toContain('playCard 0 SK01')
    expect(s.whyNot('card:SK01')).toEqual(['RPA-R54'])
  })

  it('from a colour to another leaves every other colour to choose [RPA-312, RPA-R55]', () => {
    const s = plays('as K->other', { pool: 'R4 K2' })
    expect(inShort(s)).toEqual(['R', 'G', 'B', 'W', 'P'].map((colour) => `beColour ${colour}`))
  })

  it('from values to another colour asks for a die that shows one of them now [RPA-313]', () => {
    const s = plays('as #1#4->other', { pool: 'R4 K2 B1' })
    expect(inShort(s)).toEqual(['pickDie R4', 'pickDie B1'])
  })

  it('makes a die count as another value [RPA-299, RPA-R55]', () => {
    expect(poolOf(plays('as #2->#5', { pool: 'R4 K2' }))).toBe('R4 K5')
    const s = plays('as any->#other', { pool: 'K2' })
    expect(inShort(s)).toEqual([1, 3, 4, 5, 6].map((value) => `beValue ${value}`))
    expect(inShort(plays('as any->#1#6', { pool: 'K6 R3' }))).toEqual(['pickDie K6', 'pickDie R3'])
  })

  it('gives each of several dice its own colour or value [RPA-R99]', () => {
    const s = plays('as x2 any->#3#4', { pool: 'R1 K3' })
    take(s, 'pickDie R1', 'beValue 4', 'pickDie K3')
    expect(poolOf(s)).toBe('R4 K4')
  })

  it('overwrites both colours of a familiar die, and later effects see it [RPA-R55, RPA-R56, INV-02]', () => {
    const pack = vestDoes('as any->G')
    const s = playing({ pack, hands: [['AR01', 'AR04']], pool: 'RK4', dice: [6] })
    take(s, 'playCard 0 AR01')
    expect(poolOf(s)).toBe('G4')
    take(s, 'playCard 0 AR04', 'takeEffect 0')
    // A reroll keeps the colour.
    expect(s.told('rerolled')).toHaveLength(1)
    expect(poolOf(s)).toBe('G6')
  })

  it('never offers a colour that a familiar die already has [RPA-R99, RPA-267]', () => {
    expect(inShort(plays('as any->other', { pool: 'RK4' }))).toEqual(
      ['G', 'B', 'W', 'P'].map((c) => `beColour ${c}`),
    )
  })
})

describe('draw', () => {
  it('fetches a die of a colour from the bag, rolls it and adds it beyond the limit [RPA-300, RPA-308, RPA-173, RPA-R58]', () => {
    expect(poolOf(plays('draw G', { dice: [5] }))).toBe('R4 B2 K1 G5')
  })

  it('fetches exactly one familiar die, if it is in the bag [RPA-309, RPA-R57, RPA-266]', () => {
    const s = playing({ hands: [['FA02']], dice: [3] })
    take(s, 'playCard 0 FA02')
    expect(poolOf(s)).toBe('R4 B2 K1 KB3')
    const gone = playing({ hands: [['FA02'], ['AR01']], pool: 'R4 KB2' })
    expect(inShort(gone)).toEqual(['playCard 1 AR01', 'ready -1'])
    expect(gone.whyNot('card:FA02')).toEqual(['RPA-R57'])
  })

  it('draws a random die and sets it to a value without rolling [RPA-310]', () => {
    const s = plays('draw ?=6', { arrange: (t) => bagOf(t, 'W') })
    expect(poolOf(s)).toBe('R4 B2 K1 W6')
    expect(s.told('rolled')).toEqual([])
  })

  it('draws blind from what is in the bag, or not at all [RPA-R06, RPA-R08]', () => {
    const s = plays('draw ?', { arrange: (t) => bagOf(t, 'W'), dice: [2] })
    expect(poolOf(s)).toBe('R4 B2 K1 W2')
    const empty = playing({
      pack: vestDoes('draw ?'),
      hands: [['AR01'], ['WE02']],
      arrange: (t) => void (t.bag = []),
    })
    expect(empty.whyNot('card:AR01')).toEqual(['RPA-R06'])
  })

  it('fetches no die of a colour that is not in the bag [RPA-R06, RPA-R54]', () => {
    const s = playing({ hands: [['SK03'], ['WE02']], arrange: (t) => bagOf(t, 'R W') })
    expect(inShort(s)).toEqual(['playCard 1 WE02', 'ready -1'])
    expect(s.whyNot('card:SK03')).toEqual(['RPA-R06'])
  })

  it('gives a die that later cards may change [RPA-R58]', () => {
    const s = playing({ hands: [['SK03', 'AR01']], dice: [5] })
    take(s, 'playCard 0 SK03', 'playCard 0 AR01', 'pickDie G5')
    expect(poolOf(s)).toBe('R4 B2 K1 G2')
  })
})

describe('effects on players', () => {
  it('heal oneself, one of the tired, or everybody [DEC-29, RPA-208]', () => {
    expect(plays('heal self 2', { fatigue: [5, 5] }).t.heroes.map(({ fatigue }) => fatigue)).toEqual([3, 5])
    expect(plays('heal each 2', { fatigue: [5, 1] }).t.heroes.map(({ fatigue }) => fatigue)).toEqual([3, 0])
    const s = plays('heal one 2', { heroes: ['Orla', 'Sile', 'Hanna'], fatigue: [0, 5, 6] })
    expect(inShort(s)).toEqual(['pickHero 1', 'pickHero 2'])
    take(s, 'pickHero 2')
    expect(s.t.heroes.map(({ fatigue }) => fatigue)).toEqual([0, 5, 4])
  })

  it('fill rows as their owner likes, also beyond the score [DEC-30, RPA-R62]', () => {
    const s = plays('fill one 2', { voice: 'each' })
    take(s, 'pickHero 1')
    expect(s.ask).toMatchObject({ kind: 'gainRow', seat: 1, left: 2 })
    take(s, 'pickRow 1 B', 'pickRow 1 B')
    expect(s.t.heroes[1].rows[3]).toBe(2)
  })

  it.each<[does: string, verb: string, prompt: string, left: (s: Table) => unknown, is: unknown]>([
    [
      'fill one 1',
      'fill',
      'Vest: whose rows gain 1 stamina?',
      (s) => (s.ask.kind === 'gainRow' ? s.ask.hero : s.ask.kind),
      1,
    ],
    [
      'drain one 1',
      'drain',
      'Vest: whose rows lose 1 stamina?',
      (s) => s.t.heroes.map(({ rows }) => rows[0]),
      [1, 2, 0],
    ],
    [
      'tire one 3',
      'tire',
      'Vest: who adds 3 fatigue?',
      (s) => s.t.heroes.map(({ fatigue }) => fatigue),
      [1, 5, 2],
    ],
    [
      'heal one 9',
      'heal',
      'Vest: who removes 9 fatigue?',
      (s) => s.t.heroes.map(({ fatigue }) => fatigue),
      [1, 0, 2],
    ],
  ])('mean one player whom the acting one picks: %s [DEC-29, RPA-R122]', (does, verb, prompt, left, is) => {
    const s = plays(does, {
      heroes: ['Orla', 'Sile', 'Hanna'],
      fatigue: [1, 2, 2],
      rows: [
        [1, 0, 0, 0, 0, 0],
        [3, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
      ],
    })
    expect(s.ask).toMatchObject({ kind: 'whom', hero: 0, card: 'AR01', verb })
    expect(s.prompt).toBe(prompt)
    expect(inShort(s)).toEqual(
      verb === 'drain' ? ['pickHero 0', 'pickHero 1'] : ['pickHero 0', 'pickHero 1', 'pickHero 2'],
    )
    take(s, 'pickHero 1')
    expect(left(s)).toEqual(is)
  })

  it('drain those who have stamina, and cannot be played where nobody has [RPA-R54]', () => {
    const rows = [[1, 0, 0, 0, 0, 0]]
    expect(plays('drain each 1', { rows }).t.heroes[0].rows[0]).toBe(0)
    const hands = [['AR01', 'WE02']]
    for (const does of ['drain each 1', 'drain self 1', 'heal self 1']) {
      const s = playing({ pack: vestDoes(does), hands })
      expect(s.whyNot('card:AR01')).toEqual(['RPA-R54'])
    }
  })

  it('ask everybody from the storyteller on [RPA-R104]', () => {
    const s = plays('fill each 1', { arrange: (t) => void (t.storyteller = 1) })
    expect(s.ask).toMatchObject({ kind: 'gainRow', hero: 1 })
    take(s, 'pickRow 1 R')
    expect(s.ask).toMatchObject({ kind: 'gainRow', hero: 0 })
  })

  it('are worth a card if any part of an alternative is, and pass over the rest [RPA-006, RPA-R54]', () => {
    expect(poolOf(plays('flip B; heal self 1'))).toBe('R4 B5 K1')
    expect(plays('gold +1; draw KB!').t.journal.gold).toBe(1)
  })

  it('do several things in one alternative', () => {
    const s = plays('gold +2; xp +1; tire self 1', { gold: 1 })
    expect(s.t.journal).toMatchObject({ gold: 3, xp: 1 })
    expect(s.t.heroes[0].fatigue).toBe(1)
  })
})
