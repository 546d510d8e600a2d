import type { Judgement } from '@dicehearth/engine'
import type { Watch } from '../rules/state.ts'
import { clock, dangers, says, signs, worth } from './worth.ts'

export const mind: Judgement<Watch> = { ahead: { clock, worth, signs, says, dangers } }
