import { pick } from '@dicehearth/engine'
import { allDice, attributeDice, colours, isFamiliarDie, printedOn, type DieId } from '../content/dice.ts'
import { cardOf, type Party, type Row } from './state.ts'

/** At campaign start the bag holds exactly the attribute dice (RPA-017). */
export function fullBag(): DieId[] {
  return Array.from({ length: attributeDice }, (_, die) => die)
}

export function freshCounts(): string[] {
  return Array.from({ length: allDice }, (_, die) => printedOn(die))
}

/** A plain die of a colour in the bag; familiar dice never count (RPA-158, RPA-266). */
export function plainDie(t: Party, row: Row): DieId | undefined {
  return t.bag.find((die) => !isFamiliarDie(die) && printedOn(die) === colours[row])
}

export function takeOut(t: Party, die: DieId): void {
  t.bag.splice(t.bag.indexOf(die), 1)
}

/** Draws blind: every single die in the bag is equally likely (RPA-R08). */
export function drawBlind(t: Party): DieId {
  const nth = pick(t.fate, t.bag.length)
  const [die] = t.bag.splice(nth, 1)
  return die
}

/** A die that goes back is again what is printed on it (RPA-R55). */
export function putBack(t: Party, die: DieId): void {
  t.faces[die] = 0
  t.counts[die] = printedOn(die)
  if (!isFamiliarDie(die) || isHeld(t, die)) t.bag.push(die)
}

/** A familiar's die is in play while somebody holds its card. */
function isHeld(t: Party, die: DieId): boolean {
  return t.heroes.some(({ hand, discard, spent, aside }) =>
    [hand, discard, spent, aside].some((zone) => zone.some((card) => cardOf(t, card).die === die)),
  )
}
