import { choose as chooseAtTable, type Play } from '@dicehearth/engine'
import type { RpAsk } from './asks.ts'
import type { RpOption } from './options.ts'
import type { RollPlayer } from './state.ts'

export type * from './asks.ts'
export type * from './causes.ts'
export type * from './options.ts'

export const choose: <O extends RpOption>(t: RollPlayer, ask: RpAsk, options: readonly O[]) => Play<O> =
  chooseAtTable
