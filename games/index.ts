import type { Game } from '@dicehearth/engine'

/** The list of games: to add one is to add its line. */
const games: Readonly<Record<string, () => Promise<{ default: Game }>>> = {
  'roll-for-adventure': async () => import('@dicehearth/roll-for-adventure'),
}

export const gameIds: readonly string[] = Object.keys(games)

/** The rules of a game, loaded when first asked for; undefined when there is no such game. */
export async function loadGame(id: string): Promise<Game | undefined> {
  if (!Object.hasOwn(games, id)) return undefined
  return (await games[id]()).default
}
