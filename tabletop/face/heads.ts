import type { skins } from './ink.ts'

/** What makes a head: outlines, and where eyes, nose and mouth are. */
export interface Features {
  face: string
  skin: SkinName
  /** Eyes: their height, how far from the middle, how wide, how they slant. */
  ey: number
  ex: number
  ew: number
  tilt: number
  brow?: number
  nose?: readonly [from: number, to: number, width: number]
  mouth?: readonly [height: number, width: number, smile: number]
  ear?: string
  ear2?: string
  iris?: string
  cheek?: 1
  tusk?: 1
  freckle?: 1
  drake?: 1
}

export type SkinName = keyof typeof skins

export const heads = {
  human: {
    iris: '#4a6b7c',
    face: 'M66 98C66 64 134 64 134 98C134 124 130 141 118 154Q109 164 100 165Q91 164 82 154C70 141 66 124 66 98Z',
    skin: 'tan',
    ey: 111,
    ex: 17,
    ew: 1,
    tilt: 2,
    brow: 1,
    nose: [103, 134, 8],
    mouth: [147, 14, 1],
    ear: 'M68 104Q56 98 57 112Q59 126 70 127Z',
  },
  elf: {
    iris: '#3f8a58',
    face: 'M70 96C70 60 130 60 130 96C131 122 124 142 112 159Q105 168 100 169Q95 168 88 159C76 142 69 122 70 96Z',
    skin: 'pale',
    ey: 110,
    ex: 16,
    ew: 0.96,
    tilt: 11,
    brow: 0.8,
    nose: [100, 136, 6],
    mouth: [149, 11, 1],
    ear: 'M73 97C58 88 40 72 26 58C27 84 44 112 73 124Z',
    ear2: 'M68 104C58 97 46 86 37 76C42 92 52 106 68 114Z',
    cheek: 1,
  },
  dwarf: {
    iris: '#3f6fa0',
    face: 'M58 104C58 70 142 70 142 104C143 130 136 148 124 156L76 156C64 148 57 130 58 104Z',
    skin: 'fair',
    ey: 110,
    ex: 19,
    ew: 1,
    tilt: -3,
    brow: 1.6,
    nose: [106, 135, 14],
    mouth: [149, 10, 0],
    ear: 'M60 106Q46 100 48 116Q51 130 62 130Z',
  },
  orc: {
    iris: '#c77a1c',
    face: 'M62 96C62 64 138 64 138 96C140 110 147 132 143 147C137 164 118 171 100 171C82 171 63 164 57 147C53 132 60 110 62 96Z',
    skin: 'moss',
    ey: 111,
    ex: 18,
    ew: 0.92,
    tilt: 8,
    brow: 1.7,
    nose: [110, 134, 14],
    mouth: [150, 22, -1],
    ear: 'M63 102C50 96 42 88 34 88C36 106 46 122 62 126Z',
    ear2: 'M58 106C50 102 46 98 42 97C45 106 50 113 58 117Z',
    tusk: 1,
  },
  halfling: {
    iris: '#6b4a22',
    face: 'M63 104C61 66 139 66 137 104C139 134 122 162 100 162C78 162 61 134 63 104Z',
    skin: 'fair',
    ey: 113,
    ex: 18,
    ew: 1.08,
    tilt: -2,
    brow: 0.85,
    nose: [114, 134, 9],
    mouth: [144, 18, 2],
    ear: 'M65 106C54 98 44 92 39 92C40 112 50 128 66 130Z',
    ear2: 'M60 110C54 105 50 102 47 101C49 111 54 119 61 122Z',
    freckle: 1,
  },
  drakeborn: {
    face: 'M68 92C70 62 130 62 132 92L138 112L123 126C121 138 120 146 117 154Q111 168 100 169Q89 168 83 154C80 146 79 138 77 126L62 112Z',
    skin: 'ember',
    ey: 106,
    ex: 20,
    ew: 0.9,
    tilt: 14,
    drake: 1,
  },
} satisfies Record<string, Features>

export type Head = keyof typeof heads
