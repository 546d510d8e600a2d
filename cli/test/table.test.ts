import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder, run } from './command.ts'
import { textOf, wrapped } from '@dicehearth/engine/drawing'
import { menuOf, spreadOut, type Group } from '../menu.ts'
import { painted } from '../paint.ts'
import { testsIn } from '../test-names.ts'

const groups: Group[] = [
  { heading: '3s', options: Array.from({ length: 8 }, (_, option) => ({ text: `Way ${option}`, option })) },
  { heading: null, options: [{ text: 'Roll on', option: 8 }] },
]

it('plays in plain text over pipes: board, question, undo with a reason, rules, log, save and leave', async () => {
  const folder = newFolder()
  const input = ['?', 'u', 'xyz', '999', 'one 6', 'l', 's kept.json', 'fort one 4', 'q'].join('\n')
  const { code, stdout } = await run(['play', 'roll-for-adventure', '--seed', 'pipe', '--set', 'first=1'], {
    folder,
    input,
  })
  expect(code).toBe(0)
  expect(stdout).toContain('┌ ')
  expect(stdout).toContain('choose one number')
  expect(stdout).toContain('RFA-036')
  expect(stdout).toContain('Nothing has been chosen yet')
  expect(stdout).toContain('"xyz" is neither')
  expect(stdout).toContain('There is no option 999')
  expect(stdout).toContain('"one 6" may be any of 3: One 6 to the forest')
  expect(stdout).toContain('Red puts one 4 in the fortress')
  expect(stdout).toContain('Saved as kept.json')
  expect(stdout).toContain('play --continue')
  expect(stdout).not.toContain('\u001b')
  expect((await run(['verify', 'kept.json'], { folder })).code).toBe(0)
  const again = await run(['play', '--continue'], { folder, input: 'q\n' })
  expect(again.stdout).toContain('Turn 1')
})

it('gives advice on h: the best options, each with its odds; it takes none', async () => {
  const args = ['play', 'roll-for-adventure', '--seed', 'pipe', '--set', 'first=1']
  const { code, stdout } = await run(args, { input: 'h\nu\nq\n' })
  expect(code).toBe(0)
  expect(stdout).toContain('Chance to win:')
  expect(stdout.match(/^.+ [█░]{10} \d+ % ± \d+ %$/gm)).toHaveLength(3)
  expect(stdout).toContain('Nothing has been chosen yet')
})

it('prints no terminal escapes that came from elsewhere', async () => {
  const folder = newFolder()
  const seed = '\u001b[2J\u001b]0;mine\u0007seed'
  const args = ['play', 'roll-for-adventure', '--seed', seed, '--save', 'seed.json']
  const played = await run(args, { folder, input: 'q\n' })
  expect(played.stdout).toContain('seed')
  const pack = { game: '\u001b[2Jchess', name: '\u001b[31mRed', enemies: [] }
  writeFileSync(path.join(folder, 'pack.json'), JSON.stringify(pack))
  const refused = await run(['play', 'roll-for-adventure', '--enemies', 'pack.json'], { folder })
  expect(refused.code).toBe(2)
  const replayed = await run(['replay', 'seed.json'], { folder })
  const tooMany = await run(['play', '\u001b[2J', 'roll-for-adventure'], { folder })
  expect(tooMany.stderr).toMatch(/^error: too many arguments/)
  for (const { stdout, stderr } of [played, refused, replayed, tooMany])
    // oxlint-disable-next-line no-control-regex
    expect(stdout + stderr).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f\u009b]/)
})

it('says how to load a table that is kept elsewhere, and finds it there', async () => {
  const folder = newFolder()
  const args = ['play', 'roll-for-adventure', '--seed', 'away', '--save', 'away.json']
  const left = await run(args, { folder, input: 'q\n' })
  expect(left.stdout).toContain('Continue with: dicehearth play --load away.json')
  const again = await run(['play', '--load', 'away.json'], { folder, input: 'q\n' })
  expect(again.code).toBe(0)
  expect(again.stdout).toMatch(/Turn \d/)
})

it('plays a whole table in plain text', async () => {
  const input = '1\n'.repeat(4000)
  const { code, stdout } = await run(
    ['play', 'roll-for-adventure', '--seed', 'all', '--seat', 'human', '--seat', 'random'],
    { input },
  )
  expect(code).toBe(0)
  expect(stdout).toMatch(/Lost in turn|Won!/)
})

it('lists every option if there is room, else one line per group', () => {
  expect(spreadOut(groups, 80).entries).toHaveLength(9)
  expect(menuOf(groups, 80, 20).entries).toHaveLength(9)
  const short = menuOf(groups, 80, 2)
  expect(short.entries.map(({ text }) => text)).toEqual(['3s: 8 ways', 'Roll on'])
  expect(short.entries[1].choice).toBe(8)
  expect(short.lines.every((line) => line.map(textOf).join('').length <= 80)).toBe(true)
})

it('writes an option that is too long for the screen over several lines, and none of it is cut', () => {
  const text = 'Give the ferryman the rope, the goat and your good opinion of both'
  const options = [text, 'Walk away'].map((it, option) => ({ text: it, option }))
  const { lines } = spreadOut([{ heading: null, options }], 40)
  expect(lines.map((line) => line.map(textOf).join('').trimEnd())).toEqual([
    '  1  Give the ferryman the rope, the',
    '     goat and your good opinion of both',
    '  2  Walk away',
  ])
})

it('breaks long text at spaces and paints only where colours are wanted', () => {
  expect(wrapped('one two three four', 9)).toEqual(['one two', 'three', 'four'])
  expect(wrapped('a *line of italics*, 2 * 3 * 4', 13)).toEqual(['a line of', 'italics, 2 *', '3 * 4'])
  const line = ['plain ', { text: 'red', style: ['red'] }] as const
  expect(painted(line, false)).toBe('plain red')
  expect(painted(line, true)).toContain('\u001b[31m')
})

it('reads the rule ids from the names of tests that run', () => {
  const source = [
    "it('takes one die [RFA-117, RFA-R42]', () => {})",
    'test(`wins [INV-07]`, () => {})',
    "it.each([1, 2])('for %s [DEC-03]', () => {})",
    "it.skip('later [RFA-001]', () => {})",
    "it('names none', () => {})",
  ].join('\n')
  expect(testsIn(source).flatMap(({ ids }) => ids)).toEqual(['RFA-117', 'RFA-R42', 'INV-07', 'DEC-03'])
})
