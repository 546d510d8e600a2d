import { eventsOf, type Deed, type FinishedGame, type SeatResult } from '@dicehearth/engine'
import { backstoryStars } from './content/backstories.ts'
import { armorSetIds, armorSets } from './content/market.ts'
import { attributes } from './content/sheet.ts'
import type { RpEvent, ScoreLine } from './rules/events.ts'
import { fiendsUp } from './rules/heroes.ts'
import {
  armorPieces,
  backstoryMatches,
  classColourDice,
  goalsMet,
  hasFamiliarPower,
} from './rules/metrics.ts'
import type { RpConfig } from './rules/setup.ts'
import type { Hero, RollPlayer, Seat } from './rules/state.ts'

type Game = FinishedGame<RpConfig, RollPlayer, RpEvent>

const greatName = 35
const legend = 45
const trueColours = 10
const manyTrophies = 4
const manyBanished = 4
const manyBought = 8
const crowd = 4

/** The results of the people at the table. */
function results({ state, people }: Game): SeatResult[] {
  return (state.outcome?.seats ?? []).filter(({ seat }) => people.includes(seat))
}

function someHero({ state, people }: Game, has: (hero: Hero, seat: Seat) => boolean): boolean {
  return people.some((seat) => has(state.heroes[seat], seat))
}

/** Whether a person finished with so many stars. */
function stars(game: Game, least: number): boolean {
  return results(game).some(({ score }) => score >= least)
}

function wonAgainst(game: Game, players: number): boolean {
  return game.config.players >= players && results(game).some(({ place }) => place === 1)
}

function line({ lines }: SeatResult, wanted: ScoreLine): number {
  return lines.find((it) => it.for === wanted)?.score ?? 0
}

/** How often something happened to a seat. */
function times(game: Game, type: 'banished' | 'bought', seat: Seat): number {
  return eventsOf(game, type).filter((event) => event.seat === seat).length
}

/** What heroes can be remembered for. Only those of people count. */
export const deeds: readonly Deed<RpConfig, RollPlayer, RpEvent>[] = [
  {
    id: 'first-name',
    name: 'The Name They Call First',
    text: 'Win against at least one other hero.',
    earned: (game) => wonAgainst(game, 2),
  },
  {
    id: 'out-of-the-crowd',
    name: 'Out of the Crowd',
    text: `Win at a table of ${crowd} or more.`,
    earned: (game) => wonAgainst(game, crowd),
  },
  {
    id: 'great-name',
    name: 'A Great Name',
    text: `Finish with ${greatName} stars or more.`,
    earned: (game) => stars(game, greatName),
  },
  {
    id: 'legend',
    name: 'Legend',
    text: `Finish with ${legend} stars or more.`,
    earned: (game) => stars(game, legend),
  },
  {
    id: 'all-six',
    name: 'All Six',
    text: 'Meet the goals of all six attributes.',
    earned: (game) =>
      someHero(
        game,
        (hero, seat) => hero.class !== null && goalsMet(game.state, seat).length === attributes.length,
      ),
  },
  {
    id: 'true-to-the-past',
    name: 'True to the Past',
    text: 'Match your whole Backstory.',
    earned: (game) =>
      someHero(
        game,
        (hero) => hero.backstory !== null && backstoryMatches(hero) === backstoryStars.length - 1,
      ),
  },
  {
    id: 'true-colours',
    name: 'True Colours',
    text: `Finish with ${trueColours} dice of your Class Colour.`,
    earned: (game) => someHero(game, (hero) => hero.class !== null && classColourDice(hero) >= trueColours),
  },
  {
    id: 'whole-armour',
    name: 'Buckled and Bright',
    text: 'Own a whole set of Armor.',
    earned: (game) =>
      someHero(game, (hero) =>
        armorSetIds.some((set) => armorPieces(game.state, hero, set) >= armorSets[set].stars.length - 1),
      ),
  },
  {
    id: 'never-alone',
    name: 'Never Alone',
    text: "Earn your Familiar's power.",
    earned: (game) => someHero(game, (hero) => hero.familiar !== null && hasFamiliarPower(game.state, hero)),
  },
  {
    id: 'champion',
    name: 'The Blow That Counted',
    text: 'Be the champion against the Monster.',
    earned: (game) => results(game).some((it) => line(it, 'champion') > 0),
  },
  {
    id: 'trophies',
    name: 'Antlers on the Wall',
    text: `Own ${manyTrophies} Trophies.`,
    earned: (game) => someHero(game, (hero) => hero.trophies.length >= manyTrophies),
  },
  {
    id: 'begone',
    name: 'Begone',
    text: `Banish ${manyBanished} Fiends in one game and end it with none.`,
    earned: (game) =>
      someHero(
        game,
        (hero, seat) => times(game, 'banished', seat) >= manyBanished && fiendsUp(hero).length === 0,
      ),
  },
  {
    id: 'regular',
    name: 'A Regular at the Market',
    text: `Buy ${manyBought} cards in one game.`,
    earned: (game) => someHero(game, (_, seat) => times(game, 'bought', seat) >= manyBought),
  },
  {
    id: 'slayer',
    name: 'Monster Slayer',
    text: 'Reach the highest title alone.',
    earned: ({ state }) => state.outcome?.rank === 'monsterSlayer',
  },
]
