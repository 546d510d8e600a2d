import { gameIds, storiedGames } from '@dicehearth/games'
import type { Plugin } from 'vite'

/**
 * The page knows games by their names: only its worker, which is built apart, plays them. Otherwise the build would hold
 * every game twice.
 */
export function gamesByName(): Plugin {
  const names = Object.entries({ gameIds, storiedGames })
  const list = '\0games'
  return {
    name: 'games-by-name',
    apply: 'build',
    resolveId: { order: 'pre', filter: { id: /^@dicehearth\/games$/ }, handler: () => list },
    load: {
      filter: { id: /^\0games$/ },
      handler: () => names.map(([name, ids]) => `export const ${name} = ${JSON.stringify(ids)}`).join('\n'),
    },
  }
}
