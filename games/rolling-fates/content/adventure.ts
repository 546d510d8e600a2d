import * as z from 'zod'
import { counts } from './language.ts'
import { clause } from './words/effects.ts'
import { enemy } from './pieces.ts'

/**
 * The parts of an adventure as the rules play it. Whatever it was written in, this is what it becomes; the linter of
 * the storybooks sees to it that it holds together.
 */

/** A condition on what the story remembers. */
export type FlagTest =
  | { flag: string }
  | { not: FlagTest }
  | { all: readonly FlagTest[] }
  | { any: readonly FlagTest[] }

const flagTest: z.ZodType<FlagTest> = z.lazy(() =>
  z.union([
    z.strictObject({ flag: z.string() }),
    z.strictObject({ not: flagTest }),
    z.strictObject({ all: z.array(flagTest) }),
    z.strictObject({ any: z.array(flagTest) }),
  ]),
)

const effect = z.array(clause)
const when = flagTest.nullable()

/** A paragraph to read aloud, or something that happens; in the order in which they stand. */
const line = z.strictObject({ when, text: z.string().nullable(), effect })

/** Who decides and is meant by `chosen`: the group, or one Character picked by a criterion. */
const by = z.enum(['group', 'random', 'weakest', 'strongest', 'softest', 'toughest', 'afflicted'])

const common = {
  id: z.string(),
  title: z.string(),
  by,
  lines: z.array(line),
  /** The encounter that follows, whatever came of this one; null for the next in the list. */
  next: z.string().nullable(),
}

const group = z.strictObject({ enemy: z.string(), counts, when })
const weaken = z.strictObject({ enemy: z.string(), n: z.int().min(1).max(99), flags: z.array(z.string()) })

export const encounter = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal(['find', 'trap']), ...common }),
  z.strictObject({
    kind: z.literal('choice'),
    ...common,
    options: z
      .array(z.strictObject({ label: z.string(), when, effect }))
      .min(2)
      .max(4),
  }),
  z.strictObject({
    kind: z.literal('trade'),
    ...common,
    pay: z.strictObject({ what: z.enum(['cards', 'value', 'life']), n: z.int().min(1).max(99) }),
    accept: effect,
    decline: effect,
  }),
  z.strictObject({
    kind: z.literal('check'),
    ...common,
    need: z.int().min(2).max(6),
    pass: effect,
    fail: effect,
  }),
  z.strictObject({
    kind: z.literal('riddle'),
    ...common,
    question: z.string(),
    answers: z.array(z.string()).min(1),
    /** Listed answers to pick from; empty where the answer is spelled out. */
    pick: z.array(z.string()),
    tries: z.int().min(1).max(3),
    right: effect,
    wrong: effect,
  }),
  z.strictObject({
    kind: z.literal('combat'),
    ...common,
    boss: z.boolean(),
    groups: z.array(group).min(1),
    weaken: z.array(weaken),
    reward: effect,
  }),
])
export type Encounter = z.infer<typeof encounter>
export type Kind = Encounter['kind']
export type EncounterOf<K extends Kind> = Encounter & { kind: K }
export type PageLine = z.infer<typeof line>
export type By = z.infer<typeof by>
export type Price = EncounterOf<'trade'>['pay']

export const adventure = z.strictObject({
  id: z.string(),
  title: z.string(),
  difficulty: z.int().min(1).max(5),
  pitch: z.string(),
  flags: z.array(z.string()),
  /** The encounter that it begins with, if that is not the first: for trying a book from its middle. */
  begin: z.string().nullable(),
  /** Enemies used only here. */
  enemies: z.array(enemy),
  areas: z
    .array(z.strictObject({ name: z.string(), encounters: z.array(encounter).min(1) }))
    .min(1)
    .max(5),
})
export type Adventure = z.infer<typeof adventure>

/** Whether a condition of the story holds with these flags on. */
export function holds(test: FlagTest | null, on: readonly string[]): boolean {
  if (test === null) return true
  if ('flag' in test) return on.includes(test.flag)
  if ('not' in test) return !holds(test.not, on)
  return 'all' in test ? test.all.every((it) => holds(it, on)) : test.any.some((it) => holds(it, on))
}
