import { plainWords, type Game, type InWords } from '@dicehearth/engine'
import type { Drawing } from '@dicehearth/engine/drawing'
import { plainDrawing } from '@dicehearth/engine/plain'
import type { Authoring, Storybooks } from '@dicehearth/story'

interface Listed {
  game: () => Promise<{ default: Game }>
  /** The table in a terminal; a plain one, if it is missing. */
  drawing?: () => Promise<{ default: Drawing }>
  /** The table for who listens to it; what is printed on its pieces, if it is missing. */
  inWords?: () => Promise<{ default: InWords }>
  /** Its storybooks, and what their writers need. */
  authoring?: () => Promise<{ default: Authoring }>
}

// prettier-ignore
/** The list of games. To add a game, add its line. */
const games: Readonly<Record<string, Listed>> = {
  'roll-for-adventure': { game: async () => import('./roll-for-adventure/index.ts'), drawing: async () => import('./roll-for-adventure/terminal.ts'), inWords: async () => import('./roll-for-adventure/in-words.ts') },
  'roll-player': { game: async () => import('./roll-player/index.ts'), drawing: async () => import('./roll-player/terminal.ts'), inWords: async () => import('./roll-player/in-words.ts') },
  'set-a-watch': { game: async () => import('./set-a-watch/index.ts'), drawing: async () => import('./set-a-watch/terminal.ts'), inWords: async () => import('./set-a-watch/in-words.ts') },
  'rolling-fates': { game: async () => import('./rolling-fates/index.ts'), drawing: async () => import('./rolling-fates/terminal.ts'), inWords: async () => import('./rolling-fates/in-words.ts'), authoring: async () => import('./rolling-fates/authoring.ts') },
  'roll-player-adventures': { game: async () => import('./roll-player-adventures/index.ts'), drawing: async () => import('./roll-player-adventures/terminal.ts'), inWords: async () => import('./roll-player-adventures/in-words.ts'), authoring: async () => import('./roll-player-adventures/authoring.ts') },
}

export const gameIds: readonly string[] = Object.keys(games)

/** The rules of a game, loaded when first asked for; undefined when there is no such game. */
export async function loadGame(id: string): Promise<Game | undefined> {
  return Object.hasOwn(games, id) ? (await games[id].game()).default : undefined
}

/** The drawing of a game for a terminal; undefined when there is no such game. */
export async function loadDrawing(id: string): Promise<Drawing | undefined> {
  const game = await loadGame(id)
  if (!game) return undefined
  return (await games[id].drawing?.())?.default ?? plainDrawing(game)
}

/** A game's table in words, part by part. */
export async function loadInWords(id: string): Promise<InWords> {
  return (await games[id]?.inWords?.())?.default ?? plainWords
}

/** The storybooks of all games. */
export async function loadStories(): Promise<Storybooks[]> {
  const loaded = await Promise.all(Object.values(games).map(async ({ authoring }) => authoring?.()))
  return loaded.flatMap((it) => (it ? [it.default.stories] : []))
}

/** The games that take storybooks of one's own. */
export const storiedGames: readonly string[] = gameIds.filter((id) => games[id].authoring)

/** What writers of storybooks for a game need; undefined when it has none. */
export async function loadAuthoring(id: string): Promise<Authoring | undefined> {
  return storiedGames.includes(id) ? (await games[id].authoring?.())?.default : undefined
}
