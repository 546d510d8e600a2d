import { offers, wantsReasons, type Play } from '@dicehearth/engine'
import type { Phrase } from '@dicehearth/story'
import { boxOf, known } from '../content/opened.ts'
import type { CardId, Effects } from '../content/box.ts'
import { choose } from './decisions.ts'
import { cardsOf, returnCard, takeCard } from './cards.ts'
import type { Answer } from './decisions.ts'
import { tire } from './fatigue.ts'
import { forbids, isBanned, tollFor } from './modifiers.ts'
import { everyone, isExhausted, playLimit, roomOf, voiceOf } from './party.ts'
import { idleBy, perform, verbOf, type Actor } from './perform.ts'
import { isEverybodyReady, nobodyReady, readyOptions, setReady } from './ready.ts'
import { cardOf, trialOf, type Hero, type Party } from './state.ts'
import { say } from './tell.ts'

/** A round of playing cards: one card or class ability, or somebody is ready. Then dice are placed (RPA-R50). */
export function* playCards(t: Party): Play {
  const list = offers<Answer<'playCard'> | Answer<'useClass'> | Answer<'ready'>>(t)
  for (const hero of undecidedFirst(t)) {
    const seat = voiceOf(t, hero)
    // Whoever asks why hears of the cards in other zones, too.
    const cards = wantsReasons(t) ? cardsOf(t.heroes[hero]) : t.heroes[hero].hand
    for (const card of cards) list.add({ verb: 'playCard', seat, hero, card }, cannotPlay(t, hero, card))
    list.add({ verb: 'useClass', seat, hero }, cannotUseClass(t, hero))
  }
  const able = [...new Set(list.legal.map(({ hero }) => hero))]
  if (isEverybodyReady(t, able)) {
    trialOf(t).step = 'place'
    return
  }
  for (const ready of readyOptions(t, able)) list.add(ready)
  const choice = yield* choose(t, { kind: 'playCards', seat: -1 }, list.legal)
  if (choice.verb === 'ready') setReady(t, choice.hero)
  else if (choice.verb === 'playCard') yield* playCard(t, choice.hero, choice.card)
  else yield* activate(t, choice.hero)
}

/** Those who are ready may still think better of it, but the table waits for the others. */
function undecidedFirst(t: Party): Hero[] {
  const { ready } = trialOf(t)
  return everyone(t).sort((a, b) => Number(ready[a]) - Number(ready[b]))
}

/** The rule that keeps a player from playing a card now; null if nothing does. */
function cannotPlay(t: Party, hero: Hero, card: CardId): string | null {
  const sheet = t.heroes[hero]
  if (isExhausted(sheet)) return 'RPA-174'
  if (sheet.aside.includes(card)) return 'RPA-304'
  if (!sheet.hand.includes(card)) return 'RPA-162'
  if (needsToken(t, hero)) {
    if (t.journal.bonusTokens === 0) return 'RPA-166'
    if (forbids(t, 'no tokens')) return 'RPA-205'
  }
  return uselessBy(t, cardOf(t, card).effects, { hero, card })
}

/** A player who has played up to the limit needs a bonus play token for one card more (RPA-R49). */
function needsToken(t: Party, hero: Hero): boolean {
  return trialOf(t).plays[hero] >= playLimit(t)
}

function cannotUseClass(t: Party, hero: Hero): string | null {
  const sheet = t.heroes[hero]
  if (isExhausted(sheet)) return 'RPA-174'
  if (!sheet.ready) return 'RPA-172'
  if (forbids(t, 'no class')) return 'RPA-205'
  // Whether an effect is idle never depends on the card.
  return uselessBy(t, abilityOf(t, hero), { hero, card: '' })
}

function abilityOf(t: Party, hero: Hero): Effects {
  return known(boxOf(t).classes, t.heroes[hero].class).effects
}

/** The rule by which none of the alternatives can be used; null if one can (RPA-R54). */
function uselessBy(t: Party, effects: Effects, by: Actor): string | null {
  let first: string | null = null
  for (const effect of effects) {
    const rule = unusableBy(t, effect, by)
    if (rule === null) return null
    first ??= rule
  }
  return first
}

function unusableBy(t: Party, effect: readonly Phrase[], by: Actor): string | null {
  for (const phrase of effect) if (isBanned(t, verbOf(phrase))) return 'RPA-205'
  // A price in fatigue may not be paid by a player whom it would exhaust (RPA-R69).
  if (tollOf(t, effect) > roomOf(t.heroes[by.hero])) return 'RPA-R69'
  return idleBy(t, effect, by)
}

function tollOf(t: Party, effect: readonly Phrase[]): number {
  return effect.reduce((sum, phrase) => sum + tollFor(t, verbOf(phrase)), 0)
}

function* playCard(t: Party, hero: Hero, card: CardId): Play {
  const by = { hero, card }
  const effect = yield* whichEffect(t, cardOf(t, card).effects, by)
  if (!effect) return
  const trial = trialOf(t)
  const bonus = needsToken(t, hero)
  if (bonus) {
    t.journal.bonusTokens--
    t.heroes[hero].tokens++
    trial.bonus[hero]++
  }
  trial.plays[hero]++
  say(t, { type: 'cardPlayed', hero, card, bonus })
  putAside(t, hero, card)
  yield* carryOut(t, effect, by)
  // Only now: the die of a familiar would leave the bag with its card.
  if (cardOf(t, card).icons.includes('return')) returnCard(t, hero, card)
}

function* activate(t: Party, hero: Hero): Play {
  const by = { hero, card: '' }
  const effect = yield* whichEffect(t, abilityOf(t, hero), by)
  if (!effect) return
  t.heroes[hero].ready = false
  say(t, { type: 'classUsed', hero })
  yield* carryOut(t, effect, by)
}

/** Exactly one of the alternatives is used (RPA-301); null if the player thinks better of it. */
function* whichEffect(t: Party, effects: Effects, by: Actor): Play<readonly Phrase[] | null> {
  const seat = voiceOf(t, by.hero)
  const list = offers<Answer<'takeEffect'> | Answer<'back'>>(t)
  for (const [nth, effect] of effects.entries())
    list.add({ verb: 'takeEffect', seat, effect: nth }, unusableBy(t, effect, by))
  if (list.legal.length > 1) list.add({ verb: 'back', seat })
  const choice = yield* choose(t, { kind: 'whichEffect', seat, ...by }, list.legal)
  return choice.verb === 'back' ? null : effects[choice.effect]
}

/** Where a played card goes (RPA-164, RPA-303 to RPA-305, RPA-R59); one that goes back lies on the discard zone until then. */
function putAside(t: Party, hero: Hero, card: CardId): void {
  const { icons } = cardOf(t, card)
  const sheet = t.heroes[hero]
  takeCard(sheet, card)
  if (icons.includes('once')) sheet.aside.push(card)
  else if (icons.includes('spent')) sheet.spent.push(card)
  else sheet.discard.push(card)
}

/** A toll is paid once, before the effect (RPA-R97). Any play clears what was said about being ready. */
function* carryOut(t: Party, effect: readonly Phrase[], by: Actor): Play {
  tire(t, by.hero, tollOf(t, effect))
  yield* perform(t, effect, by)
  nobodyReady(t)
}
