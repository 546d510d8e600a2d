// Vectors, and turns as quaternions. The world's y points up, z towards the player.

export type Vec = readonly [x: number, y: number, z: number]
export type Turn = readonly [w: number, x: number, y: number, z: number]
/** The rows of a rotation. */
export type Matrix = readonly [Vec, Vec, Vec]

export function add(a: Vec, b: Vec, times = 1): Vec {
  return [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times]
}

export function times(a: Vec, k: number): Vec {
  return [a[0] * k, a[1] * k, a[2] * k]
}

export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function lengthOf(a: Vec): number {
  return Math.hypot(a[0], a[1], a[2])
}

export function unit(a: Vec): Vec {
  return times(a, 1 / (lengthOf(a) || 1))
}

export function apply(m: Matrix, a: Vec): Vec {
  return [dot(m[0], a), dot(m[1], a), dot(m[2], a)]
}

/** One turn after another: first `b`, then `a`. */
export function after(a: Turn, b: Turn): Turn {
  return normal([
    a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
    a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
    a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
    a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
  ])
}

export function normal([w, x, y, z]: Turn): Turn {
  const n = Math.hypot(w, x, y, z) || 1
  return [w / n, x / n, y / n, z / n]
}

export function about(axis: Vec, angle: number): Turn {
  const [x, y, z] = times(unit(axis), Math.sin(angle / 2))
  return [Math.cos(angle / 2), x, y, z]
}

/** The shortest turn that brings one direction to another. */
export function bringing(from: Vec, to: Vec): Turn {
  const axis = cross(from, to)
  const angle = Math.atan2(lengthOf(axis), dot(from, to))
  if (lengthOf(axis) < 1e-6) return angle < 1 ? [1, 0, 0, 0] : about([1, 0, 0], Math.PI)
  return about(axis, angle)
}

export function matrixOf([w, x, y, z]: Turn): Matrix {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ]
}

export function between(a: Turn, b: Turn, t: number): Turn {
  const alike = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]
  const near: Turn = alike < 0 ? [-b[0], -b[1], -b[2], -b[3]] : b
  const angle = Math.acos(Math.min(1, Math.abs(alike)))
  const [p, q] =
    angle < 0.01
      ? [1 - t, t]
      : [Math.sin((1 - t) * angle), Math.sin(t * angle)].map((s) => s / Math.sin(angle))
  return normal([
    a[0] * p + near[0] * q,
    a[1] * p + near[1] * q,
    a[2] * p + near[2] * q,
    a[3] * p + near[3] * q,
  ])
}
