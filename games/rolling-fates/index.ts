import { shaped, type Cast, type Game } from '@dicehearth/engine'
import { actors } from './actors.ts'
import { printings } from './content/printings.ts'
import { evaluate } from './mind/evaluate.ts'
import { mind } from './mind/index.ts'
import type { FatesAsk, FatesOption } from './rules/decisions.ts'
import type { FatesEvent } from './rules/events.ts'
import { round } from './rules/round.ts'
import { broken } from './rules/invariants.ts'
import { deal, problems, setup, type FatesConfig } from './rules/setup.ts'
import { characterOf, shape, type Fates } from './rules/state.ts'
import { texts } from './speech/texts.ts'
import { imagine, view, views, type FatesView } from './view.ts'
import { speech } from './speech/index.ts'

export const rollingFates: Game<FatesConfig, Fates, FatesAsk, FatesOption, FatesEvent, FatesView> = {
  id: 'rolling-fates',
  name: 'Rolling Fates',
  rulesVersion: 6,
  seats: { min: 1, max: 4, usual: 2 },
  setup,
  printings,
  problems,
  deal,
  round,
  ...shaped<Fates>(shape),
  broken,
  view,
  views,
  imagine,
  // What an enemy does unseen is for the records alone.
  hears: (event) => (event.type === 'workedUnseen' ? null : event),
  evaluate,
  mind,
  ...speech,
  texts,
  guide: async () => (await import('./guide.ts')).guide,
  actors,
  cast,
  deeds: async () => (await import('./deeds.ts')).deeds,
  teller: async () => new (await import('./teller.ts')).FatesTeller(),
}

/** The Character of every seat. */
function cast(t: Fates): Cast[] {
  return t.heroes.flatMap((hero, seat) => (hero.character ? [{ seat, name: characterOf(t, seat).name }] : []))
}

export default rollingFates
