import { newFate } from '@dicehearth/engine'
import type { DieId } from '../content/dice.ts'
import { attributes, familiarBoard, type LineId } from '../content/sheet.ts'
import { stepToken } from '../rules/alignment.ts'
import { cardCalled, leftmostEmpty } from '../rules/heroes.ts'
import { huntTotal, weaknessDice } from '../rules/hunt.ts'
import { discardGain, priceOf } from '../rules/market-phase.ts'
import { finalTotal } from '../rules/monster-combat.ts'
import { goalsMet, hasFamiliarPower, scoreOf } from '../rules/metrics.ts'
import { scoreSheet } from '../rules/scoring.ts'
import { none, type Hero, type RollPlayer, type Seat } from '../rules/state.ts'
import { boxOf, known } from '../content/box.ts'
import type { RpView } from '../view.ts'

/** What the rules would say if something were different: the table as a seat knows it, and a hero with a change. */

/** Nothing is left to chance here. */
const noChance = newFate('')

/** The table of a view, as far as scores and prices depend on it: its decks are empty. */
function tableOf(view: RpView): RollPlayer {
  const { seat: _seat, minion, live: _live, ...open } = view
  return {
    ...open,
    fate: noChance,
    listener: undefined,
    familiarsLeft: [],
    deck: [],
    fiendDeck: [],
    minions: minion === null ? [] : [minion],
    minionsSeen: 0,
    minionsAside: [],
    adventure: [],
  }
}

function withChange(view: RpView, seat: Seat, change: (hero: Hero, t: RollPlayer) => void): RollPlayer {
  const t = tableOf(view)
  t.heroes = t.heroes.map((hero, who) =>
    who === seat ? { ...hero, sheet: [...hero.sheet], cards: [...hero.cards] } : hero,
  )
  change(t.heroes[seat], t)
  return t
}

function starsOf(t: RollPlayer, seat: Seat): number {
  return scoreSheet(t, seat).reduce((sum, { score }) => sum + score, 0)
}

export interface Foreseen {
  /** The sum of the line with the die. */
  score: number
  met: boolean
  /** How many stars more than now. */
  stars: number
}

/** What a die would do for a line; null where there is no room. */
export function ifPlaced(view: RpView, seat: Seat, die: DieId, line: LineId): Foreseen | null {
  const space = leftmostEmpty(view.heroes[seat], line)
  if (space === none) return null
  const t = withChange(view, seat, (hero) => (hero.sheet[space] = die))
  const stars = starsOf(t, seat) - view.live[seat].stars
  if (line === familiarBoard)
    return { score: sumOnBoard(t, seat), met: hasFamiliarPower(t, t.heroes[seat]), stars }
  const attribute = attributes[line]
  return { score: scoreOf(t, seat, attribute), met: goalsMet(t, seat).includes(attribute), stars }
}

/** The sum of the dice on the Familiar Board. */
export function sumOnBoard({ heroes, face }: Pick<RpView, 'heroes' | 'face'>, seat: Seat): number {
  return heroes[seat].sheet
    .slice(-3)
    .filter((die) => die !== none)
    .reduce((sum, die) => sum + face[die], 0)
}

export interface Offer {
  price: number
  /** Gold for discarding it. */
  discard: number
  /** How many stars it would bring as things stand. */
  stars: number
}

/** What a Market card means for a hero. */
export function offerOf(view: RpView, seat: Seat, id: string): Offer {
  const t = withChange(view, seat, (hero, changed) => {
    const card = cardCalled(view, id)
    hero.cards.push(id)
    if (card.type === 'trait') stepToken(changed, seat, card.arrow)
  })
  const now = tableOf(view)
  return {
    price: priceOf(now, seat, id),
    discard: discardGain(now, seat),
    stars: starsOf(t, seat) - view.live[seat].stars,
  }
}

/** How many Combat Dice the weakness of the Minion gives a hero. */
export function diceAgainst(view: RpView, seat: Seat): number {
  if (view.minion === null) return 0
  return weaknessDice(tableOf(view), seat, known(boxOf(view.own).minions, view.minion).weakness)
}

/** What the Combat Dice on the table come to, in a Hunt or against the Monster. */
export function combatTotal(view: RpView, seat: Seat, isHunt: boolean): number {
  return isHunt ? huntTotal(tableOf(view), seat) : finalTotal(tableOf(view), seat)
}
