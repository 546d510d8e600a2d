import { bird, crab, hoofed } from '@dicehearth/tabletop/figure/beasts.ts'
import {
  armed,
  banner,
  bricks,
  club,
  ghoul,
  halberd,
  hulk,
  imp,
  person,
  robed,
  staff,
  towerShield,
} from '@dicehearth/tabletop/figure/folk.ts'
import {
  dot,
  eyes,
  fill,
  glow,
  line,
  oval,
  paint,
  type Drawing,
  type Paint,
} from '@dicehearth/tabletop/figure/marks.ts'
import { drake, swarm, wraith } from '@dicehearth/tabletop/figure/monsters.ts'
import { paints } from '@dicehearth/tabletop/figure/paints.ts'

/** A giant carries a piece of where it comes from. */
function giant(colours: Paint, ...more: Drawing): Drawing {
  return [...hulk(colours), ...more]
}

const face = oval(100, 66, 20, 26)

/** Enemies by what is printed on their cards. */
const figures: Readonly<Partial<Record<string, Drawing>>> = {
  'Sand Devil': imp(paints.sand),
  'Dune Stalker': crab(paints.sand),
  'Salt Queen': [
    ...robed(paints.salt),
    fill('#efe2d0', face),
    ...eyes('#5ad0ff', 100, 62, 20, 3.4),
    line('#8a6a5a', 2.6, 'M90 80q10 6 20 0'),
    fill('#fdf6e6', 'M70 40L58-6l20 18 10-22 12 20 12-20 10 22 20-18-12 46q-30-14-60 0z'),
  ],
  'Rampart Ghoul': ghoul(paints.ash),
  'Crypt Spirit': wraith(paints.violet),
  'Black Knight': [...armed(paints.ink), ...halberd, ...towerShield],
  'Tree Shrike': bird(paints.moss),
  'Bramble Hag': [
    ...robed(paints.moss),
    fill('#8a7a4c', face),
    fill('#5e5230', 'M100 40c12 0 20 10 20 26s-8 26-20 26z'),
    fill('#8a7a4c', 'M98 62l18 18-14 4z'),
    ...eyes('#ffd36a', 96, 60, 20, 3.4),
    line('#3a2a14', 3, 'M84 84q12-6 26 2'),
    line(
      '#3a2614',
      4,
      'M66 40Q50 20 54 2M84 22Q78 4 88-8M116 22q8-16 2-28M134 40q18-18 14-38M36 150q20 10 30-4t30 4 30-4 34 6',
    ),
    fill('#c23a4a', dot(54, 2, 4), dot(88, -8, 4), dot(148, 2, 4)),
  ],
  'Hollow Stag': [
    ...hoofed(paints.brown, 'antlers'),
    fill('#0c0a08', oval(72, 122, 24, 18)),
    glow('#9ac060', dot(72, 124, 7)),
  ],
  'Rime Sprite': swarm({ wings: '#d8f0ff99', body: '#2f5c80', shine: '#ffffff' }),
  'Cave Troll': [...hulk(paints.frost), fill('#efe2c6', 'M88 50l3-12 4 12zM112 50l-3-12-4 12z'), ...club],
  'Winter Revenant': wraith(paints.frost),
  'Master of Shadows': [
    fill('#1a1020', 'M100-10C40 0 14 70 4 188h192C186 70 160 0 100-10z'),
    ...robed(paint('#050308', '#1c1426', '#4a3a60', '#ff5a3c')),
    fill('#2a2036', 'M64 44L42-8l34 26 24-34 24 34 34-26-22 52q-36-22-72 0z'),
    line('#4a3a60', 12, 'M64 112Q24 104 20 150M136 112q40-8 44 38'),
    line('#8a7a9a', 4, 'M20 150l-12 18M20 152v22M24 150l10 18M180 150l12 18M180 152v22M176 150l-10 18'),
    glow('#ff5a3c', 'M84 64l14 6-12 4zM116 64l-14 6 12 4z'),
  ],
  Emberling: drake(paints.ember),
  Galewing: drake(paints.fog),
  Thornback: [
    ...drake(paints.moss),
    fill('#2c4018', 'M70 104l-14-10 18-4zM130 104l14-10-18-4zM62 130l-16-6 16-8zM138 130l16-6-16-8z'),
  ],
  Ironmaw: [
    ...drake(paints.stone),
    fill('#c9d0d6', 'M82 90h36l-6 16H88z'),
    line('#2c2c2e', 2.6, 'M88 92v12M95 92v13M105 92v13M112 92v12'),
  ],
  Stormcrest: [
    ...drake(paints.frost),
    glow('#fff6c0', 'M24 70l14 18-8 2 10 20-20-22 8-2zM176 70l-14 18 8 2-10 20 20-22-8-2z'),
  ],
  Nightflame: [...drake(paints.ink), glow('#b48ae0', 'M92 100q-8 20 8 40 16-20 8-40-4 12-8 14-4-2-8-14z')],
  Whisper: wraith(paints.pale),
  Flicker: [
    ...wraith(paints.ash),
    glow('#ffd36a', 'M100 96c6 14 16 18 14 32-2 10-8 14-14 14s-12-4-14-14c-2-14 8-18 14-32z'),
  ],
  'Pale Guest': [
    ...person(paints.pale, 'brim'),
    fill('#efe9f2', 'M80 50q20-10 40 0l-2 22q-6 16-18 18-12-2-18-18z'),
    ...eyes('#b0e0ff', 100, 58, 20, 3),
  ],
  'Mirror Wraith': [
    ...wraith(paints.glass),
    fill('#e8fbff', oval(100, 66, 20, 30)),
    fill('#a8d8dc', 'M86 46l28 40M82 62l22 30z'),
  ],
  'Borrowed Face': [
    ...robed(paints.violet),
    fill('#efe6cc', face),
    fill('#120a08', oval(91, 60, 5, 6), oval(109, 60, 5, 6), 'M90 80q10 8 20 0-2 6-10 6t-10-6z'),
    line('#8a6a4a', 3, 'M84 44l-12-10M116 44l12-10'),
  ],
  'The Unnamed': [
    ...robed(paints.ink),
    ...eyes('#ffffff', 100, 58, 10, 3),
    ...eyes('#ffffff', 100, 70, 24, 3),
    ...eyes('#ffffff', 100, 82, 12, 3),
  ],
  'Hill-Breaker': giant(
    paints.brown,
    ...club,
    fill('#4f7034', 'M40 60q14-20 40-16-10 20-40 16zM120 46q20-8 40 12-24 8-40-12z'),
  ),
  'Old Quarry': giant(paints.stone, bricks('#1c1a18')),
  'Grandmother Gale': giant(
    paints.fog,
    fill(
      '#efe9f2',
      'M70 40c0-44 60-44 60 0 14 20 20 44 14 66-8-16-10-30-20-40-8-10-40-10-48 0-10 10-12 24-20 40-6-22 0-46 14-66z',
    ),
    fill('#b4aebc', oval(100, 42, 18, 18)),
    ...eyes('#e8ffff', 100, 40, 18, 3),
  ),
  'Left Twin': giant(paints.sand, ...club),
  'Right Twin': giant(paints.rust, ...towerShield),
  Longstride: giant(paints.sea, ...staff, ...banner),
}

export function figureOf(name: string): Drawing | undefined {
  return figures[name]
}
