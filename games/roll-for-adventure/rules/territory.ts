import type { Play } from '@dicehearth/engine'
import type { Territory } from '../content/boards.ts'
import { desertA } from './desert-a.ts'
import { desertB } from './desert-b.ts'
import { forestA } from './forest-a.ts'
import { forestB } from './forest-b.ts'
import { fortressA } from './fortress-a.ts'
import { fortressB } from './fortress-b.ts'
import { iceCaveA } from './ice-cave-a.ts'
import { iceCaveB } from './ice-cave-b.ts'
import type { Adventure, DieId } from './state.ts'

/** What one side of a territory board says. */
export interface TerritoryRules {
  /** How many dice showing this number may be placed now. */
  room(t: Adventure, number: number): number
  /** Where every space is a place of its own (ice caves): the spaces that would take this number. */
  spacesFor?(t: Adventure, number: number): number[]
  /** Puts the dice of one placement down and resolves what they complete. */
  place(t: Adventure, dice: DieId[], space: number): Play
  /** Takes off what an enemy's attack takes off; gives the number of dice. */
  attack(t: Adventure): Play<number>
}

const boards: Readonly<Record<Territory, Readonly<Record<'A' | 'B', TerritoryRules>>>> = {
  desert: { A: desertA, B: desertB },
  fortress: { A: fortressA, B: fortressB },
  forest: { A: forestA, B: forestB },
  iceCave: { A: iceCaveA, B: iceCaveB },
}

export function rulesOf(t: Adventure, territory: Territory): TerritoryRules {
  return boards[territory][t.sides[territory]]
}
