import type { Amount } from '../../story/kinds.ts'
import { criteria, type Counts, type Target } from '../language.ts'

/** What authors fill in, as the rules know it. */

export function perCharacter({ n, each }: Amount): { n: number; perHero: boolean } {
  return { n, perHero: each }
}

export function countsOf([one, two, three, four]: readonly number[]): Counts {
  return [one, two, three, four]
}

/** `heroes(2)`, `hero(weakest)`, `self`: the vocabulary has seen to it that it is one of those allowed there. */
export function targetOf(written: string): Target {
  const [, word, which = ''] = /^([a-z]+)(?:\((\w+)\))?$/.exec(written) ?? []
  const by = criteria.find((criterion) => criterion === which) ?? null
  const many = which === 'all' || which === 'half' ? which : Number(which) || 1
  switch (word) {
    case 'self':
    case 'ally':
    case 'same':
    case 'attacker':
    case 'chosen':
    case 'hero':
    case 'enemy':
    case 'foe':
      return { who: word, many: 1, by }
    case 'heroes':
      return { who: 'hero', many, by: null }
    case 'enemies':
      return { who: 'enemy', many, by: null }
    case 'foes':
      return { who: 'foe', many, by: null }
    default:
      throw new Error(`nobody is meant by "${written}"`)
  }
}
