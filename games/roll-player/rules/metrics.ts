import { isOf, sortOf, type ClassColour, type DieColour, type DieId } from '../content/dice.ts'
import type { CardType } from '../content/card-types.ts'
import type { ArmorSet } from '../content/market.ts'
import {
  attributes,
  familiarBoard,
  rowOf,
  spacesInLine,
  spacesOf,
  type Attribute,
  type LineId,
  none,
} from '../content/sheet.ts'
import {
  alignmentOf,
  backstoryOf,
  cardCalled,
  classOf,
  diceOn,
  diceOnSheet,
  familiarOf,
  raceOf,
} from './heroes.ts'
import { sumOf } from './powers.ts'
import type { Hero, RollPlayer, Seat } from './state.ts'

/** What can be counted of a hero; content/words/metrics.ts has the words for it. */

/** Dice of the row, race and Weapons; empty spaces count 0 (RP-190, RP-R39). */
export function scoreOf(t: RollPlayer, seat: Seat, attribute: Attribute): number {
  const hero = t.heroes[seat]
  return (
    sumOn(t, hero, rowOf(attribute)) +
    (raceOf(hero).modifiers[attribute] ?? 0) +
    sumOf(t, seat, 'score', (power) => (power.row === attribute ? power.by : 0))
  )
}

/** The Attribute Goals that the scores meet (RP-191, RP-192). */
export function goalsMet(t: RollPlayer, seat: Seat): Attribute[] {
  const { goals } = classOf(t.heroes[seat])
  return attributes.filter((attribute) => {
    const [least, most] = goals[attribute]
    const score = scoreOf(t, seat, attribute)
    return score >= least && score <= most
  })
}

export function sumOn({ face }: RollPlayer, hero: Hero, line: LineId): number {
  return diceOn(hero, line).reduce((sum, die) => sum + face[die], 0)
}

export function diceOfColour(hero: Hero, colour: DieColour): number {
  return diceOnSheet(hero).filter((die) => isOf(die, colour)).length
}

/** Dice of the own Class Colour on the Character Sheet (RP-194, RP-195). */
export function classColourDice(hero: Hero): number {
  return diceOfColour(hero, classOf(hero).colour)
}

export function isLoyal(hero: Hero, row: LineId): boolean {
  return diceOn(hero, row).filter((die) => isOf(die, classOf(hero).colour)).length >= 2
}

/** Whether three dice can be given three different colours; a Split Die stands for either of its own. */
export function isColourful(dice: readonly DieId[]): boolean {
  if (dice.length < spacesInLine) return false
  const [first, second, third] = dice.map((die) => sortOf(die).colours)
  return first.some((a) => second.some((b) => a !== b && third.some((c) => c !== a && c !== b)))
}

export function cardsOfType(t: RollPlayer, hero: Hero, type: CardType): number {
  return hero.cards.filter((id) => cardCalled(t, id).type === type).length
}

export function armorPieces(
  t: Pick<RollPlayer, 'own'>,
  { cards }: Pick<Hero, 'cards'>,
  set: ArmorSet,
): number {
  return cards.filter((id) => {
    const card = cardCalled(t, id)
    return card.type === 'armor' && card.set === set
  }).length
}

/** Whether the sum on the Familiar Board lies within its range, with all three dice there (RP-188). */
export function hasFamiliarPower(t: RollPlayer, hero: Hero): boolean {
  const [least, most] = familiarOf(t, hero).range
  const sum = sumOn(t, hero, familiarBoard)
  return diceOn(hero, familiarBoard).length === spacesInLine && sum >= least && sum <= most
}

export function familiarMatches(t: RollPlayer, hero: Hero): number {
  const { colours } = familiarOf(t, hero)
  return colours.filter((colour, i) => matches(hero, spacesOf(familiarBoard)[i], colour)).length
}

export function backstoryMatches(hero: Hero): number {
  const { spaces } = backstoryOf(hero)
  return attributes.filter((attribute) => {
    const [space, colour] = spaces[attribute]
    return matches(hero, spacesOf(rowOf(attribute))[space - 1], colour)
  }).length
}

/** Whether a die of the colour lies on the space, whatever it shows (RP-087, RP-197). */
function matches({ sheet }: Hero, space: number, colour: ClassColour): boolean {
  return sheet[space] !== none && isOf(sheet[space], colour)
}

export function alignmentStars(hero: Hero): number {
  return alignmentOf(hero).stars[hero.token]
}
