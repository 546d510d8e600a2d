import { tell as tellTable, type EngineEvent } from '@dicehearth/engine'
import type { AdventureId, AdventureType } from '../content/adventures.ts'
import type { AlignmentId } from '../content/alignments.ts'
import type { BackstoryId } from '../content/backstories.ts'
import type { ClassId } from '../content/classes.ts'
import type { AlignmentSpace } from '../content/compass.ts'
import type { ClassColour, DieId } from '../content/dice.ts'
import type { FamiliarId } from '../content/familiars.ts'
import type { FiendId } from '../content/fiends.ts'
import type { CardId } from '../content/market.ts'
import type { MinionId } from '../content/minions.ts'
import type { MonsterId } from '../content/monsters.ts'
import type { RaceId } from '../content/races.ts'
import type { Attribute, LineId, Space } from '../content/sheet.ts'
import type { Cause, RpAsk, RpOption } from './decisions.ts'
import type { RollPlayer, Seat } from './state.ts'

/** What is counted in front of a player. */
export type Token = 'gold' | 'xp' | 'charisma' | 'honor' | 'injury'

/** The lines of the score sheet, in the order in which stars are added (RP-186). */
export const scoreLines = [
  'monster',
  'champion',
  'familiarPower',
  'familiarBackstory',
  'goals',
  'classColour',
  'alignment',
  'backstory',
  'armor',
  'traits',
  'otherCards',
  'gold',
] as const
export type ScoreLine = (typeof scoreLines)[number]

/** What happens at the table. */
export type RpEvent =
  | EngineEvent<RpAsk, RpOption>
  // Set-up.
  | { type: 'startPlayer'; seat: Seat }
  | { type: 'sheetTaken'; seat: Seat; race: RaceId }
  | { type: 'colourDrawn'; seat: Seat; colour: ClassColour }
  | { type: 'classTaken'; seat: Seat; class: ClassId }
  | { type: 'storyDealt'; seat: Seat; backstory: BackstoryId; alignment: AlignmentId }
  | { type: 'familiarKept'; seat: Seat; familiar: FamiliarId }
  | { type: 'monsterChosen'; monster: MonsterId }
  // Rounds and turns.
  | { type: 'round'; number: number; single: boolean }
  | { type: 'turn'; seat: Seat; phase: 'dice' | 'market' }
  | { type: 'startPasses'; seat: Seat }
  // Dice.
  | { type: 'drawn'; seat: Seat; dice: readonly DieId[] }
  | { type: 'sorted'; card: number; die: DieId; face: number }
  | { type: 'initiativeTaken'; seat: Seat; card: number }
  | { type: 'placed'; seat: Seat; die: DieId; face: number; space: Space; line: LineId }
  | { type: 'stored'; seat: Seat; die: DieId; face: number }
  | { type: 'turned'; seat: Seat; die: DieId; from: number; to: number }
  | { type: 'kept'; seat: Seat; die: DieId; value: number }
  | { type: 'swapped'; seat: Seat; die: DieId; with: DieId }
  | { type: 'moved'; seat: Seat; die: DieId; space: Space }
  | { type: 'redrawn'; seat: Seat; die: DieId; now: DieId }
  | { type: 'traded'; seat: Seat; die: DieId; for: DieId; card: number }
  | { type: 'cardsSwapped'; seat: Seat; card: number; with: number }
  // What players have.
  | { type: 'gained'; seat: Seat; what: Token; by: number; for: Cause }
  | { type: 'aligned'; seat: Seat; from: AlignmentSpace; to: AlignmentSpace }
  | { type: 'acted'; seat: Seat; attribute: Attribute; by: Cause }
  | { type: 'familiarActed'; seat: Seat; familiar: FamiliarId }
  | { type: 'skillUsed'; seat: Seat; card: CardId }
  | { type: 'worked'; seat: Seat; source: Cause }
  | { type: 'refreshed'; seat: Seat; card: CardId }
  // Fiends.
  | { type: 'fiendPlaced'; fiend: FiendId; card: number }
  | { type: 'fiendGained'; seat: Seat; fiend: FiendId }
  | { type: 'fiendWakes'; seat: Seat; fiend: FiendId }
  | { type: 'banished'; seat: Seat; fiend: FiendId; with: 'charisma' | 'gold' | 'effect' }
  // The Market.
  | { type: 'marketDealt'; cards: readonly CardId[] }
  | { type: 'callToAdventure' }
  | { type: 'reshuffled'; cards: number }
  | { type: 'bought'; seat: Seat; card: CardId; gold: number; charisma: boolean }
  | { type: 'discarded'; seat: Seat; card: CardId }
  | { type: 'weaponDropped'; seat: Seat; card: CardId }
  | { type: 'replaced'; seat: Seat; card: CardId; now: CardId }
  | { type: 'fetched'; seat: Seat; card: CardId }
  | { type: 'trashed'; card: CardId }
  | { type: 'leftOver'; card: CardId }
  // Hunts and the Monster.
  | { type: 'minionUp'; minion: MinionId }
  | { type: 'minionUnder'; minion: MinionId }
  | { type: 'huntBegins'; seat: Seat; minion: MinionId }
  | { type: 'gathered'; seat: Seat; dice: number }
  | { type: 'diceAdded'; seat: Seat; dice: number; for: Cause }
  | { type: 'rewarded'; seat: Seat; minion: MinionId; total: number; trophy: boolean }
  | { type: 'trophy'; seat: Seat; minion: MinionId }
  | { type: 'tokenTaken'; seat: Seat; token: AdventureType; card: AdventureId | null }
  | { type: 'creationEnds' }
  | { type: 'adventureRevealed'; card: AdventureId }
  | { type: 'benefited'; seat: Seat; card: AdventureId; dice: number; xp: number }
  | { type: 'fought'; seat: Seat; monster: MonsterId; total: number; stars: number }
  | { type: 'champion'; seat: Seat; stars: number }
  // The end.
  | { type: 'scored'; seat: Seat; line: ScoreLine; stars: number }
  | { type: 'total'; seat: Seat; stars: number }

export function tell(t: RollPlayer, event: RpEvent): void {
  tellTable(t, event)
}
