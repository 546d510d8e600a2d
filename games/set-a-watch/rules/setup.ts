import {
  capital,
  count,
  oneOf,
  pack,
  shuffle,
  type ConfigOf,
  type Fate,
  type Problem,
} from '@dicehearth/engine'
import { classIds, classInShort } from '../content/adventurers.ts'
import { isPrinted, unpack } from '../content/box.ts'
import {
  creaturesInDeck,
  difficulties,
  firewoodAtFirst,
  locationsBeforeTheLast,
  summonsAt,
  unhallowedInDeck,
} from '../content/camp.ts'
import { textOf } from '../content/card-text.ts'
import type { Kind, KindId, Location } from '../content/cards.ts'
import { alwaysIn, creatures } from '../content/creatures.ts'
import { locations } from '../content/locations.ts'
import { readPack, type OwnPack } from '../content/own-pack.ts'
import { cardsInBox } from '../content/printings.ts'
import { summons, unhallowed } from '../content/unhallowed.ts'
import { freshNight, type CardId, type Watch } from './state.ts'
import { aboutKind } from '../content/card-facts.ts'
import { none } from './lookups.ts'

const finals = locations.filter((it) => it.sort === 'final')

/** What the host chooses before the game. */
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

/** Set-ups that the rules forbid, each explained. */
export function problems(config: SawConfig): Problem[] {
  const found: Problem[] = []
  if (config.edition === 'deluxe') return found
  if (config.summons === 'variant')
    found.push({ rule: 'SAW-R77', text: 'The variant summons belong to the deluxe edition.' })
  const final = finals.find((it) => it.id === config.final)
  if (final?.edition === 'deluxe')
    found.push({ rule: 'SAW-R27', text: `${final.name} belongs to the deluxe edition.` })
  return found
}

/** Every card that could be in this game. */
interface Box {
  ids: readonly KindId[]
  /** The numbers of the cards of some kinds. */
  of(is: (kind: Kind) => boolean): CardId[]
}

function openBox(config: SawConfig): Box {
  const ids = pickCards(config)
  const kinds = unpack(config.cards, ids)
  return {
    ids,
    of: (is) => {
      const found: CardId[] = []
      kinds.forEach((kind, card) => {
        if (is(kind)) found.push(card)
      })
      return found
    },
  }
}

function pickCards(config: SawConfig): KindId[] {
  const own = config.cards
  const inEdition = (it: Kind): boolean => config.edition === 'deluxe' || it.edition === 'base'
  const usedSummons = summons.filter((it) => (it.edition === 'deluxe') === (config.summons === 'variant'))
  return [
    ...cardsInBox(config, [
      ...[...creatures, ...unhallowed].filter(inEdition),
      ...usedSummons,
      ...locations.filter(inEdition),
    ]),
    ...(own?.creatures ?? []).flatMap((it) => copies(it.id, it.copies)),
    ...(own?.locations ?? []).map((it) => it.id),
  ]
}

function copies(id: KindId, n: number): KindId[] {
  return Array.from({ length: n }, () => id)
}

/** Lays out everything that does not depend on the adventurers. */
export function deal(config: SawConfig, fate: Fate): Watch {
  const box = openBox(config)
  const seen = box.ids.map(() => false)
  const night = stackUnhallowed(box, fate)
  const deck = stackDeck(config, box, fate)
  const map = drawMap(config, box, fate)
  const top = night.deck.at(-1)
  for (const card of [top, map.known]) if (card !== undefined) seen[card] = true
  return {
    fate,
    outcome: null,
    printing: config.printing,
    listener: undefined,
    players: config.players,
    difficulty: config.difficulty,
    deluxe: config.edition === 'deluxe',
    pickClasses: config.classes === 'picked',
    firewoodByDie: config.firewood === 'die',
    own: config.cards,
    box: box.ids,
    round: 0,
    step: 'gather',
    resting: none,
    tonight: freshNight(),
    once: [],
    adventurers: [],
    face: [],
    lies: [],
    on: [],
    doubled: [],
    firewood: firewoodAtFirst,
    attack: null,
    line: [],
    deck: deck.deck,
    graveyard: [],
    horde: night.horde,
    unhallowed: night.deck,
    removed: [],
    aside: [...deck.aside, ...night.aside, ...map.aside],
    location: none,
    map: map.map,
    unused: map.unused,
    past: [],
    seen,
    lots: [...deck.lots, ...night.lots, ...map.lots],
  }
}

/** Cards from an own pack are always in the game (SAW-R80). */
function isOwn(kind: Kind): boolean {
  return !isPrinted(kind.id)
}

function isUnhallowed(kind: Kind): boolean {
  return kind.kind === 'creature' && kind.type === 'unhallowed'
}

function isCreature(kind: Kind): boolean {
  return kind.kind === 'creature' && kind.type !== 'unhallowed'
}

/** One Unhallowed waits unseen in the horde, seven lie ready, the others stay in the box (SAW-017 to SAW-019). */
function stackUnhallowed(
  box: Box,
  fate: Fate,
): { horde: CardId[]; deck: CardId[]; aside: CardId[]; lots: CardId[][] } {
  const own = box.of((kind) => isUnhallowed(kind) && isOwn(kind))
  const others = shuffle(
    fate,
    box.of((kind) => isUnhallowed(kind) && !isOwn(kind)),
  )
  const used = 1 + unhallowedInDeck
  const chosen = shuffle(fate, [...own, ...others.slice(0, used - own.length)])
  return {
    horde: chosen.slice(0, 1),
    deck: chosen.slice(1),
    aside: others.slice(used - own.length),
    lots: [others, chosen],
  }
}

/** Thirty creatures in as many piles as there are summons, one summon in each, the larger piles on top. */
function stackDeck(
  config: SawConfig,
  box: Box,
  fate: Fate,
): { deck: CardId[]; aside: CardId[]; lots: CardId[][] } {
  const sure = box.of((kind) => isCreature(kind) && (kind.id === alwaysIn || isOwn(kind)))
  const others = shuffle(
    fate,
    box.of((kind) => isCreature(kind) && kind.id !== alwaysIn && !isOwn(kind)),
  )
  const chosen = shuffle(fate, [...sure, ...others.slice(0, creaturesInDeck - sure.length)])
  const calls = shuffle(
    fate,
    box.of((kind) => kind.kind === 'summon'),
  )
  const count = summonsAt[config.difficulty]
  // Cards dealt in turn: the first piles get what does not come out even, and lie on top.
  const piles = calls
    .slice(0, count)
    .map((summon, k) => shuffle(fate, [summon, ...chosen.filter((_, i) => i % count === k)]))
  return {
    deck: piles.toReversed().flat(),
    aside: [...others.slice(creaturesInDeck - sure.length), ...calls.slice(count)],
    lots: [others, chosen, calls, ...piles.map((pile) => pile.slice())],
  }
}

/** Eight locations above the final one; what is left over, with every respite, is unused (SAW-027 to SAW-030). */
function drawMap(
  config: SawConfig,
  box: Box,
  fate: Fate,
): {
  map: CardId[]
  unused: CardId[]
  aside: CardId[]
  /** The final location, where it was not left to chance. */
  known: CardId | undefined
  lots: CardId[][]
} {
  const sort = (of: Location['sort'], own: boolean): CardId[] =>
    box.of((kind) => kind.kind === 'location' && kind.sort === of && isOwn(kind) === own)
  const own = sort('normal', true)
  const others = shuffle(fate, sort('normal', false))
  const chosen = shuffle(fate, [...own, ...others.slice(0, locationsBeforeTheLast - own.length)])
  const unused = shuffle(fate, [
    ...others.slice(locationsBeforeTheLast - own.length),
    ...sort('respite', false),
    ...sort('respite', true),
  ])
  const ends = shuffle(fate, finalCandidates(config, box))
  const [last] = ends
  return {
    map: [last, ...chosen],
    unused,
    aside: [...sort('final', false), ...sort('final', true)].filter((card) => card !== last),
    known: ends.length === 1 ? last : undefined,
    lots: [others, chosen, unused, ends],
  }
}

/** The final location that was picked, else one of an own pack, else any. */
function finalCandidates(config: SawConfig, box: Box): CardId[] {
  const all = box.of((kind) => kind.kind === 'location' && kind.sort === 'final')
  const picked = all.filter((card) => box.ids[card] === config.final)
  const own = all.filter((card) => !isPrinted(box.ids[card]))
  if (picked.length > 0) return picked
  return own.length > 0 ? own : all
}
