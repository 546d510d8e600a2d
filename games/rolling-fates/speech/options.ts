import { capital, list, type Speech } from '@dicehearth/engine'
import type { FatesAsk, FatesOption } from '../rules/decisions.ts'
import { actionDice, luckDie } from '../rules/dice.ts'
import type { FatesEvent } from '../rules/events.ts'
import { piece } from '../rules/pieces.ts'
import type { Fates } from '../rules/state.ts'
import {
  abilityAt,
  cardName,
  characterCalled,
  enemyName,
  heroName,
  playerName,
  readOut,
  treasureAt,
} from '../names.ts'
import type { FatesView } from '../view.ts'
import { trackedNames } from './asks.ts'
import { costText } from './effects.ts'

type Options = Speech<FatesAsk, FatesOption, FatesEvent, FatesView, Fates>['options']

/** Whose option it is, where several Characters have some. */
const ofHero = ({ seat }: FatesOption, view: FatesView): string => heroName(view, seat)
/** Where the group votes, everybody's answers stand apart. */
const voter = ({ seat }: FatesOption, view: FatesView): string | null =>
  view.votes.length > 0 ? heroName(view, seat) : null

/** Every die of a Character that shows one of these numbers, for equal dice are as good as each other. */
function diceLike(view: FatesView, seat: number, faces: readonly number[]): string[] {
  return actionDice(seat)
    .filter((die) => faces.includes(view.face[die]))
    .map(piece.die)
}

function facesText(faces: readonly number[]): string {
  return list(faces.map(String))
}

export const options: Options = {
  goOn: { text: 'Go on' },
  pickCharacter: {
    text: ({ character }, view) => {
      const found = characterCalled(view, character)
      return found ? `${found.name} ${found.title}` : character
    },
    group: ({ seat }, view) => playerName(view, seat),
    touches: ({ character }) => [piece.character(character)],
  },
  decide: {
    text: ({ option }, view) => readOut(view, view.page?.options[option] ?? ''),
    group: voter,
    touches: ({ option }) => [piece.option(option)],
  },
  letter: {
    text: ({ letter }) => (letter === ' ' ? 'a blank' : letter),
    group: () => 'Letters',
    typed: ({ letter }) => letter,
  },
  sayIt: { text: (_, view) => `Say “${view.spelled.trim()}”`, typed: () => '' },
  giveUp: { text: 'Give up' },
  accept: { text: 'Accept', group: voter },
  decline: {
    text: 'No',
    group: (option, view, { kind }) => (kind === 'offer' ? voter(option, view) : null),
  },
  payCard: {
    text: ({ card }, view) => {
      const value = treasureAt(view, card)?.value
      return `Give ${cardName(view, card)} (value ${value})`
    },
    touches: ({ card }) => [piece.card(card)],
  },
  swapOut: {
    text: ({ card }, view) => `Put ${cardName(view, card)} aside for it`,
    touches: ({ card }) => [piece.card(card)],
  },
  leaveCard: { text: 'Leave the new card', touches: (_, view) => [piece.card(view.drawn)] },
  dropCard: {
    text: ({ card }, view) => `Put ${cardName(view, card)} aside`,
    touches: ({ card }) => [piece.card(card)],
  },
  offerCard: {
    text: ({ card, seat }, view) => `${heroName(view, seat)} offers ${cardName(view, card)}`,
    group: () => 'Trade',
    touches: ({ card }) => [piece.card(card)],
  },
  giveTo: {
    text: ({ hero }, view) => `Give it to ${heroName(view, hero)}`,
    touches: ({ hero }) => [piece.hero(hero)],
  },
  swapFor: {
    text: ({ hero, card }, view) => `Swap it for ${cardName(view, card)} of ${heroName(view, hero)}`,
    touches: ({ hero, card }) => [piece.hero(hero), piece.card(card)],
  },
  agree: { text: 'Agree' },
  attempt: {
    text: ({ status }) => `Try to get rid of ${capital(status)}`,
    group: ofHero,
    touches: ({ seat, status }) => [piece.token(seat, status)],
  },
  skip: { text: ({ status }) => `Keep ${capital(status)} for now`, group: ofHero },
  rerollLuck: {
    text: 'Re-roll the Luck die',
    group: ofHero,
    touches: ({ seat }) => [piece.die(luckDie(seat))],
  },
  leaveLuck: { text: 'Leave the Luck die as it is', group: ofHero },
  keep: {
    text: ({ seat, faces }, view) => {
      if (faces.length === 0) return 'Keep nothing, roll everything again'
      const all = actionDice(seat).filter((die) => view.face[die] > 0).length
      return faces.length === all ? 'Keep everything' : `Keep ${facesText(faces)}`
    },
    group: ofHero,
    touches: ({ seat, faces }, view) => diceLike(view, seat, faces),
  },
  use: {
    text: ({ ability }, view) => {
      const found = abilityAt(view, ability)
      return found ? `${found.name} (${costText(found.cost)})` : ability
    },
    group: ofHero,
    touches: ({ seat, ability }, view) => [piece.hero(seat), piece.ability(view, ability)],
  },
  pass: { text: 'Pass', group: ofHero, touches: ({ seat }) => [piece.hero(seat)] },
  concede: { text: 'Give up the adventure', group: () => 'The group' },
  pay: {
    text: ({ faces }) => `Spend ${facesText(faces)}`,
    touches: ({ seat, faces }, view) => diceLike(view, seat, faces),
  },
  aim: { text: ({ enemy }, view) => enemyName(view, enemy), touches: ({ enemy }) => [piece.enemy(enemy)] },
  aid: { text: ({ hero }, view) => heroName(view, hero), touches: ({ hero }) => [piece.hero(hero)] },
  pickDie: {
    text: ({ face }) => `The ${face}`,
    touches: ({ seat, face }, view) => diceLike(view, seat, [face]),
  },
  enough: { text: (_, view) => (view.input ? 'That is all' : 'No more dice') },
  turnTo: { text: ({ face }) => `To ${face}` },
  confirm: { text: 'Yes' },
  cancel: { text: 'Never mind' },

  enterUse: {
    text: ({ hero }, view) => `${heroName(view, hero)} uses an ability or card`,
    touches: ({ hero }) => [piece.hero(hero)],
  },
  endPhase: { text: 'End the Character’s Phase' },
  undoUse: { text: 'Take back the last use' },
  number: { text: ({ number }) => String(number), typed: ({ number }) => String(number) },
  inflict: { text: ({ status }) => capital(status) },
  addTarget: { text: 'Add a target' },
  correct: {
    text: ({ enemy }, view) => `Correct ${enemyName(view, enemy)}`,
    group: () => 'Corrections',
    touches: ({ enemy }) => [piece.enemy(enemy)],
  },
  correctLife: { text: 'Its Life' },
  setStatus: { text: ({ status, on }) => `${capital(status)} ${on ? 'on' : 'off'}` },
  gameOver: { text: 'Game Over', group: () => 'The group' },
  done: { text: (_, _view, ask) => (ask.kind === 'payPrice' ? 'Paid' : 'Done') },
  luckShows: { text: ({ face }) => `It shows ${face}` },
  track: {
    text: ({ hero }, view) => `Set a value of ${heroName(view, hero)}`,
    group: () => 'Dials and tokens',
    touches: ({ hero }) => [piece.hero(hero)],
  },
  trackWhat: { text: ({ what }) => capital(trackedNames[what]) },
  shows: {
    text: ({ face }, _view, ask) => {
      if (ask.kind !== 'realDie' || ask.sides !== 2) return `It shows ${face}`
      return face === 1 ? 'The icon shows' : 'The icon is hidden'
    },
  },
}
