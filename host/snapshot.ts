/**
 * A copy of plain data that stays as it is while the table goes on. What is as it was in earlier copies is shared with
 * them: with the first, else with the second.
 */
export function snapshot<T>(now: T, ...earlier: readonly [unknown, unknown?]): T
export function snapshot(now: unknown, first: unknown, second?: unknown): unknown {
  if (typeof now !== 'object' || now === null) return now
  return Array.isArray(now)
    ? copyOfList(now, listIn(first), listIn(second))
    : copyOfParts(now as Parts, partsIn(first), partsIn(second))
}

function copyOfList(now: List, first: List, second: List): List {
  const copy = now.map((part, n) => snapshot(part, first[n], second[n]))
  const isIn = (list: List): boolean =>
    list.length === copy.length && copy.every((part, n) => part === list[n])
  return isIn(first) ? first : isIn(second) ? second : copy
}

function copyOfParts(now: Parts, first: Parts, second: Parts): Parts {
  const keys = Object.keys(now)
  const parts = keys.map((key) => snapshot(now[key], first[key], second[key]))
  const isIn = (other: Parts): boolean =>
    parts.every((part, n) => part === other[keys[n]] && Object.hasOwn(other, keys[n])) &&
    Object.keys(other).length === keys.length
  if (isIn(first)) return first
  if (isIn(second)) return second
  return Object.fromEntries(keys.map((key, n) => [key, parts[n]]))
}

type List = readonly unknown[]
type Parts = Readonly<Record<string, unknown>>

const noList: List = []
const noParts: Parts = {}

function listIn(value: unknown): List {
  return Array.isArray(value) ? value : noList
}

function partsIn(value: unknown): Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Parts) : noParts
}
