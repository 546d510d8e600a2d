import { packProblems } from '@dicehearth/engine'
import * as z from 'zod'
import { territories } from './boards.ts'
import {
  boon,
  effect,
  isCondition,
  removingKinds,
  type Boon,
  type Effect,
  type PlainEffect,
} from './effects.ts'

/** Enemies that players make themselves. `docs/own-enemies.md` explains the file to authors. */

const effects = z.array(effect).min(1).max(4)

export const ownEnemy = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'id has letters, digits and dashes only'),
  name: z.string().min(1).max(40),
  text: z.string().max(200).optional(),
  copies: z.int().min(1).max(6),
  rank: z.literal([1, 2, 3, null]),
  home: z.enum([...territories, 'aside']),
  commands: z.boolean(),
  stays: z.boolean(),
  defeat: z.strictObject({ total: z.int().min(6).max(12) }),
  onReveal: effects,
  onAgain: z.union([z.literal('same'), effects], 'expected "same" or a list of effects'),
  onDefeat: z.array(boon).max(2).optional(),
})

const ownPack = z.strictObject({
  game: z.literal('roll-for-adventure'),
  name: z.string().min(1).max(60),
  enemies: z.array(ownEnemy).min(1).max(6),
})

export type OwnEnemy = z.infer<typeof ownEnemy>
export type OwnPack = z.infer<typeof ownPack>

const mostCards = 6

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
    if (isCondition(step)) {
      const before = list[i - 1]
      if (!before || !removingKinds.includes(before.do)) {
        problems.push(
          `${name}.${i}: ${step.do} must come directly after an effect that can remove dice (${removingKinds.join(', ')}).`,
        )
      }
      step.then.forEach((inner, k) => problems.push(...homeProblem(`${name}.${i}.then.${k}`, enemy, inner)))
    } else problems.push(...homeProblem(`${name}.${i}`, enemy, step))
  })
  const all = list.flatMap((step): Effect[] => (isCondition(step) ? step.then : [step]))
  if (all.filter((step) => step.do === 'rally').length > 1)
    problems.push(`${name}: at most one rally a list.`)
  return problems
}

function homeProblem(name: string, enemy: OwnEnemy, step: PlainEffect | Boon): string[] {
  if (enemy.home !== 'aside' || !('where' in step) || step.where.at !== 'home') return []
  return [`${name}: "home" means nothing to an enemy whose home is "aside"; name a territory.`]
}
