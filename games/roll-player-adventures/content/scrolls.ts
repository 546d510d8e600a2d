import type { PrintedCard } from './printed.ts'

// prettier-ignore
/** Scrolls: strong, and gone when they have been read. */
export const scrolls: readonly PrintedCard[] = [
  { id: 'SC01', name: 'Page of Embers', colour: 'R', cost: '4', does: 'draw R=6', icons: ['return'] },
  { id: 'SC02', name: 'Muster Roll', colour: 'R', cost: '3', does: 'draw R or as any->R', icons: ['return'] },
  { id: 'SC03', name: 'Oath of Arms', colour: 'R', cost: '5', does: 'as x2 any->R', icons: ['return'] },
  { id: 'SC04', name: 'Cutpurse\'s Crib', colour: 'K', cost: '4', does: 'draw K=6', icons: ['return'] },
  { id: 'SC05', name: 'Map of Eaves', colour: 'K', cost: '3', does: 'draw K or as any->K', icons: ['return'] },
  { id: 'SC06', name: 'Rigging Plan', colour: 'K', cost: '5', does: 'as x2 any->K', icons: ['return'] },
  { id: 'SC07', name: 'Harvest Blessing', colour: 'G', cost: '4', does: 'draw G=6', icons: ['return'] },
  { id: 'SC08', name: 'Drover\'s Almanac', colour: 'G', cost: '3', does: 'draw G or as any->G', icons: ['return'] },
  { id: 'SC09', name: 'Ledger of Fields', colour: 'G', cost: '5', does: 'as x2 any->G', icons: ['return'] },
  { id: 'SC10', name: 'Theorem of Weirs', colour: 'B', cost: '4', does: 'draw B=6', icons: ['return'] },
  { id: 'SC11', name: 'Star Chart', colour: 'B', cost: '3', does: 'draw B or as any->B', icons: ['return'] },
  { id: 'SC12', name: 'Founders\' Recipe', colour: 'B', cost: '5', does: 'as x2 any->B', icons: ['return'] },
  { id: 'SC13', name: 'Matins Hymn', colour: 'W', cost: '4', does: 'draw W=6', icons: ['return'] },
  { id: 'SC14', name: 'Book of Hours', colour: 'W', cost: '3', does: 'draw W or as any->W', icons: ['return'] },
  { id: 'SC15', name: 'Litany of Bells', colour: 'W', cost: '5', does: 'as x2 any->W', icons: ['return'] },
  { id: 'SC16', name: 'Court Invitation', colour: 'P', cost: '4', does: 'draw P=6', icons: ['return'] },
  { id: 'SC17', name: 'Song Sheet', colour: 'P', cost: '3', does: 'draw P or as any->P', icons: ['return'] },
  { id: 'SC18', name: 'Letter of Safe Conduct', colour: 'P', cost: '5', does: 'as x2 any->P', icons: ['return'] },
  { id: 'SC19', name: 'Vesper Hymn', cost: '6', does: 'heal each 3', icons: ['return'] },
]
