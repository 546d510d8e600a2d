interface Point {
  x: number
  y: number
}

/** How many numbers each command of a path takes. */
const takes: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
}

/**
 * The same drawing in whole numbers: half the size, and at 512 by 512 nobody sees the difference. Points are rounded
 * by absolute position, so that relative steps never add up to a drift.
 */
export function onWholeNumbers(path: string): string {
  let at: Point = { x: 0, y: 0 }
  let start = at
  let drawn = ''
  for (const { name, numbers } of steps(path)) {
    const command = name.toLowerCase()
    const origin = name === command ? at : { x: 0, y: 0 }
    const points = pointsOf(command, numbers, origin, at)
    const end = command === 'z' ? start : (points.at(-1) ?? at)
    const put = command === 'a' ? numbers.slice(0, 5).map(Math.round) : []
    for (const to of points) {
      if (command !== 'v') put.push(Math.round(to.x) - Math.round(at.x))
      if (command !== 'h') put.push(Math.round(to.y) - Math.round(at.y))
    }
    at = end
    if (command === 'm') start = at
    drawn += command + put.join(' ').replaceAll(' -', '-')
  }
  return drawn
}

/** The absolute points of a command. */
function pointsOf(command: string, numbers: readonly number[], origin: Point, at: Point): Point[] {
  switch (command) {
    case 'z':
      return []
    case 'h':
      return [{ x: origin.x + numbers[0], y: at.y }]
    case 'v':
      return [{ x: at.x, y: origin.y + numbers[0] }]
    default: {
      const pairs = command === 'a' ? numbers.slice(5) : numbers
      return pairs.flatMap((x, i) => (i % 2 ? [] : [{ x: origin.x + x, y: origin.y + pairs[i + 1] }]))
    }
  }
}

interface Step {
  name: string
  numbers: number[]
}

/** The path with every command spelt out: further points after a move are lines. */
function* steps(path: string): Generator<Step> {
  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = takes[letter.toLowerCase()]
    const numbers = letter.toLowerCase() === 'a' ? ofArcs(rest) : ofText(rest)
    if (count === 0) yield { name: letter, numbers: [] }
    for (let i = 0; i < numbers.length; i += count) {
      const name = i === 0 ? letter : letter === 'm' ? 'l' : letter === 'M' ? 'L' : letter
      yield { name, numbers: numbers.slice(i, i + count) }
    }
  }
}

function ofText(text: string): number[] {
  return (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
}

/** The two flags of an arc are single digits and may follow each other without a space. */
function ofArcs(text: string): number[] {
  const number = String.raw`(-?(?:\d+\.?\d*|\.\d+))[\s,]*`
  const arc = new RegExp(`${number.repeat(3)}([01])[\\s,]*([01])[\\s,]*${number.repeat(2)}`, 'g')
  return [...text.matchAll(arc)].flatMap(([, ...parts]) => parts.map(Number))
}
