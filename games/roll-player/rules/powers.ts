import { boxOf, known } from '../content/box.ts'
import type { Fiend, FiendId } from '../content/fiends.ts'
import type { Power, Printed, Trigger } from '../content/language.ts'
import type { Forbidden } from '../content/words/powers.ts'
import type { Cause } from './decisions.ts'
import { tell } from './events.ts'
import { cardCalled, classOf } from './heroes.ts'
import type { RollPlayer, Seat } from './state.ts'

/** What is always so for a player: powers of their Class and cards, and restrictions of Fiends in force. */

type PowerOf<K extends Power['is']> = Extract<Power, { is: K }>

/** Rules text in front of a player, and what it is printed on. */
export interface Source {
  id: Cause
  printed: Printed
}

/** The own Class and cards, in the order of the ledger's ids (RP-R21). */
export function ownSources(t: RollPlayer, seat: Seat): Source[] {
  const hero = t.heroes[seat]
  const sources: Source[] = []
  if (hero.class) sources.push({ id: hero.class, printed: classOf(hero).ability })
  for (const id of hero.cards) {
    const card = cardCalled(t, id)
    if (card.type === 'weapon') sources.push({ id, printed: card })
  }
  return sources
}

/** Fiends whose restrictions hold (RP-060, RP-120). */
export function fiendSources(t: RollPlayer, seat: Seat): Source[] {
  return t.heroes[seat].fiends.map((id) => ({ id, printed: fiendCalled(t, id) }))
}

function fiendCalled({ own }: Pick<RollPlayer, 'own'>, id: FiendId): Fiend {
  return known(boxOf(own).fiends, id)
}

function isPower<K extends Power['is']>(power: Power, is: K): power is PowerOf<K> {
  return power.is === is
}

function collect<K extends Power['is']>(found: PowerOf<K>[], { always }: Printed, is: K): void {
  if (always) for (const power of always) if (isPower(power, is)) found.push(power)
}

// Asked for all the time: no lists are made but the one that is given back.

function ownPowers<K extends Power['is']>(t: RollPlayer, seat: Seat, is: K): PowerOf<K>[] {
  const hero = t.heroes[seat]
  const found: PowerOf<K>[] = []
  if (hero.class) collect(found, classOf(hero).ability, is)
  for (const id of hero.cards) {
    const card = cardCalled(t, id)
    if (card.type === 'weapon') collect(found, card, is)
  }
  return found
}

function fiendPowers<K extends Power['is']>(t: RollPlayer, seat: Seat, is: K): PowerOf<K>[] {
  const found: PowerOf<K>[] = []
  for (const id of t.heroes[seat].fiends) collect(found, fiendCalled(t, id), is)
  return found
}

export function powersOf<K extends Power['is']>(t: RollPlayer, seat: Seat, is: K): PowerOf<K>[] {
  const found = ownPowers(t, seat, is)
  const restrictions = fiendPowers(t, seat, is)
  return restrictions.length === 0 ? found : [...found, ...restrictions]
}

/** The own card or Class that gives a power. */
export function sourceOf(t: RollPlayer, seat: Seat, is: Power['is']): Cause | null {
  return (
    ownSources(t, seat).find(({ printed }) => printed.always?.some((power) => power.is === is))?.id ?? null
  )
}

/** The sum of what powers add. */
export function sumOf<K extends Power['is']>(
  t: RollPlayer,
  seat: Seat,
  is: K,
  value: (power: PowerOf<K>) => number,
): number {
  return powersOf(t, seat, is).reduce((sum, power) => sum + value(power), 0)
}

/**
 * An amount that a card may fix: what a Fiend says counts before anything else (RP-R25), then what is best for the
 * player, then what is usual. Of costs the lowest is best, of gains the highest.
 */
export function fixedAmount<K extends Power['is']>(
  t: RollPlayer,
  seat: Seat,
  is: K,
  value: (power: PowerOf<K>) => number | null,
  { usual, best }: { usual: number; best: typeof Math.min },
): number {
  const worst = best === Math.min ? Math.max : Math.min
  const restricted = fiendPowers(t, seat, is).flatMap((power) => value(power) ?? [])
  if (restricted.length > 0) return worst(...restricted)
  const own = ownPowers(t, seat, is).flatMap((power) => value(power) ?? [])
  return own.length > 0 ? best(...own) : usual
}

export function isForbidden(t: RollPlayer, seat: Seat, what: Forbidden): boolean {
  for (const power of powersOf(t, seat, 'forbid')) if (power.what === what) return true
  return false
}

/** Says which cards a power of this kind worked from, for whoever follows the game. */
export function tellWork<K extends Power['is']>(
  t: RollPlayer,
  seat: Seat,
  is: K,
  fits: (power: PowerOf<K>) => boolean = () => true,
): void {
  if (!t.listener) return
  for (const { id, printed } of [...ownSources(t, seat), ...fiendSources(t, seat)])
    if (printed.always?.some((power) => isPower(power, is) && fits(power)))
      tell(t, { type: 'worked', seat, source: id })
}

/** What happens to a player by the way when something happens, each with the card that it comes from. */
export function triggersOf(
  t: RollPlayer,
  seat: Seat,
  on: Trigger['on'],
): { source: Cause; trigger: Trigger }[] {
  return [...ownSources(t, seat), ...fiendSources(t, seat)].flatMap(({ id, printed }) =>
    (printed.on ?? []).filter((trigger) => trigger.on === on).map((trigger) => ({ source: id, trigger })),
  )
}
