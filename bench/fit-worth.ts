import { anyone, newFate, pick, readConfig, Table } from '@dicehearth/engine'
import { companion, isCompanion, whoAnswers } from '@dicehearth/bots'
import { loadGame } from '@dicehearth/games'

/**
 * `node bench/fit-worth.ts <game> [games] [companion] [key=value]…` plays games and fits the weights of
 * `games/<game>/mind/worth.ts` to how they ended: a logistic curve over its `signs`, by Newton's method.
 */
const [id = '', wanted = '300', kind = 'greedy', ...pairs] = process.argv.slice(2)
const game = await loadGame(id)
if (!game || !isCompanion(kind)) throw new Error(`Which game, and which companion?`)
const { signs } = (await import(`../games/${id}/mind/worth.ts`)) as {
  signs: (t: unknown, seat: number) => number[]
}
/** One position in so many is kept: neighbours say the same. */
const oneIn = 7

const settings: Record<string, string> = Object.fromEntries(
  pairs.map((pair): [string, string] => [pair.split('=')[0], pair.split('=')[1] ?? '']),
)
const rows: { x: number[]; y: number; game: number }[] = []
for (let n = 0; n < Number(wanted); n++) {
  const { min, max } = game.seats
  const config = readConfig(game, { players: min + (n % (max - min + 1)), ...settings })
  await game.ready?.(config)
  const table = new Table(game, config, `fit ${n}`)
  const players = Array.from({ length: config.players }, (_, seat) => companion(kind, `fit ${n} ${seat}`))
  const chance = newFate(`fit ${n}`)
  const kept: { x: number[]; seat: number }[] = []
  while (table.decision) {
    const seat = whoAnswers(table, () => false)
    if (pick(chance, oneIn) === 0) {
      const whose = game.rivals ? pick(chance, config.players) : seat === anyone ? 0 : seat
      kept.push({ x: signs(table.state, whose), seat: whose })
    }
    table.choose(players[seat](table, seat))
  }
  const { outcome } = table.state
  for (const { x, seat } of kept) rows.push({ x, game: n, y: won(outcome, seat) })
}

function won(
  outcome: { result: string; seats?: readonly { seat: number; place: number }[] } | null,
  seat: number,
): number {
  const firsts = outcome?.seats?.filter(({ place }) => place === 1) ?? []
  if (!game?.rivals || firsts.length === 0) return Number(outcome?.result === 'won')
  return firsts.some((it) => it.seat === seat) ? 1 / firsts.length : 0
}

const weights = fitted(rows)
console.log(`${rows.length} positions, ${rows.filter(({ y }) => y === 1).length} of them won`)
console.log(`const weights = [${weights.map((it) => Number(it.toPrecision(3))).join(', ')}]`)
for (let tenth = 0; tenth < 10; tenth++) {
  const those = rows.filter(({ x }) => Math.min(9, Math.floor(10 * curve(weights, x))) === tenth)
  if (those.length === 0) continue
  const said = those.reduce((sum, { x }) => sum + curve(weights, x), 0) / those.length
  const were = those.reduce((sum, { y }) => sum + y, 0) / those.length
  console.log(`said ${said.toFixed(2)}, won ${were.toFixed(2)} of ${those.length}`)
}

function curve(w: readonly number[], x: readonly number[]): number {
  return 1 / (1 + Math.exp(-x.reduce((sum, it, i) => sum + it * w[i], 0)))
}

/** Newton's method with a light pull towards zero. */
function fitted(all: readonly { x: number[]; y: number }[]): number[] {
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
