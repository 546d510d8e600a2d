import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { newFolder, run } from './command.ts'

const game = 'roll-for-adventure'
const folder = newFolder()
let whole = ''

beforeAll(async () => {
  const ended = await run(
    [
      'play',
      game,
      '--json-lines',
      '--seat',
      'random',
      '--seat',
      'random',
      '--seed',
      's',
      '--save',
      'whole.json',
    ],
    { folder },
  )
  expect(ended.code).toBe(0)
  whole = readFileSync(path.join(folder, 'whole.json'), 'utf8')
})

interface Saved {
  format: number
  rules: number
  choices: number[]
  digest: string
  states: unknown[]
}

/** The saved game with something changed. */
function changed(change: (saved: Saved) => void): string {
  const saved = JSON.parse(whole) as Saved
  change(saved)
  return JSON.stringify(saved)
}

it.each([
  ['cut', () => whole.slice(0, whole.length / 2), 2, 'cut off'],
  ['foreign', () => '{"name":"something else"}', 2, 'not a saved game'],
  ['of a newer format', () => changed((saved) => (saved.format = 99)), 2, 'format 99'],
  ['of newer rules', () => changed((saved) => (saved.rules = 99)), 2, 'rules 99'],
  [
    'tampered with in its digest and has no state to resume from',
    () => changed((saved) => Object.assign(saved, { digest: '0'.repeat(64), states: [] })),
    1,
    'a different state',
  ],
  [
    'tampered with in its choices and has no state to resume from',
    () => changed((saved) => void ((saved.choices[3] = 9999), (saved.states = []))),
    1,
    'choice 9999',
  ],
] as [string, () => string, number, string][])(
  'names what is wrong with a file that is %s, and leaves it alone',
  async (kind, text, code, hint) => {
    const file = `${kind.replaceAll(' ', '-')}.json`
    writeFileSync(path.join(folder, file), text())
    const verified = await run(['verify', file], { folder })
    expect(verified.code).toBe(code)
    expect(verified.stdout + verified.stderr).toContain(hint)
    const loaded = await run(['play', '--load', file, '--json-lines'], { folder })
    expect(loaded).toMatchObject({ code: 2, stdout: '' })
    expect(loaded.stderr).toContain(hint)
    expect(readFileSync(path.join(folder, file), 'utf8')).toBe(text())
  },
)

it('resumes a file that contradicts itself from its state, and says that it counts as unproven', async () => {
  writeFileSync(
    path.join(folder, 'odd.json'),
    changed((saved) => (saved.digest = '0'.repeat(64))),
  )
  expect((await run(['verify', 'odd.json'], { folder })).code).toBe(1)
  const { code, stdout } = await run(['play', '--load', 'odd.json', '--json-lines'], { folder })
  expect(code).toBe(0)
  expect(stdout).toMatch(/"type":"notice".*unproven/)
  expect(stdout).toContain('"proven":false')
})

it('skips a damaged table on the shelf, keeps it, and says so', async () => {
  const file = path.join(folder, 'home', 'tables', `${game}-2020-01-01.json`)
  const left = await run(['play', game, '--json-lines'], { folder })
  expect(left.code).toBe(0)
  writeFileSync(file, whole.slice(0, 100))
  const { code, stderr } = await run(['play', '--continue', '--json-lines'], { folder })
  expect(code).toBe(0)
  expect(stderr).toContain(`${file}: `)
  expect(stderr).toContain('This table is skipped')
  expect(readFileSync(file, 'utf8')).toBe(whole.slice(0, 100))
})

it('never overwrites a file that is not a saved game', async () => {
  writeFileSync(path.join(folder, 'letter.txt'), 'Dear all')
  const { code } = await run(['play', game, '--json-lines', '--save', 'letter.txt'], { folder })
  expect(code).toBe(2)
  expect(readFileSync(path.join(folder, 'letter.txt'), 'utf8')).toBe('Dear all')
})

it('verifies whole games and shows any decision of them', async () => {
  expect((await run(['verify', 'whole.json'], { folder })).code).toBe(0)
  const { stdout } = await run(['replay', 'whole.json'], { folder })
  expect(stdout).toMatch(/Lost|Won/)
  expect((await run(['replay', 'whole.json', '--at', '100000'], { folder })).code).toBe(2)
})
