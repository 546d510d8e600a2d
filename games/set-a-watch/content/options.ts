import { capital, count, oneOf, pack, type ConfigOf } from '@dicehearth/engine'
import { classIds, classInShort } from './adventurers.ts'
import { isPrinted } from './box.ts'
import { difficulties, summonsAt } from './camp.ts'
import { aboutKind, textOf } from './card-text.ts'
import { locations } from './locations.ts'
import { readPack, type OwnPack } from './own-pack.ts'

/** What the host chooses before the game. */

export const finals = locations.filter((it) => it.sort === 'final')

export const setup = {
  difficulty: oneOf('Difficulty', difficulties, 'normal', {
    about:
      'How many Summon cards wait in the creature deck. Each brings an Unhallowed, the strongest creatures.',
    tells: Object.fromEntries(
      difficulties.map((it) => [it, `${capital(count(summonsAt[it], 'Summon card'))}.`]),
    ),
  }),
  edition: oneOf('Edition', ['base', 'deluxe'], 'base', {
    about: 'Which classes, Unhallowed and locations can come into play.',
    tells: {
      base: 'Six classes, nine Unhallowed and twenty locations.',
      deluxe: 'Two more classes (Barbarian and Alchemist), four more Unhallowed and eleven more locations.',
    },
  }),
  summons: oneOf('Summon cards', ['standard', 'variant'], 'standard', {
    about: 'What a Summon demands before the Unhallowed comes.',
    tells: {
      standard: 'All alike: one adventurer on watch exhausts a card.',
      variant: 'Five different ones, each with a demand of its own; with the deluxe edition only.',
    },
  }),
  firewood: oneOf('Firewood at the start', ['7', 'die'], '7', {
    about: 'The more firewood, the more of the creatures before the camp can be seen.',
    names: { 7: 'Seven', die: 'By die' },
    tells: { 7: 'The usual start.', die: 'Harder: one to six, as a die shows.' },
  }),
  classes: oneOf('Classes', ['dealt', 'picked'], 'dealt', {
    about: 'How the four adventurers get their classes.',
    tells: {
      dealt: 'Each gets one by chance.',
      picked: `Everybody picks in turn. ${classIds.map(classInShort).join('; ')}.`,
    },
  }),
  final: oneOf('Final location', ['random', 'forbiddenTower', 'shatteredGate', 'throneOfAsh'], 'random', {
    about: 'Where the last watch is kept.',
    names: Object.fromEntries(finals.map(({ id, name }) => [id, name])),
    tells: {
      random: 'Nobody knows it before the last round.',
      ...Object.fromEntries(finals.map((it) => [it.id, `${aboutKind(it)}. ${textOf(it)}`])),
    },
  }),
  cards: pack<OwnPack>(
    'Own creatures and locations',
    (file) => readPack(file, isPrinted),
    'A file with cards of your own. They are always in the game.',
  ),
}

export type SawConfig = ConfigOf<typeof setup>
