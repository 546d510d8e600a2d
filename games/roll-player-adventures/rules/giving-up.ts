import { anyone, type Play } from '@dicehearth/engine'
import type { CardId } from '../content/box.ts'
import { choose } from './decisions.ts'
import { cardsOf, returnCard } from './cards.ts'
import type { Answer } from './decisions.ts'
import { everyone, voiceOf } from './party.ts'
import type { Hero, Party } from './state.ts'
import { partyDecides } from './votes.ts'

type Why = 'rest' | 'story' | 'limit'
/** Which of a hero's cards can be given up; all of them as a rule, from every zone. */
type Cards = (t: Party, hero: Hero) => CardId[]

const anyCards: Cards = (t, hero) => cardsOf(t.heroes[hero])

/** The party decides who gives up a card, and that player which; nobody has one: nothing happens (RPA-R83). */
export function* onePlayerGivesUp(t: Party, why: Why, n = 1, cards: Cards = anyCards): Play {
  const options = everyone(t)
    .filter((hero) => cards(t, hero).length > 0)
    .map((hero): Answer<'pickHero'> => ({ verb: 'pickHero', seat: anyone, hero }))
  if (options.length === 0) return
  const { hero } = yield* partyDecides(t, { kind: 'whoGivesUp', why }, options)
  yield* givesUp(t, hero, why, n, cards)
}

/** A player returns cards of their choice to their decks, as many as there are. */
export function* givesUp(t: Party, hero: Hero, why: Why, n: number, cards: Cards = anyCards): Play {
  const seat = voiceOf(t, hero)
  for (let left = n; left > 0; left--) {
    const options = cards(t, hero).map((card): Answer<'pickCard'> => ({ verb: 'pickCard', seat, hero, card }))
    if (options.length === 0) return
    returnCard(t, hero, (yield* choose(t, { kind: 'giveUp', seat, hero, why }, options)).card)
  }
}
