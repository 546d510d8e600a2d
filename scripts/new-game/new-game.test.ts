import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyOfTheHouse } from './copy.ts'

const name = 'lantern-row'
let house = ''

/** Runs a program in the copy, as somebody would who works there. */
function run(program: string, args: readonly string[], input = ''): { code: number | null; said: string } {
  const bin = path.join(house, 'node_modules', '.bin')
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: house,
    input,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      DICEHEARTH_HOME: path.join(house, 'home'),
      NO_COLOR: '1',
    },
  })
  return { code: status, said: `${stdout}${stderr}` }
}

const newGame = (...args: string[]): ReturnType<typeof run> =>
  run(process.execPath, ['scripts/new-game/main.ts', ...args])

function listed(): string {
  return ['games/index.ts', 'package-lock.json']
    .map((file) => readFileSync(path.join(house, file), 'utf8'))
    .join()
}

beforeAll(() => {
  house = copyOfTheHouse()
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

it.each([
  ['no name', [], 'What is the game called?'],
  ['two names', ['lantern', 'row'], 'What is the game called?'],
  ['large letters', ['LanternRow'], 'is no name for a game'],
  ['a way out of the house', ['../lantern'], 'is no name for a game'],
  ['a number first', ['9-lives'], 'is no name for a game'],
  ['too many letters', ['l'.repeat(41)], 'at most 40 letters'],
  ['a game that is there', ['set-a-watch'], 'is taken'],
  ['a room of the house', ['engine'], 'is taken'],
  ['a word of our tools', ['test'], 'is taken'],
])('refuses %s in one sentence and changes nothing', (_, args, why) => {
  const before = listed()
  const { code, said } = newGame(...args)
  expect(code).toBe(2)
  expect(said).toContain(why)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(listed()).toBe(before)
})

describe('a new game', () => {
  beforeAll(() => {
    const { code, said } = newGame(name)
    expect(code, said).toBe(0)
    expect(said).toContain(`node host/test/write-saves.ts ${name}`)
  })

  it('is in the lock, as npm ci wants it', () => {
    const { code, said } = run('npm', ['ci', '--dry-run', '--ignore-scripts', '--offline', '--no-audit'])
    expect(code, said).toBe(0)
    expect(existsSync(path.join(house, 'node_modules', '@dicehearth', name, 'index.ts'))).toBe(true)
  })

  it('passes the battery and its own tests, and each of its rules is named by one', () => {
    const tested = run('vitest', ['run', `games/${name}`])
    expect(tested.code, tested.said).toBe(0)
    expect(tested.said).toContain(`games/${name}/test/battery.test.ts`)
    const covered = run('./dicehearth', ['rules', name, '--coverage'])
    expect(covered.code, covered.said).toBe(0)
  })

  it('goes on with the saved games of its first rules when its box grows', () => {
    const written = run(process.execPath, ['host/test/write-saves.ts', name])
    expect(written.code, written.said).toBe(0)
    const tested = run('vitest', ['run', 'host/test/one-more-card', 'host/test/old-saves', '-t', name])
    expect(tested.code, tested.said).toBe(0)
    expect(tested.said).toMatch(/\b1[0-9] passed/)
  })

  it('is played by a program to its end', () => {
    const { code, said } = run('./dicehearth', ['play', name, '--json-lines'], '1\n'.repeat(60))
    expect(code, said).toBe(0)
    expect(JSON.parse(said.trim().split('\n').at(-1) ?? '')).toMatchObject({
      type: 'result',
      outcome: 'over',
    })
  })

  it('is drawn in the terminal though it brings no drawing', () => {
    const { code, said } = run('./dicehearth', ['play', name], '1\n')
    expect(code, said).toBe(0)
    expect(said).toContain('Lantern Row\n')
    expect(said).toMatch(/\* The row/)
  })

  it('is behind the same doors as every game', () => {
    const doors = ['--config', '.dependency-cruiser.mjs', `games/${name}`]
    const kept = run('depcruise', doors)
    expect(kept.code, kept.said).toBe(0)
    appendFileSync(path.join(house, 'games', name, 'rules', 'round.ts'), "import '../speech/index.ts'\n")
    const broken = run('depcruise', doors)
    expect(broken.code).toBeGreaterThan(0)
    expect(broken.said).toContain('rules-know-no-table')
  })
})
