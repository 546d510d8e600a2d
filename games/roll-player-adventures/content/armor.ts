import type { PrintedCard } from './printed.ts'

// prettier-ignore
/** Armor: mostly for dice of one colour, and for staying on your feet. */
export const armor: readonly PrintedCard[] = [
  { id: 'AR01', name: 'Docker\'s Harness', colour: 'R', cost: '4', does: 'flip R' },
  { id: 'AR02', name: 'Toll Sergeant\'s Cuirass', colour: 'R', cost: '5', does: 'adj R or reroll R' },
  { id: 'AR03', name: 'Drumskin Vest', colour: 'R', cost: '6', does: 'heal self 2 or flip R', icons: ['spent'] },
  { id: 'AR04', name: 'Felt Boots', colour: 'K', cost: '4', does: 'flip K' },
  { id: 'AR05', name: 'Eaves Hood', colour: 'K', cost: '5', does: 'adj K or reroll K' },
  { id: 'AR06', name: 'Smuggler\'s Sash', colour: 'K', cost: '6', does: 'heal self 2 or flip K', icons: ['spent'] },
  { id: 'AR07', name: 'Quilted Jack', colour: 'G', cost: '4', does: 'flip G' },
  { id: 'AR08', name: 'Drover\'s Oilskin', colour: 'G', cost: '5', does: 'adj G or reroll G' },
  { id: 'AR09', name: 'Sheepskin Coat', colour: 'G', cost: '6', does: 'heal self 2 or flip G', icons: ['spent'] },
  { id: 'AR10', name: 'Glass Visor', colour: 'B', cost: '4', does: 'flip B' },
  { id: 'AR11', name: 'Lampwright\'s Apron', colour: 'B', cost: '5', does: 'adj B or reroll B' },
  { id: 'AR12', name: 'Surveyor\'s Gaiters', colour: 'B', cost: '6', does: 'heal self 2 or flip B', icons: ['spent'] },
  { id: 'AR13', name: 'Chapel Tabard', colour: 'W', cost: '4', does: 'flip W' },
  { id: 'AR14', name: 'Beekeeper\'s Veil', colour: 'W', cost: '5', does: 'adj W or reroll W' },
  { id: 'AR15', name: 'Pilgrim\'s Cloak', colour: 'W', cost: '6', does: 'heal self 2 or flip W', icons: ['spent'] },
  { id: 'AR16', name: 'Feast-day Doublet', colour: 'P', cost: '4', does: 'flip P' },
  { id: 'AR17', name: 'Crier\'s Collar', colour: 'P', cost: '5', does: 'adj P or reroll P' },
  { id: 'AR18', name: 'Masquer\'s Mantle', colour: 'P', cost: '6', does: 'heal self 2 or flip P', icons: ['spent'] },
  { id: 'AR19', name: 'Bell-metal Plate', cost: '8', does: 'flip any or heal self 1' },
  { id: 'AR20', name: 'Wick Warden\'s Coat', cost: '7', does: 'reroll any or heal self 1' },
  { id: 'AR21', name: 'Whalebone Corslet', cost: '8', does: 'adj any or heal self 1' },
  { id: 'AR22', name: 'Ferryman\'s Cape', cost: '7', does: 'reroll any or fill self 1' },
  { id: 'AR23', name: 'Mirror Gorget', cost: '8', does: 'flip any or reroll any' },
]
