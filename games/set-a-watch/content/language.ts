import { count } from '@dicehearth/engine'
import type { Fields, Filled, Word } from '@dicehearth/engine/words'
import * as z from 'zod'
import { typeNames, type CreatureType } from './creature-types.ts'

/**
 * The words in which creatures and locations say what they do: each is one row with what goes with it, how it reads on a
 * card and what people see of it. rules/effects.ts carries out what cards do, rules/values.ts knows what is always so.
 */
export interface CardWord<F extends Fields = Fields> extends Word<F> {
  /** How it reads on a card. */
  text(it: Filled<F>): string
  /** What people see when it happens, for the log; empty where they see it by what follows. */
  seen?(it: Filled<F>): string
}

export function word<F extends Fields>(
  fields: F,
  text: CardWord<F>['text'],
  seen?: (it: Filled<F>) => string,
): CardWord<F> {
  return seen ? { fields, text, seen } : { fields, text }
}

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
