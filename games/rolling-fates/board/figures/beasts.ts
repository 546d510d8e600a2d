import { dot, eye, fill, line, oval, paint, shadow, type Drawing } from '@dicehearth/tabletop/figure/marks.ts'
import { hound, rat } from '@dicehearth/tabletop/figure/beasts.ts'

/** Rats, dogs and what crawls in the mud. */

const leech: Drawing = [
  shadow(70),
  fill(
    '#2b2630',
    'M20 186c-12-34 14-60 46-58 20 2 22 22 40 16 16-6-2-40 12-66 12-24 44-30 58-12 12 18 2 40-12 46 18 20 22 60-4 74z',
  ),
  fill('#5a4a58', 'M34 178c-6-22 10-40 32-38 18 2 28 20 50 8 18-12 4-44 16-62-2 30 22 60 6 92z'),
  line(
    '#221d26',
    5,
    'M52 140q-8 20-2 44M78 150q-6 16-2 34M108 152q0 16 4 32M140 130q10 22 4 52M128 106q18 2 30 14',
  ),
  fill('#8a3a44', oval(150, 78, 24, 20)),
  fill('#1a0709', oval(150, 78, 14, 11)),
  fill(
    '#f0e0c8',
    'M134 70l8 4-8 4zM166 70l-8 4 8 4zM146 62l4 8 4-8zM146 94l4-8 4 8zM136 90l8-4-3 8zM164 90l-8-4 3 8z',
  ),
  fill('#e8b2a0', dot(122, 88, 3), dot(178, 88, 3), dot(128, 104, 2)),
  line('#9fb0b8', 2, 'M30 170q10-4 18 0M60 176q12-5 22 0'),
]

const hornet: Drawing = [
  shadow(34),
  fill('#cfe0e833', 'M96 74C60 20 14 18 8 40s40 42 88 42z', 'M104 74c36-54 82-56 88-34s-40 42-88 42z'),
  line('#e8f4f8aa', 2, 'M96 74C60 20 14 18 8 40s40 42 88 42zM104 74c36-54 82-56 88-34s-40 42-88 42z'),
  fill('#3a2a10', 'M100 70c26 0 36 20 34 44-2 26-20 44-34 66-14-22-32-40-34-66-2-24 8-44 34-44z'),
  fill(
    '#d9a125',
    'M68 100q32 12 64 0l2 12q-34 14-68 0zM70 128q30 12 60 0l-8 14q-22 8-44 0zM86 154q14 6 28 0l-8 12q-6 3-12 0z',
  ),
  line('#e9d9a8', 4, 'M100 178v12'),
  fill('#8a6a2c', 'M76 62c0-22 48-22 48 0 0 16-48 16-48 0z'),
  ...eye('#ff7a3a', 86, 60, 5),
  ...eye('#ff7a3a', 114, 60, 5),
  line(
    '#e3b566',
    3,
    'M88 48q-8-18-20-20M112 48q8-18 20-20M74 110l-22 16M126 110l22 16M78 132l-18 20M122 132l18 20',
  ),
  line('#f7d36c', 2, 'M100 76v18m-8-9h16'),
]

export const beasts: Readonly<Record<string, Drawing>> = {
  // The Marsh Rat wears somebody's ring on its tail.
  E01: [...rat(paint('#2c2320', '#463933', '#6a594e', '#ffb347')), line('#e9b84a', 3, dot(8, 146, 6))],
  E02: leech,
  E06: [
    ...hound(paint('#33261a', '#5a4630', '#7d6546', '#ffd36a')),
    fill('#7a5c3a', 'M24 150q30 14 90 8l-4 14q-50 6-80-6zM120 128q20 8 40 0l-2 10q-16 6-36 0z'),
    line('#7a5c3a', 5, 'M40 160v18M66 164v14M90 164v20'),
  ],
  E16: [
    ...hound(paint('#2a1d1d', '#5b3632', '#8a5248', '#ff6a3a')),
    line('#8f959c', 9, 'M116 110q18 16 44 10'),
    fill('#d5dbe0', 'M116 112l-6-10 12 2zM132 124l-2-12 11 6zM150 124l2-12 8 8z'),
    line('#8f959c', 4, 'M112 118q-30 20-60 10t-40 20'),
  ],
  E30: hornet,
}
