import { dot, eye as oneEye, eyes, fill, glow, line, oval, shadow, type Mark, type Paint } from './marks.ts'

/** Bodies of legends: what has wings, coils, too many heads, or no body at all. */

const tooth = '#efe2c6'
const hollow = '#0a0604'

/** Wings spread, looking straight at you. */
export function drake({ dark, main, light, eye }: Paint): Mark[] {
  return [
    shadow(66),
    line(dark, 13, 'M116 172q52 10 62-18 4-14-8-24'),
    fill(light, 'M160 138l-2-22 24 8z'),
    fill(
      dark,
      'M84 104C64 52 38 22 0 12c8 16 10 32 6 50 12-4 20 4 24 18 10-6 20 0 24 14 10-4 22 2 30 10zM116 104c20-52 46-82 84-92-8 16-10 32-6 50-12-4-20 4-24 18-10-6-20 0-24 14-10-4-22 2-30 10z',
    ),
    fill(main, 'M82 98C64 56 40 30 10 20c8 14 10 26 6 36 12-2 18 6 22 18 10-4 16 0 20 12 8-2 18 4 24 12z'),
    line(light, 3, 'M82 98Q54 44 6 16M78 98Q52 70 16 56M78 100Q62 86 40 74'),
    line(main, 3, 'M118 98q28-54 76-82M122 98q26-28 62-42M122 100q16-14 38-26'),
    fill(dark, 'M100 86c-32 0-46 34-46 66 0 18 8 36 20 36h52c12 0 20-18 20-36 0-32-14-66-46-66z'),
    fill(main, 'M98 88c-26 4-38 34-38 62 0 16 6 32 16 36h22z'),
    fill(light, 'M86 112h28l3 12H83zM81 129h38l1 13H80zM80 147h40l-2 13H82zM84 165h32l-5 13H89z'),
    fill(dark, 'M48 188q0-22 20-22t20 22zM112 188q0-22 20-22t20 22z'),
    fill(
      tooth,
      'M50 188l4-10 4 10zM63 188l5-12 5 12zM78 188l4-10 4 10zM114 188l4-10 4 10zM127 188l5-12 5 12zM142 188l4-10 4 10z',
    ),
    fill('#d8c49a', 'M82 46C66 38 56 20 62 0c6 18 18 26 34 30zM118 46c16-8 26-26 20-46-6 18-18 26-34 30z'),
    fill(
      dark,
      'M100 28c-22 0-28 18-26 36 2 12 6 18 8 26 2 14 8 26 18 26s16-12 18-26c2-8 6-14 8-26 2-18-4-36-26-36z',
    ),
    fill(main, 'M98 30c-18 2-22 18-20 32 2 12 6 18 8 26 2 12 6 20 12 22z'),
    fill(light, 'M100 34l8 14-8 12-8-12zM84 96q16 8 32 0-2 14-16 18-14-4-16-18z'),
    fill(tooth, 'M84 94l3 10 5-7zM116 94l-3 10-5-7z'),
    fill(hollow, dot(94, 88, 2.6), dot(106, 88, 2.6)),
    ...eyes(eye, 100, 66, 28, 4.4),
  ]
}

/** A coil that has risen. */
export function serpent({ dark, main, light, eye }: Paint): Mark[] {
  const way = 'M176 172C110 196 16 188 26 150S146 146 138 110 58 104 66 68 92 44 106 44'
  return [
    shadow(88),
    line(dark, 40, way),
    line(main, 26, 'M172 168C110 190 22 184 32 150S142 142 134 110 64 100 72 68'),
    line(
      light,
      5,
      'M60 176q20 6 44 4M34 140q10-14 36-16M118 132q14-8 14-20M70 96q-6-12-2-24M86 120q16 2 26-2',
    ),
    fill(light, 'M62 60L36 46l20-4-12-22 26 12 2-22 18 18z'),
    fill(dark, 'M68 54C64 24 86 6 118 10c30 4 56 24 66 46-14 14-50 22-76 18-22-2-36-8-40-20z'),
    fill(main, 'M76 48C76 26 92 14 116 16c24 4 44 18 56 34-30-8-70-12-96-2z'),
    fill('#2c0a10', 'M110 60q40 6 70-4-10 22-42 22-22-2-28-18z'),
    fill(tooth, 'M122 62l5 16 7-15zM146 62l4 14 7-15zM168 59l2 10 6-11z'),
    line('#c23a4a', 3, 'M150 74q14 8 12 22l8 4M162 96l-8 6'),
    ...oneEye(eye, 124, 38, 6),
    line(hollow, 4, 'M112 26l26 10'),
  ]
}

/** As many heads as there are places for. */
export function hydra({ dark, main, light, eye }: Paint): Mark[] {
  const neck = (way: string, x: number, y: number, to: 1 | -1): Mark[] => [
    line(dark, 21, way),
    line(main, 11, way),
    fill(
      dark,
      `M${x - 14 * to} ${y - 12}q${20 * to}-10 ${44 * to} 14l${-6 * to} 8l${-30 * to} 4q${-12 * to}-8 ${-8 * to}-26z`,
    ),
    fill(main, `M${x - 10 * to} ${y - 9}q${16 * to}-8 ${34 * to} 9l${-26 * to} 2z`),
    fill(light, `M${x - 14 * to} ${y - 10}l${-10 * to}-14 ${20 * to} 6z`),
    fill(
      tooth,
      `M${x + 8 * to} ${y + 9}l${2 * to} 9 ${5 * to}-9zM${x + 18 * to} ${y + 6}l${2 * to} 8 ${5 * to}-8z`,
    ),
    ...oneEye(eye, x + 4 * to, y - 2, 3),
  ]
  return [
    shadow(86),
    line(dark, 16, 'M130 172q46 12 58-14'),
    ...neck('M70 150C14 132 18 96 38 84', 44, 80, -1),
    ...neck('M130 150c56-18 52-54 32-66', 156, 80, 1),
    fill(dark, 'M100 108c-40 0-56 34-58 80h116c-2-46-18-80-58-80z'),
    fill(main, 'M98 112c-32 2-46 34-48 74h48z'),
    fill(light, 'M78 136h44l4 12H74zM72 154h56l2 12H70zM70 172h60v12H70z'),
    ...neck('M84 134C50 96 56 60 64 40', 66, 36, -1),
    ...neck('M116 134c34-38 28-74 20-94', 134, 36, 1),
    ...neck('M100 130C96 90 106 60 100 22', 98, 18, 1),
  ]
}

/** What one sees of a ghost. */
export function wraith({ dark, main, light, eye }: Paint): Mark[] {
  return [
    glow(`${light}22`, oval(100, 96, 74, 84)),
    fill(
      dark,
      'M100 10c-32 0-44 32-46 66-2 44-20 62-40 74 14 4 26 2 34-4-2 18-10 28-18 38 20-2 32-12 38-28 4 14 8 24 18 34 6-10 10-20 14-34 8 16 20 26 42 30-8-12-16-24-18-40 10 6 24 8 36 2-18-14-34-32-36-72-2-34-12-66-44-66z',
    ),
    fill(
      main,
      'M98 14c-26 2-36 30-38 62-2 40-14 58-28 70 12 0 20-6 28-14 0 20-6 32-14 42 14-4 20-14 24-30 6 14 10 22 16 30 6-40 10-110 12-160z',
    ),
    line(light, 3, 'M66 62q-4 50-14 76M82 108q-2 34-6 50M124 108q4 34 14 56M134 62q4 44 18 70'),
    line(main, 10, 'M62 98q-24 2-34 24M138 98q24 2 34 24'),
    line(tooth, 3.4, 'M28 120l-12 12M27 122l-4 16M30 122l4 14M172 120l12 12M173 122l4 16M170 122l-4 14'),
    fill(hollow, 'M100 34c-18 0-24 18-24 36 2 22 12 36 24 36s22-14 24-36c0-18-6-36-24-36z'),
    ...eyes(eye, 100, 62, 22, 5),
    fill('#000', oval(100, 90, 7, 11)),
    line(light, 2, 'M80 46q8-14 22-14'),
  ]
}

/** Somebody who has been dead for long, and crowned for longer. */
export function lich({ dark, main, light, eye }: Paint): Mark[] {
  return [
    shadow(62),
    fill(dark, 'M62 84C34 100 24 150 18 188h164c-6-38-16-88-44-104z'),
    fill(main, 'M64 90C42 108 34 150 28 186h66V96z'),
    line(light, 3, 'M50 112q-12 40-14 72M72 104q-8 44-8 80M130 104q10 44 10 80M150 112q12 40 14 72'),
    fill(hollow, 'M74 98h52l-8 88H82z'),
    line(tooth, 5, 'M100 100v70M82 116q18 8 36 0M84 132q16 8 32 0M86 148q14 8 28 0'),
    fill(dark, 'M46 96C48 66 72 60 100 76c28-16 52-10 54 20-18-8-36-6-54 8-18-14-36-16-54-8z'),
    fill(light, 'M48 94c4-24 24-28 48-14-18 0-34 4-48 14z'),
    fill('#cdbf9f', 'M100 18c-28 0-36 22-34 42 2 12 8 16 12 20v16h44V80c4-4 10-8 12-20 2-20-6-42-34-42z'),
    fill('#efe6cc', 'M98 20c-22 2-28 20-26 38 2 12 6 14 12 20v14h14z'),
    fill(hollow, oval(85, 58, 11, 12), oval(115, 58, 11, 12), 'M100 68l6 12H94z'),
    line(hollow, 2.6, 'M84 86h32M88 82v12M96 82v13M104 82v13M112 82v12'),
    glow(eye, dot(86, 59, 4.5), dot(114, 59, 4.5)),
    fill('#c9963a', 'M66 34L58-2l20 16L100-8l22 22 20-16-8 36q-34-14-68 0z'),
    fill(eye, dot(100, 14, 4), dot(76, 20, 3), dot(124, 20, 3)),
    line('#4a321e', 6, 'M172 44V186'),
    glow(eye, dot(172, 34, 10)),
    line('#efe6cc', 5, 'M150 116q16-2 22 0M166 108l12 2M166 116h12M166 124l12-2'),
  ]
}

/** Nothing but bones, and more of them than one man needs. */
export function bones({ dark, main, light, eye }: Paint): Mark[] {
  return [
    shadow(70),
    line(dark, 13, 'M84 132l-14 54M116 132l14 54'),
    line(main, 8, 'M84 132l-14 50M116 132l14 50'),
    fill(dark, 'M64 120h72l-12 22-24-8-24 8z'),
    line(dark, 13, 'M58 84Q24 96 28 140M142 84q34 12 30 56'),
    line(main, 8, 'M58 84Q26 96 29 136M142 84q32 12 29 52'),
    line(light, 4, 'M28 140l-10 16M30 142v18M34 140l10 14M172 140l10 16M170 142v18M166 140l-10 14'),
    line(dark, 12, 'M100 74v50'),
    line(
      dark,
      10,
      'M100 82Q58 72 56 96M100 82q42-10 44 14M100 98q-34-8-38 14M100 98q34-8 38 14M100 114q-24-6-28 12M100 114q24-6 28 12',
    ),
    line(
      main,
      5,
      'M100 82Q60 74 58 94M100 82q40-8 42 12M100 98q-32-6-36 12M100 98q32-6 36 12M100 114q-22-4-26 10M100 114q22-4 26 10M100 74v46',
    ),
    fill(dark, 'M100 2c-34 0-42 24-38 46 2 10 8 14 12 18l2 16h48l2-16c4-4 10-8 12-18 4-22-4-46-38-46z'),
    fill(main, 'M98 6c-28 0-34 20-32 40 2 10 8 14 12 18l2 14h18z'),
    fill(hollow, oval(84, 44, 11, 11), oval(116, 44, 11, 11), 'M100 54l5 10H95z'),
    glow(eye, dot(84, 45, 4.5), dot(116, 45, 4.5)),
    line(hollow, 2.6, 'M80 72h40M86 68v12M95 68v13M105 68v13M114 68v12'),
    line(light, 3, 'M76 22q10-10 22-10'),
  ]
}

/** A fire that walks. */
export function flame({ dark, main, light, eye }: Paint): Mark[] {
  return [
    glow(`${main}33`, oval(100, 112, 86, 78)),
    fill(
      dark,
      'M104-4c8 26 40 34 52 66 6-8 8-16 6-26 22 26 32 60 22 94-12 40-46 58-84 58s-70-20-80-58c-8-34 4-64 24-86-2 14 2 22 8 28C58 40 94 30 104-4z',
    ),
    fill(
      main,
      'M102 30c8 20 30 30 40 54 4-4 6-8 6-14 16 24 20 52 10 76-10 24-32 38-58 38s-50-14-58-40c-6-22 0-40 12-54 2 8 6 12 10 14 0-34 30-44 38-74z',
    ),
    fill(
      light,
      'M100 84c8 14 26 22 32 42 6 26-8 54-32 58-26-2-40-30-32-56 4-12 10-18 16-24 2 6 4 8 8 10 2-12 8-18 8-30z',
    ),
    fill('#3a1208', 'M72 112l24 12q-6 14-18 10-8-6-6-22zM128 112l-24 12q6 14 18 10 8-6 6-22z'),
    glow(eye, dot(83, 125, 4), dot(117, 125, 4)),
    fill('#3a1208', 'M76 152l10 6 8-6 6 6 6-6 8 6 10-6q-6 20-24 20t-24-20z'),
    glow(light, dot(30, 60, 3), dot(172, 50, 4), dot(52, 24, 3), dot(150, 14, 2.6), dot(18, 96, 2.6)),
  ]
}

/** It thinks of you. */
export function tyrant({ dark, main, light, eye }: Paint): Mark[] {
  const arm =
    'M64 124Q30 132 26 162t18 22M84 136q-16 20-10 50M116 136q16 20 10 50M136 124q34 8 38 38t-18 22M60 112Q22 104 8 126M140 112q38-8 52 14'
  return [
    shadow(54),
    glow(`${eye}22`, oval(100, 78, 92, 80)),
    line(dark, 15, arm),
    line(main, 8, arm),
    fill(dark, 'M100 4C48 4 26 38 30 74c2 34 30 66 70 66s68-32 70-66C174 38 152 4 100 4z'),
    fill(main, 'M98 8C54 10 34 42 36 74c2 30 26 58 62 62z'),
    line(
      light,
      5,
      'M54 36q14-18 34-14t10 18M40 62q10-12 24-6M48 92q10-10 20-2M66 116q10-8 20 0M112 22q20-4 24 10t20 8M138 60q14-4 20 6M140 96q8-6 16 2M112 122q10-8 20-2',
    ),
    fill(hollow, 'M46 78q54-52 108 0-54 46-108 0z'),
    fill(tooth, 'M54 78q46-42 92 0-46 36-92 0z'),
    glow(eye, dot(100, 76, 20)),
    fill(hollow, 'M100 58q8 18 0 36-8-18 0-36z'),
    fill('#ffffff', dot(92, 68, 4)),
  ]
}

interface Swarm {
  wings: string
  body: string
  shine: string
}

/** One alone would be pretty. */
export function swarm({ wings, body, shine }: Swarm): Mark[] {
  const all = [
    [100, 92, 1.5],
    [46, 56, 1],
    [152, 50, 1.1],
    [40, 128, 1.1],
    [158, 132, 1],
    [98, 28, 0.8],
    [92, 162, 0.9],
  ] as const
  return [
    shadow(54),
    ...all.flatMap(([x, y, k]) => [
      fill(
        wings,
        `M${x} ${y}C${x - 12 * k} ${y - 34 * k} ${x - 40 * k} ${y - 30 * k} ${x - 36 * k} ${y - 8 * k}S${x - 12 * k} ${y + 10 * k} ${x} ${y}M${x} ${y}C${x + 12 * k} ${y - 34 * k} ${x + 40 * k} ${y - 30 * k} ${x + 36 * k} ${y - 8 * k}S${x + 12 * k} ${y + 10 * k} ${x} ${y}`,
      ),
      fill(
        body,
        oval(x, y - 10 * k, 8 * k, 9 * k),
        `M${x - 7 * k} ${y}q${7 * k}-6 ${14 * k} 0l${-4 * k} ${24 * k}h${-6 * k}z`,
      ),
      glow(shine, dot(x - 3 * k, y - 11 * k, 2.2 * k), dot(x + 3 * k, y - 11 * k, 2.2 * k)),
    ]),
  ]
}
