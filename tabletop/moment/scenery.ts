import type { Frame, Of, Painted } from './paint.ts'

// What stands around: a fire, a wood and what looks out of it, a sea, the four lands.

const lead = '#1c0f08'

/** How tall something is that takes this part of the frame, on wide screens and on narrow ones. */
export function tallOf({ width, height }: Pick<Frame, 'width' | 'height'>, size: number): number {
  return size * Math.min(width * 1.4, height)
}

/** From 0 to 1 while the moment goes from one point of it to another, without a jolt. */
export function between(t: number, from: number, to: number): number {
  const k = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return k * k * (3 - 2 * k)
}

const coats = [
  [1, '#c2471a'],
  [0.72, '#f2934a'],
  [0.44, '#ffe2a8'],
] as const
const logs = [
  ['M-44 4L34 -10L38 0L-40 15Z', '#5a3418', '#8a5a2c'],
  ['M44 4L-34 -12L-38 -1L40 16Z', '#6e4424', '#a3703e'],
] as const

/** A camp fire: tongues in three coats, one behind the other, over two logs. */
export function fire({ x, y, size, does }: Of<'fire'>): Painted {
  const tongues = Array.from({ length: 7 }, (_, n) => ({
    at: (n - 3) * 9 + Math.random() * 4,
    tall: 92 - Math.abs(n - 3) * 17,
    beat: 5 + Math.random() * 5,
    begins: Math.random() * 6,
  }))
  const wood = logs.map(([d, body, lit]) => ({ path: new Path2D(d), body, lit }))
  return (frame) => {
    const { context, width, height, t, seconds } = frame
    const strong = does === 'dies' ? 1 - between(t, 0.05, 0.62) : 1
    const glowing = does === 'dies' ? 1 - between(t, 0.6, 0.95) : 1
    const k = tallOf(frame, size) / 100
    const tongue = ({ at, tall, beat, begins }: (typeof tongues)[number], coat: number): Path2D => {
      const now = t * seconds * beat + begins
      const high = tall * strong * coat * (1 + 0.14 * Math.sin(now))
      const sway = 7 * Math.sin(now * 0.6) * coat
      const half = 13 * (0.5 + 0.5 * coat) * (0.35 + 0.65 * strong)
      return new Path2D(
        `M${at - half} 0C${at - half * 1.3} ${-high * 0.4} ${at + sway - half * 0.5} ${-high * 0.6} ${at + sway} ${-high}C${at + sway + half * 0.3} ${-high * 0.6} ${at + half * 1.4} ${-high * 0.4} ${at + half} 0Z`,
      )
    }
    context.save()
    context.translate(x * width, y * height)
    context.scale(k, k)
    context.lineJoin = 'round'
    if (strong > 0.02)
      for (const [coat, colour] of coats) {
        const paths = tongues.map((it) => tongue(it, coat))
        context.strokeStyle = lead
        context.lineWidth = 5
        if (coat === 1) for (const path of paths) context.stroke(path)
        context.fillStyle = colour
        for (const path of paths) context.fill(path)
      }
    for (const { path, body, lit } of wood) {
      context.fillStyle = body
      context.strokeStyle = lead
      context.lineWidth = 4
      context.fill(path)
      context.stroke(path)
      context.globalAlpha = glowing * (0.7 + 0.3 * Math.sin(t * seconds * 6))
      context.fillStyle = does === 'dies' ? '#ff7a2a' : lit
      context.save()
      context.clip(path)
      context.fillRect(-50, -14, 100, 11)
      context.restore()
      context.globalAlpha = 1
    }
    context.restore()
  }
}

/** A row of pines before the light. */
export function wood({ colour }: Of<'wood'>): Painted {
  const trees = Array.from({ length: 34 }, (_, i) => ({
    x: (i + Math.random()) / 34,
    high: 0.16 + Math.random() * 0.26,
  }))
  return ({ context, width, height }) => {
    context.fillStyle = colour
    context.fillRect(0, height * 0.86, width, height * 0.14)
    for (const { x, high } of trees) {
      const tall = high * Math.min(height, width * 1.3)
      for (let tier = 0; tier < 3; tier++) {
        const low = height * 0.88 - tall * tier * 0.28
        const half = tall * (0.2 - tier * 0.045)
        context.beginPath()
        context.moveTo(x * width, low - tall * 0.5)
        context.lineTo(x * width + half, low)
        context.lineTo(x * width - half, low)
        context.fill()
      }
    }
  }
}

/** Somebody looks out of the dark, and somebody else, and more of them. */
export function eyes({ count, colour }: Of<'eyes'>): Painted {
  const pairs = Array.from({ length: count }, (_, n) => {
    const side = n % 2 === 0 ? -1 : 1
    return {
      x: 0.5 + side * (0.14 + Math.random() * 0.34),
      y: 0.56 + Math.random() * 0.26,
      size: 0.6 + Math.random() * 0.7,
      opens: 0.34 + (0.5 * n) / count,
      blinks: Math.random() * 6,
      slant: 0.1 + Math.random() * 0.4,
    }
  })
  return (frame) => {
    const { context, width, height, t, seconds } = frame
    const unit = tallOf(frame, 0.013)
    context.fillStyle = colour
    for (const { x, y, size, opens, blinks, slant } of pairs) {
      const open = between(t, opens, opens + 0.07) * (Math.sin(t * seconds * 1.7 + blinks) > -0.96 ? 1 : 0.1)
      if (open === 0) continue
      const r = unit * size
      for (const side of [-1, 1]) {
        context.save()
        context.translate(x * width + side * r * 1.7, y * height)
        context.rotate(side * slant)
        context.scale(1, Math.max(0.06, 0.62 * open))
        context.globalAlpha = 0.22
        context.beginPath()
        context.arc(0, 0, r * 2.3, 0, 7)
        context.fill()
        context.globalAlpha = 1
        context.beginPath()
        context.arc(0, 0, r, 0, 7)
        context.fill()
        context.restore()
      }
    }
  }
}

/** A ring on the ground that calls: one sign after the other begins to shine. */
export function runes({ x, y, size, colour }: Of<'runes'>): Painted {
  const signs = Array.from({ length: 12 }, () => Array.from({ length: 4 }, () => Math.random() * 2 - 1))
  return (frame) => {
    const { context, width, height, t, seconds } = frame
    const r = tallOf(frame, size)
    context.save()
    context.translate(x * width, y * height)
    context.scale(1, 0.3)
    context.rotate(t * seconds * 0.25)
    context.strokeStyle = colour
    for (const [far, wide] of [
      [1, 0.022],
      [0.74, 0.012],
    ] as const) {
      context.lineWidth = r * wide
      context.beginPath()
      context.arc(0, 0, r * far, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * between(t, 0, 0.36))
      context.stroke()
    }
    context.lineWidth = r * 0.03
    context.lineCap = 'round'
    signs.forEach((cuts, n) => {
      const lit = between(t, 0.04 + n * 0.024, 0.1 + n * 0.024)
      if (lit === 0) return
      context.save()
      context.rotate((n / signs.length) * Math.PI * 2)
      context.translate(0, -r * 0.87)
      context.globalAlpha = lit * (0.75 + 0.25 * Math.sin(t * seconds * 7 + n))
      context.beginPath()
      context.moveTo(0, -r * 0.09)
      context.lineTo(0, r * 0.09)
      for (const cut of cuts.slice(0, 3)) {
        context.moveTo(0, r * 0.07 * cut)
        context.lineTo(r * 0.07 * Math.sign(cut + 0.3), r * 0.07 * (cut - 0.6))
      }
      context.stroke()
      context.restore()
    })
    context.restore()
  }
}

/** It strikes where it likes, and is gone before anybody looks. */
export function lightning({ at }: Of<'lightning'>): Painted {
  const strikes = at.map((when) => ({ when, ways: forked(0.3 + Math.random() * 0.55, 0, 0.72) }))
  return ({ context, width, height, t }) => {
    context.lineCap = 'round'
    context.lineJoin = 'round'
    for (const { when, ways } of strikes) {
      const since = t - when
      if (since < 0 || since > 0.16) continue
      const strong = (1 - since / 0.16) * (Math.sin(since * 190) > -0.4 ? 1 : 0.35)
      ways.forEach((way, n) => {
        const path = new Path2D()
        for (const [x, y] of way) path.lineTo(x * width, y * height)
        const thick = height * (n === 0 ? 0.008 : 0.004)
        for (const [wide, colour, share] of [
          [6, '#7fb4e8', 0.25],
          [2.4, '#bfe0ff', 0.6],
          [1, '#ffffff', 1],
        ] as const) {
          context.globalAlpha = strong * share
          context.strokeStyle = colour
          context.lineWidth = thick * wide
          context.stroke(path)
        }
      })
    }
    context.globalAlpha = 1
  }
}

/** A way down in jags, and the ways that leave it. */
function forked(x: number, from: number, to: number): (readonly [number, number])[][] {
  const trunk: (readonly [number, number])[] = []
  const forks: (readonly [number, number])[][] = []
  for (let y = from, at = x; y < to; y += 0.03 + Math.random() * 0.06) {
    trunk.push([at, y])
    at += (Math.random() - 0.5) * 0.07
    if (from === 0 && Math.random() < 0.3) forks.push(...forked(at, y, y + 0.1 + Math.random() * 0.2))
  }
  return [trunk, ...forks]
}

/** A sea that has had enough. */
export function waves({ colour }: Of<'waves'>): Painted {
  const swells = Array.from({ length: 4 }, (_, n) => ({
    y: 0.7 + n * 0.09,
    high: 0.05 + Math.random() * 0.035,
    long: 2.4 + Math.random() * 1.6,
    begins: Math.random() * 6,
  }))
  return ({ context, width, height, t, seconds }) => {
    swells.forEach(({ y, high, long, begins }, n) => {
      const top = (x: number): number => {
        const swell = Math.sin(x * long * 2 + begins + t * seconds * (n % 2 ? 2.2 : -1.7))
        return (y - high * (0.4 + t) * (1 - Math.abs(swell)) * 2) * height
      }
      context.beginPath()
      context.moveTo(0, height)
      for (let x = 0; x <= 1.001; x += 1 / 60) context.lineTo(x * width, top(x))
      context.lineTo(width, height)
      context.fillStyle = colour
      context.fill()
      context.globalAlpha = 0.5 - n * 0.16
      context.fillStyle = '#020a10'
      if (n < 3) context.fill()
      context.globalAlpha = 1
      context.lineJoin = 'round'
      context.strokeStyle = lead
      context.lineWidth = height * 0.008
      context.stroke()
      context.globalAlpha = 0.6 - n * 0.12
      context.strokeStyle = '#d8e8f0'
      context.lineWidth = height * 0.003
      context.stroke()
    })
    context.globalAlpha = 1
  }
}

/** A window, 200 by 250, with a land in it: the sky, its light, and what the land is known by. */
const arch = 'M6 246V96Q8 8 100 4Q192 8 194 96V246Z'
const views = {
  desert: {
    panes: ['#5a2a0a', '#c9702c', '#f4b25a'],
    land: 'M0 190Q50 150 110 186Q160 160 200 176V250H0ZM0 214Q70 190 130 218Q170 204 200 212V250H0Z',
    sign: 'M130 74a26 26 0 1 0 52 0a26 26 0 1 0-52 0',
  },
  fortress: {
    panes: ['#1c1232', '#5b3f96', '#b79af0'],
    land: 'M20 250V150h14v-14h12v14h14v-14h12v14h14v-50l22-34 22 34v50h14v-14h12v14h14v-14h12v14h10v100Z',
    sign: 'M106 92h14v26h-14z',
  },
  forest: {
    panes: ['#0c2416', '#2f7038', '#8fe08a'],
    land: 'M44 110l34 62h-14l26 46H-2l26-46H10ZM120 70l44 76h-18l34 60H60l34-60H76ZM0 212h200v38H0Z',
    sign: 'M24 60a16 16 0 1 0 32 0a16 16 0 1 0-32 0',
  },
  iceCave: {
    panes: ['#0b2033', '#2f73a3', '#8fd4f6'],
    land: 'M0 250V170l30-40 24 50 30-90 34 96 26-56 30 44 26-26v102Z',
    sign: 'M60 20l8 44 8-44zM110 12l7 62 9-62zM150 30l6 34 6-34z',
  },
} as const
const order = ['desert', 'fortress', 'forest', 'iceCave'] as const
export type Land = (typeof order)[number]

/** The four lands as windows. Each is dim, or lights up, or goes out, one after the other. */
export function lands({ y, size, lights }: Of<'lands'>): Painted {
  const frame200 = new Path2D(arch)
  const each = order.map((land) => ({
    land: new Path2D(views[land].land),
    sign: new Path2D(views[land].sign),
    cuts: Array.from({ length: 9 }, (_, n) => ({ angle: (n / 9) * 6.3 + Math.random() * 0.4 })),
    ...pick(views[land].panes),
  }))
  return (frame) => {
    const { context, width, height, t } = frame
    const rows = width < height * 0.8 ? 2 : 1
    const tall = Math.min(height * size, (width / (rows === 1 ? 4.6 : 2.4)) * 1.25) / (rows === 1 ? 1 : 1.15)
    const k = tall / 250
    const step = 200 * k * 1.12
    each.forEach(({ land, sign, cuts, dark, body, lit }, n) => {
      const column = rows === 1 ? n - 1.5 : (n % 2) - 0.5
      const row = rows === 1 ? 0 : n < 2 ? 1 : 0
      const at = 0.12 + n * 0.13
      const does = lights[order[n]]
      const bright =
        does === 'kindles'
          ? between(t, at, at + 0.2)
          : does === 'fades'
            ? 1 - between(t, at + 0.1, at + 0.34)
            : does === 'shines'
              ? between(t, 0.1, 0.4)
              : 0.16
      context.save()
      context.translate(width / 2 + column * step - 100 * k, y * height - (row + 1) * tall * 1.06)
      context.scale(k, k)
      context.save()
      context.clip(frame200)
      context.fillStyle = dark
      context.fillRect(0, 0, 200, 250)
      context.globalAlpha = bright
      context.fillStyle = body
      context.fillRect(0, 0, 200, 250)
      context.lineWidth = 3
      context.strokeStyle = lead
      cuts.forEach(({ angle }, i) => {
        const next = cuts[(i + 1) % cuts.length].angle
        context.globalAlpha = bright * (i % 2 === 0 ? 0.7 : 0.15)
        context.fillStyle = lit
        context.beginPath()
        context.moveTo(100, 130)
        context.lineTo(100 + Math.cos(angle) * 260, 130 + Math.sin(angle) * 260)
        context.lineTo(100 + Math.cos(next) * 260, 130 + Math.sin(next) * 260)
        context.closePath()
        context.fill()
        context.globalAlpha = 1
        context.stroke()
      })
      context.globalAlpha = 0.25 + 0.75 * bright
      context.fillStyle = '#fff2c8'
      context.fill(sign)
      context.stroke(sign)
      context.globalAlpha = 1
      context.fillStyle = dark
      context.fill(land, 'evenodd')
      context.lineWidth = 4
      context.stroke(land)
      context.restore()
      for (const [colour, wide] of [
        ['#120905', 11],
        ['#8a6232', 5],
        ['#f0c878', 1.4],
      ] as const) {
        context.strokeStyle = colour
        context.lineWidth = wide
        context.stroke(frame200)
      }
      context.restore()
    })
  }
}

function pick([dark, body, lit]: readonly [string, string, string]): {
  dark: string
  body: string
  lit: string
} {
  return { dark, body, lit }
}
