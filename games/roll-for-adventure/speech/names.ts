import { capital, list, numeral, type Called } from '@dicehearth/engine'
import { iceLines, iceRewards, landNames, type Territory } from '../content/boards.ts'
import type { CardId } from '../content/enemies.ts'
import { heroes } from '../content/heroes.ts'
import { whose } from '../die-look.ts'
import { heapOf, type Lies } from '../rules/heaps.ts'
import { canGive } from '../rules/rewards.ts'
import { card } from '../rules/lookups.ts'
import type { DieId, Open, Seat } from '../rules/state.ts'

// What people call the pieces, in the middle of a sentence.

/** A player: by name, else by colour. */
export function seat(who: Seat, view: Open & Called): string {
  return view.called?.[who] ?? capital(view.colours[who])
}

export function land(territory: Territory): string {
  return `the ${landNames[territory]}`
}

/** Where dice lie. */
export const heapNames: Readonly<Record<Lies, string>> = {
  desert: land('desert'),
  sentOn: 'the second section of the desert',
  devoured: 'the third section of the desert',
  fortress: land('fortress'),
  forest: land('forest'),
  iceCave: land('iceCave'),
  board: 'a hero board',
  hand: 'the hand',
  laying: 'the hand',
  enemy: 'an enemy',
  resurrection: 'Resurrection',
  oblivion: 'Oblivion',
  pool: 'the bonus dice',
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

/** "a red 3"; or "a red die", where its number says nothing. */
export function aDie(die: DieId, view: Open, shows: string | number = 'die'): string {
  const word = whose(die, view)
  return `${word === 'ally' ? 'an' : 'a'} ${word} ${shows}`
}

export function aNumber(die: DieId, view: Open): string {
  return aDie(die, view, view.face[die])
}

/** "two red dice and an ally die". */
export function dice(heap: readonly DieId[], view: Open): string {
  const words = [...new Set(heap.map((die) => whose(die, view)))]
  const counted = words.map((word) => {
    const them = heap.filter((die) => whose(die, view) === word)
    return them.length === 1 ? aDie(them[0], view) : `${numeral(them.length)} ${word} dice`
  })
  return list(counted)
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** A die in hand: "the red die", "the second red die". */
export function theDieInHand(die: DieId, view: Open): string {
  const alike = view.hand.filter((other) => view.owner[other] === view.owner[die])
  const which = alike.length > 1 ? `${ordinals[alike.indexOf(die)]} ` : ''
  return `the ${which}${whose(die, view)} die`
}

/** Any piece of the table, by its id. */
export function pieceName(id: string, view: Open): string {
  const [kind, which = ''] = id.split(':')
  switch (kind) {
    case 'die':
      return `${aDie(Number(which), view)} from ${heapNames[heapOf(view, Number(which)).at]}`
    case 'card':
      return the(which, view)
    case 'hero':
      return `the ability of the ${heroes[view.heroes[Number(which)]].name}`
    case 'track':
      return `the skull of the ${which === 'iceCave' ? landNames.iceCave : which}`
    case 'line':
      return lineReward(Number(which), view)
    case 'oblivion':
    case 'pool':
      return heapNames[kind]
    default:
      return kind === 'deck' ? 'the enemy deck' : 'the adventure board'
  }
}

/** What a line gives now; its dice come back in any case. */
export function lineReward(line: number, view: Open): string {
  const { name: called, reward } = iceLines[line]
  return `${canGive(view, reward) ? iceRewards[reward] : 'its dice alone'} (${called})`
}
