import { capital, list, numeral } from '@dicehearth/engine'
import type { Cost, Tag } from '../content/language.ts'

/** What stands on cards and boards besides the words of content/words, in sentences. */

export function costText(cost: Cost): string {
  switch (cost.pay) {
    case 'any':
      return `any ${cost.dice === 1 ? 'die' : `${numeral(cost.dice)} dice`}`
    case 'same':
      return `${numeral(cost.dice)} equal dice`
    case 'twopair':
      return 'two pairs'
    case 'fullhouse':
      return 'a pair and a triple'
    case 'low5':
      return 'dice 1, 2, 3, 4 and 5'
    case 'high5':
      return 'dice 2, 3, 4, 5 and 6'
    case 'dice':
      return cost.faces.length === 1 ? `a ${cost.faces[0]}` : `dice ${list(cost.faces.map(String))}`
    case 'luck':
      return `the Luck die showing ${cost.face}`
  }
}

export function tagText({ how, status }: Tag): string {
  return `${how === 'immune' ? 'Immune to' : 'Resists'} ${capital(status)}.`
}
