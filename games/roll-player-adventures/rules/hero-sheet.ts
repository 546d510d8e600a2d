import { packProblems, type Sheet } from '@dicehearth/engine'
import * as z from 'zod'
import { colours, type Attribute, type Colour } from '../content/dice.ts'
import { marketDecks } from '../content/printed.ts'

/** Colours are written out on a sheet (`docs/sheets.md`). */
export const writtenColours = ['red', 'black', 'green', 'blue', 'white', 'purple'] as const

/** The kind of sheet that Roll Player hands on: a finished character. */
export const heroSheet = 'roll-player/hero'

const name = z.string().trim().min(1).max(60)
const score = z.int().min(0).max(99)
const purse = z.int().min(0).max(999).default(0)

/** What is taken over of a character from Roll Player (chapter 4 of the ledger). */
export const importShape = z.strictObject({
  name,
  race: name,
  class: name,
  /** The colour of its class (RPA-R103). */
  colour: z.enum(writtenColours),
  /** Reputation stars. */
  score: z.int().min(0).max(200),
  /** The final scores, with the modifiers of the race (RPA-038). */
  attributes: z.strictObject({
    STR: score,
    DEX: score,
    CON: score,
    INT: score,
    WIS: score,
    CHA: score,
  } satisfies Record<Attribute, z.ZodType>),
  cards: z.array(z.strictObject({ name, deck: z.enum(marketDecks) })).max(40),
  /** The name of its familiar. */
  familiar: name.nullable().default(null),
  gold: purse,
  xp: purse,
})
export type Import = z.output<typeof importShape>

/** The colour of the character's class. */
export function colourOf({ colour }: Import): Colour {
  return colours[writtenColours.indexOf(colour)]
}

/** Reads a character, or says clearly what is wrong with it. What this game has no use for is left out. */
export function readHero(data: unknown): { data: Import } | { problems: string[] } {
  const read = importShape.strip().safeParse(data)
  return read.success ? { data: read.data } : { problems: packProblems(data, read.error.issues) }
}

/** A sheet for a character that was built on a real table, from a form of its numbers. */
export function heroFromForm(form: unknown): { sheet: Sheet } | { problems: string[] } {
  const read = readHero(form)
  if ('problems' in read) return read
  return { sheet: { sheet: heroSheet, version: 1, name: read.data.name, data: form } }
}
