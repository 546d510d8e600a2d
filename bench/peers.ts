import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deal, newFate, pick, readConfig, Run, Table } from '@dicehearth/engine'
import { playByHand } from './ladder-by-hand.ts'
import { ladder } from './ladder.ts'
import { perSecond, rounded, type Figure } from './measure.ts'

type Choose = (options: number) => number
type Play = (games: number, choose: Choose) => number

const folder = path.join(import.meta.dirname, 'peers')
const installed = path.join(folder, 'node_modules', 'boardgame.io', 'package.json')

/** One small dice game, written for both engines and by hand, measured in the same run. */
export async function* figures(): AsyncGenerator<Figure> {
  const { playByClient, playByReducer } = await loadPeer()
  const peer = `boardgame.io ${version()}`
  const table = rate(playTables, 4_000)
  const client = rate(playByClient, 60, 3)
  yield ['a table with its journal: moves a second', rounded(table)]
  yield [`${peer}, its client with its log: moves a second`, rounded(client)]
  yield ['ratio', `${rounded(table / client)} times`]
  const run = rate(playRuns, 20_000)
  const reducer = rate(playByReducer, 60, 3)
  yield ['a bare run: moves a second', rounded(run)]
  yield [`${peer}, its bare reducer: moves a second`, rounded(reducer)]
  yield ['ratio', `${rounded(run / reducer)} times`]
  const hand = rate(playByHand, 20_000)
  yield ['by hand, without an engine: moves a second', rounded(hand)]
  yield ['ratio of a bare run to it (the limit is 1)', rounded(run / hand)]
}

function rate(play: Play, games: number, runs = 5): number {
  const chance = newFate('peers')
  return perSecond(() => play(games, (options) => pick(chance, options)), runs)
}

function playRuns(games: number, choose: Choose): number {
  const config = readConfig(ladder, {})
  let moves = 0
  for (let n = 0; n < games; n++) {
    const run = new Run(ladder, deal(ladder, config, `game ${n}`))
    for (; run.decision; moves++) run.choose(choose(run.decision.options.length))
  }
  return moves
}

function playTables(games: number, choose: Choose): number {
  const config = readConfig(ladder, {})
  let moves = 0
  for (let n = 0; n < games; n++) {
    const table = new Table(ladder, config, `game ${n}`)
    for (; table.decision; moves++) table.choose(choose(table.decision.options.length))
  }
  return moves
}

/** What it brings along is old, so it has a folder and a lock of its own, and nothing else installs it. */
async function loadPeer(): Promise<{ playByClient: Play; playByReducer: Play }> {
  if (!existsSync(installed)) {
    console.log('  Installing boardgame.io in bench/peers, once and for this benchmark alone …')
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    if (status !== 0) throw new Error('boardgame.io could not be installed: its reason is above.')
  }
  return (await import(path.join(folder, 'ladder.ts'))) as { playByClient: Play; playByReducer: Play }
}

function version(): string {
  return (JSON.parse(readFileSync(installed, 'utf8')) as { version: string }).version
}
