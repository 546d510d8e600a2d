import { describe, expect, it } from 'vitest'
import { newFate, readConfig, Refusal, reasons, Table, type Config } from '../index.ts'
import { battery, equally, type Trial } from '../testing/index.ts'
import { imaginesEvenly } from '../testing/evenness.ts'
import { forksAreTheirRuns } from '../testing/forks.ts'
import { hidesFromSeats, keepsSecrets, tellsOnlyTheKnown } from '../testing/knowledge.ts'
import { showsOnlyWhatIsOpen } from '../testing/permission.ts'
import { refusesByRules } from '../testing/refusals.ts'
import { checkAll, type Check } from '../testing/walk.ts'
import { hoard, hoardRules, hoardSheet, type Fault, type Hoard } from './hoard.ts'

const veteran = (fame: unknown): object => ({
  sheet: hoardSheet,
  version: 1,
  name: 'Old Bram',
  data: { fame },
})

/** Other hands and the deck, except for a top card that the seat has looked at. */
const trial: Trial<Hoard> = {
  setups: (n) => ({ players: 2 + (n % 3), veterans: n % 3 === 1 ? [] : [veteran(3)] }),
  ruleIds: new Set(hoardRules),
  places: (t, seat) => {
    const known = t.looked.includes(seat) ? 1 : 0
    const deck = t.deck.slice(0, t.deck.length - known)
    const others = t.hands.flatMap((hand, owner) => (owner === seat ? [] : hand))
    const chances = equally([...deck, ...others])
    return [
      ...deck.map((_, i) => ({ name: `deck ${i}`, read: (it: Hoard) => it.deck[i], chances })),
      ...t.hands.flatMap((hand, owner) =>
        owner === seat
          ? []
          : hand.map((_, i) => ({
              name: `hand ${owner} ${i}`,
              read: (it: Hoard) => it.hands[owner][i],
              chances,
            })),
      ),
    ]
  },
  games: 300,
}

battery(hoard(), trial)

describe('counting finds', () => {
  it.each<[string, Fault, RegExp]>([
    ['imagining that keeps every true card', 'imagine', /unevenness of deck 0/],
    ['imagining that keeps the true deck', 'trueDeck', /unevenness of deck 0/],
    ['imagining that keeps the true top card', 'trueTop', /unevenness of deck \d/],
    ['imagining that prefers some places for some cards', 'uneven', /unevenness of deck [01]/],
  ])('%s', (_, fault, message) => {
    expect(() => imaginesEvenly(hoard(fault), trial)).toThrow(message)
  })
})

it('looks ahead with other dice than the true ones', () => {
  const game = hoard()
  const table = new Table(game, readConfig(game, { players: 2 }), 'dice')
  const pray = table.decision?.options.findIndex(({ verb }) => verb === 'pray') ?? -1
  const shown = Array.from({ length: 60 }, (_, n) => {
    const run = table.fork()
    run.imagine(0, newFate(`dream ${n}`))
    run.choose(pray)
    return run.state.luck[0]
  })
  expect(new Set(shown).size).toBe(6)
})

describe('the battery finds', () => {
  it.each<[string, Fault, Check]>([
    ['a view that shows a hidden card', 'view', hidesFromSeats],
    ['a view made by taking things away, which shows what is new', 'newField', showsOnlyWhatIsOpen],
    ['a question that names a card that only another seat has seen', 'ask', tellsOnlyTheKnown],
    ['options that reveal the top of the deck', 'options', tellsOnlyTheKnown],
    ['an event that names a card that only another seat has seen', 'event', tellsOnlyTheKnown],
    ['a sentence that names such a card', 'sentence', tellsOnlyTheKnown],
    ['imagining that keeps the true cards', 'imagine', hidesFromSeats],
    ['imagining that loses a card', 'invariant', hidesFromSeats],
    ['a reason that names no rule', 'reason', refusesByRules],
    ['a reason that depends on the top of the deck', 'telling', tellsOnlyTheKnown],
    ['a secret that nobody says is one', 'secret', keepsSecrets],
    ['imagining that cannot be repeated on a fork', 'fickle', forksAreTheirRuns],
  ])('%s', (_, fault, check) => {
    expect(() => checkAll(hoard(), trial, [check], 20)).not.toThrow()
    expect(() => checkAll(hoard(fault), trial, [check], 20)).toThrow(/Property failed|greater than/)
  })
})

describe('what a table takes and hands on', () => {
  it('takes sheets in its set-up, and hands on sheets that the next table takes', () => {
    const game = hoard()
    const table = new Table(game, readConfig(game, { players: 2, veterans: [veteran(7)] }), 'sheets')
    while (table.decision) table.choose(0)
    const handedOn = game.handsOn?.(table.state) ?? []
    expect(handedOn).toHaveLength(2)
    expect(() => readConfig(game, { players: 2, veterans: handedOn })).not.toThrow()
  })

  it.each([
    ['a damaged sheet', veteran(-1), 'Old Bram: its fame is 0 to 100'],
    [
      'a sheet of another kind',
      { ...veteran(1), sheet: 'other/hero' },
      '"Old Bram" is a sheet of the kind "other/hero"',
    ],
    ['something that is not a sheet', { name: 'x' }, 'this is not a sheet'],
    [
      'too many',
      [veteran(1), veteran(1), veteran(1), veteran(1), veteran(1)],
      'at most 4 can be taken, not 5',
    ],
  ])('refuses %s with a clear message', (_, given, message) => {
    expect(() => readConfig(hoard(), { veterans: given })).toThrow(Refusal)
    expect(() => readConfig(hoard(), { veterans: given })).toThrow(message)
  })
})

describe('results and reasons', () => {
  it('ends with a place, a score and its lines for every seat', () => {
    const game = hoard()
    const table = new Table(game, readConfig(game, { players: 3 }) satisfies Config, 'results')
    while (table.decision) table.choose(0)
    const seats = table.state.outcome?.seats ?? []
    const places = seats.map(({ place }) => place)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    for (const { score, lines } of seats) expect(lines.reduce((sum, line) => sum + line.score, 0)).toBe(score)
  })

  it('says which rule keeps a treasure in hand', () => {
    const game = hoard()
    const table = new Table(game, readConfig(game, { players: 2 }), 'why')
    const best = table.state.hands[0].indexOf(Math.max(...table.state.hands[0]))
    table.choose(best)
    const last = table.state.laid[0]
    const lower = table.state.hands[1].filter((treasure) => treasure < last)
    expect(reasons(table)).toEqual(
      lower.map((treasure) => ({ option: { verb: 'lay', seat: 1, treasure }, rule: 'HOA-02' })),
    )
    expect(lower.length).toBeGreaterThan(0)
  })
})
