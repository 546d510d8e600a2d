import { anyone, type Play } from '@dicehearth/engine'
import { marketDecks, type MarketDeck } from '../content/printed.ts'
import { choose } from './decisions.ts'
import { chooseHero } from './campaign-setup.ts'
import { anyCard, cardsLeft, cardsOf, gainCard, giveCard, returnCard } from './cards.ts'
import type { Answer } from './decisions.ts'
import { mostBonusTokens } from './guild.ts'
import { everyone, voiceOf } from './party.ts'
import { changeGold, changeXp } from './purse.ts'
import { raisable, raiseScore, scoreLimit } from './scores.ts'
import { cardOf, type Hero, type Party } from './state.ts'
import { say } from './tell.ts'
import { partyDecides } from './votes.ts'

// Chapters 29 and 30: players join and leave between adventures, one at a time (RPA-247, RPA-R76).

/** What the party gains for every completed adventure when a player leaves (RPA-263). */
const partingGift = 2

/** A round in which somebody joins or leaves, until the heroes are as many as the players. */
export function* company(t: Party): Play {
  const options = changes(t)
  if (t.heroes.length === t.players) options.push({ verb: 'done', seat: anyone })
  const choice = yield* partyDecides(t, { kind: 'company' }, options)
  if (choice.verb === 'removeHero') yield* leave(t, choice.hero)
  else if (choice.verb === 'addHero') yield* joinIn(t)
  else t.stage = 'storyteller'
}

function changes(t: Party): (Answer<'removeHero'> | Answer<'addHero'> | Answer<'done'>)[] {
  const old = t.heroes.length - t.joined
  const tooMany = t.heroes.length > t.players
  const tooFew = t.heroes.length < t.players
  const exchange = t.changes && t.heroes.length === t.players
  // A lone hero stays until the next one is there.
  const mayLeave = t.heroes.length > 1 && (tooMany || exchange)
  const mayJoin = tooFew || (exchange && t.heroes.length === 1 && old === 1)
  const leaving = mayLeave ? everyone(t).slice(0, old) : []
  return [
    ...leaving.map((hero): Answer<'removeHero'> => ({ verb: 'removeHero', seat: anyone, hero })),
    ...(mayJoin ? [{ verb: 'addHero' as const, seat: anyone }] : []),
  ]
}

/** A new player takes a pregenerated character, with bonuses for what the party has been through (RPA-253 to RPA-256). */
function* joinIn(t: Party): Play {
  yield* chooseHero(t)
  t.joined++
  changeBonusLimit(t)
  const hero = t.heroes.length - 1
  for (let left = t.journal.done; left > 0; left--) yield* joinBonus(t, hero, left)
  const taken: MarketDeck[] = []
  for (let n = Math.ceil(t.journal.done / 2); n > 0; n--) yield* joinCard(t, hero, taken)
  t.heroes[hero].rows = t.heroes[hero].scores.slice()
}

/** From two to three players the bonus play limit rises by 1, from three to four it falls (RPA-249 to RPA-251, RPA-R79). */
function changeBonusLimit(t: Party): void {
  if (t.heroes.length === 3) setBonusLimit(t, t.journal.bonusLimit + 1)
  if (t.heroes.length === 4) setBonusLimit(t, t.journal.bonusLimit - 1)
}

function setBonusLimit(t: Party, limit: number): void {
  t.journal.bonusLimit = Math.max(0, Math.min(mostBonusTokens, limit))
}

/** For every completed adventure one point of an attribute or of health (RPA-255, RPA-R77). */
function* joinBonus(t: Party, hero: Hero, left: number): Play {
  const seat = voiceOf(t, hero)
  const limit = scoreLimit(t.journal.mastery)
  const options: (Answer<'pickAttribute'> | Answer<'raiseHealth'>)[] = raisable(t, hero, limit).map(
    (attribute) => ({ verb: 'pickAttribute', seat, hero, attribute }),
  )
  options.push({ verb: 'raiseHealth', seat, hero })
  const choice = yield* choose(t, { kind: 'joinBonus', seat, hero, left }, options)
  if (choice.verb === 'pickAttribute') return raiseScore(t, hero, choice.attribute, 1, limit)
  t.heroes[hero].health++
  say(t, { type: 'health', hero, change: 1 })
}

/** A random card from a market deck of the player's choice, no deck twice (RPA-256, RPA-R77). */
function* joinCard(t: Party, hero: Hero, taken: MarketDeck[]): Play {
  const seat = voiceOf(t, hero)
  const options = marketDecks
    .filter((deck) => !taken.includes(deck) && cardsLeft(t, deck).length > 0)
    .map((deck): Answer<'pickDeck'> => ({ verb: 'pickDeck', seat, deck }))
  if (options.length === 0) return
  const { deck } = yield* choose(t, { kind: 'joinDeck', seat, hero }, options)
  taken.push(deck)
  const card = anyCard(t, deck)
  if (card !== null) gainCard(t, hero, card)
}

/** Cards with a cost go back to their decks, the others to those who stay; the later seats move up (RPA-257 to RPA-263). */
function* leave(t: Party, hero: Hero): Play {
  for (const card of cardsOf(t.heroes[hero])) {
    if (cardOf(t, card).cost) {
      returnCard(t, hero, card)
      continue
    }
    const options = everyone(t)
      .filter((it) => it !== hero)
      .map((it): Answer<'pickHero'> => ({ verb: 'pickHero', seat: anyone, hero: it }))
    giveCard(t, hero, (yield* partyDecides(t, { kind: 'whoGets', card }, options)).hero, card)
  }
  const before = t.heroes.length
  const [{ name }] = t.heroes.splice(hero, 1)
  if (before === 3) setBonusLimit(t, t.journal.bonusLimit - 1)
  if (before === 4) setBonusLimit(t, t.journal.bonusLimit + 1)
  // The seat whose turn it would be moves up, too; after the last comes the first (RPA-R11, RPA-R102).
  if (t.storyteller > hero) t.storyteller--
  t.storyteller %= t.heroes.length
  const gift = partingGift * t.journal.done
  say(t, { type: 'heroLeft', name, gold: gift, xp: gift })
  changeGold(t, gift)
  changeXp(t, gift)
}
