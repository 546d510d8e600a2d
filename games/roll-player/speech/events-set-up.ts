import { alignments } from '../content/alignments.ts'
import { backstories } from '../content/backstories.ts'
import { classes } from '../content/classes.ts'
import { monsters } from '../content/monsters.ts'
import { races } from '../content/races.ts'
import { cardName, personName, seatName } from './names.ts'
import { piece } from '../rules/pieces.ts'
import type { Events } from './events.ts'

/** Set-up, rounds and turns. */
export const setUpEvents: Pick<
  Events,
  | 'startPlayer'
  | 'sheetTaken'
  | 'colourDrawn'
  | 'classTaken'
  | 'storyDealt'
  | 'familiarKept'
  | 'monsterChosen'
  | 'round'
  | 'turn'
  | 'startPasses'
> = {
  // Set-up.
  startPlayer: { text: ({ seat }, view) => `${seatName(seat, view)} is the Start Player.` },
  sheetTaken: {
    text: ({ seat, race }, view) => `${seatName(seat, view)} is ${aOrAn(races[race].name)}.`,
    touches: ({ race }) => [piece.sheet(race)],
    sound: 'card',
  },
  colourDrawn: { text: ({ seat, colour }, view) => `${personName(seat, view)} draws the colour ${colour}.` },
  classTaken: {
    text: (event, view) => `${personName(event.seat, view)} is the ${classes[event.class].name}.`,
    touches: (event) => [piece.class(event.class)],
    sound: 'card',
  },
  storyDealt: {
    text: ({ seat, backstory, alignment }, view) =>
      `${seatName(seat, view)} has the Backstory ${backstories[backstory].name} and the Alignment ${alignments[alignment].name}.`,
    touches: ({ backstory, alignment }) => [piece.backstory(backstory), piece.alignment(alignment)],
  },
  familiarKept: {
    text: ({ seat, familiar }, view) => `${seatName(seat, view)} goes with the ${cardName(familiar, view)}.`,
    touches: ({ familiar }) => [piece.familiar(familiar)],
    sound: 'card',
  },
  monsterChosen: {
    text: ({ monster }) => `The Monster is the ${monsters[monster].name}.`,
    touches: ({ monster }) => [piece.monster(monster)],
    sound: 'danger',
  },
  // Rounds and turns.
  round: {
    text: ({ number, single }) => `Round ${number}: ${single ? 'one die' : 'two dice'} for every card.`,
    opens: true,
  },
  turn: {
    text: ({ seat, phase }, view) => `${seatName(seat, view)}: ${phase === 'dice' ? 'Dice' : 'Market'} turn.`,
    touches: ({ seat }) => [piece.hero(seat)],
    opens: true,
  },
  startPasses: {
    text: ({ seat }, view) => (view.players > 1 ? `${seatName(seat, view)} is the Start Player now.` : null),
  },
}

function aOrAn(name: string): string {
  return /^[AEIO]/.test(name) ? `an ${name}` : `a ${name}`
}
