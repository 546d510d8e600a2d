import type { Solid } from './solid.ts'
import {
  about,
  add,
  after,
  apply,
  between,
  bringing,
  cross,
  dot,
  lengthOf,
  matrixOf,
  times,
  unit,
  type Matrix,
  type Turn,
  type Vec,
} from './space.ts'

// Dice as bodies that fall, knock and come to rest. Nothing here knows what they will show.

/** A die meets the tray, or another die. */
export interface Knock {
  force: number
  on: 'wood' | 'die'
  /** How high the die sounds: small ones higher, and no two alike. */
  voice: number
}

type Knocked = (knock: Knock) => void

export interface Body {
  solid: Solid
  /** Half the edge of a cube, in pixels. */
  size: number
  at: Vec
  speed: Vec
  turn: Turn
  spin: Vec
  /** It has been inside the tray, whose walls hold it from then on. */
  isIn: boolean
  /** Tipping over onto a side; null while it tumbles. */
  tips: { from: Turn; to: Turn; side: number; done: number; takes: number } | null
  /** The side on top, once it lies still. */
  top: number | null
  voice: number
}

export interface Tray {
  /** Half its width and half its depth. */
  width: number
  depth: number
}

const step = 1 / 240
const gravity = 88
const bounce = 0.4
const grip = 0.42
const up: Vec = [0, 1, 0]

export function bodyOf(solid: Solid, size: number, at: Vec, towards: Vec, chance: () => number): Body {
  const away = unit(towards)
  const roll = cross(up, away)
  return {
    solid,
    size,
    at,
    speed: towards,
    turn: about([chance() - 0.5, chance() - 0.5, chance() - 0.5], chance() * 6.3),
    spin: add(times(roll, 9 + chance() * 9), [chance() * 8 - 4, chance() * 10 - 5, chance() * 8 - 4]),
    isIn: false,
    tips: null,
    top: null,
    voice: (solid.sides.length === 8 ? 1.3 : 1) * (0.86 + chance() * 0.28),
  }
}

/** Lets time pass. `age` is how long they have been rolling: they tire, so that every throw comes to an end. */
export function tumble(
  bodies: readonly Body[],
  tray: Tray,
  seconds: number,
  age: number,
  knocked: Knocked,
): void {
  for (let left = Math.min(12, Math.round(seconds / step)); left > 0; left--) {
    for (const body of bodies) if (body.top === null) move(body, tray, age, knocked)
    for (let i = 0; i < bodies.length; i++)
      for (let j = i + 1; j < bodies.length; j++) meet(bodies[i], bodies[j], knocked)
    for (const body of bodies) if (body.isIn) keepIn(body, tray)
  }
}

function move(body: Body, tray: Tray, age: number, knocked: Knocked): void {
  if (body.tips) {
    tip(body)
    return
  }
  const { size } = body
  const tired = age > 0.9 ? 1 - Math.min(0.04, (age - 0.9) * 0.06) : 1
  body.speed = times(add(body.speed, up, -gravity * size * step), tired)
  // Who fell short is drawn in.
  if (!body.isIn && age > 0.4)
    body.speed = add(body.speed, unit([-body.at[0], 0, -body.at[2]]), 90 * size * step)
  body.spin = times(body.spin, tired)
  body.at = add(body.at, body.speed, step)
  body.turn = after(about(body.spin, lengthOf(body.spin) * step), body.turn)
  const m = matrixOf(body.turn)
  const touched = against(body, m, up, 0, knocked)
  if (Math.abs(body.at[0]) < tray.width - size && Math.abs(body.at[2]) < tray.depth - size) body.isIn = true
  if (body.isIn) {
    against(body, m, [1, 0, 0], tray.width, knocked)
    against(body, m, [-1, 0, 0], tray.width, knocked)
    against(body, m, [0, 0, 1], tray.depth, knocked)
    against(body, m, [0, 0, -1], tray.depth, knocked)
  }
  const slow = Math.hypot(body.speed[0], body.speed[2]) < 7 * size && Math.abs(body.speed[1]) < 3.6 * size
  if (touched && body.isIn && ((slow && lengthOf(body.spin) < 9) || age > 1.25)) lieDown(body, m)
}

/** Stops at a plane: bounces off with the corner that is deepest, rubs along it, and begins to roll. */
function against(body: Body, m: Matrix, out: Vec, far: number, knocked: Knocked): boolean {
  const { solid, size } = body
  let deepest = 0
  let corner: Vec | null = null
  for (const each of solid.corners) {
    const arm = times(apply(m, each), size)
    const depth = -far - dot(add(body.at, arm), out)
    if (depth <= deepest) continue
    deepest = depth
    corner = arm
  }
  if (!corner) return false
  body.at = add(body.at, out, deepest)
  const inertia = solid.inertia * size * size
  const there = add(body.speed, cross(body.spin, corner))
  const inward = dot(there, out)
  if (inward >= 0) return true
  if (-inward > 6 * size) knocked({ force: -inward / size, on: 'wood', voice: body.voice })
  const arm = cross(corner, out)
  const spring = out[1] === 1 ? bounce : 0.6
  const push = (-(1 + spring) * inward) / (1 + dot(arm, arm) / inertia)
  strike(body, corner, times(out, push), inertia)
  const along = add(there, out, -inward)
  const rub = lengthOf(along)
  if (rub < 1) return true
  const way = times(along, -1 / rub)
  const lever = cross(corner, way)
  const hold = Math.min(grip * push, rub / (1 + dot(lever, lever) / inertia))
  strike(body, corner, times(way, hold), inertia)
  return true
}

function strike(body: Body, where: Vec, push: Vec, inertia: number): void {
  body.speed = add(body.speed, push)
  body.spin = add(body.spin, cross(where, push), 1 / inertia)
}

/** Two dice in each other's way. One that lies still stays where it is. */
function meet(a: Body, b: Body, knocked: Knocked): void {
  const apart = add(b.at, a.at, -1)
  const far = lengthOf(apart)
  const near = a.solid.ball * a.size + b.solid.ball * b.size
  if (far >= near || far === 0) return
  const restsA = a.top !== null
  const restsB = b.top !== null
  if (restsA && restsB) return
  const flat = unit(a.tips || b.tips || restsA || restsB ? [apart[0], 0, apart[2] || 0.01] : apart)
  const shares = restsA ? [0, 1] : restsB ? [1, 0] : [0.5, 0.5]
  a.at = add(a.at, flat, -(near - far) * shares[0])
  b.at = add(b.at, flat, (near - far) * shares[1])
  const closing = dot(add(a.speed, b.speed, -1), flat)
  if (closing <= 0) return
  if (closing > 5 * a.size) knocked({ force: closing / a.size, on: 'die', voice: (a.voice + b.voice) / 2 })
  const push = 1.5 * closing
  a.speed = add(a.speed, flat, -push * shares[0])
  b.speed = add(b.speed, flat, push * shares[1])
  const twist = times(cross(up, flat), closing / a.size)
  if (!restsA) a.spin = add(a.spin, twist, -0.35)
  if (!restsB) b.spin = add(b.spin, twist, 0.35)
}

/** Whoever is pushed by others stays within the walls. */
function keepIn(body: Body, { width, depth }: Tray): void {
  const [x, y, z] = body.at
  const far = width - body.size
  const deep = depth - body.size
  body.at = [Math.max(-far, Math.min(far, x)), y, Math.max(-deep, Math.min(deep, z))]
}

function lieDown(body: Body, m: Matrix): void {
  const { sides } = body.solid
  let side = 0
  let best = -1
  sides.forEach(({ normal }, i) => {
    const high = apply(m, normal)[1]
    if (high <= best) return
    best = high
    side = i
  })
  const angle = Math.acos(Math.min(1, best))
  const to = after(bringing(apply(m, sides[side].normal), up), body.turn)
  body.tips = { from: body.turn, to, side, done: 0, takes: 0.1 + angle * 0.26 }
}

/** Over its edge and flat, with a last small rocking, sliding to a stop. */
function tip(body: Body): void {
  const { tips } = body
  if (!tips) return
  tips.done += step
  const t = Math.min(1, tips.done / tips.takes)
  const eased = t * t * (3 - 2 * t) + Math.sin(t * Math.PI * 2) * 0.05 * (1 - t)
  body.turn = between(tips.from, tips.to, eased)
  const m = matrixOf(body.turn)
  const slide = (1 - t) ** 2 * step
  const low = Math.max(...body.solid.corners.map((corner) => -apply(m, corner)[1])) * body.size
  body.at = [body.at[0] + body.speed[0] * slide, low, body.at[2] + body.speed[2] * slide]
  if (t === 1) {
    body.top = tips.side
    body.speed = [0, 0, 0]
  }
}
