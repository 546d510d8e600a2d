import * as z from 'zod'
import { typeNames, type CreatureType } from '../content/creature-types.ts'
import type { CardWord } from '../content/language.ts'
import { signed } from '../content/card-facts.ts'

/** What goes with the words of a card, as something to pick from: it follows from the check of a pack. */

export type Words = Readonly<Record<string, CardWord>>

/** Something said on a card, before it is checked. */
export type Saying = Readonly<Record<string, unknown>>

/** How a blank is filled: with one of a few values, with several types, or with something said in its turn. */
export type Blank =
  | { kind: 'one'; choices: readonly (readonly [value: string | number, text: string])[] }
  | { kind: 'types' }
  | { kind: 'saying' }

const fieldNames: Readonly<Record<string, string>> = {
  by: 'By how much',
  cards: 'Cards',
  dice: 'Dice',
  which: 'Which die',
  type: 'Type',
  types: 'Types',
  from: 'From',
  least: 'At least',
  wood: 'Firewood',
  spaces: 'Spaces',
  level: 'Positions',
  firewood: 'Firewood',
  more: 'Firewood more',
  does: 'What happens',
}

export function fieldName(field: string): string {
  return fieldNames[field] ?? field
}

export function blankOf(schema: z.ZodType): Blank {
  if (schema instanceof z.ZodNumber) return { kind: 'one', choices: numbers(schema) }
  if (schema instanceof z.ZodEnum)
    return { kind: 'one', choices: schema.options.map((value) => [value, valueName(String(value))] as const) }
  return schema instanceof z.ZodArray ? { kind: 'types' } : { kind: 'saying' }
}

/** Whole numbers within the bounds. Where they may fall and rise, nought would do nothing. */
function numbers({ minValue, maxValue }: z.ZodNumber): [number, string][] {
  const least = minValue ?? 0
  const most = maxValue ?? least
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return least < 0 ? all.filter((n) => n !== 0).map((n) => [n, signed(n)]) : all.map((n) => [n, String(n)])
}

function isType(value: string): value is CreatureType {
  return Object.hasOwn(typeNames, value)
}

function valueName(value: string): string {
  return isType(value) ? typeNames[value] : value
}

/** A word when it is first chosen: everything that goes with it as small as can be. */
export function freshSaying(tag: string, name: string, words: Words, early: Words): Saying {
  const fields = Object.entries(words[name].fields).map(([field, schema]) => [field, usual(schema, early)])
  return { [tag]: name, ...(Object.fromEntries(fields) as object) }
}

function usual(schema: z.ZodType, early: Words): unknown {
  const blank = blankOf(schema)
  switch (blank.kind) {
    case 'one':
      return (blank.choices.find(([value]) => value === -1) ?? blank.choices[0])[0]
    case 'types':
      return ['undead']
    case 'saying':
      return freshSaying('do', Object.keys(early)[0], early, early)
  }
}
