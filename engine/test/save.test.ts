import { describe, expect, it } from 'vitest'
import { readConfig, readSave, Refusal, replay, resume, save, Table, written, type Saved } from '../index.ts'
import { camp, rollDie, turnCard, wait } from './camp.ts'

const game = camp()

function played(): Table {
  const table = new Table(game, readConfig(game, {}), 'saved')
  for (const choice of [wait, wait, turnCard, wait]) table.choose(choice)
  return table
}

const file = (): Saved => save(played(), [{ player: 'human', name: 'Ada' }, { player: 'greedy' }])

function refusal(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  return 'taken'
}

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
    ])
  })

  it('comes back to the same table', () => {
    const { table, notice } = resume(game, readSave(JSON.stringify(file())))
    expect(notice).toBeNull()
    expect(written(table.state)).toBe(written(played().state))
  })

  it('is refused when it is cut off, foreign, or lacks a part, with a message', () => {
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
    expect(refusal(() => readSave(JSON.stringify({ ...file(), format: 2 })))).toBe('unknown-format')
    expect(refusal(() => resume(game, { ...file(), rules: 2 }))).toBe('newer-rules')
  })

  it('is refused when it was tampered with: choices, seed, marks or digest', () => {
    expect(refusal(() => resume(game, { ...file(), choices: [wait, wait, rollDie, wait] }))).toBe('tampered')
    expect(refusal(() => resume(game, { ...file(), choices: [wait, 7] }))).toBe('tampered')
    expect(refusal(() => resume(game, { ...file(), seed: 'another' }))).toBe('tampered')
    expect(refusal(() => resume(game, { ...file(), digest: 'ab' }))).toBe('tampered')
    expect(
      refusal(() => resume(game, { ...file(), marks: file().marks.map(([at]) => [at, '00000000']) })),
    ).toBe('tampered')
    expect(refusal(() => resume(game, { ...file(), config: { players: 9, dice: 'fate' } }))).toBe('bad-value')
  })

  it('says where a replay first differs', () => {
    const { difference } = replay(game, { ...file(), choices: [wait, wait, rollDie, wait] })
    expect(difference).toEqual({ position: 3, text: 'another state from decision 2 on' })
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

describe('a saved game under mended rules', () => {
  it('goes on as it was when the mending does not touch it', () => {
    const { table, notice } = resume(camp({ version: 2 }), file())
    expect(notice).toBeNull()
    expect(table.position).toBe(4)
  })

  it('goes on as it was when the table only keeps more in mind than before', () => {
    const version: typeof game = {
      ...game,
      deal: (config, fate) => attentive(game.deal(config, fate)),
      copy: (state) => attentive(game.copy(state)),
    }
    expect(resume(version, file())).toMatchObject({ notice: null, table: { position: 4 } })
  })

  it('goes on from the last point where both agree when it does, and says so', () => {
    const { table, notice } = resume(camp({ version: 2, waiting: 2 }), file())
    expect(table.position).toBe(0)
    expect(notice).toMatch(/version 1, now 2/)
    const turned = save(new Table(game, readConfig(game, {}), 'saved'))
    expect(resume(camp({ version: 2, waiting: 2 }), turned).notice).toBeNull()
  })

  it('keeps the rounds before the one whose choices no longer fit', () => {
    const table = new Table(game, readConfig(game, {}), 'saved')
    for (const choice of [rollDie, turnCard, wait]) table.choose(choice)
    const { table: again, notice } = resume(camp({ version: 2, waiting: 3 }), save(table))
    expect(again.position).toBe(2)
    expect(notice).toMatch(/from decision 2 of 3/)
  })
})
