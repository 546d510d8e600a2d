import { describe, expect, it } from 'vitest'
import {
  anyone,
  choose,
  look,
  newFate,
  NoAnswer,
  peek,
  ponder,
  reroll,
  roll,
  rollAll,
  tell,
  turnUp,
  type Decision,
  type Listener,
  type Play,
  type TableEvent,
  type TableState,
} from '../index.ts'

/** A table with these dice laid out, or with real ones, and what happens at it. */
function tableWith(dice: readonly number[] | 'real'): { t: TableState; heard: TableEvent[] } {
  const heard: TableEvent[] = []
  const fate = { ...newFate('play'), real: dice === 'real', script: dice === 'real' ? [] : dice }
  return { t: { fate, outcome: null, listener: { event: (event) => heard.push(event) } }, heard }
}

/** Plays with these answers; returns every question and the result. */
function played<R>(play: Play<R>, ...answers: number[]): { asked: Decision[]; result: R } {
  const asked: Decision[] = []
  for (let step = play.next(-1); ; step = play.next(answers[asked.length - 1])) {
    if (step.done) return { asked, result: step.value }
    asked.push(step.value)
  }
}

const shows = (...faces: number[]): object[] => faces.map((face) => ({ verb: 'shows', seat: 1, face }))

describe('a die', () => {
  it('is rolled by fate, and everybody is told', () => {
    const { t, heard } = tableWith([4])
    expect(played(roll(t, 1, 7))).toEqual({ asked: [], result: 4 })
    expect(heard).toEqual([{ type: 'rolled', seat: 1, who: 1, dice: [7], faces: [4] }])
  })

  it('is rolled by hand, and its seat says what it shows', () => {
    const { t, heard } = tableWith('real')
    expect(played(roll(t, 1, 7, 8), 6)).toEqual({
      asked: [
        {
          ask: { kind: 'realDie', seat: 1, sides: 8, die: 7, roll: [7] },
          options: shows(1, 2, 3, 4, 5, 6, 7, 8),
        },
      ],
      result: 7,
    })
    expect(heard).toEqual([{ type: 'rolled', seat: 1, who: 1, dice: [7], faces: [7] }])
  })

  it('with the same number on several sides is asked for once a number', () => {
    const { t } = tableWith('real')
    expect(played(roll(t, 1, 7, [3, 3, 9]), 1)).toEqual({
      asked: [{ ask: { kind: 'realDie', seat: 1, sides: 2, die: 7, roll: [7] }, options: shows(3, 9) }],
      result: 9,
    })
  })

  it('is rerolled by fate, and everybody is told from what to what', () => {
    const { t, heard } = tableWith([5])
    const faces = [1, 2]
    expect(played(reroll(t, 1, 1, faces)).asked).toEqual([])
    expect(faces).toEqual([1, 5])
    expect(heard).toEqual([{ type: 'rerolled', seat: 1, die: 1, from: 2, to: 5 }])
  })

  it('is rerolled by hand', () => {
    const { t, heard } = tableWith('real')
    const faces = [1, 2]
    expect(played(reroll(t, 1, 1, faces, 4), 2).asked).toEqual([
      { ask: { kind: 'realDie', seat: 1, sides: 4, die: 1, roll: [1] }, options: shows(1, 2, 3, 4) },
    ])
    expect(faces).toEqual([1, 3])
    expect(heard).toEqual([{ type: 'rerolled', seat: 1, die: 1, from: 2, to: 3 }])
  })
})

const ownSides = (die: number): number => (die === 2 ? 8 : 4)

describe('several dice', () => {
  const told = { type: 'rolled', seat: 1, who: 3, dice: [2, 0], faces: [6, 3] }

  it('are rolled by fate, each under its number', () => {
    const { t, heard } = tableWith([6, 3])
    const faces = [0, 9, 0]
    expect(played(rollAll(t, 1, [2, 0], faces, 6, 3)).asked).toEqual([])
    expect(faces).toEqual([3, 9, 6])
    expect(heard).toEqual([told])
  })

  it('are rolled by hand one after the other, each with its own sides', () => {
    const { t, heard } = tableWith('real')
    const faces = [0, 9, 0]
    const { asked } = played(rollAll(t, 1, [2, 0], faces, ownSides, 3), 5, 2)
    expect(asked.map(({ ask }) => ask)).toEqual([
      { kind: 'realDie', seat: 1, sides: 8, die: 2, roll: [2, 0] },
      { kind: 'realDie', seat: 1, sides: 4, die: 0, roll: [0] },
    ])
    expect(faces).toEqual([3, 9, 6])
    expect(heard).toEqual([told])
  })

  it('may have sides of their own by fate too', () => {
    const { t } = tableWith([8, 4])
    expect(() => rollAll(t, 1, [2, 0], [], ownSides)).not.toThrow()
    const { t: other } = tableWith([4, 8])
    expect(() => rollAll(other, 1, [2, 0], [], ownSides)).toThrow('with 4 sides')
  })

  it('are told as they were rolled, whatever becomes of the list', () => {
    const { t, heard } = tableWith([6, 3])
    const dice = [2, 0]
    rollAll(t, 1, dice, [], 6, 3)
    dice.push(1)
    expect(heard).toEqual([told])
  })
})

describe('a question', () => {
  const ask = { kind: 'act', seat: 1 }
  const { t } = tableWith([])

  it.each([
    ['that takes the only answer', () => choose(t, ask, [])],
    ['that is always asked', () => ponder(ask, [])],
  ])('%s is a fault of the rules without any answer', (_, play) => {
    expect(() => played(play())).toThrow(new NoAnswer(ask))
    expect(new NoAnswer(ask)).toMatchObject({ ask, message: 'the question "act" has no answer' })
  })
})

describe('a hidden card', () => {
  it('is turned up from the top, and everybody learns it', () => {
    const { t } = tableWith([])
    const pile = [1, 2]
    expect(turnUp(t, pile)).toBe(2)
    expect(pile).toEqual([1])
    expect(t.fate).toMatchObject({ turns: 1 })
    expect(() => turnUp(t, [])).toThrow('turned up a card of an empty pile')
  })

  it('is looked at by one seat, or by everybody', () => {
    const { t } = tableWith([])
    expect(peek(t, [1, 2])).toBe(2)
    look(t, anyone)
    expect(t.fate).not.toHaveProperty('looks')
    expect(peek(t, [1, 2], 1)).toBe(2)
    expect(t.fate).toMatchObject({ turns: 3, looks: [0, 1] })
  })
})

it.each<[string, Listener | undefined]>([
  ['nobody listens', undefined],
  ['somebody only asks why not', { refusal: () => undefined }],
])('events may be told though %s', (_, listener) => {
  const { t } = tableWith([])
  expect(() => tell({ ...t, listener }, { type: 'quiet' })).not.toThrow()
})
