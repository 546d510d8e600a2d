import { newFate, readConfig, Table } from '@dicehearth/engine'
import type { Expert } from '@dicehearth/engine/balance'
import type { AdventureGame } from '../game.ts'
import type { AdventureEvent } from '../rules/events.ts'
import type { Party } from '../rules/state.ts'

/** Far more than any adventure takes: a party that is still under way is stuck. */
const mostDecisions = 5000

/** Plays a table to its end, or until nobody wants to know more. */
export async function played(
  game: AdventureGame,
  setup: Readonly<Record<string, unknown>>,
  seed: string,
  player: Expert<Party>,
  hears: (event: AdventureEvent) => void,
  enough: (t: Party) => boolean = () => false,
): Promise<Table<Party>> {
  const config = readConfig(game, { ...setup, voice: 'one' })
  await game.ready?.(config as never)
  const chance = newFate(seed)
  const table = new Table<Party>(game, config, seed, { listener: (event) => hears(event as AdventureEvent) })
  while (table.decision && !enough(table.state)) {
    const { adventure, story } = table.state
    if (table.position > mostDecisions) throw new Error(`${seed} is stuck in ${adventure} at ${story.entry}`)
    table.choose(player.answer(table.state, table.decision, chance))
  }
  return table
}
