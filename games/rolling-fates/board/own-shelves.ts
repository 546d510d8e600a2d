import { listOf, partsOf } from '@dicehearth/tabletop/workshop/blanks.ts'
import { readable, wordsFor, type LoosePack, type Shelf } from '@dicehearth/tabletop/workshop/loose.ts'
import type { PackKind } from '@dicehearth/tabletop/workshop/pack-file.ts'
import { capital } from '@dicehearth/engine'
import { ownCharacter, ownEnemy, ownTrait, ownTreasure, readPack } from '../content/own-pack.ts'
import { abilityOf, traitOf, treasureOf } from '../content/pieces.ts'
import { readEffect, readMechanic, readTag } from '../content/read.ts'
import { effectText } from '../content/words/effects.ts'
import { mechanicText } from '../content/words/mechanics.ts'
import { tagText } from '../speech/effects.ts'
import { abilityLines, traitLines, treasureLines } from '../speech/texts.ts'
import { icons } from './icons.ts'

export const shelves: readonly Shelf[] = [
  {
    key: 'treasures',
    all: 'Treasure cards',
    one: 'Treasure card',
    of: ownTreasure,
    most: 30,
    icon: icons.chest,
    fresh: (n) => ({
      id: `own-treasure-${n}`,
      name: `Nameless Thing ${n}`,
      value: 1,
      cost: 'any1',
      effect: 'hit 1 -> enemy',
    }),
    reads: ({ name, value, cost, effect }) =>
      readable(() =>
        treasureLines(
          treasureOf(
            '',
            String(name),
            Number(value),
            typeof cost === 'string' ? cost : 'passive',
            String(effect),
          ),
        ),
      ),
  },
  {
    key: 'traits',
    all: 'Trait cards',
    one: 'Trait card',
    of: ownTrait,
    most: 20,
    icon: icons.trait,
    fresh: (n) => ({
      id: `own-trait-${n}`,
      name: `Nameless Habit ${n}`,
      kind: 'blessing',
      effect: 'mod defense +1',
    }),
    reads: ({ name, kind, effect }) =>
      readable(() =>
        traitLines(traitOf('', String(name), kind === 'curse' ? 'curse' : 'blessing', String(effect))),
      ),
  },
  {
    key: 'characters',
    all: 'Characters',
    one: 'Character',
    of: ownCharacter,
    most: 4,
    icon: icons.backpack,
    fresh: (n) => ({
      id: `own-character-${n}`,
      name: `Nobody ${n}`,
      title: 'the Stranger',
      part: 'a little of everything',
      life: [20, 23, 27, 31, 35],
      defense: [1, 1, 2, 2, 3],
      inventory: [4, 5, 6, 7, 8],
      abilities: [
        { name: 'Strike', cost: 'any1', effect: 'hit 1 -> enemy' },
        { name: 'Heavy Strike', cost: 'same2', effect: 'hit 3 -> enemy' },
        { name: 'Second Wind', cost: 'luck(4)', effect: 'heal 3 -> self' },
      ],
    }),
    reads: ({ abilities }) =>
      listOf(abilities)
        .map(partsOf)
        .flatMap(({ name, cost, effect }) =>
          readable(
            () =>
              `${String(name)}. ${abilityLines(abilityOf('', String(name), String(cost), String(effect))).join(' ')}`,
          ),
        ),
  },
  {
    key: 'enemies',
    all: 'Enemies',
    one: 'enemy',
    // Scripts for a share of Life are written in the file.
    of: ownEnemy.omit({ at: true }),
    most: 20,
    icon: icons.unseen,
    fresh: (n) => ({
      id: `Z${String(n).padStart(2, '0')}`,
      name: `Nameless Beast ${n}`,
      tier: 1,
      life: '12',
      tags: [],
      mechanics: [],
      script: ['hit 2 -> hero(random)'],
      hint: 'it always does the same',
    }),
    reads: ({ life, tags, mechanics, script, hint }) =>
      readable(
        () => `${String(life).replace(/h?$/, (h) => (h === 'h' ? ' Life for each Character' : ' Life'))}.`,
        () => listOf(tags).map((it) => tagText(readTag(String(it)))),
        () => listOf(mechanics).map((it) => mechanicText(readMechanic(String(it)), (id) => id)),
        () => listOf(script).map((it, i) => `${i + 1}. ${effectText(readEffect(String(it), 'steps'), 'it')}`),
        () => `${capital(String(hint))}.`,
      ),
  },
]

export const words = wordsFor(
  {
    id: 'Id',
    name: 'Name',
    title: 'Title',
    part: 'What they are good at',
    life: 'Life',
    defense: 'Defense',
    inventory: 'Inventory',
    abilities: 'Abilities',
    cost: 'Cost, such as any1, same2 or luck(4)',
    effect: 'Effect, such as hit 2 -> enemy',
    value: 'Value',
    kind: 'Kind',
    tier: 'Level',
    tags: 'Immune and resistant, such as immune poison',
    mechanics: 'What it hides',
    script: 'What it does, round by round',
    hint: 'What Investigate says',
    insteadOf: 'In place of the printed enemy',
  },
  { kind: { blessing: 'a blessing', curse: 'a curse' } },
)

export const packs: PackKind<LoosePack> = {
  game: 'rolling-fates',
  fresh: () => ({
    game: 'rolling-fates',
    name: 'My cards',
    characters: [],
    treasures: [shelves[0].fresh(1)],
    traits: [],
    enemies: [],
  }),
  read: readPack,
}
