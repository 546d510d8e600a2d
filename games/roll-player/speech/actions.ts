import { attributeActions } from '../content/actions.ts'
import type { Printed } from '../content/language.ts'
import { attributes, type Attribute } from '../content/sheet.ts'
import { wordOf, type Effect } from '../rules/effects.ts'
import { classOf, weaponsOf } from '../rules/heroes.ts'
import type { Hero, RollPlayer, Seat } from '../rules/state.ts'
import { effectsText } from './texts-effects.ts'

type Heroes = Pick<RollPlayer, 'own'> & { readonly heroes: readonly Hero[] }

/** What may change an action: the Class, and Weapons. */
function sources(seat: Seat, view: Heroes): Printed[] {
  const hero = view.heroes[seat]
  return [...(hero?.class ? [classOf(hero).ability] : []), ...weaponsOf(view, hero)]
}

/** What an Attribute Action is for this player: as it is usually, or as a Class or card has it; null if there is none. */
export function actionOf(
  seat: Seat,
  attribute: Attribute,
  other: boolean,
  view: Heroes,
): readonly Effect[] | null {
  const [change] = sources(seat, view)
    .flatMap(({ always = [] }) => always)
    .flatMap((power) =>
      power.is === (other ? 'actionOr' : 'action') && power.row === attribute ? [power.does] : [],
    )
  return change ?? (other ? null : attributeActions[attribute])
}

export function actionText(seat: Seat, attribute: Attribute, other: boolean, view: Heroes): string {
  return effectsText(actionOf(seat, attribute, other, view) ?? attributeActions[attribute])
}

/** The action of a row as it is written on the sheet. */
export interface RowAction {
  /** In two words, with what a Class or card offers instead. */
  short: string
  text: string
}

export function rowActions(seat: Seat, view: Heroes): readonly RowAction[] {
  const isChanged = sources(seat, view).some(({ always = [] }) =>
    always.some(({ is }) => is === 'action' || is === 'actionOr'),
  )
  if (isChanged) return attributes.map((attribute) => rowAction(seat, attribute, view))
  return (usual ??= attributes.map((attribute) => rowAction(seat, attribute, view)))
}

/** The actions that are printed on the sheet, which most heroes keep: their words are made once. */
let usual: readonly RowAction[] | undefined

function rowAction(seat: Seat, attribute: Attribute, view: Heroes): RowAction {
  return { short: shortAction(seat, attribute, view), text: actionText(seat, attribute, false, view) }
}

function shortAction(seat: Seat, attribute: Attribute, view: Heroes): string {
  const usual = short(actionOf(seat, attribute, false, view) ?? [])
  const other = actionOf(seat, attribute, true, view)
  return other ? `${usual} or ${short(other)}` : usual
}

function short(does: readonly Effect[]): string {
  return does.map((it) => wordOf(it).short?.(it) ?? '').join(', ')
}
