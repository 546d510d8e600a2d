import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder, run } from './command.ts'

const game = 'roll-for-adventure'

it.concurrent.each([
  ['an unknown command', ['simulat', game], 'simulate'],
  ['an unknown flag', ['play', game, '--sed', 'x'], '--seed'],
  ['an unknown game', ['play', 'roll-for-adventur'], '"roll-for-adventure"'],
  ['an unknown option', ['play', game, '--set', 'bord=book'], '"board"'],
  ['an unknown value', ['play', game, '--set', 'board=bok'], '"book"'],
  ['an unknown player', ['play', game, '--seat', 'greedi'], '"greedy"'],
  ['too many seats', ['simulate', game, '--seats', 'random,random,random,random,random'], '2 to 4 players'],
  ['a forbidden set-up', ['play', game, '--set', 'special=giants'], 'RFA-165'],
  ['a file that is not there', ['play', '--load', 'tabel.json'], '"table.json"'],
  [
    'a file to go on in that is not there',
    ['play', '--load', 'a/table.json', '--save', 'a/table.json'],
    'no file "a/table.json"',
  ],
  [
    'a file to go on in that is no table',
    ['play', '--load', 'table.json', '--save', 'table.json'],
    'not a saved game',
  ],
  ['a pack that is not there', ['play', game, '--enemies', 'pakc.json'], '"pack.json"'],
  ['a pack that is wrong', ['play', game, '--enemies', 'pack.json'], 'name'],
  ['an unknown rule', ['rules', game, 'RFA-999'], 'RFA-9'],
  ['a word where a number belongs', ['simulate', game, '--games', 'many'], '"many"'],
  ['an option that only looks like one', ['play', game, '--set', '__proto__=x'], 'no option "__proto__"'],
  ['an option that every object has', ['play', game, '--set', 'constructor=x'], 'no option "constructor"'],
  ['real dice for a saved game', ['play', '--load', 'table.json', '--real-dice'], 'leave out --real-dice'],
  ['a seed for a saved game', ['play', '--load', 'table.json', '--seed', 'x'], 'leave out --seed'],
  ['two tables to continue', ['play', '--load', 'table.json', '--continue'], 'use only one of them'],
  ['a table to watch that is not there', ['play', game, '--watch'], '--watch needs an existing table'],
  ['nothing to continue', ['play', '--continue'], 'play <game>'],
  ['no game', ['play'], game],
] as const)('refuses %s in one clear line, exits 2 and leaves nothing behind', async (_, args, hint) => {
  const folder = newFolder()
  writeFileSync(path.join(folder, 'table.json'), '{}')
  writeFileSync(path.join(folder, 'pack.json'), '{ "game": "roll-for-adventure", "enemies": [] }')
  const { code, stdout, stderr } = await run(args, { folder })
  expect(stderr).toContain(hint)
  expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(args[3] === 'pack.json' ? 3 : 1)
  expect(stdout).toBe('')
  expect(code).toBe(2)
  expect(readdirSync(folder)).toEqual(['pack.json', 'table.json'])
})

it('lists the games with their seats and every option', async () => {
  const { code, stdout } = await run(['games', '--json'])
  expect(code).toBe(0)
  const [first] = JSON.parse(stdout) as {
    id: string
    name: string
    seats: object
    options: { key: string; values: string[]; usual: unknown }[]
  }[]
  expect(first).toMatchObject({ id: game, name: 'Roll for Adventure', seats: { min: 2, max: 4, usual: 3 } })
  expect(first.options.find(({ key }) => key === 'board')).toMatchObject({
    values: ['book', 'sword', 'crown', 'jewel'],
    usual: 'book',
  })
  expect(first.options.map(({ key }) => key)).toContain('enemies')
})

it('shows one rule, finds rules by their words, and is silent when its reader leaves', async () => {
  const one = await run(['rules', game, 'rfa-036'])
  expect(one.stdout).toContain('RFA-036')
  expect(one.stdout).not.toContain('RFA-038')
  const found = await run(['rules', game, '--find', 'territory die'])
  expect(found.stdout).toContain('RFA-R02')
  const none = await run(['rules', game, '--find', 'aardvark'])
  expect(none).toMatchObject({ code: 2, stdout: '' })
})
