import './throw.css'
import { depthOf, eye, Painter, seen, shadowAt, upright, type Look } from './paint.ts'
import { solidOf } from './solid.ts'
import { matrixOf, normal, times, between, type Turn, type Vec } from './space.ts'
import { bodyOf, tumble, type Body, type Knock, type Tray } from './tumble.ts'

// A throw. What the dice show was decided before; the throw does not know it until a die lies still. Only then are its
// numbers written on it, so that the right one is on top.

export interface Thrown {
  look: Look
  /** Where it belongs once it lies still; null if it is not to be seen. */
  home: () => DOMRect | null
  /** Whether what it shows completes something. */
  glows: () => boolean
  /** It has come home. */
  arrived: () => void
}

export interface Cast {
  /** All lie still and can be read. */
  landed: Promise<void>
  /** Brings all of them home at once. */
  finish: () => void
}

export interface Manner {
  /** What the dice roll over. */
  over: DOMRect
  /** Where the hand was that let go of them. */
  hand: { x: number; y: number } | null
  /** 1 is as fast as dice are. */
  tempo: number
  knocked: (knock: Knock) => void
}

interface Die {
  of: Thrown
  body: Body
  labels: readonly number[] | null
  /** When it lay still, and when it set off for home, in seconds. */
  still: number
  leaves: number
  isHome: boolean
  from: readonly [number, number]
}

const written = 0.13
const rest = 0.22
const glowing = 0.55
const way = 0.3

export function cast(all: readonly Thrown[], { over, hand, tempo, knocked }: Manner): Cast {
  const stage = document.createElement('div')
  stage.className = 'throw'
  stage.ariaHidden = 'true'
  const canvas = document.createElement('canvas')
  const density = Math.min(2, devicePixelRatio)
  canvas.width = over.width * density
  canvas.height = over.height * density
  stage.style.cssText = `left:${over.left}px;top:${over.top}px;width:${over.width}px;height:${over.height}px`
  const tray = document.createElement('div')
  tray.className = 'throw-tray'
  stage.append(tray, canvas)

  const { room, size } = roomFor(all.length, over)
  const middle = [over.width / 2, over.height * 0.46] as const
  const high = room.depth * eye[1]
  tray.style.cssText = `left:${middle[0] - room.width}px;top:${middle[1] - high}px;width:${room.width * 2}px;height:${high * 2}px`

  const dice = all.map((of, n) => dieFor(of, n, all.length, room, size, hand && towards(hand, over, middle)))
  const { promise: landed, resolve: lie } = Promise.withResolvers<void>()
  let painter: Painter | null = null
  let age = 0
  let before = 0
  let frame = 0
  let readable = Infinity

  const draw = (now: number): void => {
    const seconds = before === 0 ? 1 / 60 : Math.min(0.05, (now - before) / 1000)
    before = now
    age += seconds * tempo
    tumble(
      dice.map(({ body }) => body),
      room,
      seconds * tempo,
      age,
      knocked,
    )
    for (const die of dice) settle(die, age)
    if (readable === Infinity && dice.every(({ still }) => age > still + written)) {
      readable = age
      lie()
      const glows = dice.some(({ of }) => of.glows())
      dice.forEach((die, n) => {
        die.leaves = age + (glows ? glowing : rest) + n * 0.018
      })
      setTimeout(() => tray.classList.add('gone'), ((glows ? glowing : rest) * 1000) / tempo)
    }
    const context = canvas.getContext('2d')
    if (!context) {
      finish()
      return
    }
    painter ??= new Painter(context, density)
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, canvas.width, canvas.height)
    paint(painter, dice, age, middle, over)
    if (dice.every(({ isHome }) => isHome)) finish()
    else frame = requestAnimationFrame(draw)
  }
  const finish = (): void => {
    cancelAnimationFrame(frame)
    lie()
    for (const die of dice) come(die)
    stage.remove()
  }
  document.body.append(stage)
  frame = requestAnimationFrame(draw)
  return { landed, finish }
}

/** A tray that the dice have room in, and how large they are. */
function roomFor(count: number, over: DOMRect): { room: Tray; size: number } {
  const width = Math.min(over.width * 0.44, 112 + count * 20, 320)
  const depth = Math.min((over.height * 0.38) / eye[1], 88 + count * 8, 200)
  const size = Math.min(30, Math.sqrt((width * depth * 4) / (count * 19)))
  return { room: { width, depth }, size }
}

/** From where on the table the dice come, as a direction on it. */
function towards(hand: { x: number; y: number }, over: DOMRect, middle: readonly [number, number]): Vec {
  return [hand.x - over.left - middle[0], 0, hand.y - over.top - middle[1]]
}

function dieFor(of: Thrown, n: number, count: number, room: Tray, size: number, hand: Vec | null): Die {
  const chance = Math.random
  const solid = solidOf(of.look.sides ?? 6)
  const angle = hand && Math.hypot(hand[0], hand[2]) > 60 ? Math.atan2(hand[2], hand[0]) : 2.5
  const spread = ((n + 0.5) / count - 0.5) * Math.min(room.depth, room.width) * 1.1
  const from = Math.min(
    room.width / Math.abs(Math.cos(angle) || 0.01),
    room.depth / Math.abs(Math.sin(angle) || 0.01),
  )
  const far = from + size * (2 + chance() * 4 + (n % 3) * 2)
  const at: Vec = [
    Math.cos(angle) * far - Math.sin(angle) * spread,
    size * (3 + chance() * 4),
    Math.sin(angle) * far + Math.cos(angle) * spread,
  ]
  // Each aims at a place of its own, so that they spread.
  const aim: Vec = [
    (((n * 0.618 + chance() * 0.3) % 1) - 0.5) * room.width * 1.2,
    0,
    (((n * 0.382 + chance() * 0.3) % 1) - 0.5) * room.depth * 1.2,
  ]
  const ground: Vec = [aim[0] - at[0], 0, aim[2] - at[2]]
  const length = Math.hypot(ground[0], ground[2])
  const speed = size * (4 + chance() * 5) + length * 1.5
  const flat = times(ground, speed / length)
  const body = bodyOf(solid, size, at, [flat[0], size * (chance() * 7 - 1), flat[2]], chance)
  return { of, body, labels: null, still: Infinity, leaves: Infinity, isHome: false, from: [0, 0] }
}

/** A die that lies still is told what it shows. */
function settle(die: Die, age: number): void {
  const { body, of } = die
  if (age > 2 && body.top === null) body.top = body.tips?.side ?? 0
  if (body.top === null || die.labels) return
  const { top } = body
  const fitting = body.solid.labellings.filter((labels) => labels[top] === of.look.face)
  die.labels = fitting[Math.floor(Math.random() * fitting.length)] ?? []
  die.still = age
}

function come(die: Die): void {
  if (die.isHome) return
  die.isHome = true
  die.of.arrived()
}

function paint(
  painter: Painter,
  dice: readonly Die[],
  age: number,
  middle: readonly [number, number],
  over: DOMRect,
): void {
  const out = dice.filter(({ isHome }) => !isHome)
  for (const { body, leaves } of out) {
    const height = Math.max(0, body.at[1] - body.size)
    const [x, y] = shadowAt(body.at, height)
    const here = Math.max(0, 1 - Math.max(0, age - leaves) * 8)
    if (here > 0) painter.shadow(middle[0] + x, middle[1] + y, body.size, height, here)
  }
  for (const { body, of, still, leaves } of out) {
    if (age < still || !of.glows()) continue
    const [x, y] = seen(body.at)
    const bright = Math.min(1, (age - still) * 5) * Math.max(0, 1 - Math.max(0, age - leaves) * 4)
    painter.glow(middle[0] + x, middle[1] + y, body.size, bright * 0.9)
  }
  for (const die of out.toSorted((a, b) => depthOf(a.body.at) - depthOf(b.body.at))) {
    const { body, of, leaves, still } = die
    const [x, y] = seen(body.at)
    const size = body.size * (1 + Math.max(0, body.at[1] - body.size) / (body.size * 30))
    const at = [middle[0] + x, middle[1] + y] as const
    const told = Math.min(1, Math.max(0, (age - still) / written))
    if (age < leaves) {
      painter.die(of.look, body.solid, die.labels, told, at, size, matrixOf(body.turn), 1)
      continue
    }
    const t = Math.min(1, (age - leaves) / way)
    goHome(painter, die, t * t * (3 - 2 * t), at, over)
    if (t === 1) come(die)
  }
}

/** Up from the tray and onto its place on the board, turning its top to whoever looks. */
function goHome(painter: Painter, die: Die, t: number, at: readonly [number, number], over: DOMRect): void {
  const { body, of, labels } = die
  const home = of.home()
  const size = home ? body.size + (home.width / 2 - body.size) * t : body.size
  const [x, y] = home
    ? [home.left + home.width / 2 - over.left, home.top + home.height / 2 - over.top]
    : [at[0], at[1]]
  const place = [
    at[0] + (x - at[0]) * t,
    at[1] + (y - at[1]) * t - Math.sin(t * Math.PI) * body.size,
  ] as const
  const turn = between(body.turn, facing(die), t)
  painter.die(of.look, body.solid, labels, 1, place, size, matrixOf(turn), home ? 1 : 1 - t)
}

/** The turn in which the side on top looks at the eye, upright. */
function facing({ body }: Die): Turn {
  const { across, up, normal: out } = body.solid.sides[body.top ?? 0]
  const right: Vec = [1, 0, 0]
  const rows = [0, 1, 2].map((r) =>
    [0, 1, 2].map((c) => right[r] * across[c] + upright[r] * up[c] + eye[r] * out[c]),
  )
  const [[a, b, c], [d, e, f], [g, h, i]] = rows
  const w = Math.sqrt(Math.max(0, 1 + a + e + i)) / 2
  const x = (Math.sqrt(Math.max(0, 1 + a - e - i)) / 2) * (h - f < 0 ? -1 : 1)
  const y = (Math.sqrt(Math.max(0, 1 - a + e - i)) / 2) * (c - g < 0 ? -1 : 1)
  const z = (Math.sqrt(Math.max(0, 1 - a - e + i)) / 2) * (d - b < 0 ? -1 : 1)
  return normal([w, x, y, z])
}
