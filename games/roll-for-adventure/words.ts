import type { Words } from '@dicehearth/engine'
import {
  boundaryValues,
  desertAGroup,
  fortressAGroup,
  fortressBGroup,
  fortressNumbers,
  resurrectionHolds,
  type Territory,
  type TerritoryDie,
} from './content/boards.ts'
import { cardOf, type CardId } from './content/enemies.ts'
import { heroes, strength } from './content/heroes.ts'
import type { Boon, Effect } from './content/own-enemies.ts'
import type { Place, RfaAsk, RfaOption } from './rules/decisions.ts'
import type { RfaEvent } from './rules/events.ts'
import { ally, bonus, empty, type DieId, type Seat } from './rules/state.ts'
import { theTerritoryDie } from './rules/where.ts'
import type { RfaView } from './view.ts'

export const places: Readonly<Record<Territory, string>> = {
  desert: 'desert',
  fortress: 'fortress',
  forest: 'forest',
  iceCave: 'ice cave',
}

export const territoryDieFaces: Readonly<Record<TerritoryDie, string>> = {
  ...places,
  all: 'all territories',
  none: 'no territory',
}

export const words: Words<RfaAsk, RfaOption, RfaEvent, RfaView> = {
  prompt,
  option,
  group,
  event,
  rules,
  seat,
  outcome,
}

function seat(who: Seat, view: RfaView): string {
  return capital(view.colours[who])
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
      return `${me}, which ${ask.number === null ? 'die' : ask.number} is lost ${fromWhere[ask.from]}?`
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

const fromWhere: Readonly<Record<Territory | 'resurrection' | 'board' | 'pool', string>> = {
  desert: 'from the desert',
  fortress: 'from the fortress',
  forest: 'from the forest',
  iceCave: 'from the ice cave',
  resurrection: 'from Resurrection',
  board: 'from a hero board',
  pool: 'from the bonus dice',
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

function option(it: RfaOption, ask: RfaAsk, view: RfaView): string {
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

/** What each line of ice cave B gives. */
export const lineRewards: readonly string[] = [
  'two bonus dice (upper row)',
  'an enemy (middle row)',
  'a die from Oblivion (lower row)',
  'two holes back (left column)',
  'an enemy (middle column)',
  'one hole back (right column)',
]

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

const rows = ['upper row', 'middle row', 'lower row']
const columns = ['left', 'middle', 'right']

export function iceSpace(space: number): string {
  return `${rows[Math.floor(space / 3)]} ${columns[space % 3]}`
}

/** The total that defeats an enemy. */
export function enemyHoldsIn(view: RfaView, id: CardId): number {
  const card = cardOf(view.ownEnemies, id)
  return card.kind === 'own' ? card.enemy.defeat.total : 6
}

export function sum(heap: readonly DieId[], view: RfaView): number {
  return heap.reduce((total, die) => total + view.face[die], 0)
}

function group(it: RfaOption, ask: RfaAsk, view: RfaView): string | null {
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

function event(it: RfaEvent, view: RfaView): string | null {
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

/** The name of a card; a letter tells apart cards of one name that are in play together. */
export function name(id: CardId, view: RfaView): string {
  const card = cardOf(view.ownEnemies, id)
  const twins = view.enemies.some(
    (enemy) => enemy.card !== id && cardOf(view.ownEnemies, enemy.card).name === card.name,
  )
  return twins ? `${card.name} ${id.slice(-1).toUpperCase()}` : card.name
}

function withArticle(id: CardId, view: RfaView): string {
  const called = cardOf(view.ownEnemies, id).name
  if (id === 'MOS') return `The ${called}`
  return called.startsWith('The ') ? called : `${/^[AEIOU]/.test(called) ? 'An' : 'A'} ${called}`
}

/** Whose a die is, as a word. */
export function whose(die: DieId, view: RfaView): string {
  const owner = view.owner[die]
  if (owner === bonus) return 'bonus'
  return owner === ally ? 'ally' : view.colours[owner]
}

/** "a red 3". */
function aDie(die: DieId, view: RfaView): string {
  const word = whose(die, view)
  return `${word === 'ally' ? 'an' : 'a'} ${word} ${view.face[die]}`
}

function theDie(die: DieId, view: RfaView): string {
  const word = whose(die, view)
  const alike = view.hand.concat(view.laying).filter((other) => view.owner[other] === view.owner[die])
  return alike.length > 1
    ? `the ${ordinals[alike.indexOf(die)] ?? ''} ${word} die`.replace('  ', ' ')
    : `the ${word} die`
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** "two red dice and an ally die". */
function dice(heap: readonly DieId[], view: RfaView): string {
  const counts = new Map<string, number>()
  for (const die of heap)
    if (die !== empty) counts.set(whose(die, view), (counts.get(whose(die, view)) ?? 0) + 1)
  return list(
    [...counts].map(([word, n]) =>
      n === 1 ? `${word === 'ally' ? 'an' : 'a'} ${word} die` : `${numeral(n)} ${word} dice`,
    ),
  )
}

function list(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? 'nothing') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function numeral(n: number): string {
  return numerals[n] ?? String(n)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
