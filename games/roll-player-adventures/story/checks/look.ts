import {
  argsOf,
  phrases,
  type ArgsOf,
  type Block,
  type Book,
  type Entry,
  type Phrase,
} from '@dicehearth/story'
import { kinds, type Foe } from '../kinds.ts'

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

/** The enemies of a combat, each with its modifiers; none for a check. */
export function foesOf({ head }: Block): Foe[] {
  return args(head, 'combat FOES')?.foes ?? []
}

/** The skill, level and modifiers of a check; null for a combat. */
export function checkOf({ head }: Block): ArgsOf<'check MODIFIERS SKILL LEVEL', typeof kinds> | null {
  return args(head, 'check MODIFIERS SKILL LEVEL')
}

/** All checks and combats of a book. */
export function blocksOf(book: Book): Block[] {
  return book.entries.flatMap(({ block }) => block ?? [])
}

/** Adventures come in order; the sidequest may come any time after the first. */
export function isEarlier(label: string, than: string): boolean {
  return turnOf(label) < turnOf(than)
}

export function turnOf(label: string): number {
  return label === 'SIDE' ? 1.5 : Number(label.slice(3))
}
