import { compiledSources, digestText } from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'
import type { Plugin } from 'vite'

/** The page must not compile anything while it runs, so it brings the compiled copies of its games' states. */
export function copies(): Plugin {
  return {
    name: 'copies',
    load: { filter: { id: /\/engine\/built-copies\.ts$/ }, handler: async () => copiesOfGames() },
  }
}

/** The module `engine/built-copies.ts` with the copies of all games. */
export async function copiesOfGames(): Promise<string> {
  await Promise.all(gameIds.map(loadGame))
  const rows = [...compiledSources].map(
    (source) => `['${digestText(source)}', (copyMap, share) => {\n${source}\n}]`,
  )
  return `export const builtCopies = new Map([\n${rows.join(',\n')}\n])\n`
}
