import * as z from 'zod'
import type { Fate } from './fate.ts'
import type { TableState } from './play.ts'
import { copierOf, fieldsOf } from './copier.ts'
import { open } from './open.ts'
import { Refusal } from './refusal.ts'
import type { SecretChance } from './secret.ts'

/**
 * A game declares the shape of its state once, with Zod. The type, the copy that search and undo rely on, and the
 * check of a state from a file all follow from it. `readonly` parts never change during a game and are shared
 * between copies.
 */

/** What every state begins with. */
export const tableShape = {
  fate: z.strictObject({
    a: z.int(),
    b: z.int(),
    c: z.int(),
    d: z.int(),
    rolls: z.int().min(0),
    turns: z.int().min(0),
    script: z.array(z.int().min(1).max(20)).readonly(),
    scripted: z.int().min(0),
    real: z.boolean(),
    looks: z.array(z.int().min(0)).optional(),
    secret: z
      .strictObject({
        key: z.string().regex(/^[0-9a-f]{64}$/),
        numbers: z.array(z.int32()).length(8).readonly(),
        used: z.int().min(0).max(8),
      } satisfies Record<keyof SecretChance, z.ZodType>)
      .optional(),
  } satisfies Record<keyof Fate, z.ZodType>),
  ...open({
    outcome: z
      .looseObject({
        result: z.string(),
        seats: z
          .array(
            z.strictObject({
              seat: z.int(),
              place: z.int(),
              score: z.number(),
              lines: z.array(z.strictObject({ for: z.string(), score: z.number() })),
            }),
          )
          .optional(),
      })
      .catchall(z.any())
      .readonly()
      .nullable(),
    printing: z.array(z.string()).readonly().optional(),
  }),
}

/** The state that a shape describes. */
export type StateOf<T extends z.ZodObject> = z.output<T> & TableState

interface Shaped<S extends TableState> {
  /** A copy that shares no mutable part. */
  copy(state: S): S
  /** A state from a file, or what is wrong with it. */
  readState(file: unknown): S
}

export function shaped<S extends TableState>(shape: z.ZodObject): Shaped<S> {
  const copy = copierOf(fieldsOf(shape))
  return {
    copy: (state) => copy(state) as S,
    readState: (file) => {
      const { success, data, error } = shape.safeParse(silent(file))
      if (success) return copy(data) as S
      const { path, message } = error.issues[0]
      throw new Refusal('bad-state', `${path.map(String).join('.') || 'the state'}: ${message}`)
    },
  }
}

/** Drops the listener, which is not part of the game; a state that was never serialised may still have one. */
function silent(file: unknown): unknown {
  if (typeof file !== 'object' || file === null || !('listener' in file)) return file
  const { listener: _, ...state } = file
  return state
}
