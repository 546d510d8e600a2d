import { eventsOf, type Deed, type FinishedGame } from '@dicehearth/engine'
import type { AdventureEvent } from './rules/events.ts'
import type { AdventureConfig } from './rules/setup.ts'
import type { Party } from './rules/state.ts'

type Game = FinishedGame<AdventureConfig, Party, AdventureEvent>

const manyCombats = 3
const manyChecks = 5
const manyTitles = 5
const heavyPurse = 25
const manyCards = 4
const bigParty = 4
const wellLiked = 8
const seasoned = 6

function finished({ state }: Game, adventure: string): boolean {
  return state.adventure === adventure
}

/** Whether there were so many checks or combats, and none of them was lost. */
function neverLost(game: Game, wanted: 'check' | 'combat', least: number): boolean {
  const all = eventsOf(game, 'trialEnds').filter(({ kind }) => kind === wanted)
  return all.length >= least && all.every(({ won }) => won)
}

function never(game: Game, type: 'rest' | 'exhausted'): boolean {
  return eventsOf(game, type).length === 0
}

/** What a party can say of an adventure that it came home from. The whole party earns it. */
export const deeds: readonly Deed<AdventureConfig, Party, AdventureEvent>[] = [
  {
    id: 'first-bell',
    name: 'Brass on the Collar',
    text: 'Finish the first adventure of a campaign.',
    earned: (game) => finished(game, 'ADV1'),
  },
  {
    id: 'seasoned',
    name: 'Wick and Weather',
    text: `Finish adventure ${seasoned} of a campaign.`,
    earned: (game) => finished(game, `ADV${seasoned}`),
  },
  {
    id: 'last-bell',
    name: 'The Ninth Stroke',
    text: 'Finish the campaign.',
    earned: (game) => finished(game, 'ADV11'),
  },
  {
    id: 'detour',
    name: 'The Long Way Round',
    text: 'Finish the sidequest.',
    earned: (game) => finished(game, 'SIDE'),
  },
  {
    id: 'legendary',
    name: 'As It Will Be Told',
    text: 'Finish an adventure in legendary mode.',
    earned: ({ state }) => state.legendary,
  },
  {
    id: 'alone',
    name: 'One Pair of Boots',
    text: 'Finish an adventure with a single hero.',
    earned: ({ state }) => state.heroes.length === 1,
  },
  {
    id: 'company',
    name: 'Good Company',
    text: `Finish an adventure with ${bigParty} heroes.`,
    earned: ({ state }) => state.heroes.length === bigParty,
  },
  {
    id: 'sleepless',
    name: 'Sleep Is for Ferrymen',
    text: 'Finish an adventure without a rest.',
    earned: (game) => never(game, 'rest'),
  },
  {
    id: 'on-our-feet',
    name: 'Still on Our Feet',
    text: 'Finish an adventure in which no hero was exhausted.',
    earned: (game) => never(game, 'exhausted'),
  },
  {
    id: 'blades',
    name: 'Nobody Stood Long',
    text: `Win every combat of an adventure, ${manyCombats} or more.`,
    earned: (game) => neverLost(game, 'combat', manyCombats),
  },
  {
    id: 'sure-hands',
    name: 'Sure Hands',
    text: `Pass every check of an adventure, ${manyChecks} or more.`,
    earned: (game) => neverLost(game, 'check', manyChecks),
  },
  {
    id: 'talked-about',
    name: 'Talked About',
    text: `Gain ${manyTitles} titles in one adventure.`,
    earned: (game) => eventsOf(game, 'title').filter(({ gained }) => gained).length >= manyTitles,
  },
  {
    id: 'purse',
    name: 'A Heavy Purse',
    text: `Come home with ${heavyPurse} gold or more left.`,
    earned: ({ state }) => state.journal.gold >= heavyPurse,
  },
  {
    id: 'customers',
    name: 'Good Customers',
    text: `Buy ${manyCards} cards in one visit to the market.`,
    earned: (game) => eventsOf(game, 'cardBought').length >= manyCards,
  },
  {
    id: 'well-liked',
    name: 'A Chair in Every House',
    text: `Have a favor of ${wellLiked} or more with some faction.`,
    earned: ({ state }) => state.journal.favor.some((favor) => favor >= wellLiked),
  },
  {
    id: 'back-again',
    name: 'Carried Out, Walked Back',
    text: 'Die, and finish the adventure all the same.',
    earned: (game) => eventsOf(game, 'deathMarked').length > 0,
  },
]
