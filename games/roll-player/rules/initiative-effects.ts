import { none } from '../content/sheet.ts'
import type { Play } from '@dicehearth/engine'
import type { DieId } from '../content/dice.ts'
import {
  choose,
  type Cause,
  type RpAsk,
  type TakeCardDie,
  type TakeDie,
  type TakeInitiative,
} from './decisions.ts'
import { tell } from './events.ts'
import { drawFiend } from './fiends.ts'
import { differentDice, diceOnSheet } from './heroes.ts'
import type { RollPlayer, Seat } from './state.ts'

/** Effects on Initiative cards that nobody has chosen (DEC-12). */

export function unchosen(t: RollPlayer): number[] {
  return t.initiative.flatMap(({ by }, card) => (by === none ? [card] : []))
}

export function canSwapCards(t: RollPlayer): boolean {
  return unchosen(t).length >= 2
}

/** INIT_SWAP: all dice of two cards change places; Gold and Fiends stay. */
export function* swapCards(t: RollPlayer, seat: Seat, by: Cause): Play {
  const first = (yield* choose(t, { kind: 'swapCard', seat, by }, cardOptions(seat, unchosen(t)))).card
  const others = unchosen(t).filter((card) => card !== first)
  const ask: RpAsk = { kind: 'swapCardWith', seat, by, card: first }
  const second = (yield* choose(t, ask, cardOptions(seat, others))).card
  const { dice } = t.initiative[first]
  t.initiative[first].dice = t.initiative[second].dice
  t.initiative[second].dice = dice
  tell(t, { type: 'cardsSwapped', seat, card: first, with: second })
}

function cardOptions(seat: Seat, cards: readonly number[]): TakeInitiative[] {
  return cards.map((card) => ({ verb: 'initiative', seat, card }))
}

export function canTrade(t: RollPlayer, seat: Seat): boolean {
  return (
    diceOnSheet(t.heroes[seat]).length > 0 && unchosen(t).some((card) => t.initiative[card].dice.length > 0)
  )
}

/** INIT_TRADE: an own die for one on a card; both keep their values, and nothing is placed (RP-R48). */
export function* tradeDie(t: RollPlayer, seat: Seat, by: Cause): Play {
  const { sheet } = t.heroes[seat]
  const own = diceOnSheet(t.heroes[seat]).map((die): TakeDie => ({ verb: 'die', seat, die }))
  const { die } = yield* choose(t, { kind: 'tradeDie', seat, by }, own)
  const theirs = unchosen(t).flatMap((card) =>
    differentDice(t, t.initiative[card].dice).map((it: DieId): TakeCardDie => ({
      verb: 'cardDie',
      seat,
      card,
      die: it,
    })),
  )
  const choice = yield* choose(t, { kind: 'tradeFor', seat, by, die }, theirs)
  const { dice } = t.initiative[choice.card]
  dice[dice.indexOf(choice.die)] = die
  sheet[sheet.indexOf(die)] = choice.die
  tell(t, { type: 'traded', seat, die, for: choice.die, card: choice.card })
}

export function canSummon(t: RollPlayer): boolean {
  return t.fiendDeck.length > 0
}

/** SUMMON: the top Fiend of the deck on a card of the owner's choice (RP-217). */
export function* summon(t: RollPlayer, seat: Seat, by: Cause): Play {
  const { card } = yield* choose(t, { kind: 'summonOn', seat, by }, cardOptions(seat, unchosen(t)))
  drawFiend(t, card)
}
