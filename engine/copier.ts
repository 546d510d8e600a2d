import * as z from 'zod'
import { builtCopies } from './built-copies.ts'
import { digestText } from './digest.ts'
import { kit } from './play.ts'

// Copies a state by following its shape. Compiled from generated source, a copy is as fast as a hand-written one:
// every record gets its own object literal, so the JavaScript engine knows its layout. A page's content security
// policy forbids compiling, so the page brings the copies of its games; those of any other shape are walked at run time.

/** A part that can change; `maybe` where it may also be missing or null. */
export type Part = { maybe: boolean } & (
  | { kind: 'list' }
  | { kind: 'listOf'; item: Part }
  | { kind: 'record'; fields: readonly Field[] }
  | { kind: 'map'; item: Part | null }
)

/** A field of a record; `part` is null for shared or primitive values. */
export interface Field {
  key: string
  part: Part | null
}

type Plain = Record<string, unknown>
type Copy = (value: object) => object

export function fieldsOf(shape: z.ZodObject): Field[] {
  return Object.entries<z.core.$ZodType>(shape.shape).map(([key, schema]) => ({ key, part: partOf(schema) }))
}

function partOf(schema: z.core.$ZodType, maybe = false): Part | null {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return partOf(schema.def.innerType, true)
  if (schema instanceof z.ZodDefault) return partOf(schema.def.innerType, maybe)
  if (schema instanceof z.ZodArray) {
    const item = partOf(schema.element)
    return item ? { maybe, kind: 'listOf', item } : { maybe, kind: 'list' }
  }
  if (schema instanceof z.ZodTuple) return { maybe, kind: 'list' }
  if (schema instanceof z.ZodObject) return { maybe, kind: 'record', fields: fieldsOf(schema) }
  if (schema instanceof z.ZodRecord) return { maybe, kind: 'map', item: partOf(schema.valueType) }
  if (schema instanceof z.ZodUnion && schema.options.some((option) => partOf(option)))
    throw new Error('a part of a state that can change must not be a union')
  return null
}

/** Makes a copy with what it needs from here. */
export type MakeCopy = (map: typeof copyMap, kits: typeof share) => Copy

/** Copies a state with these fields; the copy has the same kit, and no listener. */
export function copierOf(fields: readonly Field[]): Copy {
  return isPage ? (built(fields) ?? walking(fields)) : compiled(fields)
}

/** A page forbids compiling source, and would log an error at the attempt. */
// oxlint-disable-next-line no-restricted-globals
const isPage = 'document' in globalThis || 'WorkerGlobalScope' in globalThis

/** The copy as compiled source. */
export function compiled(fields: readonly Field[]): Copy {
  const source = sourceOf(fields)
  compiledSources.add(source)
  // The source is generated from our own shapes alone; no outside input gets in.
  // oxlint-disable-next-line no-implied-eval
  const make = new Function('copyMap', 'share', source) as MakeCopy
  return make(copyMap, share)
}

/** What has been compiled: the build of the page loads its games and takes their copies from here. */
export const compiledSources = new Set<string>()

/** The copy that was compiled with the page, if there is one. */
export function built(fields: readonly Field[], all = builtCopies): Copy | null {
  return all.get(digestText(sourceOf(fields)))?.(copyMap, share) ?? null
}

function sourceOf(fields: readonly Field[]): string {
  const source = new Source()
  const copy = `return (v) => share(v, { ${source.record(fields)}, listener: undefined })`
  return [...source.functions, copy].join('\n')
}

/** Gives a copy the kit that the state has, if it has one. */
function share(state: { [kit]?: unknown }, copy: { listener: undefined; [kit]?: unknown }): object {
  if (state[kit] !== undefined) copy[kit] = state[kit]
  return copy
}

class Source {
  readonly functions: string[] = []

  /** The body of an object literal that copies these fields of v. */
  record(fields: readonly Field[]): string {
    return fields
      .map(({ key, part }) => {
        const field = `v[${JSON.stringify(key)}]`
        return `${JSON.stringify(key)}: ${part ? this.copied(part, field) : field}`
      })
      .join(', ')
  }

  private copied(part: Part, value: string): string {
    const copy = this.present(part, value)
    return part.maybe ? `(${value} == null ? ${value} : ${copy})` : copy
  }

  private present(part: Part, value: string): string {
    switch (part.kind) {
      case 'list':
        return `${value}.slice()`
      case 'listOf':
        return `${value}.map(${this.named(part.item)})`
      case 'record':
        return `${this.named({ ...part, maybe: false })}(${value})`
      case 'map':
        return part.item ? `copyMap(${value}, ${this.named(part.item)})` : `({ ...${value} })`
    }
  }

  /** Generates a function that copies a part; returns its name. */
  private named(part: Part): string {
    const n = this.functions.push('') - 1
    const copy = part.kind === 'record' ? `({ ${this.record(part.fields)} })` : this.present(part, 'v')
    this.functions[n] = `function copy${n}(v) { return ${part.maybe ? 'v == null ? v : ' : ''}${copy} }`
    return `copy${n}`
  }
}

function copyMap(map: Plain, copyItem: (item: unknown) => unknown): Plain {
  const copy = { ...map }
  for (const key of Object.keys(copy)) copy[key] = copyItem(copy[key])
  return copy
}

/** The same copy without compiling anything. */
export function walking(fields: readonly Field[]): Copy {
  return (value) => share(value, { ...copyRecord(value, fields), listener: undefined })
}

function copyRecord(value: object, fields: readonly Field[]): object {
  const copy: Plain = {}
  const from = value as Plain
  for (const { key, part } of fields) copy[key] = part ? copyPart(from[key], part) : from[key]
  return copy
}

function copyPart(value: unknown, part: Part): unknown {
  if (typeof value !== 'object' || value === null) return value
  switch (part.kind) {
    case 'list':
      return (value as unknown[]).slice()
    case 'listOf':
      return (value as unknown[]).map((item) => copyPart(item, part.item))
    case 'record':
      return copyRecord(value, part.fields)
    case 'map': {
      const { item } = part
      return copyMap(value as Plain, (it) => (item ? copyPart(it, item) : it))
    }
  }
}
