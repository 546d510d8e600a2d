import { list } from '@dicehearth/engine'
import type { Party } from '../rules/state.ts'
import { foeName } from './box-names.ts'

/** Which part of the campaign an adventure is. */
export function adventurePart(label: string): string {
  return label === 'SIDE' ? 'The sidequest' : `Adventure ${label.replace(/\D+/, '')}`
}

/** The page of people and places. */
export const coastRemembers = 'What the coast remembers'

/** Where an encounter is met. */
export const onTheWay = 'On the way'

/** A check or combat in a tale: what it was, and how it went. */
export function trialTale(
  t: Party,
  names: readonly string[],
  { kind, won }: { kind: 'check' | 'combat'; won: boolean },
): string {
  const who = list(names.map((name) => foeName(t, name, t.trial?.level)))
  if (kind === 'check') return `${who}: ${won ? 'passed' : 'failed'}`
  return `Against ${who}: ${won ? 'won' : 'lost'}`
}
