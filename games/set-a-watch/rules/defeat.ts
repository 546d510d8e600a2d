import type { Play } from '@dicehearth/engine'
import { atWork, controller, slotOf } from './company.ts'
import { choose, decline, type Decline, type RemoveIt } from './decisions.ts'
import { carryOut } from './effects.ts'
import { tell } from './events.ts'
import { cardsOf, leaveLine } from './line.ts'
import { see } from './piles.ts'
import type { Foe, Watch, Who } from './state.ts'
import { health } from './values.ts'
import { creatureOf, none } from './lookups.ts'

/** Nobody gets the credit: wounds from a trap, or a power that faded. */
export const nobody: readonly Who[] = []

/** A creature falls: to the graveyard, then its defeated power, if it stood faceup (SAW-129, SAW-102, SAW-R38). */
export function* defeat(t: Watch, at: number, by: readonly Who[]): Play {
  const foe = fall(t, at, by)
  if (rogueDecides(t, by)) yield* stayDead(t, foe)
  yield* lastPower(t, foe)
}

/** The card leaves the line for the graveyard. */
export function fall(t: Watch, at: number, by: readonly Who[]): Foe {
  return leaveLine(t, at, (foe) => {
    see(t, foe.card)
    t.graveyard.push(...cardsOf(foe))
    tell(t, { type: 'defeated', card: foe.card, under: foe.under, facedown: !foe.faceup, by })
  })
}

export function* lastPower(t: Watch, foe: Foe): Play {
  const { defeated } = creatureOf(t, foe.card)
  if (defeated && foe.faceup && !foe.ignored) yield* carryOut(t, defeated, foe.card, 'defeated')
}

/** Stay Dead applies to whatever the Rogue had a hand in (SAW-154). */
export function rogueDecides(t: Watch, by: readonly Who[]): boolean {
  return atWork(t, 'stayDead') && by.includes(slotOf(t, 'stayDead').who)
}

/** The Rogue may remove the fallen from the game (SAW-R57). */
export function* stayDead(t: Watch, foe: Foe): Play {
  const seat = controller(t, slotOf(t, 'stayDead').who)
  const choice = yield* choose<RemoveIt | Decline>(t, { kind: 'stayDead', seat, card: foe.card }, [
    { verb: 'removeIt', seat },
    decline(seat),
  ])
  if (choice.verb === 'decline') return
  const gone = cardsOf(foe)
  t.graveyard = t.graveyard.filter((card) => !gone.includes(card))
  t.removed.push(...gone)
  tell(t, { type: 'stayedDead', card: foe.card })
}

/** The faceup creature nearest to the camp whose health is gone; none if all stand (SAW-R31). */
export function fallen(t: Watch): number {
  return t.line.findIndex((_, at) => isDown(t, at))
}

function isDown(t: Watch, at: number): boolean {
  return t.line[at].faceup && health(t, at) <= 0
}

/**
 * Those whom an ability has brought down fall to the credit of whoever used it, one after the other: the fall of one
 * may give another its health back (SAW-R44, SAW-R89).
 */
export function* sweep(t: Watch, by: readonly Who[]): Play {
  const down = t.line.flatMap((foe, at) => (isDown(t, at) ? [foe.card] : []))
  if (down.length === 0) return
  const next = (): number => t.line.findIndex((foe, at) => down.includes(foe.card) && isDown(t, at))
  for (let at = next(); at !== none; at = next()) yield* defeat(t, at, by)
}
