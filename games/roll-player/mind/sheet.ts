import { backstoryStars } from '../content/backstories.ts'
import { isOf, type ClassColour, type DieId } from '../content/dice.ts'
import { familiarStars } from '../content/familiars.ts'
import { attributes, familiarBoard, rowOf, spacesOf, type LineId, none } from '../content/sheet.ts'
import {
  alignmentOf,
  backstoryOf,
  classOf,
  emptySpaces,
  familiarOf,
  leftmostEmpty,
  openLines,
  raceOf,
} from '../rules/heroes.ts'
import { classColourDice } from '../rules/metrics.ts'
import { powersOf } from '../rules/powers.ts'
import type { Hero, RollPlayer, Seat } from '../rules/state.ts'
import { chanceOf, expectedOf, tokenWorth } from './lines.ts'

/** The stars to expect of a Character Sheet that is still being filled. */

/** How likely a die of a wanted colour comes to an empty space, and how likely a wrong one is still exchanged. */
const wantedColour = 0.36
const exchanged = 0.012

/** The stars to expect, with the dice in hand as they would be placed best. */
export function sheetWorth(t: RollPlayer, seat: Seat, hand: readonly DieId[], rounds: number): number {
  const hero = t.heroes[seat]
  const { modifiers } = raceOf(hero)
  const powers = powersOf(t, seat, 'score')
  const added = attributes.map((attribute) =>
    powers.reduce((sum, { row, by }) => sum + (row === attribute ? by : 0), modifiers[attribute] ?? 0),
  )
  if (hand.length === 0) return asItLies(t, hero, added, rounds)
  return bestOf(t, { ...hero, sheet: [...hero.sheet] }, added, hand, rounds)
}

function bestOf(
  t: RollPlayer,
  hero: Hero,
  added: readonly number[],
  hand: readonly DieId[],
  rounds: number,
): number {
  if (hand.length === 0) return asItLies(t, hero, added, rounds)
  const [die, ...others] = hand
  let best = -Infinity
  for (const line of openLines(hero)) {
    const space = leftmostEmpty(hero, line)
    hero.sheet[space] = die
    best = Math.max(best, bestOf(t, hero, added, others, rounds))
    hero.sheet[space] = none
  }
  return best
}

/** With what modifiers and cards add to the score of each attribute. */
function asItLies(t: RollPlayer, hero: Hero, added: readonly number[], rounds: number): number {
  return (
    goalsWorth(t, hero, added, rounds) +
    (hero.familiar === null ? 0 : familiarWorth(t, hero, rounds)) +
    patternWorth(hero, rounds) +
    classColourDice(hero) +
    wantedColour * emptySpaces(hero).length
  )
}

function goalsWorth(t: RollPlayer, hero: Hero, added: readonly number[], rounds: number): number {
  const { goals } = classOf(hero)
  let worth = 0
  for (const [n, attribute] of attributes.entries()) {
    const [least, most, stars] = goals[attribute]
    const { sum, empty } = standing(t, hero, rowOf(attribute))
    const score = sum + added[n]
    worth += stars * chanceOf(empty, least - score, most - score, rounds)
  }
  return worth
}

function familiarWorth(t: RollPlayer, hero: Hero, rounds: number): number {
  const { range, stars, colours } = familiarOf(t, hero)
  const { sum, empty } = standing(t, hero, familiarBoard)
  const power = stars * chanceOf(empty, range[0] - sum, range[1] - sum, rounds)
  const spaces = spacesOf(familiarBoard)
  return (
    power +
    expectedOf(
      familiarStars,
      colours.map((colour, i) => matchChance(hero, spaces[i], colour, rounds)),
    )
  )
}

function patternWorth(hero: Hero, rounds: number): number {
  if (hero.backstory === null) return 0
  const { spaces } = backstoryOf(hero)
  return expectedOf(
    backstoryStars,
    attributes.map((attribute) => {
      const [space, colour] = spaces[attribute]
      return matchChance(hero, spacesOf(rowOf(attribute))[space - 1], colour, rounds)
    }),
  )
}

function matchChance({ sheet }: Hero, space: number, colour: ClassColour, rounds: number): number {
  const die = sheet[space]
  if (die === none) return wantedColour
  return isOf(die, colour) ? 1 : exchanged * rounds
}

function standing({ face }: RollPlayer, { sheet }: Hero, line: LineId): { sum: number; empty: number } {
  let sum = 0
  let empty = 0
  for (const space of spacesOf(line)) {
    if (sheet[space] === none) empty++
    else sum += face[sheet[space]]
  }
  return { sum, empty }
}

export function alignmentWorth(hero: Hero, rounds: number): number {
  if (hero.alignment === null) return 0
  const { stars } = alignmentOf(hero)
  return tokenWorth(hero.token, rounds, (space) => stars[space])
}
