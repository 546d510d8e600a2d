import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { deal, newFate, pick, readConfig, Run } from '@dicehearth/engine'
import { ladder } from './ladder.ts'
import { playLadder } from './ladder-boardgame-io.ts'
import { perSecond, rounded, type Figure } from './measure.ts'

/** One small dice game, written for both engines, in the same run. */
export function* figures(): Generator<Figure> {
  const ours = perSecond(() => playOurs(20_000))
  const chance = newFate('peer')
  const theirs = perSecond(() => playLadder(60, (options) => pick(chance, options)), 3)
  yield ['small dice game, Dicehearth: moves a second', rounded(ours)]
  yield [`small dice game, boardgame.io ${version('boardgame.io')}: moves a second`, rounded(theirs)]
  yield ['ratio', `${rounded(ours / theirs)} times`]
}

function playOurs(games: number): number {
  const config = readConfig(ladder, {})
  const chance = newFate('ours')
  let moves = 0
  for (let n = 0; n < games; n++) {
    const run = new Run(ladder, deal(ladder, config, `game ${n}`))
    while (run.decision) {
      run.choose(pick(chance, run.decision.options.length))
      moves++
    }
  }
  return moves
}

function version(name: string): string {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`)
  const { version: v } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return v
}
