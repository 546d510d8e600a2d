import * as z from 'zod'
import type { Fate } from './fate.ts'
import type { TableState } from './play.ts'
import { Refusal } from './refusal.ts'

/**
 * A game declares the shape of its state once, with Zod; from it follow the type, the copy that search and undo
 * live on, and the check of a state that comes from a file. What is `readonly` there never changes during a game
 * and is shared between copies. The deal lays the parts out in the order of the shape, so that a state that was read
 * is the same to the byte.
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
  const parts = partsOf(shape)
  return {
    copy: (state) => {
      const copy = copyRecord(state, parts)
      copy.listener = undefined
      return copy
    },
    overwrite: (target, source) => {
      const { listener } = target
      overwriteRecord(target, source, parts)
      target.listener = listener
    },
    readState: (file) => {
      const { success, data, error } = shape.safeParse(silent(file))
      if (success) return { ...data, listener: undefined } as unknown as S
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

// How the parts of a state are copied. A spread copies a record of one shape faster than any loop; only what can
// change inside is then copied in turn.

type Part =
  | { kind: 'list' }
  | { kind: 'listOf'; item: Part }
  | { kind: 'record'; parts: readonly NamedPart[] }
  | { kind: 'map'; item: Part | null }
interface NamedPart {
  key: string
  part: Part
}

type Plain = Record<string, unknown>

/** How a value of this schema is copied; null where it is shared or no reference at all. */
function partOf(schema: z.core.$ZodType): Part | null {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return partOf(schema.def.innerType)
  if (schema instanceof z.ZodArray) {
    const item = partOf(schema.element)
    return item ? { kind: 'listOf', item } : { kind: 'list' }
  }
  if (schema instanceof z.ZodTuple) return { kind: 'list' }
  if (schema instanceof z.ZodObject) return { kind: 'record', parts: partsOf(schema) }
  if (schema instanceof z.ZodRecord) return { kind: 'map', item: partOf(schema.valueType) }
  if (schema instanceof z.ZodUnion && schema.options.some((option) => partOf(option)))
    throw new Error('a part of a state that can change has one shape alone')
  return null
}

function partsOf(shape: z.ZodObject): NamedPart[] {
  return Object.entries<z.core.$ZodType>(shape.shape).flatMap(([key, schema]) => {
    const part = partOf(schema)
    return part ? [{ key, part }] : []
  })
}

function copyRecord<T extends object>(value: T, parts: readonly NamedPart[]): T {
  const copy = { ...value }
  const slots = copy as Plain
  for (const { key, part } of parts) {
    const inner = slots[key]
    if (typeof inner === 'object' && inner !== null) slots[key] = copyPart(inner, part)
  }
  return copy
}

function copyPart(value: object, part: Part): object {
  switch (part.kind) {
    case 'list':
      return (value as unknown[]).slice()
    case 'listOf':
      return copyList(value as unknown[], part.item)
    case 'record':
      return copyRecord(value, part.parts)
    case 'map':
      return part.item ? copyMap(value as Plain, part.item) : { ...value }
  }
}

function copyList(list: readonly unknown[], item: Part): unknown[] {
  const copy = list.slice()
  for (let i = 0; i < copy.length; i++) {
    const it = copy[i]
    if (typeof it === 'object' && it !== null) copy[i] = copyPart(it, item)
  }
  return copy
}

function copyMap(map: Plain, item: Part): Plain {
  const copy = { ...map }
  for (const key of Object.keys(copy)) {
    const it = copy[key]
    if (typeof it === 'object' && it !== null) copy[key] = copyPart(it, item)
  }
  return copy
}

function overwriteRecord(target: object, source: object, parts: readonly NamedPart[]): void {
  const slots = target as Plain
  const inner = parts.map(({ key }) => slots[key])
  Object.assign(target, source)
  parts.forEach(({ key, part }, i) => {
    slots[key] = overwritten(inner[i], slots[key], part)
  })
}

/** The old part made equal to the new one where there are both, else a copy of the new one. */
function overwritten(old: unknown, now: unknown, part: Part): unknown {
  if (typeof now !== 'object' || now === null) return now
  if (typeof old !== 'object' || old === null) return copyPart(now, part)
  switch (part.kind) {
    case 'record':
      overwriteRecord(old, now, part.parts)
      return old
    case 'map':
      for (const key of Object.keys(old)) if (!Object.hasOwn(now, key)) Reflect.deleteProperty(old, key)
      return Object.assign(old, copyPart(now, part))
    default: {
      const into = old as unknown[]
      const from = now as readonly unknown[]
      into.length = from.length
      for (let i = 0; i < from.length; i++)
        into[i] = part.kind === 'listOf' ? overwritten(into[i], from[i], part.item) : from[i]
      return into
    }
  }
}
