import type { Fate } from '../fate.ts'

/** Every generator in a state: the table's own, and any that the game keeps besides, in the order of the state. */
export function fatesIn(part: unknown): Fate[] {
  if (typeof part !== 'object' || part === null) return []
  return isFate(part) ? [part] : Object.values(part).flatMap(fatesIn)
}

export function isFate(part: object): part is Fate {
  return 'a' in part && 'd' in part && 'rolls' in part && 'script' in part
}
