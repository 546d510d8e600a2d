import type { Attribute } from '../content/sheet.ts'
import { wordOf, type Effect } from '../rules/effects.ts'
import type { Seat } from '../rules/state.ts'
import { actionOf } from '../speech/card-texts.ts'
import type { RpView } from '../view.ts'

/** An Attribute Action in two words, as a Class or a card may have changed it; the sentence is read on the row. */
export function shortAction(seat: Seat, attribute: Attribute, view: RpView): string {
  const usual = short(actionOf(seat, attribute, false, view) ?? [])
  const other = actionOf(seat, attribute, true, view)
  return other ? `${usual} or ${short(other)}` : usual
}

function short(does: readonly Effect[]): string {
  return does.map((it) => wordOf(it).short?.(it) ?? '').join(', ')
}
