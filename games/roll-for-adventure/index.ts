import type { Game } from '@dicehearth/engine'
import { acted, actors } from './coverage.ts'
import { evaluate } from './evaluate.ts'
import type { RfaAsk, RfaOption } from './rules/decisions.ts'
import type { RfaEvent } from './rules/events.ts'
import { deal, problems, setup, type RfaConfig } from './rules/setup.ts'
import { copyAdventure, type Adventure } from './rules/state.ts'
import { round } from './rules/turn.ts'
import { imagine, view, type RfaView } from './view.ts'
import { touches } from './touches.ts'
import { whyNot } from './why-not.ts'
import { words } from './words.ts'

/** Roll for Adventure: cooperative dice placement against the Master of Shadows. */
export const rollForAdventure: Game<RfaConfig, Adventure, RfaAsk, RfaOption, RfaEvent, RfaView> = {
  id: 'roll-for-adventure',
  name: 'Roll for Adventure',
  rulesVersion: 1,
  seats: { min: 2, max: 4, usual: 2 },
  setup,
  problems,
  deal,
  round,
  copy: copyAdventure,
  view,
  imagine,
  evaluate,
  words,
  touches,
  whyNot,
  guide: async () => (await import('./guide.ts')).guide,
  actors,
  acted,
}

export default rollForAdventure
