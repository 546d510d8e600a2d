import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder, Person, Player, run } from './command.ts'

const game = 'roll-for-adventure'
const people = ['--seat', 'human', '--seat', 'human']

/** A table in progress, three choices in. */
async function threeChoices(folder: string, ...args: string[]): Promise<Player> {
  const player = new Player([game, '--seed', 'two', ...people, ...args], folder)
  for (let n = 0; n < 3; n++) {
    await player.nextQuestion()
    player.say(0)
  }
  await player.nextQuestion()
  return player
}

it('tells a second terminal that the table is in use, and how to watch it or take it over', async () => {
  const folder = newFolder()
  const first = await threeChoices(folder)
  const { code, stdout, stderr } = await run(['play', '--continue', '--json-lines'], { folder })
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(`in another terminal (process ${first.child.pid})`)
  expect(stderr).toMatch(/--watch.*--take-over/)
  await first.leave()
})

it('takes a table over: the first terminal makes no more choices and overwrites nothing', async () => {
  const folder = newFolder()
  const first = await threeChoices(folder)
  const second = new Player(['--continue', '--take-over'], folder)
  expect(await second.nextQuestion()).toMatchObject({ type: 'decision', position: 3 })
  second.say(0)
  const asked = await second.nextQuestion()
  expect(asked).toMatchObject({ type: 'decision', position: 4 })
  first.say(0)
  expect(await first.nextQuestion()).toMatchObject({ type: 'error', code: 'taken-over' })
  expect(await first.ended()).toBe(0)
  second.say(0)
  const next = await second.nextQuestion()
  await second.leave()
  const third = new Player(['--continue'], folder)
  expect(await third.nextQuestion()).toEqual(next)
  await third.leave()
})

it('leaves a table that was taken over as it is, even if nothing was chosen there since', async () => {
  const folder = newFolder()
  const first = await threeChoices(folder)
  const second = new Player(['--continue', '--take-over'], folder)
  await second.nextQuestion()
  second.say(0)
  const asked = await second.nextQuestion()
  expect(await first.leave()).toBe(0)
  expect(await second.leave()).toBe(0)
  const third = new Player(['--continue'], folder)
  expect(await third.nextQuestion()).toEqual(asked)
  await third.leave()
})

it('tells people in the first terminal where play continues', async () => {
  const folder = newFolder()
  const first = new Person([game, '--seed', 'told', ...people], folder)
  await first.reads('q leave')
  const second = new Player(['--continue', '--take-over'], folder)
  await second.nextQuestion()
  // The first number opens a group of options, the second takes one.
  first.types('1\n1')
  await first.reads('Another terminal has taken this table over: play continues there.')
  expect(await first.leaves()).toBe(0)
  await second.leave()
})

it('stops companions at a table that was taken over', async () => {
  const folder = newFolder()
  const first = new Player([game, '--seed', 'told', '--seat', 'human', '--seat', 'random'], folder)
  await first.nextQuestion()
  const [file] = readdirSync(path.join(folder, 'home', 'tables')).filter((name) => name.endsWith('.json'))
  writeFileSync(path.join(folder, 'home', 'tables', `${file}.open`), '1')
  first.say(0)
  expect(await first.nextQuestion()).toMatchObject({ type: 'error', code: 'taken-over' })
  expect(await first.ended()).toBe(0)
})

it('lets a second terminal watch, move by move, until the end', async () => {
  const folder = newFolder()
  const first = await threeChoices(folder, '--save', 'table.json')
  const before = readFileSync(path.join(folder, 'table.json'), 'utf8')
  const watcher = new Person(['--load', 'table.json', '--watch'], folder)
  await watcher.reads('You are watching.')
  // Watching changes nothing.
  expect(readFileSync(path.join(folder, 'table.json'), 'utf8')).toBe(before)
  first.say(0)
  await first.nextQuestion()
  await watcher.reads('You are watching.')
  for (let line = 'decision'; line === 'decision';) {
    first.say(0)
    line = (await first.nextQuestion()).type
  }
  expect(await first.ended()).toBe(0)
  await watcher.reads('Lost in turn')
  expect(await watcher.leaves()).toBe(0)
})

it('continues a table whose terminal was killed, and removes what that left behind', async () => {
  const folder = newFolder()
  const first = await threeChoices(folder)
  const tables = path.join(folder, 'home', 'tables')
  const [file] = readdirSync(tables).filter((name) => name.endsWith('.json'))
  first.child.kill('SIGKILL')
  await first.ended()
  // Killed while it was writing: a draft and a claim stay behind.
  writeFileSync(path.join(tables, `${file}.${first.child.pid}.tmp`), '{"format":2,')
  expect(readdirSync(tables)).toContain(`${file}.open`)
  const again = new Player(['--continue'], folder)
  expect(await again.nextQuestion()).toMatchObject({ type: 'decision', position: 3 })
  await again.leave()
  expect(readdirSync(tables)).toEqual([file])
})

it('tidies up beside a table that is kept elsewhere, but not the drafts of a running process', async () => {
  const folder = newFolder()
  const first = await threeChoices(folder, '--save', 'table.json')
  first.child.kill('SIGKILL')
  await first.ended()
  writeFileSync(path.join(folder, `table.json.${first.child.pid}.tmp`), '{"format":2,')
  writeFileSync(path.join(folder, `table.json.${process.pid}.tmp`), '{"format":2,')
  const again = new Player(['--load', 'table.json', '--save', 'table.json'], folder)
  expect(await again.nextQuestion()).toMatchObject({ position: 3 })
  await again.leave()
  expect(readdirSync(folder).toSorted()).toEqual(['table.json', `table.json.${process.pid}.tmp`])
})
