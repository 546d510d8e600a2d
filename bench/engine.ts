import { deal, newFate, pick, readConfig, Run, Table, type Config, type Game } from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import { each, perSecond, rounded, times, type Figure } from './measure.ts'

const games = 300

/** Every game in random play without listeners, and the cost of copies, forks and playouts half-way through one. */
export async function* figures(): AsyncGenerator<Figure> {
  for (const id of gameIds) {
    const game = await loadGame(id)
    if (game) yield* figuresOf(game)
  }
}

async function* figuresOf(game: Game): AsyncGenerator<Figure> {
  const config = readConfig(game, { players: game.seats.max })
  await game.ready?.(config)
  let decisions = 0
  const gamesPerSecond = perSecond(() => {
    decisions = playRandomly(game, config)
    return games
  })
  yield [`${game.name}, random play: decisions a second`, rounded((gamesPerSecond * decisions) / games)]
  yield [`${game.name}, random play: games a second`, rounded(gamesPerSecond)]
  const table = tableInTheMiddle(game, config)
  yield [
    `${game.name}: copy of the state`,
    each(perSecond(() => times(20_000, () => game.copy(table.state)))),
  ]
  const run = table.fork()
  yield [`${game.name}: fork in the middle of a game`, each(perSecond(() => times(5_000, () => run.fork())))]
  const chance = newFate('playouts')
  const seat = table.decision?.ask.seat ?? 0
  yield [
    `${game.name}: imagined playouts to the end, a second`,
    rounded(perSecond(() => times(200, () => playOut(run.fork(), seat, chance)))),
  ]
  yield [
    `${game.name}: undo and redo of one choice`,
    each(perSecond(() => times(2_000, () => thereAndBack(table)))),
  ]
}

function playRandomly(game: Game, config: Config): number {
  const chance = newFate('bench')
  let decisions = 0
  for (let n = 0; n < games; n++) {
    const run = new Run(game, deal(game, config, `game ${n}`))
    for (; run.decision; decisions++) run.choose(pick(chance, run.decision.options.length))
  }
  return decisions
}

/** Imagines what the seat cannot know, then plays at random to the end. */
function playOut(run: Run, seat: number, chance: ReturnType<typeof newFate>): void {
  run.imagine(seat, chance)
  while (run.decision) run.choose(pick(chance, run.decision.options.length))
}

/** A table half-way through a whole random game; one that is over would be forked and played out in no time. */
function tableInTheMiddle(game: Game, config: Config): Table {
  const { position } = played(game, config, Infinity)
  const table = played(game, config, Math.floor(position / 2))
  if (!table.decision || position < 10)
    throw new Error(`${game.name}: this table is not in the middle of a game`)
  return table
}

/** A random game up to this position; always the same one. */
function played(game: Game, config: Config, upTo: number): Table {
  const chance = newFate('middle')
  const table = new Table(game, config, 'middle')
  while (table.decision && table.position < upTo) table.choose(pick(chance, table.decision.options.length))
  return table
}

function thereAndBack(table: Table): void {
  table.rewind(table.position - 1)
  table.redo()
}
