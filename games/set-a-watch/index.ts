import type { Game } from '@dicehearth/engine'
import { acted, actors } from './coverage.ts'
import { evaluate } from './evaluate.ts'
import type { SawAsk, SawOption } from './rules/decisions.ts'
import type { SawEvent } from './rules/events.ts'
import { round } from './rules/game.ts'
import { deal, problems, setup, type SawConfig } from './rules/setup.ts'
import { copyWatch, type Watch } from './rules/state.ts'
import { touches } from './touches.ts'
import { imagine, view, type SawView } from './view.ts'
import { whyNot } from './why-not.ts'
import { words } from './words.ts'

/** Set a Watch: four adventurers, nine nights, and what comes out of the dark. */
export const setAWatch: Game<SawConfig, Watch, SawAsk, SawOption, SawEvent, SawView> = {
  id: 'set-a-watch',
  name: 'Set a Watch',
  rulesVersion: 1,
  seats: { min: 1, max: 4, usual: 2 },
  setup,
  problems,
  deal,
  round,
  copy: copyWatch,
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

export default setAWatch
