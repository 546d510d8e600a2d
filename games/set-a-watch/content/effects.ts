import { count } from '@dicehearth/engine'
import { schemaOf, whole, type Said } from '@dicehearth/engine/words'
import * as z from 'zod'
import { oneOf } from './creature-types.ts'
import { typeOrAny, word, type CardWord } from './language.ts'
import { signed } from './card-facts.ts'

/** What creatures, summons and locations do. The log says what they do with the verb first: "dazes the watch". */

/** At any time, whoever does it. */
const anytime = {
  firewood: word(
    { by: whole(-6, 6) },
    ({ by }) => `Firewood ${signed(by)}.`,
    ({ by }) => (by < 0 ? 'scatters the firewood' : 'feeds the fire'),
  ),
  deckToHorde: word(
    { cards: whole(1, 3) },
    ({ cards }) =>
      cards === 1
        ? 'The top card of the creature deck joins the horde unseen.'
        : `The top ${count(cards, 'card')} of the creature deck join the horde unseen.`,
    () => 'calls for the horde',
  ),
  exhaust: word(
    { cards: whole(1, 3) },
    ({ cards }) => `The watch exhausts ${count(cards, 'card')}.`,
    () => 'drains the watch',
  ),
  stun: word(
    { dice: whole(1, 4) },
    ({ dice }) => `Stun ${dice}.`,
    () => 'dazes the watch',
  ),
  lowerDice: word(
    { by: whole(1, 3) },
    ({ by }) => `The highest unspent die of each adventurer on watch is lowered by ${by}, but not below 1.`,
    () => 'numbs the watch',
  ),
  summonToDeck: word(
    {},
    () => 'A summon from the graveyard is shuffled into the creature deck.',
    () => 'searches the graveyard for a summon',
  ),
}

/** Only while it stands in the line. */
const standing = {
  steal: word(
    { which: z.enum(['highest', 'lowest']), dice: whole(1, 3) },
    ({ which, dice }) => `Steals the ${which} unspent die${['', '', ', twice', ', three times'][dice]}.`,
  ),
  graveToLine: word(
    { type: typeOrAny },
    ({ type }) =>
      `The topmost ${oneOf(type)} of the graveyard that is not Unhallowed comes into the line, faceup, directly behind it.`,
    () => 'calls to the graveyard',
  ),
  deckToLine: word(
    {},
    () => 'The top card of the creature deck comes into the line, facedown, directly in front of it.',
    () => 'calls for company',
  ),
}

/** Only once it has fallen. */
const fallen = {
  returnToLine: word(
    {},
    () => 'Once per watch it comes back from the graveyard, facedown, to the end of the line.',
  ),
}

export const effects = { ...anytime, ...standing, ...fallen }
export type Effect = Said<'do', typeof effects>

/** What may be said where: of one that stands in the line, of one that falls, and before the line forms. */
export const standingWords = { ...anytime, ...standing }
export const defeatedWords = { ...anytime, ...fallen }
const { firewood, deckToHorde } = anytime
export const earlyWords = { firewood, deckToHorde }

export const standingEffect = schemaOf('do', standingWords)
export const defeatedEffect = schemaOf('do', defeatedWords)
export const earlyEffect = schemaOf('do', earlyWords)

export function effectText(effect: Effect): string {
  const row: CardWord = effects[effect.do]
  return row.text(effect)
}

/** What the log says of it; empty where what follows says it. */
export function effectSeen(effect: Effect): string {
  const row: CardWord = effects[effect.do]
  return row.seen?.(effect) ?? ''
}
