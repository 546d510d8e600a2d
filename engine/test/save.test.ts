import { describe, expect, it } from 'vitest'
import {
  mostStates,
  readConfig,
  readSave,
  replay,
  resume,
  save,
  Table,
  written,
  type Saved,
} from '../index.ts'
import { camp, rollDie, turnCard, wait } from './camp.ts'
import { refused } from './refused.ts'

const game = camp()

function played(): Table {
  const table = new Table(game, readConfig(game, {}), 'saved')
  for (const choice of [wait, wait, turnCard, wait]) table.choose(choice)
  return table
}

const file = (): Saved => save(played(), [{ player: 'human', name: 'Ada' }, { player: 'greedy' }])

const refusal = (work: () => unknown): string => refused(work).code

describe('a saved game', () => {
  it('is one file with everything in it', () => {
    expect(Object.keys(file())).toEqual([
      'format',
      'game',
      'rules',
      'config',
      'seed',
      'seats',
      'choices',
      'marks',
      'digest',
      'states',
      'since',
      'proven',
    ])
  })

  it('comes back to the same table', () => {
    const { table, notice } = resume(game, readSave(JSON.stringify(file())))
    expect(notice).toBeNull()
    expect(written(table.state)).toBe(written(played().state))
  })

  it('is refused with a message when it is cut off, foreign or incomplete', () => {
    const whole = JSON.stringify(file())
    expect(refusal(() => readSave(whole.slice(0, -20)))).toBe('bad-save')
    expect(refusal(() => readSave('{"format":"Set","cards":[]}'))).toBe('bad-save')
    expect(refusal(() => readSave('[]'))).toBe('bad-save')
    for (const part of ['rules', 'config', 'seed', 'seats', 'choices', 'marks', 'digest']) {
      expect(refusal(() => readSave(JSON.stringify({ ...file(), [part]: null })))).toBe('bad-save')
    }
    expect(refusal(() => readSave(JSON.stringify({ ...file(), choices: [0, -1] })))).toBe('bad-save')
    expect(refusal(() => readSave(JSON.stringify({ ...file(), marks: [[0]] })))).toBe('bad-save')
    expect(refusal(() => readSave(JSON.stringify({ ...file(), seats: [{ name: 'Ada' }] })))).toBe('bad-save')
  })

  it('is refused when it is from a later format or from later rules', () => {
    expect(refusal(() => readSave(JSON.stringify({ ...file(), format: 3 })))).toBe('unknown-format')
    expect(refusal(() => resume(game, { ...file(), rules: 2 }))).toBe('newer-rules')
  })

  it('is refused when it holds only a journal and was tampered with: choices, seed, marks or digest', () => {
    const journal = { ...file(), states: [] }
    expect(refusal(() => resume(game, { ...journal, choices: [wait, wait, rollDie, wait] }))).toBe('tampered')
    expect(refusal(() => resume(game, { ...journal, choices: [wait, 7] }))).toBe('tampered')
    expect(refusal(() => resume(game, { ...journal, seed: 'another' }))).toBe('tampered')
    expect(refusal(() => resume(game, { ...journal, digest: 'ab' }))).toBe('tampered')
    expect(
      refusal(() => resume(game, { ...journal, marks: file().marks.map(([at]) => [at, '00000000']) })),
    ).toBe('tampered')
    expect(refusal(() => resume(game, { ...journal, config: { players: 9, dice: 'fate' } }))).toBe(
      'bad-value',
    )
  })

  it('resumes from its state when the journal leads elsewhere, says so, and counts as unproven', () => {
    for (const change of [
      { choices: [wait, rollDie, turnCard, wait] },
      { seed: 'another' },
      { digest: 'ab' },
    ]) {
      const { table, notice } = resume(game, { ...file(), ...change })
      expect(notice).toMatch(/do not lead to its table .*unproven/)
      expect(save(table).proven).toBe(false)
      expect(table.state.points).toBe(replay(game, file()).table.state.points)
      const again = resume(game, readSave(JSON.stringify(save(table))))
      expect(again).toMatchObject({ notice: null, table: { proven: false } })
    }
  })

  it('is refused when its state has another shape or breaks an invariant', () => {
    const [{ position, state }] = file().states
    const changed = (change: object): string =>
      refusal(() =>
        resume(game, { ...file(), states: [{ position, state: { ...(state as object), ...change } }] }),
      )
    expect(changed({ points: 'many' })).toBe('bad-save')
    expect(changed({ extra: 1 })).toBe('bad-save')
    expect(changed({ deck: [6, 6] })).toBe('bad-save')
    expect(changed({})).toBe('taken')
  })

  it('can be taken back as far as before, over any number of short rounds', () => {
    const table = new Table(camp({ goal: 5_000 }), readConfig(game, {}), 'short')
    table.choose(turnCard)
    for (let n = 0; n < 3 * mostStates; n++) table.choose(wait)
    const { table: loaded } = resume(table.game, readSave(JSON.stringify(save(table))), { own: true })
    expect(loaded.boundary).toBe(1)
    loaded.rewind(1)
    expect(written(loaded.state)).toBe(written(table.recent(1)[0].state))
  })

  it('loads and goes back using only the last rounds, however long the game', () => {
    const long = camp({ goal: 5_000 })
    const table = new Table(long, readConfig(long, {}), 'long')
    for (let n = 0; n < 4_000; n++) table.choose(wait)
    const saved = readSave(JSON.stringify(save(table)))
    expect(saved.states.length).toBeLessThanOrEqual(mostStates)
    const { table: loaded } = resume(long, saved, { own: true })
    loaded.undo()
    expect(loaded.state.points).toBe(3_999)
    // To go back further than the saved rounds, it replays the journal.
    loaded.rewind(10)
    expect(loaded.state.points).toBe(10)
  })

  it('says where a replay first differs', () => {
    const { difference } = replay(game, { ...file(), choices: [wait, wait, rollDie, wait] })
    expect(difference).toEqual({ position: 3, text: 'a different state from decision 2 on' })
    expect(replay(game, { ...file(), choices: [wait, 7] }).difference).toEqual({
      position: 1,
      text: 'choice 7 at decision 1: there are options 0 to 2',
    })
    expect(replay(game, file()).difference).toBeNull()
  })
})

function attentive<S extends object>(state: S): S {
  return Object.assign({ guest: null, guests: [] }, state)
}

describe('a saved game under changed rules', () => {
  it('continues unchanged when the change does not affect it', () => {
    const { table, notice } = resume(camp({ version: 2 }), file())
    expect(notice).toBeNull()
    expect(table.position).toBe(4)
  })

  it('continues unchanged when the state merely has one more field', () => {
    const version: typeof game = {
      ...game,
      deal: (config, fate) => attentive(game.deal(config, fate)),
      copy: (state) => attentive(game.copy(state)),
    }
    expect(resume(version, file())).toMatchObject({ notice: null, table: { position: 4 } })
  })

  it('resumes from its state when the new rules would have led elsewhere', () => {
    const { table, notice } = resume(camp({ version: 2, waiting: 2 }), file())
    expect(table.position).toBe(4)
    expect(table.state.points).toBe(replay(game, file()).table.state.points)
    expect(notice).toBeNull()
  })

  it('finds the options taken in the current round even if their order has changed', () => {
    const table = new Table(game, readConfig(game, { players: 2 }), 'saved')
    for (const choice of [wait, wait]) table.choose(choice)
    const { table: again } = resume(camp({ version: 2, canRest: true }), save(table))
    expect(again.state.points).toBe(2)
    expect(again.position).toBe(2)
  })

  it('with only a journal resumes from the last point where both agree, and says so', () => {
    const journal = { ...file(), states: [] }
    const { table, notice } = resume(camp({ version: 2, waiting: 2 }), journal)
    expect(table.position).toBe(0)
    expect(notice).toMatch(/version 1, now 2/)
    const turned = save(new Table(game, readConfig(game, {}), 'saved'))
    expect(resume(camp({ version: 2, waiting: 2 }), { ...turned, states: [] }).notice).toBeNull()
  })

  it('with only a journal keeps the rounds before the one whose choices no longer fit', () => {
    const table = new Table(game, readConfig(game, {}), 'saved')
    for (const choice of [rollDie, turnCard, wait]) table.choose(choice)
    const journal = { ...save(table), states: [] }
    const { table: again, notice } = resume(camp({ version: 2, waiting: 3 }), journal)
    expect(again.position).toBe(2)
    expect(notice).toMatch(/from decision 2 of 3/)
  })
})
