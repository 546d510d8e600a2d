import type { DieId } from '../content/dice.ts'
import { none } from '../content/sheet.ts'
import { battleOf, isFinale } from './battle.ts'
import { cardsWorth, fiendsWorth, purseWorth } from './belongings.ts'
import { huntWorth } from './hunting.ts'
import { alignmentWorth, sheetWorth } from './sheet.ts'
import { emptySpaces, isSolo, marketOrder, seatInTurn } from '../rules/heroes.ts'
import type { RollPlayer, Seat, Step } from '../rules/state.ts'

/** How well things stand for a seat: the stars to expect at the end and, once the game is over, those it scored. */
export function evaluate(t: RollPlayer, seat: Seat): number {
  if (t.outcome) return t.outcome.seats?.find((it) => it.seat === seat)?.score ?? 0
  const worth = totalOf(expected(t, seat))
  return isSolo(t) ? worth * battleOf(t, seat, roundsLeft(t, seat)).won : worth
}

/** The stars that a seat may expect, by what they come from. */
export type Expected = Record<'sheet' | 'alignment' | 'cards' | 'purse' | 'battle', number>

export function expected(t: RollPlayer, seat: Seat): Expected {
  const hero = t.heroes[seat]
  if (hero.race === null || hero.class === null)
    return { sheet: 0, alignment: 0, cards: 0, purse: 0, battle: 0 }
  const rounds = roundsLeft(t, seat)
  return {
    sheet: sheetWorth(t, seat, inHand(t, seat).slice(0, mostInHand), rounds),
    alignment: alignmentWorth(hero, rounds),
    cards: cardsWorth(t, seat, rounds) + fiendsWorth(t, seat, rounds),
    purse: purseWorth(t, seat, rounds) + huntWorth(t, seat),
    battle: battleOf(t, seat, rounds).stars,
  }
}

export function totalOf({ sheet, alignment, cards, purse, battle }: Expected): number {
  return sheet + alignment + cards + purse + battle
}

function inHand(t: RollPlayer, seat: Seat): readonly DieId[] {
  return t.step === 'place' && seatInTurn(t) === seat ? [...t.hand, ...t.heroes[seat].backpack] : []
}

/** Places for more dice than these are not thought through. */
const mostInHand = 2

/** Market turns to come: each double round brings two dice, each single round one. */
export function roundsLeft(t: RollPlayer, seat: Seat): number {
  if (isFinale(t)) return 0
  const hero = t.heroes[seat]
  const dice = emptySpaces(hero).length - inHand(t, seat).length
  const now = hero.card === none || isActing(t, seat) ? 0 : 1
  return now + (dice > singleRounds ? singleRounds + (dice - singleRounds) / 2 : dice)
}

const singleRounds = 5

/** In the Market the seat has already chosen what to do. */
function isActing(t: RollPlayer, seat: Seat): boolean {
  return afterActing.has(t.step) && marketOrder(t)[0] === seat
}

const afterActing: ReadonlySet<Step> = new Set<Step>(['huntTarget', 'huntBefore', 'huntAfter', 'marketEnd'])
