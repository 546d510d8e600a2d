import { openView, pick, shuffle, type Called, type Fate } from '@dicehearth/engine'
import { adventures, adventureTypes, type AdventureId } from './content/adventures.ts'
import { adventureCalled, boxOf, isPrinted, known } from './content/box.ts'
import type { MinionId } from './content/minions.ts'
import { attributes } from './content/sheet.ts'
import { goalsMet, scoreOf } from './rules/metrics.ts'
import { scoreSheet } from './rules/scoring.ts'
import { shape, type Open, type RollPlayer, type Seat } from './rules/state.ts'
import type { RpEvent } from './rules/events.ts'

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
}

/** How a hero stands. */
export interface Live {
  /** The Attribute Scores, row by row, and which goals they meet. */
  scores: readonly number[]
  met: readonly boolean[]
  lines: ReturnType<typeof scoreSheet>
  stars: number
}

const open = openView(shape)

export function view(t: RollPlayer, seat: Seat): RpView {
  return {
    ...open(t),
    seat,
    deck: t.deck.length,
    fiendDeck: t.fiendDeck.length,
    minions: t.minions.length,
    minion: t.minions.at(-1) ?? null,
    adventure: t.adventure.map((card, type) => (knows(t, seat, type) ? card : null)),
    live: t.heroes.map((_, who) => liveOf(t, who)),
  }
}

/** A seat knows an Adventure card by its token, and everybody knows a revealed one (RP-142). */
function knows(t: RollPlayer, seat: Seat, type: number): boolean {
  return type < t.revealed || (t.heroes[seat]?.trophies.length ?? 0) > type
}

const unborn: Live = { scores: [], met: [], lines: [], stars: 0 }

function liveOf(t: RollPlayer, seat: Seat): Live {
  if (t.heroes[seat].familiar === null) return unborn
  const lines = scoreSheet(t, seat)
  const met = goalsMet(t, seat)
  return {
    scores: attributes.map((attribute) => scoreOf(t, seat, attribute)),
    met: attributes.map((attribute) => met.includes(attribute)),
    lines,
    stars: lines.reduce((sum, line) => sum + line.score, 0),
  }
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
  t.fiendDeck = shuffle(chance, t.fiendDeck)
  t.familiarsLeft = permuted(chance, t.familiarsLeft, (id) => String(isPrinted(id)))
  imagineMinions(t, chance, (id) => `${known(minions, id).dots} ${isPrinted(id)}`)
  t.adventure = t.adventure.map((card, type) => (knows(t, seat, type) ? card : anyLike(card, chance)))
}

/** The face-up Minion and those put under the deck are known; any others may lie where they lie, or be out of the game. */
function imagineMinions(t: RollPlayer, chance: Fate, sort: (id: MinionId) => string): void {
  const top = t.minions.length - 1
  const unknown = t.minions.slice(t.minionsSeen, Math.max(t.minionsSeen, top))
  const cards = permuted(chance, [...unknown, ...t.minionsAside], sort)
  t.minionsAside = cards.splice(unknown.length)
  t.minions.splice(t.minionsSeen, unknown.length, ...cards)
}

function anyLike(card: AdventureId, chance: Fate): AdventureId {
  const { monster, type } = adventureCalled(card)
  const like = adventures.filter((it) => it.monster === monster && it.type === type)
  return like[pick(chance, like.length)].id
}

/** The things in any other order that leaves each sort where it was. */
function permuted(chance: Fate, things: readonly string[], sort: (id: string) => string): string[] {
  const pools = new Map<string, string[]>()
  for (const it of things) pools.set(sort(it), [...(pools.get(sort(it)) ?? []), it])
  for (const pool of pools.values()) shuffle(chance, pool)
  return things.map((it) => pools.get(sort(it))?.pop() ?? it)
}

/** The Adventure tokens that a hero holds (RP-142). */
export function tokensOf({ trophies }: { readonly trophies: readonly unknown[] }): readonly string[] {
  return adventureTypes.slice(0, trophies.length)
}
