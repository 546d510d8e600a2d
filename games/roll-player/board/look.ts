import { inColours } from '@dicehearth/engine'
import type { DieLook, IconData } from '@dicehearth/tabletop'
import type { AdventureType } from '../content/adventures.ts'
import { firstCombatDie, sortOf, type DieColour, type DieId } from '../content/dice.ts'
import type { Condition, Effect, Metric, Stars } from '../content/language.ts'
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

const effectIcons: Readonly<Partial<Record<Effect['do'], IconData>>> = {
  flip: icons.flip,
  adjust: icons.flip,
  swap: icons.swap,
  move: icons.move,
  copy: icons.copy,
  redraw: icons.bag,
  gold: icons.gold,
  discount: icons.gold,
  injury: icons.CON,
  honor: icons.paladin,
  charm: icons.CHA,
  align: icons.align,
  attribute: icons.strong,
  xp: icons.strong,
  banish: icons.exorcist,
  summon: icons.fiend,
  initSwap: icons.swap,
  initTrade: icons.swap,
  cycle: icons.swap,
  marketReplace: icons.bag,
  marketFetch: icons.bag,
  combatDice: icons.clash,
  combatReroll: icons.clash,
  familiarAction: icons.beastmaster,
}

function effectIcon(effect: Effect): IconData {
  return effectIcons[effect.do] ?? icons.reroll
}

function starsIcon(final: Stars): IconData {
  if (!Array.isArray(final)) return metricIcon(final.per)
  const [first]: readonly Condition[] = final[0].if
  return 'token' in first ? icons.align : metricIcon(first.of)
}

const metricIcons: Readonly<Partial<Record<Metric['count'], IconData>>> = {
  gold: icons.gold,
  goldDice: icons.gold,
  cards: icons.bag,
  armorSet: icons.vest,
  armorSets: icons.vest,
  honor: icons.paladin,
  injury: icons.injury,
  trophies: icons.trophy,
  fiends: icons.fiend,
  fiendsUp: icons.fiend,
  familiarPower: icons.beastmaster,
  familiarDice: icons.beastmaster,
  familiarMatches: icons.beastmaster,
  familiarSum: icons.beastmaster,
  backstoryMatches: icons.location,
  goals: icons.strong,
  lowestScore: icons.strong,
}

function metricIcon(metric: Metric): IconData {
  if (metric.count === 'score') return icons[metric.row]
  return metricIcons[metric.count] ?? icons.reroll
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
