import { capital, type Sound, type Speech } from '@dicehearth/engine'
import { abilities, type AbilityId } from '../content/abilities.ts'
import type { ClassId } from '../content/adventurers.ts'
import type { CampSpace } from '../content/camp.ts'
import { aDie, cardDoes, whoName } from './names.ts'
import { piece } from '../rules/pieces.ts'
import type { SawAsk, SawOption } from '../rules/decisions.ts'
import type { SawEvent } from '../rules/events.ts'
import type { CardId, DieId, Watch, Who } from '../rules/state.ts'
import type { SawView } from '../view.ts'
import { none } from '../rules/lookups.ts'

export type SawSpeech = Speech<SawAsk, SawOption, SawEvent, SawView, Watch>
export type EventRows = SawSpeech['events']

/** What options and events name their pieces by. */
export type Naming = { readonly [of in 'who' | 'die' | 'at' | 'nth']?: number } & {
  readonly [of in 'dice' | 'tamed']?: readonly number[]
} & { readonly [of in 'space' | 'rune']?: CampSpace } & {
  readonly class?: ClassId
  readonly ability?: AbilityId
  readonly card?: CardId | null
}

/** The pieces that an option or an event names. A die below zero is no piece, nor is a card that nobody knows. */
export function named(it: Naming, view: SawView): string[] {
  const { who = none, die = none, dice = [die], at, card = null, tamed = [] } = it
  return [
    ...(who < 0 ? [] : [piece.adventurer(who)]),
    ...(it.class ? [piece.class(it.class)] : []),
    ...dice.filter((one) => one >= 0).map(piece.die),
    ...(it.ability ? [piece.ability(it.ability)] : []),
    ...(at === undefined ? [] : [piece.position(at)]),
    ...[card, view.line[at ?? none]?.card ?? null].flatMap((known) =>
      known === null ? [] : [known === view.location ? piece.location : piece.card(known)],
    ),
    ...tamed.map(piece.card),
    ...[it.space, it.rune].flatMap((space) => (space ? [piece.space(space)] : [])),
    ...(it.nth === undefined ? [] : [piece.laid(it.nth)]),
  ]
}

/** Rows with what holds for each of them unless it says otherwise. */
export function usually<R extends object>(usual: object, rows: R): R {
  const all = Object.entries(rows).map(([key, row]: [string, object]) => [key, { ...usual, ...row }] as const)
  return Object.fromEntries(all) as R
}

type Does<E> = string | ((it: E, view: SawView) => string)

const said = <E>(does: Does<E>, it: E, view: SawView): string =>
  typeof does === 'string' ? does : does(it, view)

// Events in which a piece does something, with the verb first.

export function cardRow<E extends { card: CardId }>(does: Does<E>, sound: Sound = 'card') {
  return { text: (it: E, view: SawView) => `${cardDoes(it.card, view, said(does, it, view))}.`, sound }
}

export function dieRow<E extends { die: DieId }>(does: Does<E>, sound: Sound = 'wood') {
  return { text: (it: E, view: SawView) => `${capital(aDie(it.die, view))} ${said(does, it, view)}.`, sound }
}

export function whoRow<E extends { who: Who }>(does: Does<E>, sound: Sound = 'card') {
  return { text: (it: E, view: SawView) => `The ${whoName(it.who, view)} ${said(does, it, view)}.`, sound }
}

// Who and what has acted, for coverage.

export function when(is: boolean, actor: string): string[] {
  return is ? [actor] : []
}

export function used(ability: AbilityId): string {
  return `ability: ${abilities[ability].name}`
}
