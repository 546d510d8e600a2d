import { list } from '@dicehearth/engine'
import { firstCombatDie, sortOf, type DieId } from '../content/dice.ts'
import { spaceName, lineName, familiarBoard } from '../content/sheet.ts'
import { seatName } from './names.ts'
import { piece } from '../rules/pieces.ts'
import type { Events } from './events.ts'
import { initiativeName, sortName, dieName } from '../die-look.ts'

/** Dice that are drawn, rolled, placed and changed. */
export const diceEvents: Pick<
  Events,
  | 'rolled'
  | 'rerolled'
  | 'drawn'
  | 'sorted'
  | 'initiativeTaken'
  | 'placed'
  | 'stored'
  | 'turned'
  | 'kept'
  | 'swapped'
  | 'moved'
  | 'redrawn'
  | 'traded'
  | 'cardsSwapped'
> = {
  // Dice that the engine rolls.
  rolled: {
    text: ({ seat, dice, faces }, view) =>
      dice.some((die) => view.enemyDice.includes(die))
        ? `The enemy dice show ${list(faces.map(String))}.`
        : `${seatName(seat, view)} rolls ${rolledDice(dice, faces)}.`,
    touches: ({ dice }) => dice.filter((die) => die >= 0).map(piece.die),
    sound: 'dice',
  },
  rerolled: {
    text: ({ seat, die, from, to }, view) =>
      `${seatName(seat, view)} rolls ${dieWord(die)} again: ${from} becomes ${to}.`,
    touches: ({ die }) => [piece.die(die)],
    sound: 'dice',
  },
  // Dice.
  drawn: {
    text: ({ seat, dice }, view) =>
      `${seatName(seat, view)} draws ${list(dice.map((die) => sortName(sortOf(die))))} from the bag.`,
    touches: ({ dice }) => dice.map(piece.die),
  },
  sorted: { touches: ({ card, die }) => [piece.initiative(card), piece.die(die)] },
  initiativeTaken: {
    text: ({ seat, card }, view) => `${seatName(seat, view)} takes ${initiativeName(card)}.`,
    touches: ({ card }) => [piece.initiative(card)],
    sound: 'card',
  },
  placed: {
    text: ({ seat, die, face, line }, view) =>
      `${seatName(seat, view)} places ${coloured(die, face)} ${line === familiarBoard ? 'on the Familiar Board' : `in ${lineName(line)}`}.`,
    touches: ({ seat, die, space }) => [piece.die(die), piece.space(seat, space)],
    sound: 'wood',
  },
  stored: {
    text: ({ seat, die, face }, view) => `${seatName(seat, view)} stores ${coloured(die, face)}.`,
    touches: ({ die }) => [piece.die(die), piece.card('backpack')],
    acted: 'backpack',
    sound: 'wood',
  },
  turned: {
    text: ({ seat, die, from, to }, view) =>
      `${seatName(seat, view)} turns ${dieWord(die)} from ${from} to ${to}.`,
    touches: ({ die }) => [piece.die(die)],
  },
  kept: {
    text: ({ seat, value }, view) => `${seatName(seat, view)} keeps the ${value}.`,
    touches: ({ die }) => [piece.die(die)],
  },
  swapped: {
    text: (event, view) =>
      `${seatName(event.seat, view)} swaps the ${dieName(event.die, view)} and the ${dieName(event.with, view)}.`,
    touches: (event) => [piece.die(event.die), piece.die(event.with)],
  },
  moved: {
    text: ({ seat, die, space }, view) =>
      `${seatName(seat, view)} moves the ${dieName(die, view)} to ${spaceName(space)}.`,
    touches: ({ seat, die, space }) => [piece.die(die), piece.space(seat, space)],
  },
  redrawn: {
    text: ({ seat, die, now }, view) =>
      `${seatName(seat, view)} returns ${dieWord(die)} and puts the ${dieName(now, view)} in its place.`,
    touches: ({ now }) => [piece.die(now)],
  },
  traded: {
    text: (event, view) =>
      `${seatName(event.seat, view)} swaps the ${dieName(event.die, view)} with the ${dieName(event.for, view)} on ${initiativeName(event.card)}.`,
    touches: (event) => [piece.die(event.die), piece.die(event.for)],
  },
  cardsSwapped: {
    text: (event, view) =>
      `${seatName(event.seat, view)} swaps the dice of ${initiativeName(event.card)} and ${initiativeName(event.with)}.`,
    touches: (event) => [piece.initiative(event.card), piece.initiative(event.with)],
  },
}

function dieWord(die: DieId): string {
  return die >= firstCombatDie ? 'a Combat Die' : `the ${sortName(sortOf(die))} die`
}

function coloured(die: DieId, face: number): string {
  return `the ${sortName(sortOf(die))} ${face}`
}

/** "red 4 and gold 2", "5" for a die that is no piece. */
function rolledDice(dice: readonly DieId[], faces: readonly number[]): string {
  return list(
    dice.map((die, i) =>
      die < 0 || die >= firstCombatDie ? `${faces[i]}` : `${sortName(sortOf(die))} ${faces[i]}`,
    ),
  )
}
