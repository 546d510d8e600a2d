import { packProblems, readable } from '@dicehearth/engine'
import * as z from 'zod'
import { boxWith, type OwnPieces } from './box.ts'
import { abilityOf, enemyOf, levels, traitOf, treasureOf, type Enemy } from './pieces.ts'
import { readCost, readEffect, readLife, readMechanic, readPassives, readTag, Unreadable } from './read.ts'

/** Characters, cards and enemies that people make themselves: `docs/rolling-fates-packs.md` explains them. */

/** A text of the effect language; what cannot be read is said where it stands. */
function written(read: (text: string) => unknown) {
  return readable((text) => {
    try {
      read(text)
      return null
    } catch (error) {
      if (error instanceof Unreadable) return error.message
      throw error
    }
  })
}

const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an id has small letters, digits and dashes only')
const name = z.string().min(1).max(40)
const perLevel = (least: number, most: number) =>
  z.array(z.int().min(least).max(most)).length(levels, `has one number for each of the ${levels} levels`)
const ability = z.strictObject({
  name,
  cost: written(readCost),
  effect: written((text) => readEffect(text, 'abilities')),
})
const passive = written(readPassives)

export const ownCharacter = z.strictObject({
  id,
  name,
  title: name,
  part: z.string().min(1).max(60),
  life: perLevel(1, 60),
  defense: perLevel(0, 9),
  inventory: perLevel(0, 20),
  abilities: z
    .array(ability)
    .min(3)
    .max(8)
    .refine((all) => all.filter(isLuckAbility).length === 1, 'exactly one ability is paid with the Luck die'),
})
/** With a cost it is used, without one it works by itself. */
export const ownTreasure = z
  .strictObject({
    id,
    name,
    value: z.int().min(1).max(6),
    cost: written(readCost).optional(),
    effect: z.string().min(1),
  })
  .superRefine(({ cost, effect }, ctx) => {
    const read = cost === undefined ? passive : ability.shape.effect
    for (const { message } of read.safeParse(effect).error?.issues ?? [])
      ctx.addIssue({ code: 'custom', path: ['effect'], message })
  })
export const ownTrait = z.strictObject({ id, name, kind: z.enum(['blessing', 'curse']), effect: passive })
const script = z
  .array(written((text) => readEffect(text, 'steps')))
  .min(1)
  .max(8)
  .refine(
    (steps) => steps.length === 1 || !steps.at(-1)?.startsWith('wind'),
    'a wind step announces the next one, so it cannot be the last',
  )
export const ownEnemy = z.strictObject({
  id: z.string().regex(/^[A-Z]\d{1,3}$/, 'the id of an enemy is a capital letter and a number such as Z01'),
  name,
  tier: z.int().min(1).max(levels),
  life: written(readLife),
  tags: z.array(written(readTag)).max(4).default([]),
  mechanics: z.array(written(readMechanic)).max(4).default([]),
  script,
  at: z
    .record(z.string().regex(/^[1-9]\d?$/, 'a script begins at a percentage from 1 to 99'), script)
    .default({}),
  hint: z.string().min(1).max(120),
  /** The printed enemy in whose place it comes. */
  insteadOf: z.string().optional(),
})

const ownPack = z.strictObject({
  game: z.literal('rolling-fates'),
  name: z.string().min(1).max(60),
  characters: z.array(ownCharacter).max(4).default([]),
  treasures: z.array(ownTreasure).max(30).default([]),
  traits: z.array(ownTrait).max(20).default([]),
  enemies: z.array(ownEnemy).max(20).default([]),
})
export type OwnPack = z.infer<typeof ownPack>

function isLuckAbility({ cost }: { cost: string }): boolean {
  return cost.replaceAll(' ', '').startsWith('luck')
}

/** Reads a pack, or says everything that is wrong with it. */
export function readPack(file: unknown): { pack: OwnPack } | { problems: string[] } {
  const read = ownPack.safeParse(file)
  if (!read.success) return { problems: packProblems(file, read.error.issues) }
  const pack = read.data
  const problems = [...idProblems(pack), ...lifeProblems(pack), ...enemyProblems(pack)]
  return problems.length > 0 ? { problems } : { pack }
}

function idProblems(pack: OwnPack): string[] {
  const { characters, treasures, traits, enemies } = boxWith(null)
  const printed = new Set([...characters, ...treasures, ...traits, ...enemies].map(([key]) => key))
  const own = [...pack.characters, ...pack.treasures, ...pack.traits, ...pack.enemies]
  return own.flatMap((it, i) => {
    if (printed.has(it.id))
      return [`"${it.name}": the id "${it.id}" belongs to a printed piece; choose another.`]
    const twice = own.findIndex((other) => other.id === it.id) < i
    return twice ? [`"${it.name}": the id "${it.id}" is used twice.`] : []
  })
}

/** Maximum Life cannot depend on the share of it that is left (RF-R108). */
function lifeProblems({ treasures, traits }: OwnPack): string[] {
  const cards = [...treasures.filter(({ cost }) => cost === undefined), ...traits]
  return cards.flatMap(({ name: card, effect }) =>
    readPassives(effect).some((it) => it.is === 'mod' && it.stat === 'life' && it.when?.if === 'life')
      ? [`"${card}": maximum Life cannot depend on the Life that is left [RF-R108].`]
      : [],
  )
}

function enemyProblems(pack: OwnPack): string[] {
  const printed = boxWith(null).enemies
  const known = new Set([...printed.keys(), ...pack.enemies.map(({ id: own }) => own)])
  return pack.enemies.flatMap(({ name: enemy, insteadOf, ...lines }) => [
    ...(insteadOf !== undefined && !printed.has(insteadOf)
      ? [`"${enemy}": there is no printed enemy ${insteadOf} to stand in for.`]
      : []),
    ...namedBy(enemyOf(lines.id, { name: enemy, ...lines }))
      .filter((other) => !known.has(other))
      .map((other) => `"${enemy}": there is no enemy ${other}.`),
  ])
}

/** The enemies that an enemy's mechanics name. */
export function namedBy({ nature }: Enemy): string[] {
  return nature.mechanics.flatMap((it) => (it.is === 'bond' || it.is === 'spawn' ? [it.enemy] : []))
}

/** What a pack adds to the box. */
export function piecesFrom(pack: OwnPack): OwnPieces {
  return {
    name: pack.name,
    characters: pack.characters.map(({ life, defense, inventory, abilities, ...it }) => ({
      ...it,
      rows: life.map((most, level) => ({ life: most, defense: defense[level], inventory: inventory[level] })),
      abilities: abilities.map((one, n) => abilityOf(`${it.id}-${n + 1}`, one.name, one.cost, one.effect)),
    })),
    treasures: pack.treasures.map((it) =>
      treasureOf(it.id, it.name, it.value, it.cost ?? 'passive', it.effect),
    ),
    traits: pack.traits.map((it) => traitOf(it.id, it.name, it.kind, it.effect)),
    enemies: pack.enemies.map((it) => enemyOf(it.id, it)),
    standIns: pack.enemies.flatMap((it) => (it.insteadOf ? [{ for: it.insteadOf, enemy: it.id }] : [])),
  }
}
