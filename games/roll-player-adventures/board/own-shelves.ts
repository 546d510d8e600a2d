import { capital } from '@dicehearth/engine'
import { listOf, partsOf } from '@dicehearth/tabletop/workshop/blanks.ts'
import { readable, wordsFor, type LoosePack, type Shelf } from '@dicehearth/tabletop/workshop/loose.ts'
import type { PackKind } from '@dicehearth/tabletop/workshop/pack-file.ts'
import { attributes, colourNames } from '../content/dice.ts'
import { ninebellBox } from '../content/ninebell.ts'
import {
  enemy,
  marketCard,
  ownClass,
  ownHero,
  ownModifier,
  rare,
  readOwnCards,
  skill,
} from '../content/own-cards.ts'
import { lineSentence } from '../speech/box-names.ts'
import { icons } from './icons.ts'

/** A line of the effect language as it reads on the table; nothing where it cannot be read yet. */
function sentence(line: unknown, place = 'cards'): string[] {
  return line === '' ? [] : readable(() => lineSentence(String(line), place))
}

export const shelves: readonly Shelf[] = [
  {
    key: 'cards',
    all: 'Market cards',
    one: 'Market card',
    of: marketCard,
    most: 60,
    icon: icons.market,
    fresh: (n) => ({
      deck: 'scroll',
      id: `own-card-${n}`,
      name: `Nameless Thing ${n}`,
      cost: '3',
      does: 'reroll x2 any',
      icons: [],
    }),
    reads: ({ deck, cost, does }) => [`${capital(String(deck))}, ${String(cost)} gold.`, ...sentence(does)],
  },
  {
    key: 'rares',
    all: 'Rare cards',
    one: 'rare card',
    of: rare,
    most: 39,
    icon: icons.rare,
    fresh: (n) => ({
      id: `R${60 + n}`,
      name: `Nameless Treasure ${n}`,
      does: 'reroll x3 any',
      icons: [],
    }),
    reads: ({ does }) => sentence(does),
  },
  {
    key: 'classes',
    all: 'Classes',
    one: 'class',
    of: ownClass,
    most: 12,
    icon: icons.guild,
    fresh: (n) => ({ name: `Nameless Trade ${n}`, colour: 'B', does: 'draw ?' }),
    reads: ({ does }) => sentence(does),
  },
  {
    key: 'heroes',
    all: 'Heroes',
    one: 'hero',
    of: ownHero,
    most: 12,
    icon: icons.party,
    fresh: (n) => ({
      name: `Nobody ${n}`,
      people: ninebellBox.printed.peoples[0],
      class: ninebellBox.printed.classes[0].name,
      scores: [1, 1, 1, 1, 1, 1],
      hand: ninebellBox.printed.heroes[0].hand.slice(0, 2),
      past: 'came down the road one evening',
    }),
    reads: ({ people, class: trade, scores, past }) => [
      `${String(people)} ${String(trade)}: ${String(past)}.`,
      listOf(scores)
        .map((score, i) => `${attributes[i]} ${String(score)}`)
        .join(', '),
    ],
  },
  {
    key: 'skills',
    all: 'Skills',
    one: 'skill',
    of: skill,
    most: 12,
    icon: icons.skill,
    fresh: () => ({
      name: 'Whittle',
      colours: 'RG',
      rows: {
        I: [3, 'G*; *3 g1'],
        II: [4, 'R4 x1; G*; *2'],
        III: [5, 'R5 x1; G2 g1; R*; *6'],
        IV: [6, 'R2 x1; G5 x1; RG6; G* g2; *4'],
      },
    }),
    reads: ({ rows }) =>
      Object.entries(partsOf(rows)).map(([level, row]) => {
        const [limit, slots] = listOf(row)
        return `${level}, ${String(limit)} dice: ${String(slots)}`
      }),
  },
  {
    key: 'enemies',
    all: 'Enemies',
    one: 'enemy',
    of: enemy,
    most: 38,
    icon: icons.clash,
    fresh: (n) => ({
      id: `E${61 + n}`,
      name: `Nameless Beast ${n}`,
      tier: 1,
      slots: 'G4 c1 x1; *2 c1; K* c0 g1',
      track: ['tire each 1', ''],
    }),
    reads: ({ track }) =>
      listOf(track).flatMap((it, i) => sentence(it, 'hooks').map((text) => `After round ${i + 1}: ${text}`)),
  },
  {
    key: 'modifiers',
    all: 'Modifiers',
    one: 'modifier',
    of: ownModifier,
    most: 30,
    icon: icons.encounter,
    fresh: () => ({ name: 'Waterlogged', kind: 'both', does: 'toll reroll 1' }),
    reads: ({ does }) => sentence(does, 'modifiers'),
  },
]

export const words = wordsFor(
  {
    id: 'Id',
    name: 'Name',
    deck: 'Deck',
    colour: 'Colour',
    colours: 'Colours of its dice',
    cost: 'Cost, such as 5, 8-INT or 6/4 Reedling',
    does: 'What it does, such as reroll x2 any',
    icons: 'After use',
    people: 'People',
    class: 'Class',
    scores: 'STR to CHA',
    hand: 'Ids of the cards in hand',
    past: 'What they did before',
    rows: 'By difficulty: the limit of dice, and the slots',
    'I 1': 'Dice at I',
    'I 2': 'Slots of I',
    'II 1': 'Dice at II',
    'II 2': 'Slots of II',
    'III 1': 'Dice at III',
    'III 2': 'Slots of III',
    'IV 1': 'Dice at IV',
    'IV 2': 'Slots of IV',
    tier: 'Tier',
    slots: 'Slots, such as G4 c1 x1; *2 c1',
    track: 'Round track',
    'track 1': 'After round 1',
    'track 2': 'After round 2',
    kind: 'Comes with',
  },
  {
    colour: colourNames,
    icons: { spent: 'spent until a rest', once: 'once in an adventure', return: 'back to its deck' },
    kind: { check: 'checks', combat: 'combats', both: 'both' },
  },
)

export const packs: PackKind<LoosePack> = {
  game: 'roll-player-adventures',
  fresh: () => ({ game: 'roll-player-adventures', name: 'My cards', cards: [shelves[0].fresh(1)] }),
  read: (file) => readOwnCards(ninebellBox, file),
}
