import { seatsFor } from '../screens/seats-for.ts'
import type { startWorker } from '../worker/start.ts'

type Desk = ReturnType<typeof startWorker>

/** A table with good defaults: this person, and a companion in every other seat. */
export async function firstGame(desk: Desk, game: string, seed: string): Promise<string> {
  const form = await desk.ask('form', game)
  return desk.ask('create', {
    game,
    given: { players: form.seats.usual },
    seed,
    seats: seatsFor(form, form.seats.usual, []),
    takebacks: true,
  })
}

/** One press on *Play now*: a campaign goes on where it was left, or begins; of other games a first table. */
export async function playNow(desk: Desk, game: string): Promise<string> {
  const form = await desk.ask('form', game)
  const seed = crypto.randomUUID()
  return (
    (await desk.ask('playCampaign', game, seatsFor(form, form.seats.usual, []), seed)) ??
    firstGame(desk, game, seed)
  )
}
