import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../book.ts'
import { newFolder, run } from './command.ts'

const examples = path.join(root, 'docs', 'examples')
const cards = path.join(examples, 'roll-player-adventures-pack.json')
const book = path.join(examples, 'roll-player-adventures-campaign.md')
const companions = ['--seat', 'random', '--json-lines']

it('an own campaign is checked with its pack: two books in one file, and nothing wrong', async () => {
  const { code, stdout } = await run(['story', 'check', book, '--pack', cards])
  expect(stdout).toBe('2 books: 38 entries, no errors, no warnings\n')
  expect(code).toBe(0)
})

it('without its pack it is refused: what it names is missing, and the line is said', async () => {
  const { code, stderr } = await run(['play', 'roll-player-adventures', '--book', book, ...companions])
  expect(stderr).toContain('Line 40, column 1: "Haul" does not exist')
  expect(code).toBe(2)
})

it('is played in a campaign, book after book; what was brought to the first table comes along', async () => {
  const folder = newFolder()
  await run(['campaign', 'new', 'Ferry'], { folder })
  const play = ['campaign', 'play', 'ferry']
  const begun = [...play, 'roll-player-adventures', '--cards', cards, '--book', book, ...companions]
  expect(await run(begun, { folder })).toMatchObject({ code: 0, stderr: '' })
  expect(await run([...play, ...companions], { folder })).toMatchObject({ code: 0, stderr: '' })
  const { stdout } = await run(['campaign', 'show', 'ferry'], { folder })
  expect(stdout).toContain('The Ferry Stops')
  expect(stdout).toContain('"The Other Bank" is over, and with it the campaign')
})

it('is simulated', async () => {
  const args = ['simulate', 'roll-player-adventures', '--cards', cards, '--book', book, '--games', '3']
  const { code, stdout } = await run([...args, '--seats', 'greedy', '--workers', '1'])
  expect(stdout).toContain('3 games, adventure 3 (100.0 %)')
  expect(code).toBe(0)
})

it('names in its pages what is there', () => {
  const page = readFileSync(path.join(root, 'docs', 'roll-player-adventures-packs.md'), 'utf8')
  const sample: unknown = JSON.parse(/```json\n([^`]*)```/.exec(page)?.[1] ?? '')
  const pack = JSON.parse(readFileSync(cards, 'utf8')) as object
  expect(Object.keys(sample as object).toSorted()).toEqual(Object.keys(pack).toSorted())
})
