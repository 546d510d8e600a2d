import {
  eachSeat,
  oneOf,
  pack,
  pick,
  shuffle,
  someOf,
  type ConfigOf,
  type Fate,
  type Problem,
} from '@dicehearth/engine'
import {
  adventureBoards,
  bonusDice,
  colours,
  connections,
  desertBSpaces,
  diceEach,
  forestAFirst,
  fortressBBarriers,
  fortressNumbers,
  iceA,
  iceBSpaces,
  territories,
  type Colour,
  type Territory,
} from '../content/boards.ts'
import {
  enemyCards,
  isPrinted,
  master,
  ownCards,
  specialCards,
  specialTypes,
  type Card,
  type CardId,
} from '../content/enemies.ts'
import { heroes, heroIds, starterHeroes, type HeroId } from '../content/heroes.ts'
import { lands } from '../content/lands.ts'
import { readPack, type OwnPack } from '../content/own-enemies.ts'
import { inBox } from '../content/printings.ts'
import { ally, bonus, empty } from './lookups.ts'
import type { Adventure } from './state.ts'

export const setup = {
  board: oneOf('Adventure board', ['book', 'sword', 'crown', 'jewel'], 'book', {
    about: 'How many power stones must be won together.',
    names: textOf(adventureBoards, ({ name, spaces }) => `${name} (${spaces} stones)`),
    tells: {
      book: 'For a first game together. It goes with no special enemies.',
      sword: 'For whoever knows games of this kind. It goes with at most one special type of enemies.',
      crown: 'Long. It goes with any special enemies.',
      jewel: 'The longest. It goes with none or at least two special types of enemies.',
    },
  }),
  heroes: eachSeat('Heroes', ['dealt', ...heroIds], 'dealt', {
    about: 'Who sits where. No hero is in play twice.',
    names: { dealt: 'Dealt by chance', ...textOf(heroes, ({ name }) => name) },
    tells: { dealt: 'A hero that nobody else has, at random.', ...textOf(heroes, ({ text }) => text) },
  }),
  dealFrom: oneOf('Deal heroes from', ['starters', 'all'], 'starters', {
    about: 'The heroes to deal from where nobody has picked one.',
    names: { starters: 'The four for a first game', all: 'All ten heroes' },
    tells: {
      starters: 'Adventurer, Fighter, Healer and Warrior.',
      all: 'These four and six with odder gifts.',
    },
  }),
  desert: sideOf('desert', 'Desert side'),
  fortress: sideOf('fortress', 'Fortress side'),
  forest: sideOf('forest', 'Forest side'),
  iceCave: sideOf('iceCave', 'Ice cave side'),
  special: someOf('Special enemies', specialTypes, {
    about: 'Six cards of each type are shuffled into the enemy deck. They need a bigger adventure board.',
    tells: {
      dragons: 'Each burns every die of its number, in the lands and on Resurrection, and flies on.',
      phantoms: 'They attack where the territory die falls, and stay.',
      giants: 'They shorten damage tracks where the territory die falls, and stay.',
    },
  }),
  enemies: pack<OwnPack>(
    'Your own enemies',
    (file) => readPack(file, isPrinted),
    'Up to six enemy cards of your own making, from a file. Together they count as one special type.',
  ),
  trackLength: oneOf('Damage track', ['6', '7', '9'], '7', {
    about: 'How much damage a land can take: the last hole loses the game.',
    names: { 6: '6 holes', 7: '7 holes', 9: '9 holes' },
    tells: { 6: 'Harder.', 7: 'The usual length.', 9: 'Gentler.' },
  }),
  first: oneOf('Starting player', ['random', '1', '2', '3', '4'], 'random', {
    about: 'Who has the first turn.',
    names: { random: 'By chance', 1: 'Seat 1', 2: 'Seat 2', 3: 'Seat 3', 4: 'Seat 4' },
  }),
  colours: eachSeat('Colours', ['any', ...colours], 'any', {
    about: 'The colour of each player. One that is left over becomes that of the ally dice.',
    names: { any: 'Any free colour' },
  }),
}

function sideOf(land: Territory, label: string) {
  return oneOf(label, ['A', 'B'], 'A', {
    about: 'Side A is for first games, side B for later ones.',
    tells: textOf(lands[land], ({ sketch }) => sketch),
  })
}

/** A text for each entry of a table. */
function textOf<T>(table: Readonly<Record<string, T>>, text: (entry: T) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(table).map(([key, entry]) => [key, text(entry)]))
}

export type RfaConfig = ConfigOf<typeof setup>

/** Set-ups that the rules forbid, each explained. */
export function problems(config: RfaConfig): Problem[] {
  const found: Problem[] = []
  const types = config.special.length + (config.enemies ? 1 : 0)
  if (types === 1 && (config.board === 'book' || config.board === 'jewel')) {
    found.push({
      rule: 'RFA-165',
      text: `With one special type of enemies the adventure board must be the Sword of Saints (sword) or the Crown of Kings (crown), not ${adventureBoards[config.board].name}.`,
    })
  }
  if (types >= 2 && (config.board === 'book' || config.board === 'sword')) {
    found.push({
      rule: 'RFA-166',
      text: `With two or more special types of enemies the adventure board must be the Crown of Kings (crown) or the Jewel of Light (jewel), not ${adventureBoards[config.board].name}.`,
    })
  }
  if (config.first !== 'random' && Number(config.first) > config.players) {
    found.push({
      rule: 'RFA-R04',
      text: `Player ${config.first} cannot start: there are ${config.players} players.`,
    })
  }
  return found
}

/** Lays out everything for the first turn. */
export function deal(config: RfaConfig, fate: Fate): Adventure {
  const { players } = config
  const { seatColours, allyColour } = handOutColours(config)
  const { owner, board } = handOutDice(players)
  const { deck, stacks } = stackDeck(config, fate)
  const sides = {
    desert: config.desert,
    fortress: config.fortress,
    forest: config.forest,
    iceCave: config.iceCave,
  }
  return {
    fate,
    outcome: null,
    printing: config.printing,
    listener: undefined,
    players,
    heroes: handOutHeroes(config, fate),
    sides,
    spaces: adventureBoards[config.board].spaces,
    ownEnemies: config.enemies?.enemies ?? [],
    colours: seatColours,
    allyColour,
    owner,
    turn: 0,
    active: config.first === 'random' ? pick(fate, players) : Number(config.first) - 1,
    step: 'begin',
    used: 0,
    roll: { iceDie: false, archFilled: false },
    face: owner.map(() => 1),
    board,
    hand: [],
    laying: [],
    desert: {
      first: [],
      second: [],
      third: [],
      spaces: Array.from({ length: sides.desert === 'B' ? desertBSpaces : 0 }, () => empty),
      closed: sides.desert === 'B' ? connections.map(() => false) : [],
    },
    fortress: {
      sections: fortressNumbers.map(() => []),
      barriers: fortressNumbers.map(() => (sides.fortress === 'A' ? 1 : fortressBBarriers)),
    },
    forest: { path: [], boundary: forestAFirst, sixes: [], fives: [] },
    iceCave: Array.from({ length: sides.iceCave === 'A' ? iceA.spaces : iceBSpaces }, () => empty),
    resurrection: [],
    oblivion: [],
    pool: owner.flatMap((whose, die) => (whose === bonus ? [die] : [])),
    stones: 0,
    skull: territories.map(() => 0),
    lastHole: territories.map(() => Number(config.trackLength)),
    deck,
    known: [],
    stacks,
    revealed: null,
    acting: null,
    oneMore: false,
    enemies: [],
    discard: [],
  }
}

/** Picked heroes go to their seats; the others are dealt, and no hero is in play twice. */
function handOutHeroes(config: RfaConfig, fate: Fate): HeroId[] {
  const from = inBox(config, config.dealFrom === 'starters' ? starterHeroes : heroIds)
  const free = shuffle(
    fate,
    from.filter((hero) => !config.heroes.includes(hero)),
  )
  // There are heroes enough for all seats: the last resort is for the types.
  return config.heroes.map((hero) => (hero === 'dealt' ? (free.pop() ?? 'adventurer') : hero))
}

/** Seats without a wish take the first free colour; so do the ally dice (RFA-R05). */
function handOutColours(config: RfaConfig): { seatColours: Colour[]; allyColour: Colour | null } {
  const free = colours.filter((colour) => !config.colours.includes(colour))
  const seatColours = config.colours.map((colour) => (colour === 'any' ? free.shift() : colour) ?? 'red')
  return { seatColours, allyColour: config.players < colours.length ? (free.shift() ?? null) : null }
}

/** Five dice for each player, one or two ally dice where a colour is left over, and the bonus dice. */
function handOutDice(players: number): { owner: number[]; board: number[][] } {
  const owner: number[] = []
  const board: number[][] = []
  const alliesEach = colours.length - players
  for (let seat = 0; seat < players; seat++) {
    board.push([])
    for (let n = 0; n < diceEach; n++) board[seat].push(owner.push(seat) - 1)
  }
  for (let seat = 0; seat < players; seat++) {
    for (let n = 0; n < alliesEach; n++) board[seat].push(owner.push(ally) - 1)
  }
  for (let n = 0; n < bonusDice; n++) owner.push(bonus)
  return { owner, board }
}

function idsOf(cards: readonly Card[]): CardId[] {
  return cards.map(({ id }) => id)
}

/** Three stacks of equal size, the Master shuffled into the middle one; the first is the bottom of the deck. */
function stackDeck(config: RfaConfig, fate: Fate): { deck: CardId[]; stacks: Adventure['stacks'] } {
  const cards = shuffle(fate, [
    ...inBox(config, idsOf([...enemyCards, ...config.special.flatMap((type) => specialCards[type])])),
    ...idsOf(ownCards(config.enemies?.enemies ?? [])),
  ])
  // A remainder goes to the bottom stack first, then to the middle one (RFA-R36).
  const bottom = Math.ceil(cards.length / 3)
  const middle = Math.ceil((cards.length - bottom) / 2)
  const deck = [
    ...cards.slice(0, bottom),
    ...shuffle(fate, [master.id, ...cards.slice(bottom, bottom + middle)]),
    ...cards.slice(bottom + middle),
  ]
  return { deck, stacks: { bottom, middle: middle + 1 } }
}
