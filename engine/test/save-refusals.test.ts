import { describe, expect, it } from 'vitest'
import { readConfig, readSave, replay, resume, save, Table, type Saved } from '../index.ts'
import { camp, rollDie, turnCard, wait } from './camp.ts'
import { refused } from './refused.ts'

const game = camp()

function played(choices: readonly number[] = [wait, wait, turnCard, wait]): Table {
  const table = new Table(game, readConfig(game, { script: [6, 6] }), 'saved')
  for (const choice of choices) table.choose(choice)
  return table
}

const file = (change: Partial<Saved> = {}): Saved => ({
  ...save(played(), [{ player: 'human', name: 'Ada' }, { player: 'greedy' }]),
  ...change,
})

/** The file with a change to its one state, which lies at decision 3. */
function fileWithState(change: object): Saved {
  const [{ position, state }] = file().states
  return file({ states: [{ position, state: { ...(state as object), ...change } }] })
}

function failing(message: string): () => never {
  return () => {
    throw new TypeError(message)
  }
}

const foreign = 'This is not a saved game of Dicehearth: "format" and "game" are missing.'
const damaged = (what: string): string => `This saved game is damaged: ${what}. Try an older copy of it.`

describe('the text of a saved game is refused', () => {
  it.each<[string, unknown, string]>([
    ['as nothing', null, foreign],
    ['as a list', [], foreign],
    ['as a number', 7, foreign],
    ['as a word', 'camp', foreign],
    ['without its game', { format: 2 }, foreign],
    ['without its format', { game: 'camp' }, foreign],
    ['with a game that is no text', { format: 2, game: 7 }, foreign],
    ['with a format that is no number', { format: '2', game: 'camp' }, foreign],
    [
      'with a part missing',
      { ...file(), seats: [{ name: 'Ada' }] },
      damaged('"seats.0.player" is wrong (Invalid input: expected string, received undefined)'),
    ],
    [
      'with more seats than players',
      { ...file(), seats: [{ player: 'a' }, { player: 'b' }, { player: 'c' }] },
      damaged('it seats 3 at a table for 2'),
    ],
    [
      'with one of its states after the last choice',
      { ...file(), states: [...file().states, { position: 5, state: {} }] },
      damaged('a state comes after the last choice'),
    ],
  ])('%s', (_, content, message) => {
    expect(refused(() => readSave(JSON.stringify(content)))).toEqual({ code: 'bad-save', message })
  })

  it('when it is cut off', () => {
    expect(refused(() => readSave(JSON.stringify(file()).slice(0, -20)))).toEqual({
      code: 'bad-save',
      message: 'This is not a whole saved game: the file is cut off or is not JSON. Try an older copy of it.',
    })
  })

  it.each([0, 3])('in format %i, and says which formats can be read', (format) => {
    expect(refused(() => readSave(JSON.stringify({ ...file(), format })))).toEqual({
      code: 'unknown-format',
      message: `This game was saved in format ${format}; this version reads formats 1 to 2. Update Dicehearth.`,
    })
  })
})

it('the text of a saved game in the oldest format is read as one that holds a journal alone', () => {
  const { states: _, since: __, proven: ___, ...journal } = file({ format: 1 })
  expect(readSave(JSON.stringify(journal))).toEqual({
    ...journal,
    format: 2,
    states: [],
    since: [],
    proven: true,
  })
})

describe('a saved game is refused', () => {
  const newer = 'This game was played with rules 2 of Camp; this version has 1. Update Dicehearth.'
  const journal = { states: [] }

  it.each<[string, string, Saved, string]>([
    ['of later rules', 'newer-rules', file({ rules: 2 }), newer],
    [
      'whose choices do not fit its state',
      'bad-save',
      file({ choices: [wait, wait, turnCard, 7] }),
      damaged('choice 7 at decision 3: there are options 0 to 2'),
    ],
    [
      'whose state breaks an invariant',
      'bad-save',
      fileWithState({ deck: [6, 6] }),
      damaged('the table at decision 3 is impossible: it breaks INV-01'),
    ],
    [
      'whose state has another shape',
      'bad-save',
      fileWithState({ points: 'many' }),
      damaged(
        'the table at decision 3 is impossible: points: Invalid input: expected number, received string',
      ),
    ],
    [
      'whose journal alone does not lead to its digest',
      'tampered',
      file({ ...journal, digest: 'ab' }),
      'This saved game does not replay: a different state at the end, at decision 4. The file was changed or damaged; try an older copy of it.',
    ],
  ])('%s', (_, code, saved, message) => {
    expect(refused(() => resume(game, saved))).toEqual({ code, message })
  })

  it('when it breaks several invariants, which are all named', () => {
    const strict = { ...game, broken: () => ['INV-01', 'INV-02'] }
    expect(refused(() => resume(strict, file())).message).toContain('it breaks INV-01, INV-02.')
  })

  it('of later rules also when it is only replayed', () => {
    expect(refused(() => replay(game, file({ rules: 2 })))).toEqual({ code: 'newer-rules', message: newer })
  })

  it.each([
    ['a round', { ...game, round: failing('no such card') }],
    ['an invariant', { ...game, broken: failing('no such card') }],
    ['a prompt', { ...game, words: { ...game.words, prompt: failing('no such card') } }],
    ['an answer', { ...game, words: { ...game.words, option: failing('no such card') } }],
  ])('when the rules cannot follow it in %s', (_, lost) => {
    expect(refused(() => resume(lost, file()))).toEqual({
      code: 'bad-save',
      message: damaged('the rules cannot follow it (no such card)'),
    })
  })
})

it('a saved game of one’s own is not put into words to see if it could be', () => {
  const silent = {
    ...game,
    words: { ...game.words, prompt: failing('no words'), option: failing('no words') },
  }
  expect(resume(silent, file(), { own: true }).notice).toBeNull()
})

it('a finished game is resumed, though it asks nothing', () => {
  const over = save(played([rollDie, rollDie]))
  expect(resume(game, over)).toMatchObject({ notice: null, table: { decision: null } })
})

describe('a replay says where it first differs', () => {
  it.each<[string, Partial<Saved>, number, string]>([
    [
      'by the first number without an option',
      { choices: [wait, 3] },
      1,
      'choice 3 at decision 1: there are options 0 to 2',
    ],
    [
      'by a choice after the end',
      { choices: [rollDie, rollDie, wait] },
      2,
      'choice 0 at decision 2: the game is over there',
    ],
    ['by the digest', { digest: 'ab' }, 4, 'a different state at the end, at decision 4'],
    [
      'by a round that began later',
      { marks: file().marks.map(([at, mark]) => [at === 3 ? 9 : at, mark]) },
      9,
      'a different state from decision 2 on',
    ],
  ])('%s', (_, change, position, text) => {
    expect(replay(game, file(change)).difference).toEqual({ position, text })
  })

  it('and nowhere if there are merely fewer marks', () => {
    expect(replay(game, file({ marks: file().marks.slice(0, 2) })).difference).toBeNull()
  })
})
