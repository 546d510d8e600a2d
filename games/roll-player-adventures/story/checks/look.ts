import { argsOf, phrases, type ArgsOf, type Book, type Entry, type Phrase } from '@dicehearth/story'
import { kinds } from '../kinds.ts'

const args = argsOf(kinds)

/** All commands of this form in a book. */
export function commandsLike<F extends string>(
  book: Book,
  form: F,
): { phrase: Phrase; entry: Entry; args: ArgsOf<F, typeof kinds> }[] {
  return [...phrases(book, 'command')].flatMap(({ phrase, entry }) => {
    const filled = args(phrase, form)
    return filled ? [{ phrase, entry, args: filled }] : []
  })
}

/** The first of each. */
export function first<T>(list: readonly T[], by: (it: T) => unknown): T[] {
  return list.filter((it, i) => list.findIndex((other) => by(other) === by(it)) === i)
}

/** Its combat, if the entry has one. */
export function combatOf({ block }: Entry): ArgsOf<'combat FOES', typeof kinds>['foes'] | null {
  return block && (args(block.head, 'combat FOES')?.foes ?? null)
}

/** Its skill check, if the entry has one. */
export function checkOf({ block }: Entry): ArgsOf<'check MODIFIERS SKILL LEVEL', typeof kinds> | null {
  return block && args(block.head, 'check MODIFIERS SKILL LEVEL')
}
