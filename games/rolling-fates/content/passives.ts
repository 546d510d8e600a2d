import type { Condition as StoryCondition } from '@dicehearth/story'
import type { passives } from '../story/commands.ts'
import type { conditions } from '../story/conditions.ts'
import { clauseOf } from './clauses.ts'
import type { Condition, Passive } from './language.ts'
import { maker, type Makers } from './makers.ts'

/** Cards ask how things stand in a combat; flags are for stories. */
const tests: Makers<Omit<typeof conditions, 'FLAG'>, Condition> = {
  'round <= N': ({ n }) => ({ if: 'round', most: n }),
  'cost >= N': ({ n }) => ({ if: 'cost', least: n }),
  'first-hit': () => ({ if: 'first-hit' }),
  'target-has STATUS': ({ status }) => ({ if: 'target-has', status }),
  'life <= SHARE': ({ share }) => ({ if: 'life', percent: share }),
}
const testOf = maker<Condition>(tests)

/** Only one thing can be asked for on a card. */
function conditionOf(condition: StoryCondition): Condition {
  if ('test' in condition) return testOf(condition.test)
  throw new Error('a card asks for one thing: no "and", "or" or "not"')
}

const made: Makers<typeof passives, Passive> = {
  'mod STAT CHANGE': ({ stat, change }) => ({ is: 'mod', stat, by: change, when: null }),
  'mod STAT CHANGE if CONDITION': ({ stat, change, condition }) => ({
    is: 'mod',
    stat,
    by: change,
    when: conditionOf(condition),
  }),
  'immune STATUS': ({ status }) => ({ is: 'immune', status }),
  'recover ATTEMPTS HOW': ({ attempts, how }) => ({ is: 'recover', status: attempts, how }),
  'when TRIGGER: ABILITY': ({ trigger, ability }) => ({
    is: 'when',
    trigger,
    when: null,
    effect: ability.map(clauseOf),
  }),
  'when TRIGGER if CONDITION: ABILITY': ({ trigger, condition, ability }) => ({
    is: 'when',
    trigger,
    when: conditionOf(condition),
    effect: ability.map(clauseOf),
  }),
  'when hurt: RIPOSTE': ({ riposte }) => ({
    is: 'when',
    trigger: 'hurt',
    when: null,
    effect: riposte.map(clauseOf),
  }),
  'when hurt if CONDITION: RIPOSTE': ({ condition, riposte }) => ({
    is: 'when',
    trigger: 'hurt',
    when: conditionOf(condition),
    effect: riposte.map(clauseOf),
  }),
  'when REST: AFTERWARDS': ({ rest, afterwards }) => ({
    is: 'when',
    trigger: rest,
    when: null,
    effect: afterwards.map(clauseOf),
  }),
  'when REST if CONDITION: AFTERWARDS': ({ rest, condition, afterwards }) => ({
    is: 'when',
    trigger: rest,
    when: conditionOf(condition),
    effect: afterwards.map(clauseOf),
  }),
  'laststand N once adventure': ({ n }) => ({ is: 'laststand', life: n }),
}

export const passiveOf = maker<Passive>(made)
