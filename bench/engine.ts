import { deal, newFate, pick, readConfig, Run, save, Table, type Config } from '@dicehearth/engine'
import { rollForAdventure } from '@dicehearth/roll-for-adventure'
import { each, perSecond, rounded, type Figure } from './measure.ts'

const games = 400
const middle = 30

/** Roll for Adventure in random play without listeners, and what copies, undo and saves cost. */
export function* figures(): Generator<Figure> {
  const config = readConfig(rollForAdventure, { players: 3, dealFrom: 'all' })
  let decisions = 0
  const gamesPerSecond = perSecond(() => {
    decisions = playRandomly(config)
    return games
  })
  yield ['Roll for Adventure, random play: decisions a second', rounded((gamesPerSecond * decisions) / games)]
  yield ['Roll for Adventure, random play: games a second', rounded(gamesPerSecond)]
  const table = tableInTheMiddle(config)
  yield ['copy of the state', each(perSecond(() => times(20_000, () => table.game.copy(table.state))))]
  yield ['fork in the middle of a game', each(perSecond(() => times(5_000, () => table.fork())))]
  yield ['undo and redo of one choice', each(perSecond(() => times(2_000, () => thereAndBack(table))))]
  yield [`save after ${middle} choices`, each(perSecond(() => times(500, () => JSON.stringify(save(table)))))]
}

function playRandomly(config: Config): number {
  const chance = newFate('bench')
  let decisions = 0
  for (let n = 0; n < games; n++) {
    const run = new Run(rollForAdventure, deal(rollForAdventure, config, `game ${n}`))
    while (run.decision) {
      run.choose(pick(chance, run.decision.options.length))
      decisions++
    }
  }
  return decisions
}

function tableInTheMiddle(config: Config): Table {
  const chance = newFate('middle')
  const table = new Table(rollForAdventure, config, 'middle')
  while (table.decision && table.position < middle) table.choose(pick(chance, table.decision.options.length))
  return table
}

function thereAndBack(table: Table): void {
  table.rewind(table.position - 1)
  table.redo()
}

function times(n: number, work: () => unknown): number {
  for (let i = 0; i < n; i++) work()
  return n
}
