import { anyone, capital, count, list, spoken } from '@dicehearth/engine'
import { lastRound } from '../content/camp.ts'
import { dieLook } from '../die-look.ts'
import { seatName, whoName } from './names.ts'
import { cardsLeft } from '../rules/company.ts'
import type { SawAsk, SawOption } from '../rules/decisions.ts'
import type { SawEvent } from '../rules/events.ts'
import type { Watch } from '../rules/state.ts'
import type { SawView } from '../view.ts'
import { asks } from './asks.ts'
import { eventsOnTheWay } from './events-on-the-way.ts'
import { eventsOnWatch } from './events-on-watch.ts'
import { options } from './options.ts'
import { phases, uses } from './uses.ts'
import { named, usually } from './rows.ts'
import { none } from '../rules/lookups.ts'

const said = spoken<SawAsk, SawOption, SawEvent, SawView, Watch>({
  asks,
  options,
  uses,
  phases,
  // An event is about the pieces that it names, and most are about cards.
  events: usually({ touches: named, sound: 'card' }, { ...eventsOnTheWay, ...eventsOnWatch }),
  seat: seatName,
  leads,
  dangers,
  die: (die, view) => ({ face: view.face[die], ...dieLook(die, view) }),
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

/** Which adventurers a player decides for. Somebody who plays alone decides for all. */
function leads(seat: number, view: SawView): string {
  const own = view.adventurers.flatMap((it, who) => (it.seat === seat ? [`the ${whoName(who, view)}`] : []))
  if (own.length === 0) return ''
  if (view.players === 1) return 'leads all four'
  const flex = view.adventurers.findIndex((it) => it.seat === anyone)
  const rests = view.resting !== none && view.adventurers[view.resting].seat === seat
  return `leads ${list([...own, ...(flex >= 0 && rests ? [`tonight the ${whoName(flex, view)}`] : [])])}`
}

const cardsOfDanger = 2
const woodOfDanger = 2

function dangers(view: SawView): string[] {
  if (view.location === none) return []
  const cards = cardsLeft(view)
  const onWatch = view.step === 'watch' || view.step === 'attack' || view.step === 'endure'
  return [
    ...(onWatch && cards <= cardsOfDanger
      ? [
          `${capital(count(cards, 'unexhausted card is', 'unexhausted cards are'))} left on watch: without any the game is lost.`,
        ]
      : []),
    ...(view.firewood <= woodOfDanger && view.firewood > 0
      ? [`The fire burns low: ${view.firewood} firewood.`]
      : []),
  ]
}

/** What people read, see and hear of the game. That something happened counts for coverage too. */
export const speech: typeof said = {
  ...said,
  acted: (event, t) => [`event: ${event.type}`, ...said.acted(event, t)],
}
