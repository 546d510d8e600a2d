import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder, Person, Player, run, type Heard } from './command.ts'
import { empty, fill, lock, smallDisk } from './disk.ts'

const game = 'roll-for-adventure'
const drafts = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.tmp'))

/** Without the right to mount a small disk, there is nothing to fill. */
const noDisk = smallDisk(path.join(newFolder(), 'disk'), 64) === null

/** A folder with a small disk in it. */
function home(): { folder: string; disk: string } {
  const folder = newFolder()
  return { folder, disk: smallDisk(path.join(folder, 'disk'), 128) ?? '' }
}

const people = ['--seat', 'human', '--seat', 'human']

/** Answers until a choice is refused; returns the question that stays open. */
async function untilRefused(player: Player, asked: Heard): Promise<Heard> {
  for (;;) {
    player.say(0)
    const answer = await player.nextQuestion()
    if (answer.type === 'decision') asked = answer
    else {
      expect(answer).toMatchObject({ type: 'error', code: 'cannot-save' })
      return asked
    }
  }
}

it.skipIf(noDisk)(
  'acknowledges nothing that a full disk did not store, and continues elsewhere without a loss',
  async () => {
    const { folder, disk } = home()
    const player = new Player([game, '--seed', 'full', ...people, '--save', 'disk/table.json'], folder)
    const first = await player.nextQuestion()
    fill(disk)
    const asked = await untilRefused(player, first)
    const before = readFileSync(path.join(disk, 'table.json'), 'utf8')
    // The same question again: the choice was not made.
    expect(await player.nextQuestion()).toEqual(asked)
    player.say(0)
    expect(await player.nextQuestion()).toMatchObject({ type: 'error', code: 'cannot-save' })
    expect(await player.nextQuestion()).toEqual(asked)
    expect(readFileSync(path.join(disk, 'table.json'), 'utf8')).toBe(before)
    player.say('keep elsewhere.json')
    expect(await player.nextQuestion()).toEqual(asked)
    player.say(0)
    const next = await player.nextQuestion()
    expect(next).toMatchObject({ type: 'decision', position: (asked.position ?? 0) + 1 })
    expect(await player.leave()).toBe(0)
    expect(drafts(disk)).toEqual([])
    empty(disk)

    for (const [file, open] of [
      ['elsewhere.json', next],
      ['disk/table.json', asked],
    ] as const) {
      const again = new Player(['--load', file], folder)
      expect(await again.nextQuestion()).toEqual(open)
      await again.leave()
    }
  },
)

it.skipIf(noDisk)('keeps the old file whole when the disk has no room for the new one', async () => {
  const { folder, disk } = home()
  const left = await run(['play', game, '--json-lines', ...people, '--save', 'disk/old.json'], { folder })
  expect(left.code).toBe(0)
  const before = readFileSync(path.join(disk, 'old.json'), 'utf8')
  fill(disk)
  const args = ['play', '--load', 'disk/old.json', '--save', 'disk/old.json', '--json-lines']
  const { code, stderr } = await run(args, { folder })
  expect(code).toBe(2)
  expect(stderr).toContain('cannot be written')
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(readFileSync(path.join(disk, 'old.json'), 'utf8')).toBe(before)
  expect(drafts(disk)).toEqual([])
})

it.skipIf(noDisk)('asks people for another place when their choice cannot be stored', async () => {
  const { folder, disk } = home()
  const person = new Person([game, '--seed', 'people', ...people, '--save', 'disk/table.json'], folder)
  await person.reads('q leave')
  fill(disk)
  person.types('1\n'.repeat(80))
  await person.reads('The choice was not made. Keep the table elsewhere with: s <file>')
  person.types('s moved.json')
  await person.reads('The table is kept in moved.json from now on. Choose again.')
  person.types('q')
  await person.reads('The table is kept as it is (moved.json).')
  expect(await person.leaves()).toBe(0)
  expect((await run(['verify', 'moved.json'], { folder })).code).toBe(0)
})

it.skipIf(noDisk)(
  'stops companions whose choices cannot be stored, until the table has another place',
  async () => {
    const folder = newFolder()
    const full = smallDisk(path.join(folder, 'disk'), 12)
    expect(full).not.toBeNull()
    const args = [
      game,
      '--seed',
      'alone',
      '--seat',
      'random',
      '--seat',
      'random',
      '--save',
      'disk/alone.json',
    ]
    const player = new Player(args, folder)
    // Two companions play alone, and sooner or later the small disk is full.
    const stopped = await player.nextQuestion()
    expect(stopped).toMatchObject({ type: 'error', code: 'cannot-save' })
    player.say('0')
    expect(await player.nextQuestion()).toMatchObject({ type: 'error', code: 'bad-line' })
    expect(await player.nextQuestion()).toMatchObject({ type: 'error', code: 'cannot-save' })
    player.say('keep roomy.json')
    expect((await player.nextQuestion()).type).toBe('result')
    expect(await player.ended()).toBe(0)
    expect((await run(['verify', 'roomy.json'], { folder })).code).toBe(0)
    expect(drafts(path.join(folder, 'disk'))).toEqual([])
  },
)

it.skipIf(noDisk)('refuses a folder that cannot be written, in one sentence', async () => {
  const folder = newFolder()
  const locked = smallDisk(path.join(folder, 'locked'), 64)
  lock(locked ?? '')
  const { code, stdout, stderr } = await run(['play', game, '--json-lines', '--save', 'locked/table.json'], {
    folder,
  })
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(/^"locked\/table\.json" cannot be written: .*read-only/i)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})
