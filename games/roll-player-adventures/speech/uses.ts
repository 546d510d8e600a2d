import type { Phases, Uses } from '@dicehearth/engine'
import type { AdventureAsk } from '../rules/decisions.ts'

const before = 'the making of the party'
const story = 'the story'
const journey = 'the journey'
const rest = 'a rest'
const trial = 'a check or a combat'
const guild = 'the adventurers’ guild'
const market = 'the market'

/** Which part of the game a question belongs to, where that is always the same. */
export const phases: Phases<AdventureAsk> = {
  agree: before,
  chooseHero: before,
  importClass: before,
  importPeople: before,
  importFamiliar: before,
  raiseImport: before,
  portrait: before,
  whichWay: story,
  firstItem: story,
  secondItem: story,
  whichPath: journey,
  restXp: rest,
  buildPool: trial,
  pay: trial,
  playCards: trial,
  placeDice: trial,
  guild: guild,
  market: market,
  agreeToSell: market,
}

/** What each sort of piece is for, and when. */
export const uses: Uses = {
  die: { text: 'Dice are placed and changed during a check or a combat.', rule: 'RPA-175', in: [trial] },
  slot: {
    text: 'The slots of an enemy are filled with dice during a check or a combat.',
    rule: 'RPA-175',
    in: [trial],
  },
  foe: {
    text: 'Enemies act by themselves at the end of each round of a combat.',
    rule: 'RPA-185',
    in: [trial],
  },
  card: {
    text: 'Cards are played where a check, a combat or their text asks for them.',
    rule: 'RPA-162',
    in: [trial, market, rest, story],
  },
  class: {
    text: 'A class card is used during checks and combats, once until it is readied.',
    rule: 'RPA-170',
    in: [trial],
  },
  row: {
    text: 'Stamina is spent on dice and cards during checks and combats.',
    rule: 'RPA-151',
    in: [trial],
  },
  fatigue: {
    text: 'Fatigue is taken off where the party rests, and where the story or a card says so.',
    rule: 'RPA-208',
    in: [rest, trial, story],
  },
  hero: { text: 'A hero is chosen where the story or a card asks for one.', rule: 'RPA-013' },
  portrait: { text: 'Heroes are chosen before the first adventure.', rule: 'RPA-022' },
  location: {
    text: 'The party travels when the story lets it move on.',
    rule: 'RPA-086',
    in: [story, journey],
  },
  path: { text: 'The party travels when the story lets it move on.', rule: 'RPA-087', in: [story, journey] },
  item: { text: 'Items are used where the story asks for them.', rule: 'RPA-099', in: [story] },
  title: { text: 'A title counts where the story asks for it.', rule: 'RPA-067' },
  choice: {
    text: 'The choices of a page are made once, where the story stops.',
    rule: 'RPA-077',
    in: [story],
  },
  journal: {
    text: 'The journal is kept by itself; gold, XP and limits are spent where the story offers it.',
    rule: 'RPA-112',
  },
  bag: {
    text: 'Dice are drawn from the bag at the beginning of a check or a combat.',
    rule: 'RPA-148',
    in: [trial],
  },
  modifier: { text: 'What changes a check or a combat applies by itself.', rule: 'RPA-205', in: [trial] },
  mapcard: { text: 'Cards of the map are laid by the story.', rule: 'RPA-083' },
  faction: { text: 'Favor changes by what the story tells.', rule: 'RPA-130' },
  deck: { text: 'Cards are drawn where the story or the market says so.', rule: 'RPA-225' },
}
