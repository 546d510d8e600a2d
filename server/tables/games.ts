import { Refusal, type Game } from '@dicehearth/engine'
import { gameIds, loadGame } from '@dicehearth/games'

export async function gameOf(id: string): Promise<Game> {
  const game = await loadGame(id)
  if (!game)
    throw new Refusal('unknown-game', `There is no game "${id}" here. Choose from: ${gameIds.join(', ')}.`)
  return game
}
