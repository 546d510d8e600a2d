import { anyone, end, type Play } from '@dicehearth/engine'
import { ponder, type FatesOption, type GameOver } from './decisions.ts'
import { tell } from './events.ts'
import { adventureOf, pageOf, type Fates, type Seat } from './state.ts'

/** The adventure ends for everybody, this instant (RF-122, RF-R10). `who` reached 0 Life; -1 if the group gave up. */
export function* loseAdventure(t: Fates, who: Seat): Play<never> {
  tell(t, { type: 'adventureOver', result: 'lost', seat: who })
  return yield* end(t, { result: 'lost', ...reached(t), fell: who })
}

/** The end of the last area is reached (RF-014). */
export function* winAdventure(t: Fates): Play<never> {
  tell(t, { type: 'adventureOver', result: 'won', seat: -1 })
  return yield* end(t, { result: 'won', ...reached(t), fell: -1 })
}

function reached(t: Fates): { adventure: string; area: number; encounter: string; rounds: number } {
  return {
    adventure: adventureOf(t).title,
    area: t.area + 1,
    encounter: pageOf(t).id,
    rounds: t.statistics.rounds,
  }
}

/** Ending the game is open to a physical table at any time, but not right after it was called off (DEC-27). */
export function gameOverOptions(t: Fates): GameOver[] {
  return t.mayGiveUp ? [{ verb: 'gameOver', seat: anyone }] : []
}

/** Giving up is asked about once, and only then done (RF-R83). Comes back if the group goes on. */
export function* askToGiveUp(t: Fates, kind: 'concede' | 'gameOver'): Play {
  const options: FatesOption[] = [
    { verb: 'confirm', seat: anyone, losing: true },
    { verb: 'cancel', seat: anyone },
  ]
  const answer = yield* ponder({ kind, seat: anyone }, options)
  if (answer.verb === 'confirm') yield* loseAdventure(t, -1)
  t.mayGiveUp = false
}
