import { capital, list, numeral } from '@dicehearth/engine'
import type { Status } from './kinds.ts'

/** Poison, Stun and Weakness. */
export function joined(statuses: readonly Status[]): string {
  return list(statuses.map(capital))
}

const single: Readonly<Partial<Record<string, string>>> = {
  chosen: 'the chosen Character',
  self: 'itself',
  ally: 'another Character',
  hero: 'one Character',
  enemy: 'one enemy',
  same: 'the same target',
  attacker: 'the attacker',
  'heroes(half)': 'half of the Characters',
  'heroes(all)': 'each Character',
  'enemies(all)': 'each enemy',
  'foe(weakest)': 'its weakest companion',
  'foes(all)': 'each enemy',
  'hero(random)': 'a random Character',
  'hero(attacker)': 'the attacker',
  'hero(rival)': 'the Character that hurt it most',
  'hero(afflicted)': 'a Character with a status effect',
}

/** Whom an effect is aimed at. */
export function targetName(target: string): string {
  const name = single[target]
  if (name !== undefined) return name
  const [, group, which] = /^(\w+)\((\w+)\)$/.exec(target) ?? []
  if (group === 'hero') return `the ${which} Character`
  return `${numeral(Number(which))} ${group === 'heroes' ? 'Characters' : 'enemies'}`
}
