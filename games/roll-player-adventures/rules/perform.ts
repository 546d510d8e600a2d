import type { Play } from '@dicehearth/engine'
import type { ArgsOf, Phrase } from '@dicehearth/story'
import type { CardId } from '../content/box.ts'
import type { cardCommands, cardKinds } from '../story/cards.ts'
import { bodyEffects } from './body-effects.ts'
import { diceEffects } from './dice-effects.ts'
import { drawEffects } from './draw-effects.ts'
import type { Hero, Party } from './state.ts'

/** Who acts, and with which card: empty text for a class ability. For modifiers and enemies the storyteller does. */
export interface Actor {
  hero: Hero
  card: CardId
}

/** A word of the effect language: whether it would change anything now, and what it does. */
export interface Primitive<A> {
  /** The rule by which it cannot be used, because it would change nothing (RPA-R54); null if it would. */
  idle(t: Party, args: A, by: Actor): string | null
  act(t: Party, args: A, by: Actor): Play
}

type Forms = keyof typeof cardCommands
export type Primitives<F extends Forms> = { [P in F]: Primitive<ArgsOf<P, typeof cardKinds>> }

/** Everything that cards, abilities, modifiers and enemies do. */
const primitives: Readonly<Record<string, Primitive<never>>> = {
  ...diceEffects,
  ...drawEffects,
  ...bodyEffects,
}

function primitiveOf({ form }: Phrase): Primitive<Phrase['args']> {
  // A phrase of this form was read with the kinds of its own arguments.
  const primitive: unknown = primitives[form]
  return primitive as Primitive<Phrase['args']>
}

/** The rule by which an effect would change nothing; null if any part of it would. */
export function idleBy(t: Party, phrases: readonly Phrase[], by: Actor): string | null {
  let rule: string | null = null
  for (const phrase of phrases) {
    rule = primitiveOf(phrase).idle(t, phrase.args, by)
    if (rule === null) return null
  }
  return rule
}

/** Carries out an effect from left to right; what would change nothing is passed over (RPA-006). */
export function* perform(t: Party, phrases: readonly Phrase[], by: Actor): Play {
  for (const phrase of phrases) {
    const primitive = primitiveOf(phrase)
    if (primitive.idle(t, phrase.args, by) === null) yield* primitive.act(t, phrase.args, by)
  }
}

/** The word that modifiers may ban or tax: "as" of `as any->R`. */
export function verbOf({ form }: Phrase): string {
  return form.split(' ')[0]
}
