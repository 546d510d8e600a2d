import type { CardId } from '../content/box.ts'
import type { DieId } from '../content/dice.ts'
import type { Hero, Row } from './state.ts'

/** The ids that the board gives its pieces. */
export const piece = {
  hero: (hero: Hero) => `hero:${hero}`,
  /** A character that can be chosen. */
  portrait: (name: string) => `portrait:${name}`,
  class: (hero: Hero) => `class:${hero}`,
  row: (hero: Hero, row: Row) => `row:${hero}:${row}`,
  fatigue: (hero: Hero) => `fatigue:${hero}`,
  card: (card: CardId) => `card:${card}`,
  die: (die: DieId) => `die:${die}`,
  foe: (foe: number) => `foe:${foe}`,
  slot: (foe: number, slot: number) => `slot:${foe}:${slot}`,
  modifier: (name: string) => `modifier:${name}`,
  location: (letter: string) => `location:${letter}`,
  path: (path: string) => `path:${path}`,
  item: (item: number) => `item:${item}`,
  title: (title: string) => `title:${title}`,
  mapCard: (card: string) => `mapcard:${card}`,
  faction: (faction: number) => `faction:${faction}`,
  colour: (row: Row) => `bag:${row}`,
  deck: (deck: string) => `deck:${deck}`,
  /** A choice of the open entry. */
  choice: (choice: number) => `choice:${choice}`,
  journal: (space: string) => `journal:${space}`,
}
