import { capital, count, list, type EventRow } from '@dicehearth/engine'
import { alignments } from './content/alignments.ts'
import { backstories } from './content/backstories.ts'
import { classes } from './content/classes.ts'
import { firstCombatDie, sortOf, type DieId } from './content/dice.ts'
import { monsters } from './content/monsters.ts'
import { races } from './content/races.ts'
import { familiarBoard } from './content/sheet.ts'
import { contributors, soloActor } from './coverage.ts'
import type { RpEvent, ScoreLine, Token } from './rules/events.ts'
import type { RollPlayer } from './rules/state.ts'
import {
  adventureName,
  alignmentName,
  cardName,
  causeName,
  dieName,
  initiativeName,
  lineName,
  seatName,
  sortName,
  spaceName,
} from './names.ts'
import { adventurePiece, pieces, sourcePiece } from './pieces.ts'
import { starsText } from './texts-metrics.ts'
import type { RpView } from './view.ts'

type Events = {
  readonly [K in Exclude<RpEvent['type'], 'onlyWay'>]: EventRow<
    Extract<RpEvent, { type: K }>,
    RpView,
    RollPlayer
  >
}

/** What happens, in words; the pieces that it tells of; which cards acted. */
export const events: Events = {
  // Dice that the engine rolls.
  rolled: {
    text: ({ seat, dice, faces }, view) =>
      dice.some((die) => view.enemyDice.includes(die))
        ? `The enemy dice show ${list(faces.map(String))}.`
        : `${seatName(seat, view)} rolls ${rolledDice(dice, faces)}.`,
    touches: ({ dice }) => dice.filter((die) => die >= 0).map(pieces.die),
    sound: 'dice',
  },
  rerolled: {
    text: ({ seat, die, from, to }, view) =>
      `${seatName(seat, view)} rolls ${dieWord(die)} again: ${from} becomes ${to}.`,
    touches: ({ die }) => [pieces.die(die)],
    sound: 'dice',
  },
  // Set-up.
  startPlayer: { text: ({ seat }, view) => `${seatName(seat, view)} is the Start Player.` },
  sheetTaken: {
    text: ({ seat, race }, view) => `${seatName(seat, view)} is ${aOrAn(races[race].name)}.`,
    touches: ({ race }) => [pieces.sheet(race)],
    sound: 'card',
  },
  colourDrawn: { text: ({ seat, colour }) => `Player ${seat + 1} draws the colour ${colour}.` },
  classTaken: {
    text: (event) => `Player ${event.seat + 1} is the ${classes[event.class].name}.`,
    touches: (event) => [pieces.class(event.class)],
    sound: 'card',
  },
  storyDealt: {
    text: ({ seat, backstory, alignment }, view) =>
      `${seatName(seat, view)} has the Backstory ${backstories[backstory].name} and the Alignment ${alignments[alignment].name}.`,
    touches: ({ backstory, alignment }) => [pieces.backstory(backstory), pieces.alignment(alignment)],
  },
  familiarKept: {
    text: ({ seat, familiar }, view) => `${seatName(seat, view)} goes with the ${cardName(familiar, view)}.`,
    touches: ({ familiar }) => [pieces.familiar(familiar)],
    sound: 'card',
  },
  monsterChosen: {
    text: ({ monster }) => `The Monster is the ${monsters[monster].name}.`,
    touches: ({ monster }) => [pieces.monster(monster)],
    sound: 'danger',
  },
  // Rounds and turns.
  round: {
    text: ({ number, single }) => `Round ${number}: ${single ? 'one die' : 'two dice'} for every card.`,
    opens: true,
  },
  turn: {
    text: ({ seat, phase }, view) => `${seatName(seat, view)}: ${phase === 'dice' ? 'Dice' : 'Market'} turn.`,
    touches: ({ seat }) => [pieces.hero(seat)],
    opens: true,
  },
  startPasses: {
    text: ({ seat }, view) => (view.players > 1 ? `${seatName(seat, view)} is the Start Player now.` : null),
  },
  // Dice.
  drawn: {
    text: ({ seat, dice }, view) =>
      `${seatName(seat, view)} draws ${list(dice.map((die) => sortName(sortOf(die))))} from the bag.`,
    touches: ({ dice }) => dice.map(pieces.die),
  },
  sorted: { touches: ({ card, die }) => [pieces.initiative(card), pieces.die(die)] },
  initiativeTaken: {
    text: ({ seat, card }, view) => `${seatName(seat, view)} takes ${initiativeName(card)}.`,
    touches: ({ card }) => [pieces.initiative(card)],
    sound: 'card',
  },
  placed: {
    text: ({ seat, die, face, line }, view) =>
      `${seatName(seat, view)} places ${coloured(die, face)} ${line === familiarBoard ? 'on the Familiar Board' : `in ${lineName(line)}`}.`,
    touches: ({ seat, die, space }) => [pieces.die(die), pieces.space(seat, space)],
    sound: 'wood',
  },
  stored: {
    text: ({ seat, die, face }, view) => `${seatName(seat, view)} stores ${coloured(die, face)}.`,
    touches: ({ die }) => [pieces.die(die), pieces.card('backpack')],
    acted: 'backpack',
    sound: 'wood',
  },
  turned: {
    text: ({ seat, die, from, to }, view) =>
      `${seatName(seat, view)} turns ${dieWord(die)} from ${from} to ${to}.`,
    touches: ({ die }) => [pieces.die(die)],
  },
  kept: {
    text: ({ seat, value }, view) => `${seatName(seat, view)} keeps the ${value}.`,
    touches: ({ die }) => [pieces.die(die)],
  },
  swapped: {
    text: (event, view) =>
      `${seatName(event.seat, view)} swaps the ${dieName(event.die, view)} and the ${dieName(event.with, view)}.`,
    touches: (event) => [pieces.die(event.die), pieces.die(event.with)],
  },
  moved: {
    text: ({ seat, die, space }, view) =>
      `${seatName(seat, view)} moves the ${dieName(die, view)} to ${spaceName(space)}.`,
    touches: ({ seat, die, space }) => [pieces.die(die), pieces.space(seat, space)],
  },
  redrawn: {
    text: ({ seat, die, now }, view) =>
      `${seatName(seat, view)} returns ${dieWord(die)} and puts the ${dieName(now, view)} in its place.`,
    touches: ({ now }) => [pieces.die(now)],
  },
  traded: {
    text: (event, view) =>
      `${seatName(event.seat, view)} swaps the ${dieName(event.die, view)} with the ${dieName(event.for, view)} on ${initiativeName(event.card)}.`,
    touches: (event) => [pieces.die(event.die), pieces.die(event.for)],
  },
  cardsSwapped: {
    text: (event, view) =>
      `${seatName(event.seat, view)} swaps the dice of ${initiativeName(event.card)} and ${initiativeName(event.with)}.`,
    touches: (event) => [pieces.initiative(event.card), pieces.initiative(event.with)],
  },
  // What players have.
  gained: {
    text: gainedText,
    touches: ({ seat, what }) => [pieces.tokens(seat, what)],
  },
  aligned: {
    text: ({ seat, to }, view) => `${seatName(seat, view)} is ${alignmentName(to)} now.`,
    touches: ({ seat, to }) => [pieces.grid(seat, to)],
  },
  acted: {
    text: ({ seat, attribute }, view) => `${seatName(seat, view)} takes the ${attribute} action.`,
    acted: ({ attribute }) => [attribute],
  },
  familiarActed: {
    text: ({ seat, familiar }, view) => `${seatName(seat, view)} calls the ${cardName(familiar, view)}.`,
    touches: ({ familiar }) => [pieces.familiar(familiar)],
    acted: ({ familiar }) => [familiar],
  },
  skillUsed: {
    text: ({ seat, card }, view) => `${seatName(seat, view)} uses ${cardName(card, view)}.`,
    touches: ({ card }) => [pieces.card(card)],
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
    touches: ({ card }) => [pieces.card(card)],
    sound: 'card',
  },
  // Fiends.
  fiendPlaced: {
    text: ({ fiend, card }, view) => `The ${cardName(fiend, view)} lurks on ${initiativeName(card)}.`,
    touches: ({ fiend, card }) => [pieces.fiend(fiend), pieces.initiative(card)],
    sound: 'danger',
  },
  fiendGained: {
    text: ({ seat, fiend }, view) => `The ${cardName(fiend, view)} follows ${seatName(seat, view)}.`,
    touches: ({ fiend }) => [pieces.fiend(fiend)],
    sound: 'danger',
  },
  fiendWakes: {
    text: ({ seat, fiend }, view) =>
      `The ${cardName(fiend, view)} begins to trouble ${seatName(seat, view)}.`,
    touches: ({ fiend }) => [pieces.fiend(fiend)],
    acted: ({ fiend }) => [fiend],
  },
  banished: {
    text: ({ seat, fiend }, view) => `${seatName(seat, view)} banishes the ${cardName(fiend, view)}.`,
    touches: ({ fiend }) => [pieces.fiend(fiend)],
    sound: 'triumph',
  },
  // The Market.
  marketDealt: {
    text: ({ cards }, view) => `On the Market: ${list(cards.map((card) => cardName(card, view)))}.`,
    touches: ({ cards }) => cards.map(pieces.card),
    sound: 'card',
  },
  callToAdventure: {
    text: 'The Call to Adventure: from the next round on there is one die for every card.',
    touches: () => [pieces.deck],
    sound: 'triumph',
  },
  reshuffled: {
    text: ({ cards }) => `The Market deck is shuffled anew from ${count(cards, 'discarded card')}.`,
    touches: () => [pieces.deck],
    sound: 'card',
  },
  bought: {
    text: ({ seat, card, gold, charisma }, view) =>
      `${seatName(seat, view)} buys ${cardName(card, view)} for ${gold} Gold${charisma ? ' and a Charisma token' : ''}.`,
    touches: ({ card }) => [pieces.card(card)],
    sound: 'card',
  },
  discarded: {
    text: ({ seat, card }, view) => `${seatName(seat, view)} discards ${cardName(card, view)}.`,
    touches: ({ card }) => [pieces.card(card)],
    sound: 'card',
  },
  weaponDropped: {
    text: ({ seat, card }, view) => `${seatName(seat, view)} parts with the ${cardName(card, view)}.`,
    touches: ({ card }) => [pieces.card(card)],
    sound: 'card',
  },
  replaced: {
    text: ({ seat, card, now }, view) =>
      `${seatName(seat, view)} replaces ${cardName(card, view)} with ${cardName(now, view)}.`,
    touches: ({ now }) => [pieces.card(now)],
    sound: 'card',
  },
  fetched: {
    text: ({ seat, card }, view) => `${seatName(seat, view)} fetches ${cardName(card, view)} back.`,
    touches: ({ card }) => [pieces.card(card)],
    sound: 'card',
  },
  trashed: {
    text: ({ card }, view) => `${cardName(card, view)} goes to the trash pile.`,
    touches: ({ card }) => [pieces.card(card), pieces.trash],
    sound: 'card',
  },
  leftOver: {
    text: ({ card }, view) => `${cardName(card, view)} goes to the discard pile.`,
    touches: ({ card }) => [pieces.card(card), pieces.discard],
    sound: 'card',
  },
  // Hunts and the Monster.
  minionUp: {
    text: ({ minion }, view) => `The ${cardName(minion, view)} comes into sight.`,
    touches: ({ minion }) => [pieces.minion(minion)],
    sound: 'card',
  },
  minionUnder: {
    text: ({ minion }, view) => `The ${cardName(minion, view)} slips away.`,
    touches: ({ minion }) => [pieces.minion(minion)],
  },
  huntBegins: {
    text: ({ seat }, view) => `${seatName(seat, view)} goes on a Hunt.`,
    touches: ({ minion }) => [pieces.minion(minion)],
    sound: 'danger',
  },
  gathered: {
    text: ({ seat, dice }, view) =>
      `${seatName(seat, view)} gathers ${count(dice, 'Combat Die', 'Combat Dice')}.`,
  },
  diceAdded: {
    text: ({ seat, dice, for: why }, view) =>
      `${seatName(seat, view)} adds ${count(dice, 'Combat Die', 'Combat Dice')} (${causeName(why, view)}).`,
  },
  rewarded: {
    text: ({ seat, minion, total, trophy }, view) =>
      `${seatName(seat, view)} meets the ${cardName(minion, view)} with ${total}${trophy ? ' and beats it' : ''}.`,
    touches: ({ minion }) => [pieces.minion(minion)],
    acted: ({ minion }) => [minion],
  },
  trophy: {
    text: ({ seat, minion }, view) =>
      `${seatName(seat, view)} takes the ${cardName(minion, view)} as a Trophy.`,
    touches: ({ minion }) => [pieces.minion(minion)],
    sound: 'triumph',
  },
  tokenTaken: {
    text: ({ seat, token, card }, view) =>
      `${seatName(seat, view)} looks at the ${capital(token)} card${card ? `: ${adventureName(card)}` : ''}.`,
    touches: ({ token }) => [pieces.adventure(token)],
    sound: 'card',
  },
  creationEnds: { text: 'All heroes are complete.', opens: true, sound: 'triumph' },
  adventureRevealed: {
    text: ({ card }) => `The ${adventureName(card)} is revealed.`,
    touches: ({ card }) => [adventurePiece(card)],
    acted: ({ card }) => [card],
    opens: true,
    sound: 'card',
  },
  benefited: {
    text: ({ seat, card, dice, xp }, view) => {
      const gains = [
        ...(dice > 0 ? [count(dice, 'Combat Die', 'Combat Dice')] : []),
        ...(xp > 0 ? [`${xp} XP`] : []),
      ]
      return `${seatName(seat, view)} gains ${list(gains)} from the ${adventureName(card)}.`
    },
    touches: ({ card }) => [adventurePiece(card)],
  },
  fought: {
    text: ({ seat, monster, total, stars }, view) =>
      `${seatName(seat, view)} meets the ${monsters[monster].name} with ${total}: ${starsText(stars)}.`,
    touches: ({ monster }) => [pieces.monster(monster)],
    acted: ({ monster }, { players }) => [players === 1 ? soloActor(monster) : monster],
    sound: 'danger',
  },
  champion: {
    text: ({ seat, stars }, view) => `${seatName(seat, view)} is the Champion: ${starsText(stars)}.`,
    sound: 'triumph',
  },
  // The end.
  scored: {
    text: ({ seat, line, stars }, view) =>
      `${seatName(seat, view)}, ${scoreLineNames[line]}: ${starsText(stars)}.`,
  },
  total: {
    text: ({ seat, stars }, view) => `${seatName(seat, view)} has ${starsText(stars)} in all.`,
    acted: ({ seat }, state) => contributors(state, seat),
  },
}

/** What the lines of the score sheet are called. */
export const scoreLineNames: Readonly<Record<ScoreLine, string>> = {
  monster: 'Monster',
  champion: 'Champion Bonus',
  familiarPower: 'Familiar Power',
  familiarBackstory: 'Familiar Backstory',
  goals: 'Attribute Goals',
  classColour: 'Class Colour dice',
  alignment: 'Alignment',
  backstory: 'Backstory',
  armor: 'Armor',
  traits: 'Traits',
  otherCards: 'Fiends and other cards',
  gold: 'Gold',
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

function aOrAn(name: string): string {
  return /^[AEIO]/.test(name) ? `an ${name}` : `a ${name}`
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
