import { faceOf } from './features.ts'
import { beard, hairBehind, hairOnTop, horns } from './hair.ts'
import { heads } from './heads.ts'
import { hairColours, lead, palettes, pane, skins, type Palette } from './ink.ts'
import { gears, looksOf, type Looks, type Person } from './person.ts'

// A portrait is a window: glass behind, then gear, hair, face and headgear, and the light of the fire over it all.

/** A coin or a pane for small places, a window for large ones. */
export type Shape = 'coin' | 'pane' | 'window'

const frames = {
  coin: { box: '28 24 144 144', path: 'M28 96a72 72 0 1 0 144 0a72 72 0 1 0-144 0Z' },
  pane: { box: '18 16 164 164', path: 'M18 16h164v164h-164z' },
  window: { box: '0 0 200 250', path: 'M6 246V96Q8 8 100 4Q192 8 194 96V246Z' },
} as const

/** How a head sits on its shoulders. */
const build: Readonly<Partial<Record<Looks['head'], readonly [low: number, scale: number]>>> = {
  dwarf: [10, 1],
  halfling: [10, 0.93],
  orc: [0, 1.05],
}

export function portrait(person: Person, shape: Shape): string {
  const it = looksOf(person)
  const { box, path } = frames[shape]
  const p = palettes[it.palette]
  const light =
    it.mood === 'hurt'
      ? ['#c63a2f', '#7c1a15']
      : it.mood === 'joyful'
        ? ['#fff0c0', '#ffc27a']
        : ['#ffc27a', '#f2934a']
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs><clipPath id="frame"><path d="${path}"/></clipPath><clipPath id="face"><path d="${heads[it.head].face}"/></clipPath><filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="9"/></filter><radialGradient id="fire" cx=".32" cy=".92" r=".9"><stop offset="0" stop-color="${light[0]}" stop-opacity=".75"/><stop offset=".55" stop-color="${light[1]}" stop-opacity=".12"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient><radialGradient id="dark" cx=".5" cy=".42" r=".75"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#0a0402" stop-opacity=".75"/></radialGradient></defs><g clip-path="url(#frame)"><rect width="200" height="250" fill="${p[2]}"/>${shards(p, it.grain)}<circle cx="100" cy="98" r="86" fill="${p[3]}" opacity=".2" filter="url(#soft)"/>${figure(it, p)}<rect width="200" height="250" fill="url(#fire)" style="mix-blend-mode:soft-light"/><rect width="200" height="250" fill="url(#dark)"/></g>${rim(shape, path)}</svg>`
}

function figure(it: Looks, p: Palette): string {
  const head = heads[it.head]
  const gear = gears[it.gear]
  const veiled = 'veiled' in gear
  const sk = skins[it.skin]
  const hr = hairColours[it.hair]
  const [low, k] = build[it.head] ?? [0, 1]
  const scaly = it.head === 'drakeborn'
  const traits = {
    mood: it.mood,
    veiled,
    scarred: it.scarred,
    painted: it.painted ? palettes[it.palette][0] : null,
    lips: it.lips ? '#9a4444' : null,
  }
  return [
    `<g transform="translate(${100 - 100 * k} ${low + 120 - 120 * k}) scale(${k})">`,
    gear.behind(p),
    scaly ? '' : hairBehind(it.cut, hr),
    pane('M82 148V184Q100 200 118 184V148Z', sk[2]),
    gear.body(p),
    it.horned ? horns(sk) : '',
    faceOf(traits, head, sk, hr),
    'shows' in gear && !scaly ? hairOnTop(it.cut, hr) : '',
    it.bearded && !veiled ? beard(hr) : '',
    gear.head(p),
    '</g>',
  ].join('')
}

function rim(shape: Shape, path: string): string {
  const edge = (colour: string, width: number): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  if (shape === 'pane') return ''
  return shape === 'coin' ? edge('#120905', 7) : edge('#120905', 9) + edge('#8a6232', 4) + edge('#f0c878', 1)
}

/** Window glass behind the figure: two rings of panes. */
function shards(p: Palette, grain: number): string {
  const count = 11
  const from = -Math.PI * 1.12
  const chance = (i: number): number => {
    const x = Math.sin((grain + 1) * 91.7 + i * 37.1) * 1e4
    return x - Math.floor(x)
  }
  const at = (i: number, r: number): string => {
    const angle = from + (i / (count - 1)) * Math.PI * 1.24
    return `${(100 + Math.cos(angle) * r).toFixed(1)} ${(120 + Math.sin(angle) * r).toFixed(1)}`
  }
  return Array.from({ length: count }, (_, i) => {
    const middle = 78 + chance(i) * 26
    return (
      piece(
        `M100 120L${at(i, middle)}L${at(i + 1, middle)}Z`,
        [p[0], p[2], p[1], p[2]][(i + grain) % 4],
        0.55 + chance(i + 9) * 0.35,
      ) +
      piece(
        `M${at(i, middle)}L${at(i, 200)}L${at(i + 1, 200)}L${at(i + 1, middle)}Z`,
        [p[2], p[0], p[2], p[1]][(i + grain) % 4],
        0.4 + chance(i + 20) * 0.35,
      )
    )
  }).join('')
}

function piece(d: string, colour: string, opacity: number): string {
  return `<path d="${d}" fill="${colour}" opacity="${opacity.toFixed(2)}" stroke="${lead}" stroke-width="2.600"/>`
}
