import { pick, type Fate } from '@dicehearth/engine'

/** One of these, at random. */
export function oneOf<T>(chance: Fate, from: readonly T[]): T {
  return from[pick(chance, from.length)]
}

/** Values that no honest program would write. */
const odd: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  0.5,
  99,
  1e9,
  2 ** 32,
  -(2 ** 31),
  Number.MAX_SAFE_INTEGER,
  '',
  'x',
  '__proto__',
  '\u001b[2J',
  '\u0000',
  'ß'.repeat(300),
  [],
  [[]],
  {},
  { constructor: 1 },
  Array.from({ length: 200 }, () => 7),
]

/** A copy of plain data with one to three things in it changed, removed, doubled or exchanged. */
export function damaged(data: unknown, chance: Fate): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(data))
  for (let n = 1 + pick(chance, 3); n > 0; n--) hit(copy, chance)
  return copy
}

function hit(data: unknown, chance: Fate): void {
  const groups = groupsIn(data)
  if (groups.length === 0) return
  const group = oneOf(chance, groups)
  const keys = Object.keys(group)
  const key = keys.length > 0 ? oneOf(chance, keys) : 'new'
  const value: unknown = Reflect.get(group, key)
  switch (pick(chance, 6)) {
    case 0:
      Reflect.deleteProperty(group, key)
      break
    case 1:
      Reflect.set(group, key, typeof value === 'number' ? value + oneOf(chance, [-2, -1, 1, 2]) : value)
      break
    case 2:
      if (Array.isArray(group)) group.push(value)
      else Reflect.set(group, `${key}2`, value)
      break
    case 3: {
      // Something from elsewhere in the same file is more plausible than anything else.
      const other = oneOf(chance, groups)
      const theirs = Object.keys(other)
      if (theirs.length > 0)
        Reflect.set(group, key, structuredClone(Reflect.get(other, oneOf(chance, theirs))))
      break
    }
    default:
      Reflect.set(group, key, structuredClone(oneOf(chance, odd)))
  }
}

/** All objects and lists inside plain data. */
function groupsIn(data: unknown): object[] {
  if (typeof data !== 'object' || data === null) return []
  return [data, ...Object.values(data).flatMap(groupsIn)]
}

/** A text with something cut off, doubled, exchanged or overwritten. */
export function garbled(text: string, chance: Fate): string {
  const at = pick(chance, text.length + 1)
  const length = pick(chance, 40)
  switch (pick(chance, 4)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + text.slice(at + length)
    case 2:
      return text.slice(0, at) + text.slice(at, at + length) + text.slice(at)
    default:
      return text.slice(0, at) + String.fromCodePoint(pick(chance, 300)) + text.slice(at + 1)
  }
}
