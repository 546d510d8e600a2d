import { openView, pick, shuffle, type Called, type Fate } from '@dicehearth/engine'
import { adventuresOf, adventureTypes, type AdventureId } from './content/adventures.ts'
import { adventureCalled, boxOf, isPrinted, known } from './content/box.ts'
import type { FiendId } from './content/fiends.ts'
import type { CardId } from './content/market.ts'
import type { MinionId } from './content/minions.ts'
import { inBox } from './content/printings.ts'
import { lines as linesOfDice } from './content/sheet.ts'
import { isRolled, type Sum } from './rules/combat-roll.ts'
import { huntDice, huntSum } from './rules/hunt.ts'
import { priceOf } from './rules/market-phase.ts'
import { finalSum } from './rules/monster-combat.ts'
import { cardCalled, marketOrder, seatInTurn } from './rules/heroes.ts'
import { oddsNow, type Odds } from './rules/odds.ts'
import { scoreSheet } from './rules/scoring.ts'
import { standingOf, type Standing } from './rules/standing.ts'
import { shape, type Open, type RollPlayer, type Seat } from './rules/state.ts'
import type { RpEvent } from './rules/events.ts'
import { rowActions, type RowAction } from './speech/actions.ts'
import { standingText } from './speech/standing-text.ts'
import { burdenText } from './speech/texts-effects.ts'
import { pictureOf } from './view/pictures.ts'

/** What a seat sees of the table: the order of decks and Adventure cards it has not looked at are hidden. */
export interface RpView extends Readonly<Open>, Called {
  /** Whose view it is. */
  seat: Seat
  /** How many cards are left. */
  deck: number
  fiendDeck: number
  minions: number
  /** The Minion on top of its deck. */
  minion: MinionId | null
  /** Location, Obstacle and Attack, as far as the seat may know them (RP-144, RP-148). */
  adventure: readonly (AdventureId | null)[]
  /** What the heroes would score now. */
  live: readonly Live[]
  /** What the Combat Dice that lie rolled come to, for whoever rolled them. */
  sum: Sum | null
  /** What the next Hunt or the fight with the Monster may bring, for whoever is about to roll. */
  odds: Odds | null
  /** What each Fiend that lies open does, in a few words. */
  burdens: Readonly<Record<FiendId, string>>
  /** What is drawn on the Market cards that lie open and have no drawing of their own. */
  pictures: Readonly<Record<CardId, string>>
}

/** How a line of dice stands, also in words. */
export interface DiceLine extends Standing {
  says: string
}

/** How a hero stands. */
export interface Live {
  /** The Attribute Rows, then the Familiar Board. */
  sheet: readonly DiceLine[]
  /** The Attribute Actions. */
  actions: readonly RowAction[]
  /** What each card of the Market costs. */
  prices: readonly number[]
  /** How many Combat Dice a Hunt on the face-up Minion begins with; none without a Minion. */
  huntDice: number
  lines: ReturnType<typeof scoreSheet>
  stars: number
}

const open = openView(shape)

export const view = (t: RollPlayer, seat: Seat): RpView => views(t)(seat)

export function views(t: RollPlayer): (seat: Seat) => RpView {
  const seen = {
    ...open(t),
    deck: t.deck.length,
    fiendDeck: t.fiendDeck.length,
    minions: t.minions.length,
    minion: t.minions.at(-1) ?? null,
    live: t.heroes.map((_, who) => liveOf(t, who)),
    sum: sumNow(t),
    odds: oddsNow(t),
    burdens: burdensOf(t),
    pictures: picturesOf(t),
  }
  return (seat) => ({
    ...seen,
    seat,
    adventure: t.adventure.map((card, type) => (knows(t, seat, type) ? card : null)),
  })
}

/** A seat knows an Adventure card by its token, and everybody knows a revealed one (RP-142). */
function knows(t: RollPlayer, seat: Seat, type: number): boolean {
  return type < t.revealed || (t.heroes[seat]?.trophies.length ?? 0) > type
}

function sumNow(t: RollPlayer): Sum | null {
  if (!isRolled(t)) return null
  return t.step === 'huntAfter' ? huntSum(t, marketOrder(t)[0]) : finalSum(t, seatInTurn(t))
}

const unborn: Live = { sheet: [], actions: [], prices: [], huntDice: 0, lines: [], stars: 0 }

export function liveOf(t: RollPlayer, seat: Seat): Live {
  if (t.heroes[seat].familiar === null) return unborn
  const lines = scoreSheet(t, seat)
  const minion = t.minions.at(-1)
  return {
    sheet: linesOfDice.map((line) => {
      const standing = standingOf(t, seat, line)
      return { ...standing, says: standingText(standing) }
    }),
    actions: rowActions(seat, t),
    prices: t.market.map((card) => priceOf(t, seat, card)),
    huntDice: minion === undefined ? 0 : huntDice(t, seat, known(boxOf(t.own).minions, minion)),
    lines,
    stars: lines.reduce((sum, line) => sum + line.score, 0),
  }
}

/** The Market cards that lie open, wherever. */
export function cardsInSight({
  market,
  discard,
  trash,
  heroes,
}: Pick<RollPlayer, 'market' | 'discard' | 'trash' | 'heroes'>): CardId[] {
  return [...market, ...discard, ...trash, ...heroes.flatMap(({ cards }) => cards)]
}

function burdensOf({ own, heroes, initiative }: RollPlayer): Record<FiendId, string> {
  const open = [...initiative, ...heroes].flatMap((it) => [
    ...it.fiends,
    ...('newFiends' in it ? it.newFiends : []),
  ])
  return Object.fromEntries(open.map((id) => [id, burdenText(known(boxOf(own).fiends, id))]))
}

function picturesOf(t: RollPlayer): Record<CardId, string> {
  const pictures: Record<CardId, string> = {}
  for (const id of cardsInSight(t)) {
    const picture = pictureOf(cardCalled(t, id))
    if (picture !== null) pictures[id] = picture
  }
  return pictures
}

/** Only whoever took a token sees the card (RP-144). */
export function hears(event: RpEvent, seat: Seat): RpEvent {
  return event.type === 'tokenTaken' && event.seat !== seat ? { ...event, card: null } : event
}

/** Adventure cards that this seat has looked at, and that are not revealed (RP-144, RP-148). */
export function secrets({ adventure, revealed }: RpView): string[] {
  return adventure.flatMap((card, type) => (card !== null && type >= revealed ? [card] : []))
}

/** Any order of the decks and any Adventure cards that fit what the seat has seen. */
export function imagine(t: RollPlayer, seat: Seat, chance: Fate): void {
  const { market, minions } = boxOf(t.own)
  const deckSort = (card: string): string => (t.mixed ? '' : String(known(market, card).dots))
  t.deck = permuted(chance, t.deck, deckSort)
  t.fiendDeck = shuffle(chance, t.fiendDeck.toSorted())
  t.familiarsLeft = permuted(chance, t.familiarsLeft, (id) => String(isPrinted(id)))
  imagineMinions(t, chance, (id) => `${known(minions, id).dots} ${isPrinted(id)}`)
  t.adventure = t.adventure.map((card, type) => (knows(t, seat, type) ? card : anyLike(t, card, chance)))
}

/** The face-up Minion and those put under the deck are known; any others may lie where they lie, or be out of the game. */
function imagineMinions(t: RollPlayer, chance: Fate, sort: (id: MinionId) => string): void {
  const top = t.minions.length - 1
  const unknown = t.minions.slice(t.minionsSeen, Math.max(t.minionsSeen, top))
  const cards = permuted(chance, [...unknown, ...t.minionsAside], sort)
  t.minionsAside = cards.splice(unknown.length)
  t.minions.splice(t.minionsSeen, unknown.length, ...cards)
}

function anyLike(t: RollPlayer, card: AdventureId, chance: Fate): AdventureId {
  const { monster, type } = adventureCalled(card)
  const like = inBox(t, adventuresOf(monster, type))
  return like[pick(chance, like.length)]
}

/** The things in any other order that leaves each sort where it was. */
function permuted(chance: Fate, things: readonly string[], sort: (id: string) => string): string[] {
  const pools = new Map<string, string[]>()
  // What is imagined must not follow from what lies there.
  for (const it of things.toSorted()) pools.set(sort(it), [...(pools.get(sort(it)) ?? []), it])
  for (const pool of pools.values()) shuffle(chance, pool)
  return things.map((it) => pools.get(sort(it))?.pop() ?? it)
}

/** The Adventure tokens that a hero holds (RP-142). */
export function tokensOf({ trophies }: { readonly trophies: readonly unknown[] }): readonly string[] {
  return adventureTypes.slice(0, trophies.length)
}
