import { capital, type OptionRow } from '@dicehearth/engine'
import { familiarCard, type Effects } from '../content/box.ts'
import { boxOf, known } from '../content/opened.ts'
import { cardName, effectsSentence, effectWords, itemName } from './box-names.ts'
import { coloursName, colourName, dieName, slotName, slotNotes } from '../die-look.ts'
import { attributeName, heroName, placeName, poolOf, slotsOf } from './names.ts'
import { piece } from '../rules/pieces.ts'
import type { AdventureAsk, AdventureOption } from '../rules/decisions.ts'
import { lookOf } from '../rules/slots.ts'
import type { Slot } from '../story/cards.ts'
import type { PartyView } from '../view.ts'
import type { AdventureSpeech } from './asks.ts'

/** Every answer: its text, its heading, and the pieces that stand for it. */
export const options: AdventureSpeech['options'] = {
  agree: { text: 'Yes' },
  takeHero: {
    text: ({ name }, view) => {
      const { people, class: className, past } = known(boxOf(view).heroes, name)
      return `${name}, ${people} ${className}: ${past}`
    },
    group: ({ name }, view) => {
      const { colour } = known(boxOf(view).classes, known(boxOf(view).heroes, name).class)
      return capital(coloursName(colour))
    },
    touches: ({ name }) => [piece.portrait(name)],
  },
  takeName: {
    text: ({ name }, view, { kind }) => {
      const { classes, printed, cards } = boxOf(view)
      const familiar = printed.familiars.find((it) => it.name === name)
      if (kind === 'importClass') return `${name}: ${effectsSentence(known(classes, name).effects)}`
      if (kind !== 'importFamiliar' || !familiar) return name
      return `${name}: ${effectsSentence(known(cards, familiarCard(familiar.number)).effects)}`
    },
  },
  takePortrait: { text: ({ portrait }) => portrait.replace(' 1', ', front').replace(' 2', ', back') },
  addHero: { text: 'A new player joins' },
  removeHero: {
    text: ({ hero }, view) => `${heroName(view, hero)} leaves`,
    touches: ({ hero }) => [piece.hero(hero)],
  },
  done: { text: (_, __, { kind }) => enough[kind] },
  pickHero: {
    text: ({ hero }, view) => heroName(view, hero),
    touches: ({ hero }) => [piece.hero(hero)],
  },
  pickAttribute: {
    text: ({ hero, attribute }, view) =>
      `${attributeName(attribute)}, now ${view.heroes[hero].scores[attribute]}`,
    touches: ({ hero, attribute }) => [piece.row(hero, attribute)],
  },
  raiseHealth: {
    text: ({ hero }, view) => `Health, now ${view.heroes[hero].health}`,
    touches: ({ hero }) => [piece.fatigue(hero)],
  },
  pickDeck: { text: ({ deck }) => capital(deck), touches: ({ deck }) => [piece.deck(deck)] },

  // The story.
  takeWay: {
    text: ({ choice }, view) => wayText(choice, view),
    touches: ({ choice }) => [piece.choice(choice)],
  },
  takePath: {
    text: ({ path, to }, view) => {
      const tokens = view.map.paths.find((it) => it.path === path)?.tokens.filter(Boolean).length ?? 0
      const meeting = tokens > 0 ? `, past ${tokens === 1 ? 'an encounter' : `${tokens} encounters`}` : ''
      return `To ${placeName(view, to)}${meeting}`
    },
    touches: ({ path, to }) => [piece.path(path), piece.location(to)],
  },
  stop: { text: 'Stop here', touches: (_, view) => [piece.location(view.map.at)] },
  useItem: {
    text: ({ item }, view, { kind }) => {
      const { cost } = known(boxOf(view).items, item)
      return `${kind === 'secondItem' ? 'With the ' : ''}${itemName(view, item)} (${cost} fatigue each)`
    },
    touches: ({ item }) => [piece.item(item)],
  },
  useAlone: { text: 'Alone' },
  back: {
    text: ({ seat }, view, { kind }) => {
      if (kind !== 'pay') return 'Back'
      return seat < 0 ? 'Call it off' : `${heroName(view, seat)}: call it off`
    },
  },
  spendXp: {
    text: ({ xp }) => `${xp} XP: ${xp === 1 ? 'one die' : `${xp} dice`} for each of you`,
    touches: () => [piece.journal('xp')],
  },
  pickCard: {
    text: ({ card }, view) => cardName(view, card),
    touches: ({ card }) => [piece.card(card)],
  },
  pickRow: {
    text: ({ hero, row }, view, { kind }) => {
      const stamina = `${attributeName(row)}, now ${view.heroes[hero].rows[row]}`
      return kind === 'pay' ? `${heroName(view, hero)}: ${stamina}` : stamina
    },
    touches: ({ hero, row }) => [piece.row(hero, row)],
  },
  giveCard: {
    text: ({ hero, to, card }, view) =>
      `${heroName(view, hero)} gives ${cardName(view, card)} to ${heroName(view, to)}`,
    group: ({ hero }, view) => heroName(view, hero),
    touches: ({ to, card }) => [piece.card(card), piece.hero(to)],
  },

  // Checks and combats.
  buyDie: {
    text: ({ colour }) => `Add a ${colourName(colour)} die, for ${attributeName(colour)}`,
    group: ({ hero }, view) => (hero < 0 ? null : heroName(view, hero)),
    touches: ({ colour }) => [piece.colour(colour)],
  },
  ready: {
    text: ({ hero }, view, { kind }) =>
      hero < 0 ? steps[kind] : `${heroName(view, hero)}: ${steps[kind].toLowerCase()}`,
  },
  playCard: {
    text: ({ card }, view) =>
      `${cardName(view, card)}: ${effectsSentence(known(boxOf(view).cards, card).effects)}`,
    group: ({ hero }, view) => heroName(view, hero),
    touches: ({ card }) => [piece.card(card)],
  },
  useClass: {
    text: ({ hero }, view) => {
      const className = view.heroes[hero].class
      return `${className}: ${effectsSentence(known(boxOf(view).classes, className).effects)}`
    },
    group: ({ hero }, view) => heroName(view, hero),
    touches: ({ hero }) => [piece.class(hero)],
  },
  takeEffect: {
    text: ({ effect }, view, ask) => capital(effectWords(effectsIn(view, ask)[effect])),
  },
  pickDie: {
    text: ({ die }, view) => `The ${dieName(view, die)}`,
    touches: ({ die }, view) => alike(view, die).map(piece.die),
  },
  adjust: { text: ({ by }) => (by > 0 ? 'Raise it by 1' : 'Lower it by 1') },
  beColour: { text: ({ colour }) => capital(colourName(colour)) },
  beValue: { text: ({ value }) => `A ${value}` },
  placeDie: {
    text: ({ die, foe, slot }, view) => {
      const slots = slotsOf(view, foe)
      const { foes } = view.printed
      const where = foes.length > 1 ? ` of ${foes[foe].name}` : ''
      return `${capital(dieName(view, die))} on ${slotName(slots[slot])}${slotNotes(slots[slot])}${nth(slots, slot)}${where}`
    },
    group: ({ die }, view) => capital(dieName(view, die)),
    touches: ({ die, foe, slot }, view) => [...alike(view, die).map(piece.die), piece.slot(foe, slot)],
  },

  // After the adventure.
  buyAdvance: {
    text: ({ what, hero, price }, view) => `${advances[what](view, hero)}, for ${price} XP`,
    touches: ({ what, hero }) => [what === 'health' ? piece.fatigue(hero) : piece.journal(what)],
  },
  buyCard: {
    text: ({ hero, card, price }, view) =>
      `${heroName(view, hero)} buys ${cardName(view, card)} for ${price} gold`,
    group: ({ card }, view) => cardName(view, card),
    touches: ({ hero, card }) => [piece.card(card), piece.hero(hero)],
  },
  sellCard: {
    text: ({ hero, card }, view) => `${heroName(view, hero)} sells ${cardName(view, card)} for 2 gold`,
    group: ({ hero }, view) => `${heroName(view, hero)} sells`,
    touches: ({ card }) => [piece.card(card)],
  },
  buyBonusCard: {
    text: ({ price }) => `Raise the bonus card limit by 1, for ${price} gold`,
    touches: () => [piece.journal('bonusCards')],
  },
}

const enough: Readonly<Record<string, string>> = {
  company: 'The company is complete',
  raiseImport: 'Leave the scores as they are',
  whichDie: 'That is enough',
  trade: 'End the trade',
  placeDice: 'No more dice are placed',
  guild: 'Go on to the market',
  market: 'Leave the market and save',
}

const steps: Readonly<Record<string, string>> = {
  buildPool: 'Draw the rest and roll',
  playCards: 'Go on to placing dice',
}

const advances = {
  health: (view: PartyView, hero: number) =>
    `Raise the health of ${heroName(view, hero)} to ${view.heroes[hero].health + 1}`,
  combatDice: (view: PartyView) => `Raise the combat dice limit to ${view.journal.combatDice + 1}`,
  bonusLimit: (view: PartyView) => `Raise the bonus play limit to ${view.journal.bonusLimit + 1}`,
  mastery: (view: PartyView) => `Mark box ${view.journal.mastery + 1} of the mastery track`,
}

/** Like slots are told apart by their place. */
function nth(slots: readonly Slot[], slot: number): string {
  const look = JSON.stringify(slots[slot])
  const same = slots.flatMap((it, i) => (JSON.stringify(it) === look ? [i] : []))
  return same.length > 1 ? `, ${['first', 'second', 'third'][same.indexOf(slot)] ?? 'last'} of its kind` : ''
}

/** The dice of the pool that are as good as this one. */
function alike(view: PartyView, die: number): number[] {
  const look = lookOf(view, die)
  return poolOf(view).filter((it) => lookOf(view, it) === look)
}

function effectsIn(view: PartyView, ask: AdventureAsk): Effects {
  if (ask.kind !== 'whichEffect') return []
  const box = boxOf(view)
  return ask.card === ''
    ? known(box.classes, view.heroes[ask.hero].class).effects
    : known(box.cards, ask.card).effects
}

/** A choice as the book words it, with its price. */
function wayText(choice: number, view: PartyView): string {
  const way = view.ways.find((it) => it.choice === choice)
  if (!way) return 'Turn to THE END'
  if (way.words === null) return ways[way.standard ?? '']
  return way.price === '' ? way.words : `${way.words} (${way.price})`
}

const ways: Readonly<Record<string, string>> = {
  move: 'Move on the map',
  rest: 'Rest',
  item: 'Use an item',
}

/** An answer in words, for the log of a vote and for what companions say. */
export function optionText(option: AdventureOption, view: PartyView, ask: AdventureAsk): string {
  // The compiler cannot follow a verb to its row and back to its member of the union.
  const rows = options as unknown as Readonly<
    Record<string, OptionRow<AdventureOption, AdventureAsk, PartyView>>
  >
  const { text } = rows[option.verb]
  return typeof text === 'string' ? text : text(option, view, ask)
}
