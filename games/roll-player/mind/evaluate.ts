import { none } from '../content/sheet.ts'
import { battleOf, isFinale } from './battle.ts'
import { cardsWorth, fiendsWorth, purseWorth } from './belongings.ts'
import { huntWorth } from './hunting.ts'
import { alignmentWorth, sheetWorth } from './sheet.ts'
import { emptySpaces, isSolo, marketOrder, seatInTurn } from '../rules/heroes.ts'
import type { RollPlayer, Seat, Step } from '../rules/state.ts'

/** How well things stand for a seat: the stars to expect at the end and, once the game is over, those it scored. */
export function evaluate(t: RollPlayer, seat: Seat): number {
  const hero = t.heroes[seat]
  if (t.outcome) return t.outcome.seats?.find((it) => it.seat === seat)?.score ?? 0
  if (hero.race === null || hero.class === null) return 0
  const hand = t.step === 'place' && seatInTurn(t) === seat ? [...t.hand, ...hero.backpack] : []
  const rounds = roundsLeft(t, seat, hand.length)
  const battle = battleOf(t, seat, rounds)
  const worth =
    sheetWorth(t, seat, hand.slice(0, mostInHand), rounds) +
    alignmentWorth(hero, rounds) +
    cardsWorth(t, seat, rounds) +
    fiendsWorth(t, seat, rounds) +
    purseWorth(t, seat, rounds) +
    huntWorth(t, seat) +
    battle.stars
  return isSolo(t) ? worth * battle.won : worth
}

/** Places for more dice than these are not thought through. */
const mostInHand = 2

/** Market turns to come: each double round brings two dice, each single round one. */
function roundsLeft(t: RollPlayer, seat: Seat, inHand: number): number {
  if (isFinale(t)) return 0
  const hero = t.heroes[seat]
  const dice = emptySpaces(hero).length - inHand
  const now = hero.card === none || isActing(t, seat) ? 0 : 1
  return now + (dice > singleRounds ? singleRounds + (dice - singleRounds) / 2 : dice)
}

const singleRounds = 5

/** In the Market the seat has already chosen what to do. */
function isActing(t: RollPlayer, seat: Seat): boolean {
  return afterActing.has(t.step) && marketOrder(t)[0] === seat
}

const afterActing: ReadonlySet<Step> = new Set<Step>(['huntTarget', 'huntBefore', 'huntAfter', 'marketEnd'])
