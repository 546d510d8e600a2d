import type { Game } from '@dicehearth/engine'
import * as z from 'zod'
import { gameOf } from '../tables/games.ts'

// A game whose rules fail whenever somebody takes the last option of a decision: two players see them throw, three see
// them hang, four see them want all memory.

export const game = await gameOf('roll-for-adventure')
const players = z.object({ players: z.int() })
const round: Game['round'] = game.round.bind(game)

game.round = function* faulty(t) {
  const play = round(t)
  for (let answer = -1; ;) {
    const step = play.next(answer)
    if (step.done) return
    answer = yield step.value
    if (answer > 0 && answer === step.value.options.length - 1) fail(players.parse(t).players)
  }
}

function fail(players: number): void {
  if (players === 2) throw new Error('a rule failed')
  const kept: number[][] = []
  for (;;) if (players === 4) kept.push(Array.from({ length: 1000 }, (_, n) => n))
}
