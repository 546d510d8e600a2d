import { decline, offers, turnUp, type Decline, type Play } from '@dicehearth/engine'
import type { FiendId } from '../content/fiends.ts'
import { usual } from '../content/prices.ts'
import { tableFor } from '../content/table-size.ts'
import { choose, type Cause, type TakeFiend } from './decisions.ts'
import { tell, type RpEvent } from './events.ts'
import { happens } from './triggers.ts'
import { fiendsUp, takeOut } from './heroes.ts'
import { fixedAmount, sumOf } from './powers.ts'
import type { RollPlayer, Seat } from './state.ts'

/** Draws a Fiend onto each Initiative card that has a space for one and holds none (RP-041, RP-125 to RP-128). */
export function placeFiends(t: RollPlayer): void {
  for (const number of tableFor(t.players).fiendsOn) {
    if (t.initiative[number - 1].fiends.length === 0) drawFiend(t, number - 1)
  }
}

/** The top Fiend of the deck comes to an Initiative card; an empty deck brings none (RP-R17). */
export function drawFiend(t: RollPlayer, card: number): void {
  if (t.fiendDeck.length === 0) return
  const fiend = turnUp(t, t.fiendDeck)
  t.initiative[card].fiends.push(fiend)
  tell(t, { type: 'fiendPlaced', fiend, card })
}

/** Fiends are gained face up; their restrictions hold from the next Market Phase on (RP-059, RP-060). */
export function gainFiends(t: RollPlayer, seat: Seat, fiends: readonly FiendId[]): void {
  for (const fiend of fiends) {
    t.heroes[seat].newFiends.push(fiend)
    tell(t, { type: 'fiendGained', seat, fiend })
  }
}

/** Restrictions of Fiends gained this round come into force (RP-092). */
export function wakeFiends(t: RollPlayer, seat: Seat): void {
  const hero = t.heroes[seat]
  for (const fiend of hero.newFiends.splice(0)) {
    hero.fiends.push(fiend)
    tell(t, { type: 'fiendWakes', seat, fiend })
  }
}

/** Gold to banish a Fiend (RP-122, RP-R34). */
export function banishCost(t: RollPlayer, seat: Seat): number {
  const cost = fixedAmount(t, seat, 'banishCost', (power) => power.gold, {
    usual: usual.banish,
    best: Math.min,
  })
  return Math.max(0, cost - sumOf(t, seat, 'banishCheaper', (power) => power.by))
}

/** The Fiend is turned face down for good, also before it came into force (RP-123, RP-124). */
export function* banish(
  t: RollPlayer,
  seat: Seat,
  fiend: FiendId,
  by: Extract<RpEvent, { type: 'banished' }>['with'],
): Play {
  const hero = t.heroes[seat]
  takeOut(hero.fiends.includes(fiend) ? hero.fiends : hero.newFiends, fiend)
  hero.banished.push(fiend)
  tell(t, { type: 'banished', seat, fiend, with: by })
  yield* happens(t, seat, 'banish')
}

/** BANISH(k): up to so many own Fiends without paying (DEC-27). */
export function* banishFreely(t: RollPlayer, seat: Seat, most: number, by: Cause): Play {
  for (let n = 0; n < most; n++) {
    const list = offers<TakeFiend | Decline>(t)
    for (const fiend of fiendsUp(t.heroes[seat])) list.add({ verb: 'fiend', seat, fiend })
    if (list.legal.length === 0) return
    list.add(decline(seat))
    const choice = yield* choose(t, { kind: 'banishFiend', seat, by }, list.legal)
    if (choice.verb === 'decline') return
    yield* banish(t, seat, choice.fiend, 'effect')
  }
}
