import { nothingToAsk, type Play } from '@dicehearth/engine'
import { controller } from './company.ts'
import { keepsDie, rerollDie } from './dice.ts'
import { choose, decline, type Decline, type PickDie, type RerollCause } from './decisions.ts'
import { dieOptions } from './offering.ts'
import type { DieId, Rule, Watch, Who } from './state.ts'
import { ownerOf } from './lookups.ts'

/** One after the other may roll free dice of their own again, each die once (SAW-R20). */
export function* mayReroll(t: Watch, them: readonly Who[], dice: number, cause: RerollCause): Play {
  for (const who of them) {
    const rerolled: DieId[] = []
    const keepsOut = (die: DieId): Rule | null =>
      ownerOf(die) !== who || rerolled.includes(die) ? 'SAW-R20' : keepsDie(t, die)
    while (rerolled.length < dice) {
      const seat = controller(t, who)
      const free = dieOptions(t, seat, keepsOut)
      if (nothingToAsk(t, free)) break
      const choice = yield* choose<PickDie | Decline>(t, { kind: 'rerollPick', seat, who, cause }, [
        ...free,
        decline(seat),
      ])
      if (choice.verb === 'decline') break
      yield* rerollDie(t, choice.die)
      rerolled.push(choice.die)
    }
  }
}
