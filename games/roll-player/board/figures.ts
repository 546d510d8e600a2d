import { bird, hoofed, lizard, rat, spider } from '@dicehearth/tabletop/figure/beasts.ts'
import {
  armed,
  banner,
  bow,
  bullHead,
  club,
  dagger,
  ghoul,
  goblin,
  halberd,
  hulk,
  imp,
  person,
  robed,
  sword,
  towerShield,
} from '@dicehearth/tabletop/figure/folk.ts'
import { dot, fill, glow, line, oval, type Drawing } from '@dicehearth/tabletop/figure/marks.ts'
import { bones, drake, hydra, lich, serpent, tyrant, wraith } from '@dicehearth/tabletop/figure/monsters.ts'
import { paints } from '@dicehearth/tabletop/figure/paints.ts'

/** Minions and Monsters as they stand before a hero. */
const figures: Readonly<Partial<Record<string, Drawing>>> = {
  cinderDrake: [
    ...drake(paints.ember),
    glow('#ffb347', dot(60, 160, 3), dot(148, 120, 3), dot(36, 120, 2.4), dot(170, 80, 2.4)),
  ],
  frostLeviathan: [
    ...serpent(paints.frost),
    fill('#e8fbff', 'M40 190l6-26 8 26zM70 190l8-34 9 34zM120 190l8-28 8 28zM160 190l6-20 8 20z'),
  ],
  plagueHydra: hydra(paints.toad),
  mindTyrant: tyrant(paints.violet),
  nightLich: lich(paints.violet),
  boneColossus: [
    ...bones(paints.bone),
    fill('#d8cba8', 'M64 24L44-6l28 14zM136 24l20-30-28 14zM92 4l8-18 8 18z'),
    fill('#d8cba8', dot(40, 92, 12), dot(160, 92, 12)),
    line('#6a5f48', 3, 'M34 86q6 4 12 0M154 86q6 4 12 0M92 30l10 8-6 10'),
  ],
  goblinSneak: goblin(paints.moss),
  koboldMiner: [
    ...goblin(paints.rust),
    fill('#e0b84a', 'M64 42c0-34 72-34 72 0z'),
    glow('#fff2b0', dot(100, 26, 9)),
    line('#4a2c16', 6, 'M30 168L56 100'),
    line('#a9aeb5', 7, 'M34 96q22-6 44 16'),
  ],
  plagueRat: [
    ...rat(paints.toad),
    fill('#c8d84a', dot(70, 130, 6), dot(92, 118, 4.5), dot(88, 150, 5), dot(56, 160, 4)),
  ],
  roadBandit: [...person(paints.brown, 'scarf'), ...sword],
  crocodile: lizard(paints.moss),
  bogImp: imp(paints.toad),
  boneArcher: [...bones(paints.bone), ...bow],
  tuskedBoar: hoofed(paints.brown, 'tusks'),
  thornBoar: hoofed(paints.moss, 'tusks'),
  maskedAcolyte: [...person(paints.violet, 'mask'), ...dagger],
  caveSpider: spider(paints.ash),
  ogreBrute: [...hulk(paints.sand), ...club],
  hexWitch: [
    ...robed(paints.violet),
    fill('#1d0f20', 'M44 46q56 18 112 0-20-8-30-10L104-6 76 36q-14 2-32 10z'),
    line('#b48ae0', 4, 'M74 36q26 8 52 0'),
    glow('#7fe36a', dot(160, 120, 10), dot(150, 96, 4), dot(172, 92, 3)),
    line('#5e3a86', 12, 'M134 110q14 0 24 12'),
  ],
  gargoyle: [
    fill(
      '#3a3a3a',
      'M60 86C40 40 20 24 0 20c10 16 4 30 10 46 14-4 20 8 22 22 12 0 20 4 28 12zM140 86c20-46 40-62 60-66-10 16-4 30-10 46-14-4-20 8-22 22-12 0-20 4-28 12z',
    ),
    ...ghoul(paints.stone),
    fill('#62625f', 'M76 46C64 36 62 22 66 8c6 16 14 22 24 26zM124 46c12-10 14-24 10-38-6 16-14 22-24 26z'),
  ],
  graveWraith: wraith(paints.ash),
  harpy: [
    ...bird(paints.sand),
    fill('#d8a888', oval(100, 52, 17, 20)),
    fill('#5a2c16', 'M80 50c-4-40 44-40 40 0-8-16-30-18-40 0zM78 46q-12 20-2 38M122 46q12 20 2 38'),
    fill('#3a0c10', 'M90 62q10 8 20 0-2 8-10 8t-10-8z'),
    glow('#ff8a4a', dot(93, 50, 3), dot(107, 50, 3)),
  ],
  minotaurGuard: [...hulk(paints.brown), ...bullHead, ...halberd],
  shapeThief: [
    ...person(paints.ash, 'mask'),
    fill('#efe6cc', oval(40, 128, 13, 17), oval(160, 128, 13, 17)),
    fill(
      '#120a08',
      dot(35, 124, 2.6),
      dot(45, 124, 2.6),
      dot(155, 124, 2.6),
      dot(165, 124, 2.6),
      'M34 136q6-6 12 0zM154 132q6 8 12 0z',
    ),
  ],
  salamander: [
    ...lizard(paints.fire),
    glow(
      '#ffd36a',
      'M20 128q-8-18 4-34 2 12 12 16-2-18 12-28 4 20-4 36z',
      'M78 104q-6-16 6-30 2 10 10 14 0-14 8-20 6 18-2 34z',
    ),
  ],
  trollMarauder: [
    ...hulk(paints.moss),
    fill('#efe2c6', 'M88 50l3-12 4 12zM112 50l-3-12-4 12z'),
    line('#5a3a1e', 8, 'M62 76L140 150'),
    ...club,
  ],
  dreadKnight: [...armed(paints.ink), ...towerShield, ...banner, glow('#ff5a3c', 'M150 128l8-14 8 14-8 18z')],
}

export function figureOf(id: string): Drawing | undefined {
  return figures[id]
}
