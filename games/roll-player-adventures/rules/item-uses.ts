import { boxOf, known } from '../content/opened.ts'
import type { Party } from './state.ts'
import { isExhausted } from './party.ts'

/** One item or two, the lower number first. */
export type ItemUse = readonly number[]

/** The entry for a use: the letter of the location and the numbers, the lower first (RPA-102, RPA-104). */
export function labelOf(t: Party, items: ItemUse): string {
  return t.map.at + [...items].sort((a, b) => a - b).join('.')
}

/** What the use costs every player, from the supply (RPA-100, RPA-103). */
export function costOf(t: Party, items: ItemUse): number {
  return items.reduce((sum, item) => sum + known(boxOf(t).items, item).cost, 0)
}

/** The rule that keeps the party from a use; null if it is legal. */
export function cannotUse(t: Party, items: ItemUse): string | null {
  if (t.used.includes(labelOf(t, items))) return 'RPA-106'
  const cost = costOf(t, items)
  return t.heroes.every((hero) => isExhausted(hero) || hero.fatigue + cost >= hero.health) ? 'RPA-108' : null
}

/** Everything that the party could use here: each item alone and each pair (RPA-105). */
export function allUses(t: Party): ItemUse[] {
  const { items } = t.journal
  return items.flatMap((item, i) => [[item], ...items.slice(i + 1).map((other) => [item, other])])
}

/** The rule that keeps the party from using any item; null if some use is legal. */
export function cannotUseAny(t: Party): string | null {
  let rule: string | null = 'RPA-098'
  for (const items of allUses(t)) {
    rule = cannotUse(t, items)
    if (rule === null) return null
  }
  return rule
}
