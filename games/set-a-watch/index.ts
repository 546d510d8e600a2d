import type { Game } from '@dicehearth/engine'
import { classes } from './content/adventurers.ts'
import { printings } from './content/printings.ts'
import { evaluate } from './mind/evaluate.ts'
import { mind } from './mind/index.ts'
import { advice } from './advice.ts'
import type { SawAsk, SawOption } from './rules/decisions.ts'
import type { SawEvent } from './rules/events.ts'
import { round } from './rules/round.ts'
import { broken } from './rules/invariants.ts'
import { deal, problems, setup, type SawConfig } from './rules/setup.ts'
import { stateOfWatch, type Watch } from './rules/state.ts'
import { actors } from './actors.ts'
import { speech } from './speech/index.ts'
import { texts } from './speech/texts.ts'
import { imagine, view, views, type SawView } from './view.ts'

/** Set a Watch: four adventurers, nine rounds, and what comes out of the dark. */
export const setAWatch: Game<SawConfig, Watch, SawAsk, SawOption, SawEvent, SawView> = {
  id: 'set-a-watch',
  name: 'Set a Watch',
  rulesVersion: 3,
  seats: {
    min: 1,
    max: 4,
    usual: 2,
    tells: {
      1: 'Four adventurers are always on the way. You decide for all of them.',
      2: 'Four adventurers are always on the way. Each player decides for two of them.',
      3: 'Four adventurers are always on the way. Each player decides for one; on watch, whoever has their own adventurer in camp decides for the fourth.',
      4: 'Each player decides for one adventurer.',
    },
  },
  setup,
  printings,
  problems,
  advice,
  deal,
  round,
  ...stateOfWatch,
  broken,
  view,
  views,
  imagine,
  evaluate,
  mind,
  ...speech,
  texts,
  guide: async () => (await import('./guide.ts')).guide,
  actors,
  cast: (t) => t.adventurers.map((it) => ({ seat: it.seat, name: classes[it.class].name })),
  bests: [{ figure: 'cards', name: 'Most cards left at dawn', better: 'more', won: true }],
  deeds: async () => (await import('./deeds.ts')).deeds,
}

export default setAWatch
