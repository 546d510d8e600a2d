import { Scenario } from '@dicehearth/engine/testing'
import game from '../index.ts'
import type { TurnAsk, TurnOption } from '../rules/decisions.ts'
import type { TurnEvent } from '../rules/events.ts'
import type { Hearth } from '../rules/state.ts'
import type { HearthView } from '../view.ts'

type TurnScenario = Scenario<Hearth, TurnAsk, TurnOption, TurnEvent, HearthView>

/** A table for two at which these cards come next, the first one first; of the others as many as there are. */
export function table(...next: readonly number[]): TurnScenario {
  return new Scenario(game, {
    setup: { players: 2 },
    arrange: (t) => {
      for (const card of next) t.deck.splice(t.deck.indexOf(card), 1)
      t.deck.push(...next.toReversed())
    },
  })
}

/** A table for two with nothing left in the deck but these cards; the rest is burnt. */
export function lateTable(...last: readonly number[]): TurnScenario {
  return new Scenario(game, {
    setup: { players: 2 },
    arrange: (t) => {
      for (const card of last) t.deck.splice(t.deck.indexOf(card), 1)
      t.burnt = t.deck
      t.deck = last.toReversed()
    },
  })
}
