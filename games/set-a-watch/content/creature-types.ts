export const typeNames = {
  human: 'Human',
  forest: 'Forest Creature',
  goblin: 'Goblin',
  fireDemon: 'Fire Demon',
  dragon: 'Dragon',
  giant: 'Giant',
  undead: 'Undead',
  fireElemental: 'Fire Elemental',
  shadowElemental: 'Shadow Elemental',
  golem: 'Golem',
  fairy: 'Fairy',
  earthElemental: 'Earth Elemental',
  unhallowed: 'Unhallowed',
} as const

export type CreatureType = keyof typeof typeNames

const unlikeOthers: Partial<Record<CreatureType, string>> = {
  undead: 'Undead',
  fairy: 'Fairies',
  unhallowed: 'Unhallowed',
}

export function manyOf(type: CreatureType): string {
  return unlikeOthers[type] ?? `${typeNames[type]}s`
}

/** "Dragon", or "creature" where any will do. */
export function oneOf(type: CreatureType | 'any'): string {
  return type === 'any' ? 'creature' : typeNames[type]
}
