import { alignments, type Alignment } from '../content/alignments.ts'
import { backstories, type Backstory } from '../content/backstories.ts'
import { boxOf, known } from '../content/box.ts'
import { classes, type Class } from '../content/classes.ts'
import { sortNumber, type DieId } from '../content/dice.ts'
import type { Familiar, FamiliarId } from '../content/familiars.ts'
import type { CardId, MarketCard, Skill, Weapon } from '../content/market.ts'
import { races, type Race } from '../content/races.ts'
import { lines, spacesOf, spacesOnSheet, type LineId, type Space, none } from '../content/sheet.ts'
import type { Hero, RollPlayer, Seat } from './state.ts'

/** What lies in front of a player, looked up. */

function chosen<T>(it: T | null): T {
  if (it === null) throw new Error('asked for something that is not chosen yet')
  return it
}

export function raceOf({ race }: Pick<Hero, 'race'>): Race {
  return races[chosen(race)]
}

export function classOf(hero: Pick<Hero, 'class'>): Class {
  return classes[chosen(hero.class)]
}

export function backstoryOf({ backstory }: Pick<Hero, 'backstory'>): Backstory {
  return backstories[chosen(backstory)]
}

export function alignmentOf({ alignment }: Pick<Hero, 'alignment'>): Alignment {
  return alignments[chosen(alignment)]
}

type InBox = Pick<RollPlayer, 'own'>

export function familiarOf(t: InBox, { familiar }: Pick<Hero, 'familiar'>): Familiar {
  return familiarCalled(t, chosen(familiar))
}

export function familiarCalled(t: InBox, id: FamiliarId): Familiar {
  return known(boxOf(t.own).familiars, id)
}

export function cardCalled(t: InBox, id: CardId): MarketCard {
  return known(boxOf(t.own).market, id)
}

export function skillCalled(t: InBox, id: CardId): Skill {
  const card = cardCalled(t, id)
  if (card.type !== 'skill') throw new Error(`${card.name} is no Skill`)
  return card
}

export function weaponsOf(t: InBox, { cards }: Pick<Hero, 'cards'>): Weapon[] {
  const weapons: Weapon[] = []
  for (const id of cards) {
    const card = cardCalled(t, id)
    if (card.type === 'weapon') weapons.push(card)
  }
  return weapons
}

export function skillsOf(t: InBox, { cards }: Pick<Hero, 'cards'>): CardId[] {
  return cards.filter((id) => cardCalled(t, id).type === 'skill')
}

/** All Fiends that lie face up, in force or not (RP-120). */
export function fiendsUp({ fiends, newFiends }: Pick<Hero, 'fiends' | 'newFiends'>): string[] {
  return newFiends.length === 0 ? fiends : [...fiends, ...newFiends]
}

// The Character Sheet.

export function diceOn({ sheet }: Pick<Hero, 'sheet'>, line: LineId): DieId[] {
  return spacesOf(line)
    .map((space) => sheet[space])
    .filter((die) => die !== none)
}

export function diceOnSheet({ sheet }: Pick<Hero, 'sheet'>): DieId[] {
  return sheet.filter((die) => die !== none)
}

/** The leftmost empty space of a line (RP-061); none when it is full. */
export function leftmostEmpty({ sheet }: Pick<Hero, 'sheet'>, line: LineId): Space {
  for (const space of spacesOf(line)) if (sheet[space] === none) return space
  return none
}

export function openLines(hero: Pick<Hero, 'sheet'>): LineId[] {
  return lines.filter((line) => leftmostEmpty(hero, line) !== none)
}

export function emptySpaces({ sheet }: Pick<Hero, 'sheet'>): Space[] {
  const empty: Space[] = []
  for (let space = 0; space < spacesOnSheet; space++) if (sheet[space] === none) empty.push(space)
  return empty
}

/** Of dice, one of each sort and value: between equal ones there is nothing to choose (RP-R49). */
export function differentDice(t: Pick<RollPlayer, 'face'>, dice: readonly DieId[]): DieId[] {
  const different: DieId[] = []
  for (const die of dice) if (!different.some((other) => alike(t, die, other))) different.push(die)
  return different
}

export function alike({ face }: Pick<RollPlayer, 'face'>, one: DieId, other: DieId): boolean {
  return face[one] === face[other] && sortNumber(one) === sortNumber(other)
}

// Seats.

/** The seats clockwise, counted from the Start Player (RP-011). */
export function playerOrder({ players, start }: Pick<RollPlayer, 'players' | 'start'>): Seat[] {
  return Array.from({ length: players }, (_, n) => (start + n) % players)
}

/** Whose turn it is in a step that goes round in player order. */
export function seatInTurn({ players, start, turn }: RollPlayer): Seat {
  return (start + turn) % players
}

/** Those who have not acted yet in the Market Phase, by the number of their Initiative card (RP-093). */
export function marketOrder({ heroes }: Pick<RollPlayer, 'heroes'>): Seat[] {
  return heroes
    .map((_, seat) => seat)
    .filter((seat) => heroes[seat].card !== none)
    .sort((a, b) => heroes[a].card - heroes[b].card)
}

export function isSolo({ players }: Pick<RollPlayer, 'players'>): boolean {
  return players === 1
}

/** Takes a thing out of a list. */
export function takeOut<T>(list: T[], it: T): void {
  list.splice(list.indexOf(it), 1)
}
