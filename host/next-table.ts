import type { Config, Game, Sheet } from '@dicehearth/engine'
import { setupWith } from './campaign.ts'
import { packsIn } from './pack-trial.ts'

/** Whether tables of this game make a campaign: each hands on what the next one takes. */
export function makesCampaigns({ id, setup, handsOn }: Pick<Game, 'id' | 'setup' | 'handsOn'>): boolean {
  const takes = Object.values(setup).some((it) => it.kind === 'sheets' && it.sheet.startsWith(`${id}/`))
  return handsOn !== undefined && takes
}

/**
 * The set-up of the table that follows: the same people with what the last one handed on, their packs, and what they
 * chose for good. What was chosen for one table, such as a side trip, is as usual again.
 */
export function nextSetup(
  game: Game,
  config: Config,
  handedOn: readonly Sheet[],
): Readonly<Record<string, unknown>> {
  const chosen = Object.entries({ ...config }).filter(([key]) => {
    const option = game.setup[key]
    return option !== undefined && 'lasts' in option && option.lasts
  })
  const { players, dice } = config
  return {
    players,
    dice,
    ...Object.fromEntries(chosen),
    ...packsIn(game, { ...config }),
    ...setupWith(handedOn, game),
  }
}
