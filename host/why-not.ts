import type { Decision, Game, Reason } from '@dicehearth/engine'
import type { WhyNot } from './standing.ts'

type Explains = Pick<Game, 'touches' | 'words'>

/** Why these pieces cannot be used together, from what the rules left out of the open question. */
export function whyNot(
  game: Explains,
  { ask }: Pick<Decision, 'ask'>,
  leftOut: readonly Reason[],
  view: unknown,
  pieces: readonly string[],
): WhyNot {
  const { words } = game
  const times = new Map<string, number>()
  for (const { option, rule } of leftOut) {
    const touched = game.touches(option, view)
    if (pieces.every((piece) => touched.includes(piece))) times.set(rule, (times.get(rule) ?? 0) + 1)
  }
  // The rule that keeps out the most options explains the most.
  const rules = [...times].sort(([, a], [, b]) => b - a).map(([rule]) => rule)
  const use = words.use(pieces.at(-1) ?? '')
  const phase = words.phase(ask)
  return {
    rules,
    use: use && { text: use.text, rule: use.rule },
    phase: use?.in && !use.in.includes(phase) ? phase : '',
    prompt: words.prompt(ask, view),
  }
}
