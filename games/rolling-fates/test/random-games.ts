import { pick, type Fate, type Option } from '@dicehearth/engine'
import { playAtRandom, type Step } from '@dicehearth/engine/testing'
import { rollingFates } from '../index.ts'
import type { FatesEvent } from '../rules/events.ts'
import type { Fates } from '../rules/state.ts'

/** Any option but those that only lead away: giving up, and cards that go round in circles. */
function forward(options: readonly Option[], chance: Fate): number {
  const tired = new Set(['concede', 'gameOver', 'giveUp', 'offerCard', 'correct', 'track'])
  const others = options.flatMap(({ verb }, i) => (tired.has(verb) ? [] : [i]))
  return others.length > 0 ? others[pick(chance, others.length)] : pick(chance, options.length)
}

/** Plays games by chance and looks at every step of them. */
export function playMany(
  setups: (n: number) => Readonly<Record<string, unknown>>,
  games: number,
  look: (step: Step<Fates, FatesEvent>) => void,
  ended: (t: Fates, events: readonly FatesEvent[]) => void = () => undefined,
): void {
  for (let n = 0; n < games; n++) {
    const events: FatesEvent[] = []
    const t = playAtRandom(rollingFates, {
      setup: { ...setups(n), dice: 'fate' },
      seed: `many ${n}`,
      choice: forward,
      hear: (event) => events.push(event),
      look,
    })
    ended(t, events)
  }
}
