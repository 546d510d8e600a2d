import { inColours } from '@dicehearth/engine'
import type { DieLook, IconData } from '@dicehearth/tabletop'
import type { AdventureType } from '../content/adventures.ts'
import { firstCombatDie, sortOf, type DieColour, type DieId } from '../content/dice.ts'
import type { Condition, Effect, Stars } from '../content/language.ts'
import { metricIcon, type Metric } from '../content/words/metrics.ts'
import { wordOf } from '../rules/effects.ts'
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

const combat: DieLook = { colour: 'grey', mark: 'flame' }

/** A die as it is drawn: Split Dice have two halves, Combat Dice are of steel. */
export function dieLook(die: DieId): DieLook & { second?: DieLook } {
  if (die >= firstCombatDie) return combat
  return coloursLook(sortOf(die).colours)
}

export function coloursLook(colours: readonly DieColour[]): DieLook & { second?: DieLook } {
  return inColours(colours.map((colour) => (colour === 'gold' ? 'yellow' : colour)))
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

export function cardIcon(card: MarketCard): IconData {
  switch (card.type) {
    case 'weapon':
      return drawn[card.id] ?? icons.ranger
    case 'armor':
      return armorIcon(card)
    case 'skill':
    case 'scroll':
      return effectIcon(card.does[0])
    case 'trait':
      return starsIcon(card.final)
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

function effectIcon(it: Effect): IconData {
  return iconOf(wordOf(it).icon, icons.reroll)
}

function starsIcon(final: Stars): IconData {
  if (!Array.isArray(final)) return countIcon(final.per)
  const first: Condition | undefined = final[0].if.at(0)
  if (!first) return icons.strong
  return 'token' in first ? icons.align : countIcon(first.of)
}

function countIcon(it: Metric): IconData {
  return iconOf(metricIcon(it), icons.reroll)
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
