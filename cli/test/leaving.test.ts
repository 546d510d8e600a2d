import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { newFolder, Person, Player, run } from './command.ts'

const seats = (kind: string): string[] => Array.from({ length: 4 }, () => ['--seat', kind]).flat()
/** They think for minutes: the game is not over before somebody leaves it, on any machine. */
const companions = ['roll-player', '--seed', 'leave', ...seats('wise')]
/** These do not think at all. */
const others = seats('random')

async function isLaid(folder: string): Promise<void> {
  const tables = path.join(folder, 'home', 'tables')
  while (!existsSync(tables) || !readdirSync(tables).some((file) => file.endsWith('.json'))) await pause(5)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  it(`leaves a table of companions at ${signal}, and keeps it`, async () => {
    const folder = newFolder()
    const person = new Person(companions, folder)
    await isLaid(folder)
    person.child.kill(signal)
    await person.reads('The table is kept as it is')
    expect(await person.leaves()).toBe(0)
    const again = await run(['play', '--continue', ...others], { folder })
    expect(again.code).toBe(0)
    expect(again.stdout).toContain('The game is kept')
  })

  it(`leaves a table of programs at ${signal}, and keeps it`, async () => {
    const folder = newFolder()
    const player = new Player(companions, folder)
    await isLaid(folder)
    player.child.kill(signal)
    expect(await player.ended()).toBe(0)
    const { code, stdout } = await run(['play', '--continue', '--json-lines', ...others], { folder })
    expect(code).toBe(0)
    expect(stdout).toContain('"type":"result"')
  })
}

it('seats as many as is usual, with companions beside the person, as the page does', async () => {
  const three = await run(['play', 'roll-for-adventure', '--seed', 'seats'])
  expect(three.stdout).toMatch(/You play \w+, with \w+ \(thoughtful\) and \w+ \(thoughtful\)\./)
  const two = await run(['play', 'set-a-watch', '--seed', 'seats'])
  expect(two.stdout).toMatch(/You play [\w ]+, with \w+ \(greedy\)\./)
  const alone = await run(['play', 'set-a-watch', '--seed', 'seats', '--seat', 'human'])
  expect(alone.stdout).toMatch(/You play [\w ]+\. Seed/)
})

it('lists the files that games take in its help, with and without a game', async () => {
  const all = await run(['play', '--help'])
  expect(all.stdout).toMatch(/--book <file>/)
  expect(all.stdout).toMatch(/--enemies <file>.*\(Roll for Adventure\)/)
  const one = await run(['play', 'rolling-fates', '--help'])
  expect(one.stdout).toMatch(/--book <file>/)
  expect(one.stdout).not.toContain('--enemies')
})
