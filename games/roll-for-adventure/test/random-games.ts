import { newFate, pick, readConfig, Table } from '@dicehearth/engine'
import { rollForAdventure } from '../index.ts'
import type { RfaEvent } from '../rules/events.ts'
import type { Adventure } from '../rules/state.ts'
import { setups } from './setups.ts'

/** One choice of a game that is played at random: the table before it, and what was told because of it. */
export interface Step {
  before: Adventure
  after: Adventure
  ask: { kind: string; seat: number }
  options: readonly { verb: string; seat: number }[]
  verb: string
  told: readonly RfaEvent[]
}

/**
 * Plays whole games with printed cards, all sides and all heroes, with random choices. Resurrection, which ends a
 * turn, and the ice cave are mostly left alone, so that tasks get done.
 */
export function playAtRandom(games: number, look: (step: Step) => void): void {
  for (let n = 0, played = 0; played < games; n++) {
    // Large steps, so that all parts of a set-up vary.
    const setup = { ...setups(n * 7919), dice: 'fate' }
    if ('enemies' in setup) continue
    played++
    const told: RfaEvent[] = []
    const table = new Table<Adventure>(rollForAdventure, readConfig(rollForAdventure, setup), `random ${n}`, {
      listener: (event) => told.push(event as RfaEvent),
    })
    const chance = newFate(`choices ${n}`)
    while (table.decision) {
      const { ask, options } = table.decision
      const tasks = options.flatMap((option, i) => ('at' in option && endsOrIdles(option.at) ? [] : [i]))
      const choice =
        tasks.length > 0 && pick(chance, 10) > 0
          ? tasks[pick(chance, tasks.length)]
          : pick(chance, options.length)
      const before = rollForAdventure.copy(table.state)
      told.length = 0
      table.choose(choice)
      look({ before, after: table.state, ask, options, verb: options[choice].verb, told })
    }
  }
}

function endsOrIdles(at: unknown): boolean {
  return at === 'resurrection' || at === 'iceCave'
}
