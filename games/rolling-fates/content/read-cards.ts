import {
  recoveries,
  stats,
  triggers,
  type Condition,
  type Cost,
  type Counts,
  type Mechanic,
  type Passive,
  type Tag,
} from './language.ts'
import { amountOf, clauses, statusOf } from './read-effects.ts'
import { Scanner } from './scanner.ts'

/** Reads what a card does without being used: `mod defense +1; when hurt: hit 1 -> attacker`. */
export function readPassives(text: string): Passive[] {
  const scanner = new Scanner(text)
  const found = [passiveOf(scanner)]
  while (scanner.takes(';')) found.push(passiveOf(scanner))
  scanner.finish()
  return found
}

const passiveWords = ['mod', 'immune', 'recover', 'when', 'laststand'] as const
const isPassiveWord = (word: string): boolean => passiveWords.some((it) => it === word)

function passiveOf(s: Scanner): Passive {
  const is = s.oneOf('a passive effect', passiveWords)
  switch (is) {
    case 'mod':
      return { is, stat: s.oneOf('what is changed', stats), by: signedOf(s), when: conditionOf(s) }
    case 'immune':
      return { is, status: statusOf(s) }
    case 'recover':
      return {
        is,
        status: s.oneOf('a status effect', ['poison', 'weakness', 'any']),
        how: s.oneOf('how', recoveries),
      }
    case 'when': {
      const trigger = s.oneOf('a trigger', triggers)
      const when = conditionOf(s)
      s.expect(':')
      return { is, trigger, when, effect: clauses(s, isPassiveWord) }
    }
    case 'laststand': {
      const life = s.number()
      s.expect('once')
      s.expect('adventure')
      return { is, life }
    }
  }
}

function signedOf(s: Scanner): number {
  if (s.takes('+')) return s.number()
  return Number(s.match('a change such as +1 or -1', /^-\d{1,2}$/)[0])
}

function conditionOf(s: Scanner): Condition | null {
  if (!s.takes('if')) return null
  const what = s.oneOf('a condition', ['round', 'cost', 'first-hit', 'target-has', 'life'])
  switch (what) {
    case 'round':
      s.expect('<=')
      return { if: what, most: s.number() }
    case 'cost':
      s.expect('>=')
      return { if: what, least: s.number() }
    case 'life':
      s.expect('<=')
      return { if: what, percent: Number(s.match('a percentage', /^(\d{1,2})%$/)[1]) }
    case 'target-has':
      return { if: what, status: statusOf(s) }
    case 'first-hit':
      return { if: what }
  }
}

/** Reads what an ability costs: `any2`, `same3`, `dice(2,5)`, `luck(4)`. */
export function readCost(text: string): Cost {
  const scanner = new Scanner(text)
  const [, word, dice, faces] = scanner.match(
    'a cost such as any2, same3, twopair, fullhouse, low5, high5, dice(2,5) or luck(4)',
    /^(?:(any[1-5]|same[2-5]|twopair|fullhouse|low5|high5)|(dice|luck)\(([1-6](?:,[1-6]){0,4})\))$/,
  )
  scanner.finish()
  if (dice === 'dice')
    return {
      pay: dice,
      faces: faces
        .split(',')
        .map(Number)
        .sort((a, b) => a - b),
    }
  if (dice === 'luck')
    return faces.length === 1 ? { pay: dice, face: Number(faces) } : new Scanner(text).fail('one Luck value')
  switch (word) {
    case 'twopair':
    case 'fullhouse':
    case 'low5':
    case 'high5':
      return { pay: word }
    default:
      return { pay: word.startsWith('any') ? 'any' : 'same', dice: Number(word.at(-1)) }
  }
}

/** Reads what an enemy hides: `ward 1`, `tally 4 hit 9 -> hero(attacker)`. */
export function readMechanic(text: string): Mechanic {
  const scanner = new Scanner(text)
  const found = mechanicOf(scanner)
  scanner.finish()
  return found
}

const mechanics = [
  'armor',
  'thick',
  'cap',
  'ward',
  'thorns',
  'echo',
  'odd-shell',
  'even-shell',
  'bane',
  'bond',
  'frenzy',
  'spawn',
  'regen',
  'burst',
  'tally',
  'fuse',
] as const

function mechanicOf(s: Scanner): Mechanic {
  const is = s.oneOf('a hidden mechanic', mechanics)
  switch (is) {
    case 'echo':
    case 'odd-shell':
    case 'even-shell':
      return { is }
    case 'bane':
      return { is, status: statusOf(s), n: s.number() }
    case 'bond':
      return { is, enemy: enemyOf(s) }
    case 'frenzy':
      return { is, percent: s.number(), n: s.number() }
    case 'spawn': {
      const enemy = enemyOf(s)
      const counts = countsOf(s)
      s.expect('at')
      return { is, enemy, counts, percent: s.number() }
    }
    case 'regen':
      return { is, ...amountOf(s) }
    case 'burst':
      return { is, effect: clauses(s, () => false) }
    case 'tally':
    case 'fuse':
      return { is, n: s.number(), effect: clauses(s, () => false) }
    default:
      return { is, n: s.number() }
  }
}

function enemyOf(s: Scanner): string {
  return s.match('an enemy', /^[A-Za-z0-9-]+$/)[0]
}

function countsOf(s: Scanner): Counts {
  const [, ...digits] = s.match('counts such as 0/1/2/2', /^(\d)\/(\d)\/(\d)\/(\d)$/)
  const [one, two, three, four] = digits.map(Number)
  return [one, two, three, four]
}

/** Reads how an enemy bears a status effect: `immune poison`, `resist stun`. */
export function readTag(text: string): Tag {
  const scanner = new Scanner(text)
  const found = {
    how: scanner.oneOf('immune or resist', ['immune', 'resist'] as const),
    status: statusOf(scanner),
  }
  scanner.finish()
  return found
}

/** Reads an enemy's Life: 12, or 40h, which grows with the party. */
export function readLife(text: string): { n: number; perHero: boolean } {
  const scanner = new Scanner(text)
  const found = amountOf(scanner)
  scanner.finish()
  return found
}
