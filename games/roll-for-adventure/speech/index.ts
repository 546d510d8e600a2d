import { capital, count, spoken } from '@dicehearth/engine'
import { territories, type Territory } from '../content/boards.ts'
import { dieLook } from '../die-look.ts'
import { land, seat } from './names.ts'
import type { RfaAsk, RfaOption } from '../rules/decisions.ts'
import type { RfaEvent } from '../rules/events.ts'
import { trackOf } from '../rules/lookups.ts'
import type { Adventure } from '../rules/state.ts'
import { asks } from './asks.ts'
import { events } from './events.ts'
import { options } from './options.ts'
import { phases, uses } from './uses.ts'
import type { RfaView } from '../view.ts'

export const speech = spoken<RfaAsk, RfaOption, RfaEvent, RfaView, Adventure>({
  asks,
  options,
  uses,
  phases,
  events,
  seat,
  dangers,
  die: (die, view) => ({ face: view.face[die], ...dieLook(die, view) }),
  outcome: (view) =>
    view.outcome?.result === 'won'
      ? `Won! All ${view.spaces} power stones shine on the adventure board after ${view.turn} turns.`
      : `Lost in turn ${view.turn}: ${howLost(view)}, with ${view.stones} of ${view.spaces} power stones won.`,
  figures: (view) => [
    ['Turns', String(view.turn)],
    ['Power stones', `${view.stones} of ${view.spaces}`],
    ...(view.outcome?.result === 'won' ? [] : [['Lost because', howLost(view)] as const]),
  ],
})

/** A land falls with the last hole of its track; the game is also lost without a die to roll. */
const holesOfDanger = 2
const diceOfDanger = 2

function dangers(view: RfaView): string[] {
  const near = territories.flatMap((territory) => {
    const holes = view.lastHole[trackOf(territory)] - view.skull[trackOf(territory)]
    if (holes > holesOfDanger) return []
    return [
      holes === 1
        ? `One more damage and ${land(territory)} falls.`
        : `${capital(land(territory))} is ${count(holes, 'hole')} from falling.`,
    ]
  })
  const dice = view.hand.length + view.laying.length + view.board.flat().length
  if (dice > diceOfDanger) return near
  return [
    ...near,
    `${capital(count(dice, 'die is', 'dice are'))} left to roll: without any the game is lost.`,
  ]
}

function howLost({ outcome }: RfaView): string {
  if (outcome?.reason !== 'fallen') return 'no die was left on any hero board'
  return `${land(outcome.territory as Territory)} fell`
}
