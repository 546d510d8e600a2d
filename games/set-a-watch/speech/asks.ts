import { anyone, capital, count, list } from '@dicehearth/engine'
import type { AbilityId } from '../content/abilities.ts'
import { abilityName, askedName, cardDoes, cardName, foeAt, seatName, theCard, whoName } from './names.ts'
import type { CardId, Who } from '../rules/state.ts'
import type { SawView } from '../view.ts'
import type { SawSpeech } from './rows.ts'
import { theFirewoodDie } from '../content/camp.ts'
import { ownerOf } from '../rules/lookups.ts'

const toWho = (text: string) => (ask: { who: Who }, view: SawView) => `${askedName(ask.who, view)}, ${text}`
const byCard = (text: string) => (ask: { card: CardId }, view: SawView) => cardDoes(ask.card, view, text)
const here = (text: string) => (_: object, view: SawView) => `${cardName(view.location, view)}: ${text}`

/** Every question: what must be decided, and the rules behind it. */
export const asks: SawSpeech['asks'] = {
  realDie: {
    prompt: ({ die, sides }, view) =>
      die === theFirewoodDie
        ? 'Roll a six-sided die for the firewood. What does it show?'
        : `${askedName(ownerOf(die), view)}, roll die ${1 + (die % 3)} of 3, with ${sides} sides. What does it show?`,
    rules: ['SAW-044', 'SAW-034'],
  },
  pickClass: {
    prompt: ({ seat }, view) =>
      seat === anyone
        ? 'Everybody: which adventurer comes along as the fourth?'
        : `${seatName(seat, view)}, which adventurer do you lead?`,
    rules: ['SAW-002', 'SAW-004', 'SAW-R02'],
  },

  // Before and in camp.
  locationDie: { prompt: here('whose lowest die is left on it?'), rules: ['SAW-039', 'SAW-040', 'SAW-041'] },
  rerollPick: {
    prompt: ({ who, cause }, view) =>
      `${rerolls[cause] ?? cardName(view.location, view)}: does the ${whoName(who, view)} roll a die again?`,
    rules: ['SAW-074', 'SAW-R20'],
    decline: 'Keep what was rolled',
  },
  chooseRest: { prompt: 'Who rests in camp?', rules: ['SAW-045', 'SAW-047', 'SAW-048', 'SAW-008'] },
  restRefresh: { prompt: toWho('which card do you refresh?'), rules: ['SAW-050', 'SAW-175'] },
  springRefresh: {
    prompt: here('which card of the watch is refreshed?'),
    rules: ['SAW-037', 'SAW-175'],
    decline: 'None',
  },
  placeDie: {
    prompt: toWho('what do you do in camp?'),
    rules: ['SAW-052', 'SAW-053', 'SAW-055', 'SAW-056', 'SAW-058', 'SAW-066', 'SAW-R21'],
  },
  runeSecond: { prompt: toWho('which rune takes the second die?'), rules: ['SAW-068', 'SAW-069', 'SAW-R18'] },
  scoutArrange: {
    prompt: ({ cards }, view) =>
      `Scouted: ${list(cards.map((card) => theCard(card, view)))}. On top of the deck or under it?`,
    rules: ['SAW-059', 'SAW-R22', 'SAW-R23'],
  },
  scoutEnd: {
    prompt: ({ card }, view) => `${capital(theCard(card, view))}: on top of the deck or under it?`,
    rules: ['SAW-059', 'SAW-R22'],
  },
  orderCards: {
    prompt: ({ cause }) => `${orders[cause]} Which is next?`,
    rules: ({ cause }) => (cause === 'starChart' ? ['SAW-066', 'SAW-R30'] : ['SAW-R22', 'SAW-066']),
  },
  mapChoose: { prompt: 'Check Map: which location comes next?', rules: ['SAW-061', 'SAW-062'] },
  chartChoose: {
    prompt: ({ top }, view) =>
      `Star Chart: which location comes next instead of ${top === null ? 'the unknown one' : cardName(top, view)}?`,
    rules: ['SAW-066', 'SAW-062'],
    decline: 'None of them',
  },
  healTarget: {
    prompt: ({ cause }) => `${capital(cause)}: which card is refreshed?`,
    rules: ['SAW-063', 'SAW-175'],
  },
  equipWho: {
    prompt: ({ cause, may }) => `${capital(cause)}: who ${may ? 'else ' : ''}swaps a card?`,
    rules: ['SAW-064', 'SAW-066'],
    decline: 'Nobody else',
  },
  equipOut: { prompt: toWho('which card do you put away?'), rules: ['SAW-064', 'SAW-013'] },
  equipIn: {
    prompt: ({ who, out }, view) =>
      `${askedName(who, view)}, which card do you equip instead of ${abilityName(out)}?`,
    rules: ['SAW-064', 'SAW-065'],
  },
  brewTarget: {
    prompt: ({ face }) => `Brew: which die of the watch is turned to ${face}?`,
    rules: ['SAW-066', 'SAW-R10'],
  },
  sealChoose: { prompt: 'Seal: which Unhallowed goes under the Unhallowed deck?', rules: ['SAW-072'] },

  // On watch.
  watchAction: {
    prompt: (_, { line }) =>
      `${capital(count(line.length, 'card'))} ${line.length === 1 ? 'stands' : 'stand'} before the camp. What does the watch do?`,
    rules: ['SAW-119', 'SAW-120', 'SAW-121', 'SAW-133', 'SAW-134', 'SAW-116', 'SAW-R71'],
  },
  attackDie: {
    prompt: ({ at, sum, health, more }, view) => {
      const question = sum < health ? 'Who joins in?' : more ? 'Strike, or add more?' : 'Strike?'
      return `Attack on ${foeAt(at, view)}: ${sum} of ${health}. ${question}`
    },
    rules: ['SAW-122', 'SAW-123', 'SAW-126', 'SAW-R40', 'SAW-R41', 'SAW-R42'],
  },
  cleaveDie: {
    prompt: ({ surplus }) => `Cleave: ${surplus} left over. Which of the Warrior's dice keeps it?`,
    rules: ['SAW-151', 'SAW-R43'],
    decline: 'Keep nothing',
  },
  stayDead: {
    prompt: ({ card }, view) => `Stay Dead: remove ${theCard(card, view)} from the game?`,
    rules: ['SAW-154', 'SAW-R57'],
    decline: 'Leave it in the graveyard',
  },
  triggerOrder: { prompt: 'Cleave and Stay Dead: which comes first?', rules: ['SAW-144'] },
  abilityTarget: {
    prompt: ({ ability, first }, view) => {
      if (first < 0) return `${abilityName(ability)}: choose a target.`
      const foe = foeAt(first, view)
      if (ability === 'polymorph') return `Polymorph: what does ${foe} become?`
      return `${abilityName(ability)}: which creature changes places with ${foe}?`
    },
    rules: ['SAW-133', 'SAW-139', 'SAW-R49', 'SAW-R53'],
  },
  abilityMay: {
    prompt: ({ ability }) => `${abilityName(ability)}: ${furtherSteps[ability] ?? 'once more?'}`,
    rules: ['SAW-139', 'SAW-R49'],
  },
  exhaustCard: {
    prompt: ({ cause, card, left }, view) => {
      if (cause === 'zero') return 'The fire is out! Which card is exhausted to rekindle it?'
      const does = cause === 'damage' ? 'breaks through' : 'drains the watch'
      return `${cardDoes(card, view, does)}: ${count(left, 'card')} to exhaust. Which?`
    },
    rules: ({ cause }) =>
      cause === 'zero' ? ['SAW-115', 'SAW-R13', 'SAW-196'] : ['SAW-186', 'SAW-196', 'SAW-R73'],
  },
  summonWho: {
    prompt: ({ card }, view) => `${cardName(card, view)}: who exhausts a card?`,
    rules: ['SAW-176', 'SAW-177', 'SAW-R66'],
  },
  summonCard: { prompt: toWho('which card do you exhaust for the summon?'), rules: ['SAW-177', 'SAW-008'] },
  stunPick: {
    prompt: ({ card, left }, view) =>
      `${cardDoes(card, view, 'stuns')} ${count(left, 'die', 'dice')}. Which die is wasted on which card?`,
    rules: ['SAW-161', 'SAW-162', 'SAW-163', 'SAW-164'],
  },
  stealTie: { prompt: byCard('steals a die. Which of the equal ones?'), rules: ['SAW-158', 'SAW-R60'] },
  riderMount: {
    prompt: ({ at }, view) => `Which creature is mounted by ${foeAt(at, view)}?`,
    rules: ['SAW-170', 'SAW-174', 'SAW-R64'],
  },
}

const rerolls: Partial<Record<string, string>> = { bolster: 'Bolster', warDrums: 'War Drums' }

const orders = {
  pathfinder: 'Pathfinder: the cards go back on the deck, the lowest first.',
  scoutTop: 'Scout Ahead: these go back on the deck, the lowest first.',
  scoutBottom: 'Scout Ahead: these go under the deck, the highest first.',
  starChart: 'Star Chart: these go under the unused locations, the highest first.',
} as const

const furtherSteps: Partial<Record<AbilityId, string>> = {
  backstab: 'defeat one of them?',
  innerLight: 'swap two creatures? Choose the first.',
  bloodFrenzy: 'recover a second die?',
}
