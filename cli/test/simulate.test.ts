import { loadGame } from '@dicehearth/games'
import { newFate, readConfig, type Sheet } from '@dicehearth/engine'
import ninebellCoast from '@dicehearth/roll-player-adventures'
import { expect, it } from 'vitest'
import { runInWorkers } from '../pool.ts'
import { repeatCommand } from '../simulate.ts'
import { playTrial, type Plan } from '../trial.ts'
import { anySetup } from '@dicehearth/host'
import { examplesFor } from '../vary.ts'
import { run } from './command.ts'

const id = 'roll-for-adventure'

interface Report {
  games: number
  outcomes: Record<string, number>
  decisions: number
  seconds: number
  length: { p50: number; p95: number; max: number }
  digest: string
  neverActed?: string[]
}

async function simulate(...args: string[]): Promise<{ code: number | null; report: Report }> {
  const { code, stdout } = await run(['simulate', id, '--json', ...args])
  return { code, report: JSON.parse(stdout) as Report }
}

it('gives the same digest with one worker as with two, and a different one with another seed', async () => {
  const plan = ['--games', '60', '--seats', 'random']
  const [one, two, other] = await Promise.all([
    simulate(...plan, '--seed', 'a', '--workers', '1'),
    simulate(...plan, '--seed', 'a', '--workers', '2'),
    simulate(...plan, '--seed', 'b', '--workers', '2'),
  ])
  expect(one.code).toBe(0)
  expect(one.report).toMatchObject({ games: 60, digest: two.report.digest })
  expect(Object.values(one.report.outcomes).reduce((sum, n) => sum + n, 0)).toBe(60)
  expect(one.report.length.p50).toBeLessThanOrEqual(one.report.length.p95)
  expect(one.report.length.p95).toBeLessThanOrEqual(one.report.length.max)
  expect(other.report.digest).not.toBe(one.report.digest)
})

it('exits with 1 and names what never acted when the games run out', async () => {
  const [one, two] = await Promise.all([
    simulate('--until-covered', '--games', '10', '--seats', 'random', '--workers', '1'),
    simulate('--until-covered', '--games', '10', '--seats', 'random', '--workers', '2'),
  ])
  expect(one.code).toBe(1)
  expect(one.report.neverActed).toContain('won')
  expect(one.report.neverActed).toEqual(two.report.neverActed)
  expect(one.report.digest).toBe(two.report.digest)
})

it('says which game broke, and gives the command that repeats it', async () => {
  const game = await loadGame(id)
  if (!game) throw new Error('no game')
  // Nobody is seated, so the first decision throws.
  const plan: Plan = {
    game: id,
    seed: 's',
    settings: {},
    config: readConfig(game, {}),
    seats: [],
    vary: null,
  }
  const broken = await runInWorkers(plan, 3, 1, () => false)
  expect(broken).toMatchObject({ index: 0, message: expect.stringContaining('not a function') as string })
  const options = { seed: "it's", set: ['players=3'], seats: 'greedy', packs: { enemies: 'my pack.json' } }
  expect(repeatCommand(id, options, 7)).toBe(
    String.raw`./dicehearth simulate roll-for-adventure --games 1 --seed 'it'\''s#7' --seats greedy --set players=3 --enemies 'my pack.json'`,
  )
})

it('can repeat every game of a series as a series of one', async () => {
  const game = await loadGame(id)
  if (!game) throw new Error('no game')
  const plan: Plan = {
    game: id,
    seed: 'series',
    settings: {},
    config: readConfig(game, {}),
    seats: ['random', 'random'],
    vary: { kinds: ['random'] },
  }
  const examples = examplesFor(game)
  const fifth = await playTrial(game, plan, 5, examples)
  expect(await playTrial(game, { ...plan, seed: 'series#5' }, 0, examples)).toEqual(fifth)
  expect((await playTrial(game, plan, 6, examples)).digest).not.toBe(fifth.digest)
})

it('while set-ups vary, somebody finds what only those who know it come to', async () => {
  const game = await loadGame('rolling-fates')
  if (!game) throw new Error('no game')
  const settings = { adventure: 'V5', players: 1 }
  const plan: Plan = {
    game: game.id,
    seed: 'pickers',
    settings,
    config: readConfig(game, settings),
    seats: [],
    vary: { kinds: [] },
  }
  // The Brass Pickers wait behind a riddle whose answer has to be spelled.
  const pickers = game.actors.indexOf('E29')
  const acted = new Set<number>()
  for (let n = 0; n < 200 && !acted.has(pickers); n++)
    for (const actor of (await playTrial(game, plan, n, {})).acted) acted.add(actor)
  expect(acted).toContain(pickers)
})

it('lets a campaign begin with any adventure, with parties of every size', () => {
  const chance = newFate('parties')
  const seen = new Set<string>()
  for (let n = 0; n < 200; n++) {
    const { adventure, party } = JSON.parse(JSON.stringify(anySetup(ninebellCoast, {}, {}, chance))) as {
      adventure: string
      party: Sheet<{ done: number; heroes: unknown[] }>[]
    }
    seen
      .add(`${adventure} ${party[0]?.data.done ?? 'new'}`)
      .add(`${party[0]?.data.heroes.length ?? 0} heroes`)
  }
  const expected = ['new', 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((done) => `next ${done}`)
  expect([...seen]).toEqual(expect.arrayContaining([...expected, 'sidequest 5', '1 heroes', '4 heroes']))
})

it('varies every option of the set-up within what is allowed, and keeps what is fixed', async () => {
  const game = await loadGame(id)
  if (!game) throw new Error('no game')
  const chance = newFate('vary')
  const examples = examplesFor(game)
  const seen = new Map<string, Set<string>>()
  for (let n = 0; n < 150; n++) {
    const config = anySetup(game, { desert: 'B' }, examples, chance)
    for (const [key, value] of Object.entries(config))
      seen.set(key, (seen.get(key) ?? new Set()).add(JSON.stringify(value)))
  }
  expect([...(seen.get('desert') ?? [])]).toEqual(['"B"'])
  expect(seen.get('players')?.size).toBe(3)
  expect(seen.get('board')?.size).toBe(4)
  expect(seen.get('special')?.size).toBe(8)
  expect(seen.get('enemies')?.size).toBe(2)
})
