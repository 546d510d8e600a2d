import * as z from 'zod'
import { cost, tag } from './language.ts'
import { clause } from './words/effects.ts'
import { mechanic } from './words/mechanics.ts'
import { passive } from './words/passives.ts'
import { readCost, readEffect, readLife, readMechanic, readPassives, readTag } from './read.ts'

/** What lies in the box: Characters, Treasure and Trait cards, and the enemies that the App knows. */

const name = z.string().min(1).max(60)

const ability = z.strictObject({ id: z.string(), name, cost, effect: z.array(clause).min(1) })
export type Ability = z.infer<typeof ability>

/** Maximum Life, Defense and Inventory of one level. */
const row = z.strictObject({
  life: z.int().min(1).max(99),
  defense: z.int().min(0).max(9),
  inventory: z.int().min(0).max(20),
})
export type LevelRow = z.infer<typeof row>

export const levels = 5

export const character = z.strictObject({
  id: z.string(),
  name,
  title: z.string(),
  part: z.string(),
  rows: z.array(row).length(levels),
  abilities: z.array(ability).min(2),
})
export type Character = z.infer<typeof character>

export const treasure = z.strictObject({
  id: z.string(),
  name,
  value: z.int().min(0).max(9),
  /** Null for a card that works by itself. */
  ability: ability.nullable(),
  passives: z.array(passive),
})
export type Treasure = z.infer<typeof treasure>

export const trait = z.strictObject({
  id: z.string(),
  name,
  kind: z.enum(['blessing', 'curse']),
  passives: z.array(passive).min(1),
})
export type Trait = z.infer<typeof trait>

/** What an enemy keeps to itself until it is investigated. */
export const nature = z.strictObject({
  tags: z.array(tag),
  mechanics: z.array(mechanic),
  /** The first one is in force from the start; the others from a percentage of Life on. */
  scripts: z
    .array(z.strictObject({ at: z.int().min(1).max(100), steps: z.array(z.array(clause).min(1)).min(1) }))
    .min(1),
  hint: z.string(),
})
export type Nature = z.infer<typeof nature>
export type Script = Nature['scripts'][number]

export const enemy = z.strictObject({
  id: z.string(),
  name,
  tier: z.int().min(1).max(levels),
  /** Life for the whole fight; with `perHero` it grows with the party (RF-R51). */
  life: z.strictObject({ n: z.int().min(1).max(99), perHero: z.boolean() }),
  nature,
})
export type Enemy = z.infer<typeof enemy>

// The cards are written as they are read: names, numbers, and the effect in its own words.

export function abilityOf(id: string, name: string, costs: string, effect: string): Ability {
  return { id, name, cost: readCost(costs), effect: readEffect(effect, 'abilities') }
}

/** `21/24/28/33/37`: one number for each level. */
export function rowsOf(life: string, defense: string, inventory: string): LevelRow[] {
  const [lives, defenses, inventories] = [life, defense, inventory].map((it) => it.split('/').map(Number))
  return lives.map((it, level) => ({
    life: it,
    defense: defenses[level],
    inventory: inventories[level],
  }))
}

export function treasureOf(id: string, name: string, value: number, costs: string, effect: string): Treasure {
  return costs === 'passive'
    ? { id, name, value, ability: null, passives: readPassives(effect) }
    : { id, name, value, ability: abilityOf(id, name, costs, effect), passives: [] }
}

export function traitOf(id: string, name: string, kind: Trait['kind'], effect: string): Trait {
  return { id, name, kind, passives: readPassives(effect) }
}

/** An enemy as the bestiary writes it; `at` are the scripts from a percentage of Life on. */
export interface EnemyLines {
  name: string
  tier: number
  life: string
  tags?: readonly string[]
  mechanics?: readonly string[]
  script: readonly string[]
  at?: Readonly<Record<number, readonly string[]>>
  hint: string
}

export function enemyOf(id: string, lines: EnemyLines): Enemy {
  const later = Object.entries(lines.at ?? {}).map(([percent, steps]) => [Number(percent), steps] as const)
  return {
    id,
    name: lines.name,
    tier: lines.tier,
    life: readLife(lines.life),
    nature: {
      tags: (lines.tags ?? []).map(readTag),
      mechanics: (lines.mechanics ?? []).map(readMechanic),
      // The highest percentage comes into force first.
      scripts: [[100, lines.script] as const, ...later.sort(([a], [b]) => b - a)].map(([at, steps]) => ({
        at,
        steps: steps.map((step) => readEffect(step, 'steps')),
      })),
      hint: lines.hint,
    },
  }
}
