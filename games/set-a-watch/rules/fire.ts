import { anyone, type Play } from '@dicehearth/engine'
import type { AbilityId } from '../content/abilities.ts'
import { cardWood, firewoodMost } from '../content/camp.ts'
import { atWork, cardsLeft, slotOf } from './company.ts'
import { choose, type Exhaust, type ExhaustCause } from './decisions.ts'
import { tell } from './events.ts'
import { cardOptions } from './offering.ts'
import { loseIfSpent } from './outcome.ts'
import type { CardId, Rule, Seat, Watch, Who } from './state.ts'
import { none, trait } from './lookups.ts'

/** Exhausting cards, and the fire that is fed with them. */

/** Turns a card over; the loss, if it was the last on watch, is immediate. */
export function* exhaust(
  t: Watch,
  ability: AbilityId,
  cause: ExhaustCause | 'summon' | 'effect' | 'firewood',
): Play {
  slotOf(t, ability).slot.exhausted = true
  tell(t, { type: 'exhausted', ability, cause })
  yield* loseIfSpent(t)
}

/** The group exhausts cards of its choice, one by one; wards come first (SAW-186, SAW-R66, SAW-R73). */
export function* demandExhaust(t: Watch, cards: number, cause: ExhaustCause, by: CardId): Play {
  for (let left = cards; left > 0; left--) {
    if (cause !== 'zero' && warded(t, cause)) continue
    const { ability } = yield* choose(
      t,
      { kind: 'exhaustCard', seat: anyone, cause, card: by, left },
      cause === 'zero'
        ? exhaustOptions(t, anyone, (who) => (who === t.resting ? 'SAW-115' : null), 'SAW-115')
        : exhaustOptions(t, anyone, (who) => (who === t.resting ? 'SAW-189' : null), 'SAW-186'),
    )
    yield* exhaust(t, ability, cause)
  }
}

/** The unexhausted cards that a demand may take; `demand` is the rule that keeps the exhausted ones out. */
export function exhaustOptions(
  t: Watch,
  seat: Seat,
  keepsOut: (who: Who) => Rule | null,
  demand: Rule,
): Exhaust[] {
  const losing = cardsLeft(t) === 1
  return cardOptions(
    t,
    (ability) => ({ verb: 'exhaust', seat, ability, losing }),
    ({ who, slot }) => {
      if (slot === null) return 'SAW-012'
      return keepsOut(who) ?? (slot.exhausted ? demand : null)
    },
  )
}

/** Thick Hide, then Sanctuary, cancels one exhaustion that a creature or a summon demands. */
export function warded(t: Watch, cause: ExhaustCause | 'summon'): boolean {
  if (!t.tonight.thickHideUsed && atWork(t, 'thickHide')) {
    t.tonight.thickHideUsed = true
    tell(t, { type: 'warded', by: 'thickHide', cause })
    return true
  }
  if (t.tonight.wards === 0) return false
  t.tonight.wards--
  tell(t, { type: 'warded', by: 'sanctuary', cause })
  return true
}

/** Firewood rises or falls; a fire that goes out is fed at once, inside whatever put it out (SAW-115, SAW-R13). */
export function* changeFirewood(t: Watch, by: number): Play {
  setFirewood(t, t.firewood + by)
  if (t.firewood > 0) return
  tell(t, { type: 'fireOut' })
  yield* demandExhaust(t, 1, 'zero', none)
  setFirewood(t, t.firewood + woodOfCard(t))
}

/** A card is exhausted for firewood (SAW-116). */
export function* feedFire(t: Watch, ability: AbilityId): Play {
  tell(t, { type: 'fed', ability })
  yield* exhaust(t, ability, 'firewood')
  yield* changeFirewood(t, woodOfCard(t))
}

function woodOfCard(t: Watch): number {
  const more = trait(t, 'exhaustWood')
  if (more) tell(t, { type: 'locationActs', card: t.location, trait: 'exhaustWood' })
  return cardWood + (more?.more ?? 0)
}

/** The track ends at both ends: what goes beyond is lost (SAW-R11, SAW-R12). */
function setFirewood(t: Watch, to: number): void {
  const from = t.firewood
  t.firewood = Math.max(0, Math.min(firewoodMost, to))
  if (t.firewood !== from) tell(t, { type: 'firewood', from, to: t.firewood })
}
