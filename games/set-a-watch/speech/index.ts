import { count, spoken } from '@dicehearth/engine'
import { lastRound } from '../content/camp.ts'
import { seatName } from '../names.ts'
import type { SawAsk, SawOption } from '../rules/decisions.ts'
import type { SawEvent } from '../rules/events.ts'
import type { Watch } from '../rules/state.ts'
import type { SawView } from '../view.ts'
import { asks } from './asks.ts'
import { eventsOnTheWay } from './events-on-the-way.ts'
import { eventsOnWatch } from './events-on-watch.ts'
import { options } from './options.ts'
import { named, usually } from './rows.ts'

const said = spoken<SawAsk, SawOption, SawEvent, SawView, Watch>({
  asks,
  options,
  // An event is about the pieces that it names, and most are about cards.
  events: usually({ touches: named, sound: 'card' }, { ...eventsOnTheWay, ...eventsOnWatch }),
  seat: seatName,
  outcome: ({ outcome, round }) => {
    if (outcome?.result === 'won')
      return `Dawn! The last watch is kept, with ${count(Number(outcome.cards), 'card')} still unexhausted.`
    return outcome?.reason === 'noUnhallowed'
      ? `The camp falls in round ${round}: a summon called, and no Unhallowed was left to answer it.`
      : `The camp falls in round ${round}: every card of the watch is exhausted.`
  },
  figures: ({ round, firewood, outcome, graveyard, removed, horde }) => [
    ['Round', `${round} of ${lastRound}`],
    ['Unexhausted cards on watch', String(outcome?.cards ?? 0)],
    ['Firewood', String(firewood)],
    ['Cards in the graveyard', String(graveyard.length)],
    ['Cards removed from the game', String(removed.length)],
    ['Cards in the horde', String(horde.length)],
  ],
})

/** What people read, see and hear of the game. That something happened counts for coverage too. */
export const speech: typeof said = {
  ...said,
  acted: (event, t) => [`event: ${event.type}`, ...said.acted(event, t)],
}
