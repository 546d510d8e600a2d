import type { CompanionKind } from '@dicehearth/bots'
import { loadGame } from '@dicehearth/games'
import { compare, type Compared } from './match.ts'
import type { Figure } from './measure.ts'

const bookOnA = { board: 'book', desert: 'A', fortress: 'A', forest: 'A', iceCave: 'A' }

/** Which tables are measured, and on how many pairs of games: the more, the longer it takes. */
const cells: readonly [game: string, pairs: number, settings: Readonly<Record<string, unknown>>][] = [
  ['roll-for-adventure', 100, { players: 2, ...bookOnA }],
  ['roll-for-adventure', 100, { players: 3, ...bookOnA }],
  ['roll-for-adventure', 100, { players: 4, ...bookOnA }],
]
const kinds: readonly CompanionKind[] = ['thoughtful']

/** How strong each kind of companion is beside a greedy one, on pairs of games with the same seed. */
export async function* figures(): AsyncGenerator<Figure> {
  for (const [id, pairs, settings] of cells) {
    const game = await loadGame(id)
    if (!game) continue
    for (const kind of kinds) {
      const found = await compare(game, { settings, kind, against: 'greedy', pairs })
      const table = Object.values(settings).join(' ')
      yield [`${game.name}, ${table}: ${kind}`, told(found, game.rivals === true)]
    }
  }
}

function told({ pairs, won, otherWon, gain, within }: Compared, rivals: boolean): string {
  if (rivals)
    return `first in ${share(won, pairs)}, ${gain.toFixed(1)} ± ${within.toFixed(1)} points ahead (${pairs} games)`
  return `wins ${share(won, pairs)}, greedy ${share(otherWon, pairs)}: ${(100 * gain).toFixed(0)} ± ${(100 * within).toFixed(0)} points (${pairs} pairs)`
}

function share(won: number, games: number): string {
  return `${((100 * won) / games).toFixed(0)} %`
}
