import { peek, type Play } from '@dicehearth/engine'
import { adventureTypes, type Adventure } from '../content/adventures.ts'
import { adventureCalled } from '../content/box.ts'
import { tell } from './events.ts'
import { gain } from './gains.ts'
import { isSolo, playerOrder } from './heroes.ts'
import { countOf } from '../content/words/metrics.ts'
import { holds } from './counting.ts'
import type { RollPlayer, Seat } from './state.ts'

/** Dice pools and Adventure cards, chapter 18. */

/** The cards are revealed one at a time, each fully resolved before the next (RP-167). */
export function* revealAdventure(t: RollPlayer): Play {
  // Every dice pool starts with one Combat Die (RP-166).
  if (t.revealed === 0) for (const hero of t.heroes) hero.pool = 1
  const card = adventureCalled(peek(t, [t.adventure[t.revealed]]))
  const holders = playerOrder(t).filter((seat) => t.heroes[seat].trophies.length > t.revealed)
  t.revealed++
  tell(t, { type: 'adventureRevealed', card: card.id })
  for (const { seat, times } of beneficiaries(t, card, holders)) benefit(t, seat, card, times)
  if (t.revealed === adventureTypes.length) t.step = 'hire'
}

/** Who benefits and how often; only holders of the token are looked at, and ties all win (RP-168 to RP-173, RP-R31). */
function beneficiaries(
  t: RollPlayer,
  { who, solo }: Adventure,
  holders: readonly Seat[],
): { seat: Seat; times: number }[] {
  const eligible = holders.filter((seat) => !isSolo(t) || !solo || holds(t, seat, solo))
  if ('each' in who)
    return eligible.filter((seat) => holds(t, seat, who.each)).map((seat) => ({ seat, times: 1 }))
  if ('per' in who) {
    const times = (seat: Seat): number =>
      Math.min(who.most, Math.floor(countOf(t, seat, who.per) / who.every))
    return eligible.map((seat) => ({ seat, times: times(seat) })).filter((it) => it.times > 0)
  }
  const counts = holders.map((seat) => countOf(t, seat, who.most))
  const best = Math.max(1, ...counts)
  return eligible.filter((seat) => countOf(t, seat, who.most) === best).map((seat) => ({ seat, times: 1 }))
}

/** Combat Dice join the dice pool (RP-171). */
function benefit(t: RollPlayer, seat: Seat, card: Adventure, times: number): void {
  const dice = card.dice * times
  t.heroes[seat].pool += dice
  tell(t, { type: 'benefited', seat, card: card.id, dice, xp: card.xp })
  gain(t, seat, 'xp', card.xp, card.id)
}
