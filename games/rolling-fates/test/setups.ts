import { characters } from '../content/characters.ts'
import { covers } from '../content/adventures.ts'
import { park } from './park.ts'

/** Every party size, adventure and option of a table that plays on the screen. */
export function setups(n: number): Readonly<Record<string, unknown>> {
  const players = 1 + (n % 4)
  const printed = covers[Math.floor(n / 16) % covers.length].id
  const isPark = Math.floor(n / 4) % 2 === 0
  return {
    players,
    ...(isPark ? { book: park } : { adventure: printed }),
    recovery: n % 3 === 0 ? 'die' : 'flip',
    // Where nothing is dangerous only weariness ends a combat that nobody wants to win (INV-40).
    weariness: n % 5 === 0 && !isPark ? 'off' : 'on',
    votes: n % 2 === 0 ? 'on' : 'off',
    dice: n % 11 === 0 ? 'real' : 'fate',
    characters: Array.from({ length: n % 7 === 0 ? 0 : players }, (_, seat) => {
      return characters[(n * 3 + seat) % characters.length].id
    }),
  }
}

/** A table with the physical game beside it. */
export function companionSetups(n: number): Readonly<Record<string, unknown>> {
  return { ...setups(n), dice: 'fate', mode: n % 2 === 0 ? 'companion' : 'tracked' }
}
