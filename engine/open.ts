import * as z from 'zod'
import type { TableState } from './play.ts'

// What everybody may see is marked in the shape of the state. A field that nobody has opened is hidden, at every
// depth: a view is made of what is open, never by taking away what is not.

declare const isOpen: unique symbol
/** The mark of an open field, for the types. */
interface Open {
  readonly [isOpen]: true
}
const opened = new WeakSet<z.core.$ZodType>()

/** Opens these fields of a record to everybody: `z.strictObject({ ...open({ market, discard }), deck })`. */
export function open<F extends Readonly<Record<string, z.ZodType>>>(
  fields: F,
): { [K in keyof F]: F[K] & Open } {
  const marked = Object.entries(fields).map(([key, schema]) => {
    // Many fields share one schema; the mark belongs to this field alone.
    const own = schema.clone()
    opened.add(own)
    return [key, own]
  })
  return Object.fromEntries(marked) as { [K in keyof F]: F[K] & Open }
}

/** What is open of a part: of a record its open fields, of a list the same of each item, of anything else all of it. */
type OpenPart<T> =
  T extends z.ZodObject<infer F>
    ? OpenFields<F>
    : T extends z.ZodArray<infer Item>
      ? OpenPart<Item>[]
      : T extends z.ZodNullable<infer Inner>
        ? OpenPart<Inner> | null
        : T extends z.ZodOptional<infer Inner>
          ? OpenPart<Inner> | undefined
          : z.output<T>

type OpenFields<F> = { [K in keyof F as F[K] extends Open ? Always<F[K], K> : never]: OpenPart<F[K]> } & {
  [K in keyof F as F[K] extends Open & z.ZodOptional ? K : never]?: OpenPart<F[K]>
}
type Always<T, K> = T extends z.ZodOptional ? never : K

/** What is open of a state of this shape. */
export type OpenOf<T> = OpenPart<T> & Pick<TableState, 'outcome'>

type Look = (value: unknown) => unknown

/** Makes what is open of a state. Parts without hidden fields are not copied. */
export function openView<T extends z.ZodObject>(shape: T): (state: z.output<T>) => OpenOf<T> {
  return lookAt(shape) as (state: z.output<T>) => OpenOf<T>
}

/** How a part is looked at; null if it is shown as it is. */
function lookAt(schema: z.core.$ZodType): Look | null {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const look = lookAt(schema.def.innerType)
    return look && ((value) => (value === null || value === undefined ? value : look(value)))
  }
  if (schema instanceof z.ZodArray) {
    const look = lookAt(schema.element)
    return look && ((list) => (list as unknown[]).map(look))
  }
  return schema instanceof z.ZodObject ? lookAtRecord(schema) : null
}

function lookAtRecord({ shape }: z.ZodObject): Look {
  const fields = Object.entries<z.core.$ZodType>(shape)
    .filter(([, schema]) => opened.has(schema))
    .map(([key, schema]) => ({ key, look: lookAt(schema) }))
  return (value) => {
    const record = value as Readonly<Record<string, unknown>>
    const seen: Record<string, unknown> = {}
    for (const { key, look } of fields) seen[key] = look ? look(record[key]) : record[key]
    return seen
  }
}
