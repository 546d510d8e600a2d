import * as z from 'zod'

/** What there is to fill in on a card: it follows from the check of a pack, so a form never asks for anything else. */

export type Schema = z.core.$ZodType
export type Value = string | number

export type Blank =
  | { kind: 'text'; most: number }
  | { kind: 'pick'; values: readonly Value[] }
  | { kind: 'yesOrNo' }
  | { kind: 'several'; values: readonly Value[] }
  | { kind: 'list'; of: Schema; least: number; most: number }
  /** So many values side by side. */
  | { kind: 'row'; values: readonly (readonly Value[])[] }
  /** So many of different kinds. */
  | { kind: 'parts'; of: readonly Schema[] }
  | { kind: 'group'; fields: readonly Field[] }
  /** One of several groups or lists. */
  | { kind: 'shapes'; shapes: readonly Schema[] }
  | { kind: 'maybe'; of: Schema; nothing: null | undefined }
  /** A value for some of the keys. */
  | { kind: 'each'; keys: readonly string[]; of: Schema }

export type Field = readonly [name: string, of: Schema]

/** The longest line of text where a check sets no limit. */
const longestLine = 240

export function blankOf(schema: Schema): Blank {
  if (schema instanceof z.ZodString) return { kind: 'text', most: schema.maxLength ?? longestLine }
  if (schema instanceof z.ZodNumber) return { kind: 'pick', values: numbers(schema) }
  if (schema instanceof z.ZodEnum) return { kind: 'pick', values: schema.options }
  if (schema instanceof z.ZodLiteral) return { kind: 'pick', values: [...schema.values].filter(isValue) }
  if (schema instanceof z.ZodBoolean) return { kind: 'yesOrNo' }
  if (schema instanceof z.ZodArray) return entries(schema)
  if (schema instanceof z.ZodTuple) return sideBySide(schema.def.items)
  if (schema instanceof z.ZodObject) return { kind: 'group', fields: Object.entries<Schema>(schema.shape) }
  if (schema instanceof z.ZodUnion) return oneOf(schema.options)
  if (schema instanceof z.ZodDefault) return blankOf(schema.unwrap())
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional)
    return { kind: 'maybe', of: schema.unwrap(), nothing: undefined }
  if (schema instanceof z.ZodNullable) return { kind: 'maybe', of: schema.unwrap(), nothing: null }
  if (schema instanceof z.ZodRecord)
    return { kind: 'each', keys: valuesOf(schema.keyType).map(String), of: schema.valueType }
  throw new Error(`no form is known for ${schema._zod.def.type}`)
}

function isValue(value: unknown): value is Value {
  return typeof value === 'string' || typeof value === 'number'
}

function numbers({ minValue, maxValue }: z.ZodNumber): number[] {
  const least = minValue ?? 0
  return Array.from({ length: (maxValue ?? least) - least + 1 }, (_, i) => least + i)
}

function sideBySide(items: readonly Schema[]): Blank {
  const values = items.map(valuesOf)
  return values.some(({ length }) => length === 0) ? { kind: 'parts', of: items } : { kind: 'row', values }
}

function entries(schema: z.ZodArray): Blank {
  if (schema.element instanceof z.ZodEnum) return { kind: 'several', values: schema.element.options }
  let least = 0
  let most = Infinity
  for (const check of schema.def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckMinLength) least = check._zod.def.minimum
    if (check instanceof z.core.$ZodCheckMaxLength) most = check._zod.def.maximum
    if (check instanceof z.core.$ZodCheckLengthEquals) least = most = check._zod.def.length
  }
  const one = blankOf(schema.element)
  if (least === most && one.kind === 'pick')
    return { kind: 'row', values: Array.from({ length: most }, () => one.values) }
  return { kind: 'list', of: schema.element, least, most }
}

/** Values to pick from stay so, side by side, a text that may be empty is a text; anything larger is a shape of its own. */
function oneOf(shapes: readonly Schema[]): Blank {
  const [text, ...rest] = shapes
  if (text instanceof z.ZodString && rest.every((shape) => valuesOf(shape).join('') === ''))
    return blankOf(text)
  return shapes.every((shape) => blankOf(shape).kind === 'pick')
    ? { kind: 'pick', values: shapes.flatMap(valuesOf) }
    : { kind: 'shapes', shapes }
}

function valuesOf(schema: Schema): readonly Value[] {
  const blank = blankOf(schema)
  return blank.kind === 'pick' ? blank.values : []
}

/** What stands there at first: as little as the check allows. */
export function freshOf(schema: Schema): unknown {
  const blank = blankOf(schema)
  switch (blank.kind) {
    case 'text':
      return ''
    case 'pick':
      return usual(blank.values)
    case 'yesOrNo':
      return false
    case 'several':
      return blank.values.slice(0, 1)
    case 'list':
      return Array.from({ length: blank.least }, () => freshOf(blank.of))
    case 'row':
      return blank.values.map(usual)
    case 'parts':
      return blank.of.map(freshOf)
    case 'group':
      return Object.fromEntries(
        blank.fields.map(([name, of]) => [name, freshOf(of)]).filter(([, value]) => value !== undefined),
      )
    case 'shapes':
      return freshOf(blank.shapes[0])
    case 'maybe':
      return blank.nothing
    case 'each':
      return { [blank.keys[0]]: freshOf(blank.of) }
  }
}

/** Nought and less would do nothing, or harm. */
function usual(values: readonly Value[]): Value {
  return values.includes(1) ? 1 : values[0]
}

/** Which of several shapes something has. */
export function shapeOf(shapes: readonly Schema[], value: unknown): number {
  return Math.max(
    0,
    shapes.findIndex((shape) => z.safeParse(shape, value).success),
  )
}

/** A group with another value in it; what is nothing is left out. */
export function withField(group: unknown, name: string, value: unknown): Readonly<Record<string, unknown>> {
  const all = { ...partsOf(group), [name]: value }
  return Object.fromEntries(Object.entries(all).filter(([, it]) => it !== undefined))
}

export function partsOf(group: unknown): Readonly<Record<string, unknown>> {
  return typeof group === 'object' ? Object.fromEntries(Object.entries<unknown>({ ...group })) : {}
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
