import type { Judgement } from '@dicehearth/engine'
import type { AdventureAsk, AdventureOption } from '../rules/decisions.ts'
import type { Party } from '../rules/state.ts'
import { expert } from './expert/index.ts'
import { clock, dangers, says, signs, weighs, worth } from './worth.ts'

export const mind: Judgement<Party, AdventureAsk, AdventureOption> = {
  quick: expert(),
  takesBack: ({ verb }, { kind }) => verb === 'back' && kind === 'pay',
  ahead: { clock, worth, signs, says, dangers, weighs, wins: 'checks and combats' },
}
