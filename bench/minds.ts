import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Game, Sheet } from '@dicehearth/engine'
import { loadGame } from '@dicehearth/games'
import { interval, mean, played, type Player, type Result } from './match.ts'
import type { Figure } from './measure.ts'

/**
 * `npm run bench -- minds [--only words] [--pairs number] [--kept]`: how strong companions are beside others, on pairs of
 * games with the same seed. Every game is kept in `.dicehearth/minds.jsonl` as soon as it is over, so a run may be broken
 * off and goes on where it stopped; what was played by other minds or rules does not count. `--kept` plays nothing.
 */
const { values: flags } = parseArgs({
  args: process.argv.slice(3),
  options: { only: { type: 'string' }, pairs: { type: 'string' }, kept: { type: 'boolean' } },
})

/** A table, who is measured there beside whom, and on how many pairs of games: the dearer a game, the fewer. */
interface Cell {
  game: string
  table: string
  settings: Readonly<Record<string, unknown>>
  player: Player
  against: Player
  pairs: number
  /** In a campaign: the book that the party plays, with what quick companions handed on to it. */
  book?: number
}

const bookOnA = { board: 'book', desert: 'A', fortress: 'A', forest: 'A', iceCave: 'A' }
const books = 11
const strong = { player: 'thoughtful', against: 'greedy' } as const
const stronger = { player: 'wise', against: 'thoughtful' } as const

const adventure = (players: number): Pick<Cell, 'game' | 'table' | 'settings'> => ({
  game: 'roll-for-adventure',
  table: `book, A sides, ${players} seats`,
  settings: { players, ...bookOnA },
})
const fates = (id: string, players: number): Pick<Cell, 'game' | 'table' | 'settings'> => ({
  game: 'rolling-fates',
  table: `${id}, ${players} ${players === 1 ? 'seat' : 'seats'}`,
  settings: { players, adventure: id },
})
const builders = (players: number): Pick<Cell, 'game' | 'table' | 'settings'> => ({
  game: 'roll-player',
  table: `${players} seats`,
  settings: { players },
})
const watch = (difficulty: string): Pick<Cell, 'game' | 'table' | 'settings'> => ({
  game: 'set-a-watch',
  table: `${difficulty}, 2 seats`,
  settings: { players: 2, difficulty },
})

const cells: readonly Cell[] = [
  ...[2, 3, 4].map((seats): Cell => ({ ...adventure(seats), ...strong, pairs: 200 })),
  ...['V1', 'V2', 'V3', 'V4', 'V5', 'V6'].flatMap((id) =>
    [1, 2, 3, 4].map((seats): Cell => ({
      ...fates(id, seats),
      player: 'quick',
      against: 'expert',
      pairs: 40,
    })),
  ),
  ...['V5', 'V6'].flatMap((id) =>
    [1, 2, 3, 4].map((seats): Cell => ({
      ...fates(id, seats),
      player: 'thoughtful',
      against: 'quick',
      pairs: 40,
    })),
  ),
  ...[2, 4].map((seats): Cell => ({ ...builders(seats), ...strong, pairs: 40 })),
  ...['hard', 'insane'].map((difficulty): Cell => ({ ...watch(difficulty), ...strong, pairs: 40 })),
  ...Array.from({ length: books }, (_, n): Cell => ({
    game: 'roll-player-adventures',
    table: `adventure ${n + 1}, 1 to 4 heroes`,
    settings: {},
    ...strong,
    pairs: 40,
    book: n,
  })),
  ...[2, 3].map((seats): Cell => ({ ...adventure(seats), ...stronger, pairs: 100 })),
  { ...fates('V6', 1), ...stronger, pairs: 40 },
  { ...builders(2), ...stronger, pairs: 40 },
  { ...watch('hard'), ...stronger, pairs: 40 },
]

const root = path.resolve(import.meta.dirname, '..')
const file = path.join(root, '.dicehearth', 'minds.jsonl')

/** A game that was played: which one, by whom, and how they came by it. */
interface Kept {
  key: string
  result: Result
}

export async function* figures(): AsyncGenerator<Figure> {
  const kept = keptGames()
  for (const cell of cells) {
    const game = await loadGame(cell.game)
    const name = `${game?.name}, ${cell.table}: ${cell.player} beside ${cell.against}`
    if (!game || !name.includes(flags.only ?? '')) continue
    const pairs = await pairsOf(game, cell, kept)
    if (pairs.length > 0) yield [name, told(cell, pairs, game.rivals === true)]
  }
}

async function pairsOf(game: Game, cell: Cell, kept: Map<string, Result>): Promise<[Result, Result][]> {
  const found: [Result, Result][] = []
  for (let n = 0; n < Number(flags.pairs ?? cell.pairs); n++) {
    const own = await resultOf(game, cell, n, cell.player, kept)
    // Among rivals both sit at the same table.
    const other = game.rivals ? own : await resultOf(game, cell, n, cell.against, kept)
    if (own && other) found.push([own, other])
  }
  return found
}

async function resultOf(
  game: Game,
  cell: Cell,
  n: number,
  player: Player,
  kept: Map<string, Result>,
): Promise<Result | null> {
  const company = game.rivals ? `${player} among ${cell.against}` : player
  const key = [mindsOf(game), cell.game, cell.table, company, n].join(' · ')
  const known = kept.get(key)
  if (known || flags.kept) return known ?? null
  const settings = cell.book === undefined ? cell.settings : await handedOn(game, cell.book, n)
  const { handsOn: _, ...result } = await played(game, { settings, n, against: cell.against }, player)
  const row: Kept = { key, result }
  mkdirSync(path.dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(row)}\n`)
  return result
}

/** What quick companions hand on after so many adventures; every campaign has one hero more than the one before. */
async function handedOn(game: Game, done: number, n: number): Promise<Record<string, unknown>> {
  const { min, max } = game.seats
  const players = min + (n % (max - min + 1))
  const parties = (campaigns[n] ??= [[]])
  while (parties.length <= done) {
    const settings = { players, party: parties.at(-1) }
    const { handsOn } = await played(game, { settings, n, against: 'quick' }, 'quick')
    parties.push(JSON.parse(JSON.stringify(handsOn)) as Sheet[])
  }
  return { players, party: parties[done] }
}
const campaigns: (readonly Sheet[])[][] = []

function keptGames(): Map<string, Result> {
  if (!existsSync(file)) return new Map()
  const rows = readFileSync(file, 'utf8').trim().split('\n')
  return new Map(rows.map((row) => JSON.parse(row) as Kept).map(({ key, result }) => [key, result]))
}

/** A short digest of all that decides how companions play a game. */
function mindsOf({ id, rulesVersion }: Game): string {
  const hash = createHash('sha256').update(String(rulesVersion))
  const sources = globSync(
    ['bots/{chance,companion,greedy,mind,position,quick,random,search}.ts', `games/${id}/mind/**/*.ts`],
    { cwd: root },
  ).toSorted()
  for (const source of sources) hash.update(readFileSync(path.join(root, source)))
  return hash.digest('hex').slice(0, 8)
}

function told(cell: Cell, pairs: readonly (readonly [Result, Result])[], rivals: boolean): string {
  const own = pairs.map(([it]) => it)
  const others = pairs.map(([, it]) => it)
  if (rivals) {
    const { gain, within } = interval(own.map((it) => it.gain))
    const firsts = share(own.map(({ won }) => won))
    return `first in ${firsts}, ${gain.toFixed(1)} ± ${within.toFixed(1)} points ahead (${pairs.length} games)`
  }
  const { gain, within } = interval(pairs.map(([it, other]) => it.gain - other.gain))
  const [mine, theirs] = [own, others].map((all) => share(all.map((it) => it.gain)))
  const most = Math.max(...own.map(({ decisions }) => decisions))
  const gained = `${(100 * gain).toFixed(0)} ± ${(100 * within).toFixed(0)} points (${pairs.length} pairs)`
  return cell.book === undefined
    ? `wins ${mine}, ${cell.against} ${theirs}: ${gained}`
    : `wins ${mine} of combats and checks, ${cell.against} ${theirs}: ${gained}; at most ${most} decisions`
}

function share(all: readonly number[]): string {
  return `${(100 * mean(all)).toFixed(0)} %`
}
