import { readdirSync } from 'node:fs'
import path from 'node:path'
import { newFate, pick } from '@dicehearth/engine'
import { gameIds } from '@dicehearth/games'
import { expect, it } from 'vitest'
import { newFolder, Player, run, type Heard } from './command.ts'

const game = 'roll-for-adventure'

/** Answers every question in some fixed way until the result. */
async function playOn(player: Player, pick: (options: number) => number): Promise<Heard> {
  for (;;) {
    const line = await player.nextQuestion()
    if (line.type !== 'decision') return line
    player.say(pick(line.options?.length ?? 0))
  }
}

it('plays a whole game for a program, which verifies and can be replayed', async () => {
  const folder = newFolder()
  const player = new Player([game, '--seed', 'lines', '--set', 'first=1', '--save', 'table.json'], folder)
  const first = await player.nextQuestion()
  expect(first).toMatchObject({ type: 'decision', position: 0, seat: expect.any(Number) as number })
  expect(first.prompt).toMatch(/\w/)
  expect(first.rules?.every((rule) => /^RFA-R?\d+$/.test(rule))).toBe(true)
  expect(first.options?.every(({ text }) => text.length > 0)).toBe(true)
  player.say(0)
  let turn = 0
  const result = await playOn(player, (options) => (turn += 7) % options)
  expect(result).toMatchObject({ type: 'result', outcome: expect.stringMatching(/^(won|lost)$/) as string })
  expect(await player.ended()).toBe(0)

  const verified = await run(['verify', 'table.json'], { folder })
  expect(verified.code).toBe(0)
  expect(verified.stdout).toContain(result.digest)
  const replayed = await run(['replay', 'table.json', '--at', '3'], { folder })
  expect(replayed.stdout).toContain('Turn 1')
  expect(replayed.stdout).toContain('Desert A')
})

it('shows the table before every decision, as the seat being asked sees it, and gives reasons', async () => {
  const player = new Player([game, '--seed', 'view', '--set', 'first=1'], newFolder())
  let line = await player.next()
  while (line?.type === 'event') line = await player.next()
  expect(line).toMatchObject({ type: 'view', position: 0, seat: 0, data: { turn: 1, active: 0 } })
  expect(await player.next()).toMatchObject({ type: 'decision', position: 0 })
  player.say('why')
  const answer = await player.nextQuestion()
  expect(answer.type).toBe('reasons')
  expect(answer.reasons?.length).toBeGreaterThan(0)
  expect(answer.reasons?.every(({ rule }) => /^RFA-R?\d+$/.test(rule))).toBe(true)
  player.say('cards')
  // Every answer is followed by the same decision again.
  expect((await player.nextQuestion()).type).toBe('decision')
  expect((await player.nextQuestion()).type).toBe('cards')
  await player.leave()
})

it.each(gameIds)('plays %s to its result', async (id) => {
  const player = new Player([id, '--seed', 'any'], newFolder())
  // At random: fixed answers to a story may walk in circles for ever.
  const chance = newFate('any')
  expect((await playOn(player, (options) => pick(chance, options))).type).toBe('result')
  expect(await player.ended()).toBe(0)
})

it('answers a wrong line with an error and the same decision, and continues', async () => {
  const player = new Player([game, '--seed', 'wrong', '--set', 'first=1'], newFolder())
  const asked = await player.nextQuestion()
  for (const [line, code] of [
    ['99999', 'no-such-option'],
    ['-1', 'bad-line'],
    ['', 'bad-line'],
    ['{"option":0}', 'bad-line'],
    ['undo', 'cannot-undo'],
  ]) {
    player.say(line)
    expect(await player.nextQuestion()).toMatchObject({ type: 'error', code })
    expect(await player.nextQuestion()).toEqual(asked)
  }
  player.say(0)
  expect(await player.nextQuestion()).toMatchObject({ type: 'decision' })
  expect(await player.leave()).toBe(0)
})

it('undoes a choice that revealed nothing new, and gives the same decision again', async () => {
  const args = [game, '--seed', 'turn', '--set', 'heroes=adventurer', '--set', 'first=1']
  const player = new Player(args, newFolder())
  const asked = await player.nextQuestion()
  const turning = asked.options?.findIndex(({ text }) => text.startsWith('Turn')) ?? -1
  player.say(turning)
  expect(await player.nextQuestion()).toMatchObject({ position: 1 })
  player.say('undo')
  expect(await player.nextQuestion()).toEqual(asked)
  expect(await player.leave()).toBe(0)
})

it('keeps the table when the program closes its input, and resumes from there', async () => {
  const folder = newFolder()
  const player = new Player([game, '--seed', 'pause'], folder)
  await player.nextQuestion()
  player.say(0)
  const left = await player.nextQuestion()
  expect(await player.leave()).toBe(0)
  const again = new Player(['--continue'], folder)
  expect(await again.nextQuestion()).toEqual(left)
  await again.leave()
})

it('loses nothing to kill -9 in the middle of a game', async () => {
  const folder = newFolder()
  const player = new Player([game, '--seed', 'fall'], folder)
  for (let n = 0; n < 12; n++) {
    await player.nextQuestion()
    player.say(0)
  }
  const open = await player.nextQuestion()
  player.child.kill('SIGKILL')
  expect(await player.ended()).toBe(null)

  const again = new Player(['--continue'], folder)
  expect(await again.nextQuestion()).toEqual(open)
  again.say(0)
  const result = await playOn(again, () => 0)
  expect(result.type).toBe('result')
  expect(await again.ended()).toBe(0)
  // A finished game is put away: there is nothing left to continue, and the replay is kept.
  expect((await run(['play', '--continue'], { folder })).code).toBe(2)
  const [finished] = readdirSync(path.join(folder, 'home', 'finished'))
  expect((await run(['verify', path.join(folder, 'home', 'finished', finished)])).code).toBe(0)
})

it('plays a table of companions to the end, even with real dice and no person to roll them', async () => {
  const args = ['play', game, '--json-lines', '--seat', 'random', '--seat', 'random', '--real-dice']
  const { code, stdout } = await run(args)
  expect(code).toBe(0)
  expect(stdout.trim().split('\n').at(-1)).toContain('"type":"result"')
})
