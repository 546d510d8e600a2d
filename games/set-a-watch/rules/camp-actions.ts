import type { Play } from '@dicehearth/engine'
import { chopWood as chopGain, scoutCards } from '../content/camp.ts'
import { controller } from './company.ts'
import {
  choose,
  decline,
  type Decline,
  type PickWho,
  type SwapIn,
  type SwapOut,
  type TakeLocation,
} from './decisions.ts'
import { tell } from './events.ts'
import { changeFirewood } from './fire.ts'
import { lookAtDeck, putBackAtEnds } from './looking.ts'
import { cardOptions, whoOptions } from './offering.ts'
import { see } from './piles.ts'
import { refresh, refreshes } from './rest.ts'
import type { Watch, Who } from './state.ts'
import { none, trait } from './lookups.ts'

/** What anybody can do in camp. */

export function* chopWood(t: Watch): Play {
  const land = trait(t, 'chopGain')
  if (land) tell(t, { type: 'locationActs', card: t.location, trait: 'chopGain' })
  yield* changeFirewood(t, land?.wood ?? chopGain)
}

/** Looks at the top of the creature deck; each card goes back to either end (SAW-059). */
export function* scoutAhead(t: Watch): Play {
  const land = trait(t, 'scoutCards')
  if (land) tell(t, { type: 'locationActs', card: t.location, trait: 'scoutCards' })
  yield* putBackAtEnds(t, controller(t, t.resting), lookAtDeck(t, land?.cards ?? scoutCards))
}

/** The next location or the top of the unused ones: one goes on the map, the other under the unused (SAW-061). */
export function* checkMap(t: Watch): Play {
  const mapped = t.map[t.map.length - 1]
  const unused = t.unused[t.unused.length - 1]
  see(t, mapped)
  see(t, unused)
  const seat = controller(t, t.resting)
  const cards = [mapped, unused]
  const { card } = yield* choose(
    t,
    { kind: 'mapChoose', seat, cards },
    cards.map((it): TakeLocation => ({ verb: 'takeLocation', seat, card: it })),
  )
  const other = card === mapped ? unused : mapped
  t.map[t.map.length - 1] = card
  t.unused.pop()
  t.unused.unshift(other)
  tell(t, { type: 'mapChosen', card, other, exchanged: card === unused })
}

/** Refreshes one exhausted card of anybody (SAW-063). */
export function* healSomebody(t: Watch, cause: 'heal' | 'mend'): Play {
  const seat = controller(t, t.resting)
  const cards = refreshes(t, seat, () => null)
  refresh(t, (yield* choose(t, { kind: 'healTarget', seat, cause }, cards)).ability)
}

/** The resting adventurer swaps a card; at Hermit's Cave anybody may instead (SAW-064). */
export function* equip(t: Watch): Play {
  if (!trait(t, 'equipAnyone')) return yield* equipSwap(t, t.resting)
  const who = yield* whoSwaps(t, 'equip', [])
  if (who !== t.resting) tell(t, { type: 'locationActs', card: t.location, trait: 'equipAnyone' })
  yield* equipSwap(t, who)
}

/** Who swaps a card; after the first, somebody else or nobody. */
export function* whoSwaps(t: Watch, cause: 'equip' | 'quartermaster', done: readonly Who[]): Play<Who> {
  const seat = controller(t, t.resting)
  const may = done.length > 0
  const choice = yield* choose<PickWho | Decline>(t, { kind: 'equipWho', seat, cause, may }, [
    ...whoOptions(t, seat, (who) => (done.includes(who) ? 'SAW-R91' : null)),
    ...(may ? [decline(seat)] : []),
  ])
  return choice.verb === 'pickWho' ? choice.who : none
}

/** One equipped card for one leftover card, which takes over its state (SAW-065). */
export function* equipSwap(t: Watch, who: Who): Play {
  const seat = controller(t, who)
  const { equipped, leftover } = t.adventurers[who]
  const { ability: out } = yield* choose(
    t,
    { kind: 'equipOut', seat, who },
    cardOptions(
      t,
      (it): SwapOut => ({ verb: 'swapOut', seat, ability: it }),
      (card) => (card.who === who && card.slot !== null ? null : 'SAW-064'),
    ),
  )
  const { ability } = yield* choose(
    t,
    { kind: 'equipIn', seat, who, out },
    cardOptions(
      t,
      (it): SwapIn => ({ verb: 'swapIn', seat, ability: it }),
      (card) => (card.who === who && card.slot === null ? null : 'SAW-064'),
    ),
  )
  const slot = equipped.find((it) => it.ability === out)
  if (!slot) return
  leftover[leftover.indexOf(ability)] = out
  slot.ability = ability
  tell(t, { type: 'swapped', who, out, in: ability, exhausted: slot.exhausted })
}
