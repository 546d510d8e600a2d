import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { deal, newFate, pick, readConfig, Run, Table } from '@dicehearth/engine'
import { playByClient, playByReducer } from './ladder-boardgame-io.ts'
import { playByHand } from './ladder-by-hand.ts'
import { ladder } from './ladder.ts'
import { perSecond, rounded, type Figure } from './measure.ts'

type Choose = (options: number) => number

/** One small dice game, written for both engines and by hand, measured in the same run. */
export function* figures(): Generator<Figure> {
  const peer = `boardgame.io ${version('boardgame.io')}`
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

function rate(play: (games: number, choose: Choose) => number, games: number, runs = 5): number {
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

function version(name: string): string {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`)
  const { version: v } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return v
}
