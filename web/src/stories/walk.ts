import { anyone, choicesOf, readConfig, Table, type Game } from '@dicehearth/engine'
import { Story } from '@dicehearth/host'

/** One choice of somebody who tries a book out: found again by its words or, where those have changed, by its place. */
export interface Step {
  text: string
  option: number
  /** How many there were, and in which question. */
  among: number
  ask: string
}

/** Where the last path leads in the book of now. */
export interface Walked {
  /** What was told, a list for each step; the first before any choice. */
  told: readonly (readonly string[])[]
  prompt: string
  options: readonly { text: string; group: string | null }[]
  ask: string
  /** The step that the book no longer offers: the path ends before it. */
  lost: Step | null
  /** How it ended; null while somebody is asked. */
  over: string | null
}

/** Always the same dice, so that only the book changes what happens. */
const seed = 'a walk through the book'

/** Sets a table for one voice and walks along a path, as far as it still goes. */
export async function walk(
  game: Game,
  given: Readonly<Record<string, unknown>>,
  path: readonly Step[],
): Promise<Walked> {
  const config = readConfig(game, given)
  await game.ready?.(config)
  const story = new Story([anyone], [])
  const table = new Table(game, config, seed, { listener: story.hear })
  let lost: Step | null = null
  for (const step of path) {
    const option = found(table, step)
    if (option < 0) {
      lost = step
      break
    }
    table.choose(option)
  }
  const { decision } = table
  const view = table.view(decision?.ask.seat ?? anyone)
  const told = Array.from({ length: table.position + 1 }, (): string[] => [])
  for (const { position, text } of story.linesFor(anyone)) told[position].push(text)
  return {
    told,
    prompt: decision ? game.words.prompt(decision.ask, view) : '',
    options: decision ? choicesOf(game, decision, view).map(({ text, group }) => ({ text, group })) : [],
    ask: decision?.ask.kind ?? '',
    lost,
    over: table.state.outcome ? game.words.outcome(view) : null,
  }
}

function found(table: Table, { text, option, among, ask }: Step): number {
  const { decision, game } = table
  if (!decision) return -1
  const view = table.view(decision.ask.seat)
  const there = choicesOf(game, decision, view)
  const same = (n: number): boolean => there[n]?.text === text
  const at = same(option) ? option : there.findIndex((_, n) => same(n))
  if (at >= 0) return at
  return decision.ask.kind === ask && there.length === among ? option : -1
}
