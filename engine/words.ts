import * as z from 'zod'

/**
 * The language in which a game's cards say what they do; printed cards and cards that people make themselves use the
 * same words: data, never code. Each word is one row: what goes with it, and whatever the game adds to that, such as how
 * it reads or what it does. The type of the cards and the check of a pack follow from the rows.
 */

export type Fields = Readonly<Record<string, z.ZodType>>

/** What goes with a word on a card. */
export type Filled<F extends Fields> = {
  [P in keyof F as undefined extends z.output<F[P]> ? never : P]: z.output<F[P]>
} & { [P in keyof F as undefined extends z.output<F[P]> ? P : never]?: z.output<F[P]> }

export interface Word<F extends Fields = Fields> {
  fields: F
}
export type Words = Readonly<Record<string, Word>>

/** Something said with one of these words, such as `{ do: 'gold', by: 2 }`. */
export type Said<Tag extends string, W extends Words> = {
  [K in keyof W & string]: { [T in Tag]: K } & Filled<W[K]['fields']>
}[keyof W & string]

/** The check for something said with one of these words. */
export function schemaOf<Tag extends string, W extends Words>(tag: Tag, words: W): z.ZodType<Said<Tag, W>> {
  const [first, ...rest] = Object.entries(words).map(([name, { fields }]) =>
    z.strictObject({ [tag]: z.literal(name), ...fields }),
  )
  // The compiler cannot follow a word to its row and back to its member of the union.
  return z.discriminatedUnion(tag, [first, ...rest]) as unknown as z.ZodType<Said<Tag, W>>
}

/** A whole number within bounds. */
export const whole = (least: number, most: number): z.ZodInt => z.int().min(least).max(most)
