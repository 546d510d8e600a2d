import { count } from '@dicehearth/engine'
import * as z from 'zod'
import { typeNames, type CreatureType } from './creature-types.ts'

/**
 * The language in which creatures and locations say what they do. Printed cards and cards that people make themselves
 * use the same words: data, never code. Each word is one row with what goes with it, how it reads on a card and what
 * people see of it; the type of the cards and the check of a pack follow from the rows. rules/effects.ts carries out
 * what cards do, rules/values.ts knows what is always so.
 */

type Fields = Readonly<Record<string, z.ZodType>>
type Filled<F extends Fields> = { [P in keyof F]: z.output<F[P]> }

export interface Word<F extends Fields = Fields> {
  /** What goes with the word, such as how many cards. */
  fields: F
  /** How it reads on a card. */
  text(it: Filled<F>): string
  /** What people see when it happens, for the log; empty where they see it by what follows. */
  seen?(it: Filled<F>): string
}

type Words = Readonly<Record<string, Word>>

/** Something said with one of these words, such as `{ do: 'stun', dice: 2 }`. */
export type Said<Tag extends string, W extends Words> = {
  [K in keyof W & string]: { [T in Tag]: K } & Filled<W[K]['fields']>
}[keyof W & string]

export function word<F extends Fields>(
  fields: F,
  text: Word<F>['text'],
  seen?: (it: Filled<F>) => string,
): Word<F> {
  return seen ? { fields, text, seen } : { fields, text }
}

/** The check for something said with one of these words. */
export function schemaOf<Tag extends string, W extends Words>(tag: Tag, words: W): z.ZodType<Said<Tag, W>> {
  const [first, ...rest] = Object.entries(words).map(([name, { fields }]) =>
    z.strictObject({ [tag]: z.literal(name), ...fields }),
  )
  // The compiler cannot follow a word to its row and back to its member of the union.
  return z.discriminatedUnion(tag, [first, ...rest]) as unknown as z.ZodType<Said<Tag, W>>
}

/** A whole number within bounds. */
export const within = (least: number, most: number): z.ZodInt => z.int().min(least).max(most)

/** So many positions more or fewer than usual. */
export function positions(by: number): string {
  return by > 0 ? `${count(by, 'position')} more` : `${count(-by, 'position')} less, but never less than one`
}

export function lightsMore(by: number): string {
  return `The fire lights ${positions(by)}.`
}

const allTypes = Object.keys(typeNames) as CreatureType[]
export const creatureType = z.enum(allTypes)
export const typeOrAny = z.enum([...allTypes, 'any'] as const)
