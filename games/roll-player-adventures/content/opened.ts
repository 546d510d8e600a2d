import type { Box } from './box.ts'

/** Boxes that have been opened, by digest: a table names its own. */
const opened = new Map<string, Box>()

export function keepOpen(box: Box): Box {
  opened.set(box.digest, box)
  return box
}

/** The box with this digest, if it has been opened here. */
export function boxCalled(digest: string): Box | undefined {
  return opened.get(digest)
}

/** The box that a table plays with. */
export function boxOf(t: { readonly box: string }): Box {
  const box = opened.get(t.box)
  if (!box) throw new Error(`no box ${t.box} has been opened`)
  return box
}

/** What is there by this name; books that were checked name nothing else. */
export function known<K extends string | number, V>(things: ReadonlyMap<K, V>, name: K): V {
  const thing = things.get(name)
  if (thing === undefined) throw new Error(`the box holds no ${name}`)
  return thing
}
