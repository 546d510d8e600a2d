import { offers, turnUp, type Play } from '@dicehearth/engine'
import { choose, type FatesOption } from './decisions.ts'
import { tell, type FatesEvent } from './events.ts'
import { endStatus } from './life.ts'
import { inventory, isImmune, maxLife } from './passives.ts'
import type { Fates, Seat } from './state.ts'

/** A Character draws Treasure cards, each settled before the next (RF-087, RF-R66). */
export function* drawTreasures(t: Fates, who: Seat, cards: number): Play {
  for (let n = 0; n < cards; n++) yield* drawTreasure(t, who)
}

function* drawTreasure(t: Fates, who: Seat): Play {
  if (t.treasureDeck.length === 0) return tell(t, { type: 'deckEmpty', deck: 'treasure', seat: who })
  const card = turnUp(t, t.treasureDeck)
  t.drawn = card
  t.statistics.deeds[who].treasures++
  tell(t, { type: 'treasureDrawn', seat: who, card })
  // The limit counts before the new card is carried (RF-R57).
  if (t.heroes[who].treasures.length < inventory(t, who)) carry(t, who, card)
  else yield* swapOrLeave(t, who, card)
  yield* settle(t, who)
}

function carry(t: Fates, who: Seat, card: string): void {
  t.drawn = ''
  t.heroes[who].treasures.push(card)
  tell(t, { type: 'treasureCarried', seat: who, card })
}

/** At the limit the new card is swapped for a carried one, or not; the other is out of the game (RF-094, RF-R56). */
function* swapOrLeave(t: Fates, who: Seat, card: string): Play {
  const list = offers<FatesOption>(t)
  list.add({ verb: 'leaveCard', seat: who })
  for (const carried of t.heroes[who].treasures) list.add({ verb: 'swapOut', seat: who, card: carried })
  const choice = yield* choose(t, { kind: 'swap', seat: who, card }, list.legal)
  if (choice.verb !== 'swapOut') {
    t.drawn = ''
    return putAside(t, who, card, 'refused')
  }
  giveUp(t, who, choice.card, 'swap')
  carry(t, who, card)
}

/** A carried card leaves the Character and the game. */
export function giveUp(t: Fates, who: Seat, card: string, as: AsidePutAs): void {
  const { treasures } = t.heroes[who]
  treasures.splice(treasures.indexOf(card), 1)
  putAside(t, who, card, as)
}

type AsidePutAs = Extract<FatesEvent, { type: 'putAside' }>['as']

function putAside(t: Fates, who: Seat, card: string, as: AsidePutAs): void {
  t.aside.push(card)
  tell(t, { type: 'putAside', seat: who, card, as })
}

/** The next Trait card, for better or worse (RF-120). Whoever draws settles what it changes. */
export function drawTrait(t: Fates, who: Seat): void {
  if (t.traitDeck.length === 0) return tell(t, { type: 'deckEmpty', deck: 'trait', seat: who })
  const card = turnUp(t, t.traitDeck)
  t.heroes[who].traits.push(card)
  t.statistics.deeds[who].traits++
  tell(t, { type: 'traitDrawn', seat: who, card })
}

/** What a change of cards brings with it at once: maximum Life, immunities and the limit (RF-R57, RF-R60, RF-R91). */
export function* settle(t: Fates, who: Seat): Play {
  const hero = t.heroes[who]
  adjust(t, who)
  while (hero.treasures.length > inventory(t, who)) {
    const cards = hero.treasures.map((card) => ({ verb: 'dropCard' as const, seat: who, card }))
    const { card } = yield* choose(t, { kind: 'excess', seat: who }, cards)
    giveUp(t, who, card, 'excess')
    adjust(t, who)
  }
}

/** Life drops to a lower maximum, and what a Character is now immune to leaves it. */
function adjust(t: Fates, who: Seat): void {
  const hero = t.heroes[who]
  hero.life = Math.min(hero.life, maxLife(t, who))
  for (const status of hero.statuses.slice()) if (isImmune(t, who, status)) endStatus(t, who, status)
}

/** The same for everybody, where a round or a combat changes what cards do. */
export function* settleAll(t: Fates): Play {
  for (let who = 0; who < t.heroes.length; who++) yield* settle(t, who)
}
