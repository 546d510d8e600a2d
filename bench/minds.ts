import type { CompanionKind } from '@dicehearth/bots'
import { loadGame } from '@dicehearth/games'
import { compare, type Compared } from './match.ts'
import type { Figure } from './measure.ts'

const bookOnA = { board: 'book', desert: 'A', fortress: 'A', forest: 'A', iceCave: 'A' }

/** A table, on how many pairs of games, and beside whom `thoughtful` is measured there. */
interface Cell {
  game: string
  pairs: number
  against: CompanionKind
  settings: Readonly<Record<string, unknown>>
}

/** The dearer a game, the fewer pairs. */
const cells: readonly Cell[] = [
  ...[2, 3, 4].map((players) => adventure(players)),
  ...['V5', 'V6'].map((adventure) => fates(adventure)),
  ...[2, 4].map((players) => rollPlayer(players)),
  ...['hard', 'insane'].map((difficulty) => watch(difficulty)),
]

function adventure(players: number): Cell {
  return {
    game: 'roll-for-adventure',
    pairs: 100,
    against: 'greedy',
    settings: { players, ...bookOnA },
  }
}

/** Beside the game's own expert. */
function fates(adventure: string): Cell {
  return { game: 'rolling-fates', pairs: 40, against: 'quick', settings: { players: 2, adventure } }
}

function rollPlayer(players: number): Cell {
  return { game: 'roll-player', pairs: 40, against: 'greedy', settings: { players } }
}

function watch(difficulty: string): Cell {
  return { game: 'set-a-watch', pairs: 20, against: 'greedy', settings: { players: 2, difficulty } }
}

/** How strong a thoughtful companion is beside another kind, on pairs of games with the same seed. */
export async function* figures(): AsyncGenerator<Figure> {
  for (const { game: id, pairs, against, settings } of cells) {
    const game = await loadGame(id)
    if (!game) continue
    const found = await compare(game, { settings, kind: 'thoughtful', against, pairs })
    const table = Object.values(settings).join(' ')
    yield [`${game.name}, ${table}: thoughtful`, told(found, against, game.rivals === true)]
  }
}

function told(
  { pairs, won, otherWon, gain, within }: Compared,
  against: CompanionKind,
  rivals: boolean,
): string {
  if (rivals)
    return `first in ${share(won, pairs)}, ${gain.toFixed(1)} ± ${within.toFixed(1)} points ahead (${pairs} games)`
  return `wins ${share(won, pairs)}, ${against} ${share(otherWon, pairs)}: ${(100 * gain).toFixed(0)} ± ${(100 * within).toFixed(0)} points (${pairs} pairs)`
}

function share(won: number, games: number): string {
  return `${((100 * won) / games).toFixed(0)} %`
}
