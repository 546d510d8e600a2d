import { dot, eye, eyes, fill, glow, line, oval, shadow, type Mark, type Paint } from './marks.ts'

/** Bodies on four legs or more, on wings, and on none. */

export function rat({ dark, main, light, eye: shine }: Paint): Mark[] {
  return [
    shadow(76),
    line('#6b4a44', 7, 'M34 166q-26 4-30-16q-2-22 16-26q12-1 12 9'),
    fill(dark, 'M30 186c-10-42 14-82 62-88 42-4 68 18 78 44l4 44z'),
    fill(light, 'M60 110c30-20 66-14 88 8-30-10-58-11-88-8z'),
    line(dark, 12, 'M60 182v-8M126 182v-10'),
    fill(
      main,
      'M108 158c-4-30 16-52 44-54 22 2 38 20 46 40 2 8-4 12-12 12-18 0-20 12-36 14-22 2-38 0-42-12z',
    ),
    fill(light, 'M152 106q26 8 44 36-6 8-12 8-22-10-32-44z'),
    fill(main, oval(124, 108, 16, 18)),
    fill('#8a5a52', oval(126, 110, 9, 11)),
    ...eye(shine, 162, 126, 4),
    fill('#1a0f0c', dot(197, 143, 5)),
    fill('#efe2c6', 'M172 158l3 13 5-12 4 10 3-12z'),
    line('#b9a48a', 1.3, 'M182 146l-30 14M180 144l-34 4'),
    line(dark, 4, 'M48 130l-6 14M66 116l-5 12M86 108l-4 12'),
    line('#d9b8a0', 4, 'M50 187h18M116 187h20'),
  ]
}

export function hound({ dark, main, light, eye: shine }: Paint): Mark[] {
  return [
    shadow(80),
    line(dark, 10, 'M30 118q-22-14-22-40'),
    fill(dark, 'M52 122l-8 64h18l12-46zM130 130l6 56h18l2-60z'),
    fill(main, 'M22 112c30-18 74-22 106-10 24 8 34 20 36 38-6 14-24 18-48 16-30-2-70 2-86-8-8-8-12-24-8-36z'),
    fill(main, 'M40 128l-10 58h18l14-44zM112 136l2 50h18l6-50z'),
    fill(light, 'M34 110c30-14 66-16 94-6-30-1-62 1-94 6z'),
    fill(
      main,
      'M112 118c-4-26 8-50 32-54l10-22 10 24c14 6 30 20 36 30 2 8-2 12-10 14l-26 8c-10 14-36 18-52 0z',
    ),
    fill(dark, 'M132 72l-6-30 20 24zM160 66l8-26 6 30z'),
    fill(light, 'M164 72q20 8 34 26l-10 6q-18-10-24-32z'),
    ...eye(shine, 166, 84, 4),
    fill('#120a08', dot(196, 98, 5)),
    fill('#120a08', 'M150 118l40-10-4 16-26 6z'),
    fill('#efe2c6', 'M156 116l4 10 5-12 5 10 5-12 4 9 5-12z'),
  ]
}

export function bat({ dark, main, light, eye }: Paint): Mark[] {
  return [
    shadow(30),
    fill(
      dark,
      'M92 88C70 40 30 34 4 60c16 4 18 14 18 26 12-6 20 0 24 12 10-10 18-4 24 10 8-10 16-8 24 0zM108 88c22-48 62-54 88-28-16 4-18 14-18 26-12-6-20 0-24 12-10-10-18-4-24 10-8-10-16-8-24 0z',
    ),
    line(
      light,
      3,
      'M90 90Q60 56 12 62M90 94Q60 76 46 98M92 98Q78 92 70 108M110 90q30-34 78-28M110 94q30-18 44 4M108 98q14-6 22 10',
    ),
    fill(main, oval(100, 108, 24, 30)),
    fill(light, oval(100, 116, 14, 18)),
    fill(main, 'M78 82l-8-30 22 18zM122 82l8-30-22 18z', oval(100, 82, 22, 19)),
    ...eyes(eye, 100, 80, 20, 4),
    fill('#efe2c6', 'M92 92l3 10 4-10zM108 92l-3 10-4-10z'),
    line(main, 4, 'M92 136l-4 14M108 136l4 14'),
    glow(eye, dot(60, 130, 2.5), dot(146, 134, 2), dot(40, 110, 2), dot(160, 112, 2.5)),
  ]
}

export function spider({ dark, main, light, eye }: Paint): Mark[] {
  return [
    shadow(84),
    line(dark, 8, 'M84 116Q46 60 22 84L4 186M88 124Q56 96 44 120L30 186M92 130Q76 120 72 140L62 186'),
    line(dark, 8, 'M116 116q38-56 62-32l18 102M112 124q32-28 44-4l14 66M108 130q16-10 20 10l10 46'),
    fill(main, oval(100, 92, 46, 42)),
    fill(light, oval(100, 82, 30, 24)),
    fill(main, oval(100, 138, 30, 25)),
    ...eyes(eye, 100, 134, 24, 4.5),
    glow(eye, dot(94, 146, 2.4), dot(106, 146, 2.4), dot(82, 144, 2), dot(118, 144, 2)),
    fill('#efe2c6', 'M88 156l4 20 6-16zM112 156l-4 20-6-16z'),
  ]
}

/** What stands on a beast's brow. */
export type Crown = 'tusks' | 'horns' | 'antlers'

/** Heavy, on hooves, with its head down. */
export function hoofed({ dark, main, light, eye: shine }: Paint, crown: Crown): Mark[] {
  return [
    shadow(82),
    line(dark, 6, 'M22 104q-16 16-10 44'),
    fill(dark, 'M46 130l-4 58h20l10-46zM128 130l6 58h20l4-60z'),
    fill(
      main,
      'M18 104c10-30 60-40 104-24 28 6 44 24 44 46-6 22-32 28-62 26-34 4-68 0-80-14-8-10-10-22-6-34z',
    ),
    fill(main, 'M28 132l-4 56h20l10-46zM104 140l2 48h20l8-46z'),
    fill(light, 'M30 94c26-20 66-22 96-8-32-2-66 0-96 8z'),
    fill(dark, 'M112 74c14-20 44-22 58-2l26 40c2 12-8 20-22 18l-16 12c-26 6-48-12-50-36z'),
    fill(main, 'M120 78c12-14 32-14 44 0l22 32c-12-4-22 0-28 10-18 4-36-12-38-42z'),
    fill(light, 'M126 76q14-12 30-2l10 14q-20-10-40-12z'),
    fill(nostril, dot(186, 114, 3.4)),
    line(nostril, 3, 'M160 138q12-4 22-8'),
    ...eye(shine, 152, 92, 4.4),
    ...crowns[crown],
  ]
}

const nostril = '#120a08'
const crowns: Readonly<Record<Crown, readonly Mark[]>> = {
  tusks: [
    fill('#efe2c6', 'M164 128q18-2 20-26 10 24-6 34zM150 134q14 0 18-18 6 20-6 26z'),
    line('#2a1a12', 5, 'M112 72l-8-14M124 66l-4-16M60 84l-4-12M80 80l-2-13M98 78l-4-13'),
  ],
  horns: [
    fill('#e0cfa4', 'M136 70c-20-6-30-24-22-44 6 18 18 26 36 26zM160 68c14-12 18-32 6-48 2 18-6 28-22 36z'),
  ],
  antlers: [
    line('#cdb78a', 6, 'M136 68C128 44 108 34 104 4M160 66c10-22 30-30 32-62'),
    line(
      '#cdb78a',
      5,
      'M122 44Q104 44 92 28M112 28q-10-4-16-16M174 42q14-4 20-18M124 46q6-14 2-26M172 44q-8-12-4-26',
    ),
  ],
}

/** Up on its hind legs. */
export function bear({ dark, main, light, eye }: Paint): Mark[] {
  return [
    shadow(70),
    fill(dark, 'M60 140l-12 48h42l8-36 8 36h42l-10-48z'),
    fill(dark, 'M44 92c6-36 28-50 56-50s50 14 56 50l4 60c-28 20-92 20-120 0z'),
    fill(main, 'M50 92c6-30 24-44 48-46v112c-20 0-38-4-52-12z'),
    fill(light, 'M72 104q28-16 56 0 6 34-28 44-34-10-28-44z'),
    line(dark, 30, 'M52 84Q20 76 24 40M148 84q32-8 28-44'),
    line(main, 20, 'M52 82Q24 76 27 44'),
    fill('#efe2c6', 'M10 38l4-16 6 14 4-18 6 16 6-14 2 18zM162 38l2-18 6 14 6-16 4 18 6-14 4 16z'),
    fill(
      dark,
      dot(70, 22, 13),
      dot(130, 22, 13),
      'M62 48c-2-30 16-40 38-40s40 10 38 40c-4 22-20 34-38 34S66 70 62 48z',
    ),
    fill(main, dot(70, 23, 7), 'M68 48c-2-24 12-34 30-36v66c-16-2-26-12-30-30z'),
    fill(light, 'M82 56q18-16 36 0 2 22-18 24-20-2-18-24z'),
    fill('#120a08', oval(100, 54, 9, 6), 'M84 66q16 8 32 0-2 14-16 14t-16-14z'),
    fill('#efe2c6', 'M87 68l4 9 4-7zM113 68l-4 9-4-7z'),
    ...eyes(eye, 100, 38, 32, 4),
  ]
}

/** Wings up, claws out. */
export function bird({ dark, main, light, eye: shine }: Paint): Mark[] {
  return [
    shadow(38),
    fill(
      dark,
      'M92 96C80 44 44 10 0 6c10 14 6 22 2 30 12 2 12 12 8 22 14 0 16 10 12 22 16-2 20 8 20 20 16-4 28 2 40 12zM108 96c12-52 48-86 92-90-10 14-6 22-2 30-12 2-12 12-8 22-14 0-16 10-12 22-16-2-20 8-20 20-16-4-28 2-40 12z',
    ),
    fill(
      main,
      'M88 92C76 48 46 20 12 14c8 10 6 16 2 22 12 2 14 12 10 22 14-2 18 8 14 20 14-2 20 4 22 16 10-4 18-4 28-2z',
    ),
    line(light, 3, 'M84 88Q64 44 18 20M78 90Q56 62 18 44M74 92Q58 76 32 68'),
    line(main, 3, 'M116 88q20-44 66-68M122 90q22-28 60-46M126 92q16-16 42-24'),
    fill(dark, 'M100 66c-22 0-30 28-26 56 4 20 14 30 18 48l8 16 8-16c4-18 14-28 18-48 4-28-4-56-26-56z'),
    fill(light, 'M98 78c-14 4-18 26-14 44 2 14 10 24 14 36z'),
    line(
      '#c9963a',
      5,
      'M88 158l-10 20M112 158l10 20M78 178l-12 4M78 178l-2 12M78 178l8 8M122 178l12 4M122 178l2 12M122 178l-8 8',
    ),
    fill(dark, 'M100 26c-18 0-26 14-26 28 2 18 14 26 26 26s24-8 26-26c0-14-8-28-26-28z'),
    fill(main, 'M98 30c-14 0-20 12-20 24 2 14 10 20 20 22z'),
    fill(light, 'M84 34L70 16l24 10 6-18 6 18 24-10-14 18q-16-8-32 0z'),
    fill('#e0a83a', 'M90 58q10-6 20 0l-4 16-6 14-6-14z'),
    ...eyes(shine, 100, 50, 26, 4.6),
  ]
}

/** Claws first. */
export function crab({ dark, main, light, eye: shine }: Paint): Mark[] {
  return [
    shadow(86),
    line(
      dark,
      9,
      'M52 138Q20 136 8 168M58 148q-26 6-34 36M72 156q-16 10-16 30M148 138q32-2 44 30M142 148q26 6 34 36M128 156q16 10 16 30',
    ),
    line(dark, 16, 'M58 116Q26 106 30 74M142 116q32-10 28-42'),
    fill(main, 'M30 84C4 76-2 40 18 18c2 16 6 22 14 26 2-12 8-22 20-26 10 24 4 58-22 66z'),
    fill(dark, 'M170 88c30-8 38-50 14-76-2 18-8 26-16 30-2-14-10-24-22-30-12 28-4 68 24 76z'),
    fill(main, 'M170 80c20-8 26-36 14-54-2 14-8 20-16 22-2-10-6-16-12-20-6 22-2 46 14 52z'),
    fill(dark, 'M34 138c0-36 30-58 66-58s66 22 66 58c-6 24-34 32-66 32s-60-8-66-32z'),
    fill(main, 'M42 134c2-30 26-48 56-50v80c-26 0-50-8-56-30z'),
    line(
      light,
      4,
      'M58 112q16-20 38-20M52 134q14-10 24 0M84 112q10-8 16 2M112 104q12-6 20 4M130 130q10-6 18 2',
    ),
    line(dark, 6, 'M84 88V64M116 88V64'),
    ...eyes(shine, 100, 60, 32, 5),
    fill('#120a08', 'M78 148l8 6 8-6 6 6 6-6 8 6 8-6q-8 18-22 18t-22-18z'),
  ]
}

/** Low, long and patient. */
export function lizard({ dark, main, light, eye: shine }: Paint): Mark[] {
  return [
    shadow(94),
    fill(dark, 'M58 144l-18 44h26l10-34zM112 148l-4 40h26l2-40z'),
    fill(
      main,
      'M2 176C8 142 34 112 78 108c34-2 58 4 70 20l48 14c6 10 0 22-14 24l-54 2c-30 8-60 4-80-4-18 0-34 4-46 12z',
    ),
    fill(light, 'M40 134c18-18 60-24 96-8-36-6-70-2-96 8z'),
    fill(dark, 'M22 150l4-20 14 12 6-22 14 16 8-22 14 18 12-20 12 20 12-14 6 18-30 0-40 4z'),
    fill('#2c0a10', 'M138 146q34 8 60 2-2 16-22 18-30 2-38-20z'),
    fill(
      '#efe2c6',
      'M148 148l4 10 5-9zM162 150l4 10 5-10zM176 150l4 10 5-11zM190 148l2 8 4-9zM156 168l4-9 4 9zM170 168l4-9 4 8z',
    ),
    fill(main, 'M132 130c4-14 18-18 26-8l2 12z'),
    ...eye(shine, 147, 126, 4.4),
    line('#efe2c6', 4, 'M40 186l-8 4M52 187l-4 4M108 187l-6 4M122 187l-2 4'),
  ]
}

/** What is left when something has no bones. */
export function slug({ dark, main, light, eye: shine }: Paint): Mark[] {
  return [
    shadow(72),
    fill(
      dark,
      'M14 186c-10-34 18-62 50-58 20 2 24 20 40 14 16-8 0-40 12-66 12-26 46-30 60-12 12 18 2 40-12 46 18 22 22 60-2 76z',
    ),
    fill(main, 'M30 178c-6-22 10-40 32-38 20 2 30 20 52 8 18-12 4-44 16-62-2 32 22 60 6 92z'),
    line(light, 4, 'M46 150q-8 14-2 28M74 152q-6 12-2 26M104 158q0 12 4 20M136 134q10 18 4 46'),
    fill('#8a3a44', oval(150, 78, 24, 20)),
    fill('#1a0709', oval(150, 78, 15, 12)),
    fill(
      '#f0e0c8',
      'M134 70l9 4-9 5zM166 70l-9 4 9 5zM145 61l5 9 5-9zM145 95l5-9 5 9zM136 91l8-5-3 9zM164 91l-8-5 3 9z',
    ),
    glow(shine, dot(122, 82, 4), dot(178, 84, 4), dot(130, 102, 3)),
  ]
}
