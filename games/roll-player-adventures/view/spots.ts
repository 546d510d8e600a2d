/** A place on the map: its letter, and its column and row such as "B2". */
interface Located {
  readonly letter: string
  readonly coord: string
}

/** Where something lies on the map, in hundredths of its width and height. */
export interface Spot {
  x: number
  y: number
}

/** The room that a place takes with its name. */
export const room = { x: 20, y: 19 } as const
const edges = { left: 13, right: 88, top: 9, bottom: 83 } as const

/** Where places lie: the columns and rows in use, evenly spread, and then pushed apart until no name covers another. */
export function spotsOf(places: readonly Located[]): ReadonlyMap<string, Spot> {
  const x = spread(
    places.map(({ coord }) => coord.charCodeAt(0)),
    edges.left,
    edges.right,
  )
  const y = spread(
    places.map(({ coord }) => Number(coord[1])),
    edges.top,
    edges.bottom,
  )
  const spots = places.map(({ coord }) => ({ x: x(coord.charCodeAt(0)), y: y(Number(coord[1])) }))
  for (let n = 0; n < 300; n++) pushApart(spots)
  return new Map(places.map(({ letter }, i) => [letter, spots[i]]))
}

function spread(values: readonly number[], from: number, to: number): (value: number) => number {
  const used = [...new Set(values)].sort((a, b) => a - b)
  const last = Math.max(1, used.length - 1)
  return (value) => from + ((to - from) * used.indexOf(value)) / last
}

/** Pushes every two that are too close a little apart, the shorter way, and keeps all on the map. */
function pushApart(spots: readonly Spot[]): void {
  for (const [i, one] of spots.entries())
    for (const other of spots.slice(i + 1)) {
      const x = room.x - Math.abs(other.x - one.x)
      const y = room.y - Math.abs(other.y - one.y)
      if (x <= 0 || y <= 0) continue
      const axis = x < y ? 'x' : 'y'
      const by = ((other[axis] < one[axis] ? -1 : 1) * Math.min(x, y)) / 3
      one[axis] -= by
      other[axis] += by
    }
  for (const spot of spots) {
    spot.x = Math.max(edges.left, Math.min(edges.right, spot.x))
    spot.y = Math.max(edges.top, Math.min(edges.bottom, spot.y))
  }
}
