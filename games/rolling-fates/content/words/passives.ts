import { capital, count } from '@dicehearth/engine'
import { schemaOf, whole, type Fields, type Filled, type Said } from '@dicehearth/engine/words'
import type { Condition as StoryCondition } from '@dicehearth/story'
import * as z from 'zod'
import type { conditions } from '../../story/conditions.ts'
import {
  condition,
  recoveries,
  stats,
  status,
  triggers,
  type Condition,
  type Stat,
  type Trigger,
} from '../language.ts'
import { maker, type Makers } from '../makers.ts'
import { clause, clauseOf, effectText } from './effects.ts'
import { meaning, vocabularyOf, type Forms, type WrittenWord } from './written.ts'

/** What a card does without being used; the rules ask for it where it matters. */

interface PassiveWord<F extends Fields = Fields> extends WrittenWord<F> {
  /** A whole sentence. */
  text(it: Filled<F>): string
}

function word<F extends Fields, P extends string>(
  fields: F,
  forms: Forms<P, F>,
  text: PassiveWord<F>['text'],
): PassiveWord<F> & { forms: Forms<P, F> } {
  return { fields, forms, text }
}

/** Cards ask how things stand in a combat; flags are for stories. */
const tests: Makers<Omit<typeof conditions, 'FLAG'>, Condition> = {
  'round <= N': ({ n }) => ({ if: 'round', most: n }),
  'cost >= N': ({ n }) => ({ if: 'cost', least: n }),
  'first-hit': () => ({ if: 'first-hit' }),
  'target-has STATUS': ({ status: has }) => ({ if: 'target-has', status: has }),
  'life <= SHARE': ({ share }) => ({ if: 'life', percent: share }),
}
const testOf = maker<Condition>(tests)

/** Only one thing can be asked for on a card. */
function conditionOf(asked: StoryCondition): Condition {
  if ('test' in asked) return testOf(asked.test)
  throw new Error('a card asks for one thing: no "and", "or" or "not"')
}

function conditionText(it: Condition): string {
  switch (it.if) {
    case 'round':
      return it.most === 1 ? 'in the first round' : `up to round ${it.most}`
    case 'cost':
      return `if the ability cost ${count(it.least, 'die', 'dice')} or more`
    case 'first-hit':
      return 'if it is your first of the phase'
    case 'target-has':
      return `if the target has ${capital(it.status)}`
    case 'life':
      return `while you have ${it.percent}% of your Life or less`
  }
}

const statNames: Readonly<Record<Stat, string>> = {
  life: 'maximum Life',
  defense: 'Defense',
  inventory: 'Inventory',
  dice: 'to the number of Action dice you roll',
  rerolls: 'to your number of re-rolls',
  'luck-rerolls': 'to your number of Luck re-rolls',
  hit: 'damage with each hit of your abilities',
  'heal-out': 'Life whenever you heal somebody',
  'heal-in': 'Life whenever you are healed',
  'poison-loss': 'Life lost to Poison',
}

const triggerText: Readonly<Record<Trigger, string>> = {
  'combat-start': 'When a combat begins',
  'fate-end': 'At the end of your Fate Phase',
  'phase-start': 'At the beginning of the Character’s Phase',
  hurt: 'When an enemy takes Life from you',
  kill: 'When a hit of your ability defeats an enemy',
  'level-up': 'At each level up',
  'combat-end': 'At the end of a combat',
}

const attempts = { auto: 'always succeed', twice: 'may be made twice', never: 'always fail' } as const

const cards = ['passives']

export const passives = {
  mod: word(
    { stat: z.enum(stats), by: whole(-20, 20), when: condition.nullable() },
    {
      'mod STAT CHANGE': { in: cards, means: ({ stat, change }) => ({ stat, by: change, when: null }) },
      'mod STAT CHANGE if CONDITION': {
        in: cards,
        means: (it) => ({ stat: it.stat, by: it.change, when: conditionOf(it.condition) }),
      },
    },
    ({ stat, by, when }) =>
      `${by < 0 ? `−${-by}` : `+${by}`} ${statNames[stat]}${when ? ` ${conditionText(when)}` : ''}.`,
  ),
  immune: word(
    { status },
    { 'immune STATUS': { in: cards, means: (it) => ({ status: it.status }) } },
    (it) => `You are immune to ${capital(it.status)}.`,
  ),
  recover: word(
    { status: z.enum(['poison', 'weakness', 'any']), how: z.enum(recoveries) },
    {
      'recover ATTEMPTS HOW': {
        in: cards,
        means: ({ attempts: against, how }) => ({ status: against, how }),
      },
    },
    (it) => {
      const what = it.status === 'any' ? 'Poison and Weakness' : capital(it.status)
      return `Your attempts against ${what} ${attempts[it.how]}.`
    },
  ),
  when: word(
    { trigger: z.enum(triggers), when: condition.nullable(), effect: z.array(clause) },
    {
      'when TRIGGER: ABILITY': {
        in: cards,
        means: (it) => ({ trigger: it.trigger, when: null, effect: it.ability.map(clauseOf) }),
      },
      'when TRIGGER if CONDITION: ABILITY': {
        in: cards,
        means: (it) => ({
          trigger: it.trigger,
          when: conditionOf(it.condition),
          effect: it.ability.map(clauseOf),
        }),
      },
      'when hurt: RIPOSTE': {
        in: cards,
        means: (it) => ({ trigger: 'hurt' as const, when: null, effect: it.riposte.map(clauseOf) }),
      },
      'when hurt if CONDITION: RIPOSTE': {
        in: cards,
        means: (it) => ({
          trigger: 'hurt' as const,
          when: conditionOf(it.condition),
          effect: it.riposte.map(clauseOf),
        }),
      },
      'when REST: AFTERWARDS': {
        in: cards,
        means: (it) => ({ trigger: it.rest, when: null, effect: it.afterwards.map(clauseOf) }),
      },
      'when REST if CONDITION: AFTERWARDS': {
        in: cards,
        means: (it) => ({
          trigger: it.rest,
          when: conditionOf(it.condition),
          effect: it.afterwards.map(clauseOf),
        }),
      },
    },
    ({ trigger, when, effect }) =>
      `${triggerText[trigger]}${when ? `, ${conditionText(when)}` : ''}: ${effectText(effect, 'you')}`,
  ),
  laststand: word(
    { life: whole(1, 20) },
    { 'laststand N once adventure': { in: cards, means: ({ n }) => ({ life: n }) } },
    ({ life }) => `Once in an adventure, instead of reaching 0 Life, you have ${life} Life.`,
  ),
}

export type Passive = Said<'is', typeof passives>
export const passive = schemaOf('is', passives)
export const passiveOf = meaning('is', passives)

const byName: Readonly<Record<string, PassiveWord>> = passives

export function passiveText(it: Passive): string {
  return byName[it.is].text(it)
}

/** What cards do as long as their owner has them, as storybooks know it. */
export const lasting = vocabularyOf('is', passives, passiveText)
