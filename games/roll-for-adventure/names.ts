import { capital, count, list } from '@dicehearth/engine'
import {
  iceLines,
  landNames,
  territories,
  type IceReward,
  type Territory,
  type TerritoryDie,
} from './content/boards.ts'
import type { CardId } from './content/enemies.ts'
import { heroes } from './content/heroes.ts'
import type { LostFrom } from './rules/events.ts'
import { heapOf, type Lies } from './rules/heaps.ts'
import { piece } from './rules/pieces.ts'
import { ally, bonus, card, empty, type DieId, type Open, type Seat } from './rules/state.ts'

// What people call the pieces, in the middle of a sentence unless it says otherwise.

export function seat(who: Seat, view: Open): string {
  return capital(view.colours[who])
}

export function land(territory: Territory): string {
  return `the ${landNames[territory]}`
}

export const territoryDieFaces: Readonly<Record<TerritoryDie, string>> = {
  ...landNames,
  all: 'all territories',
  none: 'no territory',
}

export function from(where: LostFrom): string {
  switch (where) {
    case 'resurrection':
      return 'from Resurrection'
    case 'board':
      return 'from a hero board'
    case 'pool':
      return 'from the bonus dice'
    default:
      return `from ${land(where)}`
  }
}

// Cards.

/** The name on a card; a number tells cards of one name apart when another of them is in play. */
export function name(id: CardId, view: Open): string {
  const it = card(view, id)
  return hasTwin(id, view) ? `${it.name} ${it.copy}` : it.name
}

function hasTwin(id: CardId, view: Open): boolean {
  const { name: called } = card(view, id)
  return view.enemies.some((enemy) => enemy.card !== id && card(view, enemy.card).name === called)
}

/** A card that everybody knows: "the Sand Devil", "Sand Devil 2", "Whisper". */
export function the(id: CardId, view: Open): string {
  const called = name(id, view)
  if (called.startsWith('The ')) return `the ${called.slice(4)}`
  return card(view, id).article === '' || hasTwin(id, view) ? called : `the ${called}`
}

/** A card that is seen for the first time: "a Sand Devil", "Whisper". */
export function a(id: CardId, view: Open): string {
  const { name: called, article } = card(view, id)
  if (article !== 'a' || called.startsWith('The ')) return the(id, view)
  return `${/^[AEIOU]/.test(called) ? 'an' : 'a'} ${called}`
}

// Dice.

/** Whose a die is, as a word. */
export function whose(die: DieId, view: Open): string {
  const owner = view.owner[die]
  if (owner === bonus) return 'bonus'
  return owner === ally ? 'ally' : view.colours[owner]
}

/** "a red 3". */
export function aNumber(die: DieId, view: Open): string {
  return `${one(whose(die, view))} ${view.face[die]}`
}

/** "a red die": for where its number says nothing. */
export function aDie(die: DieId, view: Open): string {
  return `${one(whose(die, view))} die`
}

function one(word: string): string {
  return `${word === 'ally' ? 'an' : 'a'} ${word}`
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** A die in hand: "the red die", "the second red die". */
export function theDieInHand(die: DieId, view: Open): string {
  const alike = view.hand.filter((other) => view.owner[other] === view.owner[die])
  const which = alike.length > 1 ? `${ordinals[alike.indexOf(die)]} ` : ''
  return `the ${which}${whose(die, view)} die`
}

/** "two red dice and an ally die". */
export function dice(heap: readonly DieId[], view: Open): string {
  const counts = new Map<string, number>()
  for (const die of heap)
    if (die !== empty) counts.set(whose(die, view), (counts.get(whose(die, view)) ?? 0) + 1)
  return list([...counts].map(([word, n]) => (n === 1 ? `${one(word)} die` : count(n, '', `${word} dice`))))
}

// What people point at.

const lying: Readonly<Record<Lies, string>> = {
  board: 'on a hero board',
  hand: 'in hand',
  laying: 'on its way to the desert',
  desert: 'in the desert',
  sentOn: 'in the second section of the desert',
  devoured: 'that the desert has devoured',
  fortress: 'in the fortress',
  forest: 'in the forest',
  iceCave: 'in the ice cave',
  enemy: 'on an enemy',
  resurrection: 'on Resurrection',
  oblivion: 'in Oblivion',
  pool: 'in the bonus pool',
}

/** Any piece of the table, by its id. */
export function pieceName(id: string, view: Open): string {
  const [kind, which = ''] = id.split(':')
  switch (kind) {
    case 'die':
      return `${aDie(Number(which), view)} ${lying[heapOf(view, Number(which)).at]}`
    case 'card':
      return the(which, view)
    case 'hero':
      return `the ability of the ${heroes[view.heroes[Number(which)]].name}`
    case 'line':
      return lineReward(Number(which), view)
    default:
      return things[id] ?? id
  }
}

const things: Readonly<Partial<Record<string, string>>> = {
  oblivion: 'the Vortex of Oblivion',
  pool: 'the bonus pool',
  deck: 'the enemy deck',
  adventure: 'the adventure board',
  ...Object.fromEntries(territories.map((it) => [piece.track(it), `the skull of ${land(it)}`])),
}

// Spaces and lines of ice cave B.

const rows = ['upper row', 'middle row', 'lower row']
const columns = ['left', 'middle', 'right']

export function iceSpace(space: number): string {
  return `${rows[Math.floor(space / 3)]} ${columns[space % 3]}`
}

const linePlaces = [...rows, ...columns.map((column) => `${column} column`)]

/** What a line gives now; its dice come back in any case. */
export function lineReward(line: number, view: Open): string {
  return `${rewardNow(iceLines[line].reward, view)} (${linePlaces[line]})`
}

function rewardNow(reward: IceReward, view: Open): string {
  const isDamaged = view.skull.some((hole) => hole > 0)
  switch (reward) {
    case 'bonus':
      if (view.pool.length > 0) return count(Math.min(2, view.pool.length), 'bonus die', 'bonus dice')
      break
    case 'defeat':
      if (view.enemies.length > 0) return 'the defeat of an enemy'
      break
    case 'release':
      if (view.oblivion.length > 0) return 'a die from Oblivion'
      break
    case 'twoHoles':
      if (isDamaged) return 'a skull two holes back'
      break
    case 'oneHole':
      if (isDamaged) return 'a skull one hole back'
  }
  return 'its dice alone'
}
