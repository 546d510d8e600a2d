import { capital, list, numeral } from '@dicehearth/engine'
import { fortressNumbers } from './content/boards.ts'
import { heroes } from './content/heroes.ts'
import type { Boon, Effect } from './content/own-enemies.ts'
import {
  aDie,
  dice,
  fromWhere,
  lineRewards,
  name,
  places,
  seat,
  territoryDieFaces,
  withArticle,
} from './names.ts'
import type { RfaEvent } from './rules/events.ts'
import { type Seat } from './rules/state.ts'
import type { RfaView } from './view.ts'

export function event(it: RfaEvent, view: RfaView): string | null {
  switch (it.type) {
    case 'onlyWay':
      return null
    case 'turnBegan':
      return `Turn ${it.turn}: ${seat(it.seat, view)}, the ${heroes[view.heroes[it.seat]].name}.`
    case 'rolled':
      return `${seat(it.seat, view)} rolls ${it.faces.join(', ')}.`
    case 'placed':
      return `${seat(it.seat, view)} puts ${numeral(it.dice.length)} ${it.number}${it.dice.length > 1 ? 's' : ''} ${placedAt(it, view)}.`
    case 'cameBack':
      return `${capital(dice(it.dice, view))} ${it.dice.length === 1 ? 'comes' : 'come'} back.`
    case 'movedOn':
      return it.to === 'second'
        ? `${capital(aDie(it.die, view))} moves on to the second section.`
        : `The desert devours ${aDie(it.die, view)}.`
    case 'connectionClosed':
      return `Connection ${it.connection + 1} of the desert is closed.`
    case 'barrierRemoved':
      return `A barrier of the ${fortressNumbers[it.section]}s breaks.`
    case 'barrierRebuilt':
      return `The barrier of the ${fortressNumbers[it.section]}s is rebuilt.`
    case 'barriersRestored':
      return it.side === 'A' ? 'The fortress rebuilds its three barriers.' : 'The section is walled up again.'
    case 'boundaryMoved':
      return `The boundary moves deeper into the forest: ${it.to} dice from now on.`
    case 'archFull':
      return `The arch is full. A ${it.value} must be given up to finish it.`
    case 'boundarySet':
      return `${capital(aDie(it.die, view))} is given up to set the boundary.`
    case 'stone':
      return `A power stone from the ${places[it.territory]}! ${it.stones} of ${it.of}.`
    case 'rowClaimed':
      return `The ice gives the reward for ${numeral(it.dice)} dice.`
    case 'rowLeft':
      return 'The dice stay in the ice.'
    case 'linesClaimed':
      return `The ice gives ${list(it.lines.map((line) => lineRewards[line]))}.`
    case 'bonusGiven':
      return bonusTo(it.seats, view)
    case 'defeated':
      return it.by === 'dice'
        ? `The ${name(it.card, view)} is defeated.`
        : `The ice shatters the ${name(it.card, view)}.`
    case 'vortexEmptied':
      return `Both vortexes give up their dice: ${it.dice.length} come back.`
    case 'released':
      return `${capital(dice(it.dice, view))} ${it.dice.length === 1 ? 'is' : 'are'} freed from Oblivion.`
    case 'skullMovedBack':
      return `The ${places[it.territory]} recovers: its skull is back in hole ${it.hole}.`
    case 'ability':
      return abilityUsed(it, view)
    case 'scouted':
      return `The next card is the ${name(it.card, view)}.`
    case 'buried':
      return `The ${name(it.card, view)} goes under the deck.`
    case 'revealed':
      return `${withArticle(it.card, view)} appears.`
    case 'commanded':
      return `${withArticle(it.by, view)} drives the ${name(it.card, view)} on.`
    case 'attack':
      return `The ${name(it.card, view)} attacks the ${places[it.territory]}.`
    case 'diceLost':
      return `${capital(dice(it.dice, view))} ${it.dice.length === 1 ? 'is' : 'are'} lost ${fromWhere[it.from]}.`
    case 'damage':
      return `The ${places[it.territory]} is damaged: hole ${it.hole} of ${it.lastHole}.`
    case 'territoryDie':
      return `The territory die for the ${name(it.card, view)}: ${territoryDieFaces[it.shows]}.`
    case 'markerMoved':
      return `The track of the ${places[it.territory]} ends at hole ${it.lastHole} from now on.`
    case 'dragonFlewBy':
      return it.dice.length === 0
        ? `The ${name(it.card, view)} finds no ${it.number} and flies on.`
        : `The ${name(it.card, view)} burns every ${it.number} away.`
    case 'ownEffect':
      return ownEffects[it.does] ? `${capital(name(it.card, view))} ${ownEffects[it.does]}.` : null
    case 'shakenOff':
      return `The ${name(it.card, view)} shakes off ${dice(it.dice, view)}.`
    case 'masterShuffled':
      return 'The Master of Shadows slips back into the deck.'
    case 'won':
      return `The adventure is won in turn ${it.turns}!`
    case 'lost':
      return it.territory
        ? `The ${places[it.territory]} falls. The adventure is lost.`
        : 'No die is left on any hero board. The adventure is lost.'
  }
}

/** Only what no other sentence tells. */
const ownEffects: Partial<Record<Effect['do'] | Boon['do'], string>> = {
  rally: 'rallies the others',
  revealNext: 'brings company',
  release: 'leaves dice to be freed',
  heal: 'leaves the land to heal',
}

function placedAt(it: Extract<RfaEvent, { type: 'placed' }>, view: RfaView): string {
  if (it.at === 'enemy') return `on the ${name(it.card ?? '', view)}`
  return it.at === 'resurrection' ? 'on the Vortex of Resurrection' : `in the ${places[it.at]}`
}

function bonusTo(seats: readonly Seat[], view: RfaView): string {
  const different = [...new Set(seats)]
  if (different.length < seats.length)
    return `${seat(seats[0], view)} receives ${numeral(seats.length)} bonus dice.`
  const each = different.length > 1 ? ' each' : ''
  return `${list(different.map((who) => seat(who, view)))} ${each ? 'receive' : 'receives'} a bonus die${each}.`
}

function abilityUsed(it: Extract<RfaEvent, { type: 'ability' }>, view: RfaView): string {
  const who = `${seat(it.seat, view)}, the ${heroes[it.hero].name},`
  switch (it.hero) {
    case 'adventurer':
      return `${who} turns a die to ${it.number}.`
    case 'healer':
      return `${who} lets ${aDie(it.dice[0], view)} rest.`
    case 'warrior':
      return `${who} stands in the breach with ${aDie(it.dice[0], view)}.`
    case 'wayfinder':
      return `${who} scouts ahead.`
    case 'coinsinger':
      return `${who} sings to ${numeral(it.dice.length)} ${it.dice.length === 1 ? 'die' : 'dice'}.`
    case 'twinhand':
      return `${who} uses the other hand.`
    case 'glasswright':
      return `${who} mirrors the ${it.number}s to ${7 - it.number}s.`
    case 'ferrywoman':
      return `${who} crosses back from the vortex.`
    case 'hearthkeeper':
      return `${who} takes a light from the hearth.`
    case 'fighter':
      return `${who} strikes harder.`
  }
}
