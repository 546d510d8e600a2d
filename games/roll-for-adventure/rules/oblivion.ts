import type { Play } from '@dicehearth/engine'
import { resurrectionHolds } from '../content/boards.ts'
import { choose, decline, type Decline, type Release } from './decisions.ts'
import { comeBack, takeOut } from './dice.ts'
import { tell } from './events.ts'
import { oneOfEachOwner } from './heaps.ts'
import { total } from './lookups.ts'
import type { Adventure, DieId } from './state.ts'
import { keepOutOthers, type RuleId } from './why-not.ts'

/** A die is released from the Vortex of Oblivion and comes back. */
export function release(t: Adventure, die: DieId): void {
  takeOut(t.oblivion, die)
  tell(t, { type: 'released', dice: [die] })
  comeBack(t, [die])
}

/** One die may be released from Oblivion, as `rule` says; gives whether it was. */
export function* mayRelease(t: Adventure, rule: RuleId): Play<boolean> {
  if (t.oblivion.length === 0) return false
  keepOutOthers(t, t.oblivion, rule)
  const choice = yield* choose<Release | Decline>(t, { kind: 'releaseDie', seat: t.active }, [
    ...oneOfEachOwner(t, t.oblivion).map((die): Release => ({ verb: 'release', seat: t.active, die })),
    decline(t.active),
  ])
  if (choice.verb === 'decline') return false
  release(t, choice.die)
  return true
}

/** Dice are put on the Vortex of Resurrection; at 10 or more both vortexes give all their dice back. */
export function feedResurrection(t: Adventure, dice: readonly DieId[]): void {
  t.resurrection.push(...dice)
  if (total(t, t.resurrection) < resurrectionHolds) return
  const freed = [...t.oblivion, ...t.resurrection]
  t.oblivion = []
  t.resurrection = []
  tell(t, { type: 'vortexEmptied', dice: freed })
  comeBack(t, freed)
}
