/** The copies of one moment: what is copied twice, such as what several seats see, is looked at once. */
export type Copies = Map<object, unknown>

/**
 * A copy of plain data that stays as it is while the table goes on. What is as it was in earlier copies is shared with
 * them: with the first, else with the second.
 */
export function snapshot<T>(now: T, first: unknown, second?: unknown, copies?: Copies): T
export function snapshot(
  now: unknown,
  first: unknown,
  second?: unknown,
  copies: Copies = new Map(),
): unknown {
  if (typeof now !== 'object' || now === null || now === first || now === second) return now
  const known = copies.get(now)
  if (known !== undefined) return known
  // Mostly both earlier copies are the same one here.
  const other = second === first ? undefined : second
  const copy = Array.isArray(now)
    ? copyOfList(now, listIn(first), listIn(other), copies)
    : copyOfParts(now as Parts, partsIn(first), partsIn(other), copies)
  copies.set(now, copy)
  return copy
}

// A copy is begun only where neither of the earlier ones will do: mostly one of them does. Most parts are no objects, and
// those need no look of their own.

function copyOfList(now: List, first: List, second: List, copies: Copies): List {
  const { length } = now
  let isFirst = first.length === length
  let isSecond = second.length === length
  let copy: unknown[] | null = isFirst || isSecond ? null : []
  for (let n = 0; n < length; n++) {
    let part = now[n]
    if (typeof part === 'object') part = snapshot(part, first[n], second[n], copies)
    if (!copy) {
      const earlier = isFirst ? first : second
      isFirst &&= part === first[n]
      isSecond &&= part === second[n]
      if (!isFirst && !isSecond) copy = earlier.slice(0, n)
    }
    copy?.push(part)
  }
  return copy ?? (isFirst ? first : second)
}

function copyOfParts(now: Parts, first: Parts, second: Parts, copies: Copies): Parts {
  const keys = Object.keys(now)
  const { length } = keys
  let isFirst = hasAsMany(first, length)
  let isSecond = hasAsMany(second, length)
  let copy: Record<string, unknown> | null = isFirst || isSecond ? null : {}
  for (let n = 0; n < length; n++) {
    const key = keys[n]
    let part = now[key]
    if (typeof part === 'object') part = snapshot(part, first[key], second[key], copies)
    if (!copy) {
      const earlier = isFirst ? first : second
      isFirst &&= part === first[key] && (part !== undefined || Object.hasOwn(first, key))
      isSecond &&= part === second[key] && (part !== undefined || Object.hasOwn(second, key))
      if (!isFirst && !isSecond) {
        copy = {}
        for (let before = 0; before < n; before++) copy[keys[before]] = earlier[keys[before]]
      }
    }
    if (copy) copy[key] = part
  }
  return copy ?? (isFirst ? first : second)
}

type List = readonly unknown[]
type Parts = Readonly<Record<string, unknown>>

const noList: List = []
const noParts: Parts = {}

function hasAsMany(parts: Parts, many: number): boolean {
  return parts !== noParts && Object.keys(parts).length === many
}

function listIn(value: unknown): List {
  return Array.isArray(value) ? value : noList
}

function partsIn(value: unknown): Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Parts) : noParts
}
