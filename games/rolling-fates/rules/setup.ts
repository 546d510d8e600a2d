import {
  count,
  eachSeat,
  newFate,
  offers,
  oneOf,
  ownBook,
  pack,
  pick,
  shuffle,
  anyone,
  type ConfigOf,
  type Fate,
  type Play,
  type Problem,
} from '@dicehearth/engine'
import type { Adventure } from '../content/adventure.ts'
import { covers } from '../content/adventures.ts'
import { characters } from '../content/characters.ts'
import { readAdventure, readOwnBook } from '../content/own-book.ts'
import { namedBy, piecesFrom, readPack, type OwnPack } from '../content/own-pack.ts'
import { inBox } from '../content/printings.ts'
import { choose, type PickCharacter } from './decisions.ts'
import { diceEach } from './dice.ts'
import { tell } from './events.ts'
import { grow } from './level-up.ts'
import { rowAt } from './passives.ts'
import { boxOf, characterOf, isDigital, level, seats, type Fates, type Seat } from './state.ts'
import { newStatistics } from './statistics.ts'

const characterIds = characters.map(({ id }) => id)

export const setup = {
  adventure: oneOf(
    'Adventure',
    covers.map(({ id }) => id),
    covers[0].id,
    {
      about: 'Where the story takes place. They grow harder from the first to the last; any may be played.',
      names: Object.fromEntries(covers.map(({ id, title }) => [id, title])),
      tells: Object.fromEntries(
        covers.map(({ id, pitch, areas, difficulty }) => [
          id,
          `${pitch} Difficulty ${difficulty} of 5, ${count(areas, 'area')}.`,
        ]),
      ),
      shelf: true,
    },
  ),
  characters: eachSeat('Characters', ['pick', ...characterIds], 'pick', {
    about: 'Who goes along. Amakar, Leyana, Akara and Karath are a good party for a first game.',
    names: {
      pick: 'Pick at the table',
      ...Object.fromEntries(characters.map(({ id, name, title }) => [id, `${name} ${title}`])),
    },
    tells: {
      pick: 'The player picks a Character when the game begins.',
      ...Object.fromEntries(characters.map(({ id, part }) => [id, `Strong in ${part}.`])),
    },
  }),
  mode: oneOf('Mode', ['digital', 'companion', 'tracked'], 'digital', {
    about: 'Whether you play here, or at a table with the physical game beside you.',
    names: {
      digital: 'On the screen',
      companion: 'Beside the boxed game',
      tracked: 'Beside the boxed game, Life kept here',
    },
    tells: {
      digital: 'Dice, cards and Life are all here.',
      companion: 'You roll your own dice and keep your own cards; the story and the enemies are here.',
      tracked: 'The same, and Life, Defense and status effects of the Characters are kept here, too.',
    },
  }),
  recovery: oneOf('Recovery', ['flip', 'die'], 'flip', {
    about: 'How you try to get rid of Poison and Weakness.',
    names: { flip: 'Flip the token', die: 'Roll a die' },
    tells: {
      flip: 'The effect ends if the icon is hidden.',
      die: 'A 4, 5 or 6 ends the effect.',
    },
  }),
  weariness: oneOf('Weariness', ['on', 'off'], 'on', {
    about: 'What keeps a combat from lasting for ever.',
    tells: {
      on: 'From round 12 of a combat on everybody loses Life, 1 more each round.',
      off: 'A combat lasts as long as it lasts.',
    },
  }),
  votes: oneOf('Group decisions', ['off', 'on'], 'off', {
    about: 'How the group decides in the story.',
    names: { off: 'Talk it over', on: 'Vote' },
    tells: {
      off: 'You agree among yourselves, and the first answer counts.',
      on: 'Every player votes; more than half decide, or else the leader.',
    },
  }),
  pieces: pack<OwnPack>(
    'Your own cards and enemies',
    readPack,
    'Characters, cards and enemies of your own, from a file.',
  ),
  book: ownBook<string>(
    'Own adventure',
    readOwnBook,
    'A storybook of your own, played instead of the adventure above.',
  ),
}

export type FatesConfig = ConfigOf<typeof setup>

/** Set-ups that the rules forbid, each explained. */
export function problems({ book, pieces }: FatesConfig): Problem[] {
  if (book === null) return []
  const { title, enemies, areas } = readAdventure(book)
  const own = pieces && piecesFrom(pieces)
  const known = new Set([...boxOf({ own }).enemies.keys(), ...enemies.map(({ id }) => id)])
  const fought = areas.flatMap(({ encounters }) =>
    encounters.flatMap((it) => (it.kind === 'combat' ? it.groups.map(({ enemy }) => enemy) : [])),
  )
  const named = new Set([...fought, ...enemies.flatMap(namedBy)])
  return [...named]
    .filter((id) => !known.has(id))
    .map((id) => ({
      rule: 'RF-018',
      text: `The adventure "${title}" names the enemy ${id}, which is neither in it nor in the box.`,
    }))
}

/** Shuffles the two decks and lays everything out (RF-006 to RF-010). */
export function deal(config: FatesConfig, fate: Fate): Fates {
  const { players } = config
  const own = config.pieces && piecesFrom(config.pieces)
  const box = boxOf({ own })
  const book = config.book === null ? null : readAdventure(config.book)
  const t: Fates = {
    fate,
    outcome: null,
    printing: config.printing,
    listener: undefined,
    chances: Array.from({ length: players }, () => chanceOf(fate)),
    options: {
      recovery: config.recovery,
      weariness: config.weariness === 'on',
      votes: config.votes === 'on',
      mode: config.mode,
    },
    own,
    adventure: config.adventure,
    book,
    step: 'gather',
    after: 'text',
    then: 'arrive',
    area: book === null ? 0 : areaOfBeginning(book),
    page: null,
    texts: [],
    flags: [],
    chosen: -1,
    leader: 0,
    votes: [],
    tries: 0,
    wrong: [],
    spelled: '',
    pot: [],
    payer: 0,
    passes: 0,
    drawn: '',
    proposals: 0,
    jump: '',
    heroes: config.characters.map((character) => newHero(character === 'pick' ? '' : character)),
    face: Array.from({ length: players * diceEach }, () => 0),
    fighting: false,
    round: 0,
    enemies: [],
    acting: [],
    mayGiveUp: config.mode !== 'digital',
    treasureDeck: shuffle(fate, inBox(config, box.treasures.keys())),
    traitDeck: shuffle(fate, inBox(config, box.traits.keys())),
    aside: [],
    usedUp: [],
    statistics: newStatistics(players),
    inputs: 0,
    input: null,
    log: [],
    past: [],
  }
  for (const who of seats(t)) if (t.heroes[who].character !== '') prepare(t, who)
  return t
}

function areaOfBeginning({ areas, begin }: Adventure): number {
  return Math.max(
    0,
    areas.findIndex(({ encounters }) => encounters.some(({ id }) => id === begin)),
  )
}

/** Dice laid out beforehand, in a guided game, are those of the first Character: the next finds none left. */
function chanceOf(fate: Fate): Fate {
  const own = newFate(`${pick(fate, 2 ** 31)}`)
  own.script = fate.script
  fate.script = []
  return own
}

function newHero(character: string): Fates['heroes'][number] {
  return {
    character,
    life: 0,
    statuses: [],
    guard: 0,
    treasures: [],
    traits: [],
    stunned: false,
    passed: false,
    hasHit: false,
    task: 'nothing',
    rerolls: 0,
    moreLife: 0,
    moreDefense: 0,
  }
}

/** The dial shows the maximum Life of level 1 (RF-009), or of the level at which a book is tried (RF-R116). */
function prepare(t: Fates, who: Seat): void {
  t.heroes[who].life = rowAt(characterOf(t, who), level(t)).life
}

/** Each player picks a Character of their own, in any order; then the adventure begins (RF-002). */
export function* gather(t: Fates): Play {
  const open = seats(t).filter((who) => t.heroes[who].character === '')
  if (open.length === 0) {
    yield* catchUp(t)
    t.step = 'enter'
    return
  }
  const seat = open.length === 1 ? open[0] : anyone
  const choice = yield* choose(t, { kind: 'pickCharacter', seat }, picks(t, open))
  t.heroes[choice.seat].character = choice.character
  prepare(t, choice.seat)
  tell(t, { type: 'characterPicked', seat: choice.seat, character: choice.character })
}

/** A group that begins in a later area has grown as if it had been in those before (RF-R116). */
function* catchUp(t: Fates): Play {
  if (!isDigital(t)) return
  for (let areas = 0; areas < t.area; areas++) for (const who of seats(t)) yield* grow(t, who)
}

function picks(t: Fates, open: readonly Seat[]): PickCharacter[] {
  const list = offers<PickCharacter>(t)
  for (const seat of open)
    for (const character of inBox(t, boxOf(t).characters.keys()))
      list.add(
        { verb: 'pickCharacter', seat, character },
        t.heroes.some((hero) => hero.character === character) ? 'RF-R02' : null,
      )
  return list.legal
}
