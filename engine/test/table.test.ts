import { describe, expect, it } from 'vitest'
import { readConfig, Refusal, resume, save, Table, undoReasons, written, type TableEvent } from '../index.ts'
import { camp, type Camp, rollDie, turnCard, wait } from './camp.ts'
import { refused } from './refused.ts'

const game = camp()
const config = readConfig(game, {})
const newTable = (): Table => new Table(game, config, 'camp')

describe('a table', () => {
  it('takes an answer by the number of the option, and refuses any other number', () => {
    const table = newTable()
    for (const wrong of [-1, 3, 1.5, Number.NaN]) expect(() => table.choose(wrong)).toThrow(Refusal)
    expect(refused(() => table.choose(3))).toEqual({
      code: 'no-such-option',
      message: 'There are options 0 to 2, not 3.',
    })
    expect(table.position).toBe(0)
    table.choose(wait)
    expect(table.choices).toEqual([wait])
  })

  it('takes the only answer by itself, and reports it', () => {
    const events: TableEvent[] = []
    const table = new Table(game, config, 'camp', { listener: (event) => events.push(event) })
    table.choose(wait)
    expect(events.map((event) => event.type)).toEqual(['wait', 'onlyWay'])
    expect(table.decision?.ask.seat).toBe(1)
  })

  it('reports events at the moment they happen, with the number of choices made', () => {
    const heard: [string, number, unknown][] = []
    const table = new Table(game, config, 'camp', {
      listener: (event, position, { state }) =>
        heard.push([event.type, position, table.game.view(state as Camp, 0)]),
    })
    table.choose(wait)
    expect(heard).toEqual([
      ['wait', 1, { active: 0, points: 0, cards: 6 }],
      ['onlyWay', 1, { active: 0, points: 1, cards: 6 }],
    ])
  })

  it('is serialised the same with or without a listener', () => {
    const alone = newTable()
    const heard = new Table(game, config, 'camp', { listener: () => undefined })
    for (const table of [alone, heard]) table.choose(wait)
    expect(written(heard.state)).toBe(written(alone.state))
    expect(save(heard)).toEqual(save(alone))
  })

  it('ends at once: nothing more happens, and nothing can be chosen', () => {
    const table = new Table(game, readConfig(game, { script: [6, 6] }), 'camp')
    table.choose(rollDie)
    table.choose(rollDie)
    expect(table.decision).toBeNull()
    expect(table.state).toMatchObject({ outcome: { result: 'fed', points: 12 }, active: 1 })
    expect(refused(() => table.choose(wait))).toEqual({
      code: 'game-over',
      message: 'The game is over: there is nothing left to decide.',
    })
  })

  it('asks for every roll at a table with real dice, so that undo corrects a slip', () => {
    const table = new Table(game, readConfig(game, { dice: 'real' }), 'camp')
    table.choose(rollDie)
    expect(table.decision?.ask).toEqual({ kind: 'realDie', seat: 0, sides: 6, die: 0, roll: [0] })
    table.choose(4)
    expect(table.view(0)).toMatchObject({ points: 5 })
    table.undo()
    table.choose(2)
    expect(table.view(0)).toMatchObject({ points: 3 })
  })
})

describe('undo', () => {
  it('goes back over everything up to the start while nothing new is learned', () => {
    const table = newTable()
    const start = written(table.state)
    for (let n = 0; n < 4; n++) table.choose(wait)
    expect(table.boundary).toBe(0)
    for (let n = 0; n < 4; n++) table.undo()
    expect(written(table.state)).toBe(start)
    expect(table.undoStop).toBe('start')
    expect(refused(() => table.undo())).toEqual({ code: 'cannot-undo', message: undoReasons.start })
  })

  it('stops where dice were rolled or a card was turned up, and says which', () => {
    const table = newTable()
    table.choose(wait)
    table.choose(rollDie)
    expect(table.undoStop).toBe('dice')
    expect(() => table.undo()).toThrow(/Dice have been rolled/)
    table.choose(turnCard)
    expect(table.undoStop).toBe('card')
    table.choose(wait)
    expect(table.undoStop).toBeNull()
    expect(table.boundary).toBe(3)
  })

  it('never rolls differently on redo', () => {
    const table = newTable()
    table.choose(rollDie)
    const rolled = written(table.state)
    table.rewind(0)
    table.redo()
    expect(written(table.state)).toBe(rolled)
    expect(refused(() => table.redo())).toEqual({
      code: 'cannot-redo',
      message: 'There is nothing to redo.',
    })
  })

  it('can be redone step by step, and says whether there is more', () => {
    const table = newTable()
    expect(table.canRedo).toBe(false)
    table.choose(wait)
    table.choose(turnCard)
    table.rewind(0)
    expect(table.undone).toEqual([turnCard, wait])
    table.redo()
    expect(table.canRedo).toBe(true)
    table.redo()
    expect(table.choices).toEqual([wait, turnCard])
    expect(table.canRedo).toBe(false)
  })

  it('forgets what could be redone once something else is chosen', () => {
    const table = newTable()
    table.choose(wait)
    table.choose(wait)
    table.rewind(0)
    table.choose(turnCard)
    expect(() => table.redo()).toThrow(Refusal)
  })

  it('finds the last choice of a person past the companions, if nothing new was learned', () => {
    const table = newTable()
    table.choose(wait)
    table.choose(wait)
    expect(table.lastChoiceOf((seat) => seat === 0)).toBe(0)
    table.choose(rollDie)
    expect(table.lastChoiceOf((seat) => seat === 0)).toBeNull()
  })
})

describe('a fork', () => {
  it('plays on from the same point and leaves the table alone', () => {
    const table = newTable()
    table.choose(wait)
    const before = written(table.state)
    const fork = table.fork()
    expect(written(fork.state)).toBe(before)
    fork.choose(turnCard)
    expect(written(table.state)).toBe(before)
    table.choose(turnCard)
    expect(written(fork.state)).toBe(written(table.state))
  })
})

describe('a condensed table', () => {
  const long = camp({ goal: 1_000_000 })
  const played = (): Table => {
    const table = new Table(long, readConfig(long, {}), 'camp')
    for (let n = 0; n < 40; n++) table.choose(n % 2)
    return table
  }

  it('plays on, is saved and undone like any other, and can still go back to its beginning', () => {
    const [table, other] = [played(), played()]
    table.condense(3)
    expect(table.recent(0).length).toBeLessThan(other.recent(0).length)
    for (const it of [table, other]) it.choose(1)
    expect(table.choices).toEqual(other.choices)
    expect(table.fingerprint).toBe(other.fingerprint)
    expect([table.boundary, table.undoStop]).toEqual([other.boundary, other.undoStop])
    expect(written(resume(long, save(table)).table.state)).toBe(written(other.state))
    for (const it of [table, other]) it.rewind(2)
    expect(written(table.state)).toBe(written(other.state))
    expect(table.undone).toEqual(other.undone)
  })

  it('keeps once what its rounds have in common, and goes on from each as it was', () => {
    const table = new Table(long, readConfig(long, {}), 'camp')
    for (let n = 0; n < 10; n++) table.choose(wait)
    const points = table.recent(0).map(({ state }) => state.points)
    table.condense(1)
    const states = table.recent(0).map(({ state }) => state)
    expect(states.map((state) => state.points)).toEqual(points)
    for (const { deck } of states) expect(deck).toBe(states[0].deck)
    const { deck } = states[0]
    table.rewind(4)
    table.choose(turnCard)
    expect(table.state.deck).not.toEqual(deck)
    expect(table.recent(0)[0].state.deck).toEqual(deck)
  })

  it('keeps what undo may reach', () => {
    const table = new Table(long, readConfig(long, {}), 'camp')
    for (let n = 0; n < 10; n++) table.choose(wait)
    const { boundary } = table
    table.condense(1)
    expect(table.boundary).toBe(boundary)
    expect(table.recent(boundary)[0].position).toBeLessThanOrEqual(boundary)
  })
})
