import { about, apply, cross, dot, matrixOf, unit, type Vec } from './space.ts'

/** A die as a body. All lengths are in halves of a cube's edge. */
export interface Solid {
  corners: readonly Vec[]
  sides: readonly Side[]
  /** How it resists being turned, per mass. */
  inertia: number
  /** As a ball, where dice knock against each other. */
  ball: number
  /** Every way to write its numbers: those of opposite sides always add up to the same. */
  labellings: readonly (readonly number[])[]
}

/** A side with its own directions; `reach` is how far it is from the middle, `width` how far its face extends. */
interface Side {
  normal: Vec
  across: Vec
  up: Vec
  reach: number
  width: number
}

function sides(normals: readonly Vec[], reach: number, width: number): Side[] {
  return normals.map((way) => {
    const normal = unit(way)
    // Upright is towards the corner above; on top and below, away from the player.
    const above: Vec = Math.abs(normal[1]) > 0.9 ? [0, 0, -1] : [0, Math.sign(normal[1]) || 1, 0]
    const lean = dot(above, normal)
    const up = unit([above[0] - normal[0] * lean, above[1] - normal[1] * lean, above[2] - normal[2] * lean])
    return { normal, across: cross(up, normal), up, reach, width }
  })
}

/** All that come of one labelling by turning the body a quarter about its axes. */
function turned(of: readonly Side[], first: readonly number[]): number[][] {
  const quarters = [about([1, 0, 0], Math.PI / 2), about([0, 1, 0], Math.PI / 2)].map(matrixOf)
  const found = new Map([[first.join(), first.slice()]])
  for (const labels of found.values()) {
    for (const quarter of quarters) {
      const next = of.map(({ normal }) => {
        const moved = apply(quarter, normal)
        return labels[of.findIndex((side) => dot(side.normal, moved) > 0.99)]
      })
      if (!found.has(next.join())) found.set(next.join(), next)
    }
  }
  return [...found.values()]
}

const both = [1, -1] as const
const corners = both.flatMap((x) => both.flatMap((y) => both.map((z): Vec => [x, y, z])))
const axes: readonly Vec[] = both.flatMap((way): Vec[] => [
  [way, 0, 0],
  [0, way, 0],
  [0, 0, way],
])

const ofCube = sides(axes, 1, 1)
const cube: Solid = {
  corners,
  sides: ofCube,
  inertia: 2 / 3,
  ball: 1.22,
  labellings: turned(ofCube, [3, 2, 1, 4, 5, 6]),
}

/** From its middle to a corner. */
const tip = 1.62
const ofEight = sides(corners, tip / Math.sqrt(3), tip * Math.sqrt(2 / 3))
const octahedron: Solid = {
  corners: axes.map(([x, y, z]): Vec => [x * tip, y * tip, z * tip]),
  sides: ofEight,
  inertia: tip * tip * 0.2,
  ball: 1.15,
  labellings: turned(ofEight, [1, 5, 7, 3, 6, 2, 4, 8]),
}

export function solidOf(sort: 6 | 8): Solid {
  return sort === 8 ? octahedron : cube
}
