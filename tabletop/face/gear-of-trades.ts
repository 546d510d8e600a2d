import { torso, type Gear } from './gear-of-arms.ts'
import { bead, both, brass, facet, lead, line, pane } from './ink.ts'

const steel = '#a9aeb5'
const steelDark = '#5f646c'
const leather = '#7a4a24'
const bone = '#efe4cc'

function ring(count: number, one: string): string {
  return Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${(360 / count) * i} 100 96)">${one}</g>`,
  ).join('')
}

export const trades = {
  cleric: {
    behind: (p) =>
      ring(16, pane('M100 2L107 32H93Z', p[1], 2.2)) +
      bead(100, 96, 66, p[3], 3) +
      bead(100, 96, 58, p[2], 1.6),
    body: (p) =>
      torso(p) +
      both(pane('M78 180L62 246H90L100 206Z', brass, 2.8) + line('M78 214h12M74 228h14', lead, 1.4)) +
      bead(100, 214, 9, p[3]) +
      line('M100 208v12M94 214h12', lead, 2),
    head: (p) =>
      both(pane('M60 92C46 122 48 166 64 194L80 182C62 156 60 124 68 100Z', p[2])) +
      pane('M58 94Q60 38 100 4Q140 38 142 94Q100 74 58 94Z', p[0]) +
      facet('M101 6Q139 38 140 92Q122 82 101 81Z', p[2], 0.55) +
      line('M66 80Q70 46 94 22', p[1], 2.6) +
      pane('M56 96Q100 74 144 96L143 107Q100 87 57 107Z', brass, 2.8) +
      bead(100, 50, 10, brass) +
      line('M100 32v6M100 62v6M82 50h6M112 50h6M88 38l4 4M108 58l4 4M112 38l-4 4M92 58l-4 4', brass, 2.6),
  },
  cowl: {
    behind: (p) =>
      line('M42 12V246', lead, 11) +
      line('M42 12V246', '#4a2812', 6) +
      pane('M34 26Q92-6 124 30Q84 20 40 46Z', '#b9bec4') +
      facet('M40 28Q90 6 120 28Q84 18 42 38Z', '#f2f4f6', 0.8) +
      `<circle cx="160" cy="70" r="30" fill="${p[1]}" opacity=".3" filter="url(#soft)"/>`,
    body: (p) =>
      torso(p) +
      both(pane('M100 182L58 182L34 210L58 206L50 232L76 214L82 240L100 214Z', p[2])) +
      line('M74 190Q100 214 126 190', brass, 2.6) +
      bead(84, 200, 4, bone, 1.8) +
      bead(116, 200, 4, bone, 1.8) +
      bead(100, 208, 6, p[1], 2),
    head: (p) =>
      pane(
        'M104 8C54 34 38 94 42 142C44 172 56 192 74 206L84 184C64 158 58 126 66 104C72 88 86 80 100 80C114 80 128 88 134 104C142 126 136 158 116 184L126 206C144 192 156 172 158 142C162 94 146 34 104 8Z',
        p[0],
      ) +
      facet(
        'M104 10C144 36 160 94 156 142C154 172 144 190 127 203L118 183C137 158 143 126 135 104C128 88 114 81 102 81Q116 52 104 10Z',
        p[2],
        0.7,
      ) +
      line('M54 112Q50 148 66 184M62 86Q72 50 98 26', p[1], 2.3) +
      pane('M86 62Q85 44 100 44Q115 44 114 62Q114 69 108 71V78H92V71Q86 69 86 62Z', bone, 2.4) +
      bead(94, 59, 4, lead, 0) +
      bead(106, 59, 4, lead, 0) +
      line('M97 73v5M103 73v5', lead, 1.4) +
      `<path d="M66 106C72 88 86 80 100 80C114 80 128 88 134 106Q120 92 100 91Q80 92 66 106Z" fill="${lead}" opacity=".6"/>`,
  },
  paladin: {
    behind: (p) =>
      line('M166 10V246', lead, 10) +
      line('M166 10V246', '#8a5a2c', 5) +
      pane('M162 18L98 26L118 42L98 58L162 66Z', p[1], 3) +
      facet('M162 42L110 42L98 58L162 66Z', p[2], 0.5) +
      bead(166, 10, 6, brass),
    body: (p) =>
      torso(p) +
      pane('M58 184Q100 208 142 184L154 246H46Z', steel) +
      facet('M100 202Q122 198 142 186L152 246H100Z', steelDark, 0.75) +
      facet('M64 192Q76 200 92 203L88 214Q72 210 62 204Z', '#eef1f4', 0.8) +
      pane('M94 208h12v12h12v10h-12v16h-12v-16h-12v-10h12z', brass, 2.6),
    head: (p) =>
      both(
        pane(
          'M62 80C38 78 18 56 14 20C26 34 34 36 42 38C36 28 36 20 36 14C46 32 58 42 70 58Z',
          '#f2ead8',
          3,
        ) + line('M24 38Q36 58 58 68M40 36Q48 50 62 58', lead, 1.5),
      ) +
      pane('M58 108C52 54 82 38 100 38C118 38 148 54 142 108L134 106Q130 84 100 82Q70 84 66 106Z', steel) +
      facet('M102 40C118 40 146 54 140 104L134 102Q130 84 102 82Z', steelDark, 0.8) +
      facet('M68 78Q72 56 92 48L90 58Q76 66 74 82Z', '#eef1f4', 0.85) +
      both(pane('M62 104L58 138L74 160L76 132L68 108Z', steel, 2.8)) +
      pane('M60 96Q100 76 140 96L140 106Q100 86 60 106Z', p[0], 2.8) +
      pane('M100 74l5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z', brass, 2.4),
  },
  smith: {
    behind: (p) =>
      `<g transform="rotate(-20 36 120)">${pane('M32 40h10v200h-10z', leather)}${pane('M12 18h52v30h-52z', steel)}${facet('M40 20h22v26h-22z', steelDark, 0.8)}</g>` +
      `<circle cx="166" cy="86" r="28" fill="${p[1]}" opacity=".5" filter="url(#soft)"/>` +
      pane('M160 42h14v24Q190 78 186 98Q180 112 167 112Q152 112 148 98Q144 78 160 66Z', p[2], 3) +
      pane('M151 90Q167 82 184 90Q184 106 167 108Q152 106 151 90Z', p[1], 2) +
      bead(160, 98, 2.6, p[3], 0) +
      bead(172, 94, 3.4, p[3], 0),
    body: (p) =>
      torso(p) +
      pane('M62 200Q100 216 138 200L150 246H50Z', leather) +
      facet('M100 210Q122 208 138 202L148 246H100Z', '#4a2812', 0.6) +
      both(line('M70 204L62 180', lead, 9) + line('M70 204L62 180', leather, 5)) +
      pane('M84 222h32v22H84z', '#8f5c30', 2.2) +
      line('M90 222v-8M98 222v-12M106 222v-7', steel, 3),
    head: (p) =>
      pane('M56 98C50 54 78 40 100 40C122 40 150 54 144 98Q100 74 56 98Z', leather) +
      facet('M102 42C122 42 148 56 142 95Q124 83 102 81Z', '#4a2812', 0.65) +
      line('M66 76Q74 54 96 48M100 42V78', '#a3703e', 2) +
      pane('M54 90Q100 64 146 90L145 100Q100 76 55 100Z', '#2a2026', 2.6) +
      both(bead(80, 79, 15, brass, 3) + bead(80, 79, 9.5, p[1], 2) + line('M74 76q3-5 8-4', '#fff', 2.4)),
  },
  sailor: {
    behind: (p) =>
      `<g transform="rotate(14 40 120)">${line('M40 70V248', lead, 11)}${line('M40 70V248', '#8a5a2c', 6)}${pane('M28 4Q40-6 52 4L50 74Q40 82 30 74Z', '#a5713c')}${line('M40 6V70', lead, 1.4)}</g>` +
      `<circle cx="168" cy="92" r="30" fill="#ffd48a" opacity=".55" filter="url(#soft)"/>` +
      line('M168 44v24', lead, 3) +
      pane('M154 68h28l5 40h-38z', '#2a2026', 2.6) +
      pane('M158 73h20l4 30h-28z', '#ffc27a', 2) +
      pane('M168 80q8 10 0 20q-8-10 0-20z', p[3], 1.4),
    body: (p) =>
      torso(p) +
      pane('M62 178Q100 206 138 178L148 194Q128 212 106 212L118 244H98L92 212Q70 208 52 194Z', p[1]) +
      facet('M100 198Q124 194 138 180L146 194Q128 208 102 210Z', p[2], 0.6) +
      line('M26 232Q60 214 84 222M30 244Q60 226 86 232', '#d8c49a', 5) +
      line('M26 232Q60 214 84 222M30 244Q60 226 86 232', lead, 1, 0.6),
    head: (p) =>
      pane('M62 80Q62 34 100 32Q138 34 138 80Q100 62 62 80Z', p[0]) +
      facet('M102 34Q136 36 136 77Q120 70 102 69Z', p[2], 0.6) +
      line('M70 66Q74 46 94 40', p[1], 2.6) +
      pane('M20 92Q58 58 100 58Q142 58 180 92Q160 104 142 94Q100 74 58 94Q40 104 20 92Z', p[0]) +
      facet('M102 60Q142 60 176 91Q160 100 143 91Q124 80 102 79Z', p[2], 0.65) +
      pane('M62 76Q100 58 138 76L138 83Q100 65 62 83Z', brass, 2.4) +
      pane('M124 62Q132 50 142 56Q144 68 132 74Z', p[3], 2),
  },
} satisfies Record<string, Gear>
