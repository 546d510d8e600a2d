import type { Phrase } from '@dicehearth/story'
import type { enemy } from '../story/lines.ts'
import type { Tag } from './language.ts'
import { maker, type Makers } from './makers.ts'
import { clauseOf, type Clause } from './words/effects.ts'
import { mechanicOf, mechanicLines, type Mechanic } from './words/mechanics.ts'

/** A line about an enemy: something it hides, how it bears a status effect, its values, or a part of its script. */
export type EnemyFact =
  | { fact: 'mechanic'; mechanic: Mechanic }
  | { fact: 'tag'; tag: Tag }
  | { fact: 'tier'; tier: number }
  | { fact: 'life'; life: { n: number; perHero: boolean } }
  | { fact: 'hint'; hint: string }
  | { fact: 'step'; step: Clause[] }
  | { fact: 'at'; percent: number }

const facts: Makers<typeof enemy, EnemyFact> = {
  'tier N': ({ n }) => ({ fact: 'tier', tier: n }),
  'life AMOUNT': ({ amount: { n, each } }) => ({ fact: 'life', life: { n, perHero: each } }),
  'hint TEXT': ({ text }) => ({ fact: 'hint', hint: text }),
  'step: STEP': ({ step }) => ({ fact: 'step', step: step.map(clauseOf) }),
  'at PERCENT': ({ percent }) => ({ fact: 'at', percent }),
  'immune STATUS': ({ status }) => ({ fact: 'tag', tag: { how: 'immune', status } }),
  'resist STATUS': ({ status }) => ({ fact: 'tag', tag: { how: 'resist', status } }),
}
const otherFact = maker<EnemyFact>(facts)

export function enemyFact(line: Phrase): EnemyFact {
  return line.form in mechanicLines ? { fact: 'mechanic', mechanic: mechanicOf(line) } : otherFact(line)
}
