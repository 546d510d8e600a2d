import * as z from 'zod'
import type { Fate } from './fate.ts'
import type { TableState } from './play.ts'
import { copierOf, fieldsOf, overwriteRecord } from './copier.ts'
import { Refusal } from './refusal.ts'

/**
 * A game declares the shape of its state once, with Zod; from it follow the type, the copy that search and undo
 * live on, and the check of a state that comes from a file. What is `readonly` there never changes during a game
 * and is shared between copies.
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
  } satisfies Record<keyof Fate, z.ZodType>),
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
}

/** The state that a shape describes. */
export type StateOf<T extends z.ZodObject> = z.output<T> & TableState

interface Shaped<S extends TableState> {
  /** A copy that shares nothing that can change. */
  copy(state: S): S
  /** Makes one state equal to another, in place: whoever holds a part of it sees the change. */
  overwrite(target: S, source: S): void
  /** A state from a file, or what is wrong with it. */
  readState(file: unknown): S
}

export function shaped<S extends TableState>(shape: z.ZodObject): Shaped<S> {
  const fields = fieldsOf(shape)
  const copy = copierOf(fields)
  return {
    copy: (state) => copy(state) as S,
    overwrite: (target, source) => overwriteRecord(target, source, fields),
    readState: (file) => {
      const { success, data, error } = shape.safeParse(silent(file))
      if (success) return copy(data) as S
      const { path, message } = error.issues[0]
      throw new Refusal('bad-state', `${path.map(String).join('.') || 'the state'}: ${message}`)
    },
  }
}

/** A listener is not part of the game, also where a state was never written as text. */
function silent(file: unknown): unknown {
  if (typeof file !== 'object' || file === null || !('listener' in file)) return file
  const { listener: _, ...state } = file
  return state
}
