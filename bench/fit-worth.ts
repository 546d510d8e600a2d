import { quickly } from '@dicehearth/bots'
import {
  deal,
  newFate,
  pick,
  readConfig,
  Run,
  type Fate,
  type Game,
  type TableState,
} from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'

/**
 * `npm run fit-worth <game> [games] [key=value|value]…` fits the weights of `games/<game>/mind/worth.ts` to how games
 * end that quick players play: a logistic curve over its signs, by Newton's method. Of three games one is kept back:
 * on these it shows, by tenths, how often positions were won that were said to be. Of a game with campaigns whole ones
 * are played, each table with what the one before handed on.
 */
const [id = '', wanted = '300', ...pairs] = process.argv.slice(2)
const found = await loadGame(id)
if (!found?.mind?.ahead) throw new Error(`"${id}" is no game with a worth.`)
const game: Game = found
const { ahead } = found.mind

/** One position in so many is kept: neighbours say the same. */
const oneIn = 7
/** One choice in so many is anything: a search looks at what good players would not do. */
const oneStray = 40
const mostDecisions = 5000
/** Tables of a campaign. */
const chapters = 11

const settings = pairs.map((pair): [string, string[]] => {
  const [key, values = ''] = pair.split('=')
  return [key, values.split('|')]
})

interface Row {
  x: readonly number[]
  y: number
}

const known: Row[] = []
const keptBack: Row[] = []
for (let n = 0; n < Number(wanted); n++)
  (pick(newFate(`kept back ${n}`), 3) === 0 ? keptBack : known).push(...(await rowsOf(n)))

const weights = fitted(known)
console.log(`${known.length} positions, ${known.reduce((sum, { y }) => sum + y, 0).toFixed(0)} of them won`)
console.log(weights.map((it) => Number(it.toPrecision(3))).join(', '))
for (let tenth = 0; tenth < 10; tenth++) {
  const those = keptBack.filter(({ x }) => Math.min(9, Math.floor(10 * curve(weights, x))) === tenth)
  if (those.length === 0) continue
  const said = those.reduce((sum, { x }) => sum + curve(weights, x), 0) / those.length
  const were = those.reduce((sum, { y }) => sum + y, 0) / those.length
  console.log(`said ${said.toFixed(2)}, won ${were.toFixed(2)} of ${those.length}`)
}

async function rowsOf(n: number): Promise<Row[]> {
  const { min, max } = game.seats
  const seats = max - min + 1
  const settings = { players: min + (n % seats), ...settingsOf(Math.floor(n / seats)) }
  const chance = newFate(`fit ${n}`)
  if (!('party' in game.setup)) return tableOf(settings, `fit ${n}`, chance)
  const rows: Row[] = []
  for (let party: unknown[] = [], done = 0; done < chapters; done++)
    rows.push(...(await tableOf({ ...settings, party }, `fit ${n} ${done}`, chance, (it) => (party = it))))
  return rows
}

async function tableOf(
  settings: Record<string, unknown>,
  seed: string,
  chance: Fate,
  handOn?: (sheets: unknown[]) => void,
): Promise<Row[]> {
  const config = readConfig(game, settings)
  await game.ready?.(config)
  const run = Run.from<TableState>(game, deal(game, config, seed), [])
  const kept: { x: readonly number[]; seat: number }[] = []
  for (let played = 0; run.decision && played < mostDecisions; played++) {
    const { decision } = run
    const seat = pick(chance, config.players)
    if (pick(chance, oneIn) === 0) kept.push({ x: ahead.signs(run.state, seat), seat })
    const strays = pick(chance, oneStray) === 0
    run.choose(strays ? pick(chance, decision.options.length) : quickly(run, decision, chance))
  }
  handOn?.(JSON.parse(JSON.stringify(game.handsOn?.(run.state) ?? [])) as unknown[])
  return kept.map(({ x, seat }) => ({ x, y: ahead.worth(run.state, seat) }))
}

/** Every combination of the settings in turn. */
function settingsOf(n: number): Record<string, string> {
  let left = n
  return Object.fromEntries(
    settings.map(([key, values]) => {
      const value = values[left % values.length]
      left = Math.floor(left / values.length)
      return [key, value]
    }),
  )
}

function curve(w: readonly number[], x: readonly number[]): number {
  return 1 / (1 + Math.exp(-x.reduce((sum, it, i) => sum + it * w[i], 0)))
}

/** Newton's method with a light pull towards zero. */
function fitted(all: readonly Row[]): number[] {
  const many = all[0].x.length
  const pull = 1
  let w = Array.from({ length: many }, () => 0)
  for (let round = 0; round < 12; round++) {
    const slope = w.map((it) => -pull * it)
    const bend = w.map((_, i) => w.map((_, j) => (i === j ? pull : 0)))
    for (const { x, y } of all) {
      const p = curve(w, x)
      for (let i = 0; i < many; i++) {
        slope[i] += (y - p) * x[i]
        for (let j = 0; j < many; j++) bend[i][j] += p * (1 - p) * x[i] * x[j]
      }
    }
    const step = solved(bend, slope)
    w = w.map((it, i) => it + step[i])
  }
  return w
}

function solved(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]])
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows[i][i]
    for (let j = 0; j < rows.length; j++) {
      if (j === i) continue
      const factor = rows[j][i] / pivot
      for (let k = i; k <= rows.length; k++) rows[j][k] -= factor * rows[i][k]
    }
  }
  return rows.map((row, i) => row[rows.length] / row[i])
}
