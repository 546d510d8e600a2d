import { readFileSync } from 'node:fs'

export const examplePack: unknown = JSON.parse(
  readFileSync(new URL('../../../docs/examples/set-a-watch-pack.json', import.meta.url), 'utf8'),
)

const difficulties = ['easy', 'normal', 'hard', 'insane'] as const
const finals = ['random', 'forbiddenTower', 'shatteredGate', 'throneOfAsh'] as const

/** A set-up for any number: all player counts, difficulties, editions, and ways to begin come up. */
export function setups(n: number): Readonly<Record<string, unknown>> {
  const take = <T>(values: readonly T[]): T => {
    const value = values[n % values.length]
    n = Math.floor(n / values.length)
    return value
  }
  const deluxe = take([true, false])
  return {
    players: take([1, 2, 3, 4]),
    difficulty: take(difficulties),
    edition: deluxe ? 'deluxe' : 'base',
    summons: take(['standard', 'variant']) === 'variant' && deluxe ? 'variant' : 'standard',
    firewood: take(['7', 'die']),
    classes: take(['dealt', 'picked']),
    final: take(deluxe ? finals : finals.slice(0, 3)),
    ...(take([0, 0, 1]) === 1 ? { cards: examplePack } : {}),
    dice: take(['fate', 'fate', 'fate', 'real']),
  }
}
