import type { Game } from '@dicehearth/engine'
import type { Drawing } from '@dicehearth/engine/drawing'

interface Entry {
  game: () => Promise<{ default: Game }>
  /** The table in a terminal, where the game has one. */
  drawing?: () => Promise<{ default: Drawing }>
}

/** The list of games: to add one is to add its lines. */
const games: Readonly<Record<string, Entry>> = {
  'roll-for-adventure': {
    game: async () => import('@dicehearth/roll-for-adventure'),
    drawing: async () => import('@dicehearth/roll-for-adventure/terminal'),
  },
  'set-a-watch': {
    game: async () => import('@dicehearth/set-a-watch'),
    drawing: async () => import('@dicehearth/set-a-watch/terminal'),
  },
}

export const gameIds: readonly string[] = Object.keys(games)

/** The rules of a game, loaded when first asked for; undefined when there is no such game. */
export async function loadGame(id: string): Promise<Game | undefined> {
  if (!Object.hasOwn(games, id)) return undefined
  return (await games[id].game()).default
}

/** The drawing of a game for a terminal; undefined when it has none. */
export async function loadDrawing(id: string): Promise<Drawing | undefined> {
  if (!Object.hasOwn(games, id)) return undefined
  return (await games[id].drawing?.())?.default
}
