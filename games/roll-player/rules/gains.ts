import { decline, type Decline, type Play } from '@dicehearth/engine'
import { usual } from '../content/prices.ts'
import type { Power } from '../content/words/powers.ts'
import { choose, type Cause, type RpAsk, type Simple } from './decisions.ts'
import { tell, type Token } from './events.ts'
import { fixedAmount, isForbidden, powersOf, tellWork } from './powers.ts'
import type { RollPlayer, Seat } from './state.ts'

/** Gold, XP, Charisma, Honor and Injury: supplies have no end (RP-R08), and nobody falls below zero (RP-013). */

export function gain(t: RollPlayer, seat: Seat, what: Token, by: number, why: Cause): void {
  const hero = t.heroes[seat]
  const change = Math.max(by, -hero[what])
  if (change === 0) return
  hero[what] += change
  tell(t, { type: 'gained', seat, what, by: change, for: why })
}

/** A cost: whoever cannot pay it was not offered it (RP-012). */
export function pay(t: RollPlayer, seat: Seat, what: Token, amount: number): void {
  if (t.heroes[seat][what] < amount) throw new Error(`${amount} ${what} cannot be paid`)
  gain(t, seat, what, -amount, 'price')
}

/** Gold by one of the ways in which cards may change it. */
export function gainGold(
  t: RollPlayer,
  seat: Seat,
  occasion: Extract<Power, { is: 'gain' }>['for'],
  amount: number,
): void {
  const isIt = (power: Extract<Power, { is: 'gain' }>): boolean => power.for === occasion
  const gold = fixedAmount(t, seat, 'gain', (power) => (isIt(power) ? power.gold : null), {
    usual: amount,
    best: Math.max,
  })
  tellWork(t, seat, 'gain', isIt)
  gain(t, seat, 'gold', gold, occasion)
}

/** Gains Injuries; somebody may pay to gain one fewer (Shield Wall, DEC-20). */
export function* injure(t: RollPlayer, seat: Seat, injuries: number, by: Cause): Play {
  const fewer = (yield* isWardedOff(t, seat, injuries)) ? 1 : 0
  gain(t, seat, 'injury', injuries - fewer, by)
}

function* isWardedOff(t: RollPlayer, seat: Seat, injuries: number): Play<boolean> {
  const [shield] = powersOf(t, seat, 'lessInjury')
  if (!shield || t.heroes[seat].gold < shield.gold) return false
  const ask: RpAsk = { kind: 'lessInjury', seat, injuries }
  const choice = yield* choose<Simple | Decline>(t, ask, [{ verb: 'pay', seat }, decline(seat)])
  if (choice.verb === 'decline') return false
  pay(t, seat, 'gold', shield.gold)
  tellWork(t, seat, 'lessInjury')
  return true
}

/** Discards up to so many Injuries, one by one (DEC-27). */
export function* discardInjuries(t: RollPlayer, seat: Seat, most: number, by: Cause): Play {
  for (let n = 0; n < most && t.heroes[seat].injury > 0; n++) {
    const ask: RpAsk = { kind: 'healOne', seat, by }
    const choice = yield* choose<Simple | Decline>(t, ask, [{ verb: 'healOne', seat }, decline(seat)])
    if (choice.verb === 'decline') return
    gain(t, seat, 'injury', -1, by)
  }
}

/** The rule that keeps a Charisma token from lowering a price to so much Gold (RP-116, RP-117). */
export function charismaKeptBack(
  t: RollPlayer,
  seat: Seat,
  gold: number,
  rules: { token: string; price: string },
): string | null {
  const hero = t.heroes[seat]
  if (hero.charisma === 0) return rules.token
  if (isForbidden(t, seat, 'charismaDiscount')) return 'RP-R25'
  return hero.gold >= gold ? null : rules.price
}

/** XP for discarding an Injury (RP-150). */
export function healCost(t: RollPlayer, seat: Seat): number {
  return fixedAmount(t, seat, 'healCost', (power) => power.xp, { usual: usual.heal, best: Math.min })
}
