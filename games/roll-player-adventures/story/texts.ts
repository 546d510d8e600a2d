import { argsOf, type Book, type Condition, type Entry, type Phrase } from '@dicehearth/story'
import { kinds } from './kinds.ts'

const args = argsOf(kinds)

/** A text of a book, and under which conditions it is read. */
export interface Told {
  text: string
  /** All of these hold where it is read. */
  when: readonly (Condition | null)[]
  at: Entry['at']
}

/** What an entry reads aloud: its paragraphs, and what its lines and choices say. */
export function* toldIn({ body, choices }: Entry): Generator<Told> {
  for (const part of body)
    if (part.type === 'text') yield { text: part.text, when: [], at: part.at }
    else yield* saidBy(part)
  for (const choice of choices) yield* saidBy(choice)
}

/** Everything that a book reads aloud, in its order. */
export function toldInBook({ entries }: Book): Told[] {
  return entries.flatMap((entry) => [...toldIn(entry)])
}

function* saidBy(line: {
  when: Condition | null
  commands: readonly Phrase[]
  at: Entry['at']
}): Generator<Told> {
  for (const command of line.commands) {
    const said = args(command, 'say TEXT')
    if (said) yield { text: said.text, when: [line.when], at: line.at }
  }
}
