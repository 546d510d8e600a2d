import { bird, crab, hoofed, hound, rat, slug } from '@dicehearth/tabletop/figure/beasts.ts'
import {
  armed,
  banner,
  club,
  dagger,
  halberd,
  handbell,
  hulk,
  net,
  person,
  robed,
  staff,
  sword,
  towerShield,
} from '@dicehearth/tabletop/figure/folk.ts'
import { dot, eyes, fill, glow, line, oval, shadow, type Drawing } from '@dicehearth/tabletop/figure/marks.ts'
import { flame, serpent, swarm, wraith } from '@dicehearth/tabletop/figure/monsters.ts'
import { paints } from '@dicehearth/tabletop/figure/paints.ts'

/** A bell that hangs where a face should be. */
const bellFace: Drawing = [
  fill('#7a5a1c', 'M100 34c-16 0-20 22-22 44l-6 12h56l-6-12c-2-22-6-44-22-44z'),
  fill('#c48d22', 'M98 36c-12 2-16 22-18 42l-4 10h22z'),
  fill('#3a2408', dot(100, 94, 6)),
]
/** Felt over the mouth, as the Choir wears it. */
const felt: Drawing = [
  fill('#4a4650', 'M78 72q22-8 44 0l-4 16q-18 12-36 0z'),
  line('#2a2630', 2.4, 'M82 80h36'),
]
const chorister: Drawing = [
  ...robed(paints.ash),
  fill('#d8b898', oval(100, 66, 20, 26)),
  ...eyes('#b0e0ff', 100, 58, 20, 3),
  ...felt,
]
const lantern: Drawing = [
  fill('#2c2116', 'M26 134h28l4 38H22z'),
  glow('#ffd36a', 'M29 140h22l3 26H26z'),
  line('#2c2116', 3, 'M40 134v-10'),
]
const barrel: Drawing = [
  fill('#4a2c16', 'M18 138q26-10 50 0l4 24-4 26H18l-4-26z'),
  line('#8f98a4', 4, 'M16 150h54M16 176h54'),
  line('#d9c49a', 3, 'M44 132q-2-14 10-18'),
  glow('#ffb347', dot(56, 112, 6)),
]
const spear: Drawing = [
  line('#6b4a28', 6, 'M176 40L150 188'),
  fill('#c9d0d6', 'M180 2l8 40-16-2zM188 30l10 14-12-2z'),
]
const crossed: Drawing = [
  ...sword,
  fill('#c9d0d6', 'M162 134l20-90-10-8-18 94z'),
  line('#6b4a28', 6, 'M172 138l-22-6'),
]

/** Enemies of the Ninebell Coast by name. */
const figures: Readonly<Partial<Record<string, Drawing>>> = {
  'Weir Rats': rat(paints.brown),
  'Marsh Hounds': [
    ...hound(paints.toad),
    line('#c48d22', 7, 'M112 112q18 16 40 8'),
    line('#7a5a1c', 4, 'M132 124v12'),
  ],
  'Soft-Shoed Chorister': chorister,
  'Toll Deserter': [...person(paints.stone, 'helm'), ...halberd],
  'Keelborn Deckhand': [...person(paints.sea, 'scarf'), ...dagger],
  'Fog Leech': slug(paints.fog),
  'Road Agent': [...person(paints.ink, 'brim'), ...sword],
  'Reed Boar': hoofed(paints.brown, 'tusks'),
  'Choir Novice': [...chorister, ...handbell],
  'Harbour Bravo': [...person(paints.blood, 'brim'), ...crossed],
  'Bell-Crow Flock': [
    ...swarm({ wings: '#26222eee', body: '#56506a', shine: '#ff8a4a' }),
    fill('#c48d22', 'M94 112h12l5 16H89z'),
  ],
  'Mire Adder': serpent(paints.toad),
  'Keelborn Slinger': [
    ...person(paints.moss, 'hood'),
    line('#6b4a28', 4, 'M160 134Q200 90 176 40'),
    fill('#8f98a4', dot(176, 36, 9)),
  ],
  'Mute Ox': [...hoofed(paints.fog, 'horns'), fill('#4a4650', 'M166 118l24-4-4 22-24 6z')],
  'Lamp Thief': [...person(paints.ash, 'hood'), ...lantern],
  'Barrow Crab': [
    ...crab(paints.bone),
    fill('#6a5f48', dot(84, 108, 5), dot(104, 104, 5), 'M88 118h14l-2 8H90z'),
  ],
  'Keelborn Boarder': [...person(paints.sea, 'horns'), ...sword, ...towerShield],
  'Court Halberdier': [...armed(paints.blood), ...halberd],
  Hushling: wraith(paints.pale),
  'Choir Cantor': [...chorister, ...staff, ...handbell],
  'Cave Heron': [...bird(paints.fog), fill('#e0a83a', 'M94 58h12l-2 46-4 22-4-22z')],
  'Rust Hound': [...hound(paints.rust), line('#bc7a4a', 5, 'M40 96l20 20M70 92l18 24M100 92l12 22')],
  'Keelborn Netcaster': [...person(paints.sea, 'hood'), ...net],
  'Salt Shade': wraith(paints.salt),
  'Masked Duelist': [...person(paints.violet, 'mask'), ...sword],
  'Mine Foreman': [...person(paints.brown, 'helm'), ...club, ...lantern],
  'Kiln Walker': [...flame(paints.fire), fill('#5a2c1c', 'M60 170h80l8 18H52z')],
  'Fen Stalker': [
    ...hulk(paints.toad),
    line('#4f7034', 5, 'M60 60q-10 30-4 60M140 60q10 30 4 60M88 50v30M112 50v30'),
  ],
  'Court Investigator': [...person(paints.ink, 'brim'), ...lantern],
  'Choir Bellbreaker': [...chorister, ...club],
  'Young Tide Serpent': serpent(paints.sea),
  'Powder Smuggler': [...person(paints.rust, 'scarf'), ...barrel],
  'Keelborn Shipmother': [
    ...person(paints.sea, 'brim'),
    fill('#e9e4d8', 'M76 66q-12 20-6 46l12-20zM124 66q12 20 6 46l-12-20z'),
    ...sword,
    ...banner,
  ],
  'Court Champion': [...armed(paints.gold), ...sword, ...banner],
  'Echo Thief': [
    ...wraith(paints.violet),
    line('#b48ae0', 3, 'M146 60q14 16 0 36M158 50q22 28 0 56M54 60q-14 16 0 36M42 50q-22 28 0 56'),
  ],
  'Choir Preceptor': [...robed(paints.blood), ...bellFace, ...staff],
  'Drowned Sentinel': [
    ...armed(paints.sea),
    ...towerShield,
    ...spear,
    line('#5f8a5a', 4, 'M70 96q-6 30 4 54M120 100q8 20 2 44'),
  ],
  'Bronze Bull': [
    ...hoofed(paints.brass, 'horns'),
    line('#4a3010', 3, 'M40 112h60M44 128h52'),
    glow('#ff6a3a', dot(186, 114, 4)),
  ],
  'Hush Stag': [
    ...hoofed(paints.pale, 'antlers'),
    fill('#c48d22', 'M100 2h10l4 14H96z', 'M186 2h10l4 14h-18z'),
  ],
  'Keelborn Harpooner': [...person(paints.sea, 'horns'), ...spear],
  'Glass Eel': serpent(paints.glass),
  'Stair Beast': [
    shadow(86),
    fill('#2c2c2e', 'M8 188V152h40v-34h40V84h40V52h52q16 20 12 60v76z'),
    fill('#62625f', 'M8 160h44v-34h40V92h40V60h40v20l-20 108H8z'),
    line('#a6a498', 3, 'M12 160h40M52 126h40M92 92h40M132 60h36'),
    fill('#0c0a08', 'M112 128q36-14 68 0-4 40-34 42-28-4-34-42z'),
    fill(
      '#efe2c6',
      'M116 130l6 14 8-17zM138 126l6 15 8-15zM160 127l6 14 8-12zM128 164l6-14 6 16zM150 168l6-14 6 10z',
    ),
    ...eyes('#ffc24a', 152, 88, 34, 6),
  ],
  'Oathless Captain': [
    ...armed(paints.ash),
    fill('#060404', oval(100, 54, 18, 20)),
    ...eyes('#ff8a4a', 100, 52, 18, 3),
    ...sword,
    ...towerShield,
  ],
  'Fog Engine': [
    shadow(80),
    glow('#c0d0d244', oval(60, 20, 40, 22), oval(130, 10, 46, 24)),
    fill('#2c3438', 'M28 188V96q0-14 14-14h116q14 0 14 14v92z'),
    fill('#5f6c74', 'M34 184V98q0-10 12-10h52v96z'),
    fill('#2c3438', 'M48 84V32h30v52zM122 84V18h34v66z'),
    fill('#74868c', 'M44 28h38v10H44zM118 14h42v10h-42z'),
    fill('#0c0a08', oval(100, 130, 42, 34)),
    glow('#e8ffff', oval(84, 124, 9, 11), oval(116, 124, 9, 11)),
    fill('#c0d0d2', 'M74 144h52v12H74z'),
    line(
      '#2c3438',
      3,
      'M84 144v12M94 144v12M104 144v12M114 144v12M40 100h16M40 176h16M144 100h16M144 176h16',
    ),
  ],
  'Twin Sabres': [...person(paints.ink, 'scarf'), ...crossed],
  'Marrow Kite': [
    ...bird(paints.bone),
    line('#6a5f48', 3, 'M88 104q12 6 24 0M88 118q12 6 24 0M90 132q10 6 20 0'),
  ],
  'Choir Surgeon': [
    ...robed(paints.salt),
    fill('#d8b898', oval(100, 66, 20, 26)),
    ...eyes('#5ad0ff', 100, 58, 20, 3),
    ...felt,
    ...dagger,
    fill('#8d1f26', dot(70, 150, 6), dot(90, 166, 4), dot(64, 168, 3)),
  ],
  'Hush Colossus': [
    ...hulk(paints.stone),
    ...felt.map((mark) => ({
      ...mark,
      d: mark.d.replace(/^M(\d+) (\d+)/, (_, x: string, y: string) => `M${x} ${Number(y) - 26}`),
    })),
    glow('#b0e0ff', 'M96 84l10 22-10 20 12 34-22-36 8-18z'),
  ],
  'Keelborn Warlord': [
    ...person(paints.blood, 'horns'),
    ...crossed,
    fill('#5e4028', 'M52 88q48-24 96 0l-10 20q-38-14-76 0z'),
  ],
  'Court Executioner': [
    ...person(paints.ink, 'hood'),
    fill('#0c0a12', 'M78 48q22-14 44 0v34q-22 14-44 0z'),
    ...eyes('#ff5a3c', 100, 58, 20, 3),
    line('#4a2c16', 8, 'M170 188V40'),
    fill('#c9d0d6', 'M166 30q40-10 34 44-20-8-34 0zM174 30q-36-10-32 40 16-6 32 0z'),
  ],
  'Choir Archivist': [
    ...robed(paints.violet),
    ...bellFace,
    fill('#efe2c6', 'M60 124q20-10 40 0 20-10 40 0v34q-20-10-40 0-20-10-40 0z'),
    line('#8a6a4a', 2.4, 'M100 124v34M68 132q12-4 24 2M108 134q12-6 24-2M68 142q12-4 24 2M108 144q12-6 24-2'),
  ],
  'Drowned Bellwarden': [
    ...robed(paints.sea),
    ...bellFace,
    ...handbell,
    line('#5f8a5a', 4, 'M60 110q-8 30 0 60M140 110q8 30 0 60M84 120q-4 30 2 56'),
  ],
  'Grown Tide Serpent': [
    ...serpent(paints.frost),
    fill('#84c0b0', 'M60 120l-20-14 24-2zM140 132l22-12-4 22zM40 160l-22-6 18-14z'),
  ],
  'Iron Chorus': [...armed(paints.stone), ...bellFace, ...handbell, ...banner],
  'Lightless Pack': hound(paints.ink),
  'Siege Crab': [
    ...crab(paints.stone),
    fill('#4a3a28', 'M70 96V34h60v62z'),
    fill('#7a6044', 'M70 96V34h28v62z', 'M66 36V20h14v10h12V20h16v10h12V20h14v16z'),
    fill('#0c0a08', 'M94 56h12v20H94z'),
  ],
  "Regent's Double": [
    ...person(paints.gold, 'mask'),
    fill('#f4cf68', 'M72 38l-6-34 18 14 16-20 16 20 18-14-6 34q-28-10-56 0z'),
    fill('#efe6cc', oval(160, 126, 16, 20)),
    fill('#120a08', 'M150 120q6-4 9 3-6 4-9-3zM170 120q-6-4-9 3 6 4 9-3z', 'M152 136q8-6 16 0-8 4-16 0z'),
  ],
  'The Sexton Below': [
    ...robed(paints.sea),
    fill('#9ab0a4', oval(100, 68, 20, 27)),
    fill('#0c1412', oval(91, 62, 6, 8), oval(109, 62, 6, 8), 'M88 84q12 8 24 0l-3 8h-18z'),
    glow('#7fe3d2', dot(91, 63, 3), dot(109, 63, 3)),
    line('#4a321e', 7, 'M164 30V150'),
    fill('#8f98a4', 'M146 140h36l-4 34q-14 16-28 0z'),
    line('#4a321e', 7, 'M150 28h28'),
    ...lantern,
    line('#5f8a5a', 4, 'M66 110q-8 30 0 66M84 120q-4 30 2 56M134 110q8 30 0 66'),
  ],
  'Harrow, Keel-King': [
    ...person(paints.sea, 'horns'),
    fill('#5e4028', 'M44 92q56-30 112 0l-8 22q-48-18-96 0z'),
    fill('#c9963a', 'M70 44L64 10l18 14 18-24 18 24 18-14-6 34q-30-12-60 0z'),
    fill('#8d7a5a', 'M76 66q-8 34 24 58 32-24 24-58-10 14-24 14T76 66z'),
    ...crossed,
  ],
  'The Precentor': [
    line('#f4cf68', 5, dot(100, 64, 60)),
    fill('#f4cf68', dot(100, 4, 7), dot(40, 64, 7), dot(160, 64, 7), dot(58, 22, 5), dot(142, 22, 5)),
    ...robed(paints.salt),
    ...bellFace,
    ...staff,
    ...handbell,
  ],
  'The Hush Itself': [
    line('#b4aebc', 3, dot(100, 74, 96), dot(100, 74, 82)),
    ...wraith(paints.ink),
    fill('#000000', oval(100, 76, 26, 42)),
    fill('#efe9f2', 'M84 46l6 14 6-16zM104 44l6 16 6-14zM84 106l6-14 6 16zM104 108l6-16 6 14z'),
    glow('#efe9f2', dot(100, 76, 4)),
  ],
}

export function figureOf(name: string): Drawing | undefined {
  return figures[name]
}
