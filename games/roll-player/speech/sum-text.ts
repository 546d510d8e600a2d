import { list } from '@dicehearth/engine'
import type { Sum } from '../rules/combat-roll.ts'

const reasons: Readonly<Record<Sum['changes'][number]['for'], string>> = {
  cards: 'from cards',
  monster: 'for the Monster',
  honor: 'for Honor',
  injury: 'for Injury',
}

/** "6 and 4, −1 for Injury": how a total comes about; empty where one die says it all. */
export function sumText({ dice, changes }: Sum): string {
  if (dice.length === 1 && changes.length === 0) return ''
  const changed = changes.map((it) => `${it.by > 0 ? '+' : '−'}${Math.abs(it.by)} ${reasons[it.for]}`)
  return [list(dice.map(String)), ...changed].join(', ')
}
