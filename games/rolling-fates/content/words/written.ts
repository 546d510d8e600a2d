import type { Fields, Filled, Said, Word } from '@dicehearth/engine/words'
import type { Args, ArgsOf, Command, Phrase, Rows } from '@dicehearth/story'
import type { kinds } from '../../story/kinds.ts'

/**
 * Words that stand in storybooks and on cards as text (`hit 4 + weakness -> enemy`) and are data to the rules. Each is
 * one row: its forms, with what they mean, what goes with it, and how it reads. The vocabulary of the storybooks, the
 * types of the rules and the check of a saved table follow from the rows.
 */
export interface WrittenWord<F extends Fields = Fields> extends Word<F> {
  forms: Readonly<Record<string, Form<Args, Filled<F>>>>
}

/** One way to write a word; the story must know of it what `Command` says. */
export interface Form<A, Meant> extends Omit<Command<A>, 'says'> {
  means(args: A): Meant
}

/** Forms whose arguments are typed by how they are written. */
export type Forms<P extends string, F extends Fields> = {
  readonly [Written in P]: Form<ArgsOf<Written, typeof kinds>, Filled<F>>
}

type WrittenWords = Readonly<Record<string, WrittenWord>>

/** What each form means, by how it is written. */
function formsOf(tag: string, words: WrittenWords): [string, Form<Args, object>][] {
  return Object.entries(words).flatMap(([name, { forms }]) =>
    Object.entries(forms).map(([written, form]): [string, Form<Args, object>] => [
      written,
      { ...form, means: (args) => ({ [tag]: name, ...form.means(args) }) },
    ]),
  )
}

/** Makes what is said of what is written. */
export function meaning<Tag extends string, W extends WrittenWords>(
  tag: Tag,
  words: W,
): (phrase: Phrase) => Said<Tag, W> {
  const forms = Object.fromEntries(formsOf(tag, words))
  // The compiler cannot follow a form to its word.
  return ({ form, args }) => forms[form].means(args) as Said<Tag, W>
}

/** The rows of the vocabulary, for readers, linters and authors. */
export function vocabularyOf<Tag extends string, W extends WrittenWords>(
  tag: Tag,
  words: W,
  text: (it: Said<Tag, W>) => string,
): Rows<Command> {
  return Object.fromEntries(
    formsOf(tag, words).map(([written, form]) => [
      written,
      { ...form, says: (args: Args) => text(form.means(args) as Said<Tag, W>) },
    ]),
  )
}
