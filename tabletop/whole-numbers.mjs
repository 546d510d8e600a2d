/** How many numbers each command of a path takes. */
const takes = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/**
 * The same drawing on whole numbers: half the size, and on a field of 512 nobody sees the difference. Every
 * point is rounded where it lies, so that the steps to it never add up to a drift.
 *
 * @param {string} path
 */
export function onWholeNumbers(path) {
  const at = { x: 0, y: 0 }
  let start = { ...at }
  let drawn = ''
  for (const { name, numbers } of steps(path)) {
    const from = { ...at }
    const origin = name === name.toUpperCase() ? { x: 0, y: 0 } : from
    const lower = name.toLowerCase()
    const put = []
    if (lower === 'z') Object.assign(at, start)
    else if (lower === 'h') put.push(...step([(at.x = origin.x + numbers[0])], [from.x]))
    else if (lower === 'v') put.push(...step([(at.y = origin.y + numbers[0])], [from.y]))
    else {
      const points = lower === 'a' ? numbers.slice(5) : numbers
      if (lower === 'a') put.push(...numbers.slice(0, 5).map(Math.round))
      for (let i = 0; i < points.length; i += 2) {
        at.x = origin.x + points[i]
        at.y = origin.y + points[i + 1]
        put.push(...step([at.x, at.y], [from.x, from.y]))
      }
      if (lower === 'm') start = { ...at }
    }
    drawn += lower + put.join(' ').replaceAll(' -', '-')
  }
  return drawn
}

/**
 * From one rounded place to another.
 *
 * @param {number[]} to
 * @param {number[]} from
 */
function step(to, from) {
  return to.map((it, i) => Math.round(it) - Math.round(from[i]))
}

/**
 * The path, command by command, with none left out: further points after a move are lines.
 *
 * @param {string} path
 */
function* steps(path) {
  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = takes[letter.toLowerCase()]
    const numbers = letter.toLowerCase() === 'a' ? ofArcs(rest) : ofText(rest)
    if (count === 0) yield { name: letter, numbers: [] }
    for (let i = 0; i < numbers.length; i += count) {
      const name = i > 0 && letter === 'm' ? 'l' : i > 0 && letter === 'M' ? 'L' : letter
      yield { name, numbers: numbers.slice(i, i + count) }
    }
  }
}

/** @param {string} text */
function ofText(text) {
  return (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
}

/**
 * The two flags of an arc are single digits and may stand close together.
 *
 * @param {string} text
 */
function ofArcs(text) {
  const number = String.raw`(-?(?:\d+\.?\d*|\.\d+))[\s,]*`
  const arc = new RegExp(`${number.repeat(3)}([01])[\\s,]*([01])[\\s,]*${number.repeat(2)}`, 'g')
  return [...text.matchAll(arc)].flatMap(([, ...parts]) => parts.map(Number))
}
