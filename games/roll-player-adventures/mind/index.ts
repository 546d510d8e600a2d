import type { Judgement } from '@dicehearth/engine'
import type { AdventureAsk, AdventureOption } from '../rules/decisions.ts'
import type { Party } from '../rules/state.ts'
import { expert } from './expert/index.ts'

export const mind: Judgement<Party, AdventureAsk, AdventureOption> = { quick: expert() }
