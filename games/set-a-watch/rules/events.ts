import { tell as tellTable, type EngineEvent } from '@dicehearth/engine'
import type { AbilityId } from '../content/abilities.ts'
import type { ClassId, SpecialAction } from '../content/adventurers.ts'
import type { CampSpace, Rune } from '../content/camp.ts'
import type { Effect } from '../content/effects.ts'
import type { Trait } from '../content/traits.ts'
import type { ExhaustCause, SawAsk, SawOption } from './decisions.ts'
import type { CardId, DieId, Seat, Watch, Who } from './state.ts'

/** Everything that can happen in a game. */
export type SawEvent =
  | EngineEvent<SawAsk, SawOption>
  // Gathering and travelling.
  | { type: 'joined'; who: Who; class: ClassId; seat: Seat; flex: boolean }
  | { type: 'firewoodRolled'; face: number }
  | { type: 'arrived'; card: CardId; round: number }
  | { type: 'dieChanged'; die: DieId; from: number; to: number }
  | { type: 'locationActs'; card: CardId; trait: Trait['is'] }
  | { type: 'dieToLocation'; die: DieId }
  // In camp.
  | { type: 'rests'; who: Who; visit: number }
  | { type: 'refreshed'; ability: AbilityId }
  | { type: 'diePlaced'; die: DieId; space: CampSpace }
  | { type: 'diceUnused'; who: Who; dice: readonly DieId[] }
  | { type: 'special'; who: Who; action: SpecialAction }
  | { type: 'rune'; rune: Rune; idle: boolean }
  | { type: 'looked'; cards: readonly CardId[] }
  | { type: 'putBack'; top: number; bottom: number }
  | { type: 'mapChosen'; card: CardId | null; other: CardId | null; exchanged: boolean }
  | { type: 'swapped'; who: Who; out: AbilityId; in: AbilityId; exhausted: boolean }
  | { type: 'sealed'; card: CardId }
  | { type: 'vanquished'; card: CardId }
  | { type: 'trapSet'; die: DieId }
  // The fire.
  | { type: 'firewood'; from: number; to: number }
  | { type: 'fireOut' }
  | { type: 'fed'; ability: AbilityId }
  // The line.
  | { type: 'sitsOut'; who: Who }
  | { type: 'lineFormed'; cards: number; horde: number }
  | { type: 'reshuffled'; cards: number }
  | { type: 'revealed'; card: CardId; at: number; by: 'fire' | 'ability' | 'creature' | 'location' }
  | { type: 'power'; card: CardId; when: 'reveal' | 'first' | 'defeated'; does: Effect['do'] }
  | { type: 'prevented'; card: CardId }
  | { type: 'summoning'; card: CardId }
  | { type: 'summoned'; card: CardId; at: number; by: CardId }
  | { type: 'toHorde'; card: CardId | null }
  | { type: 'cameFromGrave'; card: CardId; at: number }
  | { type: 'cameFromDeck'; at: number }
  | { type: 'summonShuffledIn'; card: CardId }
  | { type: 'mounted'; rider: CardId; mount: CardId }
  | { type: 'trapSprung'; card: CardId; wounds: number }
  | { type: 'stolen'; die: DieId; card: CardId }
  | { type: 'returned'; die: DieId }
  | { type: 'stunned'; die: DieId; ability: AbilityId }
  | { type: 'exhausted'; ability: AbilityId; cause: ExhaustCause | 'summon' | 'effect' | 'firewood' }
  | { type: 'warded'; by: 'thickHide' | 'sanctuary'; cause: ExhaustCause | 'summon' }
  // What adventurers do.
  | {
      type: 'struck'
      card: CardId
      dice: readonly DieId[]
      tamed: readonly CardId[]
      sum: number
      health: number
    }
  | { type: 'used'; ability: AbilityId; who: Who; die: DieId }
  | { type: 'passive'; ability: AbilityId }
  | { type: 'wounded'; card: CardId; wounds: number; health: number }
  | { type: 'defeated'; card: CardId; under: CardId; facedown: boolean; by: readonly Who[] }
  | { type: 'stayedDead'; card: CardId }
  | { type: 'kept'; die: DieId; face: number }
  | { type: 'recovered'; die: DieId }
  | { type: 'doubled'; die: DieId }
  | { type: 'ignored'; card: CardId }
  | { type: 'tamed'; card: CardId; who: Who; fromGrave: boolean }
  | { type: 'snared'; card: CardId }
  | { type: 'moved'; card: CardId; to: number }
  | { type: 'changedPlaces'; one: CardId; other: CardId }
  | { type: 'polymorphed'; card: CardId; into: CardId }
  // The end of a watch and of the game.
  | { type: 'watchEnded'; left: number }
  | { type: 'endured'; card: CardId; under: CardId; damage: number }
  | { type: 'won'; cards: number }
  | { type: 'lost'; reason: LossReason; round: number }

export type LossReason = 'exhausted' | 'noUnhallowed'

export const tell: (t: Watch, event: SawEvent) => void = tellTable
