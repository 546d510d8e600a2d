import { dot, eyes, fill, glow, line, oval, shadow, type Mark, type Paint } from './marks.ts'

/** Bodies that walk upright. */

/** A robe with a hood, and nothing to be seen in it but the eyes. */
export function robed({ dark, main, light, eye }: Paint): Mark[] {
  return [
    shadow(56),
    fill(
      dark,
      'M70 74c-26 12-34 60-44 114 14-6 20 4 34 0s22 6 40 0 26 6 40 0 20 6 34 0c-10-54-18-102-44-114z',
    ),
    fill(main, 'M78 78c-18 16-24 62-30 104 10-2 16 4 28 0 10-4 14 4 24 2 4-40 2-80-2-108z'),
    line(light, 3, 'M66 98q-12 40-16 78M88 96q-6 44-6 82M122 100q8 40 10 78'),
    fill(dark, 'M100 14c-30 0-42 30-42 58 6 22 24 30 42 30s36-8 42-30c0-28-12-58-42-58z'),
    fill(light, 'M100 14c-30 0-42 30-42 58 2 8 6 14 10 18-2-30 6-60 32-76z'),
    fill('#060404', 'M100 34c-18 0-26 18-26 38 4 16 14 22 26 22s22-6 26-22c0-20-8-38-26-38z'),
    ...eyes(eye, 100, 68, 22, 4),
  ]
}

/** Plate from head to foot. */
export function armed({ dark, main, light, eye }: Paint): Mark[] {
  return [
    shadow(52),
    fill(dark, 'M76 126l-8 62h26l8-48 8 48h26l-10-62z'),
    fill(main, 'M78 130l-6 52h14l10-46z'),
    fill(dark, 'M58 78c10-14 74-14 84 0l6 52c-20 14-76 14-96 0z'),
    fill(main, 'M64 82c10-10 44-12 46-4l2 58c-20 2-40-2-54-10z'),
    line(light, 3, 'M72 86q20-8 36-4M60 118q40 14 82 0'),
    fill(main, oval(54, 86, 17, 15), oval(146, 86, 17, 15)),
    line(dark, 16, 'M50 96l-8 40M150 96l8 38'),
    fill(light, oval(50, 80, 9, 5), oval(142, 80, 9, 5)),
    fill(dark, 'M74 36c2-20 50-20 52 0l4 34c-8 14-52 14-60 0z'),
    fill(main, 'M78 38c4-14 22-18 24-10l-2 50c-12 0-22-4-26-10z'),
    fill('#060404', 'M80 50h40l-2 9H82z'),
    ...eyes(eye, 100, 54, 20, 3),
  ]
}

export const halberd: Mark[] = [
  line('#4a321e', 6, 'M166 20V186'),
  fill('#b9c0c8', 'M166 8l7 24h-14zM169 34c16-4 26 6 24 24-8-4-14-4-24 0zM163 40l-18 8 18 10z'),
]
export const sword: Mark[] = [
  fill('#c9d0d6', 'M38 134l-20-90 10-8 18 94z'),
  line('#6b4a28', 6, 'M28 138l22-6M42 136l4 16'),
]
export const towerShield: Mark[] = [
  fill('#5a4632', 'M128 92h46v58q-2 22-23 34-21-12-23-34z'),
  fill('#8a6e4c', 'M133 97h16v80q-14-10-16-28z'),
]
export const bow: Mark[] = [
  line('#6b4a28', 6, 'M40 54q-34 50 0 116'),
  line('#e8dcc0', 1.6, 'M40 54v116'),
  line('#c9b48a', 3, 'M30 112h70M30 106l-10 6 10 6'),
]

/** Shoulders like a barn, a head like an afterthought. */
export function hulk({ dark, main, light, eye }: Paint): Mark[] {
  return [
    shadow(82),
    fill(dark, 'M58 130l-10 58h40l10-40 10 40h40l-8-58z'),
    fill(dark, 'M36 84C44 52 70 40 100 40s56 12 64 44l-6 62c-26 16-90 16-116 0z'),
    fill(main, 'M42 84c8-28 34-38 60-38l-4 108c-20 0-38-4-50-12z'),
    fill(
      dark,
      'M44 66C14 70 2 104 8 142c2 18 8 30 22 32 14 0 18-12 16-26-2-20 4-40 16-50zM156 66c30 4 42 38 36 76-2 18-8 30-22 32-14 0-18-12-16-26 2-20-4-40-16-50z',
    ),
    fill(main, 'M42 70C18 76 10 104 14 138c2 14 6 22 14 26-2-34 4-62 24-82z'),
    fill(light, 'M60 54q34-16 74-2-38-4-74 2zM20 98q6-18 20-24-10 12-20 24z'),
    fill(dark, 'M76 40c0-22 10-32 24-32s24 10 24 32c-2 14-12 20-24 20s-22-6-24-20z'),
    fill(main, 'M80 40c0-16 8-26 20-26l-4 44c-10-2-16-8-16-18z'),
    ...eyes(eye, 100, 36, 18, 3.4),
  ]
}

export const bricks = (colour: string): Mark =>
  line(
    colour,
    3,
    'M46 104h50M100 92h58M60 124h76M70 104v20M118 92v32M84 124v26M128 124v24M24 120h18M160 120h20M16 144h24M162 144h24',
  )

/** Gaunt and crouched. */
export function ghoul({ dark, main, light, eye }: Paint): Mark[] {
  return [
    shadow(60),
    line(dark, 15, 'M74 124q-34 8-30 40l-6 22M118 128q34 2 36 34l8 24'),
    fill(main, 'M66 92c14-22 60-20 72 6 4 24-8 52-36 54-28 0-42-30-36-60z'),
    fill(light, 'M72 90c14-16 40-18 56-4-20-4-38-2-56 4z'),
    line(dark, 3, 'M76 108q12 8 20 2M78 122q12 7 18 2M128 110q-12 8-18 2M126 124q-10 6-16 2M102 96v52'),
    line(main, 11, 'M70 98q-34 14-40 54M134 100q30 12 40 46'),
    line('#e9dcc4', 4, 'M28 154l-8 14M32 156l-2 16M38 154l4 14M172 148l-4 16M177 148l4 16M182 144l8 12'),
    fill(main, 'M72 62c0-28 56-30 58 0 0 16-8 26-14 32-10 8-22 6-30 0-8-8-14-18-14-32z'),
    fill(light, 'M78 54c4-16 30-20 44-8-14-2-30 0-44 8z'),
    ...eyes(eye, 101, 62, 24, 4.4),
    fill('#0a0604', 'M88 78q14-6 28 0l-4 14q-10 6-20 0z'),
    fill('#efe2c6', 'M90 79l3 7 4-8 4 8 4-8 4 8 4-7z'),
  ]
}

/** Small, horned and pleased. */
export function imp({ dark, main, light, eye }: Paint): Mark[] {
  return [
    shadow(40),
    glow('#ff7a2a55', oval(100, 128, 54, 54)),
    line(dark, 6, 'M126 152q44 10 42-30q-2-14 8-18'),
    fill(light, 'M176 104l10-14 2 18z'),
    line(dark, 13, 'M86 152l-8 32M114 152l8 32'),
    fill(main, 'M70 112c10-16 50-16 60 0 6 24-6 48-30 48s-36-24-30-48z'),
    fill(light, 'M82 116c10-8 26-8 36 0-2 16-8 30-18 34-10-4-16-18-18-34z'),
    line(main, 10, 'M74 114Q44 108 40 76M126 114q30-6 36-36'),
    fill(main, 'M66 76c0-34 68-34 68 0 0 22-16 36-34 36S66 98 66 76z'),
    fill('#2a0c08', 'M72 54C60 40 58 24 64 12c4 18 12 26 26 30zM128 54c12-14 14-30 8-42-4 18-12 26-26 30z'),
    ...eyes(eye, 100, 74, 28, 5),
    fill('#2a0c08', 'M80 92q20 14 40 0-4 14-20 14t-20-14z'),
    fill('#ffe8c0', 'M86 95l3 6 4-4 4 6 3-5 4 5 4-6 3 3 4-5z'),
    glow(
      '#ffb347',
      'M40 76q-10-16 0-30 2 8 8 10 0-10 6-16 6 20-4 34zM162 76q-10-14-2-26 4 6 8 6 0-8 4-12 6 18-2 30z',
    ),
  ]
}

/** What somebody has on their head. */
export type Hat = 'scarf' | 'hood' | 'brim' | 'helm' | 'horns' | 'mask' | 'bare'

const skin = '#c99a78'
const hats = ({ dark, main, light }: Paint): Readonly<Record<Hat, readonly Mark[]>> => ({
  bare: [fill('#3a2418', 'M72 48c-4-38 60-38 56 0-8-12-20-16-28-16s-20 4-28 16z')],
  scarf: [
    fill(main, 'M72 44c0-34 56-34 56 0-18-10-38-10-56 0z', 'M128 40l22 12-6 6 14 14-24-14z'),
    line(light, 3, 'M76 40q24-10 48 0'),
  ],
  hood: [
    fill(
      dark,
      'M100 10c-36 0-44 36-44 62 0 22 6 32 12 38 4-14 4-24 4-36 0-20 10-32 28-32s28 12 28 32c0 12 0 22 4 36 6-6 12-16 12-38 0-26-8-62-44-62z',
    ),
    line(light, 3, 'M64 70q0-44 34-52'),
  ],
  brim: [
    fill(dark, 'M40 46q60 24 120 0-6 16-60 16T40 46z', 'M70 48c2-36 14-46 30-46s28 10 30 46q-30 10-60 0z'),
    line(light, 5, 'M72 42q28 10 56 0'),
  ],
  helm: [
    fill(dark, 'M68 52c0-46 64-46 64 0l-4 22h-8V54H80v20h-8z'),
    fill(light, 'M72 46c2-20 14-30 26-32v34z'),
    fill(main, 'M96 50h8v26l-4 6-4-6z'),
  ],
  horns: [
    fill(dark, 'M68 50c0-44 64-44 64 0-20-8-44-8-64 0z'),
    fill('#e0cfa4', 'M72 36C50 34 42 14 52-6c2 18 12 24 28 26zM128 36c22-2 30-22 20-42-2 18-12 24-28 26z'),
    line(light, 4, 'M72 44q28-10 56 0'),
  ],
  mask: [
    fill(dark, 'M70 48c-2-40 62-40 60 0-16-10-44-10-60 0z'),
    fill('#efe6cc', 'M76 46q24-10 48 0l-2 24q-8 18-22 20-14-2-22-20z'),
    fill('#120a08', 'M82 54q8-4 14 4-8 6-14-4zM118 54q-8-4-14 4 8 6 14-4z'),
    line(main, 3, 'M92 76q8 4 16 0M78 64l8 8M122 64l-8 8'),
  ],
})

/** A grown person in a coat, who means it. */
export function person(colours: Paint, hat: Hat): Mark[] {
  const { dark, main, light, eye } = colours
  return [
    shadow(52),
    fill('#2a1c14', 'M76 136l-6 52h26l4-40 4 40h26l-6-52z'),
    fill(dark, 'M56 84c14-16 74-16 88 0l14 74c-18 10-38 6-46-4h-24c-8 10-28 14-46 4z'),
    fill(main, 'M60 88c10-12 36-14 38-12v76h-12c-8 8-22 10-36 4z'),
    line(light, 3, 'M66 94q-8 30-12 58M98 80v70'),
    fill('#5a3a1e', 'M58 128q42 12 84 0l2 10q-44 12-88 0z'),
    fill('#c9963a', 'M92 130h16v12H92z'),
    line(main, 17, 'M60 92q-20 14-20 42'),
    line(dark, 17, 'M140 92q20 14 20 42'),
    fill(skin, dot(40, 138, 8), dot(160, 138, 8)),
    fill('#a87a58', 'M90 70h20v20l-10 8-10-8z'),
    fill(skin, 'M74 50c0-30 52-30 52 0 0 22-10 40-26 40S74 72 74 50z'),
    fill('#8a5f40', 'M102 26c16 0 24 10 24 24 0 22-10 40-24 40z'),
    line('#3a2012', 2.6, 'M84 46l12 4M116 46l-12 4M92 74q8-4 16 0M100 56l4 10h-6'),
    glow(eye, dot(90, 54, 2.8), dot(110, 54, 2.8)),
    ...hats(colours)[hat],
  ]
}

/** Ears, nose, knife. */
export function goblin({ dark, main, light, eye }: Paint): Mark[] {
  return [
    shadow(50),
    line(dark, 13, 'M86 148l-12 38M114 148l12 38'),
    fill('#5a3a1e', 'M66 108c10-12 58-12 68 0l8 48q-42 16-84 0z'),
    fill('#7a5632', 'M70 110c8-8 26-10 28-8v56q-20 0-34-6z'),
    line('#d9c49a', 3, 'M72 120l54 22M74 140l40-24'),
    line(main, 12, 'M70 112Q42 116 40 146M130 112q32-2 36-36'),
    fill('#c9d0d6', 'M160 78l8-52 12 6-8 50z'),
    line('#4a2c16', 6, 'M156 80l22 6'),
    fill(
      dark,
      'M66 66C44 40 20 36 0 40c14 10 16 26 34 34 12 6 24 6 36 6zM134 66c22-26 46-30 66-26-14 10-16 26-34 34-12 6-24 6-36 6z',
    ),
    fill(light, 'M64 68C46 50 30 46 16 46c12 8 16 18 28 22z'),
    fill(dark, 'M62 68c0-36 20-46 38-46s38 10 38 46c-2 28-18 44-38 44S64 96 62 68z'),
    fill(main, 'M68 66c0-30 14-38 30-40v80c-18-2-28-16-30-40z'),
    fill(light, 'M92 66q8-4 16 0l4 20q-12 10-24 0z'),
    fill('#120a08', 'M76 92q24 10 48 0-6 16-24 16T76 92z'),
    fill('#efe2c6', 'M80 93l4 9 5-6zM96 97l4 8 4-8zM120 93l-4 9-5-6z'),
    ...eyes(eye, 100, 60, 34, 5.4),
  ]
}

/** Broad horns for a broad back. */
export const bullHead: readonly Mark[] = [
  fill('#3a2418', 'M72 30c0-20 56-20 56 0l-4 30q-8 16-24 16T76 60z'),
  fill('#5a3a26', 'M76 30c2-14 14-18 22-18v62c-12-2-18-8-20-16z'),
  fill('#8a6a52', 'M84 52q16-8 32 0l-2 16q-14 10-28 0z'),
  fill('#120a08', dot(93, 60, 2.6), dot(107, 60, 2.6)),
  line('#d9a25f', 3, 'M94 68q6 8 12 0'),
  fill('#e0cfa4', 'M74 28C48 32 34 14 40-10c6 18 18 22 38 22zM126 28c26 4 40-14 34-38-6 18-18 22-38 22z'),
  glow('#ff8a3a', dot(88, 38, 3.6), dot(112, 38, 3.6)),
]

export const club: readonly Mark[] = [
  line('#4a2c16', 9, 'M172 178L184 84'),
  fill('#6b4526', 'M172 92l2-56q10-14 22 0l2 58q-12 8-26-2z'),
  fill('#c9d0d6', 'M172 50l-10-6 10-6zM198 60l8-6-8-6zM174 74l-10-4 10-8z'),
]

export const dagger: readonly Mark[] = [
  fill('#c9d0d6', 'M162 132l22-44 8 5-20 44z'),
  line('#6b4a28', 5, 'M154 130l18 10'),
]

export const staff: readonly Mark[] = [line('#4a321e', 6, 'M164 36V186'), fill('#c9963a', dot(164, 30, 9))]

export const banner: readonly Mark[] = [
  line('#4a321e', 5, 'M170 2V186'),
  fill('#8a2f1f', 'M172 8h-60l14 18-14 18h60z'),
  fill('#e9c45a', dot(146, 26, 8)),
]

export const net: readonly Mark[] = [
  line(
    '#b9a48a',
    2,
    'M150 120l44 60M162 112l34 50M146 134l30 54M196 120l-50 60M186 112l-40 46M198 136l-40 52',
  ),
]

/** A bell hung from the hand. */
export const handbell: readonly Mark[] = [
  fill('#c48d22', 'M166 142q-14 6-16 34l-6 6h44l-6-6q-2-28-16-34z'),
  fill('#f4cf68', 'M164 146q-8 6-8 28h8z'),
  fill('#3a2408', dot(166, 186, 5)),
]
