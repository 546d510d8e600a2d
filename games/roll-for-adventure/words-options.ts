import { capital, list, numeral } from '@dicehearth/engine'
import {
  boundaryValues,
  desertAGroup,
  fortressAGroup,
  fortressBGroup,
  fortressNumbers,
  resurrectionHolds,
} from './content/boards.ts'
import { heroes, strength } from './content/heroes.ts'
import {
  aDie,
  enemyHoldsIn,
  iceSpace,
  lineRewards,
  name,
  places,
  seat,
  sum,
  territoryDieFaces,
} from './names.ts'
import type { Place, RfaAsk, RfaOption } from './rules/decisions.ts'
import { type DieId } from './rules/state.ts'
import { theTerritoryDie } from './rules/where.ts'
import type { RfaView } from './view.ts'

export function option(it: RfaOption, ask: RfaAsk, view: RfaView): string {
  switch (it.verb) {
    case 'shows':
      return ask.kind === 'realDie' && ask.die === theTerritoryDie
        ? capital(Object.values(territoryDieFaces)[it.face - 1])
        : `It shows ${it.face}`
    case 'place':
      return `${batch(it)} ${destination(it, view)}`
    case 'rollOn':
      return 'Roll on'
    case 'turn':
      return `Turn ${aDie(it.die, view)} to ${it.face}`
    case 'mirror':
      return `Mirror the ${it.number}s to ${7 - it.number}s`
    case 'sing':
      return `Sing to ${aDie(it.die, view)}`
    case 'singNow':
      return 'Roll them again'
    case 'lay':
      return `Space ${it.space + 1}`
    case 'move':
    case 'release':
      return capital(aDie(it.die, view))
    case 'lose':
      return `${capital(aDie(it.die, view))}${onSpace(it.die, view)}`
    case 'takeBack':
      return `Take back ${aDie(it.die, view)} from space ${it.space + 1}`
    case 'takeAllBack':
      return 'Take back all of them'
    case 'leaveRest':
      return 'Leave what lies there'
    case 'claimRow':
      return 'Claim the reward'
    case 'claimLines':
      return `Claim ${list(it.lines.map((line) => lineRewards[line]))}`
    case 'goWithout':
      return it.seats.length === 0 ? 'Nobody' : list(it.seats.map((who) => seat(who, view)))
    case 'defeat':
      return `Defeat the ${name(it.card, view)}`
    case 'moveSkullBack':
      return `The ${places[it.territory]}`
    case 'heal':
      return `Rest ${aDie(it.rest, view)}, free ${aDie(it.release, view)}`
    case 'look':
      return 'Look at the card'
    case 'bury':
      return 'Put it under the deck'
    case 'takeBonus':
      return 'Take a bonus die'
    case 'goOn':
      return 'Go on rolling'
    case 'standIn':
      return `Give up ${aDie(it.die, view)}`
    case 'pickTerritory':
      return `The ${places[it.territory]}`
    case 'pickBoard':
      return `${seat(it.board, view)}'s board`
    case 'pickSection':
      return `The barrier of the ${fortressNumbers[it.section]}s`
    case 'decline':
      return declines[ask.kind] ?? 'No'
  }
}

/** Where a die lies, where alike dice on different spaces are different dice. */
function onSpace(die: DieId, view: RfaView): string {
  const desert = view.desert.spaces.indexOf(die)
  if (desert >= 0) return ` on space ${desert + 1}`
  const ice = view.sides.iceCave === 'B' ? view.iceCave.indexOf(die) : -1
  return ice >= 0 ? `, ${iceSpace(ice)}` : ''
}

const declines: Partial<Record<RfaAsk['kind'], string>> = {
  claimRow: 'Go on collecting',
  claimLines: 'Leave the dice',
  defeatOne: 'None',
  moveSkullBack: 'None',
  releaseDie: 'None',
  healer: 'Not this turn',
  wayfinder: 'Not this turn',
  buryCard: 'Leave it on top',
  hearthkeeper: 'Not this turn',
  ferrywoman: 'Stop here',
  standIn: 'Take the damage',
}

/** "Two 3s (1 ally)". */
function batch({ number, own, ally: allies, bonus: extra }: Place): string {
  const kinds = [...(allies > 0 ? [`${allies} ally`] : []), ...(extra > 0 ? [`${extra} bonus`] : [])]
  const count = own + allies + extra
  return `${count === 1 ? `One ${number}` : `${capital(numeral(count))} ${number}s`}${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}`
}

/** Where a placement goes and what it does there. */
function destination(it: Place, view: RfaView): string {
  const count = it.own + it.ally + it.bonus
  const worth = it.number * count
  switch (it.at) {
    case 'desert': {
      const done = view.sides.desert === 'A' && view.desert.first.length + count === desertAGroup
      return `to the desert${done ? ': sends one on' : ''}`
    }
    case 'fortress': {
      const section = it.number - fortressNumbers[0]
      const needs =
        view.sides.fortress === 'A' ? fortressAGroup : fortressBGroup[view.fortress.barriers[section]]
      const now = view.fortress.sections[section].length + count
      if (now < needs) return `to the fortress: ${now} of ${needs}`
      return view.sides.fortress === 'B' && view.fortress.barriers[section] === 0
        ? 'to the fortress: wins a stone'
        : 'to the fortress: breaks a barrier'
    }
    case 'forest': {
      if (view.sides.forest === 'B') {
        const full = view.forest.sixes.length + view.forest.fives.length === boundaryValues.length + 1
        return full ? 'given up in the forest: wins a stone' : 'to the forest'
      }
      const now = view.forest.path.length + count
      return now === view.forest.boundary
        ? 'to the forest: wins a stone'
        : `to the forest: ${now} of ${view.forest.boundary}`
    }
    case 'iceCave':
      return view.sides.iceCave === 'A' ? 'to the ice cave' : `to the ice cave, ${iceSpace(it.space)}`
    case 'resurrection': {
      const now = sum(view.resurrection, view) + worth
      return now >= resurrectionHolds
        ? 'to Resurrection: empties the vortexes'
        : `to Resurrection: ${now} of ${resurrectionHolds}`
    }
    case 'enemy': {
      const id = it.card ?? ''
      const dice = view.enemies.find((enemy) => enemy.card === id)?.dice ?? []
      const now = sum(dice, view) + worth
      const blow = now + (view.heroes[view.active] === 'fighter' ? strength.fighterBonus : 0)
      const needs = enemyHoldsIn(view, id)
      return `on the ${name(id, view)}: ${blow >= needs ? 'defeats it' : `${now} of ${needs}`}`
    }
  }
}

export function group(it: RfaOption, ask: RfaAsk, view: RfaView): string | null {
  if (ask.kind !== 'place' && ask.kind !== 'secondPlacement') return null
  switch (it.verb) {
    case 'place':
      return `${it.number}s`
    case 'turn':
    case 'mirror':
    case 'sing':
      return heroes[view.heroes[view.active]].name
    default:
      return null
  }
}
