import type { Judgement } from '@dicehearth/engine'
import type { FatesAsk, FatesOption } from '../rules/decisions.ts'
import type { Fates } from '../rules/state.ts'
import { expert } from './expert/index.ts'
import { clock, dangers, says, signs, worth } from './worth.ts'

export const mind: Judgement<Fates, FatesAsk, FatesOption> = {
  quick: expert(false),
  takesBack: ({ verb }) => verb === 'undoUse',
  ahead: { clock, worth, signs, says, dangers },
}
