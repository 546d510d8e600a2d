import {
  dot,
  eyes,
  fill,
  glow,
  line,
  oval,
  paint,
  shadow,
  type Drawing,
  type Paint,
} from '@dicehearth/tabletop/figure/marks.ts'
import { bricks, ghoul, hulk, imp } from '@dicehearth/tabletop/figure/folk.ts'

/** The big ones, and the thin ones that crouch. */

const sprite: Drawing = [
  shadow(36),
  line('#3f5a26', 8, 'M92 140l-14 46M108 140l14 46'),
  fill('#4f7030', 'M78 96c8-14 36-14 44 0 4 24-4 52-22 60-18-8-26-36-22-60z'),
  line('#3f5a26', 7, 'M80 104Q50 92 34 108M120 104q30-14 46 0'),
  line('#8fb05a', 3, 'M88 104q12 20 0 44M112 104q-12 20 0 44'),
  fill('#6a9040', 'M70 66c0-30 60-30 60 0s-20 38-30 38-30-8-30-38z'),
  line(
    '#2c4018',
    5,
    'M72 52L52 34M84 42L76 16M100 38V8M116 42l8-26M128 52l20-18M34 108l-16-8M34 108l-14 12M166 104l16-10M166 104l14 12',
  ),
  fill('#c23a4a', dot(52, 32, 6), dot(76, 14, 5), dot(148, 32, 6)),
  ...eyes('#ffe0a0', 100, 66, 24, 4),
  line('#1c2c10', 3, 'M86 84q14 10 28 0'),
]

const wisp: Drawing = [
  glow('#ffd98a44', oval(100, 100, 76, 76)),
  glow('#ffe9b066', 'M100 16c20 30 54 50 50 94-2 32-24 52-50 52s-48-20-50-52c-4-44 30-64 50-94z'),
  glow('#fff4d0', 'M100 54c10 20 28 34 26 58-2 18-12 30-26 30s-24-12-26-30c-2-24 16-38 26-58z'),
  fill('#3a2408', oval(90, 108, 5, 8), oval(110, 108, 5, 8), 'M90 126q10 8 20 0-2 10-10 10t-10-10z'),
  line('#ffd98a', 3, 'M60 160q-10 12 0 24M100 168q-6 10 0 20M138 160q12 10 2 24'),
  fill('#ffe9b0', dot(40, 70, 4), dot(164, 84, 4), dot(150, 44, 3), dot(54, 40, 3)),
]

const wight: Paint = paint('#241c16', '#6a563c', '#a08660', '#ffb347')

export const hulks: Readonly<Record<string, Drawing>> = {
  E04: wisp,
  E07: sprite,
  E10: [
    ...hulk(wight),
    line('#8a94a0', 6, 'M16 150q10 16 28 4'),
    fill('#7a746a', 'M142 150l20-20 30 6 8 30-20 22h-34z'),
    fill('#a29c90', 'M150 150l14-14 22 5-18 13z'),
    fill('#4a3626', 'M66 100h68l6 36H60z'),
    line('#8a6a44', 4, 'M62 96l76 44M138 96l-76 44'),
  ],
  E11: [
    ...ghoul(paint('#26262a', '#5c5a5e', '#98949a', '#ff8a4a')),
    glow('#ff7a3a', dot(60, 170, 3), dot(150, 120, 3), dot(140, 60, 2.5), dot(50, 90, 2.5)),
  ],
  E12: imp(paint('#6a190f', '#b8322a', '#ff9a4a', '#ffe08a')),
  E17: [
    ...hulk(paint('#0f0e10', '#26252a', '#4a4850', '#ff7a2a')),
    bricks('#0008'),
    glow(
      '#ff6a1e',
      'M78 96l10 20-6 14 14 18-8 8M122 88l-8 22 10 12-6 22',
      'M20 132l10 10-4 12z',
      'M178 128l-8 14 6 10z',
    ),
    line(
      '#ff8a3a',
      3,
      'M78 96l10 20-6 14 14 18M122 88l-8 22 10 12-6 22M18 132l12 10-6 16M180 128l-10 14 6 14',
    ),
  ],
  E23: [
    ...hulk(paint('#2c2a22', '#6a6a58', '#a8a88c', '#ffe08a')),
    fill('#8a8a74', 'M74 46c0 30 52 30 52 0 6 40-10 56-26 62-16-6-32-22-26-62z'),
    line('#4a4a3c', 3, 'M84 64q4 24 14 36M116 64q-4 24-12 34'),
    fill('#4a321e', 'M52 138h96l-4 26H56z'),
    line('#c9a23a', 4, 'M52 140h96'),
    fill('#c9a23a', dot(100, 150, 9)),
    line('#6a6a58', 4, 'M8 146h26M12 156h22M166 146h26M168 156h22'),
  ],
  E32: [
    ...hulk(paint('#22301c', '#4a6434', '#86a860', '#ffc24a')),
    line(
      '#2c1e12',
      6,
      'M80 14Q66-4 48-2M92 8q-2-12 6-18M116 12q14-14 32-10M60 60Q40 50 34 34M142 58q18-12 20-28',
    ),
    fill('#7aa850', oval(46, 0, 12, 7), oval(150, 2, 12, 7), oval(32, 30, 8, 11), oval(164, 28, 8, 11)),
    glow('#ffb63a', oval(84, 110, 6, 14), oval(120, 124, 5, 12), oval(28, 130, 4, 10), oval(176, 120, 4, 10)),
    line('#2c1e12', 4, 'M60 140q-4 30-12 46M140 140q4 30 10 46M100 150v36'),
  ],
}
