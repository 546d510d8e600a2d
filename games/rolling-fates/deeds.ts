import { eventsOf, type Deed, type FinishedGame } from '@dicehearth/engine'
import type { FatesEvent } from './rules/events.ts'
import type { FatesConfig } from './rules/setup.ts'
import type { Fates, Seat } from './rules/state.ts'
import type { Tally } from './rules/statistics.ts'

type Game = FinishedGame<FatesConfig, Fates, FatesEvent>

const mightyBlow = 10
const manyHealed = 25
const manyTreasures = 6
const manyStatuses = 8
const manyRiddles = 3
const fullTable = 4
const narrow = 3

function won({ state }: Game): boolean {
  return state.outcome?.result === 'won'
}

/** Won from one of the books in the box. */
function wonBook(game: Game, book: FatesConfig['adventure']): boolean {
  return won(game) && game.state.book === null && game.config.adventure === book
}

/** Whether a person did so much of something. */
function someone({ state, people }: Game, what: keyof Tally, least: number): boolean {
  return people.some((seat) => state.statistics.deeds[seat][what] >= least)
}

function isPerson({ people }: Game, seat: Seat): boolean {
  return people.includes(seat)
}

/** What can be told of an adventure afterwards. What companions did does not count. */
export const deeds: readonly Deed<FatesConfig, Fates, FatesEvent>[] = [
  {
    id: 'bell',
    name: 'Rung Out',
    text: 'Win The Bell Under the Marsh.',
    earned: (game) => wonBook(game, 'V1'),
  },
  {
    id: 'keep',
    name: 'Swept the Hearth',
    text: 'Win Ashes of Kharrow Keep.',
    earned: (game) => wonBook(game, 'V2'),
  },
  {
    id: 'road',
    name: 'Home Without a Lantern',
    text: 'Win The Lanternless Road.',
    earned: (game) => wonBook(game, 'V3'),
  },
  {
    id: 'brood',
    name: 'Off the Thread',
    text: "Win Nyxhoga's Brood.",
    earned: (game) => wonBook(game, 'V4'),
  },
  {
    id: 'orchard',
    name: 'Unwound',
    text: 'Win The Clockwork Orchard.',
    earned: (game) => wonBook(game, 'V5'),
  },
  {
    id: 'king',
    name: 'His Move at Last',
    text: 'Win The King Who Would Not Roll.',
    earned: (game) => wonBook(game, 'V6'),
  },
  {
    id: 'alone',
    name: 'A Party of One',
    text: 'Win an adventure with a single Character.',
    earned: (game) => won(game) && game.config.players === 1,
  },
  {
    id: 'full-table',
    name: 'All Home',
    text: `Win an adventure with ${fullTable} Characters.`,
    earned: (game) => won(game) && game.config.players === fullTable,
  },
  {
    id: 'mighty-blow',
    name: 'That Will Have Hurt',
    text: `Take ${mightyBlow} Life or more with one hit.`,
    earned: (game) => someone(game, 'largest', mightyBlow),
  },
  {
    id: 'mender',
    name: 'Good Hands',
    text: `Heal ${manyHealed} Life or more in one adventure.`,
    earned: (game) => someone(game, 'healed', manyHealed),
  },
  {
    id: 'hoarder',
    name: 'Deep Pockets',
    text: `Draw ${manyTreasures} Treasures or more in one adventure.`,
    earned: (game) => someone(game, 'treasures', manyTreasures),
  },
  {
    id: 'nuisance',
    name: 'A Thorough Nuisance',
    text: `Inflict ${manyStatuses} status effects or more in one adventure.`,
    earned: (game) => someone(game, 'inflicted', manyStatuses),
  },
  {
    id: 'riddler',
    name: 'Answers to Everything',
    text: `Solve ${manyRiddles} riddles and fail none.`,
    earned: (game) =>
      game.state.statistics.riddles >= manyRiddles && eventsOf(game, 'riddleFailed').length === 0,
  },
  {
    id: 'last-stand',
    name: 'Not Today',
    text: 'Make a last stand, and win the adventure all the same.',
    earned: (game) => won(game) && eventsOf(game, 'lastStand').some(({ seat }) => isPerson(game, seat)),
  },
  {
    id: 'narrow',
    name: 'By a Thread',
    text: `Win an adventure with ${narrow} Life or fewer.`,
    earned: (game) => won(game) && game.people.some((seat) => game.state.heroes[seat].life <= narrow),
  },
]
