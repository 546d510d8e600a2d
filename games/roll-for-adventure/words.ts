import type { Words } from '@dicehearth/engine'
import type { Territory } from './content/boards.ts'
import { dice, fromWhere, name, places, seat, theDie } from './names.ts'
import type { RfaAsk, RfaOption } from './rules/decisions.ts'
import type { RfaEvent } from './rules/events.ts'
import { theTerritoryDie } from './rules/where.ts'
import type { RfaView } from './view.ts'
import { event } from './words-events.ts'
import { group, option } from './words-options.ts'

export const words: Words<RfaAsk, RfaOption, RfaEvent, RfaView> = {
  prompt,
  option,
  group,
  event,
  rules,
  seat,
  outcome,
}

function outcome(view: RfaView): string {
  const end = view.outcome
  if (!end) return ''
  if (end.result === 'won')
    return `Won! All ${view.spaces} power stones shine on the adventure board after ${end.turns} turns.`
  const how =
    end.reason === 'outOfDice'
      ? 'no die was left on any hero board'
      : `the ${places[end.territory as Territory]} fell`
  return `Lost in turn ${end.turns}: ${how}, with ${view.stones} of ${view.spaces} power stones won.`
}

function prompt(ask: RfaAsk, view: RfaView): string {
  const me = seat(ask.seat, view)
  switch (ask.kind) {
    case 'realDie':
      return ask.die === theTerritoryDie
        ? 'Roll the territory die. What does it show?'
        : `${me}, roll ${theDie(ask.die, view)}. What does it show?`
    case 'place':
      return `${me}, choose one number and place dice that show it.`
    case 'secondPlacement':
      return `${me}, Twinhand: place again from the same roll, or roll on.`
    case 'singTo':
      return `${me}, sing to ${dice(ask.marked, view)}: roll again now, or pick more dice.`
    case 'laySpace':
      return `${me}, on which space of the desert does ${theDie(ask.die, view)} lie?`
    case 'movesOn':
      return ask.from === 'first'
        ? `${me}, which die moves on to the second section?`
        : `${me}, which die does the desert devour for a power stone?`
    case 'takeBack':
      return `${me}, a connection is closed. Which of its dice come back?`
    case 'claimRow':
      return `${me}, ${ask.dice} dice lie in the ice. Claim the reward, or go on collecting?`
    case 'claimLines':
      return `${me}, a line of the ice cave is full. What do you claim?`
    case 'goWithout':
      return `${me}, there ${ask.dice === 1 ? 'is one bonus die' : `are ${ask.dice} bonus dice`} for ${ask.entitled.length}. Who goes without?`
    case 'defeatOne':
      return `${me}, which enemy does the ice shatter?`
    case 'moveSkullBack':
      return ask.holes === 'allHoles'
        ? `${me}, which territory is made whole again?`
        : `${me}, whose skull goes back ${ask.holes === 1 ? 'one hole' : 'two holes'}?`
    case 'releaseDie':
      return `${me}, which die is freed from Oblivion?`
    case 'loseDie':
      return `${attacks(view)}${me}, which ${ask.number === null ? 'die' : ask.number} is lost ${fromWhere[ask.from]}?`
    case 'healer':
      return `${me}, Healer: let a die rest and free one from Oblivion?`
    case 'wayfinder':
      return `${me}, Wayfinder: look at the next enemy card?`
    case 'buryCard':
      return `${me}, the ${name(ask.card, view)} comes next. Put it under the deck?`
    case 'hearthkeeper':
      return `${me}, Hearthkeeper: take a bonus die and roll it at once?`
    case 'ferrywoman':
      return `${me}, Ferrywoman: cross back and go on rolling?`
    case 'standIn':
      return `${me}, Warrior: the ${places[ask.territory]} is about to be damaged. Stand in the breach?`
    case 'whichTerritory':
      return `${me}, whom does ${name(ask.card, view)} strike?`
    case 'whoseBoard':
      return `${me}, whose dice does ${name(ask.card, view)} take?`
    case 'whichBarrier':
      return `${me}, which barrier does ${name(ask.card, view)} rebuild?`
  }
}

/** Who does this to them. */
function attacks(view: RfaView): string {
  return view.acting === null ? '' : `The ${name(view.acting, view)} attacks. `
}

const rulesBehind: Readonly<Record<RfaAsk['kind'], readonly string[]>> = {
  realDie: ['RFA-036', 'RFA-R02'],
  place: ['RFA-036', 'RFA-038', 'RFA-040', 'RFA-041', 'RFA-042', 'RFA-044'],
  secondPlacement: ['RFA-053', 'RFA-R18'],
  singTo: ['RFA-053', 'RFA-R18'],
  laySpace: ['RFA-192', 'RFA-R38', 'RFA-R56'],
  movesOn: ['RFA-068', 'RFA-069', 'RFA-072', 'RFA-074'],
  takeBack: ['RFA-195', 'RFA-196', 'RFA-197', 'RFA-R39'],
  claimRow: ['RFA-091', 'RFA-092', 'RFA-096', 'RFA-R22'],
  claimLines: ['RFA-214', 'RFA-215', 'RFA-R49', 'RFA-R50'],
  goWithout: ['RFA-092', 'RFA-095'],
  defeatOne: ['RFA-096', 'RFA-218', 'RFA-R22'],
  moveSkullBack: ['RFA-097', 'RFA-220', 'RFA-221', 'RFA-R25'],
  releaseDie: ['RFA-219', 'RFA-R53'],
  loseDie: ['RFA-113', 'RFA-115', 'RFA-116'],
  healer: ['RFA-053', 'RFA-054', 'RFA-055', 'RFA-R18'],
  wayfinder: ['RFA-053', 'RFA-054', 'RFA-R18'],
  buryCard: ['RFA-053', 'RFA-R18'],
  hearthkeeper: ['RFA-053', 'RFA-054', 'RFA-R18'],
  ferrywoman: ['RFA-053', 'RFA-151', 'RFA-R18'],
  standIn: ['RFA-053', 'RFA-114', 'RFA-R18', 'RFA-R57'],
  whichTerritory: ['RFA-191', 'RFA-050'],
  whoseBoard: ['RFA-191', 'RFA-050'],
  whichBarrier: ['RFA-191', 'RFA-050'],
}

const attackRules: Readonly<Record<Territory, readonly string[]>> = {
  desert: ['RFA-117', 'RFA-119'],
  fortress: ['RFA-121'],
  forest: ['RFA-123'],
  iceCave: ['RFA-126', 'RFA-127'],
}

function rules(ask: RfaAsk): readonly string[] {
  const behind = rulesBehind[ask.kind]
  if (ask.kind !== 'loseDie' || ask.from === 'resurrection' || ask.from === 'board') return behind
  return [...attackRules[ask.from], ...behind]
}
