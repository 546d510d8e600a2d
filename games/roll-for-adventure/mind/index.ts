import type { Judgement } from '@dicehearth/engine'
import type { Adventure } from '../rules/state.ts'
import { dangers, says, signs, worth } from './worth.ts'

export const mind: Judgement<Adventure> = {
  ahead: { clock: (t) => t.turn, worth, signs, says, dangers, soon: true },
}
