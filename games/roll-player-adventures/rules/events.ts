import type { EngineEvent } from '@dicehearth/engine'
import type { EntryOpened, ReadAloud } from '@dicehearth/story'
import type { CardId } from '../content/box.ts'
import type { DieId } from '../content/dice.ts'
import type { AdventureAsk, AdventureOption, Advance } from './decisions.ts'
import type { Hero, Row, Stage } from './state.ts'

/** Everything that happens at the table. */
export type AdventureEvent =
  | EngineEvent<AdventureAsk, AdventureOption>
  | EntryOpened
  | ReadAloud
  | { type: 'voted'; seat: number; ask: AdventureAsk; option: AdventureOption }
  // Before the adventure.
  | { type: 'legendary'; agreed: boolean }
  | { type: 'heroJoined'; hero: Hero }
  | { type: 'heroLeft'; name: string; gold: number; xp: number }
  | { type: 'scoreRaised'; hero: Hero; attribute: Row; score: number }
  | { type: 'adventureBegins'; adventure: string }
  | { type: 'storyteller'; hero: Hero }
  // On the map and in the journal.
  | { type: 'arrived'; at: string }
  | { type: 'passed'; at: string }
  | { type: 'setOut'; from: string; path: string }
  | { type: 'encounter'; token: number; path: string }
  | { type: 'token'; token: string; at: string }
  | { type: 'pathChanged'; path: string; open: boolean }
  | { type: 'xpPut'; at: string; xp: number }
  | { type: 'gold'; change: number }
  | { type: 'xp'; change: number }
  | { type: 'favor'; faction: number; change: number }
  | { type: 'keyword'; keyword: string; note: string; recorded: boolean }
  | { type: 'title'; title: string; gained: boolean }
  | { type: 'item'; item: number; gained: boolean }
  | { type: 'mapCard'; card: string }
  | { type: 'itemUsed'; items: readonly number[]; comesOfIt: boolean }
  | { type: 'mayEnd' }
  | { type: 'deathMarked'; box: number }
  // Cards and bodies.
  | { type: 'cardGained'; hero: Hero; card: CardId }
  | { type: 'cardLost'; hero: Hero; card: CardId }
  | { type: 'cardGiven'; hero: Hero; to: Hero; card: CardId }
  | { type: 'fatigue'; hero: Hero; change: number }
  | { type: 'exhausted'; hero: Hero }
  | { type: 'revived'; hero: Hero }
  | { type: 'rows'; hero: Hero; row: Row; change: number }
  | { type: 'health'; hero: Hero; change: number }
  | { type: 'refreshed'; hero: Hero }
  | { type: 'rest'; xp: number }
  // Checks and combats.
  | { type: 'trialBegins'; kind: 'check' | 'combat'; names: readonly string[]; modifiers: readonly string[] }
  | { type: 'combatRound'; round: number }
  | { type: 'modifierActs'; modifier: string }
  | { type: 'dieBought'; die: DieId }
  | { type: 'diceDrawn'; dice: readonly DieId[] }
  | { type: 'cardPlayed'; hero: Hero; card: CardId; bonus: boolean }
  | { type: 'classUsed'; hero: Hero }
  | { type: 'dieChanged'; die: DieId; from: number; to: number }
  | { type: 'dieTreated'; die: DieId; colours: string }
  | { type: 'dieAdded'; die: DieId; face: number }
  | { type: 'diePlaced'; die: DieId; foe: number; slot: number }
  | { type: 'foeDefeated'; foe: number }
  | { type: 'counterattack'; fatigue: number }
  | { type: 'trackActs'; foe: number; space: number }
  | { type: 'rewards'; gold: number; xp: number }
  /** `open` slots were left without a die. */
  | { type: 'trialEnds'; kind: 'check' | 'combat'; won: boolean; open: number }
  | { type: 'penalty'; fatigue: number }
  // After the adventure.
  | { type: 'stage'; stage: Stage }
  | { type: 'advanced'; what: Advance; hero: Hero; xp: number }
  | { type: 'bonusCardBought'; gold: number }
  | { type: 'cardBought'; hero: Hero; card: CardId; gold: number }
  | { type: 'cardSold'; hero: Hero; card: CardId }
  | { type: 'adventureOver'; adventure: string }
