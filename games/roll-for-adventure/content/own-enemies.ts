import { packProblems } from '@dicehearth/engine'
import * as z from 'zod'
import { territories } from './boards.ts'

/**
 * Enemies that players make themselves: data, never code. This file is the whole language; rules/own-enemies.ts
 * carries it out. `docs/own-enemies.md` explains it to authors.
 */

const small = (least: number, most: number) => z.int().min(least).max(most)

export const places = [
  ...territories,
  'home',
  'all',
  'die',
  'mostDamaged',
  'leastDamaged',
  'mostDice',
  'choice',
] as const
const where = z.strictObject({ at: z.enum(places) })

const removing = [
  z.strictObject({ do: z.literal('attack'), where }),
  z.strictObject({ do: z.literal('removeDice'), where, count: small(1, 3), number: small(1, 6).optional() }),
  z.strictObject({ do: z.literal('removeNumber'), number: small(1, 6), resurrection: z.boolean() }),
  z.strictObject({ do: z.literal('drainVortex'), count: small(1, 3) }),
  z.strictObject({ do: z.literal('drainBoard'), who: z.enum(['active', 'mostDice']), count: small(1, 2) }),
  z.strictObject({ do: z.literal('drainPool'), count: small(1, 2) }),
] as const

const others = [
  z.strictObject({ do: z.literal('damage'), where, amount: small(1, 2) }),
  z.strictObject({ do: z.literal('permanent'), where, amount: z.literal(1) }),
  z.strictObject({ do: z.literal('rebuild') }),
  z.strictObject({ do: z.literal('rally'), below: z.literal([2, 3, 'all']) }),
  z.strictObject({ do: z.literal('shakeOff'), which: z.enum(['self', 'all']) }),
  z.strictObject({ do: z.literal('revealNext') }),
] as const

const boons = [
  z.strictObject({ do: z.literal('release'), count: small(1, 3) }),
  z.strictObject({ do: z.literal('heal'), where, amount: small(1, 2) }),
  z.strictObject({ do: z.literal('bonus'), count: small(1, 2) }),
] as const

/** What a condition may contain: everything but another condition. */
const plain = z.discriminatedUnion('do', [...removing, ...others])
const then = z.array(plain).min(1).max(2)
const conditions = [
  z.strictObject({ do: z.literal('ifNone'), then }),
  z.strictObject({ do: z.literal('ifSome'), then }),
] as const

const effect = z.discriminatedUnion('do', [...removing, ...others, ...conditions])
const boon = z.discriminatedUnion('do', boons)
const effects = z.array(effect).min(1).max(4)

const ownEnemy = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'id has letters, digits and dashes only'),
  name: z.string().min(1).max(40),
  text: z.string().max(200).optional(),
  copies: small(1, 6),
  rank: z.literal([1, 2, 3, null]),
  home: z.enum([...territories, 'aside']),
  commands: z.boolean(),
  stays: z.boolean(),
  defeat: z.strictObject({ total: small(6, 12) }),
  onReveal: effects,
  onAgain: z.union([z.literal('same'), effects], 'expected "same" or a list of effects'),
  onDefeat: z.array(boon).max(2).optional(),
})

const ownPack = z.strictObject({
  game: z.literal('roll-for-adventure'),
  name: z.string().min(1).max(60),
  enemies: z.array(ownEnemy).min(1).max(6),
})

export type Where = z.infer<typeof where>
export type PlainEffect = z.infer<typeof plain>
export type Effect = z.infer<typeof effect>
export type Boon = z.infer<typeof boon>
export type OwnEnemy = z.infer<typeof ownEnemy>
export type OwnPack = z.infer<typeof ownPack>

const mostCards = 6
const canRemove: readonly Effect['do'][] = removing.map((schema) => schema.shape.do.value)

/** Reads a pack of own enemies, or says everything that is wrong with it. */
export function readPack(
  file: unknown,
  taken: (id: string) => boolean,
): { pack: OwnPack } | { problems: string[] } {
  const read = ownPack.safeParse(file)
  if (!read.success) return { problems: packProblems(file, read.error.issues) }
  const pack = read.data
  const problems = pack.enemies.flatMap((enemy, i) => {
    const name = `enemies.${i} ("${enemy.name}")`
    return [
      ...(taken(enemy.id)
        ? [`${name}: the id "${enemy.id}" belongs to a printed card; choose another.`]
        : []),
      ...(pack.enemies.findIndex((other) => other.id === enemy.id) < i
        ? [`${name}: the id "${enemy.id}" is used twice.`]
        : []),
      ...listProblems(`${name}.onReveal`, enemy, enemy.onReveal),
      ...(enemy.onAgain === 'same' ? [] : listProblems(`${name}.onAgain`, enemy, enemy.onAgain)),
      ...(enemy.onDefeat ?? []).flatMap((b, k) => homeProblem(`${name}.onDefeat.${k}`, enemy, b)),
    ]
  })
  const cards = pack.enemies.reduce((sum, enemy) => sum + enemy.copies, 0)
  if (cards > mostCards)
    problems.push(`The pack has ${cards} cards; at most ${mostCards} blank cards exist. Lower "copies".`)
  return problems.length > 0 ? { problems } : { pack }
}

function listProblems(name: string, enemy: OwnEnemy, list: readonly Effect[]): string[] {
  const problems: string[] = []
  list.forEach((step, i) => {
    if (step.do === 'ifNone' || step.do === 'ifSome') {
      const before = list[i - 1]
      if (!before || !canRemove.includes(before.do)) {
        problems.push(
          `${name}.${i}: ${step.do} must come directly after an effect that can remove dice (${canRemove.join(', ')}).`,
        )
      }
      step.then.forEach((inner, k) => problems.push(...homeProblem(`${name}.${i}.then.${k}`, enemy, inner)))
    } else problems.push(...homeProblem(`${name}.${i}`, enemy, step))
  })
  const all = list.flatMap((step): Effect[] =>
    step.do === 'ifNone' || step.do === 'ifSome' ? step.then : [step],
  )
  if (all.filter((step) => step.do === 'rally').length > 1)
    problems.push(`${name}: at most one rally a list.`)
  return problems
}

function homeProblem(name: string, enemy: OwnEnemy, step: PlainEffect | Boon): string[] {
  if (enemy.home !== 'aside' || !('where' in step) || step.where.at !== 'home') return []
  return [`${name}: "home" means nothing to an enemy whose home is "aside"; name a territory.`]
}
