import type { Edition } from './cards.ts'

/** What an adventurer alone can do in camp. */
export type SpecialAction =
  | 'pathfinder'
  | 'setTrap'
  | 'quartermaster'
  | 'fellTree'
  | 'starChart'
  | 'mend'
  | 'warDrums'
  | 'brew'

export interface Special {
  name: string
  /** The least that the die must show. */
  needs: number
  text: string
}

/** The numbers of special actions: tune them here. */
export const fellTreeWood = 4
export const pathfinderCards = 4
export const starChartCards = 3
export const quartermasterSwaps = 2

export const specials: Readonly<Record<SpecialAction, Special>> = {
  pathfinder: {
    name: 'Pathfinder',
    needs: 1,
    text: `Look at the top ${pathfinderCards} cards of the creature deck and put them back on top in any order.`,
  },
  setTrap: {
    name: 'Set Trap',
    needs: 1,
    text: 'The die stays as a trap: the first creature that stands faceup in first position this round is wounded for its value, before its powers.',
  },
  quartermaster: {
    name: 'Quartermaster',
    needs: 1,
    text: 'One or two adventurers each swap one equipped card for one of their leftover cards.',
  },
  fellTree: { name: 'Fell a Tree', needs: 1, text: `Firewood +${fellTreeWood}.` },
  starChart: {
    name: 'Star Chart',
    needs: 1,
    text: `Look at the top ${starChartCards} unused locations; you may exchange one with the top card of the map. The rest go under the unused locations in any order.`,
  },
  mend: { name: 'Mend', needs: 4, text: 'With 4 or more: refresh one exhausted card of any adventurer.' },
  warDrums: { name: 'War Drums', needs: 1, text: 'Each adventurer on watch may roll one die again.' },
  brew: {
    name: 'Brew',
    needs: 1,
    text: 'Turn one free die of an adventurer on watch to the value of this die, but not above its highest face.',
  },
}

export interface Class {
  name: string
  edition: Edition
  dice: 6 | 8
  attack: 'melee' | 'ranged'
  special: SpecialAction
}

export const classes = {
  ranger: { name: 'Ranger', edition: 'base', dice: 8, attack: 'ranged', special: 'pathfinder' },
  beastMaster: { name: 'Beast Master', edition: 'base', dice: 8, attack: 'ranged', special: 'setTrap' },
  rogue: { name: 'Rogue', edition: 'base', dice: 6, attack: 'melee', special: 'quartermaster' },
  warrior: { name: 'Warrior', edition: 'base', dice: 8, attack: 'melee', special: 'fellTree' },
  wizard: { name: 'Wizard', edition: 'base', dice: 6, attack: 'ranged', special: 'starChart' },
  cleric: { name: 'Cleric', edition: 'base', dice: 6, attack: 'ranged', special: 'mend' },
  // None of the Barbarian's cards takes a die, so nobody can stun him (SAW-165).
  barbarian: { name: 'Barbarian', edition: 'deluxe', dice: 8, attack: 'melee', special: 'warDrums' },
  alchemist: { name: 'Alchemist', edition: 'deluxe', dice: 6, attack: 'ranged', special: 'brew' },
} as const satisfies Record<string, Class>

export type ClassId = keyof typeof classes
export const classIds = Object.keys(classes) as ClassId[]

/** "Ranger: ranged, three d8, Pathfinder in camp". */
export function classInShort(id: ClassId): string {
  const { name, attack, dice, special } = classes[id]
  return `${name}: ${attack}, three d${dice}, ${specials[special].name} in camp`
}
