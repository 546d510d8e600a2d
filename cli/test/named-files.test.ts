import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder, Person, Player, run } from './command.ts'

// A file that a person names is never replaced without a yes, whichever door it is named at.

const game = 'roll-for-adventure'
const people = ['--seat', 'human', '--seat', 'human']
const notes = 'Milk, eggs, a lantern.\n'

/** A folder with somebody's notes and a saved game of another kind. */
async function desk(): Promise<{ folder: string; text: (name: string) => string; before: string }> {
  const folder = newFolder()
  const text = (name: string): string => readFileSync(path.join(folder, name), 'utf8')
  writeFileSync(path.join(folder, 'notes.txt'), notes)
  await run(['play', 'set-a-watch', '--json-lines', '--save', 'other.json'], { folder })
  return { folder, text, before: text('other.json') }
}

it('play --save refuses a file that is there, and replaces it only with --replace', async () => {
  const { folder, text, before } = await desk()
  for (const file of ['other.json', 'notes.txt']) {
    const { code, stderr } = await run(['play', game, '--json-lines', '--save', file], { folder })
    expect(code).toBe(2)
    expect(stderr).toContain(`"${file}" already exists`)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  }
  await run(['play', game, '--json-lines', '--save', 'own.json'], { folder })
  const own = text('own.json')
  const moved = await run(['play', '--load', 'own.json', '--json-lines', '--save', 'other.json'], { folder })
  expect([moved.code, moved.stderr]).toEqual([2, expect.stringContaining('"other.json" already exists')])
  expect([text('other.json'), text('own.json'), text('notes.txt')]).toEqual([before, own, notes])
  expect(existsSync(path.join(folder, 'other.json.open'))).toBe(false)
  const yes = ['play', game, '--json-lines', '--save', 'other.json', '--replace']
  expect((await run(yes, { folder })).code).toBe(0)
  expect(text('other.json')).toContain(game)
})

it('in the terminal s asks before it replaces a file, and finds a free name by itself', async () => {
  const { folder, text } = await desk()
  writeFileSync(path.join(folder, `${game}.json`), notes)
  const person = new Person([game, ...people], folder)
  await person.reads('q leave')
  person.types('s')
  await person.reads(`Saved as ${game}-2.json.`)
  person.types('s notes.txt')
  await person.reads('"notes.txt" already exists. Replace it?')
  person.types('no')
  await person.reads('already exists: choose another name.')
  expect([text('notes.txt'), text(`${game}.json`)]).toEqual([notes, notes])
  person.types('s notes.txt')
  await person.reads('Replace it?')
  person.types('y')
  await person.reads('Saved as notes.txt.')
  expect(text('notes.txt')).toContain(game)
  await person.leaves()
})

it('keep of the JSON lines replaces a file only if its line says so', async () => {
  const { folder, text, before } = await desk()
  const player = new Player([game, ...people], folder)
  const asked = await player.nextQuestion()
  for (const line of ['keep notes.txt', 'keep other.json', '{"keep":"notes.txt","replace":false}']) {
    player.say(line)
    expect(await player.nextQuestion()).toMatchObject({ type: 'error', code: 'already-exists' })
    expect(await player.nextQuestion()).toEqual(asked)
  }
  expect([text('notes.txt'), text('other.json')]).toEqual([notes, before])
  player.say('{"keep":"notes.txt","replace":true}')
  expect(await player.nextQuestion()).toEqual(asked)
  await player.leave()
  expect(text('notes.txt')).toContain(game)
})

it('refuses devices, folders, and names that are too long or impossible, in one sentence', async () => {
  const { folder } = await desk()
  mkdirSync(path.join(folder, 'box'))
  const player = new Player([game, ...people], folder)
  await player.nextQuestion()
  const names = ['/dev/null', 'box', 'a'.repeat(210), 'a'.repeat(255), 'a'.repeat(5000), 'ä'.repeat(130)]
  for (const name of [...names, 'notes.txt/more.json', 'no\u0000name']) {
    for (const replace of [false, true]) {
      player.say(JSON.stringify({ keep: name, replace }))
      const answer = await player.nextQuestion()
      expect(answer.type).toBe('error')
      expect(['bad-file', 'cannot-save']).toContain(answer.code)
      expect(answer.message).toMatch(/^[^\n]+\.$/)
      expect((await player.nextQuestion()).type).toBe('decision')
    }
  }
  expect(await player.leave()).toBe(0)
  for (const name of names) {
    const { code, stderr } = await run(['play', game, '--json-lines', '--save', name, '--replace'], {
      folder,
    })
    expect(code).toBe(2)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  }
})

it('leaves a table alone that is being played in another terminal', async () => {
  const folder = newFolder()
  const player = new Player([game, '--save', 'table.json'], folder)
  await player.nextQuestion()
  const { code, stderr } = await run(['play', game, '--json-lines', '--save', 'table.json', '--replace'], {
    folder,
  })
  expect([code, stderr]).toEqual([2, expect.stringContaining('is being played in another terminal')])
  await player.leave()
})

it('exports a campaign and draws a story over a file only with --replace', async () => {
  const { folder, text } = await desk()
  await run(['campaign', 'new', 'Road'], { folder })
  const book = path.join(import.meta.dirname, '../../docs/examples/rolling-fates-adventure.md')
  for (const command of [
    ['campaign', 'export', 'road', 'notes.txt'],
    ['story', 'graph', book, '--out', 'notes.txt'],
  ]) {
    writeFileSync(path.join(folder, 'notes.txt'), notes)
    expect((await run(command, { folder })).code).toBe(2)
    expect(text('notes.txt')).toBe(notes)
    expect((await run([...command, '--replace'], { folder })).code).toBe(0)
    expect(text('notes.txt')).not.toBe(notes)
  }
})
