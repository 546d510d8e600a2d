import { anyone, type Play } from '@dicehearth/engine'
import { restsEach } from '../content/camp.ts'
import { controller, everybody, exhaustedOf, slotOf, watchers } from './company.ts'
import { choose, decline, type Decline, type PickWho, type Refresh } from './decisions.ts'
import { tell } from './events.ts'
import { trait, type Watch, type Who } from './state.ts'
import type { AbilityId } from '../content/abilities.ts'

/** Sends somebody to camp and lets them rest (SAW-047 to SAW-050). */
export function* goToRest(t: Watch): Play {
  const { who } = yield* choose(
    t,
    { kind: 'chooseRest', seat: anyone },
    everybody(t)
      .filter((it) => t.adventurers[it].rests < restsEach)
      .map((it): PickWho => ({ verb: 'pickWho', seat: anyone, who: it })),
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
    const cards = exhaustedOf(t, who)
    if (cards.length === 0) return
    if (n > 0) tell(t, { type: 'locationActs', card: t.location, trait: 'restRefresh' })
    const { ability } = yield* choose(t, { kind: 'restRefresh', seat, who }, refreshes(cards, seat))
    refresh(t, ability)
  }
}

/** Healing Spring: one card of those on watch. */
function* springRefresh(t: Watch): Play {
  if (!trait(t, 'springRefresh')) return
  const cards = watchers(t).flatMap((who) => exhaustedOf(t, who))
  if (cards.length === 0) return
  const choice = yield* choose<Refresh | Decline>(t, { kind: 'springRefresh', seat: anyone }, [
    ...refreshes(cards, anyone),
    decline(anyone),
  ])
  if (choice.verb === 'decline') return
  tell(t, { type: 'locationActs', card: t.location, trait: 'springRefresh' })
  refresh(t, choice.ability)
}

export function refreshes(cards: readonly AbilityId[], seat: number): Refresh[] {
  return cards.map((ability): Refresh => ({ verb: 'refresh', seat, ability }))
}

export function refresh(t: Watch, ability: AbilityId): void {
  slotOf(t, ability).slot.exhausted = false
  tell(t, { type: 'refreshed', ability })
}
