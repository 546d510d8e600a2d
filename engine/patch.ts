/**
 * What changed between two pieces of plain data: a new value in a list of one, a value that is gone as an empty list,
 * or the changes of its parts by their keys.
 */
export type Patch = readonly unknown[] | PartPatches
interface PartPatches {
  readonly [key: string]: Patch
}

const gone: Patch = []

/** Undefined if nothing changed. What two tables share is not looked at. */
export function patchBetween(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined
  const old = partsOf(before)
  const now = partsOf(after)
  if (!old || !now || sortOf(before) !== sortOf(after)) return [after]
  const changed: [string, Patch][] = []
  for (const key of Object.keys(old)) {
    // Most of it is as it was.
    if (old[key] === now[key] && old[key] !== undefined) continue
    const patch = Object.hasOwn(now, key) ? patchBetween(old[key], now[key]) : gone
    if (patch) changed.push([key, patch])
  }
  if (!Array.isArray(now))
    for (const key of Object.keys(now))
      if (old[key] === undefined && !Object.hasOwn(old, key)) changed.push([key, [now[key]]])
  return changed.length === 0 ? undefined : Object.fromEntries(changed)
}

/** Throws if this is not a patch, as data from elsewhere may not be. */
export function patched(before: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return before
  if (!partsOf(patch)) throw new TypeError('this is not a patch')
  if (isNewValue(patch)) return patch[0]
  const parts = new Map(Object.entries(partsOf(before) ?? {}))
  for (const [key, part] of Object.entries(patch)) {
    if (isNewValue(part) && part.length === 0) parts.delete(key)
    else parts.set(key, patched(parts.get(key), part))
  }
  return Array.isArray(before) ? [...parts.values()] : Object.fromEntries(parts)
}

type Parts = Readonly<Record<string, unknown>>

function partsOf(value: unknown): Parts | null {
  return typeof value === 'object' ? (value as Parts | null) : null
}

/** Lists of another length are replaced as a whole. */
function sortOf(value: unknown): number {
  return Array.isArray(value) ? value.length : -1
}

function isNewValue(patch: Patch): patch is readonly unknown[] {
  return Array.isArray(patch)
}
