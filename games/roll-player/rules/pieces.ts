import type { AdventureType } from '../content/adventures.ts'
import type { DieId } from '../content/dice.ts'
import { attributes, familiarBoard, type LineId, type Space } from '../content/sheet.ts'
import type { Seat } from './state.ts'

/** The ids by which boards, options and events know the pieces. */
export const piece = {
  die: (die: DieId): string => `die:${die}`,
  space: (seat: Seat, space: Space): string => `space:${seat}:${space}`,
  /** An Attribute Row or the Familiar Board of a player. */
  line: (seat: Seat, line: LineId): string =>
    `line:${seat}:${line === familiarBoard ? 'familiar' : attributes[line]}`,
  /** A space of a player's Alignment card, such as LG. */
  grid: (seat: Seat, space: string): string => `grid:${seat}:${space}`,
  /** What a player has of gold, xp, charisma, honor or injury. */
  tokens: (seat: Seat, what: string): string => `${what}:${seat}`,
  initiative: (card: number): string => `initiative:${card + 1}`,
  card: (id: string): string => `card:${id}`,
  fiend: (id: string): string => `fiend:${id}`,
  minion: (id: string): string => `minion:${id}`,
  familiar: (id: string): string => `familiar:${id}`,
  sheet: (id: string): string => `sheet:${id}`,
  class: (id: string): string => `class:${id}`,
  backstory: (id: string): string => `backstory:${id}`,
  alignment: (id: string): string => `alignment:${id}`,
  monster: (id: string): string => `monster:${id}`,
  /** The place of an Adventure card, facedown or not. */
  adventure: (type: AdventureType): string => `adventure:${type}`,
  hero: (seat: Seat): string => `hero:${seat}`,
  score: (seat: Seat): string => `score:${seat}`,
  deck: 'deck',
  discard: 'discard',
  trash: 'trash',
  bag: 'bag',
} as const
