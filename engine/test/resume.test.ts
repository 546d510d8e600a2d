import { describe, expect, it } from 'vitest'
import {
  end,
  fewStates,
  mostStates,
  ponder,
  readConfig,
  readSave,
  readyFor,
  replay,
  resume,
  save,
  Table,
  written,
  type Config,
  type Play,
  type Saved,
} from '../index.ts'
import { camp, type Camp, rollDie, turnCard, wait } from './camp.ts'
import { refused } from './refused.ts'

const game = camp()

function played(...choices: number[]): Table {
  const table = new Table(game, readConfig(game, { players: 3, food: ['tea'] }), 'resumed')
  for (const choice of choices) table.choose(choice)
  return table
}

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

describe('the states that are kept', () => {
  it('are all of a few, in a list of their own', () => {
    const few = numbers(mostStates)
    expect(fewStates(few)).toEqual(few)
    expect(fewStates(few.slice(0, 2))).toEqual([0, 1])
    expect(fewStates(few)).not.toBe(few)
  })

  it('are the oldest and the newest of many', () => {
    expect(fewStates(numbers(mostStates + 2))).toEqual([0, ...numbers(mostStates + 2).slice(3)])
  })
})

describe('a resumed table', () => {
  it('is set up as the saved one was', () => {
    const table = played(wait)
    expect(resume(game, save(table), { own: true }).table.config).toEqual(table.config)
  })

  it('says that its journal leads elsewhere, if only its table differs', () => {
    const saved = save(played(turnCard, wait))
    const [{ position, state }] = saved.states
    const { table, notice } = resume(game, {
      ...saved,
      states: [{ position, state: { ...(state as Camp), points: 1 } }],
    })
    expect(notice).toBe(
      'The choices in this saved game do not lead to its table (they end at a different one). The game continues from that table, and counts as unproven from now on.',
    )
    expect(table.state.points).toBe(2)
  })

  it('is asked for its book with the set-up of the saved game', async () => {
    const asked: Config[] = []
    const ready = async (config: Config): Promise<void> => void asked.push(config)
    await readyFor({ ...game, ready }, save(played()))
    expect(asked).toEqual([played().config])
    await expect(readyFor(game, save(played()))).resolves.toBeUndefined()
  })

  it('tells a listener what happens in the replay', () => {
    const heard: string[] = []
    replay(game, save(played(wait, wait)), ({ type }, position) => heard.push(`${type} ${position}`))
    expect(heard).toEqual(['wait 1', 'onlyWay 1', 'wait 2', 'onlyWay 2'])
  })
})

function cutShort(): { whole: Table; saved: Saved; short: Saved } {
  const whole = played(turnCard, wait, wait)
  const saved = readSave(JSON.stringify(save(whole)))
  return { whole, saved, short: { ...saved, choices: saved.choices.slice(1), marks: [], leftOut: 1 } }
}

describe('a saved game whose first choices are supplied later', () => {
  it('plays on without them', () => {
    const { whole, short } = cutShort()
    const { table } = resume(game, short, { own: true })
    expect(table.position).toBe(3)
    expect(written(table.state)).toBe(written(whole.state))
    expect(() => table.choices).toThrow('the choices before the last rounds have not been loaded yet')
    expect(() => table.marks).toThrow('have not been loaded yet')
  })

  it('is whole again once they are there', () => {
    const { whole, saved, short } = cutShort()
    const { table } = resume(game, short, { own: true })
    table.choose(wait)
    table.learn(saved)
    whole.choose(wait)
    expect(save(table)).toEqual(save(whole))
  })
})

/** Resumed from decision 2, where the second card was turned up, and in the middle of a roll. */
function resumed(): { table: Table; whole: Table } {
  const whole = new Table(game, readConfig(game, { dice: 'real' }), 'resumed')
  for (const choice of [turnCard, turnCard, wait, rollDie]) whole.choose(choice)
  return { table: resume(game, save(whole), { own: true }).table, whole }
}

describe('a table resumed from its last rounds', () => {
  it('is saved as before', () => {
    const { table, whole } = resumed()
    expect(save(table)).toEqual(save(whole))
    expect(table.since(3)).toEqual(whole.since(3))
  })

  it('is forked where it stands', () => {
    const { table, whole } = resumed()
    const fork = table.fork()
    expect(fork.decision).toEqual(whole.decision)
    expect(written(fork.state)).toBe(written(whole.state))
  })

  it('finds the last choice of a seat', () => {
    expect(resumed().table.lastChoiceOf((seat) => seat === 0)).toBe(2)
  })

  it('goes back to where it was resumed without the choices before', () => {
    const { whole } = resumed()
    const saved = save(whole)
    const short = { ...saved, choices: saved.choices.slice(2), marks: [], leftOut: 2 }
    const { table } = resume(game, short, { own: true })
    table.rewind(2)
    expect(written(table.state)).toBe(written(whole.recent(2)[0].state))
  })

  it('goes back further by playing the whole journal again', () => {
    const { table, whole } = resumed()
    table.rewind(1)
    whole.rewind(1)
    expect(table.choices).toEqual([turnCard])
    expect(table.undone).toEqual([rollDie, wait, turnCard])
    expect(written(table.state)).toBe(written(whole.state))
    expect(save(table)).toEqual(save(whole))
  })

  it('cannot take back the choice that it was resumed after', () => {
    const { table } = resume(game, save(played(turnCard)), { own: true })
    expect(table.undoStop).toBe('dice')
  })

  it.each([
    ['give other points', camp({ version: 2, canRest: true, waiting: 2 })],
    ['end the game sooner', camp({ version: 2, canRest: true, goal: 1 })],
    ['no longer have an answer', camp({ version: 2, canRest: false })],
  ])('does not go back further if the rules %s by now', (_, today) => {
    const rules = camp({ canRest: true })
    const whole = new Table(rules, readConfig(rules, {}), 'resumed')
    for (const choice of [1, 3]) whole.choose(choice)
    const { table } = resume(today, save(whole), { own: true })
    const before = written(table.state)
    expect(refused(() => table.rewind(0))).toEqual({
      code: 'too-far-back',
      message:
        'That part of the game was played under older rules: you can read it in the log, but not go back to it.',
    })
    expect(table.position).toBe(2)
    expect(written(table.state)).toBe(before)
  })
})

/** A camp with three questions a round, which list these answers; the first answer gives a point. */
function threeQuestions(version: number, acts: readonly string[], goal = 9): ReturnType<typeof camp> {
  return {
    ...camp({ version }),
    *round(t: Camp): Play {
      for (let n = 0; n < 3; n++) {
        const ask = { kind: 'act', seat: 0 }
        const { verb } = yield* ponder(
          ask,
          acts.map((act) => ({ verb: act, seat: 0 })),
        )
        if (verb === 'wait') t.points++
        if (t.points >= goal) yield* end(t, { result: 'fed' })
      }
    },
  }
}

function lost(what: string): string {
  return `The rules have been corrected since you last played (version 1, now 2), and your ${what} can no longer be made. Choose again.`
}

describe('a saved game in the middle of a round under changed rules', () => {
  const rules = threeQuestions(1, ['wait', 'rest'])
  const after = (...choices: number[]): Saved => {
    const table = new Table(rules, readConfig(rules, {}), 'middle')
    for (const choice of choices) table.choose(choice)
    return save(table)
  }

  it.each<[string, ReturnType<typeof camp>, number[], string | null]>([
    ['finds its answers in another order', threeQuestions(2, ['rest', 'wait']), [0, 1], null],
    [
      'drops all answers from the first that is gone',
      threeQuestions(2, ['wait', 'roll']),
      [],
      lost('last 2 choices'),
    ],
  ])('%s', (_, today, choices, notice) => {
    const resumed = resume(today, after(1, 0))
    expect(resumed.table.choices).toEqual(choices)
    expect(resumed.notice).toBe(notice)
  })

  it('drops the last answer alone', () => {
    const resumed = resume(threeQuestions(2, ['wait', 'roll']), after(0, 1))
    expect(resumed.table.choices).toEqual([0])
    expect(resumed.notice).toBe(lost('last choice'))
  })

  it('drops answers after an earlier end', () => {
    const resumed = resume(threeQuestions(2, ['wait', 'rest'], 1), after(0, 1))
    expect(resumed.table).toMatchObject({ choices: [0], decision: null })
    expect(resumed.notice).toBe(lost('last choice'))
  })
})
