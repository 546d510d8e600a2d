/**
 * The same as now, made of the parts of before that have not changed. What comes from the worker is always a new copy;
 * without this every hook and memo of a board would take everything for new.
 */
export function reusing<T>(before: unknown, now: T): T
export function reusing(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return before
  if (isList(before) && isList(now)) {
    const all = now.map((it, i) => reusing(before[i], it))
    return all.length === before.length && all.every((it, i) => it === before[i]) ? before : all
  }
  if (!isRecord(before) || !isRecord(now)) return now
  const entries = Object.entries(now).map(([key, it]) => [key, reusing(before[key], it)] as const)
  const same = entries.every(([key, it]) => key in before && it === before[key])
  return same && entries.length === Object.keys(before).length ? before : Object.fromEntries(entries)
}

const isList = (it: unknown): it is readonly unknown[] => Array.isArray(it)

function isRecord(it: unknown): it is Readonly<Record<string, unknown>> {
  return typeof it === 'object' && it !== null && !isList(it)
}
