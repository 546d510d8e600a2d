import type { PastGame, PastSeat } from '@dicehearth/host'
import { describe, expect, it } from 'vitest'
import { dayIn, dayOf, daySeed } from '../src/day/day.ts'
import { asCsv, asJson } from '../src/my-games/export.ts'
import {
  byCompanion,
  byHero,
  bySetup,
  earnedDeeds,
  overall,
  rate,
  recordsOf,
  verdictOf,
} from '../src/my-games/tally.ts'
import type { Field } from '../src/worker/desk.ts'

const me: PastSeat = { player: 'human', heroes: ['Fighter'] }
const bot: PastSeat = { player: 'greedy', heroes: ['Healer'] }

function game(part: Partial<PastGame>): PastGame {
  return {
    table: 'a',
    game: 'hoard',
    when: 0,
    seed: 's',
    decisions: 10,
    players: 2,
    setup: { board: 'book', special: [] },
    seats: [me, bot],
    result: 'won',
    figures: { turns: 12 },
    deeds: [],
    ...part,
  }
}

const fields: Field[] = [
  {
    key: 'board',
    label: 'Board',
    kind: 'one',
    about: '',
    usual: 'book',
    values: [
      { value: 'book', name: 'The Book', tells: '' },
      { value: 'crown', name: 'The Crown', tells: '' },
    ],
  },
  { key: 'special', label: 'Special', kind: 'some', about: '', usual: '', values: [] },
]

function ranked(mine: number, theirs: number): PastGame {
  const seats = [
    { ...me, place: mine },
    { ...bot, place: theirs },
  ]
  return game({ result: 'finished', seats })
}

describe('the verdict', () => {
  it('is the result where all win or lose together', () => {
    expect(verdictOf(game({}))).toBe('won')
    expect(verdictOf(game({ result: 'lost' }))).toBe('lost')
  })

  it('is the place of the people where seats are ranked', () => {
    expect(verdictOf(ranked(1, 2))).toBe('won')
    expect(verdictOf(ranked(2, 1))).toBe('lost')
    expect(verdictOf(ranked(1, 1))).toBe('won')
  })

  it('is open where people played against each other alone', () => {
    expect(
      verdictOf(
        game({
          seats: [
            { ...me, place: 1 },
            { ...me, place: 2 },
          ],
        }),
      ),
    ).toBeNull()
  })
})

describe('statistics', () => {
  const games = [
    game({ table: 'one' }),
    game({ table: 'two', result: 'lost', setup: { board: 'crown', special: [] }, figures: { turns: 3 } }),
    game({ table: 'three', seats: [{ ...me, heroes: ['Healer'] }, me], players: 2, figures: { turns: 9 } }),
    game({ table: 'four', seats: [me], players: 1, figures: { turns: 14 } }),
  ]

  it('count games and victories', () => {
    expect(rate(overall(games))).toBe('3 of 4 (75 %)')
    expect(rate(overall([]))).toBe('–')
  })

  it('go by the heroes of people, not by those of companions', () => {
    expect(byHero(games)).toEqual([
      { label: 'Fighter', games: 4, won: 3, decided: 4 },
      { label: 'Healer', games: 1, won: 1, decided: 1 },
    ])
  })

  it('go by company', () => {
    expect(byCompanion(games, { greedy: 'Shrewd' }).map(({ label, games: n }) => `${label} ${n}`)).toEqual([
      'Shrewd 2',
      'Alone 1',
      'People only 1',
    ])
  })

  it('go by every option that was chosen in more than one way, in the words of the game', () => {
    expect(bySetup(games, fields).map(({ label, games: n }) => `${label} ${n}`)).toEqual([
      'Players: 2 3',
      'Players: 1 1',
      'Board: The Book 3',
      'Board: The Crown 1',
    ])
  })

  it('know the best values and the longest run of victories', () => {
    const best = { figure: 'turns', name: 'Fewest turns', better: 'fewer', won: true } as const
    expect(recordsOf(games, [best])).toMatchObject([
      { name: 'Fewest turns', value: 9, of: { table: 'three' } },
      { name: 'Most victories in a row', value: 2 },
    ])
    const score = { figure: 'score', name: 'Most stars', better: 'more' } as const
    const scored = [20, 31, 25].map((n) =>
      game({
        seats: [
          { ...me, score: n },
          { ...bot, score: 50 },
        ],
      }),
    )
    expect(recordsOf(scored, [score])[0].value).toBe(31)
  })

  it('show a deed with the first game that earned it', () => {
    const earned = earnedDeeds([
      game({ table: 'x' }),
      game({ table: 'y', deeds: ['d'] }),
      game({ table: 'z', deeds: ['d'] }),
    ])
    expect([...earned].map(([deed, { table }]) => `${deed} ${table}`)).toEqual(['d y'])
  })
})

describe('export', () => {
  const odd = game({ seats: [{ ...me, name: '=1+1, "x"' }, bot], when: Date.UTC(2026, 0, 2) })

  it('writes one line for each game, and no name becomes a formula', () => {
    const [head, line, end] = asCsv([odd]).split('\r\n')
    expect(head.split(',').slice(0, 4)).toEqual(['ended', 'game', 'result', 'won'])
    expect(line).toContain('2026-01-02T00:00:00.000Z,hoard,won,won,2,"\'=1+1, ""x""; greedy"')
    expect(end).toBe('')
  })

  it('writes JSON with everything', () => {
    const file = JSON.parse(asJson([odd])) as { games: { when: string; figures: unknown }[] }
    expect(file.games[0]).toMatchObject({ when: '2026-01-02T00:00:00.000Z', figures: { turns: 12 } })
  })
})

describe('the game of the day', () => {
  it('has the same seed all over the world on one day, and another for every day and game', () => {
    const noon = Date.UTC(2026, 10, 15, 12)
    expect(dayOf(noon)).toBe('2026-11-15')
    expect(dayOf(Date.UTC(2026, 10, 15))).toBe(dayOf(Date.UTC(2026, 10, 16) - 1))
    expect(daySeed('a', dayOf(noon))).not.toBe(daySeed('b', dayOf(noon)))
    expect(daySeed('a', '2026-11-15')).not.toBe(daySeed('a', '2026-11-16'))
  })

  it('is recognised by its seed', () => {
    expect(dayIn(daySeed('set-a-watch', '2026-11-15'))).toBe('2026-11-15')
    expect(dayIn('something else')).toBeNull()
  })
})
