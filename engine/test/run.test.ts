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
import { hoard } from './hoard.ts'

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
    const game = hoard()
    const run = new Table(game, readConfig(game, {}), 'imagined').fork()
    const trueHand = run.state.hands[1].slice()
    run.imagine(0, newFate('dream'))
    expect(run.state.hands[1]).not.toEqual(trueHand)
    run.choose(run.decision?.options.findIndex(({ verb }) => verb === 'pray') ?? -1)
    expect(run.fork().decision).toEqual(run.decision)
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
