import type { Guide } from '@dicehearth/engine'
import type { FatesOption } from './rules/decisions.ts'
export const guide: Guide<FatesOption> = { setup: {}, seed: '', steps: [] }
