import { writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  commitmentOf,
  newFate,
  pick,
  readConfig,
  save,
  secretFrom,
  Table,
  withWord,
} from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import { beforeAll, expect, it } from 'vitest'
import { newFolder, run, type Ended } from './command.ts'

const folder = newFolder()
const secret = secretFrom(new Uint8Array(32).fill(7))
const commitment = commitmentOf(secret) ?? ''

/** A finished game as a file: its dice come from this seed, unless the set-up says otherwise. */
async function written(file: string, seed: string, given: Record<string, unknown> = {}): Promise<void> {
  const game = await loadGame('set-a-watch')
  if (!game) throw new Error('no game')
  const table = new Table(game, readConfig(game, given), seed)
  const chance = newFate('choices')
  while (table.decision) table.choose(pick(chance, table.decision.options.length))
  writeFileSync(path.join(folder, file), JSON.stringify(save(table)))
}

beforeAll(async () => {
  await written('secret.json', withWord(withWord(secret, 'ember'), 'raven'))
  await written('shared.json', 'a seed that people share')
  await written('laid-out.json', secret, { script: [6, 6, 6] })
})

const verify = async (...args: string[]): Promise<Ended> => run(['verify', ...args], { folder })

it('proves every die of a table with secret dice, and names its commitment and the words of the players', async () => {
  const { code, stdout } = await verify('secret.json')
  expect(code).toBe(0)
  expect(stdout).toContain('secret.json replays: ')
  expect(stdout).toContain('words ember and raven')
  expect(stdout).toContain(commitment)
  expect(await verify('secret.json', '--commitment', commitment.toUpperCase())).toMatchObject({
    code: 0,
    stdout,
  })
})

it.each([
  ['another secret than was promised', 'secret.json', '0'.repeat(64), commitment],
  ['a seed that people share', 'shared.json', commitment, 'not from a secret'],
  ['dice that were laid out beforehand', 'laid-out.json', commitment, 'not all of its dice'],
])('refuses %s', async (_, file, promised, hint) => {
  const { code, stdout } = await verify(file, '--commitment', promised)
  expect(code).toBe(1)
  expect(stdout).toContain(hint)
  expect(stdout).not.toContain('replays: ')
})

it('claims nothing about secrets where dice come from a shared seed or were laid out', async () => {
  for (const file of ['shared.json', 'laid-out.json']) {
    const { code, stdout } = await verify(file)
    expect(code).toBe(0)
    expect(stdout).not.toContain('SHA-256')
  }
})
