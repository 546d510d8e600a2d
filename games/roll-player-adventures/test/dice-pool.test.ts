import { describe, expect, it } from 'vitest'
import { bagOf, gameWith, inShort, poolOf, take, underWay, type Table, type UnderWay } from './table.ts'

const none = [0, 0, 0, 0, 0, 0]
/** Building the pool of a check with three dice. */
const building = (it: Partial<UnderWay> = {}): Table =>
  underWay({ against: ['Climb'], step: 'build', slots: ['R6; K6'], ...it })

describe('building the pool', () => {
  it('offers a die of each colour that can be paid, one at a time [RPA-148, DEC-20, RPA-R06]', () => {
    const s = building({
      rows: [
        [2, 1, 0, 0, 0, 0],
        [0, 1, 0, 0, 0, 0],
      ],
    })
    // Two stamina are due: red from Orla alone, black from both; nothing else can be paid.
    expect(inShort(s)).toEqual(['buyDie -1 R', 'buyDie -1 K', 'ready -1'])
    expect(s.whyNot('bag:3')).toEqual(['RPA-R52'])
    take(s, 'buyDie -1 R')
    expect(poolOf(s)).toBe('R')
    expect(s.t.heroes[0]).toMatchObject({ rows: [0, 1, 0, 0, 0, 0], fatigue: 2 })
  })

  it('costs as much stamina as there are players, exhausted ones too [RPA-149, RPA-R66]', () => {
    const s = building({
      heroes: ['Orla', 'Sile', 'Hanna'],
      rows: [[3, 0, 0, 0, 0, 0]],
      fatigue: [0, 16, 16],
    })
    take(s, 'buyDie -1 R')
    expect(s.t.heroes[0]).toMatchObject({ rows: none, fatigue: 3 })
  })

  it('splits the cost among players in any way [RPA-150, RPA-151, RPA-152, RPA-R53, DEC-21, INV-10]', () => {
    const s = building({
      rows: [
        [2, 0, 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0],
      ],
    })
    take(s, 'buyDie -1 R')
    expect(s.ask).toMatchObject({ kind: 'pay', due: 2, instead: false })
    expect(inShort(s)).toEqual(['pickRow 0 R', 'pickRow 1 R', 'back'])
    take(s, 'pickRow 1 R', 'pickRow 0 R')
    expect(s.t.heroes.map(({ rows, fatigue }) => [rows[0], fatigue])).toEqual([
      [1, 1],
      [1, 1],
    ])
  })

  it('may be called off, which gives everything back; then another colour is due first [RPA-R53, RPA-R120]', () => {
    const s = building({
      rows: [
        [2, 0, 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0],
      ],
    })
    take(s, 'buyDie -1 R', 'pickRow 1 R', 'back')
    expect(s.t.heroes.map(({ rows, fatigue }) => [rows[0], fatigue])).toEqual([
      [2, 0],
      [2, 0],
    ])
    expect(s.told('dieBought')).toEqual([])
    // Nothing else can be bought, so the pool was filled.
    expect(s.t.trial?.calledOff ?? [0]).toEqual([0])
  })

  it('replaces each missing point by three others, of any rows and players [RPA-153, RPA-154, RPA-156, DEC-22, INV-09]', () => {
    const s = building({
      rows: [
        [1, 1, 0, 0, 0, 0],
        [0, 1, 2, 0, 0, 0],
      ],
    })
    expect(inShort(s)).toContain('buyDie -1 R')
    take(s, 'buyDie -1 R')
    // The one matching stamina is paid first, and by itself.
    expect(s.ask).toMatchObject({ kind: 'pay', due: 3, instead: true })
    expect(inShort(s)).toEqual(['pickRow 0 K', 'pickRow 1 K', 'pickRow 1 G', 'back'])
    expect(s.whyNot('row:0:0')).toEqual(['RPA-155'])
    take(s, 'pickRow 1 G', 'pickRow 0 K', 'pickRow 1 G')
    expect(s.t.heroes.map(({ rows, fatigue }) => [rows.slice(0, 3), fatigue])).toEqual([
      [[0, 0, 0], 2],
      [[0, 1, 0], 2],
    ])
    expect(s.told('dieBought')).toHaveLength(1)
  })

  it('allows no substitution while matching stamina is there [RPA-155, RPA-R52]', () => {
    const s = building({
      rows: [
        [2, 3, 3, 0, 0, 0],
        [1, 0, 0, 0, 0, 0],
      ],
    })
    take(s, 'buyDie -1 R')
    expect(inShort(s)).toEqual(['pickRow 0 R', 'pickRow 1 R', 'back'])
    expect(s.whyNot('row:0:1')).toEqual(['RPA-151'])
  })

  it('counts only what can be spent without becoming exhausted [RPA-157, RPA-R52, INV-08]', () => {
    // Orla has room for one: the second point must come from Sile's other rows.
    const s = building({
      rows: [
        [3, 0, 0, 0, 0, 0],
        [0, 3, 0, 0, 0, 0],
      ],
      fatigue: [14, 0],
    })
    take(s, 'buyDie -1 R')
    expect(s.t.heroes.map(({ fatigue }) => fatigue)).toEqual([15, 3])
    const full = building({
      rows: [
        [3, 0, 0, 0, 0, 0],
        [0, 2, 0, 0, 0, 0],
      ],
      fatigue: [14, 0],
    })
    expect(inShort(full)).toEqual(['buyDie -1 K', 'ready -1'])
  })

  it('lets exhausted players pay nothing [RPA-174]', () => {
    const s = building({
      rows: [
        [3, 0, 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0],
      ],
      fatigue: [16, 0],
    })
    take(s, 'buyDie -1 R')
    expect(s.t.heroes.map(({ rows }) => rows[0])).toEqual([3, 0])
  })

  it('takes a plain die of the colour, never a familiar die [RPA-158, RPA-266, INV-12]', () => {
    const s = building({ rows: [[2, 2, 0, 0, 0, 0]], hands: [['FA01']], arrange: (t) => bagOf(t, 'RK G G') })
    // Only the familiar die has red and black.
    expect(s.told('dieBought')).toEqual([])
    expect(poolOf(s).split(' ')).toHaveLength(3)
  })

  it('offers no colour that is not in the bag [RPA-R06]', () => {
    const s = building({ rows: [[2, 2, 0, 0, 0, 0]], arrange: (t) => bagOf(t, 'K G G') })
    expect(inShort(s)).toEqual(['buyDie -1 K', 'ready -1'])
    expect(s.whyNot('bag:0')).toEqual(['RPA-R06'])
  })

  it('ends with blind dice up to the limit, which is not optional, and one roll of all [RPA-140, RPA-159, RPA-161, INV-11]', () => {
    const s = building({ rows: [[2, 0, 0, 0, 0, 0]], dice: [4, 5, 6] })
    take(s, 'buyDie -1 R')
    // Nothing more can be paid: the pool is filled and rolled.
    expect(s.t.trial?.pool ?? []).toHaveLength(s.over ? 0 : 3)
    const [rolled] = s.told('rolled')
    expect(rolled.faces).toEqual([4, 5, 6])
    expect(s.told('diceDrawn').map(({ dice }) => dice)).toEqual([rolled.dice.slice(1)])
    expect(s.told('dieBought')).toEqual([{ type: 'dieBought', die: rolled.dice[0] }])
  })

  it('may draw familiar dice, each of which is one die [RPA-160, RPA-267]', () => {
    const s = building({
      hands: [['FA01']],
      arrange: (t) => bagOf(t, 'RK G G'),
      slots: ['R*; K*'],
      dice: [6, 6, 6],
    })
    expect(s.t.trial?.pool.some((die) => s.t.counts[die] === 'RK')).toBe(true)
    // It fits a slot of either colour.
    take(s, 'ready -1')
    expect(inShort(s)).toEqual(['placeDie RK6 0 0', 'placeDie RK6 0 1', 'done'])
  })

  it('stays smaller if the bag runs empty [RPA-R06]', () => {
    const s = building({ arrange: (t) => bagOf(t, 'R K'), dice: [6, 6] })
    expect(s.told('diceDrawn')[0].dice).toHaveLength(2)
  })

  it('goes never beyond the dice limit [RPA-148]', () => {
    const s = building({ limit: 1, rows: [[6, 0, 0, 0, 0, 0]], dice: [1] })
    take(s, 'buyDie -1 R')
    expect(s.told('dieBought')).toHaveLength(1)
    expect(s.told('diceDrawn')).toEqual([])
    // One more could be paid, but nobody is asked again.
    expect(s.ask.kind).toBe('whichWay')
  })

  it('asks only players who could pay something [RPA-157, RPA-174, RPA-R50]', () => {
    const s = building({
      voice: 'each',
      heroes: ['Orla', 'Sile', 'Hanna'],
      rows: [
        [3, 0, 0, 0, 0, 0],
        [3, 0, 0, 0, 0, 0],
        [3, 0, 0, 0, 0, 0],
      ],
      fatigue: [12, 15, 16],
    })
    expect(s.ask).toMatchObject({ kind: 'buildPool', seat: -1 })
    expect(inShort(s)).toEqual(['buyDie 0 R', 'ready 0'])
  })

  it('asks a lone player like a party with one voice [RPA-R28, RPA-R107]', () => {
    const s = building({ voice: 'each', heroes: ['Orla'], rows: [[3, 0, 0, 0, 0, 0]] })
    expect(inShort(s)).toEqual([
      'buyDie -1 R',
      'buyDie -1 K',
      'buyDie -1 G',
      'buyDie -1 B',
      'buyDie -1 W',
      'buyDie -1 P',
      'ready -1',
    ])
    expect(new Set(s.options.map(({ seat }) => seat))).toEqual(new Set([-1]))
  })

  it('says why a row does not pay [RPA-151, RPA-152, RPA-155, RPA-157, RPA-174]', () => {
    const s = building({
      voice: 'each',
      heroes: ['Orla', 'Sile', 'Hanna', 'Vesna'],
      rows: [
        [3, 3, 0, 0, 0, 0],
        [3, 0, 0, 0, 0, 0],
        [3, 0, 0, 0, 0, 0],
        [1, 1, 3, 0, 0, 0],
      ],
      fatigue: [0, 15, 16, 0],
    })
    take(s, 'buyDie 0 R')
    expect(s.ask).toEqual({ kind: 'pay', seat: -1, colour: 0, due: 4, instead: false })
    expect(inShort(s)).toEqual(['pickRow 0 R', 'pickRow 3 R', 'back', 'back'])
    expect(s.options.map(({ seat }) => seat)).toEqual([0, 3, 0, 3])
    expect(s.whyNot('row:1:0')).toEqual(['RPA-157'])
    expect(s.whyNot('row:2:0')).toEqual(['RPA-174'])
    expect(s.whyNot('row:0:1')).toEqual(['RPA-151'])
    expect(s.whyNot('row:0:2')).toEqual(['RPA-151'])
    take(s, 'pickRow 3 R')
    expect(s.whyNot('row:3:0')).toEqual(['RPA-152'])
  })

  it('lets a colour be bought again once another was bought [RPA-R120]', () => {
    const s = building({
      rows: [
        [2, 2, 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0],
      ],
    })
    take(s, 'buyDie -1 R', 'pickRow 1 R', 'back')
    expect(s.t.trial?.calledOff).toEqual([0])
    expect(inShort(s)).not.toContain('buyDie -1 R')
    expect(s.whyNot('bag:0')).toEqual(['RPA-R120'])
    take(s, 'buyDie -1 K')
    expect(s.t.trial?.calledOff).toEqual([])
    expect(inShort(s)).toContain('buyDie -1 R')
  })

  it('lets each player say that they are ready; others may still buy [RPA-163, RPA-R50]', () => {
    const s = building({
      voice: 'each',
      rows: [
        [2, 0, 0, 0, 0, 0],
        [0, 2, 0, 0, 0, 0],
      ],
    })
    expect(inShort(s)).toEqual(['buyDie 0 R', 'buyDie 0 K', 'buyDie 1 R', 'buyDie 1 K', 'ready 0', 'ready 1'])
    take(s, 'ready 0')
    expect(inShort(s)).toEqual(['buyDie 1 R', 'buyDie 1 K', 'ready 1'])
    // Nobody can be made to pay: Orla is asked.
    take(s, 'buyDie 1 R')
    expect(s.options.map(({ verb, seat }) => [verb, seat])).toEqual([
      ['pickRow', 0],
      ['back', 0],
    ])
  })

  it('shows what the bag holds, but not in which order [RPA-R12]', () => {
    const s = building({ rows: [[2, 0, 0, 0, 0, 0]] })
    expect(gameWith().view(s.t, 0).bag).toEqual({ R: 6, K: 6, G: 6, B: 6, W: 6, P: 6 })
    expect(Object.keys(gameWith().view(s.t, 0))).not.toContain('fate')
  })
})

const drawn = (against: string): number =>
  building({ against: [against], dice: [1, 1, 1, 1], arrange: (t) => bagOf(t, 'G G G G G') }).told(
    'diceDrawn',
  )[0].dice.length

const price = (against: string): number =>
  gameWith().view(building({ against: [against], rows: [[6, 6, 0, 0, 0, 0]] }).t, 0).priceOfDie

describe('modifiers of the pool', () => {
  it('change the limit, which never falls below 1 [RPA-R68, RPA-205]', () => {
    expect(drawn('Climb')).toBe(3)
    expect(drawn('Hurried Climb')).toBe(2)
    expect(drawn('Unhurried Climb')).toBe(4)
    expect(drawn('Rushed Climb')).toBe(1)
    expect(drawn('Rushed Unhurried Climb')).toBe(1)
  })

  it('change the price, which never falls below 1 [RPA-R68]', () => {
    expect(price('Climb')).toBe(2)
    expect(price('Exhausting Climb')).toBe(3)
    expect(price('Inspired Climb')).toBe(1)
  })
})
