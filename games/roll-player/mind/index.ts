import type { Judgement } from '@dicehearth/engine'
import type { RollPlayer } from '../rules/state.ts'
import { clock, says, signs, worth } from './worth.ts'

export const mind: Judgement<RollPlayer> = { ahead: { clock, worth, signs, says } }
