import type { startWorker } from '../worker/start.ts'

/** A table with good defaults: this person, and a companion in every other seat. */
export async function firstGame(
  desk: ReturnType<typeof startWorker>,
  game: string,
  seed: string,
): Promise<string> {
  const { seats } = await desk.ask('form', game)
  return desk.ask('create', {
    game,
    given: { players: seats.usual },
    seed,
    seats: Array.from({ length: seats.usual }, (_, seat) => ({ player: seat === 0 ? 'human' : 'greedy' })),
    takebacks: true,
  })
}
