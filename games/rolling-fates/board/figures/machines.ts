import { dot, eyes, fill, glow, line, oval, shadow, type Drawing } from '@dicehearth/tabletop/figure/marks.ts'

/** The orchard's own. */

function gear(x: number, y: number, r: number, teeth: number): string {
  const step = (2 * Math.PI) / teeth
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const far = i % 4 < 2 ? r : r * 0.78
    const angle = (Math.floor(i / 4) + [-0.2, 0.2, 0.32, 0.68][i % 4]) * step
    return `${Math.round(x + far * Math.cos(angle))} ${Math.round(y + far * Math.sin(angle))}`
  })
  return `M${points.join('L')}z`
}

const picker: Drawing = [
  shadow(60),
  line('#6a4a1c', 8, 'M82 110L46 186M118 110l36 76M92 112l-10 74M108 112l10 74'),
  line('#c9963a', 3, 'M66 146l20 4M134 146l-20 4M56 168l28 4M144 168l-28 4'),
  fill('#8a642c', 'M66 66h68l8 50H58z'),
  fill('#c9963a', 'M72 72h28v38H64z'),
  fill('#3a2810', gear(118, 92, 14, 8)),
  fill('#e3b566', dot(118, 92, 5)),
  fill('#a8803a', 'M74 26h52l6 40H68z'),
  ...eyes('#9cffb0', 100, 46, 28, 5),
  line('#3a2810', 3, 'M84 60h32M90 57v6M100 57v6M110 57v6'),
  line('#8a642c', 8, 'M60 86Q28 80 24 44M140 86q32-6 36-42'),
  line('#e3b566', 4, 'M24 44l-12-18M24 44l2-22M24 44l14-14M176 44l12-18M176 44l-2-22M176 44l-14-14'),
  fill('#c23a2f', dot(24, 16, 8)),
  line('#3f6a2a', 3, 'M24 8q4-6 10-6'),
]

const pruner: Drawing = [
  shadow(70),
  fill('#4a4438', 'M60 140h80l14 48H46z'),
  fill('#c9d0d6', gear(100, 90, 84, 12)),
  fill('#7a8088', dot(100, 90, 60)),
  line(
    '#e8eef2',
    2,
    'M100 14v20M100 146v20M24 90h20M156 90h20M46 36l14 14M154 36l-14 14M46 144l14-14M154 144l-14-14',
  ),
  fill('#3f4a30', dot(100, 90, 44)),
  fill('#2a3020', dot(100, 90, 34)),
  ...eyes('#ffb63a', 100, 86, 28, 5),
  line('#ffb63a', 3, 'M84 104h32'),
  line('#c9963a', 4, dot(100, 90, 44)),
]

const bomb: Drawing = [
  shadow(48),
  fill('#3a2a14', dot(100, 124, 60)),
  fill('#7a5c28', oval(84, 108, 34, 38)),
  line('#c9963a', 4, 'M42 124q58 24 116 0M100 64v120'),
  fill('#e9dcc0', dot(100, 124, 26)),
  line('#3a2a14', 3, 'M100 124V106M100 124l12 8', dot(100, 124, 26)),
  line('#4f7030', 6, 'M100 66q-4-30 20-40'),
  fill('#6a9040', 'M118 28q26-18 40 4-22 14-40-4z'),
  glow('#ff8a3a', dot(100, 62, 7)),
  glow('#ffd98a', 'M100 40l4 14 12-8-7 12 14 4-14 4 7 12-12-8-4 14-4-14-12 8 7-12-14-4 14-4-7-12 12 8z'),
]

const mind: Drawing = [
  shadow(90),
  fill(
    '#2c1e12',
    'M70 188c8-20 8-50 0-74-8-20-20-30-34-40l8-6c14 8 24 14 34 26C74 74 66 58 56 44l8-4c12 14 20 30 26 50 2-24 2-44-2-64h10c4 22 4 42 4 66 8-20 16-38 30-50l6 6c-14 16-22 34-24 54 12-12 24-18 38-22l4 8c-16 6-30 16-38 34-8 22-6 46 4 66z',
  ),
  fill('#5a3e22', 'M84 186c4-28 2-60-6-80 14 10 14 50 14 80z'),
  fill(
    '#3f6a2a',
    oval(36, 62, 34, 26),
    oval(164, 62, 34, 26),
    oval(62, 32, 36, 26),
    oval(138, 32, 36, 26),
    oval(100, 18, 34, 22),
  ),
  fill('#6a9a44', oval(30, 54, 20, 12), oval(60, 22, 22, 12), oval(140, 22, 20, 11), oval(166, 54, 18, 11)),
  fill('#8a642c', gear(100, 82, 34, 10)),
  fill('#c9963a', dot(100, 82, 22)),
  fill('#3a2810', dot(100, 82, 15)),
  ...eyes('#9cffd0', 100, 80, 14, 3.6),
  fill('#8a642c', gear(64, 96, 14, 8), gear(138, 98, 16, 8)),
  fill(
    '#c23a2f',
    dot(22, 80, 7),
    dot(52, 54, 6),
    dot(150, 56, 7),
    dot(180, 82, 6),
    dot(84, 40, 6),
    dot(122, 44, 6),
  ),
  line('#2c1e12', 6, 'M76 184q-26-8-52 2M124 184q26-8 52 2'),
]

export const machines: Readonly<Record<string, Drawing>> = { E29: picker, E31: pruner, E34: bomb, E35: mind }
