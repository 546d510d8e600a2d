import { deal, newFate, readConfig, Run } from '@dicehearth/engine'
import type { Expert } from '@dicehearth/engine'
import type { AdventureGame } from '../index.ts'
import type { AdventureEvent } from '../rules/events.ts'
import type { Party } from '../rules/state.ts'

/** Far more than any adventure takes: a party that is still under way is stuck. */
const mostDecisions = 5000

/** Plays a table to its end, or until nobody wants to know more, and returns it with the number of decisions. */
export async function played(
  game: AdventureGame,
  setup: Readonly<Record<string, unknown>>,
  seed: string,
  player: Expert<Party>,
  hears: (event: AdventureEvent, t: Party) => void,
  enough: (t: Party) => boolean = () => false,
): Promise<{ t: Party; decisions: number }> {
  const config = readConfig(game, { ...setup, voice: 'one' })
  await game.ready?.(config as never)
  const chance = newFate(seed)
  const t = deal<Party>(game, config, seed)
  t.listener = { event: (event) => hears(event as AdventureEvent, t) }
  const run = new Run<Party>(game, t)
  let decisions = 0
  for (; run.decision && !enough(t); decisions++) {
    if (decisions > mostDecisions) throw new Error(`${seed} is stuck in ${t.adventure} at ${t.story.entry}`)
    run.choose(player.answer(t, run.decision, chance))
  }
  return { t, decisions }
}
