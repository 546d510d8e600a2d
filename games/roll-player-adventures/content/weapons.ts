import type { PrintedCard } from './printed.ts'

// prettier-ignore
/** Weapons: they change dice. */
export const weapons: readonly PrintedCard[] = [
  { id: 'WE01', name: 'Boat Hook', colour: 'R', cost: '5', does: 'adj RK' },
  { id: 'WE02', name: 'Anchor Flail', colour: 'R', cost: '4', does: 'reroll x2 R' },
  { id: 'WE03', name: 'Two-hand Mattock', colour: 'R', cost: '7', does: 'adj x2 R' },
  { id: 'WE04', name: 'Clapper Maul', colour: 'R', cost: '8', does: 'flip R or adj R or reroll R' },
  { id: 'WE05', name: 'Hooked Cutlass', colour: 'K', cost: '5', does: 'adj KG' },
  { id: 'WE06', name: 'Eel Knife', colour: 'K', cost: '4', does: 'reroll x2 K' },
  { id: 'WE07', name: 'Throwing Irons', colour: 'K', cost: '7', does: 'adj x2 K' },
  { id: 'WE08', name: 'Needle Rapier', colour: 'K', cost: '8', does: 'flip K or adj K or reroll K' },
  { id: 'WE09', name: 'Peat Spade', colour: 'G', cost: '5', does: 'adj GB' },
  { id: 'WE10', name: 'Reed Sickle', colour: 'G', cost: '4', does: 'reroll x2 G' },
  { id: 'WE11', name: 'Drover\'s Goad', colour: 'G', cost: '7', does: 'adj x2 G' },
  { id: 'WE12', name: 'Millstone Hammer', colour: 'G', cost: '8', does: 'flip G or adj G or reroll G' },
  { id: 'WE13', name: 'Sounding Rod', colour: 'B', cost: '5', does: 'adj BW' },
  { id: 'WE14', name: 'Spring Crossbow', colour: 'B', cost: '4', does: 'reroll x2 B' },
  { id: 'WE15', name: 'Burning Glass', colour: 'B', cost: '7', does: 'adj x2 B' },
  { id: 'WE16', name: 'Clockwork Gauntlet', colour: 'B', cost: '8', does: 'flip B or adj B or reroll B' },
  { id: 'WE17', name: 'Herald\'s Staff', colour: 'W', cost: '5', does: 'adj WP' },
  { id: 'WE18', name: 'Prayer Sling', colour: 'W', cost: '4', does: 'reroll x2 W' },
  { id: 'WE19', name: 'Reliquary Mace', colour: 'W', cost: '7', does: 'adj x2 W' },
  { id: 'WE20', name: 'Vesper Bow', colour: 'W', cost: '8', does: 'flip W or adj W or reroll W' },
  { id: 'WE21', name: 'Fencing Cane', colour: 'P', cost: '5', does: 'adj PR' },
  { id: 'WE22', name: 'Ribbon Whip', colour: 'P', cost: '4', does: 'reroll x2 P' },
  { id: 'WE23', name: 'Duelling Pair', colour: 'P', cost: '7', does: 'adj x2 P' },
  { id: 'WE24', name: 'Ceremonial Halberd', colour: 'P', cost: '8', does: 'flip P or adj P or reroll P' },
  { id: 'WE25', name: 'Storm Sabre', cost: '9', does: 'adj any or reroll x2 any' },
  { id: 'WE26', name: 'Lamplighter\'s Pike', cost: '9', does: 'flip any or adj any' },
]
