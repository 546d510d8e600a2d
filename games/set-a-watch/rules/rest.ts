import { anyone, type Play } from '@dicehearth/engine'
import type { AbilityId } from '../content/abilities.ts'
import { restsEach } from '../content/camp.ts'
import { controller, exhaustedOf, slotOf, watchers } from './company.ts'
import { choose, decline, type Decline, type Refresh } from './decisions.ts'
import { tell } from './events.ts'
import { cardOptions, whoOptions } from './offering.ts'
import type { Rule, Seat, Watch, Who } from './state.ts'
import { trait } from './lookups.ts'

/** Sends somebody to camp and lets them rest (SAW-047 to SAW-050). */
export function* goToRest(t: Watch): Play {
  const { who } = yield* choose(
    t,
    { kind: 'chooseRest', seat: anyone },
    whoOptions(t, anyone, (it) => (t.adventurers[it].rests < restsEach ? null : 'SAW-048')),
  )
  t.resting = who
  t.adventurers[who].rests++
  tell(t, { type: 'rests', who, visit: t.adventurers[who].rests })
  yield* restRefresh(t, who)
  yield* springRefresh(t)
  t.step = 'camp'
}

/** The rest refreshes one exhausted card, at an inn more. */
function* restRefresh(t: Watch, who: Who): Play {
  const inn = trait(t, 'restRefresh')
  const seat = controller(t, who)
  for (let n = 0; n < (inn?.cards ?? 1); n++) {
    if (exhaustedOf(t, who).length === 0) return
    if (n > 0) tell(t, { type: 'locationActs', card: t.location, trait: 'restRefresh' })
    const { ability } = yield* choose(
      t,
      { kind: 'restRefresh', seat, who },
      refreshes(t, seat, (it) => (it === who ? null : 'SAW-050')),
    )
    refresh(t, ability)
  }
}

/** Healing Spring: one card of those on watch. */
function* springRefresh(t: Watch): Play {
  if (!trait(t, 'springRefresh')) return
  if (watchers(t).every((who) => exhaustedOf(t, who).length === 0)) return
  const choice = yield* choose<Refresh | Decline>(t, { kind: 'springRefresh', seat: anyone }, [
    ...refreshes(t, anyone, (who) => (who === t.resting ? 'SAW-037' : null)),
    decline(anyone),
  ])
  if (choice.verb === 'decline') return
  tell(t, { type: 'locationActs', card: t.location, trait: 'springRefresh' })
  refresh(t, choice.ability)
}

/** The exhausted cards of those whose cards may be refreshed. */
export function refreshes(t: Watch, seat: Seat, keepsOut: (who: Who) => Rule | null): Refresh[] {
  return cardOptions(
    t,
    (ability) => ({ verb: 'refresh', seat, ability }),
    ({ who, slot }) => {
      if (slot === null) return 'SAW-012'
      return keepsOut(who) ?? (slot.exhausted ? null : 'SAW-175')
    },
  )
}

export function refresh(t: Watch, ability: AbilityId): void {
  slotOf(t, ability).slot.exhausted = false
  tell(t, { type: 'refreshed', ability })
}
