import { spoken } from '@dicehearth/engine'
import type { Territory } from './content/boards.ts'
import { land, seat } from './names.ts'
import type { RfaAsk, RfaOption } from './rules/decisions.ts'
import type { RfaEvent } from './rules/events.ts'
import type { Adventure } from './rules/state.ts'
import { asks } from './speech-asks.ts'
import { events } from './speech-events.ts'
import { options } from './speech-options.ts'
import type { RfaView } from './view.ts'

export const speech = spoken<RfaAsk, RfaOption, RfaEvent, RfaView, Adventure>({
  asks,
  options,
  events,
  seat,
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

function howLost({ outcome }: RfaView): string {
  if (outcome?.reason !== 'fallen') return 'no die was left on any hero board'
  return `${land(outcome.territory as Territory)} fell`
}
