export const cardTypes = ['weapon', 'armor', 'skill', 'trait', 'scroll'] as const
export type CardType = (typeof cardTypes)[number]

export const typeNames: Readonly<Record<CardType, string>> = {
  weapon: 'Weapon',
  armor: 'Armor',
  skill: 'Skill',
  trait: 'Trait',
  scroll: 'Scroll',
}
