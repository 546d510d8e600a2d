import type { PrintedFamiliar } from './printed.ts'

// prettier-ignore
/** Familiars: each brings its own die of two colours into the bag. All are spent when played. */
export const familiars: readonly PrintedFamiliar[] = [
  { number: 1, name: 'Ferry Mastiff', die: 'RK', does: 'draw RK! or adj RK', icons: ['spent'], home: 'ADV2' },
  { number: 2, name: 'Hill Ram', die: 'RG', does: 'draw RG! or adj RG', icons: ['spent'], home: 'ADV6' },
  { number: 3, name: 'Brass Beetle', die: 'RB', does: 'draw RB! or adj RB', icons: ['spent'], home: 'ADV6' },
  { number: 4, name: 'Red Kite', die: 'RW', does: 'draw RW! or reroll RW', icons: ['spent'], home: 'ADV8' },
  { number: 5, name: 'Fighting Cock', die: 'RP', does: 'draw RP! or reroll RP', icons: ['spent'], home: 'ADV8' },
  { number: 6, name: 'Marsh Otter', die: 'KG', does: 'draw KG! or flip KG', icons: ['spent'], home: 'ADV1' },
  { number: 7, name: 'Ink Cat', die: 'KB', does: 'draw KB! or flip KB', icons: ['spent'], home: 'ADV4' },
  { number: 8, name: 'Night Heron', die: 'KW', does: 'draw KW! or flip KW', icons: ['spent'], home: 'ADV7' },
  { number: 9, name: 'Market Ferret', die: 'KP', does: 'draw KP! or reroll KP', icons: ['spent'], home: 'ADV4' },
  { number: 10, name: 'Bell Toad', die: 'GB', does: 'draw GB! or adj GB', icons: ['spent'], home: 'ADV5' },
  { number: 11, name: 'Pack Goat', die: 'GW', does: 'draw GW! or heal one 1', icons: ['spent'], home: 'ADV3' },
  { number: 12, name: 'Singing Pig', die: 'GP', does: 'draw GP! or heal one 1', icons: ['spent'], home: 'ADV2' },
  { number: 13, name: 'Glass Owl', die: 'BW', does: 'draw BW! or reroll BW', icons: ['spent'], home: 'ADV7' },
  { number: 14, name: 'Speaking Starling', die: 'BP', does: 'draw BP! or flip BP', icons: ['spent'], home: 'ADV9' },
  { number: 15, name: 'Choir Dove', die: 'WP', does: 'draw WP! or heal one 1', icons: ['spent'], home: 'ADV10' },
]
