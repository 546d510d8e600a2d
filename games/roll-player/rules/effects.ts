import { decline, offers, type Decline, type Play } from '@dicehearth/engine'
import { attributeActions } from '../content/actions.ts'
import type { Effect } from '../content/language.ts'
import type { Attribute } from '../content/sheet.ts'
import { align } from './alignment.ts'
import { addCombatDice, rerollChosen } from './combat-roll.ts'
import { choose, type Cause, type Refresh, type Simple, type TakeAction } from './decisions.ts'
import { changeDice, hasTarget } from './dice-effects.ts'
import { tell } from './events.ts'
import { banishFreely } from './fiends.ts'
import { applyGain, happens } from './gains.ts'
import { familiarOf, fiendsUp, takeOut } from './heroes.ts'
import { canSummon, canSwapCards, canTrade, summon, swapCards, tradeDie } from './initiative-effects.ts'
import { canReplace, fetchCard, replaceCard } from './market-effects.ts'
import { canCycle, cycle } from './minion-deck.ts'
import { isForbidden, powersOf, tellWork } from './powers.ts'
import type { RollPlayer, Seat } from './state.ts'

/** The words of the effect language: whether each can be carried out now, and how it is done. */

/** Whether an effect can be carried out now: it has a target, and something to change (RP-015, RP-081). */
function canBeDone(t: RollPlayer, seat: Seat, effect: Effect): boolean {
  switch (effect.do) {
    case 'flip':
    case 'adjust':
    case 'reroll':
    case 'swap':
    case 'move':
    case 'copy':
    case 'redraw':
      return hasTarget(t, seat, effect)
    case 'injury':
      return effect.by > 0 || t.heroes[seat].injury > 0
    case 'attribute':
      return effect.of.some((attribute) => canAct(t, seat, attribute))
    case 'familiarAction':
      return familiarActionKeptBack(t, seat) === null
    case 'banish':
      return fiendsUp(t.heroes[seat]).length > 0
    case 'refresh':
      return t.heroes[seat].exhausted.length > 0
    case 'cycle':
      return canCycle(t)
    // Cards that nobody has chosen, and what lies on them (RP-R17, RP-R53).
    case 'initSwap':
      return canSwapCards(t)
    case 'initTrade':
      return canTrade(t, seat)
    case 'summon':
      return canSummon(t)
    // Cards to draw or to fetch (RP-R58).
    case 'marketReplace':
      return canReplace(t)
    case 'marketFetch':
      return t.discard.length > 0
    case 'gold':
    case 'xp':
    case 'honor':
    case 'charm':
    case 'align':
    case 'discount':
    case 'combatDice':
    case 'combatReroll':
      return true
  }
}

/** Whether any part can be carried out; the others are skipped (RP-015, RP-084). */
export function isPossible(t: RollPlayer, seat: Seat, effects: readonly Effect[]): boolean {
  return effects.some((effect) => canBeDone(t, seat, effect))
}

/** Carries out effects in printed order (RP-084). */
export function* carryOut(t: RollPlayer, seat: Seat, effects: readonly Effect[], by: Cause): Play {
  for (const effect of effects) if (canBeDone(t, seat, effect)) yield* doOne(t, seat, effect, by)
}

function* doOne(t: RollPlayer, seat: Seat, effect: Effect, by: Cause): Play {
  switch (effect.do) {
    case 'flip':
    case 'adjust':
    case 'reroll':
    case 'swap':
    case 'move':
    case 'copy':
    case 'redraw':
      return yield* changeDice(t, seat, effect, by)
    case 'gold':
    case 'xp':
    case 'honor':
    case 'injury':
    case 'charm':
      return yield* applyGain(t, seat, effect, by)
    case 'align':
      return yield* align(t, seat, effect.steps, effect.may, by)
    case 'attribute':
      return yield* grantAction(t, seat, effect.of, by, true)
    case 'familiarAction':
      return yield* grantFamiliarAction(t, seat, by)
    case 'banish':
      return yield* banishFreely(t, seat, effect.upTo, by)
    case 'refresh':
      return yield* refreshSkills(t, seat, effect.upTo, by)
    case 'cycle':
      return cycle(t)
    case 'initSwap':
      return yield* swapCards(t, seat, by)
    case 'initTrade':
      return yield* tradeDie(t, seat, by)
    case 'summon':
      return yield* summon(t, seat, by)
    case 'marketReplace':
      return yield* replaceCard(t, seat, by)
    case 'marketFetch':
      return yield* fetchCard(t, seat, by)
    case 'discount':
      t.discount += effect.gold
      return
    case 'combatDice':
      return yield* addCombatDice(t, seat, effect.dice, by)
    case 'combatReroll':
      return yield* rerollChosen(t, seat, effect.dice, by)
  }
}

// Attribute Actions.

/** What the action of a row is for this player; the other one that their Class offers in its place, if any. */
function actionFor(
  t: RollPlayer,
  seat: Seat,
  attribute: Attribute,
  other: boolean,
): readonly Effect[] | null {
  const [power] = powersOf(t, seat, other ? 'actionOr' : 'action').filter(({ row }) => row === attribute)
  return power?.does ?? (other ? null : attributeActions[attribute])
}

/** The rule that keeps an Attribute Action from being taken (RP-081, RP-R25); undefined where there is no such action. */
export function actionKeptBack(
  t: RollPlayer,
  seat: Seat,
  attribute: Attribute,
  other: boolean,
): string | null | undefined {
  const effects = actionFor(t, seat, attribute, other)
  if (!effects) return undefined
  if (isForbidden(t, seat, attribute)) return 'RP-R25'
  return isPossible(t, seat, effects) ? null : 'RP-081'
}

/** An action as it usually is, or the other that a Class offers in its place. */
export const usualOrOther = [false, true] as const

/** Whether an Attribute Action can be taken now, in either way. */
export function canAct(t: RollPlayer, seat: Seat, attribute: Attribute): boolean {
  return usualOrOther.some((other) => actionKeptBack(t, seat, attribute, other) === null)
}

export function* takeAction(
  t: RollPlayer,
  seat: Seat,
  { attribute, other }: { attribute: Attribute; other: boolean },
  by: Cause,
): Play {
  tell(t, { type: 'acted', seat, attribute, by })
  tellWork(t, seat, other ? 'actionOr' : 'action', ({ row }) => row === attribute)
  yield* carryOut(t, seat, actionFor(t, seat, attribute, other) ?? [], attribute)
  if (attribute === 'CHA') yield* happens(t, seat, 'charismaAction')
}

/** ATTR: one Attribute Action of a list, without a placement (RP-R20, DEC-28). */
export function* grantAction(
  t: RollPlayer,
  seat: Seat,
  of: readonly Attribute[],
  by: Cause,
  mayDecline: boolean,
): Play {
  const list = offers<TakeAction | Decline>(t)
  for (const attribute of of) {
    for (const other of usualOrOther) {
      const rule = actionKeptBack(t, seat, attribute, other)
      if (rule !== undefined) list.add({ verb: 'action', seat, attribute, other }, rule)
    }
  }
  if (mayDecline) list.add(decline(seat))
  const choice = yield* choose(t, { kind: 'action', seat, by }, list.legal)
  if (choice.verb === 'action') yield* takeAction(t, seat, choice, by)
}

// The Familiar Action.

export function familiarActionKeptBack(t: RollPlayer, seat: Seat): string | null {
  if (isForbidden(t, seat, 'familiarAction')) return 'RP-R25'
  const { does } = familiarOf(t, t.heroes[seat])
  return isPossible(t, seat, does) ? null : 'RP-R54'
}

export function* takeFamiliarAction(t: RollPlayer, seat: Seat): Play {
  const { id, does } = familiarOf(t, t.heroes[seat])
  tell(t, { type: 'familiarActed', seat, familiar: id })
  yield* carryOut(t, seat, does, id)
  yield* happens(t, seat, 'familiarAction')
}

function* grantFamiliarAction(t: RollPlayer, seat: Seat, by: Cause): Play {
  const options: (Simple | Decline)[] = [{ verb: 'familiarAct', seat }, decline(seat)]
  const choice = yield* choose(t, { kind: 'familiarAction', seat, by }, options)
  if (choice.verb === 'familiarAct') yield* takeFamiliarAction(t, seat)
}

// Refreshing Skills.

/** REFRESH(k): up to so many exhausted Skills (DEC-27); the Skill that does it is exhausted only afterwards. */
function* refreshSkills(t: RollPlayer, seat: Seat, most: number, by: Cause): Play {
  for (let n = 0; n < most; n++) {
    const { exhausted } = t.heroes[seat]
    if (exhausted.length === 0) return
    const options = exhausted.map((card): Refresh | Decline => ({ verb: 'refresh', seat, card }))
    const choice = yield* choose(t, { kind: 'refreshSkill', seat, by }, [...options, decline(seat)])
    if (choice.verb === 'decline') return
    refreshSkill(t, seat, choice.card)
  }
}

export function refreshSkill(t: RollPlayer, seat: Seat, card: string): void {
  takeOut(t.heroes[seat].exhausted, card)
  tell(t, { type: 'refreshed', seat, card })
}
