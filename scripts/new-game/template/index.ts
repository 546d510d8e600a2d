import { shaped, type Config, type Game } from '@dicehearth/engine'
import { actors } from './actors.ts'
import { printings } from './content/printings.ts'
import { evaluate } from './mind/evaluate.ts'
import type { TurnAsk, TurnOption } from './rules/decisions.ts'
import type { TurnEvent } from './rules/events.ts'
import { broken } from './rules/invariants.ts'
import { round } from './rules/round.ts'
import { deal, problems, setup } from './rules/setup.ts'
import { shape, type Hearth } from './rules/state.ts'
import { speech } from './speech/index.ts'
import { texts } from './speech/texts.ts'
import { imagine, view, type HearthView } from './view.ts'

/** Example Game: one card more, or keep what lies before you. */
const game: Game<Config, Hearth, TurnAsk, TurnOption, TurnEvent, HearthView> = {
  id: 'example-game',
  name: 'Example Game',
  rulesVersion: 1,
  seats: { min: 2, max: 4, usual: 2 },
  rivals: true,
  printings,
  setup,
  problems,
  deal,
  round,
  ...shaped<Hearth>(shape),
  broken,
  view,
  imagine,
  evaluate,
  ...speech,
  texts,
  actors,
}

export default game
