import { decline, wantsReasons, type Decline, type Offers, type Play } from '@dicehearth/engine'
import type { Once } from '../content/language.ts'
import { isInCombat, type Moment } from '../content/moments.ts'
import type { CardId } from '../content/market.ts'
import { usual } from '../content/prices.ts'
import { attributes } from '../content/sheet.ts'
import { canStep, stepToken } from './alignment.ts'
import { choose, type Cause, type FreeOption, type RpAsk, type RpOption, type Simple } from './decisions.ts'
import { canAct, carryOut, grantAction, isPossible, wordOf, type Effect } from './effects.ts'
import { tell } from './events.ts'
import { banish, banishCost } from './fiends.ts'
import { gain, healCost, injure, pay } from './gains.ts'
import { fiendsUp, skillCalled, skillsOf } from './heroes.ts'
import { ownSources, sumOf, tellWork } from './powers.ts'
import type { RollPlayer, Seat } from './state.ts'

/** Free options: what may be done besides at a player's own decisions (RP-R09). */

/** The questions that offer them, and the moments that each of them is. */
const windows = {
  initiative: ['diceTurn', 'beforeInitiative'],
  place: ['diceTurn'],
  act: ['diceTurn'],
  market: ['beforeMarketAct'],
  huntTarget: [],
  huntBefore: ['beforeRoll', 'combat'],
  huntAfter: ['afterRoll', 'combat'],
  marketEnd: [],
  last: [],
  hire: [],
  combatBefore: ['beforeRoll', 'combat'],
  combatAfter: ['afterRoll', 'combat'],
} as const satisfies Record<string, readonly Moment[]>
export type Window = keyof typeof windows

function isMoment(window: Window, moment: Moment): boolean {
  const moments: readonly Moment[] = windows[window]
  return moments.includes(moment)
}

/** After the last opportunity only banishing and what belongs to a combat roll remain (RP-164, RP-R09). */
function isCreation(window: Window): boolean {
  return window !== 'hire' && window !== 'combatBefore' && window !== 'combatAfter'
}

export function offerFree(t: RollPlayer, seat: Seat, window: Window, list: Offers<RpOption>): void {
  offerSkills(t, seat, window, list)
  offerAbilities(t, seat, window, list)
  offerBanishing(t, seat, list)
  offerXp(t, seat, window, list)
}

export function isFree(option: RpOption): option is FreeOption {
  return ['skill', 'ability', 'banish', 'heal', 'train'].includes(option.verb)
}

export function* takeFree(t: RollPlayer, seat: Seat, option: FreeOption): Play {
  switch (option.verb) {
    case 'skill':
      return yield* playSkill(t, seat, option.card)
    case 'ability':
      return yield* playAbility(t, seat, option.source)
    case 'banish':
      return yield* payToBanish(t, seat, option)
    case 'heal':
      pay(t, seat, 'xp', option.xp)
      tellWork(t, seat, 'healCost')
      gain(t, seat, 'injury', -1, 'healed')
      return
    case 'train':
      pay(t, seat, 'xp', option.xp)
      return yield* grantAction(t, seat, attributes, 'training', false)
  }
}

// Skills (RP-107 to RP-112).

function offerSkills(t: RollPlayer, seat: Seat, window: Window, list: Offers<RpOption>): void {
  for (const card of skillsOf(t, t.heroes[seat]))
    list.add({ verb: 'skill', seat, card }, skillKeptBack(t, seat, window, card))
}

function skillKeptBack(t: RollPlayer, seat: Seat, window: Window, card: CardId): string | null {
  const hero = t.heroes[seat]
  const { when, arrow } = skillCalled(t, card)
  if (hero.exhausted.includes(card)) return 'RP-110'
  if (when ? !isMoment(window, when) : !isCreation(window)) return 'RP-111'
  if (!canStep(t, seat, arrow)) return 'RP-109'
  return hero.gold < skillFee(t, seat) ? 'RP-R25' : null
}

function skillFee(t: RollPlayer, seat: Seat): number {
  return sumOf(t, seat, 'skillFee', (power) => power.gold)
}

/** The token moves along the arrow, then the effect may be carried out, then the card is exhausted (RP-108). */
function* playSkill(t: RollPlayer, seat: Seat, card: CardId): Play {
  const { arrow, does } = skillCalled(t, card)
  pay(t, seat, 'gold', skillFee(t, seat))
  tell(t, { type: 'skillUsed', seat, card })
  stepToken(t, seat, arrow)
  if (yield* wantsEffect(t, seat, card, does)) yield* carryOut(t, seat, does, card)
  t.heroes[seat].exhausted.push(card)
}

/** A Skill may be used for its arrow alone (RP-112, DEC-11). */
function* wantsEffect(t: RollPlayer, seat: Seat, card: CardId, does: readonly Effect[]): Play<boolean> {
  // Where there is nothing to carry out, or its own question can be declined, nobody is asked (RP-R60).
  if (!isPossible(t, seat, does) || (does.length === 1 && wordOf(does[0]).mayDecline?.(does[0]) === true))
    return true
  const ask: RpAsk = { kind: 'skillEffect', seat, card }
  const choice = yield* choose<Simple | Decline>(t, ask, [{ verb: 'carryOut', seat }, decline(seat)])
  return choice.verb === 'carryOut'
}

// Abilities once a round or once a combat roll (RP-R50).

function offerAbilities(t: RollPlayer, seat: Seat, window: Window, list: Offers<RpOption>): void {
  for (const { id, printed } of ownSources(t, seat)) {
    if (!printed.once) continue
    const rule = abilityKeptBack(t, seat, window, id, printed.once)
    list.add({ verb: 'ability', seat, source: id }, rule)
  }
}

function abilityKeptBack(
  t: RollPlayer,
  seat: Seat,
  window: Window,
  source: Cause,
  { when, pay, does }: Once,
): string | null {
  if (!isMoment(window, when)) return 'RP-R09'
  if (usedUp(t, seat, when).includes(source)) return 'RP-R50'
  if (t.heroes[seat].gold < pay.gold) return 'RP-012'
  return isPossible(t, seat, does) ? null : 'RP-081'
}

function usedUp(t: RollPlayer, seat: Seat, when: Moment): Cause[] {
  return isInCombat(when) ? t.combatUsed : t.heroes[seat].used
}

function* playAbility(t: RollPlayer, seat: Seat, source: Cause): Play {
  const once = ownSources(t, seat).find(({ id }) => id === source)?.printed.once
  if (!once) throw new Error(`${source} has nothing to use`)
  usedUp(t, seat, once.when).push(source)
  tell(t, { type: 'worked', seat, source })
  pay(t, seat, 'gold', once.pay.gold)
  if (once.pay.injury > 0) yield* injure(t, seat, once.pay.injury, source)
  yield* carryOut(t, seat, once.does, source)
}

// Banishing (RP-122).

function offerBanishing(t: RollPlayer, seat: Seat, list: Offers<RpOption>): void {
  const hero = t.heroes[seat]
  const fiends = fiendsUp(hero)
  if (fiends.length === 0) return
  const gold = banishCost(t, seat)
  for (const fiend of fiends) {
    const withCharisma = hero.charisma > 0 ? null : 'RP-118'
    list.add({ verb: 'banish', seat, fiend, with: 'charisma', gold: 0 }, withCharisma)
    list.add({ verb: 'banish', seat, fiend, with: 'gold', gold }, hero.gold >= gold ? null : 'RP-122')
  }
}

function* payToBanish(
  t: RollPlayer,
  seat: Seat,
  { fiend, with: means, gold }: Extract<FreeOption, { verb: 'banish' }>,
): Play {
  if (means === 'charisma') pay(t, seat, 'charisma', 1)
  else {
    pay(t, seat, 'gold', gold)
    tellWork(t, seat, 'banishCost')
    tellWork(t, seat, 'banishCheaper')
  }
  yield* banish(t, seat, fiend, means)
}

// XP (RP-149).

function offerXp(t: RollPlayer, seat: Seat, window: Window, list: Offers<RpOption>): void {
  const hero = t.heroes[seat]
  if (hero.injury > 0) {
    const xp = healCost(t, seat)
    list.add({ verb: 'heal', seat, xp }, isCreation(window) && hero.xp >= xp ? null : 'RP-150')
  }
  const canTrain = isCreation(window) && hero.xp >= usual.train
  if (canTrain ? anyActionOpen(t, seat) : wantsReasons(t))
    list.add({ verb: 'train', seat, xp: usual.train }, canTrain ? null : 'RP-151')
}

function anyActionOpen(t: RollPlayer, seat: Seat): boolean {
  return attributes.some((attribute) => canAct(t, seat, attribute))
}
