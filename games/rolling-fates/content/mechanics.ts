import type { Phrase } from '@dicehearth/story'
import type { enemy } from '../story/lines.ts'
import { clauseOf } from './clauses.ts'
import type { Clause, Counts, Mechanic, Tag } from './language.ts'
import { maker, type Makers } from './makers.ts'

/** A line about an enemy: something it hides, how it bears a status effect, its values, or a part of its script. */
export type EnemyFact =
  | { fact: 'mechanic'; mechanic: Mechanic }
  | { fact: 'tag'; tag: Tag }
  | { fact: 'tier'; tier: number }
  | { fact: 'life'; life: { n: number; perHero: boolean } }
  | { fact: 'hint'; hint: string }
  | { fact: 'step'; step: Clause[] }
  | { fact: 'at'; percent: number }

const mechanic = (it: Mechanic): EnemyFact => ({ fact: 'mechanic', mechanic: it })
const effectOf = (phrases: readonly Phrase[]): Clause[] => phrases.map(clauseOf)

const facts: Makers<typeof enemy, EnemyFact> = {
  'tier N': ({ n }) => ({ fact: 'tier', tier: n }),
  'life AMOUNT': ({ amount: { n, each } }) => ({ fact: 'life', life: { n, perHero: each } }),
  'hint TEXT': ({ text }) => ({ fact: 'hint', hint: text }),
  'step: STEP': ({ step }) => ({ fact: 'step', step: effectOf(step) }),
  'at PERCENT': ({ percent }) => ({ fact: 'at', percent }),
  'immune STATUS': ({ status }) => ({ fact: 'tag', tag: { how: 'immune', status } }),
  'resist STATUS': ({ status }) => ({ fact: 'tag', tag: { how: 'resist', status } }),
  'armor N': ({ n }) => mechanic({ is: 'armor', n }),
  'thick N': ({ n }) => mechanic({ is: 'thick', n }),
  'cap N': ({ n }) => mechanic({ is: 'cap', n }),
  'ward N': ({ n }) => mechanic({ is: 'ward', n }),
  echo: () => mechanic({ is: 'echo' }),
  'odd-shell': () => mechanic({ is: 'odd-shell' }),
  'even-shell': () => mechanic({ is: 'even-shell' }),
  'bane STATUS N': ({ status, n }) => mechanic({ is: 'bane', status, n }),
  'bond ENEMY': (it) => mechanic({ is: 'bond', enemy: it.enemy }),
  'thorns N': ({ n }) => mechanic({ is: 'thorns', n }),
  'tally N ANSWER': ({ n, answer }) => mechanic({ is: 'tally', n, effect: effectOf(answer) }),
  'frenzy PERCENT N': ({ percent, n }) => mechanic({ is: 'frenzy', percent, n }),
  'spawn ENEMY COUNTS at PERCENT': (it) =>
    mechanic({ is: 'spawn', enemy: it.enemy, counts: countsOf(it.counts), percent: it.percent }),
  'regen AMOUNT': ({ amount: { n, each } }) => mechanic({ is: 'regen', n, perHero: each }),
  'burst EFFECT': ({ effect }) => mechanic({ is: 'burst', effect: effectOf(effect) }),
  'fuse N EFFECT': ({ n, effect }) => mechanic({ is: 'fuse', n, effect: effectOf(effect) }),
}

export const enemyFact = maker<EnemyFact>(facts)

export function countsOf([one, two, three, four]: readonly number[]): Counts {
  return [one, two, three, four]
}
