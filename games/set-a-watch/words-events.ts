import { capital, count, list } from '@dicehearth/engine'
import { classes, specials } from './content/adventurers.ts'
import type { Effect } from './content/language.ts'
import type { SawEvent } from './rules/events.ts'
import { none, ownerOf } from './rules/state.ts'
import { abilityName, aDie, cardName, theCard, whoName } from './names.ts'
import { signed } from './card-texts.ts'
import type { SawView } from './view.ts'
import { aNumber, spaceNames } from './words-options.ts'

/** What happened, as one sentence for the log; null when another sentence says it. */
export function event(it: SawEvent, view: SawView): string | null {
  switch (it.type) {
    case 'joined':
      return it.flex
        ? `The ${classes[it.class].name} comes along with everybody.`
        : `Player ${it.seat + 1} takes the ${classes[it.class].name}.`
    case 'firewoodRolled':
      return `The die gives ${it.face} firewood to start with.`
    case 'arrived':
      return `Round ${it.round}: ${cardName(it.card, view)}.`
    case 'rolled':
      return `The ${whoName(it.who, view)} rolls ${list(it.faces.map(String))}.`
    case 'rerolled':
      return `The ${whoName(ownerOf(it.die), view)} rolls a ${it.from} again: ${it.to}.`
    case 'dieChanged':
      return `The ${whoName(ownerOf(it.die), view)}'s ${it.from} becomes ${aNumber(it.to)}.`
    case 'locationActs':
      return locationSentences[it.trait] ? `${cardName(it.card, view)}: ${locationSentences[it.trait]}` : null
    case 'dieToLocation':
      return `${capital(aDie(it.die, view))} stays at ${cardName(view.location, view)}.`
    case 'rests':
      return `The ${whoName(it.who, view)} rests in camp${it.visit === 2 ? ' for the second time' : ''}.`
    case 'refreshed':
      return `${abilityName(it.ability)} is refreshed.`
    case 'diePlaced':
      return it.space === 'special'
        ? null
        : `The ${whoName(ownerOf(it.die), view)} puts ${aNumber(view.face[it.die])} on ${spaceNames[it.space]}.`
    case 'special':
      return `The ${whoName(it.who, view)} uses ${specials[it.action].name}.`
    case 'rune':
      return it.idle
        ? `The rune ${spaceNames[it.rune]} glows, and finds nothing to do.`
        : `The rune ${spaceNames[it.rune]} glows.`
    case 'looked':
      return it.cards.length === 0
        ? 'There is nothing to see.'
        : `Out there: ${list(it.cards.map((card) => theCard(card, view)))}.`
    case 'putBack':
      return it.bottom === 0
        ? `${capital(count(it.top, 'card'))} ${it.top === 1 ? 'goes' : 'go'} back on top.`
        : `${capital(count(it.top, 'card'))} on top, ${count(it.bottom, 'card')} under the deck.`
    case 'mapChosen':
      if (it.card === null) return 'The road stays as it is.'
      return it.exchanged
        ? `The road turns to ${cardName(it.card, view)}.`
        : `The road leads on to ${cardName(it.card, view)}.`
    case 'swapped':
      return `The ${whoName(it.who, view)} puts away ${abilityName(it.out)} and takes up ${abilityName(it.in)}${it.exhausted ? ', exhausted' : ''}.`
    case 'sealed':
      return `${capital(theCard(it.card, view))} is sealed under the Unhallowed.`
    case 'vanquished':
      return `${capital(theCard(it.card, view))} is vanquished from the horde.`
    case 'trapSet':
      return `A trap of ${view.face[it.die]} waits before the camp.`
    case 'firewood':
      return `Firewood ${signed(it.to - it.from)}: now ${it.to}.`
    case 'fireOut':
      return 'The fire goes out!'
    case 'fed':
      return `${abilityName(it.ability)} is thrown on the fire.`
    case 'sitsOut':
      return `The ${whoName(it.who, view)} is spent and sits this watch out.`
    case 'lineFormed':
      return it.horde === 0
        ? `${capital(count(it.cards, 'card'))} ${it.cards === 1 ? 'comes' : 'come'} out of the dark.`
        : `${capital(count(it.cards, 'card'))} ${it.cards === 1 ? 'comes' : 'come'} out of the dark, and behind them the horde: ${count(it.horde, 'card')}.`
    case 'reshuffled':
      return `The graveyard stirs: ${count(it.cards, 'card')} ${it.cards === 1 ? 'becomes' : 'become'} the creature deck again.`
    case 'revealed':
      return `${revealedBy[it.by]} ${theCard(it.card, view)} in position ${it.at + 1}.`
    case 'power':
      return powerSentences[it.does] ? `${capital(theCard(it.card, view))} ${powerSentences[it.does]}.` : null
    case 'prevented':
      return `${capital(theCard(it.card, view))} is caught unawares: its reveal power is lost.`
    case 'summoning':
      return `${cardName(it.card, view)}!`
    case 'summoned':
      return `${capital(theCard(it.card, view))} rises in position ${it.at + 1}.`
    case 'toHorde':
      return it.card === null
        ? 'A card joins the horde unseen.'
        : `${capital(theCard(it.card, view))} joins the horde.`
    case 'cameFromGrave':
      return `${capital(theCard(it.card, view))} comes back from the graveyard to position ${it.at + 1}.`
    case 'cameFromDeck':
      return `Something new comes to position ${it.at + 1}.`
    case 'summonShuffledIn':
      return `${capital(theCard(it.card, view))} is shuffled back into the creature deck.`
    case 'mounted':
      return `${capital(theCard(it.rider, view))} mounts ${theCard(it.mount, view)}.`
    case 'trapSprung':
      return `The trap snaps: ${theCard(it.card, view)} is wounded for ${it.wounds}.`
    case 'stolen':
      return `${capital(theCard(it.card, view))} steals ${aDie(it.die, view)}.`
    case 'returned':
      return `${capital(aDie(it.die, view))} comes back, spent.`
    case 'stunned':
      return `Stunned: ${aDie(it.die, view)} is wasted on ${abilityName(it.ability)}.`
    case 'exhausted':
      return it.cause === 'firewood' || it.cause === 'effect'
        ? null
        : `${abilityName(it.ability)} is exhausted.`
    case 'warded':
      return it.by === 'thickHide'
        ? 'Thick Hide shrugs off an exhaustion.'
        : 'The sanctuary holds: an exhaustion is cancelled.'
    case 'struck':
      return `${strikers(it, view)} ${it.dice.length + it.tamed.length === 1 ? 'strikes' : 'strike'} ${theCard(it.card, view)}: ${it.sum} against ${it.health}.`
    case 'used':
      return it.die === none
        ? `The ${whoName(it.who, view)} exhausts ${abilityName(it.ability)}.`
        : `The ${whoName(it.who, view)} uses ${abilityName(it.ability)} with ${aNumber(view.face[it.die])}.`
    case 'passive':
      return passiveSentences[it.ability] ?? null
    case 'wounded':
      return `${capital(theCard(it.card, view))} is wounded for ${it.wounds}${it.health > 0 ? `: ${it.health} left` : ''}.`
    case 'defeated':
      return defeated(it, view)
    case 'stayedDead':
      return `${capital(theCard(it.card, view))} stays dead: it is out of the game.`
    case 'kept':
      return `The Warrior keeps ${aNumber(it.face)}.`
    case 'recovered':
      return `${capital(aDie(it.die, view))} is recovered.`
    case 'doubled':
      return `${capital(aDie(it.die, view).replace(' (doubled)', ''))} will count double.`
    case 'ignored':
      return `${capital(theCard(it.card, view))} is lost in smoke: its text is ignored.`
    case 'tamed':
      return it.fromGrave
        ? `${capital(theCard(it.card, view))} answers the ${whoName(it.who, view)} from the graveyard.`
        : `The ${whoName(it.who, view)} tames ${theCard(it.card, view)}.`
    case 'snared':
      return `${capital(theCard(it.card, view))} goes back on top of the creature deck.`
    case 'moved':
      return `${capital(theCard(it.card, view))} goes to position ${it.to + 1}.`
    case 'changedPlaces':
      return `${capital(theCard(it.one, view))} and ${theCard(it.other, view)} change places.`
    case 'polymorphed':
      return `${capital(theCard(it.card, view))} turns into ${theCard(it.into, view)}.`
    case 'watchEnded':
      return `The watch ends with ${count(it.left, 'card')} left in the line.`
    case 'endured':
      return `${capital(theCard(it.card, view))} breaks through for ${it.damage}.`
    case 'won':
      return 'The sun rises. The watch is kept!'
    case 'lost':
      return it.reason === 'exhausted'
        ? 'The watch has nothing left to give. The camp is lost.'
        : 'No Unhallowed is left to answer the summon. The camp is lost.'
    case 'onlyWay':
      return null
  }
}

const locationSentences: Partial<Record<Extract<SawEvent, { type: 'locationActs' }>['trait'], string>> = {
  rerollOne: 'every adventurer may roll one die again.',
  beforeLine: 'something stirs before the line forms.',
  lastFaceup: 'the last of the line is lit from behind.',
  afterFirst: 'the wind tears at the fire.',
  afterSummon: 'the echo shakes the fire.',
  restRefresh: 'a second card is refreshed.',
  springRefresh: 'the spring refreshes the watch.',
  runesMatchAny: 'the shrine takes any dice for its runes.',
}

/** What a power looks like, where what follows does not tell by itself whose doing it is. */
const powerSentences: Partial<Record<Effect['do'], string>> = {
  firewood: 'falls upon the fire',
  deckToHorde: 'calls to the horde',
  stun: 'dazes the watch',
  lowerDice: 'chills every hand',
  summonToDeck: 'reads from the book of summons',
  graveToLine: 'calls to the graveyard',
  deckToLine: 'howls for company',
}

const revealedBy = {
  fire: 'The fire shows',
  ability: 'Turned up:',
  creature: 'Dragged into the open:',
  location: 'In plain sight:',
} as const

const passiveSentences: Partial<Record<Extract<SawEvent, { type: 'passive' }>['ability'], string>> = {
  sharpshooter: 'The Ranger nocks the same arrow again.',
  catalyst: 'The catalyst makes the fire flare up.',
}

function strikers(it: Extract<SawEvent, { type: 'struck' }>, view: SawView): string {
  return capital(
    list([
      ...it.dice.map((die) => aDie(die, view)),
      ...it.tamed.map((card) => `the tamed ${cardName(card, view)}`),
    ]),
  )
}

function defeated(it: Extract<SawEvent, { type: 'defeated' }>, view: SawView): string {
  const what = it.under === none ? theCard(it.card, view) : `${theCard(it.card, view)} and its mount`
  if (it.facedown) return `${capital(what)} falls before anybody saw it.`
  return `${capital(what)} ${it.under === none ? 'is' : 'are'} defeated.`
}
