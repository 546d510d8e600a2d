import type { Play } from '@dicehearth/engine'
import { controller } from './company.ts'
import { rerollDie } from './dice.ts'
import { choose, decline, type Decline, type PickDie, type RerollCause } from './decisions.ts'
import { differentDice, freeDice, type DieId, type Watch, type Who } from './state.ts'

/** One after the other may roll free dice of their own again, each die once (SAW-R20). */
export function* mayReroll(t: Watch, them: readonly Who[], dice: number, cause: RerollCause): Play {
  for (const who of them) {
    const rerolled: DieId[] = []
    while (rerolled.length < dice) {
      const free = freeDice(t, who).filter((die) => !rerolled.includes(die))
      if (free.length === 0) break
      const seat = controller(t, who)
      const choice = yield* choose<PickDie | Decline>(t, { kind: 'rerollPick', seat, who, cause }, [
        ...differentDice(t, free).map((die): PickDie => ({ verb: 'pickDie', seat, die })),
        decline(seat),
      ])
      if (choice.verb === 'decline') break
      yield* rerollDie(t, choice.die)
      rerolled.push(choice.die)
    }
  }
}
