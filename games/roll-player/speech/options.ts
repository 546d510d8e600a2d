import { capital, type OptionRow } from '@dicehearth/engine'
import { classes } from '../content/classes.ts'
import { dieSorts } from '../content/dice.ts'
import { wayNames, alignmentName, stepFrom } from '../content/compass.ts'
import { spaceName, lineName, familiarBoard, rowOf, spacesOf } from '../content/sheet.ts'
import { classText, familiarText, sheetText } from './card-texts.ts'
import { differentDice, familiarCalled, leftmostEmpty } from '../rules/heroes.ts'
import type { RpAsk, RpOption } from '../rules/decisions.ts'
import { cardName, causeName } from './names.ts'
import { oddsNow, oddsWithOneMore } from './odds-text.ts'
import { allAlike, combatDice, dieAndSpace, sourcePiece, spaceAndLine } from './pieces.ts'
import { piece } from '../rules/pieces.ts'
import type { RpView } from '../view.ts'
import { goalsFor } from '../content/goals.ts'
import { actionText } from './actions.ts'
import { initiativeName, sortName, placeOf, dieName } from '../die-look.ts'

type Verb = Exclude<RpOption['verb'], 'decline' | 'shows'>
type Options = { readonly [K in Verb]: OptionRow<Extract<RpOption, { verb: K }>, RpAsk, RpView> }

const anyTime = 'At any time'

function gold(amount: number): string {
  return amount === 0 ? 'for nothing' : `for ${amount} Gold`
}

/** The dice that a player places from: the hand and the own Backpack. */
function toPlace(seat: number, view: RpView): number[] {
  return [...view.hand, ...view.heroes[seat].backpack]
}

/** Every answer in words, and the pieces that stand for it. */
export const options: Options = {
  // Set-up.
  takeSheet: {
    text: ({ race }) => `${sheetText(race).name}: ${sheetText(race).lines[0]}`,
    touches: ({ race }) => [piece.sheet(race)],
  },
  takeClass: {
    text: (option, view) =>
      `${classes[option.class].name}: ${classText(option.class).lines.slice(0, 2).join(' ')} Goals: ${goalsFor(option.class, view.heroes[option.seat].race)}.`,
    named: (option) => classes[option.class].name,
    touches: (option) => [piece.class(option.class)],
  },
  keepFamiliar: {
    text: ({ familiar }, view) => {
      const { name, lines } = familiarText(familiarCalled(view, familiar))
      return `${name}: ${lines.join(' ')}`
    },
    named: ({ familiar }, view) => familiarText(familiarCalled(view, familiar)).name,
    touches: ({ familiar }) => [piece.familiar(familiar)],
  },
  drew: { text: ({ sort }) => `A ${sortName(dieSorts[sort])} die`, touches: () => [piece.bag] },
  // The Dice turn.
  place: {
    text: ({ die, line }, view) => `Place the ${dieName(die, view)} ${inLine(line)}`,
    group: ({ seat, die }, view) =>
      differentDice(view, toPlace(seat, view)).length > 1 ? capital(dieName(die, view)) : null,
    touches: ({ seat, die, line }, view) => [
      ...allAlike(die, toPlace(seat, view), view),
      ...spaceAndLine(seat, Math.max(leftmostEmpty(view.heroes[seat], line), spacesOf(line)[0])),
    ],
  },
  store: {
    text: ({ die }, view) => `Store the ${dieName(die, view)} on the Backpack`,
    touches: ({ die }, view) => [...allAlike(die, view.hand, view), piece.card('backpack')],
  },
  sort: {
    text: ({ die }, view) => `The ${dieName(die, view)}`,
    touches: ({ die }, view) => allAlike(die, view.hand, view),
  },
  initiative: {
    text: ({ card }, view) => initiativeOption(card, view),
    touches: ({ card }, view) => [
      piece.initiative(card),
      ...(view.initiative[card]?.dice ?? []).map(piece.die),
    ],
  },
  done: { text: 'Leave the stored dice where they are' },
  act: {
    text: ({ seat, attribute, other, bent }, view) =>
      `${attribute} action${bent ? ' by Misdirection' : ''}: ${actionText(seat, attribute, other, view)}`,
    touches: ({ seat, attribute }) => [piece.line(seat, rowOf(attribute))],
  },
  familiarAct: {
    text: 'Familiar Action',
    touches: ({ seat }, view) => [
      piece.line(seat, familiarBoard),
      ...familiarPiece(view.heroes[seat]?.familiar),
    ],
  },
  encore: {
    text: 'Encore: take the same action again',
    touches: ({ seat }, view) => classPiece(view.heroes[seat]?.class),
  },
  endTurn: { text: 'End the turn' },
  // Free options.
  skill: {
    text: ({ card }, view) => `Use ${cardName(card, view)}`,
    group: () => anyTime,
    touches: ({ card }) => [piece.card(card)],
  },
  ability: {
    text: ({ source }, view) => `Use ${causeName(source, view)}`,
    group: () => anyTime,
    touches: ({ source }, view) => [sourcePiece(source, view)],
  },
  banish: {
    text: ({ fiend, with: means, gold: amount }, view) =>
      `Banish the ${cardName(fiend, view)} ${means === 'gold' ? gold(amount) : 'for a Charisma token'}`,
    group: () => anyTime,
    touches: ({ seat, fiend, with: means }) => [piece.fiend(fiend), piece.tokens(seat, means)],
  },
  heal: {
    text: ({ xp }) => `Discard an Injury token for ${xp} XP`,
    group: () => anyTime,
    touches: ({ seat }) => [piece.tokens(seat, 'injury')],
  },
  train: {
    text: ({ xp }) => `Take an Attribute Action for ${xp} XP`,
    group: () => anyTime,
    touches: ({ seat }) => [piece.tokens(seat, 'xp')],
  },
  // The Market.
  buy: {
    text: ({ card, charisma, gold: price }, view) =>
      `Buy ${cardName(card, view)} ${gold(price)}${charisma ? ' and a Charisma token' : ''}`,
    group: () => 'Buy',
    touches: ({ seat, card, charisma }) => [
      piece.card(card),
      ...(charisma ? [piece.tokens(seat, 'charisma')] : []),
    ],
  },
  discard: {
    text: ({ card, gold: amount }, view) => `Discard ${cardName(card, view)}: gain ${amount} Gold`,
    group: () => 'Discard for Gold',
    touches: ({ card }) => [piece.card(card), piece.discard],
  },
  hunt: {
    text: (_, view) => `Hunt the ${cardName(view.minion ?? 'Minion', view)}`,
    risk: (_, view) => oddsNow(view),
    touches: (_, view) => (view.minion ? [piece.minion(view.minion)] : []),
  },
  pass: { text: 'Pass' },
  dropWeapon: {
    text: ({ card }, view) => `Discard the ${cardName(card, view)}`,
    touches: ({ card }) => [piece.card(card)],
  },
  // Combat.
  passOver: {
    text: ({ gold: amount }) => `Pass over it for ${amount} Gold and turn up the next`,
    touches: ({ seat }) => [piece.tokens(seat, 'gold')],
  },
  gather: {
    text: 'Go on and gather your dice',
    risk: (_, view) => oddsNow(view),
    touches: (_, view) => (view.minion ? [piece.minion(view.minion)] : []),
  },
  hire: {
    text: ({ with: means, cost }) =>
      means === 'xp'
        ? `Hire a mercenary for ${cost} XP`
        : `Hire a mercenary ${gold(cost)}${means === 'charisma' ? ' and a Charisma token' : ''}`,
    risk: (_, view) => oddsWithOneMore(view),
    touches: ({ seat, with: means }) => [piece.tokens(seat, means)],
  },
  roll: { text: 'Roll', risk: (_, view) => oddsNow(view) },
  reroll: {
    text: ({ face, xp }) => `Roll a ${face} again for ${xp} XP`,
    touches: ({ face }, view) => combatDice(face, view),
  },
  accept: { text: 'Keep these dice' },
  finish: { text: 'Finished', risk: (_, view, ask) => (ask.kind === 'hire' ? oddsNow(view) : null) },
  // Targets.
  die: {
    text: ({ die }, view) => capital(`${dieName(die, view)} (${placeOf(die, view)})`),
    touches: ({ seat, die }, view) => dieAndSpace(seat, die, view),
  },
  cardDie: {
    text: ({ card, die }, view) => capital(`${dieName(die, view)} on ${initiativeName(card)}`),
    touches: ({ card, die }, view) => allAlike(die, view.initiative[card].dice, view),
  },
  value: { text: ({ value }, _, ask) => `${ask.kind === 'keepValue' ? 'Keep' : 'Turn it to'} ${value}` },
  again: { text: 'Roll once more' },
  space: {
    text: ({ space }) => spaceName(space),
    touches: ({ seat, space }) => [piece.space(seat, space)],
  },
  step: {
    text: ({ seat, way }, view) => {
      const to = stepFrom(view.heroes[seat].token, way)
      return capital(to ? `${wayNames[way]}, to ${alignmentName(to)}` : wayNames[way])
    },
    touches: ({ seat, way }, view) => {
      const to = stepFrom(view.heroes[seat].token, way)
      return to ? [piece.grid(seat, to)] : []
    },
  },
  carryOut: { text: 'Carry it out' },
  marketCard: { text: ({ card }, view) => cardName(card, view), touches: ({ card }) => [piece.card(card)] },
  fetch: { text: ({ card }, view) => cardName(card, view), touches: ({ card }) => [piece.card(card)] },
  fiend: { text: ({ fiend }, view) => cardName(fiend, view), touches: ({ fiend }) => [piece.fiend(fiend)] },
  refresh: { text: ({ card }, view) => cardName(card, view), touches: ({ card }) => [piece.card(card)] },
  healOne: { text: 'Discard one', touches: ({ seat }) => [piece.tokens(seat, 'injury')] },
  pay: { text: 'Pay 1 Gold', touches: ({ seat }) => [piece.tokens(seat, 'gold')] },
  combatDie: { text: ({ face }) => `A ${face}`, touches: ({ face }, view) => combatDice(face, view) },
  action: {
    text: ({ seat, attribute, other }, view) => `${attribute}: ${actionText(seat, attribute, other, view)}`,
    touches: ({ seat, attribute }) => [piece.line(seat, rowOf(attribute))],
  },
}

function inLine(line: number): string {
  return line === familiarBoard ? 'on the Familiar Board' : `in ${lineName(line)}`
}

function familiarPiece(id: string | null | undefined): string[] {
  return id ? [piece.familiar(id)] : []
}

function classPiece(id: string | null | undefined): string[] {
  return id ? [piece.class(id)] : []
}

/** "Initiative card 2: red 1, gold 3, 1 Gold, Fiend of Rust". */
function initiativeOption(number: number, view: RpView): string {
  const card = view.initiative[number]
  const things = [
    ...card.dice.map((die) => dieName(die, view)),
    ...(card.gold > 0 ? ['1 Gold'] : []),
    ...card.fiends.map((fiend) => cardName(fiend, view)),
  ]
  return `${initiativeName(number)}: ${things.join(', ') || 'empty'}`
}
