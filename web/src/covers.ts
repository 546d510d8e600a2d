import { capital } from '@dicehearth/engine'
import type { Cover } from '@dicehearth/tabletop/cover.ts'
import { gamesWithBooks } from './rules/library.ts'
import { Mark } from './shell/mark.tsx'

const found = import.meta.glob<Cover>('../../games/*/board/cover.tsx', { import: 'cover', eager: true })

const drawn = new Map(Object.entries(found).map(([path, cover]) => [path.split('/').at(-3) ?? '', cover]))

/** The covers of all games, by their ids; a game that has none yet gets a plain one. */
export const covers: ReadonlyMap<string, Cover> = new Map(
  gamesWithBooks.map((id) => [id, drawn.get(id) ?? plainCover(id)]),
)

function plainCover(id: string): Cover {
  const name = id.replaceAll('-', ' ')
  return {
    name: capital(name),
    blurb: 'Its board is still being carved. It can be played by prompt and log.',
    players: 'For the curious',
    time: 'an evening',
    Picture: Mark,
  }
}
