import { eventsOf, type Deed, type FinishedGame } from '@dicehearth/engine'
import { territories } from './content/boards.ts'
import { master, rankOf, specialTypes } from './content/enemies.ts'
import type { RfaEvent } from './rules/events.ts'
import type { RfaConfig } from './rules/setup.ts'
import { card } from './rules/lookups.ts'
import type { Adventure } from './rules/state.ts'

type Game = FinishedGame<RfaConfig, Adventure, RfaEvent>

const manyDefeated = 15
const manyInATurn = 3
const manyOfHighRank = 4
const swiftTurns = 12
const highestRank = 3
const hardTrack = '6'
const wholeParty = 4

function won({ state }: Game): boolean {
  return state.outcome?.result === 'won'
}

/** Lands whose skull is one hole from defeat. */
function inPeril({ state }: Game): number {
  return state.skull.filter((hole, track) => hole === state.lastHole[track] - 1).length
}

/** The most enemies that fell in a single turn. */
function mostInATurn({ events }: Game): number {
  let most = 0
  let fallen = 0
  for (const { type } of events) {
    fallen = type === 'turnBegan' ? 0 : type === 'defeated' ? fallen + 1 : fallen
    most = Math.max(most, fallen)
  }
  return most
}

/** What can be achieved against the Master of Shadows. */
export const deeds: readonly Deed<RfaConfig, Adventure, RfaEvent>[] = [
  { id: 'first-light', name: 'First Light', text: 'Win a game.', earned: won },
  {
    id: 'swift',
    name: 'Before the Candle Burns Down',
    text: `Win within ${swiftTurns} turns.`,
    earned: (game) => won(game) && game.state.turn <= swiftTurns,
  },
  {
    id: 'unscarred',
    name: 'Unscarred',
    text: 'Win with a land that was never damaged.',
    earned: (game) => {
      const hurt = new Set(eventsOf(game, 'damage').map(({ territory }) => territory))
      return won(game) && territories.some((land) => !hurt.has(land))
    },
  },
  {
    id: 'last-hole',
    name: 'By a Hair',
    text: 'Win while two lands are one hole from defeat.',
    earned: (game) => won(game) && inPeril(game) >= 2,
  },
  {
    id: 'whirlwind',
    name: 'Whirlwind',
    text: `Defeat ${manyInATurn} enemies in one turn.`,
    earned: (game) => mostInATurn(game) >= manyInATurn,
  },
  {
    id: 'high-and-mighty',
    name: 'The Higher They Stand',
    text: `Defeat ${manyOfHighRank} enemies of rank ${highestRank} in one game.`,
    earned: (game) =>
      eventsOf(game, 'defeated').filter((it) => rankOf(card(game.state, it.card)) === highestRank).length >=
      manyOfHighRank,
  },
  {
    id: 'clean-sweep',
    name: 'A Clean Doorstep',
    text: `Defeat ${manyDefeated} enemies in one game and win it.`,
    earned: (game) => won(game) && eventsOf(game, 'defeated').length >= manyDefeated,
  },
  {
    id: 'shadow-twice',
    name: 'Twice Under the Shadow',
    text: 'Win although the Master of Shadows has come twice.',
    earned: (game) =>
      won(game) && eventsOf(game, 'revealed').filter((it) => it.card === master.id).length >= 2,
  },
  {
    id: 'other-sides',
    name: 'The Other Side of Everything',
    text: 'Win with side B of all four lands.',
    earned: (game) => won(game) && territories.every((land) => game.state.sides[land] === 'B'),
  },
  {
    id: 'menagerie',
    name: 'Menagerie',
    text: 'Win against dragons, phantoms and giants in one deck.',
    earned: (game) => won(game) && game.config.special.length === specialTypes.length,
  },
  {
    id: 'jewel',
    name: 'Eight Stones Shining',
    text: 'Fill the Jewel of Light.',
    earned: (game) => won(game) && game.config.board === 'jewel',
  },
  {
    id: 'thin-ice',
    name: 'On Thin Ice',
    text: 'Win with damage tracks of six holes.',
    earned: (game) => won(game) && game.config.trackLength === hardTrack,
  },
  {
    id: 'full-table',
    name: 'A Full Bench',
    text: 'Win with four people at the table.',
    earned: (game) => won(game) && game.people.length === wholeParty,
  },
]
