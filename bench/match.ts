import { companion, whoAnswers, type CompanionKind } from '@dicehearth/bots'
import { readConfig, Table, type Game } from '@dicehearth/engine'

export interface Match {
  settings: Readonly<Record<string, unknown>>
  kind: CompanionKind
  against: CompanionKind
  pairs: number
}

/** How one kind of companion did beside another on the same tables. */
export interface Compared {
  pairs: number
  won: number
  otherWon: number
  /** The gain in wins or, among rivals, in points: its mean, and 95 of 100 such means lie this close. */
  gain: number
  within: number
}

/** Decisions after which a game counts as one that does not end. */
const longest = 20_000

/**
 * Plays pairs of games with the same seed: first all seats by one kind, then all by the other. Among rivals, one seat of
 * each pair is the kind's, in turn, and the others belong to the other kind.
 */
export async function compare(
  game: Game,
  match: Match,
  note?: (pair: number, now: Compared) => void,
): Promise<Compared> {
  const { settings, kind, against, pairs } = match
  const config = readConfig(game, { ...settings })
  await game.ready?.(config)
  const gains: number[] = []
  let won = 0
  let otherWon = 0
  const summed = (): Compared => ({ pairs: gains.length, won, otherWon, ...meanOf(gains) })
  for (let n = 0; n < pairs; n++) {
    const seed = `match ${n}`
    const seats = Array.from({ length: config.players }, (_, seat) => seat)
    if (game.rivals) {
      const mine = n % config.players
      const table = playedOut(
        game,
        config,
        seed,
        seats.map((seat) => (seat === mine ? kind : against)),
      )
      const results = table.state.outcome?.seats ?? []
      const scores = seats.map((seat) => results.find((it) => it.seat === seat)?.score ?? 0)
      const others = scores.filter((_, seat) => seat !== mine)
      gains.push(scores[mine] - others.reduce((sum, it) => sum + it, 0) / others.length)
      const firsts = results.filter(({ place }) => place === 1)
      if (firsts.some(({ seat }) => seat === mine)) won += 1 / firsts.length
      otherWon = n + 1 - won
    } else {
      const result = (who: CompanionKind): number =>
        Number(
          playedOut(
            game,
            config,
            seed,
            seats.map(() => who),
          ).state.outcome?.result === 'won',
        )
      const [mine, other] = [result(kind), result(against)]
      won += mine
      otherWon += other
      gains.push(mine - other)
    }
    note?.(n, summed())
  }
  return summed()
}

function playedOut(
  game: Game,
  config: ReturnType<typeof readConfig>,
  seed: string,
  kinds: readonly CompanionKind[],
): Table {
  const table = new Table(game, config, seed)
  const players = kinds.map((kind, seat) => companion(kind, `${seed} ${seat}`))
  while (table.decision && table.position < longest) {
    const seat = whoAnswers(table, () => false)
    table.choose(players[seat](table, seat))
  }
  return table
}

function meanOf(gains: readonly number[]): { gain: number; within: number } {
  const gain = gains.reduce((sum, it) => sum + it, 0) / gains.length
  const squares = gains.reduce((sum, it) => sum + (it - gain) ** 2, 0)
  return { gain, within: 1.96 * Math.sqrt(squares / Math.max(1, gains.length - 1) / gains.length) }
}
