import { patchBetween, patched } from '@dicehearth/engine'

/** A copy that stays as it is while the table goes on; what has not changed since an earlier one is shared with it. */
export function snapshot<T>(earlier: T | undefined, now: T): T
export function snapshot(earlier: unknown, now: unknown): unknown {
  return patched(earlier, structuredClone(patchBetween(earlier, now)))
}
