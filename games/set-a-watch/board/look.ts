import type { IconData } from '@dicehearth/tabletop'
import type { AbilityId } from '../content/abilities.ts'
import type { SpecialAction } from '../content/adventurers.ts'
import type { CampSpace } from '../content/camp.ts'
import type { Kind } from '../content/cards.ts'
import type { CreatureType } from '../content/creature-types.ts'
import { icons } from './icons.ts'

const drawn: Readonly<Partial<Record<string, IconData>>> = icons

/** What stands for a creature that people made themselves: its type. */
const typeIcons: Readonly<Record<CreatureType, IconData>> = {
  human: icons.acolyte,
  forest: icons.direWolf,
  goblin: icons.goblinRaiders,
  fireDemon: icons.fellBeast,
  dragon: icons.wyvern,
  giant: icons.forestGiant,
  undead: icons.zombieHorde,
  fireElemental: icons.fireSerpent,
  shadowElemental: icons.shade,
  golem: icons.ironGolem,
  fairy: icons.pixieSwarm,
  earthElemental: icons.mireHulk,
  unhallowed: icons.lich,
}

export function kindIcon(kind: Kind): IconData {
  switch (kind.kind) {
    case 'creature':
      return drawn[kind.id] ?? typeIcons[kind.type]
    case 'summon':
      return icons.summon
    case 'location':
      return drawn[kind.id] ?? icons.oldCrossroads
  }
}

const typeTones: Readonly<Record<CreatureType, string>> = {
  human: 'amber',
  forest: 'moss',
  goblin: 'moss',
  fireDemon: 'ember',
  dragon: 'ember',
  giant: 'amber',
  undead: 'violet',
  fireElemental: 'ember',
  shadowElemental: 'shadow',
  golem: 'frost',
  fairy: 'violet',
  earthElemental: 'moss',
  unhallowed: 'shadow',
}

const sortTones = { normal: 'frost', respite: 'moss', final: 'ember' } as const

export function kindTone(kind: Kind): string {
  switch (kind.kind) {
    case 'creature':
      return typeTones[kind.type]
    case 'summon':
      return 'shadow'
    case 'location':
      return sortTones[kind.sort]
  }
}

export function abilityIcon(ability: AbilityId): IconData {
  return icons[ability]
}

const specialIcons: Readonly<Record<SpecialAction, IconData>> = {
  pathfinder: icons.pathfinder,
  setTrap: icons.setSnares,
  quartermaster: icons.quartermaster,
  fellTree: icons.fellTree,
  starChart: icons.starChart,
  mend: icons.mend,
  warDrums: icons.warDrums,
  brew: icons.brew,
}

export function spaceIcon(space: CampSpace, special: SpecialAction | null): IconData {
  if (space !== 'special') return icons[space]
  return special === null ? icons.rest : specialIcons[special]
}
