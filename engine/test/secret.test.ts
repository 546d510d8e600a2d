import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { copyFate, newFate, pick, reseed, throwDie, type Fate } from '../fate.ts'
import {
  commitmentOf,
  digestText,
  isSecret,
  previews,
  readConfig,
  readSave,
  replay,
  resume,
  Run,
  save,
  secretFrom,
  Table,
  undoReasons,
  withWord,
  wordsIn,
  written,
} from '../index.ts'
import { camp } from './camp.ts'
import { refused } from './refused.ts'

const seed = secretFrom(Uint8Array.from({ length: 32 }, (_, n) => n))
const another = secretFrom(Uint8Array.from({ length: 32 }, (_, n) => n + 1))
const hex = seed.slice('secret:'.length)

const thrown = (of: string, count: number): number[] => {
  const fate = newFate(of)
  return Array.from({ length: count }, () => throwDie(fate, 6))
}

/** Everything from which dice to come could be worked out. */
const secretsOf = ({ secret }: Fate): string[] => [hex, secret?.key ?? hex, String(secret?.numbers ?? hex)]

describe('secret dice', () => {
  it('are the same for the same secret on any machine, in every version', () => {
    expect(thrown(seed, 20)).toEqual([1, 4, 6, 6, 1, 6, 4, 3, 4, 5, 3, 4, 5, 2, 2, 6, 4, 2, 3, 6])
    expect(thrown(another, 20)).not.toEqual(thrown(seed, 20))
    const key = createHash('sha256').update(`dice ${seed}`).digest()
    const block = createHmac('sha256', key).update('numbers').digest()
    expect(newFate(seed).secret).toEqual({
      key: createHmac('sha256', key).update('key').digest('hex'),
      numbers: Array.from({ length: 8 }, (_, n) => block.readInt32BE(4 * n)),
      used: 0,
    })
  })

  it('are fair, whatever the die', () => {
    const fate = newFate(seed)
    const counts = [0, 0, 0, 0, 0, 0]
    for (let n = 0; n < 60_000; n++) counts[throwDie(fate, 6) - 1]++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })

  it('come from a new key after every eight numbers, and earlier keys are gone', () => {
    const fate = newFate(seed)
    const keys = new Set<string>()
    for (let n = 0; n < 80; n++) {
      pick(fate, 2)
      keys.add(fate.secret?.key ?? '')
    }
    expect(keys.size).toBe(10)
    expect([...keys].filter((key) => JSON.stringify(fate).includes(key))).toHaveLength(1)
    expect(JSON.stringify(fate)).not.toContain(hex)
  })

  it('leave the generator of shared seeds unused', () => {
    const fate = newFate(seed)
    pick(fate, 1000)
    expect([fate.a, fate.b, fate.c, fate.d]).toEqual([0, 0, 0, 0])
  })

  it('can be copied: the copy goes on by itself', () => {
    const fate = newFate(seed)
    for (let n = 0; n < 5; n++) pick(fate, 6)
    const copy = copyFate(fate)
    const then = JSON.stringify(fate)
    const later = Array.from({ length: 20 }, () => pick(copy, 1000))
    expect(JSON.stringify(fate)).toBe(then)
    expect(Array.from({ length: 20 }, () => pick(fate, 1000))).toEqual(later)
  })

  it('are gone once the dice to come are replaced', () => {
    const fate = newFate(seed)
    const secrets = secretsOf(fate)
    reseed(fate, newFate('imagined'))
    for (const secret of secrets) expect(JSON.stringify(fate)).not.toContain(secret)
    const twin = newFate('text')
    reseed(twin, newFate('imagined'))
    expect(JSON.stringify(fate)).toBe(JSON.stringify(twin))
  })
})

describe('a secret', () => {
  it('is committed to by its SHA-256, whatever words are added', () => {
    const promised = createHash('sha256').update(seed).digest('hex')
    expect(commitmentOf(seed)).toBe(promised)
    expect(commitmentOf(withWord(withWord(seed, 'ember'), 'Räbe'))).toBe(promised)
    expect(commitmentOf('ember')).toBeNull()
  })

  it('takes words of the players, and each changes every die', () => {
    const one = withWord(seed, 'ember')
    const two = withWord(one, 'raven')
    expect(wordsIn(two)).toEqual(['ember', 'raven'])
    expect(wordsIn(seed)).toEqual([])
    const games = [seed, one, two, withWord(withWord(seed, 'raven'), 'ember')].map((it) =>
      thrown(it, 30).join(),
    )
    expect(new Set(games).size).toBe(4)
  })

  it.each(['', 'two words', 'tab\tbed', 'x'.repeat(25), '<b>'])('refuses "%s" as a word', (word) => {
    expect(refused(() => withWord(seed, word)).code).toBe('bad-value')
    expect(refused(() => withWord('a seed that people share', 'ember')).code).toBe('bad-value')
  })

  it('takes twelve words at most', () => {
    let full = seed
    for (let n = 0; n < 12; n++) full = withWord(full, `word${n}`)
    expect(refused(() => withWord(full, 'more')).code).toBe('bad-value')
  })

  it('has 32 bytes', () => {
    expect(() => secretFrom(new Uint8Array(16))).toThrow('32 bytes')
  })

  it('is told from the seeds that people share', () => {
    expect(isSecret(seed)).toBe(true)
    for (const text of ['secret', `secret:${'0'.repeat(63)}`, ` ${seed}`, `${seed} `, `${seed}\n`])
      expect(isSecret(text)).toBe(false)
  })
})

const game = camp({ goal: 40 })
const config = readConfig(game, {})

/** A table with secret dice some choices in: each rolls once. */
function underWay(choices = 3): Table {
  const table = new Table(game, config, seed)
  while (table.decision && table.position < choices) table.choose(1)
  return table
}

/** A finished table whose last choice waited: elsewhere it could be taken back. */
function over(of: string): Table {
  const table = new Table(game, config, of)
  while (table.decision) table.choose(0)
  return table
}

describe('a table with secret dice', () => {
  it('is played, stored, resumed, taken back and replayed like any other', () => {
    const table = underWay()
    table.choose(0)
    const kept = readSave(JSON.stringify(save(table)))
    const { table: again, notice } = resume(game, kept)
    expect(notice).toBeNull()
    expect(written(again.state)).toBe(written(table.state))
    again.undo()
    table.undo()
    expect(written(again.state)).toBe(written(table.state))
    for (const it of [table, again]) it.choose(1)
    expect(written(again.state)).toBe(written(table.state))
    expect(replay(game, save(again)).difference).toBeNull()
  })

  it('does not replay with another secret', () => {
    const kept = save(underWay(6))
    expect(replay(game, { ...kept, seed: another }).difference).not.toBeNull()
  })

  it('reveals nothing of the secret on an imagined table, nor on its forks and trials', () => {
    const table = underWay()
    const run = table.fork()
    const secrets = [...secretsOf(table.state.fate), ...secretsOf(table.newest.state.fate)]
    run.imagine(0, newFate('imagined'))
    for (const imagined of [run, run.fork()]) {
      expect(written(imagined.state)).not.toContain('secret')
      imagined.choose(1)
      for (const secret of secrets) expect(written(imagined.state)).not.toContain(secret)
    }
    expect(() => previews(table)).not.toThrow()
  })

  it('shows neither the secret nor what comes of it to any seat', () => {
    const table = underWay()
    const seen = JSON.stringify([-1, 0, 1].map((seat) => table.view(seat)))
    for (const secret of secretsOf(table.state.fate)) expect(seen).not.toContain(secret)
  })

  it('gives companions a seed of their own, from which nothing can be worked out', () => {
    const { companionSeed } = underWay()
    expect(companionSeed).toBe(digestText(`companions ${seed}`))
    expect(isSecret(`${companionSeed} 0`)).toBe(false)
    expect(new Table(game, config, 'shared').companionSeed).toBe('shared')
  })

  it('takes nothing back once it is over, because its secret is shown then', () => {
    expect(over('shared').undoStop).toBeNull()
    const table = over(seed)
    expect(table.undoStop).toBe('secret')
    expect(table.lastChoiceOf(() => true)).toBeNull()
    expect(refused(() => table.undo())).toEqual({ code: 'cannot-undo', message: undoReasons.secret })
  })

  it('is read from a file only with a chance that is whole', () => {
    const kept = save(underWay())
    const state = kept.states[0].state as { fate: Fate }
    for (const secret of [
      { key: 'short', numbers: [], used: 0 },
      { ...state.fate.secret, used: 9 },
    ])
      expect(() => game.readState({ ...state, fate: { ...state.fate, secret } }, config)).toThrow(
        'fate.secret',
      )
    expect(Run.from(game, game.readState(state, config), []).state.fate).toEqual(state.fate)
  })
})
