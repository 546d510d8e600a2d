import { list, spoken } from '@dicehearth/engine'
import type { SoloRank } from '../content/prices.ts'
import type { RpAsk, RpOption } from '../rules/decisions.ts'
import type { RpEvent } from '../rules/events.ts'
import { rankFor } from '../rules/scoring.ts'
import type { RollPlayer } from '../rules/state.ts'
import { dieLook } from '../die-look.ts'
import { monsterName, seatName } from './names.ts'
import type { RpView } from '../view.ts'
import { asks } from './asks.ts'
import { events } from './events.ts'
import { options } from './options.ts'
import { phases, uses } from './uses.ts'
import { scoreLineNames, starsText } from '../content/score-lines.ts'

/** Everything that people read, see and hear of the game. */
export const speech = spoken<RpAsk, RpOption, RpEvent, RpView, RollPlayer>({
  asks,
  options,
  uses,
  phases,
  events,
  seat: seatName,
  die: (die, { face }) => ({ face: face[die], ...dieLook(die) }),
  outcome,
  figures: (view) => [
    ['Monster', monsterName(view)],
    ['Rounds', String(view.doubles + view.singles)],
  ],
  scoreLines: scoreLineNames,
})

/** The titles of the solo game (RP-239). */
export const rankNames: Readonly<Record<SoloRank, string>> = {
  monsterSlayer: 'Monster Slayer',
  trueHero: 'True Hero',
  clanLeader: 'Clan Leader',
  luminary: 'Luminary',
  adventurer: 'Adventurer',
  hireling: 'Hireling',
  npc: 'NPC',
}

function outcome(view: RpView): string {
  const seats = view.outcome?.seats ?? []
  const winners = seats.filter(({ place }) => place === 1)
  const names = list(winners.map(({ seat }) => view.called?.[seat] ?? `the ${seatName(seat, view)}`))
  const stars = starsText(winners[0]?.score ?? 0)
  switch (view.outcome?.result) {
    case 'lost':
      return `The ${monsterName(view)} was too strong: the game is lost.`
    case 'won':
      return `The ${monsterName(view)} is beaten: ${stars}, and the title of ${rankNames[rankFor(winners[0]?.score ?? 0)]}.`
    default:
      return winners.length > 1 ? `With ${stars} ${names} share the victory.` : `With ${stars} ${names} wins.`
  }
}
