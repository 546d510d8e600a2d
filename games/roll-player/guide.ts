import type { Guide } from '@dicehearth/engine'
import type { RpOption } from './rules/decisions.ts'

export const guide: Guide<RpOption> = { setup: { players: 1 }, seed: 'hearth', steps: [] }
