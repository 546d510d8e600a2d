import {
  pick,
  readConfig,
  Refusal,
  type Config,
  type Fate,
  type Game,
  type SetupOption,
} from '@dicehearth/engine'

/** Packs to choose from, by the option that reads them. */
export type Examples = Readonly<Partial<Record<string, readonly unknown[]>>>

const tries = 1000

/** A random set-up that the rules allow and that keeps what the host fixed. */
export function anySetup(
  game: Game,
  fixed: Readonly<Record<string, unknown>>,
  examples: Examples,
  chance: Fate,
): Config {
  for (let n = 0; n < tries; n++) {
    const players = game.seats.min + pick(chance, game.seats.max - game.seats.min + 1)
    const any: Record<string, unknown> = { players }
    for (const [key, option] of Object.entries(game.setup)) {
      any[key] = anyValue(option, Number(fixed.players ?? players), examples[key] ?? [], chance)
    }
    try {
      return readConfig(game, { ...any, ...fixed })
    } catch (error) {
      // A forbidden combination: try another.
      if (!(error instanceof Refusal)) throw error
    }
  }
  throw new Error(`no allowed set-up of ${game.name} found with the given ${Object.keys(fixed).join(', ')}`)
}

function anyValue(option: SetupOption, players: number, packs: readonly unknown[], chance: Fate): unknown {
  switch (option.kind) {
    case 'one':
      return option.values[pick(chance, option.values.length)]
    case 'some':
      return option.values.filter(() => pick(chance, 2) === 0)
    case 'eachSeat': {
      const free = option.values.filter((value) => value !== option.shared)
      return Array.from({ length: players }, () => {
        if (free.length === 0 || pick(chance, 3) === 0) return option.shared
        return free.splice(pick(chance, free.length), 1)[0]
      })
    }
    case 'pack':
      return packs.length > 0 && pick(chance, 2) === 0 ? packs[pick(chance, packs.length)] : null
    case 'sheets':
      return option.atRandom && pick(chance, 4) > 0 ? option.atRandom(chance) : []
  }
}
