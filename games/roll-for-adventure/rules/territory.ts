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
import type { Adventure, DieId, Open } from './state.ts'
import type { RuleId } from './why-not.ts'

/** A piece of work: how many dice it has and needs, and what its last die brings about. */
export interface Work {
  has: number
  needs: number
  brings: 'sendsOn' | 'barrier' | 'lastBarrier' | 'boundary' | 'stone'
}

/** What one side of a territory board says. */
export interface TerritoryRules {
  /** The rule that keeps so many dice showing this number out of a space, or of the land; null when they may go there. */
  keepsOut(t: Open, number: number, count: number, space: number): RuleId | null
  /** What dice of this number are added to; without it, or null, where it is not their number that counts. */
  work?(t: Open, number: number): Work | null
  /** Where every space is a place of its own (ice caves): the spaces that a placement of this number may name. */
  spaces?(number: number): readonly number[]
  /** What else people point at: spaces that a placement never names. */
  alsoPointedAt?(t: Open): readonly number[]
  /** Puts the dice of one placement down and resolves what they complete. */
  place(t: Adventure, dice: DieId[], space: number): Play
  /** Takes off what an enemy's attack takes off; gives the number of dice. */
  attack(t: Adventure): Play<number>
  attackRule: RuleId
}

const boards: Readonly<Record<Territory, Readonly<Record<'A' | 'B', TerritoryRules>>>> = {
  desert: { A: desertA, B: desertB },
  fortress: { A: fortressA, B: fortressB },
  forest: { A: forestA, B: forestB },
  iceCave: { A: iceCaveA, B: iceCaveB },
}

export function rulesOf(t: Open, territory: Territory): TerritoryRules {
  return boards[territory][t.sides[territory]]
}
