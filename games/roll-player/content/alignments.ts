import type { AlignmentSpace } from './compass.ts'

export const alignmentIds = [
  'saintly',
  'wicked',
  'orderly',
  'anarchic',
  'knightly',
  'rebellious',
  'tyrannical',
  'marauding',
  'temperate',
  'fanatical',
  'righteous',
  'fickle',
  'impassive',
  'detached',
  'merciful',
  'scheming',
  'restless',
] as const
export type AlignmentId = (typeof alignmentIds)[number]

export interface Alignment {
  name: string
  /** What each space of the grid is worth at the end (RP-196). */
  stars: Readonly<Record<AlignmentSpace, number>>
}

export const alignments: Readonly<Record<AlignmentId, Alignment>> = {
  saintly: {
    name: 'Saintly',
    stars: { LG: 2, NG: 3, CG: 2, LN: 0, N: 0, CN: 0, LE: -1, NE: -2, CE: -1 },
  },
  wicked: {
    name: 'Wicked',
    stars: { LG: -1, NG: -2, CG: -1, LN: 0, N: 0, CN: 0, LE: 2, NE: 3, CE: 2 },
  },
  orderly: {
    name: 'Orderly',
    stars: { LG: 2, NG: 0, CG: -1, LN: 3, N: 0, CN: -2, LE: 2, NE: 0, CE: -1 },
  },
  anarchic: {
    name: 'Anarchic',
    stars: { LG: -1, NG: 0, CG: 2, LN: -2, N: 0, CN: 3, LE: -1, NE: 0, CE: 2 },
  },
  knightly: {
    name: 'Knightly',
    stars: { LG: 4, NG: 2, CG: 0, LN: 2, N: 0, CN: -1, LE: 0, NE: -1, CE: -2 },
  },
  rebellious: {
    name: 'Rebellious',
    stars: { LG: 0, NG: 2, CG: 4, LN: -1, N: 0, CN: 2, LE: -2, NE: -1, CE: 0 },
  },
  tyrannical: {
    name: 'Tyrannical',
    stars: { LG: 0, NG: -1, CG: -2, LN: 2, N: 0, CN: -1, LE: 4, NE: 2, CE: 0 },
  },
  marauding: {
    name: 'Marauding',
    stars: { LG: -2, NG: -1, CG: 0, LN: -1, N: 0, CN: 2, LE: 0, NE: 2, CE: 4 },
  },
  temperate: {
    name: 'Temperate',
    stars: { LG: -2, NG: 1, CG: -2, LN: 1, N: 2, CN: 1, LE: -2, NE: 1, CE: -2 },
  },
  fanatical: {
    name: 'Fanatical',
    stars: { LG: 3, NG: -1, CG: 3, LN: -1, N: 0, CN: -1, LE: 3, NE: -1, CE: 3 },
  },
  righteous: {
    name: 'Righteous',
    stars: { LG: 3, NG: 1, CG: -1, LN: 1, N: 0, CN: 1, LE: -1, NE: 1, CE: 3 },
  },
  fickle: {
    name: 'Fickle',
    stars: { LG: -1, NG: 1, CG: 3, LN: 1, N: 0, CN: 1, LE: 3, NE: 1, CE: -1 },
  },
  impassive: {
    name: 'Impassive',
    stars: { LG: 1, NG: -1, CG: 1, LN: 2, N: 0, CN: 2, LE: 1, NE: -1, CE: 1 },
  },
  detached: {
    name: 'Detached',
    stars: { LG: 1, NG: 2, CG: 1, LN: -1, N: 0, CN: -1, LE: 1, NE: 2, CE: 1 },
  },
  merciful: {
    name: 'Merciful',
    stars: { LG: 1, NG: 3, CG: 1, LN: -1, N: 0, CN: -1, LE: -2, NE: 1, CE: -2 },
  },
  scheming: {
    name: 'Scheming',
    stars: { LG: -2, NG: 1, CG: -2, LN: -1, N: 0, CN: -1, LE: 1, NE: 3, CE: 1 },
  },
  restless: {
    name: 'Restless',
    stars: { LG: 0, NG: 2, CG: 0, LN: 2, N: -1, CN: 2, LE: 0, NE: 2, CE: 0 },
  },
}
