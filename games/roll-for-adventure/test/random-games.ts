import { pick, type Fate } from '@dicehearth/engine'
import { playAtRandom as playOne, type AtRandom, type Step } from '@dicehearth/engine/testing'
import { rollForAdventure } from '../index.ts'
import type { RfaEvent } from '../rules/events.ts'
import type { Adventure } from '../rules/state.ts'
import { setups } from './setups.ts'

type RandomGame = Pick<AtRandom<Adventure, RfaEvent>, 'setup' | 'seed' | 'choice'>

/** Whole games with printed cards, all sides and all heroes. */
export function* randomGames(games: number): Generator<RandomGame> {
  for (let n = 0, played = 0; played < games; n++) {
    // Large steps, so that all parts of a set-up vary.
    const setup = { ...setups(n * 7919), dice: 'fate' }
    if ('enemies' in setup) continue
    played++
    yield { setup, seed: `random ${n}`, choice: mostlyTasks }
  }
}

/** Plays them with random choices. */
export function playAtRandom(games: number, look: (step: Step<Adventure, RfaEvent>) => void): void {
  for (const game of randomGames(games)) playOne(rollForAdventure, { ...game, look })
}

/** Resurrection, which ends a turn, and the ice cave are mostly left alone, so that tasks get done. */
function mostlyTasks(options: readonly object[], chance: Fate): number {
  const tasks = options.flatMap((option, i) => ('at' in option && endsOrIdles(option.at) ? [] : [i]))
  return tasks.length > 0 && pick(chance, 10) > 0
    ? tasks[pick(chance, tasks.length)]
    : pick(chance, options.length)
}

function endsOrIdles(at: unknown): boolean {
  return at === 'resurrection' || at === 'iceCave'
}
