import type { Args, ArgsOf, Phrase } from '@dicehearth/story'
import type { kinds } from '../story/kinds.ts'

/** What a phrase of a vocabulary becomes: one function for every form, typed by what authors fill in. */
export type Makers<Rows, Made> = { readonly [F in keyof Rows & string]: Maker<ArgsOf<F, typeof kinds>, Made> }

/** As a method it can be kept in a list with others of its kind. */
type Maker<A, Made> = { make(args: A): Made }['make']

export function maker<Made>(makers: Readonly<Record<string, Maker<Args, Made>>>): (phrase: Phrase) => Made {
  return ({ form, args }) => makers[form](args)
}
