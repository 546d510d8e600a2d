import { companion, insider, isCompanion, playOut } from '@dicehearth/bots'
import {
  digest,
  newFate,
  pick,
  Table,
  type Config,
  type Fate,
  type Game,
  type SeatResult,
} from '@dicehearth/engine'
import { anySetup, type Examples } from '@dicehearth/host'

/** Among the players of a simulation: one who knows what the table hides. */
const knowing = 'insider'

/** What to simulate; the plan and n alone determine game number n. */
export interface Plan {
  game: string
  seed: string
  /** The options that the host fixed. */
  settings: Record<string, unknown>
  config: Config
  seats: string[]
  /** If set-ups vary: the kinds of players that were named; empty to vary those too. */
  vary: { kinds: string[] } | null
}

export interface Played {
  outcome: string
  decisions: number
  digest: string
  /** The result of each seat, if they are scored, and who sat there. */
  scores: readonly SeatResult[]
  players: readonly string[]
  /** Indices of the game's actors that acted; only recorded while set-ups vary. */
  acted: number[]
}

/** The seed of one game of a series. The first uses the series' own, so that any game can be repeated alone. */
export function trialSeed(seed: string, index: number): string {
  return index === 0 ? seed : `${seed}#${index}`
}

/** Plays one game of a plan, and tells of every decision. */
export async function playTrial(
  game: Game,
  plan: Plan,
  index: number,
  examples: Examples,
  decided?: () => void,
): Promise<Played> {
  const seed = trialSeed(plan.seed, index)
  const chance = newFate(`${seed} set-up`)
  const config = plan.vary ? anySetup(game, plan.settings, examples, chance) : plan.config
  await game.ready?.(config)
  const seats = plan.vary ? anyPlayers(game, plan.vary.kinds, config.players, chance) : plan.seats
  const acted = new Set<string>()
  const table = new Table(game, config, seed, {
    listener: plan.vary
      ? (event, _, { state }) => {
          for (const actor of game.acted(event, state)) acted.add(actor)
        }
      : undefined,
  })
  const players = seats.flatMap((kind, seat) => {
    if (kind === knowing) return [insider(`${seed} ${seat}`)]
    return isCompanion(kind) ? [companion(kind, `${seed} ${seat}`)] : []
  })
  playOut(table, players, decided)
  return {
    outcome: table.state.outcome?.result ?? 'open',
    decisions: table.position,
    digest: digest(table.state),
    scores: table.state.outcome?.seats ?? [],
    players: seats,
    acted: plan.vary ? [...acted].map((actor) => game.actors.indexOf(actor)) : [],
  }
}

/** The named players, or all of one kind, or a mix. */
function anyPlayers(game: Game, named: readonly string[], players: number, chance: Fate): string[] {
  if (named.length > 0) return Array.from({ length: players }, (_, seat) => named[seat % named.length])
  // Some pages only come to those who know the answer to a riddle; and a greedy companion takes far longer.
  const kinds = game.mind?.quick ? ['random', 'quick', knowing] : ['random', 'greedy']
  const any = (): string => kinds[pick(chance, kinds.length)]
  const all = any()
  const mixed = pick(chance, 3) === 0
  return Array.from({ length: players }, () => (mixed ? any() : all))
}
