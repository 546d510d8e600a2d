import { attributeActions } from '../content/actions.ts'
import type { Attribute } from '../content/sheet.ts'
import { actionText } from '../speech/card-texts.ts'
import { effectsText } from '../speech/texts-effects.ts'
import type { Seat } from '../rules/state.ts'
import type { RpView } from '../view.ts'

/** The six Attribute Actions in few words. */
const short: Readonly<Record<Attribute, string>> = {
  STR: 'turn over',
  DEX: 'swap two',
  CON: 'up/down 1',
  INT: 'roll again',
  WIS: 'one step',
  CHA: 'a charm',
}

/** An action in few words; one that a Class or a card has changed in its own. */
export function shortAction(seat: Seat, attribute: Attribute, view: RpView): string {
  const mine = actionText(seat, attribute, false, view)
  return mine === effectsText(attributeActions[attribute]) ? short[attribute] : mine
}
