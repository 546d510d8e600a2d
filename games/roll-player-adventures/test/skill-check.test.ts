import { describe, expect, it } from 'vitest'
import { smallPack } from './pack.ts'
import { bagOf, gameWith, inShort, laid, poolOf, take, underWay, type Laid, type Table } from './table.ts'

const check = (head: string, it: Laid = {}): Table =>
  laid({
    parts: {
      A: `Up.\n\ncheck ${head}\npass -> A6\nfail -> A7`,
      A6: 'Good.\n? rest\n? move',
      A7: 'Bad.\n? rest\n? move',
    },
    xp: 1,
    ...it,
  })

describe('a skill check', () => {
  it('uses the row of the difficulty with its own dice limit, and the modifiers named [RPA-138, RPA-139, RPA-140, RPA-R46]', () => {
    const s = check('[Unhurried] Climb II', { rows: [[6, 0, 0, 0, 0, 0]] })
    expect(s.t.trial).toMatchObject({
      kind: 'check',
      level: 2,
      limit: 3,
      foes: [{ name: 'Climb', modifiers: ['Unhurried'] }],
    })
    expect(s.t.trial?.foes[0].slots.map(({ counter }) => counter)).toEqual([0, 0, 0])
    expect(gameWith().view(s.t, 0).poolSize).toBe(4)
  })

  it('has skills of two words', () => {
    expect(check('Stand Firm I', { rows: [[6, 0, 0, 0, 0, 0]] }).t.trial?.foes[0].name).toBe('Stand Firm')
  })

  it('takes only the modifiers whose condition holds', () => {
    const s = check('[Hurried if players = 1] [Unhurried if players = 2] Climb I', {
      rows: [[6, 0, 0, 0, 0, 0]],
    })
    expect(s.t.trial?.foes[0].modifiers).toEqual(['Unhurried'])
  })

  it('is one pool, one roll, one play step and one placement [RPA-141]', () => {
    const s = check('Climb I', { rows: [[6, 0, 0, 0, 0, 0]], hands: [['AR01']], dice: [1, 1] })
    take(s, 'buyDie -1 R', 'ready -1')
    expect(s.ask.kind).toBe('playCards')
    take(s, 'ready -1')
    expect(s.ask.kind).toBe('placeDice')
    take(s, 'done')
    expect(s.t.trial).toBeNull()
    expect(s.t.story.entry).toBe('A7')
  })

  it('is passed if every slot is covered, slots of modifiers too [RPA-142, RPA-146, INV-21]', () => {
    const s = underWay({ against: ['Intricate Climb'], slots: ['R*; *3 g1'], pool: 'R1 K3', step: 'place' })
    take(s, 'placeDie R1 0 0')
    expect(s.t.trial).not.toBeNull()
    take(s, 'placeDie K3 0 1')
    expect(s.t.story.entry).toBe('A6')
    const failed = underWay({ against: ['Climb'], slots: ['R*; *3'], pool: 'R1 K2', step: 'place' })
    take(failed, 'placeDie R1 0 0')
    expect(failed.t.story.entry).toBe('A7')
  })

  it('pays for every covered slot, passed or failed, and only at the end [RPA-143, RPA-286, RPA-287, RPA-288, INV-24]', () => {
    const s = underWay({ against: ['Climb'], slots: ['R* x2; K* g1; P6 x9'], pool: 'R1 K2', step: 'place' })
    take(s, 'placeDie R1 0 0')
    expect(s.t.journal).toMatchObject({ xp: 0, gold: 0 })
    take(s, 'placeDie K2 0 1')
    expect(s.t.journal).toMatchObject({ xp: 2, gold: 1 })
  })

  it.each([
    ['R* x2; P6', { gold: 0, xp: 2 }],
    ['R* g1; P6', { gold: 1, xp: 0 }],
    ['R* x1 g1; P6', { gold: 1, xp: 1 }],
  ])('tells what it pays: %s [RPA-143]', (slots, rewards) => {
    const s = underWay({ against: ['Climb'], slots: [slots], pool: 'R1', step: 'place' })
    take(s, 'placeDie R1 0 0')
    expect(s.told('rewards')).toEqual([{ type: 'rewards', ...rewards }])
  })

  it('gives dice back to the bag and discards to hand; spent cards stay spent [RPA-144, RPA-145, INV-03, INV-16]', () => {
    const s = underWay({
      against: ['Climb'],
      slots: ['R*; P6'],
      pool: 'R1 KB3',
      hands: [['FA02']],
      step: 'place',
      arrange: (t) => {
        t.heroes[0].discard = ['AR01']
        t.heroes[0].spent = ['AR02']
        t.counts[t.trial?.pool[0] ?? 0] = 'R'
      },
    })
    take(s, 'placeDie R1 0 0')
    expect(s.t.heroes[0]).toMatchObject({ discard: [], spent: ['AR02'] })
    expect(s.t.heroes[0].hand).toContain('AR01')
    expect(gameWith().view(s.t, 0).bag).toEqual({ R: 6, K: 6, G: 6, B: 6, W: 6, P: 6, KB: 1 })
    expect(s.t.faces.every((face) => face === 0)).toBe(true)
  })

  it('has no penalty of its own when it fails [RPA-147]', () => {
    const s = underWay({ against: ['Climb'], slots: ['P6'], pool: 'R1', step: 'place' })
    expect(s.t.heroes.map(({ fatigue }) => fatigue)).toEqual([0, 0])
  })

  it('is played normally by the others if some are exhausted [RPA-R66]', () => {
    const s = check('Climb I', {
      fatigue: [16, 0],
      rows: [
        [0, 0, 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0],
      ],
    })
    expect(s.ask.kind).toBe('buildPool')
  })
})

describe('placing dice', () => {
  it('asks for colour and value, two colours, value only or colour only [RPA-282, RPA-283, RPA-284, RPA-285, DEC-32]', () => {
    const s = underWay({ against: ['Climb'], slots: ['G2; RB3; *4; P*'], pool: 'G2 B3 R4 P1', step: 'place' })
    expect(inShort(s)).toEqual([
      'placeDie G2 0 0',
      'placeDie B3 0 1',
      'placeDie R4 0 2',
      'placeDie P1 0 3',
      'done',
    ])
    expect(s.whyNot('die:12', 'slot:0:1')).toEqual(['RPA-283'])
    expect(s.whyNot('die:18', 'slot:0:0')).toEqual(['RPA-282'])
    expect(s.whyNot('die:12', 'slot:0:2')).toEqual(['RPA-284'])
    expect(s.whyNot('die:12', 'slot:0:3')).toEqual(['RPA-285'])
  })

  it('puts one die on one slot; each die covers one [RPA-175, INV-20]', () => {
    const s = underWay({ against: ['Climb'], slots: ['R*; R*'], pool: 'R2 R2 R3', step: 'place' })
    // Two dice that are as good as each other are one option.
    expect(inShort(s)).toEqual([
      'placeDie R2 0 0',
      'placeDie R2 0 1',
      'placeDie R3 0 0',
      'placeDie R3 0 1',
      'done',
    ])
    take(s, 'placeDie R2 0 0')
    expect(inShort(s)).toEqual(['placeDie R2 0 1', 'placeDie R3 0 1', 'done'])
    expect(s.whyNot('slot:0:0')).toEqual(['RPA-175'])
  })

  it('is voluntary, comes after all cards, and can be taken back until it is finished [RPA-R51]', () => {
    const s = underWay({ against: ['Climb'], slots: ['R*; *4'], pool: 'R4 R2', step: 'place' })
    take(s, 'placeDie R4 0 0')
    s.undo()
    take(s, 'placeDie R4 0 1', 'placeDie R2 0 0')
    expect(s.t.story.entry).toBe('A6')
  })

  it('takes treated dice for what they count as [RPA-R55]', () => {
    const s = underWay({
      against: ['Climb'],
      slots: ['W4; P6'],
      pool: 'R4',
      step: 'place',
      arrange: (t) => void (t.counts[t.trial?.pool[0] ?? 0] = 'W'),
    })
    expect(inShort(s)).toEqual(['placeDie W4 0 0', 'done'])
  })
})

const banned = (modifier: string, card: string): string[] =>
  underWay({
    against: [`${modifier} Climb`],
    slots: ['P6'],
    pool: 'R4',
    hands: [[card], ['AR04']],
  }).whyNot(`card:${card}`)

const taxed = (fatigue: number): Table =>
  underWay({
    against: ['Taxing Climb'],
    slots: ['P6'],
    pool: 'B4 B2',
    hands: [['WE03', 'AR01']],
    fatigue: [fatigue],
  })

describe('modifiers of a check', () => {
  it('act at the beginning, before dice are bought [RPA-R67]', () => {
    expect(check('[Costly] Climb I', { gold: 3, rows: [[6, 0, 0, 0, 0, 0]] }).t.journal.gold).toBe(2)
    const s = check('[Draining] Climb I', { rows: [[1, 1, 0, 0, 0, 0]] })
    expect(s.ask.kind).toBe('loseRow')
    expect(
      check('[Blessed] Climb I', { fatigue: [5, 1], rows: [[6, 0, 0, 0, 0, 0]] }).t.heroes.map(
        ({ fatigue }) => fatigue,
      ),
    ).toEqual([3, 0])
  })

  it('may bring a die beyond the limit, which is rolled with the pool [RPA-R67, INV-11]', () => {
    const s = check('[Guided] Climb I', {
      arrange: (t) => bagOf(t, 'G G G G'),
      dice: [2, 3, 4],
      hands: [['AR01']],
    })
    expect(poolOf(s)).toBe('G2 G3 G4')
    expect(s.told('rolled').map(({ dice }) => dice.length)).toEqual([3])
    expect(s.told('dieAdded').map(({ face }) => face)).toEqual([0])
    const set = check('[Omened] Climb I', {
      arrange: (t) => bagOf(t, 'R G G'),
      dice: [3, 4],
      hands: [['AR01']],
    })
    expect(poolOf(set)).toBe('R6 G3 G4')
  })

  it('add slots that belong to the check in every respect [RPA-R67, RPA-R95]', () => {
    const s = check('[Intricate] Climb I', { rows: [[6, 0, 0, 0, 0, 0]] })
    expect(s.t.trial?.foes[0].slots).toHaveLength(3)
  })

  it('forbid a verb, which leaves other alternatives of a card [RPA-205]', () => {
    const s = underWay({ against: ['Delicate Climb'], slots: ['P6'], pool: 'R4', hands: [['WE04', 'WE02']] })
    expect(inShort(s)).toEqual(['playCard 0 WE04', 'ready -1'])
    expect(s.whyNot('card:WE02')).toEqual(['RPA-205'])
    take(s, 'playCard 0 WE04')
    expect(inShort(s)).toEqual(['takeEffect 0', 'takeEffect 1', 'back'])
    expect(banned('Fogbound', 'AR01')).toEqual(['RPA-205'])
    expect(banned('Slick', 'WE01')).toEqual(['RPA-205'])
    expect(banned('Hushed', 'SK01')).toEqual(['RPA-205'])
    expect(banned('Cramped', 'SK03')).toEqual(['RPA-205'])
  })

  it('put a toll on a verb, paid once before the effect, by nobody whom it would exhaust [RPA-R69, RPA-R97]', () => {
    const s = taxed(3)
    take(s, 'playCard 0 WE03', 'pickDie B4', 'adjust 1', 'pickDie B2', 'adjust 1')
    expect(s.t.heroes[0].fatigue).toBe(5)
    expect(inShort(taxed(14))).toEqual(['playCard 0 AR01', 'ready -1'])
    expect(taxed(14).whyNot('card:WE03')).toEqual(['RPA-R69'])
    expect(inShort(taxed(13))).toContain('playCard 0 WE03')
  })

  it('forbid bonus plays or class abilities [RPA-205]', () => {
    const s = underWay({
      against: ['Isolated Numbing Climb'],
      slots: ['P6'],
      pool: 'R4',
      hands: [['AR01'], ['WE02']],
      ready: [true, true],
      arrange: (t) => void (t.trial && (t.trial.plays = [2, 0])),
    })
    expect(inShort(s)).toEqual(['playCard 1 WE02', 'ready -1'])
    expect(s.whyNot('card:AR01')).toEqual(['RPA-205'])
    expect(s.whyNot('class:0')).toEqual(['RPA-205'])
  })

  it('act on the outcome, after rewards and clearing away, before the entry [RPA-R94, RPA-R95]', () => {
    const passed = underWay({
      against: ['Instructive Dangerous Climb'],
      slots: ['R*'],
      pool: 'R4',
      step: 'place',
    })
    take(passed, 'placeDie R4 0 0')
    expect(passed.t.journal.xp).toBe(1)
    const failed = underWay({
      against: ['Instructive Dangerous Climb'],
      slots: ['R*'],
      pool: 'K4',
      step: 'place',
    })
    expect(failed.t.journal.xp).toBe(0)
    expect(failed.t.heroes.map(({ fatigue }) => fatigue)).toEqual([2, 2])
  })

  it('pass over dice when these are cleared away [RPA-006, RPA-R94]', () => {
    const modifiers = smallPack.modifiers.map((it) =>
      it.name === 'Dangerous'
        ? { ...it, does: 'fail: flip any; as any->R; draw ?; draw R; draw KB!; gold +2' }
        : it,
    )
    const s = underWay({
      pack: { ...smallPack, modifiers },
      against: ['Dangerous Climb'],
      slots: ['P6'],
      pool: 'K4',
      step: 'place',
    })
    expect(s.t.journal.gold).toBe(2)
    expect(s.t.bag).toHaveLength(36)
  })

  it('are applied in the order in which they are named [RPA-R67]', () => {
    const s = check('[Costly] [Blessed] Climb I', { gold: 1, fatigue: [3, 3], rows: [[6, 0, 0, 0, 0, 0]] })
    expect(s.told('modifierActs').map(({ modifier }) => modifier)).toEqual(['Costly', 'Blessed'])
  })
})
