import { packProblems } from '@dicehearth/engine'
import * as z from 'zod'
import { territories } from './boards.ts'
import {
  boon,
  effect,
  effectText,
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
  const problems = pack.enemies.flatMap((enemy, i) => [
    ...(taken(enemy.id)
      ? [`"${enemy.name}": the id "${enemy.id}" belongs to a printed card; choose another.`]
      : []),
    ...(pack.enemies.findIndex((other) => other.id === enemy.id) < i
      ? [`"${enemy.name}": the id "${enemy.id}" is used twice.`]
      : []),
    ...listProblems('onReveal', enemy, enemy.onReveal),
    ...(enemy.onAgain === 'same' ? [] : listProblems('onAgain', enemy, enemy.onAgain)),
    ...(enemy.onDefeat ?? []).flatMap((b, k) => homeProblem(`onDefeat ${k + 1}`, enemy, b)),
  ])
  const cards = pack.enemies.reduce((sum, enemy) => sum + enemy.copies, 0)
  if (cards > mostCards)
    problems.push(`The pack has ${cards} cards; at most ${mostCards} blank cards exist. Lower "copies".`)
  return problems.length > 0 ? { problems } : { pack }
}

/** What is wrong in a list of effects; `where` is its place in the file. */
function listProblems(where: string, enemy: OwnEnemy, list: readonly Effect[]): string[] {
  const problems: string[] = []
  list.forEach((step, i) => {
    const at = `${where} ${i + 1}`
    if (isCondition(step)) {
      const before = list[i - 1]
      if (!before || !removingKinds.includes(before.do)) {
        const took = effectText(step).split(':')[0]
        problems.push(`"${enemy.name}": “${took}” must directly follow something that can take dice (${at}).`)
      }
      step.then.forEach((inner, k) => problems.push(...homeProblem(`${at}, then ${k + 1}`, enemy, inner)))
    } else problems.push(...homeProblem(at, enemy, step))
  })
  const all = list.flatMap((step): Effect[] => (isCondition(step) ? step.then : [step]))
  if (all.filter((step) => step.do === 'rally').length > 1)
    problems.push(`"${enemy.name}" can make the others attack only once in a list (${where}).`)
  return problems
}

function homeProblem(where: string, enemy: OwnEnemy, step: PlainEffect | Boon): string[] {
  if (enemy.home !== 'aside' || !('where' in step) || step.where.at !== 'home') return []
  return [
    `"${enemy.name}" lies beside the adventure board and has no land of its own: name a land instead (${where}).`,
  ]
}
