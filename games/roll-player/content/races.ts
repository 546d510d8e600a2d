import type { Attribute } from './sheet.ts'

export const raceIds = ['human', 'dwarf', 'elf', 'orc', 'halfling', 'drakeborn'] as const
export type RaceId = (typeof raceIds)[number]

export interface Race {
  name: string
  /** Changes Attribute Scores, never dice (RP-020). */
  modifiers: Readonly<Partial<Record<Attribute, number>>>
}

/** The Character Sheets, one race each. */
export const races: Readonly<Record<RaceId, Race>> = {
  human: { name: 'Human', modifiers: {} },
  dwarf: { name: 'Dwarf', modifiers: { DEX: -2, CON: 2 } },
  elf: { name: 'Elf', modifiers: { STR: -2, INT: 2 } },
  orc: { name: 'Orc', modifiers: { STR: 2, CHA: -2 } },
  halfling: { name: 'Halfling', modifiers: { DEX: 2, WIS: -2 } },
  drakeborn: { name: 'Drakeborn', modifiers: { INT: -2, CHA: 2 } },
}
