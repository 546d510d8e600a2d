import {
  dot,
  eyes,
  fill,
  glow,
  line,
  oval,
  shadow,
  paint,
  type Drawing,
  type Mark,
} from '@dicehearth/tabletop/figure/marks.ts'
import { bat, spider } from '@dicehearth/tabletop/figure/beasts.ts'

/** What flies, spins and coils. */

const crow: Drawing = [
  line('#5a4026', 7, 'M20 168h160M150 168V20M150 24h-60'),
  line('#b39a6b', 4, 'M94 24v30'),
  line('#b39a6b', 4, dot(94, 64, 10)),
  fill(
    '#14161c',
    'M60 150c-20 10-40 20-54 16 20-10 30-26 40-50 8-24 26-40 52-40 20 0 34 12 36 30 2 26-16 50-44 58z',
  ),
  fill('#2c303c', 'M58 140c6-26 22-46 50-50-4 28-22 48-50 50z'),
  line('#4a5064', 3, 'M64 132q22-8 34-32M60 142q28-6 44-28'),
  fill('#14161c', oval(124, 76, 24, 22)),
  fill('#3a3226', 'M142 66l44 12-42 12z'),
  line('#14110c', 2, 'M146 78l36 0'),
  ...eyes('#ff5a4a', 130, 72, 0, 4.5),
  line('#8a7a5a', 4, 'M88 152l-4 16M104 150l2 18M78 168h14M100 168h14'),
]

const nyxhoga: Drawing = [
  ...spider(paint('#1c1020', '#2a1830', '#5c2c62', '#e8a0ff')),
  fill('#5c2c62', oval(60, 72, 30, 28), oval(140, 72, 30, 28), oval(100, 50, 34, 32)),
  fill('#a860a8', oval(54, 62, 14, 10), oval(132, 62, 14, 10), oval(92, 38, 16, 11)),
  line('#e8c0f0', 2, 'M100 50m-22 8q22 14 44 0M60 84q12 6 22-2M140 84q-12 6-22-2'),
  glow('#f0c0ff', dot(66, 80, 3), dot(140, 78, 3), dot(104, 62, 3)),
  // A woman's face, long forgotten.
  fill('#d8bcd0', oval(100, 134, 18, 21)),
  fill('#1c1020', 'M80 132c0-24 40-24 40 0-12-10-28-10-40 0z'),
  ...eyes('#e8a0ff', 100, 134, 16, 3.2),
  fill('#5a1238', 'M92 147q8 5 16 0-2 5-8 5t-8-5z'),
]

const hydra: Drawing = [
  shadow(88),
  fill('#6a4a14', 'M30 186c-8-30 20-54 70-54s78 24 70 54z'),
  fill('#b8862c', 'M50 184c0-22 20-38 50-38s50 16 50 38z'),
  ...neck('M60 150C20 120 10 80 30 44', 30, 40, -1),
  ...neck('M84 142C60 100 58 60 70 26', 70, 22, -1),
  ...neck('M100 140C104 100 100 60 104 12', 104, 10, 1),
  ...neck('M118 142c22-40 24-80 14-112', 132, 26, 1),
  ...neck('M140 150c40-30 50-70 30-106', 170, 42, 1),
  line('#f7d36c', 3, 'M66 168q34-14 68 0M76 178q24-10 48 0'),
]

function neck(way: string, x: number, y: number, faces: 1 | -1): Mark[] {
  const f = faces
  return [
    line('#6a4a14', 17, way),
    line('#d9a83a', 7, way),
    fill('#8a642c', oval(x + 6 * f, y, 18, 12)),
    fill('#e3b566', oval(x + 2 * f, y - 4, 12, 5)),
    fill('#3a2408', `M${x + 8 * f} ${y + 6}l${16 * f} 0l${-4 * f} 6l${-12 * f} 0z`),
    glow('#ff5a3a', dot(x + 6 * f, y - 3, 3)),
  ]
}

export const crawlers: Readonly<Record<string, Drawing>> = {
  E15: bat(paint('#1c181c', '#2c262c', '#4a424a', '#ff8a4a')),
  E19: nyxhoga,
  E22: crow,
  E24: [
    ...spider(paint('#241620', '#33202a', '#7a4a3a', '#ff6a5a')),
    line('#c9a08a', 3, 'M84 76q16-10 32 0M86 88q14-8 28 0'),
  ],
  E25: [
    line(
      '#e8e4f0aa',
      1.6,
      'M100 0V50M20 0l60 70M180 0l-60 70M0 40l70 40M200 40l-70 40M40 24q60 30 120 0M20 14q80 50 160 0',
    ),
    ...spider(paint('#2a2834', '#3c3a48', '#a8a4bc', '#9cf0ff')),
    line('#ffffff', 2, 'M86 72q14 20 28 0M82 86q18 18 36 0M90 62q10 10 20 0'),
  ],
  E38: hydra,
}
