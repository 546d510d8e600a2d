import { shaped, type Game } from '@dicehearth/engine'
import { actors } from './actors.ts'
import { heroes } from './content/heroes.ts'
import { printings } from './content/printings.ts'
import { evaluate } from './mind/evaluate.ts'
import { mind } from './mind/index.ts'
import { advice } from './advice.ts'
import type { RfaAsk, RfaOption } from './rules/decisions.ts'
import type { RfaEvent } from './rules/events.ts'
import { broken } from './rules/invariants.ts'
import { deal, problems, setup, type RfaConfig } from './rules/setup.ts'
import { shape, type Adventure } from './rules/state.ts'
import { round } from './rules/round.ts'
import { speech } from './speech/index.ts'
import { texts } from './speech/texts.ts'
import { imagine, view, views, type RfaView } from './view.ts'

/** Roll for Adventure: cooperative dice placement against the Master of Shadows. */
export const rollForAdventure: Game<RfaConfig, Adventure, RfaAsk, RfaOption, RfaEvent, RfaView> = {
  id: 'roll-for-adventure',
  name: 'Roll for Adventure',
  rulesVersion: 2,
  seats: { min: 2, max: 4, usual: 3 },
  setup,
  printings,
  problems,
  advice,
  deal,
  round,
  ...shaped<Adventure>(shape),
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
  cast: (t) => t.heroes.map((hero, seat) => ({ seat, name: heroes[hero].name })),
  bests: [{ figure: 'turns', name: 'Fewest turns to victory', better: 'fewer', won: true }],
  deeds: async () => (await import('./deeds.ts')).deeds,
}

export default rollForAdventure
