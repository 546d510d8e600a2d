import { arms } from './gear-of-arms.ts'
import { arts } from './gear-of-arts.ts'
import { trades } from './gear-of-trades.ts'
import type { Mood } from './features.ts'
import { cuts, type Cut } from './hair.ts'
import type { Head, SkinName } from './heads.ts'
import type { hairColours, palettes } from './ink.ts'

/** Whose face it is: what a game knows of them, in its own words. */
export interface Person {
  name: string
  people: string
  calling: string
  colour: string
  mood?: Mood
}

export const gears = { ...arms, ...arts, ...trades }
type GearName = keyof typeof gears
type PaletteName = keyof typeof palettes
type HairName = keyof typeof hairColours

/** How they look; it follows from who they are, so a hero looks the same at every table. */
export interface Looks {
  head: Head
  gear: GearName
  palette: PaletteName
  skin: SkinName
  cut: Cut
  hair: HairName
  bearded: boolean
  horned: boolean
  scarred: boolean
  painted: boolean
  lips: boolean
  mood: Mood
  grain: number
}

interface Kin {
  head: Head
  skins: readonly SkinName[]
  hair: readonly HairName[]
  horned?: true
}

const everyHair: readonly HairName[] = ['black', 'brown', 'red', 'straw', 'grey', 'white']

const kin: Readonly<Record<string, Kin>> = {
  human: { head: 'human', skins: ['fair', 'tan', 'deep'], hair: everyHair },
  dwarf: { head: 'dwarf', skins: ['fair', 'tan', 'deep'], hair: everyHair },
  elf: { head: 'elf', skins: ['pale', 'tan', 'deep', 'dusk'], hair: everyHair },
  orc: { head: 'orc', skins: ['moss', 'ash'], hair: ['black', 'brown', 'white'] },
  halfling: { head: 'halfling', skins: ['fair', 'tan', 'deep'], hair: everyHair },
  drakeborn: { head: 'drakeborn', skins: ['ember', 'jade', 'dusk'], hair: ['black'], horned: true },
  // The peoples of the Ninebell Coast.
  coastfolk: { head: 'human', skins: ['fair', 'tan', 'deep'], hair: everyHair },
  stonekin: { head: 'dwarf', skins: ['ash', 'tan'], hair: ['grey', 'black', 'white'] },
  hornfolk: { head: 'orc', skins: ['tan', 'deep'], hair: ['brown', 'black', 'red'], horned: true },
  cinderborn: { head: 'drakeborn', skins: ['ember'], hair: ['red'], horned: true },
  duskwing: { head: 'elf', skins: ['dusk'], hair: ['black', 'white', 'grey'] },
  reedling: { head: 'halfling', skins: ['moss', 'tan'], hair: ['straw', 'brown', 'teal'] },
  brinefolk: { head: 'elf', skins: ['jade'], hair: ['teal', 'black', 'white'] },
  hollowkin: { head: 'human', skins: ['pale', 'ash'], hair: ['white', 'grey'] },
}

/** Words of a calling that say what it wears; whoever fits none dresses by their colour. */
const dress: readonly (readonly [words: RegExp, gear: GearName])[] = [
  [/berserk|barbarian|beast ?master|drover|pit |skin/, 'berserker'],
  [/necromanc|warlock|hexer|bone|exorcis|hermit/, 'cowl'],
  [/paladin|templar|vanguard|oath|gate|gladiator|standard|guardian/, 'paladin'],
  [/cleric|priest|healer|hospital|chimer|nun|monk/, 'cleric'],
  [/smith|alchem|glass|engineer|kiln|wright|hammer|breaker|splitter|tinker|rigbr/, 'smith'],
  [/ferry|tide|sailor|rigger|stevedore|map|wayfind|courier|envoy|peddler|adventurer/, 'sailor'],
  [/seer|chrono|star|fate|enchant/, 'seer'],
  [/mage|wizard|illusion|sorcer/, 'mage'],
  [/druid|warden|hearth|bee|fen|clan/, 'druid'],
  [/rang|hunt|reed|scout|path/, 'ranger'],
  [/jester|mask|twin/, 'jester'],
  [/bard|sing|ballad|crier|auction|outlaw|duel/, 'bard'],
  [/rogue|assassin|thief|knife|dodger/, 'rogue'],
  [/warrior|fighter|knight|stomach/, 'warrior'],
]

const byColour: Readonly<Record<string, readonly GearName[]>> = {
  red: ['warrior', 'berserker'],
  blue: ['mage', 'seer'],
  green: ['ranger', 'druid'],
  gold: ['bard', 'sailor'],
  purple: ['jester', 'bard'],
  black: ['rogue', 'cowl'],
  white: ['cleric', 'paladin'],
}

const glass: Readonly<Record<string, PaletteName>> = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  gold: 'gold',
  yellow: 'gold',
  purple: 'purple',
  black: 'black',
  grey: 'black',
  white: 'white',
}

export function looksOf({ name, colour, mood = 'calm', ...known }: Person): Looks {
  // A hero that goes by people and calling keeps its face where it is of another people, and called otherwise.
  const [first, ...others] = name.split(' ')
  const made = others.length > 0 && first.toLowerCase() in kin
  const people = made ? first : known.people
  const calling = made ? others.join(' ') : known.calling
  const seed = hash(`${name} ${people} ${calling}`.toLowerCase())
  const pick = <T>(from: readonly T[], salt: number): T => from[(hash(`${seed} ${salt}`) >>> 3) % from.length]
  const its = kin[people.toLowerCase()] ?? kin.human
  const palette = glass[colour] ?? 'gold'
  const words = calling.toLowerCase()
  const gear = dress.find(([asked]) => asked.test(words))?.[1] ?? pick(byColour[palette], 1)
  const { head } = its
  return {
    head,
    gear,
    palette,
    skin: pick(its.skins, 2),
    cut: head === 'orc' ? pick(['crest', 'bald', 'braids'], 3) : pick(cuts, 3),
    hair: pick(its.hair, 4),
    bearded: head === 'dwarf' && pick([true, true, false], 5),
    horned: its.horned === true,
    scarred: pick([true, false, false, false, false], 6),
    painted: gear === 'berserker' && pick([true, false], 7),
    lips: head !== 'drakeborn' && pick([true, false, false], 8),
    mood,
    grain: seed % 97,
  }
}

const moods: Readonly<Record<Mood, string>> = {
  calm: '',
  weary: ', weary',
  hurt: ', wounded',
  joyful: ', smiling',
}

/** The portrait in words. */
export function described(person: Person): string {
  const { bearded, hair, scarred, cut, horned } = looksOf(person)
  const seen = [
    ...(bearded ? [`a ${hair} beard`] : []),
    ...(!bearded && !horned && (cut === 'long' || cut === 'braids') ? [`${hair} hair`] : []),
    ...(horned ? ['horns'] : []),
    ...(scarred ? ['a scar'] : []),
  ]
  const who = [person.people, person.calling].filter((word) => word !== '').join(' ')
  const features = seen.length > 0 ? ` with ${seen.join(' and ')}` : ''
  return `Portrait of ${person.name}${who === '' || who === person.name ? '' : `, ${who}`}${features}${moods[person.mood ?? 'calm']}`
}

function hash(text: string): number {
  let sum = 2166136261
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 16777619)
  sum ^= sum >>> 15
  return sum >>> 0
}
