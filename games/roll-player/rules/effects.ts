import { count, decline, list, offers, type Decline, type Play } from '@dicehearth/engine'
import { whole, type Said } from '@dicehearth/engine/words'
import * as z from 'zod'
import { attributeActions } from '../content/actions.ts'
import { attributes, type Attribute } from '../content/sheet.ts'
import { atAnyTime, atOneMoment } from '../content/words/at-moments.ts'
import { effect, type EffectWord } from '../content/words/effect-word.ts'
import { gains } from '../content/words/gains.ts'
import { onDice } from '../content/words/on-dice.ts'
import { choose, type Cause, type Refresh, type Simple, type TakeAction } from './decisions.ts'
import { tell } from './events.ts'
import { familiarOf, takeOut } from './heroes.ts'
import { isForbidden, powersOf, tellWork } from './powers.ts'
import type { RollPlayer, Seat } from './state.ts'
import { happens } from './triggers.ts'

/** Effects, carried out; these words are here because they lead to any of the others. */
export const granting = {
  attribute: effect({
    fields: { of: z.array(z.enum(attributes)).min(1).max(6) },
    text: ({ of }) =>
      of.length === attributes.length
        ? 'you may take any Attribute Action'
        : `you may take the ${list(of)} Attribute Action`,
    icon: 'strong',
    can: (t, seat, { of }) => of.some((attribute) => canAct(t, seat, attribute)),
    do: (t, seat, { of }, by) => grantAction(t, seat, of, by, true),
    mayDecline: () => true,
  }),
  familiarAction: effect({
    fields: {},
    text: () => 'you may take your Familiar Action',
    icon: 'beastmaster',
    can: (t, seat) => familiarActionKeptBack(t, seat) === null,
    do: (t, seat, _, by) => grantFamiliarAction(t, seat, by),
    mayDecline: () => true,
  }),
  refresh: effect({
    fields: { upTo: whole(1, 3) },
    text: ({ upTo }) => `refresh up to ${count(upTo, 'other Skill')}`,
    icon: 'reroll',
    can: (t, seat) => t.heroes[seat].exhausted.length > 0,
    do: (t, seat, { upTo }, by) => refreshSkills(t, seat, upTo, by),
    mayDecline: () => true,
  }),
}

export const effects = { ...onDice, ...gains, ...atAnyTime, ...granting, ...atOneMoment }
export type Effect = Said<'do', typeof effects>

const byName: Readonly<Record<string, EffectWord>> = effects

export function wordOf(it: Effect): EffectWord {
  return byName[it.do]
}

function canBeDone(t: RollPlayer, seat: Seat, it: Effect): boolean {
  return wordOf(it).can?.(t, seat, it) ?? true
}

/** Whether any part can be carried out; the others are skipped (RP-015, RP-084). */
export function isPossible(t: RollPlayer, seat: Seat, does: readonly Effect[]): boolean {
  return does.some((it) => canBeDone(t, seat, it))
}

/** Carries out effects in printed order (RP-084). */
export function* carryOut(t: RollPlayer, seat: Seat, does: readonly Effect[], by: Cause): Play {
  for (const it of does) if (canBeDone(t, seat, it)) yield* wordOf(it).do(t, seat, it, by)
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
  const does = actionFor(t, seat, attribute, other)
  if (!does) return undefined
  if (isForbidden(t, seat, attribute)) return 'RP-R25'
  return isPossible(t, seat, does) ? null : 'RP-081'
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
  const offered = offers<TakeAction | Decline>(t)
  for (const attribute of of) {
    for (const other of usualOrOther) {
      const rule = actionKeptBack(t, seat, attribute, other)
      if (rule !== undefined) offered.add({ verb: 'action', seat, attribute, other }, rule)
    }
  }
  if (mayDecline) offered.add(decline(seat))
  const choice = yield* choose(t, { kind: 'action', seat, by }, offered.legal)
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
