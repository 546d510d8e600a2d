import { bear, bird, hound } from '@dicehearth/tabletop/figure/beasts.ts'
import {
  armed,
  bricks,
  club,
  dagger,
  ghoul,
  goblin,
  hulk,
  person,
  robed,
  staff,
} from '@dicehearth/tabletop/figure/folk.ts'
import { dot, eyes, fill, glow, line, oval, shadow, type Drawing } from '@dicehearth/tabletop/figure/marks.ts'
import {
  bones,
  drake,
  flame,
  hydra,
  lich,
  serpent,
  swarm,
  tyrant,
  wraith,
} from '@dicehearth/tabletop/figure/monsters.ts'
import { paints } from '@dicehearth/tabletop/figure/paints.ts'

const acolyte: Drawing = [...robed(paints.blood), ...dagger]
const direWolf = hound(paints.ash)
const goblins = goblin(paints.moss)
const fellBeast: Drawing = [
  ...hound(paints.ember),
  fill('#e0cfa4', 'M136 66c-18-6-26-22-20-40 6 16 16 22 32 24z'),
  glow(
    '#ff8a3a',
    'M40 108q-6-20 8-34 2 12 10 16 0-16 10-22 4 20-4 40zM92 98q-4-16 8-28 2 10 8 14 2-12 8-16 4 16-4 32z',
  ),
]
const forestGiant: Drawing = [
  ...hulk(paints.moss),
  line('#3a2614', 5, 'M84 10Q70-6 56-4M92 6q-2-12 4-14M116 10q14-14 28-10'),
  fill('#7aa850', oval(52, -4, 10, 6), oval(148, 0, 10, 6), oval(98, -8, 8, 6)),
  ...club,
]
const bonesOld = bones(paints.bone)
const shade = wraith(paints.ink)
const ironGolem: Drawing = [
  ...hulk(paints.stone),
  bricks('#1c1a18'),
  glow('#ffb347', oval(100, 108, 12, 16)),
  line('#1c1a18', 4, 'M88 100h24M86 110h28M90 120h20M100 92v32'),
]
const pixies = swarm({ wings: '#d6bcf499', body: '#4a2a6a', shine: '#fff6c0' })
const mireHulk: Drawing = [
  ...hulk(paints.toad),
  line('#3f5a26', 5, 'M30 96v40M170 96v44M70 64q-8 30-4 60M128 60q10 34 4 64M60 140v30M140 140v34'),
  fill('#8a6a3a', dot(72, 112, 7), dot(130, 92, 6), dot(118, 138, 8)),
]

/** Creatures of the line. */
const figures: Readonly<Partial<Record<string, Drawing>>> = {
  acolyte,
  eagle: bird(paints.brown),
  direWolf,
  caveBear: bear(paints.brown),
  goblinRaiders: goblins,
  fellBeast,
  wyvern: drake(paints.moss),
  cinderDrake: drake(paints.ember),
  forestGiant,
  vampire: [
    ...person(paints.ink, 'bare'),
    fill('#5a0f16', 'M52 84L34 30l40 46zM148 84l18-54-40 46z'),
    fill('#d8ccd4', 'M78 48c2-26 42-26 44 0 0 20-8 36-22 38-14-2-22-18-22-38z'),
    fill('#120a10', 'M76 48c0-36 48-36 48 0-8-8-16-6-24 4-8-10-16-12-24-4z'),
    ...eyes('#ff4a3a', 100, 58, 22, 3.4),
    fill('#efe2c6', 'M92 74l2 9 3-9zM108 74l-2 9-3-9z'),
    line('#7a1f26', 2.6, 'M88 73q12 4 24 0'),
  ],
  zombieHorde: [
    ...ghoul(paints.toad),
    fill('#5a4a38', 'M70 116q32 14 64 0l2 34-10-6-8 12-10-10-10 10-10-10-12 6z'),
  ],
  boneLegion: [
    ...bonesOld,
    fill('#8f98a4', oval(164, 128, 24, 30)),
    fill('#5f6874', 'M164 98q24 4 24 30t-24 30z'),
    fill('#c9963a', dot(164, 128, 6)),
    line('#c9d0d6', 5, 'M24 160L16 60'),
  ],
  fireSerpent: [...serpent(paints.fire), glow('#ffd36a', 'M120 8q-6-14 4-24 2 8 8 12 2-10 8-14 4 16-4 28z')],
  shade,
  cutpurse: [...person(paints.ash, 'hood'), ...dagger],
  ironGolem,
  pixieSwarm: pixies,
  graveCaller: [...robed(paints.violet), ...staff, glow('#7fe36a', dot(164, 30, 11))],
  mireHulk,
  lich: lich(paints.violet),
  dreadDrakerider: [
    ...drake(paints.ink),
    fill('#26222e', 'M84 30c0-34 32-34 32 0z', 'M78 44q22-18 44 0v10H78z'),
    glow('#ff5a3c', dot(94, 22, 2.6), dot(106, 22, 2.6)),
  ],
  hornedHuntmaster: [
    ...person(paints.moss, 'hood'),
    line('#cdb78a', 6, 'M78 26C66 8 48 4 46-14M122 26c12-18 30-22 32-40'),
    line('#cdb78a', 5, 'M62 8Q46 12 36 2M138 8q16 4 26-6'),
    line('#6b4a28', 6, 'M30 40V186'),
    fill('#c9d0d6', 'M30 10l10 34H20z'),
  ],
  boneSovereign: [
    ...bonesOld,
    fill('#c9963a', 'M66 20L58-16l20 14 22-18 22 18 20-14-8 36q-34-12-68 0z'),
    fill(
      '#5a0f16',
      'M58 88C34 110 30 150 28 186h26c0-34 2-66 14-84zM142 88c24 22 28 62 30 98h-26c0-34-2-66-14-84z',
    ),
  ],
  emberTyrant: [
    ...flame(paints.fire),
    fill('#3a1208', 'M66 64L58 24l20 18 22-26 22 26 20-18-8 40q-34-16-68 0z'),
  ],
  bloodCountess: [
    ...robed(paints.blood),
    fill('#efe2dc', oval(100, 66, 21, 27)),
    fill('#1a0a0c', 'M78 60c-4-40 48-40 44 0-6-12-14-16-22-20-8 4-16 8-22 20z'),
    fill('#c9963a', 'M80 34l-2-18 12 10 10-14 10 14 12-10-2 18z'),
    ...eyes('#ff4a3a', 100, 62, 20, 3),
    fill('#8d1f26', 'M91 82q9-6 18 0-3 7-9 7t-9-7z'),
  ],
  mindDevourer: tyrant(paints.sea),
  gloomTitan: [...hulk(paints.ink), glow('#7fa8ff', 'M96 84l10 22-10 20 12 34-22-36 8-18z')],
  manyHeadedWyrm: hydra(paints.blood),
  plagueBishop: [
    ...robed(paints.toad),
    fill('#2a2a22', 'M78 62c0-30 44-30 44 0 0 12-6 20-14 24l-8 46-8-46c-8-4-14-12-14-24z'),
    fill('#d9c49c', dot(88, 62, 8), dot(112, 62, 8)),
    fill('#120a08', dot(88, 62, 4), dot(112, 62, 4)),
    fill('#c9c090', 'M76 28L100-14l24 42q-24 10-48 0z'),
    line('#5a6a2a', 5, 'M100-4v28M90 12h20'),
    ...staff,
  ],
  hollowKing: [
    ...armed(paints.gold),
    fill('#060404', oval(100, 54, 20, 24)),
    fill('#f4cf68', 'M72 32l-6-40 18 16 16-22 16 22 18-16-6 40q-28 10-56 0z'),
    glow('#b0e0ff', dot(91, 54, 3.4), dot(109, 54, 3.4)),
  ],
  whisperingIdol: [
    shadow(60),
    fill('#2c2c2e', 'M40 188l10-30h100l10 30z'),
    fill('#3a3a38', 'M52 158C40 90 50 6 100 4s60 86 48 154z'),
    fill('#6e6e64', 'M58 156C46 92 56 12 98 8v148z'),
    line('#a6a498', 3, 'M64 40q12-20 30-24M60 120h34'),
    fill('#0c0a08', oval(80, 66, 12, 16), oval(120, 66, 12, 16), 'M74 112q26-14 52 0-4 30-26 30t-26-30z'),
    glow('#7fe3d2', dot(80, 68, 5), dot(120, 68, 5)),
    fill('#6e6e64', 'M82 110l4 12 6-13zM108 109l6 13 4-12z'),
    line('#7fe3d266', 3, 'M138 122q20-8 40 4M140 132q22 0 38 16M136 142q16 6 24 24'),
  ],
  frostRevenant: wraith(paints.frost),
}

export function figureOf(id: string): Drawing | undefined {
  return figures[id]
}
