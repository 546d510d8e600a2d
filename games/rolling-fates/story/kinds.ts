import {
  change,
  commands,
  condition,
  number,
  oneOf,
  text,
  texts,
  word,
  type Condition,
  type Kind,
  type Reader,
} from '@dicehearth/story'

export const statuses = ['poison', 'stun', 'weakness', 'investigate'] as const
export type Status = (typeof statuses)[number]

/** A number, or one that counts for each Character: `2h`. */
export interface Amount {
  n: number
  each: boolean
}

export interface Damage extends Amount {
  statuses: Status[]
}

/** How many for 1, 2, 3 and 4 Characters. */
export type Counts = readonly [number, number, number, number]

/** Enemies of one sort in a combat. */
export interface Group {
  enemy: string
  counts: Counts
  when: Condition | null
}

const status = oneOf('a status effect', statuses)
const enemy = word('an enemy such as E01', /^[A-Z]\d{1,3}$/, 'enemies')
const flag = word('a flag', /^[a-z][a-z0-9-]*$/)
const amount: Kind<Amount> = { what: 'an amount such as 4 or 2h', read: amountIn }
const counts: Kind<Counts> = { what: 'numbers for 1, 2, 3 and 4 Characters such as 1/1/2/2', read: countsIn }

const character = 'hero\\((?:random|weakest|strongest|softest|toughest|afflicted)\\)'
const characters = 'heroes\\((?:[1-4]|half|all)\\)'
const ofEnemies = `${character}|${characters}|hero\\(rival\\)|self|foe\\(weakest\\)|foes\\(all\\)`
const onCharacters = 'self|ally|hero|heroes\\((?:[1-4]|all)\\)|same'
const ofAbilities = `${onCharacters}|enemy|enemies\\((?:[1-9]|all)\\)`

/** Whom an effect may be aimed at, by the place where it stands. */
const targets: Readonly<Partial<Record<string, string>>> = {
  stories: `${character}|${characters}|chosen`,
  steps: ofEnemies,
  enemies: ofEnemies,
  answers: `${ofEnemies}|hero\\(attacker\\)`,
  abilities: ofAbilities,
  triggers: ofAbilities,
  'answers to a hit': `${ofAbilities}|attacker`,
  'after combat': onCharacters,
}

/** What an author fills in, in the stories and on the cards of this game. */
export const kinds = {
  N: number(),
  LABEL: word('the number of an encounter such as 1.4', /^\d{1,2}\.\d{1,3}$/),
  TEXT: text,
  TEXTS: texts,
  FLAG: flag,
  FLAGS: { what: 'flags with commas between them', read: (reader: Reader) => reader.several(flag.read, ',') },
  AMOUNT: amount,
  DAMAGE: { what: 'damage such as 3 or 3 + poison', read: damage },
  STATUS: status,
  STATUSES: {
    what: 'status effects with + between them',
    read: (reader: Reader) => reader.several(status.read, '+'),
  },
  TARGET: {
    what: 'a target that is allowed here',
    read: (reader: Reader) => reader.word(new RegExp(`^(?:${targets[reader.place] ?? 'chosen'})$`)),
  },
  HERO: word('a Character such as hero(random)', new RegExp(`^${character}$`)),
  ENEMY: enemy,
  COUNTS: counts,
  GROUPS: {
    what: 'enemies with their numbers for 1, 2, 3 and 4 Characters such as E01 1/1/2/2 + E04 0/1/1/1',
    read: (reader: Reader) => reader.several(group, '+'),
  },
  PERCENT: number('a percentage'),
  SHARE: { what: 'a share such as 50%', read: share },
  DIE: number('a die from 1 to 6', 1, 6),
  CHANGE: change,
  STAT: oneOf('a value', [
    ...(['life', 'defense', 'inventory', 'dice', 'rerolls', 'luck-rerolls'] as const),
    ...(['hit', 'heal-out', 'heal-in', 'poison-loss'] as const),
  ]),
  ATTEMPTS: oneOf('status effects with attempts', ['poison', 'weakness', 'any']),
  HOW: oneOf('how attempts go', ['auto', 'twice', 'never']),
  TRIGGER: oneOf('a trigger', ['combat-start', 'fate-end', 'phase-start', 'kill']),
  REST: oneOf('a trigger after combat', ['combat-end', 'level-up']),
  CONDITION: condition,
  EFFECT: commands(),
  STEP: commands('steps'),
  ANSWER: commands('answers'),
  ABILITY: commands('triggers'),
  RIPOSTE: commands('answers to a hit'),
  AFTERWARDS: commands('after combat'),
} satisfies Record<string, Kind>

function amountIn(reader: Reader): Amount | undefined {
  const written = reader.word(/^\d{1,3}h?$/)
  return written === undefined ? undefined : { n: Number.parseInt(written, 10), each: written.endsWith('h') }
}

function damage(reader: Reader): Damage | undefined {
  const amount = amountIn(reader)
  if (!amount) return undefined
  const all = reader.word('+') === undefined ? [] : reader.several(status.read, '+')
  return all && { ...amount, statuses: all }
}

function countsIn(reader: Reader): Counts | undefined {
  const [a, b, c, d] =
    reader
      .word(/^\d{1,2}(?:\/\d{1,2}){3}$/)
      ?.split('/')
      .map(Number) ?? []
  return a === undefined ? undefined : [a, b, c, d]
}

function group(reader: Reader): Group | undefined {
  const name = enemy.read(reader)
  const many = name === undefined ? undefined : countsIn(reader)
  if (name === undefined || !many) return undefined
  return { enemy: name, counts: many, when: reader.condition() ?? null }
}

function share(reader: Reader): number | undefined {
  const written = reader.word(/^[1-9]\d?%$/)
  return written === undefined ? undefined : Number.parseInt(written, 10)
}
