import type { Features } from './heads.ts'
import { both, facet, lead, line, pane, type HairColour, type Skin } from './ink.ts'

/** How somebody is doing. */
export type Mood = 'calm' | 'weary' | 'hurt' | 'joyful'

interface Traits {
  mood: Mood
  /** A cloth hides the mouth. */
  veiled: boolean
  scarred: boolean
  painted: string | null
  lips: string | null
}

const eye = (
  x: number,
  y: number,
  w: number,
  tilt: number,
  iris: string,
  side: number,
  lid: string | null,
  drake = false,
): string =>
  `<g transform="translate(${x} ${y}) scale(${side * w} ${w}) rotate(${tilt})"><path d="M-11 1Q-1-8 11-1Q2 6-11 1Z" fill="${drake ? '#f8d860' : '#f6e8cc'}"/>${drake ? `<path d="M0-5Q2 0 0 5Q-2 0 0-5Z" fill="${lead}"/>` : `<circle cy="-.6" r="4.2" fill="${iris}"/><circle cy="-.6" r="2" fill="${lead}"/><circle cx="-1.500" cy="-2" r="1.100" fill="#fff"/>`}${lid ? `<path d="M-12 2Q-1-9.500 12-2Q4 2-12 2Z" fill="${lid}"/>` : ''}<path d="M-12 2Q-1-9.500 12-2" fill="none" stroke="${lead}" stroke-width="3.400" stroke-linecap="round"/><path d="M-8 5Q1 8 9 3" fill="none" stroke="${lead}" stroke-width="1.200" opacity=".55"/></g>`
const brow = (x: number, y: number, k: number, tilt: number, c: string, side: number): string =>
  `<g transform="translate(${x} ${y}) scale(${side} 1) rotate(${tilt})"><path d="M-14 ${2 + k}Q-2 ${-6 - k * 2} 14 ${-1 - k}L13 ${3 + k}Q-1 ${-1} -13 ${5 + k}Z" fill="${c}" stroke="${lead}" stroke-width="1.600"/></g>`

/** The face, without hair and gear. */
export function faceOf(
  { veiled, mood, scarred, painted, lips }: Traits,
  r: Features,
  sk: Skin,
  hr: HairColour,
): string {
  const c: string[] = []
  const lid = mood === 'weary' ? sk[2] : null
  const m = r.mouth

  if (r.ear) c.push(both(pane(r.ear, sk[0])), both(r.ear2 ? facet(r.ear2, sk[2]) : ''))
  c.push(pane(r.face, sk[0]))
  c.push(`<g clip-path="url(#face)">`)
  c.push(
    facet('M100 58L96 96L108 134L100 142L106 152L100 176H170V58Z', sk[2], 0.55),
    facet('M124 70L140 100L132 150L112 172H170V58Z', sk[2], 0.7),
  )
  c.push(
    facet('M66 92Q80 76 96 82L94 96Q78 92 66 102Z', sk[1], 0.75),
    facet('M62 118Q76 122 86 128L84 148Q72 146 66 134Z', sk[1], 0.7),
  )
  c.push(
    `<g stroke="${lead}" stroke-width="1.300" opacity=".55" stroke-linecap="round">${Array.from({ length: 15 }, (_, i) => `<path d="M${146 - (i % 3) * 1.5} ${96 + i * 5}l${-(14 + ((i * 7) % 9))} ${5 + (i % 2)}"/>`).join('')}</g>`,
  )
  c.push('</g>')
  if (r.drake) {
    c.push(
      pane('M82 96L100 88L118 96L116 130Q117 150 110 160Q100 166 90 160Q83 150 84 130Z', sk[0], 2.6),
      facet('M100 89L117 97L115 130Q116 150 109 159L100 163Z', sk[2], 0.6),
      facet('M84 98L98 91L97 120L86 128Z', sk[1], 0.8),
    )
    c.push(
      eye(100 - r.ex - 2, r.ey, r.ew, r.tilt, '', 1, lid, true),
      eye(100 + r.ex + 2, r.ey, r.ew, r.tilt, '', -1, lid, true),
    )
    c.push(both(pane('M62 98L92 101L98 94L84 88Q70 86 62 98Z', sk[2], 2.4)))
    c.push(
      both(facet('M88 150Q92 146 95 151Q92 155 88 150Z', lead)),
      line('M85 146Q84 158 100 160Q116 158 115 146', lead, 2.4),
      line('M100 160V167', lead, 1.6),
      both(facet('M86 158l3 6l2-5z', '#fbf2dc')),
    )
    c.push(
      `<g fill="${sk[2]}" stroke="${lead}" stroke-width="1.200">${[
        [100, 82, 6],
        [100, 72, 7],
        [92, 76, 5],
        [108, 76, 5],
        [100, 104, 4.5],
        [100, 114, 4],
        [100, 123, 3.6],
      ]
        .map(
          ([x, y, s]) => `<path d="M${x} ${y - s}L${x + s * 0.8} ${y}L${x} ${y + s}L${x - s * 0.8} ${y}Z"/>`,
        )
        .join('')}</g>`,
    )
    c.push(
      both(
        `<g fill="none" stroke="${sk[1]}" stroke-width="1.600" opacity=".8"><path d="M70 120q4 4 8 0M66 114q3 3 6 1M74 132q3 3 6 1"/></g>`,
      ),
    )
    if (mood === 'hurt') c.push(wound())
    return c.join('')
  }
  const iris = r.iris ?? '#4a6b7c'
  const high = mood === 'joyful' ? 13 : mood === 'weary' ? 8 : 11
  const frown = mood === 'hurt' ? 9 : mood === 'weary' ? -7 : 0
  const bushy = r.brow ?? 1
  c.push(
    eye(100 - r.ex, r.ey, r.ew, r.tilt, iris, 1, lid),
    eye(100 + r.ex, r.ey, r.ew, r.tilt, iris, -1, lid),
  )
  c.push(
    brow(100 - r.ex, r.ey - high, bushy, r.tilt + frown, hr[0], 1),
    brow(100 + r.ex, r.ey - high, bushy, r.tilt + frown, hr[0], -1),
  )
  const [n0, n1, nw] = r.nose ?? [103, 134, 8]
  c.push(
    facet(`M100 ${n0}L${100 + nw + 1} ${n1}Q105 ${n1 + 5} 100 ${n1 + 4}Z`, sk[2], 0.85),
    facet(`M100 ${n0 + 8}L${100 - nw * 0.7} ${n1 - 1}L100 ${n1}Z`, sk[1], 0.6),
  )
  c.push(
    line(
      `M${100 - nw - 1} ${n1 - 2}Q${100 - nw - 2} ${n1 + 3} ${100 - nw * 0.45} ${n1 + 2}Q100 ${n1 + 7} ${100 + nw * 0.45} ${n1 + 2}Q${100 + nw + 2} ${n1 + 3} ${100 + nw + 1} ${n1 - 2}`,
      lead,
      2.3,
    ),
  )
  if (m && !veiled) c.push(mouthOf(m, mood, lips))
  if (r.freckle)
    c.push(
      `<g fill="${sk[2]}">${[
        [74, 126],
        [80, 129],
        [86, 126],
        [78, 122],
        [114, 126],
        [120, 129],
        [126, 126],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.500"/>`)
        .join('')}</g>`,
    )
  if (r.tusk && !veiled) c.push(both(pane('M80 153Q74 142 78 128Q86 138 89 151Z', '#f4e6c0', 2.4)))
  if (r.cheek) c.push(line('M80 128L90 142', sk[2], 2), line('M120 128L110 142', lead, 1.6, 0.5))
  if (scarred)
    c.push(line('M74 94L82 106M86 118L92 130', '#f6d0b0', 2.6), line('M76 95L84 107', lead, 1, 0.5))
  if (painted) c.push(both(line('M72 122L88 126M72 129L86 133', painted, 4)))
  if (mood === 'weary') c.push(both(line(`M${88 - r.ex} ${r.ey + 9}q12 6 22 0`, sk[2], 2.4)))
  if (mood === 'hurt') c.push(wound())
  return c.join('')
}

/** Smiling, tired or set. */
function mouthOf([y, w, smile]: readonly [number, number, number], mood: Mood, lips: string | null): string {
  if (mood === 'joyful')
    return (
      pane(
        `M${100 - w} ${y - 2}Q100 ${y + 3} ${100 + w} ${y - 2}Q100 ${y + 20} ${100 - w} ${y - 2}Z`,
        '#fbf2dc',
        2.6,
      ) +
      facet(
        `M${100 - w * 0.6} ${y + 6}Q100 ${y + 17} ${100 + w * 0.6} ${y + 6}Q100 ${y + 11} ${100 - w * 0.6} ${y + 6}Z`,
        '#a04a4a',
        0.8,
      )
    )
  const k = mood === 'hurt' ? smile - 2 : mood === 'weary' ? smile - 1.4 : smile
  const closed =
    line(`M${100 - w} ${y - k}Q100 ${y + 3 * k + 1} ${100 + w} ${y - k * 1.2}`, lead, 3) +
    line(`M${100 - w * 0.45} ${y + 6 + k}Q100 ${y + 9 + k} ${100 + w * 0.45} ${y + 6 + k}`, lead, 1.5, 0.6)
  if (!lips) return closed
  return (
    closed +
    facet(
      `M${100 - w * 0.8} ${y}Q100 ${y - 6} ${100 + w * 0.8} ${y}Q100 ${y + 8} ${100 - w * 0.8} ${y}Z`,
      lips,
      0.7,
    ) +
    line(`M${100 - w} ${y - k}Q100 ${y + 2} ${100 + w} ${y - k}`, lead, 2.2)
  )
}

/** Three scratches and a plaster. */
function wound(): string {
  return (
    line('M112 116L124 134M119 112L131 129M126 110L135 122', '#8d1f16', 3) +
    `<g transform="rotate(-24 76 128)">${pane('M62 122h28v11h-28z', '#efe2c6', 2)}${line('M72 122v11M80 122v11', lead, 1, 0.5)}</g>`
  )
}
