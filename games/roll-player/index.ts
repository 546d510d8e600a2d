import { shaped, type Cast, type Game } from '@dicehearth/engine'
import { broken } from './rules/invariants.ts'
import { classes } from './content/classes.ts'
import { printings } from './content/printings.ts'
import { actors } from './actors.ts'
import { evaluate } from './mind/evaluate.ts'
import { mind } from './mind/index.ts'
import { handsOn } from './hero-sheet.ts'
import type { RpAsk, RpOption } from './rules/decisions.ts'
import type { RpEvent } from './rules/events.ts'
import { round } from './rules/round.ts'
import { deal, problems, setup, type RpConfig } from './rules/setup.ts'
import { shape, type RollPlayer } from './rules/state.ts'
import { preview } from './speech/preview.ts'
import { texts } from './speech/texts.ts'
import { hears, imagine, secrets, view, views, type RpView } from './view.ts'
import { speech } from './speech/index.ts'

/** Roll Player with Fiends & Familiars: heroes are built of dice, and prove themselves against a Monster. */
export const rollPlayer: Game<RpConfig, RollPlayer, RpAsk, RpOption, RpEvent, RpView> = {
  id: 'roll-player',
  name: 'Roll Player',
  rulesVersion: 2,
  seats: { min: 1, max: 5, usual: 2 },
  rivals: true,
  setup,
  printings,
  problems,
  deal,
  round,
  ...shaped<RollPlayer>(shape),
  broken,
  view,
  views,
  imagine,
  hears,
  secrets,
  evaluate,
  mind,
  preview,
  ...speech,
  texts,
  guide: async () => (await import('./guide.ts')).guide,
  actors,
  handsOn,
  cast,
  bests: [{ figure: 'score', name: 'Most Reputation Stars', better: 'more' }],
  deeds: async () => (await import('./deeds.ts')).deeds,
}

/** The Class of every hero. */
function cast({ heroes }: RollPlayer): Cast[] {
  return heroes.flatMap((hero, seat) => (hero.class ? [{ seat, name: classes[hero.class].name }] : []))
}

export default rollPlayer
