import { gameIds } from '@dicehearth/games'
import type { Cover } from '@dicehearth/tabletop/cover.ts'

const found = import.meta.glob<Cover>('../../games/*/board/cover.tsx', { import: 'cover', eager: true })

const drawn = new Map(Object.entries(found).map(([path, cover]) => [path.split('/').at(-3) ?? '', cover]))

/** The covers of all games, by their ids. */
export const covers: ReadonlyMap<string, Cover> = new Map(
  gameIds.flatMap((id) => {
    const cover = drawn.get(id)
    return cover ? [[id, cover]] : []
  }),
)
