import { newFate, pick } from '@dicehearth/engine'
import { optionsOf, type Companion } from './companion.ts'
import { chanceAt } from './chance.ts'

/** Takes a random option. */
export function random(seed: string): Companion {
  const base = newFate(`${seed} random`)
  return ({ decision, position }, seat) => {
    const own = optionsOf(decision?.options ?? [], seat)
    return own[pick(chanceAt(base, position), own.length)]
  }
}
