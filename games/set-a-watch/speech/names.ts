import { anyone, capital } from '@dicehearth/engine'
import { abilities, type AbilityId } from '../content/abilities.ts'
import { classes } from '../content/adventurers.ts'
import { controller } from '../rules/company.ts'
import type { CardId, DieId, Seat, Who } from '../rules/state.ts'
import type { SawView } from '../view.ts'
import { kindOf, none, ownerOf } from '../rules/lookups.ts'

/** What people call the pieces. */

/** A player: by name, else by the adventurer where it is only one, else by number. */
export function seatName(seat: Seat, view: SawView): string {
  if (seat === anyone) return 'Everybody'
  const called = view.called?.[seat]
  if (called !== undefined) return called
  const own = view.players > 2 && view.adventurers.find((it) => it.seat === seat)
  return own ? classes[own.class].name : `Player ${seat + 1}`
}

export function whoName(who: Who, view: SawView): string {
  return classes[view.adventurers[who].class].name
}

/** An adventurer who is asked, with who decides for it where people have names: "Ranger (Anna)". */
export function askedName(who: Who, view: SawView): string {
  const seat = controller(view, who)
  const player = seat === anyone ? undefined : view.called?.[seat]
  return player === undefined ? whoName(who, view) : `${whoName(who, view)} (${player})`
}

export function abilityName(ability: AbilityId): string {
  return abilities[ability].name
}

export function ownerName(ability: AbilityId): string {
  return classes[abilities[ability].class].name
}

export function cardName(card: CardId, view: SawView): string {
  return kindOf(view, card).name
}

/** "the Eagle", also of one called "The Eagle"; a location goes by its bare name. */
export function theCard(card: CardId, view: SawView): string {
  const { kind, name } = kindOf(view, card)
  return kind === 'location' ? name : `the ${name.replace(/^The /, '')}`
}

/** What a card does, with the verb first: "The Eagle falls", "The Goblin Raiders fall". */
export function cardDoes(card: CardId, view: SawView, does: string): string {
  const kind = kindOf(view, card)
  const many = kind.kind === 'creature' && kind.plural === true
  return `${capital(theCard(card, view))} ${many ? does.replace(/^\S+/, pluralOf) : does}`
}

function pluralOf(verb: string): string {
  return verb === 'is' ? 'are' : verb.replace(/(?<=ch|o)es$|s$/, '')
}

/** A card of the line by its position, named if it is known. */
export function foeAt(at: number, view: SawView): string {
  const foe = view.line[at]
  const where = `in position ${at + 1}`
  if (!foe) return `the card ${where}`
  if (foe.card === null) return `the facedown card ${where}`
  const state = foe.faceup ? (foe.under === none ? '' : 'mounted ') : 'facedown '
  return `${theCard(foe.card, view).replace(/^the /, `the ${state}`)} ${where}`
}

/** "the Ranger's 5". */
export function aDie(die: DieId, view: SawView): string {
  return `the ${whoName(ownerOf(die), view)}'s ${view.doubled[die] ? 'doubled ' : ''}${view.face[die]}`
}

/** The same with where it lies, for dice that are spent or stolen. */
export function aSpentDie(die: DieId, view: SawView): string {
  const { equipped } = view.adventurers[ownerOf(die)]
  const where: Partial<Record<string, () => string>> = {
    attack: () => ', spent on an attack',
    ability: () => `, on ${abilityName(equipped[view.on[die]].ability)}`,
    creature: () => `, held by ${theCard(view.on[die], view)}`,
    spent: () => ', spent',
  }
  return `${aDie(die, view)}${where[view.lies[die]]?.() ?? ''}`
}

/** "a 5", "an 8". */
export function aNumber(n: number): string {
  return `${n === 8 ? 'an' : 'a'} ${n}`
}
