import { anyone, list } from '@dicehearth/engine'
import { attributes, colourNames, colours, isFamiliarDie, printedOn, type DieId } from '../content/dice.ts'
import type { Hero, Row } from '../rules/state.ts'
import type { Slot } from '../story/cards.ts'
import type { PartyView } from '../view.ts'

export function heroName(view: PartyView, hero: Hero): string {
  return view.heroes[hero]?.name ?? `Player ${hero + 1}`
}

export function seatName(seat: number, view: PartyView): string {
  return seat === anyone ? 'Everybody' : heroName(view, seat)
}

export function placeName(view: PartyView, letter: string): string {
  return view.map.locations.find((it) => it.letter === letter)?.name ?? letter
}

/** A path by where it leads. */
export function pathName(view: PartyView, path: string): string {
  const [one, other] = path.split('-')
  return `${placeName(view, one)} to ${placeName(view, other)}`
}

export function attributeName(row: Row): string {
  return attributes[row]
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

/** The slots of an enemy, or of the check. */
export function slotsOf({ trial }: PartyView, foe: number): readonly Slot[] {
  return trial?.foes[foe].slots ?? []
}

export function poolOf({ trial }: PartyView): readonly DieId[] {
  return trial?.pool ?? []
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

/** "gains 3", "loses 3". */
export function changeWords(change: number, more: string, less: string): string {
  return `${change > 0 ? more : less} ${Math.abs(change)}`
}

export function names(view: PartyView, heroes: readonly Hero[]): string {
  return list(heroes.map((hero) => heroName(view, hero)))
}
