import { readFileSync } from 'node:fs'
import path from 'node:path'
import { loadGame } from '@dicehearth/games'
import { readConfig } from '@dicehearth/engine'
import { expect, it } from 'vitest'
import { root } from '../book.ts'
import { newFolder, run } from './command.ts'

const docs = path.join(root, 'docs')
const example = path.join(docs, 'examples', 'own-enemies.json')

it('the example pack has six cards and uses every effect and boon of the language', () => {
  const pack = JSON.parse(readFileSync(example, 'utf8')) as { enemies: { copies: number }[] }
  expect(pack.enemies).toHaveLength(6)
  const used = new Set([...JSON.stringify(pack).matchAll(/"do":"(\w+)"/g)].map(([, name]) => name))
  const explained = readFileSync(path.join(docs, 'own-enemies.md'), 'utf8')
  const known = new Set([...explained.matchAll(/"do": "(\w+)"/g)].map(([, name]) => name))
  expect([...used].toSorted()).toEqual([...known].toSorted())
})

it('the samples in the docs are packs that can be played', async () => {
  const game = await loadGame('roll-for-adventure')
  if (!game) throw new Error('no game')
  const page = readFileSync(path.join(docs, 'own-enemies.md'), 'utf8')
  const samples = [...page.matchAll(/```json\n(\{\n {2}"id"[^`]*)```/g)].map(
    ([, text]) => JSON.parse(text) as unknown,
  )
  expect(samples).toHaveLength(2)
  const pack = { game: 'roll-for-adventure', name: 'Samples', enemies: samples }
  expect(readConfig(game, { board: 'sword', enemies: pack })).toMatchObject({ enemies: pack })
})

it('is played with --enemies, and the saved game carries the pack', async () => {
  const folder = newFolder()
  const seats = ['--seat', 'random', '--seat', 'random', '--json-lines', '--save', 'table.json']
  const args = ['play', 'roll-for-adventure', '--set', 'board=sword', '--enemies', example, ...seats]
  expect((await run(args, { folder })).code).toBe(0)
  expect(readFileSync(path.join(folder, 'table.json'), 'utf8')).toContain('"Moth Choir"')
  expect((await run(['verify', 'table.json'], { folder })).code).toBe(0)
})
