import { compare, holds, remembers, type Condition, type Tests } from '@dicehearth/story'
import type { conditions } from '../story/conditions.ts'
import type { kinds, Modifier } from '../story/kinds.ts'
import { factionOf, highest, lowest } from './factions.ts'
import { here } from './map.ts'
import { allExhausted } from './party.ts'
import type { Party } from './state.ts'

/** Whether what a book asks for is so. */
export const tests = {
  KEYWORD: (t, { keyword }) => remembers(t.story, keyword),
  'title TITLE': (t, { title }) => t.journal.titles.includes(title),
  'item N': (t, { n }) => t.journal.items.includes(n),
  'xp-here': (t) => xpHere(t) > 0,
  'token-here': (t) => t.map.events.includes(here(t)) || t.map.sentry === here(t),
  'event N here': (t, { n }) => t.map.events[n - 1] === here(t),
  'sentry here': (t) => t.map.sentry === here(t),
  'explored LOC': (t, { loc }) => t.map.explored.includes(loc),
  'used LABEL': (t, { label }) => t.used.includes(label),
  exhausted: (t) => allExhausted(t),
  legendary: (t) => t.legendary,
  'done CMP N': (t, { cmp, n }) => compare(t.journal.done, cmp, n),
  'gold CMP N': (t, { cmp, n }) => compare(t.journal.gold, cmp, n),
  'xp CMP N': (t, { cmp, n }) => compare(t.journal.xp, cmp, n),
  'players CMP N': (t, { cmp, n }) => compare(t.heroes.length, cmp, n),
  'favor FACTION CMP N': (t, { faction, cmp, n }) => compare(t.journal.favor[factionOf(t, faction)], cmp, n),
  'highest FACTION': (t, { faction }) => highest(t) === factionOf(t, faction),
  'lowest FACTION': (t, { faction }) => lowest(t) === factionOf(t, faction),
  // At least one player has it, exhausted or not (RPA-R92).
  'people TEXT': (t, { text }) => t.heroes.some(({ people }) => people === text),
  'class TEXT': (t, { text }) => t.heroes.some((hero) => hero.class === text),
} satisfies Tests<typeof conditions, typeof kinds, Party>

/** XP on the party's location; beside an encounter token there is none. */
export function xpHere(t: Party): number {
  return t.map.xp[here(t)] ?? 0
}

const rows: Readonly<Record<string, (t: Party, args: never) => boolean>> = tests

/** Does a condition hold now? */
export function isSo(t: Party, when: Condition | null): boolean {
  return when === null || holds(when, ({ form, args }) => rows[form](t, args as never))
}

/** The modifiers of a check or an enemy: a condition is tested when the block is reached. */
export function modifiersThatHold(t: Party, modifiers: readonly Modifier[]): string[] {
  return modifiers.filter(({ when }) => isSo(t, when)).map(({ name }) => name)
}
