import { inColours, type DieLook } from '@dicehearth/engine'
import { colourNames, colours, isFamiliarDie, printedOn, type DieId } from './content/dice.ts'
import type { Row } from './rules/state.ts'
import type { Slot } from './story/cards.ts'
import type { PartyView } from './view.ts'

// How dice and the slots for them look, and what people call them.

/** A die as it counts now; one of two colours has a second half. */
export function dieLook(counts: string): DieLook & { second?: DieLook } {
  return inColours(counts.split('').map((letter) => colourNames[letter]))
}

export function colourName(row: Row): string {
  return colourNames[colours[row]]
}

/** Colours as a die shows them: "black-and-blue". */
export function coloursName(letters: string): string {
  return letters
    .split('')
    .map((letter) => colourNames[letter])
    .join('-and-')
}

/** "blue 4", or "blue die" before it is rolled. */
export function dieName(view: Pick<PartyView, 'faces' | 'counts'>, die: DieId): string {
  const own = isFamiliarDie(die) && view.counts[die] !== printedOn(die) ? ' familiar' : ''
  const face = view.faces[die] > 0 ? String(view.faces[die]) : 'die'
  return `${coloursName(view.counts[die])}${own} ${face}`
}

/** "red or blue 3", "any 4", "any purple". */
export function slotName({ colours: of, value }: Slot): string {
  const names = of
    .split('')
    .map((letter) => colourNames[letter])
    .join(' or ')
  if (of === '') return value === 0 ? 'any die' : `any ${value}`
  return value === 0 ? `any ${names}` : `${names} ${value}`
}

/** What a slot does when it is empty or covered. */
export function slotNotes({ counter, xp, gold }: Slot): string {
  const notes = [
    ...(counter > 0 ? [`strikes for ${counter}`] : []),
    ...(xp > 0 ? [`${xp} XP`] : []),
    ...(gold > 0 ? [`${gold} gold`] : []),
  ]
  return notes.length > 0 ? ` (${notes.join(', ')})` : ''
}
