import type { effects } from '../story/commands.ts'
import type { Amount } from '../story/kinds.ts'
import { criteria, type Clause, type Target } from './language.ts'
import { maker, type Makers } from './makers.ts'

const amount = ({ n, each }: Amount): { n: number; perHero: boolean } => ({ n, perHero: each })

/** The effects of the storybooks' vocabulary as the rules know them. */
const clauses: Makers<typeof effects, Clause> = {
  'hit DAMAGE -> TARGET': ({ damage, target }) => ({
    verb: 'hit',
    ...amount(damage),
    statuses: damage.statuses,
    target: targetOf(target),
  }),
  'inflict STATUSES -> TARGET': ({ statuses, target }) => ({
    verb: 'inflict',
    statuses,
    target: targetOf(target),
  }),
  'heal AMOUNT -> TARGET': (it) => ({ verb: 'heal', ...amount(it.amount), target: targetOf(it.target) }),
  'lose AMOUNT -> TARGET': (it) => ({ verb: 'lose', ...amount(it.amount), target: targetOf(it.target) }),
  'guard AMOUNT -> TARGET': (it) => ({ verb: 'guard', ...amount(it.amount), target: targetOf(it.target) }),
  'cure all -> TARGET': ({ target }) => ({ verb: 'cure', what: 'all', target: targetOf(target) }),
  'cure STATUS -> TARGET': ({ status, target }) => ({ verb: 'cure', what: status, target: targetOf(target) }),
  'treasure N -> TARGET': ({ n, target }) => ({ verb: 'treasure', cards: n, target: targetOf(target) }),
  'trait N -> TARGET': ({ n, target }) => ({ verb: 'trait', cards: n, target: targetOf(target) }),
  'reroll N': ({ n }) => ({ verb: 'reroll', dice: n }),
  'turn N to any': ({ n }) => ({ verb: 'turn', dice: n, to: 'any' }),
  'turn N to DIE': ({ n, die }) => ({ verb: 'turn', dice: n, to: die }),
  'add roll -> TARGET': ({ target }) => ({ verb: 'add', shows: 'roll', target: targetOf(target) }),
  'add DIE -> TARGET': ({ die, target }) => ({ verb: 'add', shows: die, target: targetOf(target) }),
  'flag FLAG on': ({ flag }) => ({ verb: 'flag', flag, on: true }),
  'flag FLAG off': ({ flag }) => ({ verb: 'flag', flag, on: false }),
  'wind TEXT': ({ text }) => ({ verb: 'wind', text }),
  nothing: () => ({ verb: 'nothing' }),
  'say TEXT': ({ text }) => ({ verb: 'say', text }),
  'goto LABEL': ({ label }) => ({ verb: 'goto', to: label }),
}

export const clauseOf = maker<Clause>(clauses)

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
