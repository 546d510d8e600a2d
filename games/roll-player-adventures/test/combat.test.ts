import { describe, expect, it } from 'vitest'
import type { Party } from '../rules/state.ts'
import { smallPack } from './pack.ts'
import {
  bagOf,
  gameWith,
  inShort,
  laid,
  poolOf,
  take,
  underWay,
  type Laid,
  type Table,
  type UnderWay,
} from './table.ts'

const fought = {
  A6: 'Won.\n? rest\n? move',
  A7: '! if exhausted: death -> A9\nLost.\n? rest\n? move',
  A9: 'Up.\n? rest\n? move',
}

const combat = (head: string, it: Laid = {}): Table =>
  laid({ parts: { ...fought, A: `Fight.\n\ncombat ${head}\nvictory -> A6\ndefeat -> A7` }, xp: 5, ...it })

/** In the placement of a round; slots that are not covered stay so. */
const placing = (it: Partial<UnderWay> & { against: string[] }): Table =>
  underWay({ kind: 'combat', step: 'place', parts: fought, xp: 5, ...it })

const fatigue = (s: Table): number[] => s.t.heroes.map((hero) => hero.fatigue)

describe('combat', () => {
  it('puts each named enemy in play with its modifiers [RPA-176, RPA-177, RPA-R63]', () => {
    const s = combat('[Cornered] E01 + E02 + [Wounded if legendary] E03', { rows: [[6, 0, 0, 0, 0, 0]] })
    expect(s.t.trial).toMatchObject({
      kind: 'combat',
      round: 1,
      foes: [
        { name: 'E01', modifiers: ['Cornered'] },
        { name: 'E02', modifiers: [] },
        { name: 'E03', modifiers: [] },
      ],
    })
  })

  it('has a pool as large as the combat dice limit in each round, whatever lies on enemies [RPA-180, RPA-197]', () => {
    const s = combat('E01 + E02', {
      rows: [[6, 0, 0, 0, 0, 0]],
      arrange: (t) => void (t.journal.combatDice = 5),
    })
    expect(gameWith().view(s.t, 0).poolSize).toBe(5)
    const later = underWay({
      kind: 'combat',
      against: ['E01'],
      limit: 5,
      round: 2,
      step: 'build',
      placed: { '0.0': 'R2' },
      rows: [[6, 0, 0, 0, 0, 0]],
    })
    expect(gameWith().view(later.t, 0).poolSize).toBe(5)
  })

  it('has dice beyond the limit only in the round for which they were drawn [RPA-180, RPA-300]', () => {
    const s = placing({
      against: ['E05'],
      limit: 3,
      pool: 'R1 B1',
      hands: [['AR01']],
      arrange: (t) => t.trial && void (t.trial.guests = 1),
    })
    take(s, 'done')
    expect(s.t.trial?.round).toBe(2)
    expect(poolOf(s).split(' ')).toHaveLength(3)
  })

  it('lasts at most three rounds, each with pool, cards, placement and end [RPA-178, RPA-179, RPA-189, INV-22]', () => {
    const s = combat('E05', { health: [99, 99], hands: [['AR01']], dice: [6, 6, 6, 6, 6, 6, 6, 6, 6] })
    for (const round of [1, 2, 3]) {
      expect(s.t.trial?.round).toBe(round)
      expect(s.ask.kind).toBe('playCards')
      take(s, 'ready -1')
    }
    expect(s.t.story.entry).toBe('A7')
  })

  it('ends at once when all slots are covered: no counterattack, no round track [RPA-184, RPA-194]', () => {
    const s = placing({ against: ['E01'], placed: { '0.0': 'R2' }, pool: 'K5' })
    take(s, 'placeDie K5 0 1')
    expect(fatigue(s)).toEqual([0, 0])
    expect(s.t.story.entry).toBe('A6')
  })

  it('lets every player suffer the counterattack of every uncovered slot [RPA-185, RPA-289, RPA-290, RPA-R61]', () => {
    // Hounds: 1 and 2; the leech has a slot without counterattack.
    const s = placing({ against: ['E02', 'E03'], round: 3, fatigue: [0, 13] })
    expect(s.told('counterattack')).toEqual([{ type: 'counterattack', fatigue: 4 }])
    expect(fatigue(s)).toEqual([4, 16])
  })

  it('says nothing of counterattacks where no slot has any [RPA-185]', () => {
    const s = placing({ against: ['E05'], round: 3 })
    expect(s.told('counterattack')).toEqual([])
    expect(s.told('trialEnds')).toHaveLength(1)
  })

  it('ends when the counterattacks leave everybody exhausted, before the track acts [RPA-186, RPA-195]', () => {
    const s = placing({ against: ['E04'], gold: 3 })
    expect(s.told('trackActs')).toEqual([])
    expect(s.t.journal.deaths).toBe(1)
    expect(s.t.story.entry).toBe('A9')
  })

  it('applies the space right of the marker at the end of rounds one and two, never of three [RPA-187, RPA-188, RPA-189, RPA-R47]', () => {
    const first = placing({ against: ['E02'], gold: 3, rows: [[6, 0, 0, 0, 0, 0]] })
    expect(first.t.journal).toMatchObject({ gold: 2, xp: 5 })
    expect(first.t.trial?.round).toBe(2)
    const second = placing({ against: ['E02'], gold: 3, round: 2, rows: [[6, 0, 0, 0, 0, 0]] })
    expect(second.t.journal).toMatchObject({ gold: 3, xp: 4 })
    const third = placing({ against: ['E02'], gold: 3, round: 3 })
    expect(third.t.journal).toMatchObject({ gold: 3, xp: 5 })
    expect(third.t.story.entry).toBe('A7')
  })

  it('ends when the track leaves everybody exhausted [RPA-188, RPA-R63]', () => {
    const s = placing({
      against: ['E04', 'E02'],
      placed: { '0.0': 'R6' },
      health: [16, 16],
      fatigue: [2, 2],
      gold: 3,
    })
    // 9 + 3 by counterattacks, then 9 by the ogre's track: the hounds' track no longer acts.
    expect(s.told('trackActs').map(({ foe }) => foe)).toEqual([0])
    expect(s.told('counterattack')).toHaveLength(1)
    expect(s.t.journal.gold).toBe(3)
    expect(s.t.journal.deaths).toBe(1)
  })

  it('keeps placed dice on enemies and gives the others back for a new pool [RPA-181, RPA-190]', () => {
    const s = placing({ against: ['E01'], pool: 'R2 K1 K1', rows: [[6, 0, 0, 0, 0, 0]] })
    take(s, 'placeDie R2 0 0')
    expect(s.t.trial).toMatchObject({ round: 2, step: 'build', pool: [] })
    expect(gameWith().view(s.t, 0).bag).toMatchObject({ R: 5, K: 6 })
    expect(s.t.trial?.foes[0].dice[0]).toBeGreaterThanOrEqual(0)
  })

  it('applies the play limit anew in every round; cards played before cannot be played again [RPA-182, RPA-183, RPA-R48]', () => {
    const s = underWay({
      kind: 'combat',
      parts: fought,
      against: ['E05'],
      slots: ['P1'],
      pool: 'R4 R4',
      hands: [['AR01', 'WE04', 'TR02']],
      dice: [4, 4, 4],
      arrange: (t) => {
        t.journal.bonusTokens = 0
        bagOfAll(t)
      },
    })
    take(s, 'playCard 0 AR01', 'playCard 0 WE04', 'takeEffect 0', 'pickDie R4')
    // Two cards were played: the round ended, and the third may be played in the next.
    expect(s.t.trial?.round).toBe(2)
    expect(inShort(s)).toEqual(['playCard 0 TR02', 'ready -1'])
    expect(s.whyNot('card:AR01')).toEqual(['RPA-162'])
  })

  it('gives rewards of all covered slots in victory and defeat [RPA-191, RPA-204, RPA-288, INV-24]', () => {
    const lost = placing({ against: ['E01', 'E02'], round: 3, placed: { '0.1': 'R5', '1.0': 'K3' } })
    expect(lost.t.journal).toMatchObject({ gold: 1, xp: 6 })
    const won = placing({ against: ['E02'], placed: { '0.0': 'K3' }, pool: 'R4' })
    take(won, 'placeDie R4 0 1')
    expect(won.t.journal.xp).toBe(6)
  })

  it('gives back all dice and discarded cards at the end; fatigue and stamina stay spent [RPA-192, RPA-193, RPA-196]', () => {
    const s = placing({
      against: ['E01'],
      round: 3,
      placed: { '0.0': 'R2' },
      pool: 'K1',
      rows: [[1, 0, 0, 0, 0, 0]],
      arrange: (t) => {
        t.heroes[0].discard = ['AR01']
        t.heroes[0].spent = ['AR02']
      },
    })
    expect(gameWith().view(s.t, 0).bag).toEqual({ R: 6, K: 6, G: 6, B: 6, W: 6, P: 6 })
    expect(s.t.heroes[0]).toMatchObject({
      hand: ['AR01'],
      spent: ['AR02'],
      fatigue: 1,
      rows: [1, 0, 0, 0, 0, 0],
    })
    expect(s.t.trial).toBeNull()
  })

  it('is lost if any slot is open, and also if all are covered but nobody stands [RPA-195, RPA-R65, INV-21]', () => {
    expect(placing({ against: ['E01'], round: 3 }).t.story.entry).toBe('A7')
    const s = placing({ against: ['E05'], pool: 'R1', fatigue: [16, 16] })
    take(s, 'placeDie R1 0 0')
    expect(s.told('trialEnds')).toEqual([{ type: 'trialEnds', kind: 'combat', won: false, open: 0 }])
  })
})

function bagOfAll(t: Party): void {
  bagOf(t, 'R R R')
}

const size = (placed: Record<string, string>): number =>
  gameWith().view(
    underWay({
      kind: 'combat',
      against: ['Swift E05', 'E01'],
      step: 'build',
      placed,
      rows: [[6, 0, 0, 0, 0, 0]],
    }).t,
    0,
  ).poolSize

describe('several enemies', () => {
  it('are fought with one pool, dice in any order and split [RPA-197, RPA-198]', () => {
    const s = placing({ against: ['E01', 'E05'], pool: 'R2 K1' })
    expect(inShort(s)).toEqual(['placeDie R2 0 0', 'placeDie K1 1 0', 'done'])
  })

  it('that are covered are defeated: no counterattack, no track, no modifiers, dice stay [RPA-199, RPA-200, RPA-201, RPA-202, RPA-R64, INV-23]', () => {
    const s = placing({
      against: ['Frenzied E05', 'E01'],
      placed: { '0.0': 'R1' },
      gold: 3,
      rows: [[6, 0, 0, 0, 0, 0]],
    })
    // The crab is beaten: only the rats strike (2) and move on (1); Frenzied is silent.
    expect(fatigue(s)).toEqual([3, 3])
    expect(s.told('modifierActs')).toEqual([])
    expect(s.t.trial?.foes[0].dice[0]).toBeGreaterThanOrEqual(0)
    expect(gameWith().view(s.t, 0).bag.R).toBe(5)
  })

  it('that are covered no longer move on along their tracks [RPA-202, RPA-R63]', () => {
    const s = placing({
      against: ['E02', 'E01'],
      placed: { '0.0': 'K3', '0.1': 'R4' },
      gold: 3,
      rows: [[6, 0, 0, 0, 0, 0]],
    })
    expect(s.told('trackActs').map(({ foe }) => foe)).toEqual([1])
    expect(s.t.journal.gold).toBe(3)
  })

  it('lose their modifiers at the moment of their defeat, also for the dice limit [RPA-R64]', () => {
    expect(size({})).toBe(2)
    expect(size({ '0.0': 'R1' })).toBe(3)
  })

  it('must all be defeated for a victory [RPA-203]', () => {
    const s = placing({ against: ['E05', 'E01'], placed: { '0.0': 'R1' }, round: 3 })
    expect(s.told('trialEnds')[0].won).toBe(false)
  })

  it('let their tracks act in the order of the entry [RPA-R63, RPA-202]', () => {
    const s = placing({ against: ['E02', 'E01'], gold: 3, rows: [[6, 0, 0, 0, 0, 0]] })
    expect(s.told('trackActs').map(({ foe }) => foe)).toEqual([0, 1])
  })
})

describe('round tracks', () => {
  it('take gold, XP and fatigue, as far as there is any [RPA-291, RPA-292, RPA-293]', () => {
    const s = placing({ against: ['E01'], rows: [[6, 0, 0, 0, 0, 0]] })
    expect(fatigue(s)).toEqual([3, 3])
    expect(placing({ against: ['E02'], gold: 0, rows: [[6, 0, 0, 0, 0, 0]] }).t.journal.gold).toBe(0)
  })

  it('mean the storyteller where they mean the acting player, who also picks one of several [RPA-R104]', () => {
    const enemies = smallPack.enemies.map((enemy) =>
      enemy.id === 'E05' ? { ...enemy, track: ['tire self 2', 'heal one 2'] as const } : enemy,
    )
    const s = placing({
      pack: { ...smallPack, enemies },
      against: ['Relentless E05'],
      fatigue: [4, 5],
      rows: [[6, 0, 0, 0, 0, 0]],
      arrange: (t) => void (t.storyteller = 1),
    })
    expect(fatigue(s)).toEqual([4, 9])
    const next = placing({
      pack: { ...smallPack, enemies },
      against: ['E05'],
      round: 2,
      fatigue: [4, 5],
      arrange: (t) => void (t.storyteller = 1),
    })
    expect(next.ask).toMatchObject({ kind: 'whom', hero: 1, card: '', verb: 'heal', n: 2 })
    take(next, 'pickHero 0')
    expect(next.t.heroes[0].fatigue).toBe(2)
  })

  it('take stamina from rows of each player’s choice, exhausted or not [RPA-294, RPA-R62, DEC-31]', () => {
    const s = placing({
      against: ['E03'],
      rows: [
        [2, 1, 0, 0, 0, 0],
        [0, 1, 0, 0, 0, 0],
      ],
      fatigue: [0, 16],
    })
    expect(s.ask).toMatchObject({ kind: 'loseRow', hero: 0, left: 2 })
    take(s, 'pickRow 0 K')
    // One row is left to each: the rest goes by itself, and Sile had only one.
    expect(s.t.heroes.map(({ rows }) => rows.slice(0, 2))).toEqual([
      [1, 0],
      [0, 0],
    ])
    expect(fatigue(s)).toEqual([1, 16])
  })

  it('give stamina to rows, spread as the player likes, also beyond the score [RPA-295, RPA-R62, DEC-30]', () => {
    const s = placing({ against: ['E03'], round: 2, rows: [[3, 0, 0, 0, 0, 0]] })
    expect(s.ask).toMatchObject({ kind: 'gainRow', hero: 0 })
    take(s, 'pickRow 0 R', 'pickRow 1 B')
    expect(s.t.heroes.map(({ rows }) => rows)).toEqual([
      [4, 0, 0, 0, 0, 0],
      [0, 0, 0, 1, 0, 0],
    ])
  })
})

describe('modifiers of enemies', () => {
  it('change every counterattack of that enemy, in the first round or always, never below 0 [RPA-R96]', () => {
    expect(fatigue(placing({ against: ['Cornered E01'], slots: ['*2 c1; *5 c0'], round: 3 }))).toEqual([1, 1])
    const first = placing({
      against: ['Cornered E05', 'E05'],
      slots: ['*2 c1; *5 c0', '*1 c1'],
      rows: [[6, 0, 0, 0, 0, 0]],
    })
    expect(fatigue(first)).toEqual([4, 4])
    expect(fatigue(placing({ against: ['Wounded E01'], round: 3 }))).toEqual([0, 0])
    // The slot without a counterattack does not make up for the other.
    expect(fatigue(placing({ against: ['Wounded E01'], slots: ['*2 c10; *5 c0'], round: 3 }))).toEqual([1, 1])
  })

  it('are added up, whichever comes first [RPA-R96]', () => {
    for (const both of ['Cornered Wounded', 'Wounded Cornered'])
      expect(
        placing({ against: [`${both} E05`], slots: ['*2 c10'], rows: [[6, 0, 0, 0, 0, 0]] }).told(
          'counterattack',
        ),
      ).toEqual([{ type: 'counterattack', fatigue: 2 }])
  })

  it('act at the end of each round, the third too, after the counterattacks and before the track [RPA-R67, RPA-R98]', () => {
    const s = placing({ against: ['Frenzied Thieving E01'], gold: 2, round: 3 })
    expect(fatigue(s)).toEqual([3, 3])
    expect(s.t.journal.gold).toBe(1)
    expect(s.told('modifierActs').map(({ modifier }) => modifier)).toEqual(['Frenzied', 'Thieving'])
  })

  it('end the combat at once if one of them exhausts everybody [RPA-R98]', () => {
    const s = placing({ against: ['Ruinous Thieving E02'], gold: 2 })
    expect(s.t.journal.gold).toBe(2)
    expect(s.told('counterattack')).toHaveLength(1)
    expect(s.told('trackActs')).toEqual([])
    expect(s.t.journal.deaths).toBe(1)
  })

  it('add slots, with counterattack and reward [RPA-R67, RPA-R95]', () => {
    const s = combat('[Shielded] E05', { rows: [[6, 0, 0, 0, 0, 0]] })
    expect(s.t.trial?.foes[0].slots).toEqual([
      { colours: '', value: 1, counter: 0, xp: 0, gold: 0 },
      { colours: 'W', value: 4, counter: 1, xp: 1, gold: 0 },
    ])
  })

  it('double the round track of their own enemy alone [RPA-R96]', () => {
    const s = placing({ against: ['E02', 'Relentless E05'], gold: 5, rows: [[6, 0, 0, 0, 0, 0]] })
    expect(s.t.journal.gold).toBe(4)
  })

  it('double the round track [RPA-R96]', () => {
    const s = placing({ against: ['Relentless E01'], rows: [[6, 0, 0, 0, 0, 0]] })
    expect(fatigue(s)).toEqual([4, 4])
    expect(placing({ against: ['Relentless E02'], gold: 5, rows: [[6, 0, 0, 0, 0, 0]] }).t.journal.gold).toBe(
      3,
    )
  })

  it('act once on victory although their enemy is beaten, and on defeat [RPA-R95, RPA-R94]', () => {
    const won = placing({ against: ['Hoarding E05'], pool: 'R1' })
    take(won, 'placeDie R1 0 0')
    expect(won.t.journal.gold).toBe(3)
    expect(
      placing({ against: ['Hoarding E05', 'E01'], placed: { '0.0': 'R1' }, gold: 2, round: 3 }).t.journal
        .gold,
    ).toBe(1)
  })

  it('may leave everybody exhausted before the first die: then it is a defeat [RPA-R65]', () => {
    const s = combat('[Deadly] E05', { dice: [6, 6, 6] })
    expect(s.told('trialEnds')[0]).toMatchObject({ won: false })
    expect(poolOf(s)).toBe('')
  })
})
