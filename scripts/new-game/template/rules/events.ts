import * as engine from '@dicehearth/engine'
import type { TurnAsk, TurnOption } from './decisions.ts'
import type { Hearth } from './state.ts'

export type TurnEvent =
  | engine.EngineEvent<TurnAsk, TurnOption>
  | { type: 'turnedUp'; seat: number; card: number }
  | { type: 'burnt'; seat: number; cards: readonly number[] }
  | { type: 'kept'; seat: number; cards: readonly number[] }

export function tell(t: Hearth, event: TurnEvent): void {
  engine.tell(t, event)
}
