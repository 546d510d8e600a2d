import type { IconData } from '@dicehearth/tabletop'
import type { AdventureType } from '../content/adventures.ts'
import type { Armor, MarketCard } from '../content/market.ts'
import { icons } from './icons.ts'

/** What has no drawing of its own borrows one. */
const drawn: Readonly<Partial<Record<string, IconData>>> = {
  ...icons,
  oakenStaff: icons.scholarsWand,
  luckySling: icons.ranger,
  huntingBow: icons.ranger,
  falconersGlove: icons.stormRaven,
  twinSickles: icons.throwingKnives,
  spyglass: icons.WIS,
  roadBandit: icons.outlaw,
  shapeThief: icons.outlaw,
  bogImp: icons.fiend,
  boneArcher: icons.necromancer,
  ogreBrute: icons.trollMarauder,
  hexWitch: icons.mage,
  harpy: icons.stormRaven,
  salamander: icons.koboldMiner,
  dreadKnight: icons.templar,
  thornBoar: icons.tuskedBoar,
}

/** The drawing of a Class, Familiar, Minion or Monster; what people made themselves has the one given. */
export function iconOf(id: string | null, otherwise: IconData): IconData {
  return (id === null ? undefined : drawn[id]) ?? otherwise
}

const adventureIcons: Readonly<Record<AdventureType, IconData>> = {
  location: icons.location,
  obstacle: icons.vanguard,
  attack: icons.clash,
}

export function adventureIcon(type: AdventureType): IconData {
  return adventureIcons[type]
}

/** The drawing of a Market card; the view says what a card without one of its own borrows. */
export function cardIcon(card: MarketCard, picture: string | null = null): IconData {
  switch (card.type) {
    case 'weapon':
      return drawn[card.id] ?? icons.ranger
    case 'armor':
      return armorIcon(card)
    case 'skill':
    case 'scroll':
    case 'trait':
      return iconOf(picture, icons.reroll)
  }
}

/** What kind of piece it is, by the name on the card. */
const armorKinds: readonly (readonly [RegExp, IconData])[] = [
  [/Helm|Hood|Cowl|Visor/, icons.helm],
  [/Gauntlets|Bracers|Gloves|Vambraces/, icons.gloves],
  [/Greaves|Boots|Slippers|Skirt/, icons.legs],
  [/Pavise|Shield|Cloak|Mantle/, icons.vanguard],
]

function armorIcon({ name }: Armor): IconData {
  return armorKinds.find(([kind]) => kind.test(name))?.[1] ?? icons.vest
}

const tones: Readonly<Record<MarketCard['type'], string>> = {
  weapon: 'ember',
  armor: 'frost',
  skill: 'moss',
  trait: 'violet',
  scroll: 'amber',
}

export function cardTone({ type }: MarketCard): string {
  return tones[type]
}

/** A text with more letters finds no room on a low screen. */
export const mostAtAGlance = 70
