import { capital, list, numeral } from '@dicehearth/engine'
import type { Territory, TerritoryDie } from './content/boards.ts'
import { type CardId, cardOf } from './content/enemies.ts'
import { ally, bonus, type DieId, empty, type Seat } from './rules/state.ts'
import type { RfaView } from './view.ts'

export const places: Readonly<Record<Territory, string>> = {
  desert: 'desert',
  fortress: 'fortress',
  forest: 'forest',
  iceCave: 'ice cave',
}

export const territoryDieFaces: Readonly<Record<TerritoryDie, string>> = {
  ...places,
  all: 'all territories',
  none: 'no territory',
}

export function seat(who: Seat, view: RfaView): string {
  return capital(view.colours[who])
}

export const fromWhere: Readonly<Record<Territory | 'resurrection' | 'board' | 'pool', string>> = {
  desert: 'from the desert',
  fortress: 'from the fortress',
  forest: 'from the forest',
  iceCave: 'from the ice cave',
  resurrection: 'from Resurrection',
  board: 'from a hero board',
  pool: 'from the bonus dice',
}

/** What each line of ice cave B gives. */
export const lineRewards: readonly string[] = [
  'two bonus dice (upper row)',
  'an enemy (middle row)',
  'a die from Oblivion (lower row)',
  'two holes back (left column)',
  'an enemy (middle column)',
  'one hole back (right column)',
]

const rows = ['upper row', 'middle row', 'lower row']

const columns = ['left', 'middle', 'right']

export function iceSpace(space: number): string {
  return `${rows[Math.floor(space / 3)]} ${columns[space % 3]}`
}

/** The total that defeats an enemy. */
export function enemyHoldsIn(view: RfaView, id: CardId): number {
  const card = cardOf(view.ownEnemies, id)
  return card.kind === 'own' ? card.enemy.defeat.total : 6
}

export function sum(heap: readonly DieId[], view: RfaView): number {
  return heap.reduce((total, die) => total + view.face[die], 0)
}

/** The name of a card; a letter tells apart cards of one name that are in play together. */
export function name(id: CardId, view: RfaView): string {
  const card = cardOf(view.ownEnemies, id)
  const twins = view.enemies.some(
    (enemy) => enemy.card !== id && cardOf(view.ownEnemies, enemy.card).name === card.name,
  )
  return twins ? `${card.name} ${id.slice(-1).toUpperCase()}` : card.name
}

export function withArticle(id: CardId, view: RfaView): string {
  const called = cardOf(view.ownEnemies, id).name
  if (id === 'MOS') return `The ${called}`
  return called.startsWith('The ') ? called : `${/^[AEIOU]/.test(called) ? 'An' : 'A'} ${called}`
}

/** Whose a die is, as a word. */
export function whose(die: DieId, view: RfaView): string {
  const owner = view.owner[die]
  if (owner === bonus) return 'bonus'
  return owner === ally ? 'ally' : view.colours[owner]
}

/** "a red 3". */
export function aDie(die: DieId, view: RfaView): string {
  const word = whose(die, view)
  return `${word === 'ally' ? 'an' : 'a'} ${word} ${view.face[die]}`
}

export function theDie(die: DieId, view: RfaView): string {
  const word = whose(die, view)
  const alike = view.hand.concat(view.laying).filter((other) => view.owner[other] === view.owner[die])
  return alike.length > 1
    ? `the ${ordinals[alike.indexOf(die)] ?? ''} ${word} die`.replace('  ', ' ')
    : `the ${word} die`
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** "two red dice and an ally die". */
export function dice(heap: readonly DieId[], view: RfaView): string {
  const counts = new Map<string, number>()
  for (const die of heap)
    if (die !== empty) counts.set(whose(die, view), (counts.get(whose(die, view)) ?? 0) + 1)
  return list(
    [...counts].map(([word, n]) =>
      n === 1 ? `${word === 'ally' ? 'an' : 'a'} ${word} die` : `${numeral(n)} ${word} dice`,
    ),
  )
}
