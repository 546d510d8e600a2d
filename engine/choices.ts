import type { Ask, Decision, Option, TableEvent } from './play.ts'
import type { Spoken } from './speech.ts'

/** An option as people read and see it. */
export interface Choice {
  text: string
  group: string | null
  /** The pieces that it uses, by their ids on the board. */
  pieces: readonly string[]
  /** It would lose the game while another would not, so it must be confirmed. */
  grave: boolean
  /** What it costs or risks; null if nothing worth saying. */
  risk: string | null
  /** What people type for it rather than look for it in a list: a number, a letter, nothing more. */
  typed?: string
  /** The name of its card, if that lies on the board with all that the text says; the text begins with it. */
  named?: string
}

/** A decision with its options in words: all that a board knows of it. */
export interface Offered<A extends Ask = Ask, O extends Option = Option> extends Decision<A, O> {
  choices: readonly Choice[]
}

/** The options of a decision in words, as this view may read them. */
export function choicesOf<A extends Ask, O extends Option, E extends TableEvent, V, S>(
  { words, touches }: Pick<Spoken<A, O, E, V, S>, 'words' | 'touches'>,
  { ask, options }: Decision<A, O>,
  view: V,
): Choice[] {
  const risks = options.map((option) => words.risk(option, ask, view))
  const loses = options.map((option, n) => option.losing === true || risks[n]?.loses === true)
  const canGoOn = loses.includes(false)
  return options.map((option, n) => {
    const typed = words.typed(option)
    const named = words.named(option, view)
    return {
      text: words.option(option, ask, view),
      group: words.group(option, ask, view),
      pieces: touches(option, view),
      grave: canGoOn && loses[n],
      risk: risks[n]?.text ?? null,
      ...(typed === null ? {} : { typed }),
      ...(named === null ? {} : { named }),
    }
  })
}
