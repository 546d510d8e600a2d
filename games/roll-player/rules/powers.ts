import { boxOf, known } from '../content/box.ts'
import type { Forbidden, Power, Printed, Trigger } from '../content/language.ts'
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
  return t.heroes[seat].fiends.map((id) => ({ id, printed: known(boxOf(t.own).fiends, id) }))
}

function powersIn<K extends Power['is']>(sources: readonly Source[], is: K): PowerOf<K>[] {
  const found: PowerOf<K>[] = []
  for (const { printed } of sources)
    for (const power of printed.always ?? []) if (isPower(power, is)) found.push(power)
  return found
}

function isPower<K extends Power['is']>(power: Power, is: K): power is PowerOf<K> {
  return power.is === is
}

export function powersOf<K extends Power['is']>(t: RollPlayer, seat: Seat, is: K): PowerOf<K>[] {
  return [...powersIn(ownSources(t, seat), is), ...powersIn(fiendSources(t, seat), is)]
}

/** The own card or Class that gives a power. */
export function sourceOf(t: RollPlayer, seat: Seat, is: Power['is']): Cause | null {
  return ownSources(t, seat).find((source) => powersIn([source], is).length > 0)?.id ?? null
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
  { usual, is: kind }: { usual: number; is: 'cost' | 'gain' },
): number {
  const [best, worst] = kind === 'cost' ? [Math.min, Math.max] : [Math.max, Math.min]
  const of = (sources: readonly Source[]): number[] =>
    powersIn(sources, is).flatMap((power) => value(power) ?? [])
  const restricted = of(fiendSources(t, seat))
  if (restricted.length > 0) return worst(...restricted)
  const own = of(ownSources(t, seat))
  return own.length > 0 ? best(...own) : usual
}

export function isForbidden(t: RollPlayer, seat: Seat, what: Forbidden): boolean {
  return powersOf(t, seat, 'forbid').some((power) => power.what === what)
}

/** Says which cards a power of this kind worked from, for whoever follows the game. */
export function tellWork<K extends Power['is']>(
  t: RollPlayer,
  seat: Seat,
  is: K,
  fits: (power: PowerOf<K>) => boolean = () => true,
): void {
  if (!t.listener) return
  for (const source of [...ownSources(t, seat), ...fiendSources(t, seat)])
    if (powersIn([source], is).some(fits)) tell(t, { type: 'worked', seat, source: source.id })
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
