import { readFileSync } from 'node:fs'
import { specialTypes } from '../content/enemies.ts'
import { heroIds } from '../content/heroes.ts'

const examplePack: unknown = JSON.parse(
  readFileSync(new URL('../../../docs/examples/own-enemies.json', import.meta.url), 'utf8'),
)

/** A set-up for every number: all player counts, side combinations, special enemies, heroes and tracks come up. */
export function setups(n: number): Record<string, unknown> {
  let rest = n
  const next = (count: number): number => {
    const value = rest % count
    rest = Math.floor(rest / count)
    return value
  }
  const side = (): string => (next(2) === 0 ? 'A' : 'B')
  const players = 2 + next(3)
  const sides = { desert: side(), fortress: side(), forest: side(), iceCave: side() }
  const special = specialTypes.filter(() => next(2) === 1)
  const own = next(4) === 0
  const types = special.length + (own ? 1 : 0)
  return {
    players,
    ...sides,
    special,
    ...(own ? { enemies: examplePack } : {}),
    board: types === 0 ? ['book', 'sword', 'crown', 'jewel'][next(4)] : types === 1 ? 'sword' : 'crown',
    heroes: [heroIds[next(heroIds.length)]],
    dealFrom: 'all',
    dice: next(8) === 0 ? 'real' : 'fate',
    trackLength: ['6', '7', '9'][next(3)],
  }
}
