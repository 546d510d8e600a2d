import type { PrintedCard } from './printed.ts'

// prettier-ignore
/** Skill cards: dice count as something else, or come out of the bag. Most are cheaper for those with the attribute. */
export const skillCards: readonly PrintedCard[] = [
  { id: 'SK01', name: 'Shoulder Charge', colour: 'R', cost: '8-STR', does: 'as any->R' },
  { id: 'SK02', name: 'Heave and Turn', colour: 'R', cost: '6-STR', does: 'as R->other' },
  { id: 'SK03', name: 'Pull Together', colour: 'R', cost: '9-STR', does: 'draw R', icons: ['spent'] },
  { id: 'SK04', name: 'Leverage', colour: 'R', cost: '10-STR', does: 'as R->#other', icons: ['spent'] },
  { id: 'SK05', name: 'Feint', colour: 'K', cost: '8-DEX', does: 'as any->K' },
  { id: 'SK06', name: 'Knots', colour: 'K', cost: '6-DEX', does: 'as K->other' },
  { id: 'SK07', name: 'Quick Hands', colour: 'K', cost: '9-DEX', does: 'draw K', icons: ['spent'] },
  { id: 'SK08', name: 'Tumble', colour: 'K', cost: '10-DEX', does: 'as K->#other', icons: ['spent'] },
  { id: 'SK09', name: 'Dig In', colour: 'G', cost: '8-CON', does: 'as any->G' },
  { id: 'SK10', name: 'Long March', colour: 'G', cost: '6-CON', does: 'as G->other' },
  { id: 'SK11', name: 'Iron Rations', colour: 'G', cost: '9-CON', does: 'draw G', icons: ['spent'] },
  { id: 'SK12', name: 'Pacing', colour: 'G', cost: '10-CON', does: 'as G->#other', icons: ['spent'] },
  { id: 'SK13', name: 'Cartography', colour: 'B', cost: '8-INT', does: 'as any->B' },
  { id: 'SK14', name: 'Field Repair', colour: 'B', cost: '6-INT', does: 'as B->other' },
  { id: 'SK15', name: 'Foreplanning', colour: 'B', cost: '9-INT', does: 'draw B', icons: ['spent'] },
  { id: 'SK16', name: 'Calculation', colour: 'B', cost: '10-INT', does: 'as B->#other', icons: ['spent'] },
  { id: 'SK17', name: 'Weather Eye', colour: 'W', cost: '8-WIS', does: 'as any->W' },
  { id: 'SK18', name: 'Poultices', colour: 'W', cost: '6-WIS', does: 'as W->other' },
  { id: 'SK19', name: 'Field Surgery', colour: 'W', cost: '9-WIS', does: 'draw W', icons: ['spent'] },
  { id: 'SK20', name: 'Patient Ear', colour: 'W', cost: '10-WIS', does: 'as W->#other', icons: ['spent'] },
  { id: 'SK21', name: 'Haggle', colour: 'P', cost: '8-CHA', does: 'as any->P' },
  { id: 'SK22', name: 'Mimicry', colour: 'P', cost: '6-CHA', does: 'as P->other' },
  { id: 'SK23', name: 'Rousing Song', colour: 'P', cost: '9-CHA', does: 'draw P', icons: ['spent'] },
  { id: 'SK24', name: 'Bluff', colour: 'P', cost: '10-CHA', does: 'as P->#other', icons: ['spent'] },
  { id: 'SK25', name: 'Wick Drill', cost: '9', does: 'as any->other' },
]
