import { end, type Play } from '@dicehearth/engine'
import type { CardId } from '../content/box.ts'
import { boxOf } from '../content/opened.ts'
import { cardsOf } from './cards.ts'
import { onePlayerGivesUp } from './giving-up.ts'
import { emptyMap } from './map.ts'
import { measuresFor, unmarkedRests } from './party.ts'
import { cardOf, mapOfBook, type Hero, type Party } from './state.ts'
import { say } from './tell.ts'

/** After advancement: unsold cards back, fatigue boxes and rest track empty (RPA-236, RPA-237). */
export function cleanUp(t: Party): void {
  t.market = []
  t.kept = []
  for (const hero of t.heroes) hero.fatigue = 0
  t.journal.rests = unmarkedRests(t)
  t.stage = 'surplus'
}

/** A legendary party returns cards one by one until no more than its limit is left (RPA-278, RPA-R81); then it saves. */
export function* surplus(t: Party): Play {
  if (t.legendary && countedCards(t) > cardLimit(t)) yield* onePlayerGivesUp(t, 'limit', 1, counted)
  else yield* save(t)
}

export function cardLimit(t: Party): number {
  return measuresFor(t.heroes.length).cardLimit + t.journal.bonusCards
}

export function countedCards(t: Party): number {
  return t.heroes.reduce((sum, _, hero) => sum + counted(t, hero).length, 0)
}

/** Cards that go back or that are played once in an adventure are left out of the count (RPA-279, RPA-R101). */
function counted(t: Party, hero: Hero): CardId[] {
  return cardsOf(t.heroes[hero]).filter((card) => {
    const { icons } = cardOf(t, card)
    return !icons.includes('return') && !icons.includes('once')
  })
}

/** Saving (chapter 28): what belongs to the adventure goes, what belongs to the campaign is kept. */
function* save(t: Party): Play {
  t.stage = 'saved'
  t.story.remembered = []
  t.story.taken = []
  t.journal.items = []
  t.map = emptyMap(mapOfBook(t).starts[0].letter)
  t.used = []
  t.read = {}
  t.page = []
  t.mayEnd = false
  t.journal.bonusTokens = 0
  for (const hero of t.heroes) hero.tokens = 0
  if (t.adventure === 'SIDE') t.journal.sidequest = true
  else if (boxOf(t).adventures > 0) t.journal.done++
  say(t, { type: 'stage', stage: 'saved' })
  yield* end(t, {
    result: resultOf(t),
    adventures: t.journal.done,
    deaths: t.journal.deaths,
    gold: t.journal.gold,
    xp: t.journal.xp,
    titles: t.journal.titles.length,
  })
}

/** A book that stands by itself completes nothing but itself (RPA-R123). */
function resultOf(t: Party): string {
  if (t.adventure === 'SIDE') return 'sidequest'
  const { adventures } = boxOf(t)
  return adventures > 0 && t.journal.done === adventures ? 'campaign' : 'adventure'
}
