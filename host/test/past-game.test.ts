import { eventsOf, readConfig, save, Table, type Game, type Saved, type SeatOf } from '@dicehearth/engine'
import { describe, expect, it } from 'vitest'
import { hoard } from '../../engine/test/hoard.ts'
import { barePastGame, counts, deedsOf, pastGameOf } from '../index.ts'

const prayed = { id: 'prayed', name: 'Prayed', text: 'Roll a die.' }
const game: Game = {
  ...hoard(),
  cast: () => [
    { seat: 0, name: 'Thief' },
    { seat: 1, name: 'Monk' },
  ],
  deeds: async () => [
    { ...prayed, earned: (it) => eventsOf(it, 'rolled').length > 0 },
    { ...prayed, id: 'people', earned: ({ people }) => people.join() === '0' },
    { ...prayed, id: 'never', earned: () => false },
  ],
}
const seats: SeatOf[] = [{ player: 'human', name: 'Anna' }, { player: 'greedy' }]

/** Takes the last option each time, until the game is over or this many choices are made. */
function played(most = Infinity, given = {}): { saved: Saved; table: Table } {
  const table = new Table(game, readConfig(game, given), 'record')
  for (let n = 0; n < most && table.decision; n++) table.choose(table.decision.options.length - 1)
  return { saved: save(table, seats), table }
}

describe('the record of a finished game', () => {
  it('names result, places, scores, heroes and deeds', async () => {
    const { saved, table } = played()
    const record = await pastGameOf(game, saved, { id: 'abc', when: 5 })
    const result = table.state.outcome?.seats?.find(({ seat }) => seat === 0)
    expect(record).toMatchObject({
      table: 'abc',
      game: 'hoard',
      when: 5,
      seed: 'record',
      players: 2,
      decisions: saved.choices.length,
      result: 'over',
      seats: [
        { player: 'human', name: 'Anna', heroes: ['Thief'], place: result?.place, score: result?.score },
        { player: 'greedy', heroes: ['Monk'] },
      ],
    })
    expect(record?.deeds).toContain('people')
    expect(record?.deeds).not.toContain('never')
  })

  it('does not exist while the game is in progress', async () => {
    expect(await pastGameOf(game, played(3).saved, { id: 'abc', when: 5 })).toBeNull()
  })

  it('keeps the choices of the host in words, and only the fact that there were custom cards', () => {
    const config = {
      players: 2,
      dice: 'fate' as const,
      board: 'book',
      special: ['dragons'],
      cards: { name: 'Mine' },
    }
    const saved = { game: 'hoard', seed: '', config, seats }
    const outcome = { result: 'won', turns: 9, reason: 'luck' }
    const record = barePastGame({ id: 'a', when: 1, saved, decisions: 4, outcome })
    expect(record.setup).toEqual({ dice: 'fate', board: 'book', special: ['dragons'], cards: 'own' })
    expect(record.figures).toEqual({ turns: 9, reason: 'luck' })
  })
})

describe('deeds', () => {
  it('are found by replaying the whole game', async () => {
    const { saved, table } = played()
    expect(await deedsOf(game, saved, table.state)).toContain('people')
  })

  it('are not earned by a game that its choices do not lead to, nor by an unproven one', async () => {
    const { saved, table } = played()
    const other = { ...saved, choices: saved.choices.map(() => 0) }
    expect(await deedsOf(game, other, table.state)).toEqual([])
    expect(await deedsOf(game, { ...saved, proven: false }, table.state)).toEqual([])
  })
})

describe('what counts', () => {
  const { saved } = played(0)

  it('is a game that people played from its beginning', () => {
    expect(counts(saved, { guided: false })).toBe(true)
    expect(counts(saved, { guided: true })).toBe(false)
    expect(counts(saved, { guided: false, practice: true })).toBe(false)
    expect(counts({ ...saved, seats: [{ player: 'greedy' }, { player: 'random' }] }, { guided: false })).toBe(
      false,
    )
    expect(counts({ ...saved, config: { ...saved.config, script: [6] } }, { guided: false })).toBe(false)
  })
})
