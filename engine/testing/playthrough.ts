import { digest } from '../digest.ts'
import { newFate, pick } from '../fate.ts'
import type { Game } from '../game.ts'
import { anyone, type TableState } from '../play.ts'
import { readConfig, type Config } from '../setup.ts'
import { Table } from '../table.ts'

/** One whole game as text, so that a review can read a rule change as a diff. */
export function playthrough<S extends TableState>(
  game: Game<Config, S>,
  setup: Readonly<Record<string, unknown>>,
  seed: string,
): string {
  const lines = [
    `${game.name}, rules ${game.rulesVersion}`,
    `set-up ${JSON.stringify(setup)}, seed "${seed}"`,
  ]
  const table = new Table(game, readConfig(game, setup), seed, {
    listener: (event, _, { state }) => {
      const text = game.words.event(event, game.view(state as S, anyone))
      if (text !== null) lines.push(`  ${text}`)
    },
  })
  const chance = newFate(`playthrough ${seed}`)
  while (table.decision) {
    const { ask, options } = table.decision
    const view = game.view(table.state, ask.seat)
    const n = pick(chance, options.length)
    lines.push(
      '',
      `${table.position}. ${game.words.prompt(ask, view)} [${game.words.rules(ask, view).join(', ')}]`,
    )
    options.forEach((option, i) =>
      lines.push(`   ${i === n ? '>' : ' '} ${game.words.option(option, ask, view)}`),
    )
    table.choose(n)
  }
  lines.push('', game.words.outcome(game.view(table.state, anyone)), `digest ${digest(table.state)}`, '')
  return lines.join('\n')
}
