import { criteria, statuses, type Clause, type Status, type Target } from './language.ts'
import { Scanner } from './scanner.ts'

/** Reads an effect as it is written: `hit 3 + poison -> enemy; guard 1 -> self`. */
export function readEffect(text: string): Clause[] {
  const scanner = new Scanner(text)
  const effect = clauses(scanner, () => false)
  scanner.finish()
  return effect
}

/** Clauses up to the end, or up to a word that begins something else. */
export function clauses(scanner: Scanner, beginsAnew: (word: string) => boolean): Clause[] {
  const found = [clauseOf(scanner)]
  while (scanner.peek() === ';' && !beginsAnew(scanner.peek(1))) {
    scanner.expect(';')
    found.push(clauseOf(scanner))
  }
  return found
}

const verbs = [
  'hit',
  'inflict',
  'heal',
  'lose',
  'guard',
  'cure',
  'reroll',
  'turn',
  'add',
  'treasure',
  'trait',
  'flag',
  'wind',
  'nothing',
  'say',
  'goto',
] as const

function clauseOf(s: Scanner): Clause {
  const verb = s.oneOf('an effect', verbs)
  switch (verb) {
    case 'hit': {
      const amount = amountOf(s)
      return { verb, ...amount, statuses: s.takes('+') ? statusesOf(s) : [], target: aimOf(s) }
    }
    case 'inflict':
      return { verb, statuses: statusesOf(s), target: aimOf(s) }
    case 'heal':
    case 'lose':
    case 'guard':
      return { verb, ...amountOf(s), target: aimOf(s) }
    case 'cure':
      return { verb, what: s.oneOf('what is cured', [...statuses, 'all']), target: aimOf(s) }
    case 'reroll':
      return { verb, dice: s.number() }
    case 'turn': {
      const dice = s.number()
      s.expect('to')
      return { verb, dice, to: s.takes('any') ? 'any' : dieOf(s) }
    }
    case 'add':
      return { verb, shows: s.takes('roll') ? 'roll' : dieOf(s), target: aimOf(s) }
    case 'treasure':
    case 'trait':
      return { verb, cards: s.number(), target: aimOf(s) }
    case 'flag':
      return {
        verb,
        flag: s.match('a flag', /^[a-z0-9-]+$/)[0],
        on: s.oneOf('on or off', ['on', 'off']) === 'on',
      }
    case 'wind':
    case 'say':
      return { verb, text: s.match('a text in quotes', /^"(.+)"$/s)[1] }
    case 'goto':
      return { verb, to: s.match('an encounter', /^\d+\.\d+$/)[0] }
    case 'nothing':
      return { verb }
  }
}

/** A number, or 2h: so much for each Character. */
export function amountOf(s: Scanner): { n: number; perHero: boolean } {
  const [, n, perHero] = s.match('a number such as 3 or 2h', /^(\d{1,2})(h?)$/)
  return { n: Number(n), perHero: perHero === 'h' }
}

export function dieOf(s: Scanner): number {
  return Number(s.match('a number on a die', /^[1-6]$/)[0])
}

export function statusOf(s: Scanner): Status {
  return s.oneOf('a status effect', statuses)
}

function statusesOf(s: Scanner): Status[] {
  const found = [statusOf(s)]
  while (s.takes('+')) found.push(statusOf(s))
  return found
}

function aimOf(s: Scanner): Target {
  s.expect('->')
  const [, who, many] = s.match('a target', /^([a-z]+)(?:\(([a-z0-9]+)\))?$/)
  return targetOf(who, many) ?? s.fail('a target such as enemy, hero(random) or heroes(all)')
}

/** `heroes(2)`, `hero(weakest)`, `self`: null if there is no such target. */
export function targetOf(word: string, inBrackets: string | undefined): Target | null {
  switch (word) {
    case 'self':
    case 'ally':
    case 'same':
    case 'attacker':
    case 'chosen':
      return inBrackets === undefined ? { who: word, many: 1, by: null } : null
    case 'enemy':
      return inBrackets === undefined ? { who: 'enemy', many: 1, by: null } : null
    case 'hero': {
      const by = criteria.find((it) => it === inBrackets) ?? null
      return by === null && inBrackets !== undefined ? null : { who: 'hero', many: 1, by }
    }
    case 'foe':
      return inBrackets === 'weakest' ? { who: 'foe', many: 1, by: 'weakest' } : null
    case 'foes':
      return inBrackets === 'all' ? { who: 'foe', many: 'all', by: null } : null
    case 'enemies':
    case 'heroes':
      return groupOf(word === 'heroes' ? 'hero' : 'enemy', inBrackets)
    default:
      return null
  }
}

function groupOf(who: 'hero' | 'enemy', many: string | undefined): Target | null {
  if (many === 'all' || (many === 'half' && who === 'hero')) return { who, many, by: null }
  return many !== undefined && /^[1-8]$/.test(many) ? { who, many: Number(many), by: null } : null
}
