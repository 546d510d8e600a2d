import type { Hero, Party } from './state.ts'
import { say } from './tell.ts'

/** Both books move one seat to the left (RPA-054). */
export function rotate(t: Party): void {
  t.storyteller = (t.storyteller + 1) % t.heroes.length
  say(t, { type: 'storyteller', hero: t.storyteller })
}

/** The storyteller's right-hand neighbour keeps the Tome; a lone player holds both books (RPA-052, RPA-056, RPA-057). */
export function tomeKeeper({ storyteller, heroes }: { storyteller: Hero; heroes: readonly unknown[] }): Hero {
  return (storyteller + heroes.length - 1) % heroes.length
}
