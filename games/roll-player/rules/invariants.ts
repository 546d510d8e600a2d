import type { Decision } from '@dicehearth/engine'
import { boxOf } from '../content/box.ts'
import { alignmentSpaces } from '../content/compass.ts'
import { diceFor, firstCombatDie, highest, type DieId } from '../content/dice.ts'
import { inBox } from '../content/printings.ts'
import { hands } from '../content/prices.ts'
import { monsters } from '../content/monsters.ts'
import { lines, spacesOf, spacesOnSheet, none } from '../content/sheet.ts'
import { marketSize, minionsAside, startingDice, tableFor } from '../content/table-size.ts'
import { diceOnSheet, emptySpaces, fiendsUp, weaponsOf } from './heroes.ts'
import type { Hero, RollPlayer } from './state.ts'

/** The ledger's invariants that this table breaks. */
export function broken(t: RollPlayer, decision: Decision | null): string[] {
  return Object.entries(invariants).flatMap(([id, holds]) => (holds(t, decision) ? [] : [id]))
}

const invariants: Readonly<Record<string, (t: RollPlayer, decision: Decision | null) => boolean>> = {
  'INV-01': diceAreConserved,
  'INV-02': diceLieInOnePlace,
  'INV-03': facesAreInRange,
  'INV-04': linesHaveNoGaps,
  'INV-05': diceCountTheRounds,
  'INV-06': (t) =>
    t.heroes.every((hero) => hero.backpack.length <= Math.min(storage(t), emptySpaces(hero).length)),
  'INV-07': diceAreEqual,
  'INV-08': initiativeIsSorted,
  'INV-09': (t) =>
    t.heroes.every(({ gold, xp, charisma, honor, injury }) =>
      [gold, xp, charisma, honor, injury].every((n) => Number.isInteger(n) && n >= 0),
    ),
  'INV-10': goldLiesWhereItMay,
  'INV-11': cardsAreChosenOnce,
  'INV-12': (t) => t.heroes.every(({ token }) => alignmentSpaces.includes(token)),
  'INV-13': (t) =>
    t.heroes.every((hero) => weaponsOf(t, hero).reduce((sum, weapon) => sum + weapon.hands, 0) <= hands),
  'INV-14': marketIsConserved,
  'INV-15': marketIsFull,
  'INV-16': (t) => t.callUnder === none || t.singles === 0,
  'INV-17': fiendsAreConserved,
  'INV-18': minionsAreConserved,
  'INV-23': (t) =>
    !(['refresh', 'nextRound', 'roll', 'sort'] as string[]).includes(t.step) ||
    t.heroes.every((hero) => hero.charisma === 0),
  'INV-24': (t) => t.heroes.every((hero) => hero.exhausted.every((card) => hero.cards.includes(card))),
  'INV-26': coloursDiffer,
  'INV-27': (t) => t.outcome === null || t.drawnBesides || (t.doubles === 5 && t.singles === 5),
  'INV-28': heroesAreComplete,
  'INV-30': linesStayInBounds,
}

/** How many dice all cards of the box together can store: the Backpack's four, and those of an own pack. */
function storage(t: RollPlayer): number {
  const powers = [...boxOf(t.own).market.values()].flatMap((card) =>
    card.type === 'weapon' ? (card.always ?? []) : [],
  )
  return powers.reduce((sum, power) => sum + (power.is === 'stores' ? power.dice : 0), 0)
}

/** Every place where a die can lie. */
function allDice(t: RollPlayer): DieId[] {
  return [
    ...t.bag,
    ...t.enemyDice,
    ...t.hand,
    ...t.initiative.flatMap(({ dice }) => dice),
    ...t.heroes.flatMap((hero) => [...diceOnSheet(hero), ...hero.backpack]),
  ]
}

/** Every die is somewhere: with numbered dice, colour by colour and kind by kind. */
function diceAreConserved(t: RollPlayer): boolean {
  const there = new Set(allDice(t))
  return there.size === diceFor(t.players) && [...there].every((die) => die >= 0 && die < diceFor(t.players))
}

function diceLieInOnePlace(t: RollPlayer): boolean {
  const dice = allDice(t)
  return new Set(dice).size === dice.length
}

function facesAreInRange({ face }: RollPlayer): boolean {
  return face.every((value, die) => value >= 1 && value <= (die < firstCombatDie ? highest(die) : 6))
}

/** While somebody tells what was drawn for a space, that space is empty and its die is still to come. */
function isDrawing(decision: Decision | null): boolean {
  return decision?.ask.kind === 'drawn' || decision?.ask.kind === 'realDie'
}

function linesHaveNoGaps({ heroes }: RollPlayer, decision: Decision | null): boolean {
  if (isDrawing(decision)) return true
  return heroes.every((hero) => hero.gaps || lines.every((line) => isFilledFromLeft(hero, line)))
}

function isFilledFromLeft({ sheet }: Hero, line: number): boolean {
  const [first, second, third] = spacesOf(line).map((space) => sheet[space] !== none)
  return (first || !second) && (second || !third)
}

const setUp: readonly string[] = ['startRoll', 'sheet', 'class', 'familiar', 'layOut', 'startDice', 'monster']

/** Six dice, two for each double and one for each single round with a turn taken; the acting player holds the hand. */
function diceCountTheRounds(t: RollPlayer, decision: Decision | null): boolean {
  if (isDrawing(decision)) return true
  if (setUp.includes(t.step)) return t.heroes.every((hero) => ownDice(hero) <= startingDice)
  // In the Roll Phase the hand belongs to nobody.
  const inHand = t.step === 'roll' || t.step === 'sort' ? 0 : t.hand.length
  const missing = t.heroes.map((hero) => diceDue(t, hero) - ownDice(hero))
  const short = missing.filter((dice) => dice !== 0)
  return (
    t.heroes.every((hero) => diceDue(t, hero) <= spacesOnSheet) &&
    (inHand === 0 ? short.length === 0 : short.length === 1 && short[0] === inHand)
  )
}

function ownDice(hero: Hero): number {
  return diceOnSheet(hero).length + hero.backpack.length
}

function diceDue({ doubles }: RollPlayer, { turns }: Hero): number {
  return startingDice + 2 * Math.min(turns, doubles) + Math.max(0, turns - doubles)
}

/** Outside the Dice Phase everybody has had as many turns; inside it some have had one more. */
function diceAreEqual(t: RollPlayer): boolean {
  const turns = t.heroes.map((hero) => hero.turns)
  const spread = Math.max(...turns) - Math.min(...turns)
  return spread <= (['choose', 'place', 'act'].includes(t.step) ? 1 : 0)
}

/** Right after sorting, before anybody could change it: the first decision of the first Dice turn. */
function initiativeIsSorted(t: RollPlayer, decision: Decision | null): boolean {
  if (decision?.ask.kind !== 'initiative' || t.turn > 0 || t.heroes.some((hero) => hero.exhausted.length > 0))
    return true
  const perCard = t.singles > 0 ? 1 : 2
  const faces = t.initiative.map(({ dice }) => dice.map((die) => t.face[die]))
  return (
    faces.every((card) => card.length === perCard) &&
    faces.every((card, i) => i === 0 || Math.max(...faces[i - 1]) <= Math.min(...card))
  )
}

function goldLiesWhereItMay(t: RollPlayer): boolean {
  const { goldOn } = tableFor(t.players)
  return t.initiative.every(({ gold }, i) => gold === 0 || (gold === 1 && goldOn.includes(i + 1)))
}

/** A chosen card and its player name each other. */
function cardsAreChosenOnce({ initiative, heroes }: RollPlayer): boolean {
  return (
    initiative.every(({ by }, card) => by === none || heroes[by]?.card === card) &&
    heroes.every(({ card }, seat) => card === none || initiative[card]?.by === seat)
  )
}

/** Every thing of the box is there once; before the table is laid out, no more than that. */
function isWhole(t: RollPlayer, things: readonly string[], all: ReadonlyMap<string, unknown>): boolean {
  const isLaidOut = t.initiative.length > 0
  const box = new Set(inBox(t, all.keys()))
  return (
    things.every((id) => box.has(id)) &&
    new Set(things).size === things.length &&
    (!isLaidOut || things.length === box.size)
  )
}

function marketIsConserved(t: RollPlayer): boolean {
  const cards = [...t.deck, ...t.market, ...t.discard, ...t.trash, ...t.heroes.flatMap((hero) => hero.cards)]
  return isWhole(t, cards, boxOf(t.own).market) && t.callUnder <= t.deck.length
}

function marketIsFull(t: RollPlayer, decision: Decision | null): boolean {
  if (decision?.ask.kind !== 'initiative' || t.turn > 0) return true
  return t.market.length === marketSize(t.players) || t.deck.length + t.discard.length === 0
}

function fiendsAreConserved(t: RollPlayer): boolean {
  const onCards = t.initiative.flatMap(({ fiends }) => fiends)
  const owned = t.heroes.flatMap((hero) => [...fiendsUp(hero), ...hero.banished])
  return isWhole(t, [...t.fiendDeck, ...onCards, ...owned], boxOf(t.own).fiends)
}

function minionsAreConserved(t: RollPlayer): boolean {
  const left = [...t.minions, ...t.heroes.flatMap((hero) => hero.trophies)]
  return (
    (t.initiative.length === 0 || t.minionsAside.length === minionsAside) &&
    t.minionsSeen <= t.minions.length &&
    isWhole(t, [...left, ...t.minionsAside], boxOf(t.own).minions)
  )
}

function coloursDiffer({ heroes, monster }: RollPlayer): boolean {
  const colours = heroes.flatMap(({ colour }) => colour ?? [])
  return new Set(colours).size === colours.length && (!monster || !colours.includes(monsters[monster].colour))
}

function heroesAreComplete(t: RollPlayer): boolean {
  if (!t.outcome) return true
  const isSummed = (t.outcome.seats ?? []).every(
    ({ score, lines: of }) => of.reduce((sum, line) => sum + line.score, 0) === score,
  )
  return (
    isSummed &&
    t.heroes.every((hero) => diceOnSheet(hero).length === spacesOnSheet && hero.backpack.length === 0)
  )
}

const most: Readonly<Record<string, number>> = {
  goals: 12,
  familiarBackstory: 3,
  backstory: 6,
  classColour: 21,
}

function linesStayInBounds({ outcome }: RollPlayer): boolean {
  const lines = outcome?.seats?.flatMap((seat) => seat.lines) ?? []
  return lines.every((line) => line.score <= (most[line.for] ?? Infinity))
}
