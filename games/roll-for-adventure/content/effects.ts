import { capital } from '@dicehearth/engine'
import * as z from 'zod'
import { landNames, territories } from './boards.ts'

/**
 * What player-made enemies can do: data, never code. Every effect is one row, a sentence with a blank for each of
 * its fields: the check of a pack, the text of a card and the form of the workshop follow from it.
 * `rules/own-enemies.ts` carries the effects out.
 */

/** A blank of a sentence: what may stand there, and how each choice reads. The first is the usual one. */
export interface Blank {
  label: string
  choices: readonly (readonly [value: unknown, text: string])[]
}
const blanks = z.registry<Blank>()
const sentences = z.registry<{ says: string; told: string }>()

function blank<S extends z.ZodType>(schema: S, label: string, choices: Blank['choices']): S {
  blanks.add(schema, { label, choices })
  return schema
}

/** `told` is the log's phrase for it, where no other event describes it. */
function row<K extends string, F extends z.ZodRawShape>(name: K, says: string, fields: F, told = '') {
  const schema = z.strictObject({ do: z.literal(name), ...fields })
  sentences.add(schema, { says, told })
  return schema
}

const small = (least: number, most: number) => z.int().min(least).max(most)

const places = ['home', 'all', 'die', 'mostDamaged', 'leastDamaged', 'mostDice', 'choice'] as const
const where = blank(z.strictObject({ at: z.enum([...territories, ...places]) }), 'Where', [
  [{ at: 'home' }, 'its own land'],
  ...territories.map((at) => [{ at }, `the ${landNames[at]}`] as const),
  [{ at: 'all' }, 'every land'],
  [{ at: 'die' }, 'the land that the territory die names'],
  [{ at: 'mostDamaged' }, 'the most damaged land'],
  [{ at: 'leastDamaged' }, 'the least damaged land'],
  [{ at: 'mostDice' }, 'the land with the most dice'],
  [{ at: 'choice' }, 'a land of your choice'],
])
const counts = ['one die', 'up to two dice', 'up to three dice'].map((text, i) => [i + 1, text] as const)
const upTo = (most: number) => blank(small(1, most), 'How many', counts.slice(0, most))
const numbers = [1, 2, 3, 4, 5, 6]
const number = blank(
  small(1, 6),
  'Number',
  numbers.map((n) => [n, `${n}`]),
)
const anyNumber = blank(small(1, 6).optional(), 'Number', [
  [undefined, 'of any number'],
  ...numbers.map((n) => [n, `showing ${n}`] as const),
])
const resurrection = blank(z.boolean(), 'Resurrection', [
  [false, 'in the lands'],
  [true, 'in the lands and on Resurrection'],
])
const who = blank(z.enum(['active', 'mostDice']), 'Whose', [
  ['active', 'the active player'],
  ['mostDice', 'whoever has the most dice'],
])
const holes = blank(small(1, 2), 'How much', [
  [1, 'one hole'],
  [2, 'two holes'],
])
const oneHole = blank(z.literal(1), 'How much', [[1, 'one hole']])
const below = blank(z.literal([2, 3, 'all']), 'Which enemies', [
  [2, 'below rank 2'],
  [3, 'below rank 3'],
  ['all', 'of every rank'],
])
const which = blank(z.enum(['self', 'all']), 'Whose dice', [
  ['self', 'on it'],
  ['all', 'on all enemies'],
])
const bonusDice = blank(small(1, 2), 'How many', [
  [1, 'a bonus die'],
  [2, 'two bonus dice'],
])

const removing = [
  row('attack', 'attacks {where}', { where }),
  row('removeDice', 'takes {count} {number} from {where}', { where, count: upTo(3), number: anyNumber }),
  row('removeNumber', 'takes every {number} {resurrection}', { number, resurrection }),
  row('drainVortex', 'drains Resurrection of {count}', { count: upTo(3) }),
  row('drainBoard', 'drains a hero board: {count} of {who}', { who, count: upTo(2) }),
  row('drainPool', 'drains the bonus pool of {count}', { count: upTo(2) }),
] as const
const others = [
  row('damage', 'damages {where} by {amount}', { where, amount: holes }),
  row('permanent', 'shortens the damage track of {where}', { where, amount: oneHole }),
  row('rebuild', 'rebuilds a broken barrier of the fortress', {}),
  row('rally', 'makes the other enemies {below} attack', { below }, 'rallies the others'),
  row('shakeOff', 'shakes off the dice {which}', { which }),
  row('revealNext', 'calls one more card', {}, 'calls one more card'),
] as const
const boons = [
  row('release', 'frees {count} from Oblivion', { count: upTo(3) }, 'leaves dice to be freed'),
  row('heal', 'heals {where} by {amount}', { where, amount: holes }, 'leaves the land to heal'),
  row('bonus', 'leaves the active player {count}', { count: bonusDice }),
] as const

/** What a condition may contain: everything but another condition. */
export const plainEffect = z.discriminatedUnion('do', [...removing, ...others])
const then = blank(z.array(plainEffect).min(1).max(2), 'Then', [
  [[{ do: 'damage', where: { at: 'home' }, amount: 1 }], ''],
])
const conditions = [
  row('ifNone', 'if it took no die: {then}', { then }),
  row('ifSome', 'if it took a die: {then}', { then }),
] as const

export const effect = z.discriminatedUnion('do', [...removing, ...others, ...conditions])
export const boon = z.discriminatedUnion('do', boons)

export type Where = z.infer<typeof where>
export type PlainEffect = z.infer<typeof plainEffect>
export type Effect = z.infer<typeof effect>
export type Boon = z.infer<typeof boon>
/** The name of an effect or a boon. */
export type Does = (Effect | Boon)['do']

const all = [...removing, ...others, ...conditions, ...boons]
const namesOf = (rows: readonly (typeof all)[number][]): Does[] => rows.map((it) => it.shape.do.value)
export const removingKinds = namesOf(removing)
export const plainKinds = namesOf([...removing, ...others])
export const effectKinds = namesOf([...removing, ...others, ...conditions])
export const boonKinds = namesOf(boons)

export function isCondition(it: Effect): it is Exclude<Effect, PlainEffect> {
  return it.do === 'ifNone' || it.do === 'ifSome'
}

function rowOf(does: Does) {
  const schema = all.find((it) => it.shape.do.value === does)
  const fields: Readonly<Record<string, z.ZodType>> = schema?.shape ?? {}
  return { says: '', told: '', ...(schema && sentences.get(schema)), fields }
}

/** The log's phrase for an effect; empty where other events describe it. */
export function toldOf(does: Does): string {
  return rowOf(does).told
}

/** A part of an effect's sentence: words, or a field with its blank. */
export type SentencePart = string | { field: string; blank: Blank }

export function sentenceOf(does: Does): SentencePart[] {
  const { says, fields } = rowOf(does)
  return says.split(/[{}]/).map((part, i): SentencePart => {
    const found = i % 2 === 0 ? undefined : blanks.get(fields[part])
    return found ? { field: part, blank: found } : part
  })
}

/** An effect when it is first chosen: every blank as usual. */
export function freshEffect(does: Does): object {
  const usual = Object.entries(rowOf(does).fields).flatMap(([field, schema]) => {
    const value = blanks.get(schema)?.choices[0][0]
    return value === undefined ? [] : [[field, value] as const]
  })
  return { do: does, ...Object.fromEntries(usual) }
}

/** The choice that stands in a blank, by its number. */
export function choiceIn({ choices }: Blank, value: unknown): number {
  return choices.findIndex(([choice]) => JSON.stringify(choice) === JSON.stringify(value))
}

/** An effect as a sentence of its card. */
export function effectText(it: Effect | Boon): string {
  return `${capital(inWords(it))}.`
}

function inWords(it: Effect | Boon): string {
  const values = new Map<string, unknown>(Object.entries(it))
  return sentenceOf(it.do)
    .map((part) => {
      if (typeof part === 'string') return part
      if ('then' in it && part.field === 'then') return it.then.map(inWords).join(', then ')
      return part.blank.choices[choiceIn(part.blank, values.get(part.field))]?.[1] ?? ''
    })
    .join('')
}
