import { cardName, causeName, seatName } from './names.ts'
import { sourcePiece } from './pieces.ts'
import { piece } from '../rules/pieces.ts'
import type { RpEvent, Token } from '../rules/events.ts'
import type { RpView } from '../view.ts'
import type { Events } from './events.ts'
import { alignmentName } from '../content/compass.ts'
import { initiativeName } from '../die-look.ts'

/** What players have and use: tokens, alignment, abilities, Fiends. */
export const tokenEvents: Pick<
  Events,
  | 'gained'
  | 'aligned'
  | 'acted'
  | 'familiarActed'
  | 'skillUsed'
  | 'worked'
  | 'refreshed'
  | 'fiendPlaced'
  | 'fiendGained'
  | 'fiendWakes'
  | 'banished'
> = {
  // What players have.
  gained: {
    text: gainedText,
    touches: ({ seat, what }) => [piece.tokens(seat, what)],
  },
  aligned: {
    text: ({ seat, to }, view) => `${seatName(seat, view)} is ${alignmentName(to)} now.`,
    touches: ({ seat, to }) => [piece.grid(seat, to)],
  },
  acted: {
    text: ({ seat, attribute }, view) => `${seatName(seat, view)} takes the ${attribute} action.`,
    acted: ({ attribute }) => [attribute],
  },
  familiarActed: {
    text: ({ seat, familiar }, view) => `${seatName(seat, view)} calls the ${cardName(familiar, view)}.`,
    touches: ({ familiar }) => [piece.familiar(familiar)],
    acted: ({ familiar }) => [familiar],
  },
  skillUsed: {
    text: ({ seat, card }, view) => `${seatName(seat, view)} uses ${cardName(card, view)}.`,
    touches: ({ card }) => [piece.card(card)],
    acted: ({ card }) => [card],
    sound: 'card',
  },
  worked: {
    text: ({ seat, source }, view) => `${seatName(seat, view)}: ${causeName(source, view)}.`,
    touches: ({ source }, view) => [sourcePiece(source, view)],
    acted: ({ source }) => [source],
  },
  refreshed: {
    text: ({ seat, card }, view) => `${seatName(seat, view)} refreshes ${cardName(card, view)}.`,
    touches: ({ card }) => [piece.card(card)],
    sound: 'card',
  },
  // Fiends.
  fiendPlaced: {
    text: ({ fiend, card }, view) => `The ${cardName(fiend, view)} lurks on ${initiativeName(card)}.`,
    touches: ({ fiend, card }) => [piece.fiend(fiend), piece.initiative(card)],
    sound: 'danger',
  },
  fiendGained: {
    text: ({ seat, fiend }, view) => `The ${cardName(fiend, view)} follows ${seatName(seat, view)}.`,
    touches: ({ fiend }) => [piece.fiend(fiend)],
    sound: 'danger',
  },
  fiendWakes: {
    text: ({ seat, fiend }, view) =>
      `The ${cardName(fiend, view)} begins to trouble ${seatName(seat, view)}.`,
    touches: ({ fiend }) => [piece.fiend(fiend)],
    acted: ({ fiend }) => [fiend],
  },
  banished: {
    text: ({ seat, fiend }, view) => `${seatName(seat, view)} banishes the ${cardName(fiend, view)}.`,
    touches: ({ fiend }) => [piece.fiend(fiend)],
    sound: 'triumph',
  },
}

const tokenNames: Readonly<Record<Token, readonly [one: string, many: string]>> = {
  gold: ['Gold', 'Gold'],
  xp: ['XP', 'XP'],
  charisma: ['Charisma token', 'Charisma tokens'],
  honor: ['Honor token', 'Honor tokens'],
  injury: ['Injury token', 'Injury tokens'],
}

function gainedText(event: Extract<RpEvent, { type: 'gained' }>, view: RpView): string {
  const { seat, what, by } = event
  const [one, many] = tokenNames[what]
  const amount = `${Math.abs(by)} ${Math.abs(by) === 1 ? one : many}`
  const who = seatName(seat, view)
  if (event.for === 'price') return `${who} pays ${amount}.`
  if (event.for === 'cleanup') return `${who} returns ${amount}.`
  const verb = by > 0 ? 'gains' : what === 'injury' ? 'discards' : 'loses'
  return `${who} ${verb} ${amount} (${causeName(event.for, view)}).`
}
