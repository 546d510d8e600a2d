import type { Fact, Names } from '@dicehearth/story'

/** Gold and XP of something: least and most, or what it pays. */
export interface Purse {
  xp: number
  gold: number
}

/**
 * What checks ask the game's content for. Whatever is left out is not checked.
 * Names: skills, enemies, titles, rares, mapcards, decks, peoples, classes, familiars.
 */
export interface Known {
  names: Names
  /** Every modifier: for skill checks, for combats, or for both. */
  modifiers?: Readonly<Record<string, 'check' | 'combat' | 'both'>>
  /** The slots of every enemy, and what they pay together. */
  enemies?: Readonly<Record<string, Purse & { slots: number }>>
  /** What a check pays, by skill and level: "Climb II". */
  checks?: Readonly<Record<string, Purse>>
  /** The highest combat dice limit in an adventure, by its label. */
  dice?: Readonly<Record<string, number>>
  /** What an adventure should hold, by its label. */
  economy?: Readonly<Record<string, { least: Purse; most: Purse }>>
  /** The adventures that a card belongs to: `{ 'title T001': ['ADV1'] }`. */
  homes?: Readonly<Record<Fact, readonly string[]>>
  /** The labels of all books of the campaign. */
  campaign: readonly string[]
  /** Facts of which a party never has two: the sides of one decision. */
  apart?: readonly (readonly Fact[])[]
  /** How many entries a book should have. */
  entries: { least: number; most: number }
}

/** A book that somebody wrote for their own table; what the campaign of the box should hold does not bind it. */
export function isOwn({ label }: { label: string }): boolean {
  return label.startsWith('OWN')
}

/** What is known without any content: the parts of the game that no pack changes. */
export const printed: Known = {
  names: { decks: ['armor', 'weapon', 'skill', 'trait', 'scroll'] },
  campaign: [...Array.from({ length: 11 }, (_, i) => `ADV${i + 1}`), 'SIDE'],
  entries: { least: 120, most: 170 },
}
