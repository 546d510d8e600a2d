import { eventsOf, type Deed, type FinishedGame } from '@dicehearth/engine'
import { lastRound, runes } from './content/camp.ts'
import type { SawConfig } from './rules/setup.ts'
import type { SawEvent } from './rules/events.ts'
import type { CardId, Watch } from './rules/state.ts'
import { kindOf } from './rules/lookups.ts'

type Game = FinishedGame<SawConfig, Watch, SawEvent>

const mightyBlow = 20
const manyCards = 8
const manyUnhallowed = 3
const quietNights = 5
const wholeParty = 4

function won({ state }: Game): boolean {
  return state.outcome?.result === 'won'
}

function cardsLeft({ state }: Game): number {
  return Number(state.outcome?.cards ?? 0)
}

function isUnhallowed(t: Watch, card: CardId): boolean {
  const kind = kindOf(t, card)
  return kind.kind === 'creature' && kind.type === 'unhallowed'
}

/** What can be achieved around the fire. */
export const deeds: readonly Deed<SawConfig, Watch, SawEvent>[] = [
  { id: 'dawn', name: 'Dawn', text: 'Win a game.', earned: won },
  {
    id: 'hard-road',
    name: 'The Hard Road',
    text: 'Win on hard or insane.',
    earned: (game) => won(game) && ['hard', 'insane'].includes(game.state.difficulty),
  },
  {
    id: 'insane',
    name: 'Four Calls Unanswered',
    text: 'Win on insane.',
    earned: (game) => won(game) && game.state.difficulty === 'insane',
  },
  {
    id: 'alone',
    name: 'Four Cloaks, One Mind',
    text: 'Win alone, deciding for all four adventurers.',
    earned: (game) => won(game) && game.config.players === 1,
  },
  {
    id: 'last-card',
    name: 'The Last Card',
    text: 'Win with a single card left.',
    earned: (game) => won(game) && cardsLeft(game) === 1,
  },
  {
    id: 'well-rested',
    name: 'Well Rested',
    text: `Win with ${manyCards} cards or more left.`,
    earned: (game) => won(game) && cardsLeft(game) >= manyCards,
  },
  {
    id: 'keeper',
    name: 'Keeper of the Flame',
    text: 'Win without the fire ever going out.',
    earned: (game) => won(game) && eventsOf(game, 'fireOut').length === 0,
  },
  {
    id: 'quiet-nights',
    name: 'Quiet Nights',
    text: `Leave nothing standing at the end of ${quietNights} watches of one game.`,
    earned: (game) => eventsOf(game, 'watchEnded').filter(({ left }) => left === 0).length >= quietNights,
  },
  {
    id: 'unhallowed',
    name: 'What Was Called Shall Fall',
    text: `Defeat ${manyUnhallowed} Unhallowed in one game.`,
    earned: (game) =>
      eventsOf(game, 'defeated').filter(({ card }) => isUnhallowed(game.state, card)).length >=
      manyUnhallowed,
  },
  {
    id: 'mighty-blow',
    name: 'One Stroke',
    text: `Strike a single creature for ${mightyBlow} or more.`,
    earned: (game) => eventsOf(game, 'struck').some(({ sum }) => sum >= mightyBlow),
  },
  {
    id: 'friend-of-beasts',
    name: 'Friend of Beasts',
    text: 'Send a tamed creature into an attack.',
    earned: (game) => eventsOf(game, 'struck').some(({ tamed }) => tamed.length > 0),
  },
  {
    id: 'rune-reader',
    name: 'Rune Reader',
    text: 'Use all three runes in one game, none of them in vain.',
    earned: (game) => {
      const used = new Set(eventsOf(game, 'rune').flatMap(({ rune, idle }) => (idle ? [] : [rune])))
      return runes.every((rune) => used.has(rune))
    },
  },
  {
    id: 'so-near',
    name: 'So Near the Morning',
    text: 'Lose in the last round.',
    earned: ({ state }) => state.outcome?.result === 'lost' && state.round === lastRound,
  },
  {
    id: 'full-fire',
    name: 'All Around One Fire',
    text: 'Win with four people at the table.',
    earned: (game) => won(game) && game.people.length === wholeParty,
  },
]
