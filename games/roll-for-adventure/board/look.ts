import type { IconData } from '@dicehearth/tabletop'
import type { IceReward, Territory, TerritoryDie } from '../content/boards.ts'
import { homeOf, type Card } from '../content/enemies.ts'
import type { HeroId } from '../content/heroes.ts'
import { icons } from './icons.ts'

export const heroIcons: Readonly<Record<HeroId, IconData>> = {
  adventurer: icons.adventurer,
  fighter: icons.fighter,
  healer: icons.healer,
  warrior: icons.warrior,
  wayfinder: icons.wayfinder,
  coinsinger: icons.coinsinger,
  twinhand: icons.twinhand,
  glasswright: icons.glasswright,
  ferrywoman: icons.ferrywoman,
  hearthkeeper: icons.hearthkeeper,
}

const enemyIcons: Readonly<Record<Territory, readonly IconData[]>> = {
  desert: [icons.sandDevil, icons.duneStalker, icons.saltQueen],
  fortress: [icons.rampartGhoul, icons.cryptSpirit, icons.blackKnight],
  forest: [icons.treeShrike, icons.brambleHag, icons.hollowStag],
  iceCave: [icons.rimeSprite, icons.caveTroll, icons.winterRevenant],
}

export const territoryIcons: Readonly<Record<TerritoryDie, IconData>> = {
  desert: icons.desert,
  fortress: icons.fortress,
  forest: icons.forest,
  iceCave: icons.iceCave,
  all: icons.all,
  none: icons.none,
}

export const rewardIcons: Readonly<Record<Exclude<IceReward, 'bonus'>, IconData>> = {
  defeat: icons.sword,
  release: icons.oblivion,
  twoHoles: icons.skull,
  oneHole: icons.skull,
}

/** The display colours of the ledger: amber, violet, moss green, pale blue. */
const tones: Readonly<Record<Territory, string>> = {
  desert: 'amber',
  fortress: 'violet',
  forest: 'moss',
  iceCave: 'frost',
}

export function cardIcon(card: Card): IconData {
  switch (card.kind) {
    case 'enemy':
      return enemyIcons[card.home][card.rank - 1]
    case 'own':
      return icons.ownEnemy
    default:
      return icons[card.kind]
  }
}

export function cardTone(card: Card): string {
  if (card.kind === 'dragon') return 'ember'
  const home = homeOf(card)
  return home === 'aside' ? 'shadow' : tones[home]
}
