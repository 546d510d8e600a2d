import { tell as tellTable, type EngineEvent } from '@dicehearth/engine'
import type { Side, Territory, TerritoryDie } from '../content/boards.ts'
import type { CardId } from '../content/enemies.ts'
import type { HeroId } from '../content/heroes.ts'
import type { Does } from '../content/effects.ts'
import type { Location, RfaAsk, RfaOption } from './decisions.ts'
import type { Adventure, DieId, Seat } from './state.ts'

/** Where dice are lost from. */
export type LostFrom = Territory | 'resurrection' | 'board' | 'pool'

/** Everything that can happen in a game. */
export type RfaEvent =
  | EngineEvent<RfaAsk, RfaOption>
  | { type: 'turnBegan'; seat: Seat; turn: number }
  | {
      type: 'placed'
      seat: Seat
      dice: readonly DieId[]
      number: number
      at: Location
      card: CardId | null
      side: Side | null
    }
  | { type: 'cameBack'; dice: readonly DieId[] }
  | { type: 'movedOn'; die: DieId; to: 'second' | 'third' }
  | { type: 'connectionClosed'; connection: number }
  | { type: 'barrierRemoved'; section: number; side: Side }
  | { type: 'barrierRebuilt'; section: number }
  | { type: 'barriersRestored'; side: Side }
  | { type: 'boundaryMoved'; to: number }
  | { type: 'archFull'; value: number }
  | { type: 'boundarySet'; die: DieId; value: number }
  | { type: 'stone'; territory: Territory; side: Side; stones: number; of: number }
  | { type: 'rowClaimed'; dice: number }
  | { type: 'rowLeft'; dice: number }
  | { type: 'linesClaimed'; lines: readonly number[] }
  | { type: 'bonusGiven'; seats: readonly Seat[] }
  | { type: 'defeated'; card: CardId; by: 'dice' | 'reward'; blow: number; needed: number }
  | { type: 'vortexEmptied'; dice: readonly DieId[] }
  | { type: 'released'; dice: readonly DieId[] }
  | { type: 'skullMovedBack'; territory: Territory; hole: number }
  | { type: 'ability'; seat: Seat; hero: HeroId; dice: readonly DieId[]; number: number }
  | { type: 'scouted'; card: CardId }
  | { type: 'buried'; card: CardId }
  | { type: 'revealed'; card: CardId }
  | { type: 'commanded'; card: CardId; by: CardId }
  | { type: 'attack'; card: CardId; territory: Territory; side: Side }
  | { type: 'diceLost'; dice: readonly DieId[]; from: LostFrom }
  | { type: 'damage'; territory: Territory; hole: number; lastHole: number }
  | { type: 'territoryDie'; card: CardId; shows: TerritoryDie }
  | { type: 'markerMoved'; territory: Territory; lastHole: number }
  | { type: 'dragonFlewBy'; card: CardId; number: number; dice: readonly DieId[] }
  | { type: 'ownEffect'; card: CardId; does: Does }
  | { type: 'shakenOff'; card: CardId; dice: readonly DieId[] }
  | { type: 'masterShuffled'; cards: number }
  | { type: 'won'; turns: number }
  | { type: 'lost'; reason: 'fallen' | 'outOfDice'; territory: Territory | null; turns: number }

export const tell: (t: Adventure, event: RfaEvent) => void = tellTable
