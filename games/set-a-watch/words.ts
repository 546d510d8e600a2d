import { anyone, capital, count, list, type Words } from '@dicehearth/engine'
import { specials, classes } from './content/adventurers.ts'
import type { SawAsk, SawOption } from './rules/decisions.ts'
import type { SawEvent } from './rules/events.ts'
import { theFirewoodDie } from './rules/gather.ts'
import { ownerOf } from './rules/state.ts'
import { abilityName, cardName, foeAt, seatName, theCard, whoName } from './names.ts'
import type { SawView } from './view.ts'
import { event } from './words-events.ts'
import { group, option } from './words-options.ts'

export const words: Words<SawAsk, SawOption, SawEvent, SawView> = {
  prompt,
  option,
  group,
  event,
  rules,
  seat: seatName,
  outcome,
}

function outcome(view: SawView): string {
  const end = view.outcome
  if (!end) return ''
  if (end.result === 'won')
    return `Dawn! The last watch is kept, with ${count(Number(end.cards), 'card')} still unexhausted.`
  const how =
    end.reason === 'noUnhallowed'
      ? 'a summon called, and no Unhallowed was left to answer but the dark itself'
      : 'the last ability of the watch is spent'
  return `The camp falls in round ${end.round}: ${how}.`
}

function prompt(ask: SawAsk, view: SawView): string {
  switch (ask.kind) {
    case 'realDie':
      return ask.die === theFirewoodDie
        ? 'Roll a six-sided die for the firewood. What does it show?'
        : `${whoName(ownerOf(ask.die), view)}, roll ${nth(ask.die % 3)} die, with ${ask.sides} sides. What does it show?`
    case 'pickClass':
      return ask.seat === anyone
        ? 'Together: who comes along as the fourth?'
        : `Player ${ask.seat + 1}, whom do you send on the road?`
    case 'locationDie':
      return `${cardName(view.location, view)}: who leaves their lowest die in the snow?`
    case 'rerollPick':
      return `${whoName(ask.who, view)}, ${rerollNames[ask.cause]}: roll a die again?`
    case 'chooseRest':
      return 'Who rests in camp tonight?'
    case 'restRefresh':
      return `${whoName(ask.who, view)}, which card do you refresh as you rest?`
    case 'springRefresh':
      return 'The spring refreshes one card of the watch. Which?'
    case 'placeDie':
      return `${whoName(ask.who, view)}, what do you do in camp?`
    case 'runeSecond':
      return `${whoName(ask.who, view)}, which rune wakes with the second die?`
    case 'scoutArrange':
      return `${ask.cards.length === 1 ? 'It is' : 'They are'} ${list(ask.cards.map((card) => theCard(card, view)))}. Where ${ask.cards.length === 1 ? 'does it' : 'do they'} go?`
    case 'scoutEnd':
      return `${capital(theCard(ask.card, view))}: on top of the deck or under it?`
    case 'orderCards':
      return orderPrompts[ask.cause]
    case 'mapChoose':
      return `Which road: ${list(ask.cards.map((card) => cardName(card, view)))}?`
    case 'chartChoose':
      return `The stars show ${list(ask.cards.map((card) => cardName(card, view)))}. Which is the next stop instead of ${ask.top === null ? 'the unknown one' : cardName(ask.top, view)}?`
    case 'healTarget':
      return ask.cause === 'heal' ? 'Heal: which card is refreshed?' : 'Mend: which card is refreshed?'
    case 'equipWho':
      return ask.may ? 'Quartermaster: does anybody else change equipment?' : 'Who changes equipment?'
    case 'equipOut':
      return `${whoName(ask.who, view)}, which card do you put away?`
    case 'equipIn':
      return `${whoName(ask.who, view)}, what do you take up instead of ${abilityName(ask.out)}?`
    case 'brewTarget':
      return `Brew: which die on watch is turned to ${ask.face}?`
    case 'sealChoose':
      return 'Seal: which Unhallowed goes back under its deck?'
    case 'watchAction':
      return `The watch: ${light(view)} What do you do?`
    case 'attackDie':
      return `Attack on ${foeAt(ask.at, view)}: ${ask.sum} of ${ask.health}. ${ask.sum < ask.health ? 'Who joins in?' : 'Strike, or add more?'}`
    case 'cleaveDie':
      return `Cleave: ${ask.surplus} too much. Which of the Warrior's dice keeps it?`
    case 'stayDead':
      return `Stay Dead: does ${theCard(ask.card, view)} leave the game for good?`
    case 'triggerOrder':
      return 'Cleave and Stay Dead: which comes first?'
    case 'abilityTarget':
      return abilityPrompt(ask, view)
    case 'abilityMay':
      return mayPrompts[ask.ability] ?? `${abilityName(ask.ability)}: once more?`
    case 'exhaustCard':
      return exhaustPrompt(ask, view)
    case 'summonWho':
      return `${cardName(ask.card, view)}! Who of the watch pays for it?`
    case 'summonCard':
      return `${whoName(ask.who, view)}, which card do you exhaust for the summon?`
    case 'stunPick':
      return `${capital(theCard(ask.card, view))} stuns ${count(ask.left, 'die', 'dice')}. Which die is wasted, and where?`
    case 'stealTie':
      return `${capital(theCard(ask.card, view))} steals a die. Which of the equal ones?`
    case 'riderMount':
      return `Which beast does ${foeAt(ask.at, view)} mount?`
  }
}

const rerollNames = {
  crystalCavern: 'the crystals gleam',
  bolster: 'Bolster',
  warDrums: 'War Drums',
} as const

const orderPrompts = {
  pathfinder: 'Pathfinder: which card goes back next, the deepest first?',
  scoutTop: 'Which goes back on top next, the deepest first?',
  scoutBottom: 'Which goes under the deck next, the deepest last?',
  starChart: 'Star Chart: which goes under the unused locations next?',
} as const

const mayPrompts: Partial<Record<Extract<SawAsk, { kind: 'abilityMay' }>['ability'], string>> = {
  backstab: 'Backstab: does one of them fall?',
  innerLight: 'Inner Light: swap two creatures? Choose the first.',
  bloodFrenzy: 'Blood Frenzy: recover a second die?',
}

function light(view: SawView): string {
  const left = view.line.length
  return `${count(left, 'card')} ${left === 1 ? 'stands' : 'stand'} before the camp.`
}

function abilityPrompt(ask: Extract<SawAsk, { kind: 'abilityTarget' }>, view: SawView): string {
  const name = abilityName(ask.ability)
  if (ask.first < 0) return `${name}: choose the target.`
  return ask.ability === 'polymorph'
    ? `Polymorph: what does ${foeAt(ask.first, view)} become?`
    : `${name}: who changes places with ${foeAt(ask.first, view)}?`
}

function exhaustPrompt(ask: Extract<SawAsk, { kind: 'exhaustCard' }>, view: SawView): string {
  switch (ask.cause) {
    case 'zero':
      return 'The fire is out! Which card is thrown on the embers?'
    case 'damage':
      return `${capital(theCard(ask.card, view))} breaks through: exhaust ${ask.left === 1 ? 'a card' : `${count(ask.left, 'card')}, one by one`}. Which?`
    case 'power':
      return `${capital(theCard(ask.card, view))} demands a card. Which is exhausted?`
  }
}

function nth(n: number): string {
  return ['your first', 'your second', 'your third'][n]
}

const rulesBehind: Readonly<Record<SawAsk['kind'], readonly string[]>> = {
  realDie: ['SAW-044', 'SAW-034'],
  pickClass: ['SAW-002', 'SAW-004', 'SAW-R02'],
  locationDie: ['SAW-039', 'SAW-040', 'SAW-041'],
  rerollPick: ['SAW-074', 'SAW-R20'],
  chooseRest: ['SAW-045', 'SAW-047', 'SAW-048', 'SAW-008'],
  restRefresh: ['SAW-050', 'SAW-175'],
  springRefresh: ['SAW-037', 'SAW-175'],
  placeDie: ['SAW-052', 'SAW-053', 'SAW-055', 'SAW-056', 'SAW-058', 'SAW-R21'],
  runeSecond: ['SAW-068', 'SAW-069', 'SAW-R18'],
  scoutArrange: ['SAW-059', 'SAW-R22', 'SAW-R23'],
  scoutEnd: ['SAW-059', 'SAW-R22'],
  orderCards: ['SAW-R22', 'SAW-066'],
  mapChoose: ['SAW-061', 'SAW-062'],
  chartChoose: ['SAW-066', 'SAW-062'],
  healTarget: ['SAW-063', 'SAW-175'],
  equipWho: ['SAW-064', 'SAW-066'],
  equipOut: ['SAW-064', 'SAW-013'],
  equipIn: ['SAW-064', 'SAW-065'],
  brewTarget: ['SAW-066', 'SAW-R10'],
  sealChoose: ['SAW-072'],
  watchAction: ['SAW-119', 'SAW-120', 'SAW-121', 'SAW-133', 'SAW-134', 'SAW-116', 'SAW-R71'],
  attackDie: ['SAW-122', 'SAW-123', 'SAW-126', 'SAW-R40', 'SAW-R41', 'SAW-R42'],
  cleaveDie: ['SAW-151', 'SAW-R43'],
  stayDead: ['SAW-154', 'SAW-R57'],
  triggerOrder: ['SAW-144'],
  abilityTarget: ['SAW-133', 'SAW-139', 'SAW-R49', 'SAW-R53'],
  abilityMay: ['SAW-139', 'SAW-R49'],
  exhaustCard: ['SAW-186', 'SAW-196', 'SAW-R73'],
  summonWho: ['SAW-176', 'SAW-177', 'SAW-R66'],
  summonCard: ['SAW-177', 'SAW-008'],
  stunPick: ['SAW-161', 'SAW-162', 'SAW-163', 'SAW-164'],
  stealTie: ['SAW-158', 'SAW-R60'],
  riderMount: ['SAW-170', 'SAW-174', 'SAW-R64'],
}

function rules(ask: SawAsk, view: SawView): readonly string[] {
  const behind = rulesBehind[ask.kind]
  if (ask.kind === 'exhaustCard' && ask.cause === 'zero') return ['SAW-115', 'SAW-R13', ...behind]
  if (ask.kind === 'orderCards' && ask.cause === 'starChart') return ['SAW-066', 'SAW-R30']
  if (ask.kind === 'placeDie' && specials[classes[view.adventurers[ask.who].class].special].needs > 1)
    return [...behind, 'SAW-066']
  return behind
}
