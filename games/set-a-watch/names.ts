import { anyone, list } from '@dicehearth/engine'
import { abilities, type AbilityId } from './content/abilities.ts'
import { classes } from './content/adventurers.ts'
import { none, kindOf, ownerOf, type CardId, type DieId, type Seat, type Who } from './rules/state.ts'
import type { SawView } from './view.ts'

/** How people call the pieces. */

export function seatName(seat: Seat, view: SawView): string {
  if (seat === anyone) return 'Everybody'
  const own = view.adventurers.filter((it) => it.seat === seat).map((it) => classes[it.class].name)
  return own.length > 0 ? list(own) : `Player ${seat + 1}`
}

export function whoName(who: Who, view: SawView): string {
  return classes[view.adventurers[who].class].name
}

export function abilityName(ability: AbilityId): string {
  return abilities[ability].name
}

export function cardName(card: CardId, view: SawView): string {
  return kindOf(view, card).name
}

/** "the Eagle"; names that are names of places and summons go without a change. */
export function theCard(card: CardId, view: SawView): string {
  const kind = kindOf(view, card)
  return kind.kind === 'location' ? kind.name : `the ${kind.name}`
}

/** A card of the line by its position, named if it is known. */
export function foeAt(at: number, view: SawView): string {
  const foe = view.line[at]
  const where = `in position ${at + 1}`
  if (!foe) return `the card ${where}`
  if (foe.card === null) return `the facedown card ${where}`
  const name = foe.under === none ? cardName(foe.card, view) : `mounted ${cardName(foe.card, view)}`
  return foe.faceup ? `the ${name} ${where}` : `the facedown ${name} ${where}`
}

/** "the Ranger's 5". */
export function aDie(die: DieId, view: SawView): string {
  return `the ${whoName(ownerOf(die), view)}'s ${view.face[die]}${view.doubled[die] ? ' (doubled)' : ''}`
}

/** The same with where it lies, for dice that are spent or stolen. */
export function aSpentDie(die: DieId, view: SawView): string {
  return `${aDie(die, view)}${whereItLies(die, view)}`
}

function whereItLies(die: DieId, view: SawView): string {
  switch (view.lies[die]) {
    case 'attack':
      return ', spent on an attack'
    case 'ability':
      return `, on ${abilityName(view.adventurers[ownerOf(die)].equipped[view.on[die]].ability)}`
    case 'creature':
      return `, held by ${theCard(view.on[die], view)}`
    case 'spent':
      return ', spent'
    default:
      return ''
  }
}
