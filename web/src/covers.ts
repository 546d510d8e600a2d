import type { Cover } from '@dicehearth/tabletop/cover.ts'

const found = import.meta.glob<Cover>('../../games/*/board/cover.tsx', { import: 'cover', eager: true })

/** The covers of all games, by their ids. */
export const covers: ReadonlyMap<string, Cover> = new Map(
  Object.entries(found).map(([path, cover]) => [path.split('/').at(-3) ?? '', cover]),
)
