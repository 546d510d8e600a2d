import { kit } from '@dicehearth/engine'
import type { Box } from './box.ts'

/** A table, or what somebody sees of it: the box that it plays with hangs on it. */
export interface Boxed {
  [kit]: Box
}

/** The box that a table plays with. */
export function boxOf(t: Boxed): Box {
  return t[kit]
}

/** What is there by this name; books that were checked name nothing else. */
export function known<K extends string | number, V>(things: ReadonlyMap<K, V>, name: K): V {
  const thing = things.get(name)
  if (thing === undefined) throw new Error(`the box holds no ${name}`)
  return thing
}
