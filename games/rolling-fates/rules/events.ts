import { tell as engineTell, type EngineEvent, type TableState } from '@dicehearth/engine'
import type { Criterion, Status } from '../content/language.ts'
import type { Clause, Effect } from '../content/words/effects.ts'
import type { FatesAsk, FatesOption, Tracked } from './decisions.ts'
import type { DieId } from './dice.ts'
import type { Seat } from './state.ts'

/** Why a Character or an enemy loses Life otherwise than by a hit of an ability. */
export type Cause = 'enemy' | 'thorns' | 'poison' | 'weariness' | 'story' | 'price' | 'card'

/** What became of a status effect that was inflicted. */
export type Inflicted = 'took' | 'already' | 'immune' | 'resisted' | 'nothing'

export type FatesEvent =
  | EngineEvent<FatesAsk, FatesOption>
  // The way through the adventure
  | { type: 'characterPicked'; seat: Seat; character: string }
  | { type: 'areaEntered'; area: number }
  | { type: 'encounterBegan'; title: string; chosen: Seat }
  | { type: 'readAloud'; text: string }
  | { type: 'voted'; seat: Seat; option: number }
  | { type: 'decided'; seat: Seat; option: number; label: string }
  | { type: 'answered'; text: string; right: boolean }
  | { type: 'riddleFailed'; answer: string }
  | { type: 'offerAnswered'; accepted: boolean }
  | { type: 'checked'; seat: Seat; shows: number; need: number; passed: boolean }
  | { type: 'flagged'; flag: string; on: boolean }
  | { type: 'levelUp'; level: number }
  | { type: 'characterGrew'; seat: Seat; life: number; defense: number; inventory: number }
  | { type: 'areaFinished'; area: number }
  | { type: 'adventureOver'; result: 'won' | 'lost'; seat: Seat }
  // Cards
  | { type: 'treasureDrawn'; seat: Seat; card: string }
  | { type: 'treasureCarried'; seat: Seat; card: string }
  | { type: 'traitDrawn'; seat: Seat; card: string }
  | { type: 'deckEmpty'; deck: 'treasure' | 'trait'; seat: Seat }
  | { type: 'putAside'; seat: Seat; card: string; as: 'swap' | 'excess' | 'price' | 'refused' }
  | { type: 'offeredTrade'; seat: Seat; to: Seat; card: string; against: string }
  | { type: 'traded'; seat: Seat; to: Seat; card: string; against: string }
  | { type: 'tradeDeclined'; seat: Seat; from: Seat }
  | { type: 'lastStand'; seat: Seat; card: string; life: number }
  | { type: 'cardWorked'; seat: Seat; card: string }
  // Combat
  | { type: 'combatBegan' }
  | { type: 'enemyJoined'; enemy: number; kind: string; spawned: boolean }
  | { type: 'phaseBegan'; phase: 'fate' | 'characters' | 'enemies'; round: number }
  | {
      type: 'attempted'
      seat: Seat
      status: Status
      how: 'icon' | 'die' | 'auto'
      shows: number
      worked: boolean
    }
  | { type: 'skipped'; seat: Seat; status: Status }
  | { type: 'enemyAttempted'; enemy: number; status: Status; worked: boolean }
  | { type: 'stunLost'; seat: Seat }
  | { type: 'kept'; seat: Seat; faces: readonly number[] }
  | { type: 'passed'; seat: Seat }
  | { type: 'used'; seat: Seat; ability: string; dice: readonly DieId[]; faces: readonly number[] }
  | { type: 'hit'; seat: Seat; enemy: number; entered: number; took: number; answer: boolean }
  | { type: 'enemyLost'; enemy: number; lost: number; cause: Cause }
  | { type: 'enemyHealed'; enemy: number; healed: number }
  | { type: 'enemyGuarded'; enemy: number; by: number }
  | { type: 'enemyInflicted'; enemy: number; seat: Seat; status: Status; result: Inflicted }
  | { type: 'enemyCured'; enemy: number; status: Status }
  | { type: 'defeated'; enemy: number; seat: Seat }
  | { type: 'left'; enemy: number }
  | { type: 'enemyActs'; enemy: number; does: Effect }
  | { type: 'enemyStunned'; enemy: number }
  | { type: 'reacted'; enemy: number; by: 'thorns' | 'tally' | 'burst' | 'fuse'; seat: Seat }
  /** Which mechanic or script of an enemy worked: for the records of the table, and for nobody's ears. */
  | { type: 'workedUnseen'; enemy: number; mechanic: string }
  | { type: 'suffered'; seat: Seat; amount: number; weak: boolean; lost: number; cause: Cause; enemy: number }
  | { type: 'lost'; seat: Seat; lost: number; cause: Cause }
  | { type: 'healed'; seat: Seat; healed: number }
  | { type: 'guarded'; seat: Seat; by: number }
  | { type: 'inflicted'; seat: Seat; status: Status; result: Inflicted }
  | { type: 'cured'; seat: Seat; status: Status }
  | { type: 'dieTurned'; seat: Seat; die: DieId; from: number; to: number }
  | { type: 'dieAdded'; seat: Seat; die: DieId; shows: number }
  | { type: 'combatWon' }
  // The companion of a physical table
  | { type: 'instructed'; does: Clause; seats: readonly Seat[]; by: Criterion | null; enemy: number }
  | { type: 'fateInstructed' }
  | { type: 'levelUpInstructed'; level: number }
  | { type: 'weariness'; lost: number }
  | { type: 'useUndone'; seat: Seat }
  | { type: 'corrected'; enemy: number; life: number; status: Status | null; on: boolean }
  | { type: 'tracked'; seat: Seat; what: Tracked; value: number }
  | { type: 'trackedStatus'; seat: Seat; status: Status; on: boolean }

export function tell(t: TableState, event: FatesEvent): void {
  engineTell(t, event)
}
