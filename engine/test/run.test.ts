import { describe, expect, it } from 'vitest'
import {
  choose,
  deal,
  newFate,
  nothingToAsk,
  offers,
  ponder,
  readConfig,
  reasons,
  Run,
  Table,
  tell,
  written,
  type Option,
  type Play,
  type Reason,
} from '../index.ts'
import { camp, type Camp } from './camp.ts'
import { hoard, type Hoard } from './hoard.ts'

/** A camp with three questions a round, each announced; the first answer gives points. */
function threeQuestions(): ReturnType<typeof camp> {
  return {
    ...camp(),
    *round(t: Camp): Play {
      for (let n = 0; n < 3; n++) {
        tell(t, { type: `question ${n}` })
        const { verb } = yield* ponder({ kind: 'act', seat: 0 }, [
          { verb: 'wait', seat: 0 },
          { verb: 'rest', seat: 0 },
        ])
        if (verb === 'wait') t.points++
      }
    },
  }
}

function tableAfter(...choices: number[]): Table<Camp> {
  const game = threeQuestions()
  const table = new Table(game, readConfig(game, {}), 'run')
  for (const choice of choices) table.choose(choice)
  return table
}

describe('a fork', () => {
  it.each<[string, number[], string]>([
    ['the beginning of its round', [], 'question 0'],
    ['one choice', [0], 'question 1'],
    ['two choices', [0, 1], 'question 2'],
    ['a whole round', [0, 1, 0], 'question 0'],
  ])('after %s tells a listener only what led to the open question', (_, choices, event) => {
    const heard: string[] = []
    tableAfter(...choices).fork({ listener: { event: ({ type }) => heard.push(type) } })
    expect(heard).toEqual([event])
  })

  it('can be forked again without the one knowing of the other', () => {
    const run = tableAfter(0).fork()
    run.fork().choose(0)
    expect(run.fork().state).toEqual(run.state)
    expect(run.fork().state.points).toBe(1)
  })

  it('can be forked in a later round, in its middle too', () => {
    const run = tableAfter().fork()
    for (const choice of [0, 0, 1, 0]) {
      run.choose(choice)
      expect(written(run.fork().state)).toBe(written(run.state))
    }
    const fork = run.fork()
    for (const it of [run, fork]) it.choose(0)
    expect(written(fork.state)).toBe(written(run.state))
  })

  it('of an imagined table stays imagined, however often it is forked', () => {
    const game = hoard()
    const run = new Table(game, readConfig(game, {}), 'imagined').fork()
    const before = written(run.state)
    run.imagine(0, newFate('dream'))
    expect(written(run.state)).not.toBe(before)
    expect(written(run.fork().fork().state)).toBe(written(run.state))
  })

  it('of an imagined table asks the next seat about the hand that it was given there', () => {
    const run = imaginedHoard()
    take(run, 'pray')
    expect(run.fork().decision).toEqual(run.decision)
  })

  it('of an imagined table finds what was imagined, not what is true, where choices were made since', () => {
    const run = imaginedHoard()
    const top = run.state.deck.at(-1)
    take(run, 'look')
    expect(run.decision?.ask).toMatchObject({ kind: 'take', card: top })
    for (const fork of [run.fork(), run.fork().fork()]) {
      expect(fork.decision).toEqual(run.decision)
      expect(written(fork.state)).toBe(written(run.state))
    }
  })

  it('of a table imagined more than once in a round plays on like it', () => {
    const run = imaginedHoard()
    take(run, 'look')
    run.imagine(1, newFate('another dream'))
    const fork = run.fork()
    fork.imagine(0, newFate('a third'))
    run.imagine(0, newFate('a third'))
    for (const it of [run, fork]) take(it, 'take')
    expect(written(fork.fork().state)).toBe(written(run.state))
    expect(fork.decision).toEqual(run.decision)
  })
})

/** A table with other hands and another deck than the true ones. */
function imaginedHoard(): Run<Hoard> {
  const game = hoard()
  const run = new Table(game, readConfig(game, {}), 'imagined').fork()
  const { deck, hands } = game.copy(run.state)
  run.imagine(0, newFate('dream'))
  expect(run.state.deck.at(-1)).not.toBe(deck.at(-1))
  expect(run.state.hands[1]).not.toEqual(hands[1])
  return run
}

function take(run: Run, verb: string): void {
  run.choose(run.decision?.options.findIndex((option) => option.verb === verb) ?? -1)
}

describe('a game that neither asks nor ends', () => {
  it.each<[string, (t: Camp) => Play, string]>([
    [
      'from the beginning',
      function* () {},
      'Camp asks nobody and does not end: 1000 rounds from the beginning',
    ],
    [
      'after an answer',
      function* (t) {
        if (t.points > 0) return
        const ask = { kind: 'act', seat: 0 }
        t.points += (yield* ponder(ask, [{ verb: 'wait', seat: 0 }])).verb.length
      },
      'Camp asks nobody and does not end: 1000 rounds after {"verb":"wait","seat":0} at the question "act"',
    ],
  ])('%s is noticed, and told where', (_, round, message) => {
    const game = { ...camp(), round }
    expect(() => {
      new Run(game, deal(game, readConfig(game, {}), 'lost')).choose(0)
    }).toThrow(message)
  })
})

it('a run that keeps no copy of its rounds cannot be forked, in its first round or later', () => {
  const game = threeQuestions()
  const run = new Run(game, deal(game, readConfig(game, {}), 'run'))
  expect(() => run.fork()).toThrow('this run keeps no copy of its round to fork from')
  for (const choice of [0, 0, 0]) run.choose(choice)
  expect(() => run.fork()).toThrow('this run keeps no copy of its round to fork from')
})

/** What is left out of the first question of a round. */
function leftOut(round: (t: Camp) => Play): Reason[] {
  const game: ReturnType<typeof camp> = { ...camp(), round }
  return reasons(new Table(game, readConfig(game, {}), 'why'))
}

describe('reasons are those of the open question', () => {
  const [wait, roll, rest] = ['wait', 'roll', 'rest'].map((verb): Option => ({ verb, seat: 0 }))
  const ask = { kind: 'act', seat: 0 }

  it('not of one before it that answered itself', () => {
    const found = leftOut(function* (t) {
      const first = offers<Option>(t)
      first.add(wait)
      first.add(rest, 'CAMP-01')
      yield* choose(t, ask, first.legal)
      const list = offers<Option>(t)
      list.add(wait)
      list.add(roll, 'CAMP-02')
      tell(t, { type: 'wait' })
      yield* ponder(ask, list.legal)
    })
    expect(found).toEqual([{ option: roll, rule: 'CAMP-02' }])
  })

  it('not of a list that came out empty and was not asked', () => {
    const found = leftOut(function* (t) {
      const empty = offers<Option>(t)
      empty.add(wait, 'CAMP-01')
      empty.add(roll, 'CAMP-01')
      expect(nothingToAsk(t, empty.legal)).toBe(true)
      const list = offers<Option>(t)
      list.add(wait)
      list.add(roll, 'CAMP-02')
      expect(nothingToAsk(t, list.legal)).toBe(false)
      yield* ponder(ask, list.legal)
    })
    expect(found).toEqual([{ option: roll, rule: 'CAMP-02' }])
  })
})
