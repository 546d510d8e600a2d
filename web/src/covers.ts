import { capital } from '@dicehearth/engine'
import { gameIds } from '@dicehearth/games'
import type { Cover } from '@dicehearth/tabletop/cover.ts'
import { plainCover } from '@dicehearth/tabletop/plain-cover.tsx'

const drawn = import.meta.glob<Cover>('../../games/*/board/cover.tsx', { import: 'cover', eager: true })

/** The covers of all games, by their ids; a game without one goes by its id. */
export const covers: ReadonlyMap<string, Cover> = new Map(
  gameIds.map((id) => [
    id,
    drawn[`../../games/${id}/board/cover.tsx`] ?? plainCover(id.split('-').map(capital).join(' ')),
  ]),
)
