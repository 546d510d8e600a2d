import type { Ask, Option } from '@dicehearth/engine'

export interface TurnAsk extends Ask {
  kind: 'turn'
}

export interface TurnUp extends Option {
  verb: 'turnUp'
}
export interface Stop extends Option {
  verb: 'stop'
}
export type TurnOption = TurnUp | Stop
