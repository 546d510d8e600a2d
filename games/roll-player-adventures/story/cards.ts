import { numeral } from '@dicehearth/engine'
import { change, commands, number, oneOf, rowsOf, type Reader } from '@dicehearth/story'
import { colourNames } from '../content/dice.ts'

/** Up to so many dice, of these colours or with these values; nothing given means any. */
export interface Selection {
  count: number
  colours: string
  values: number[]
}

/** What a die counts as: one of these colours or values, or any other. */
export interface Likeness {
  colours: string
  values: number[]
  other: 'colour' | 'value' | null
}

/** Where a new die comes from, and the value it is set to instead of being rolled. */
export interface Source {
  colours: string
  familiar: boolean
  value: number | null
}

/** A slot: its colours (none: any) and value (0: any), counterattack and rewards. */
export interface Slot {
  colours: string
  value: number
  counter: number
  xp: number
  gold: number
}

const verbs = ['flip', 'adj', 'reroll', 'as', 'draw'] as const

/** What is filled in on cards, class abilities, familiars and modifiers. */
export const cardKinds = {
  N: number(),
  CHANGE: change,
  SEL: { what: 'dice such as any, R, #1#4 or B#6', read: selection },
  LIKENESS: { what: 'a colour, a value such as #3, other or #other', read: likeness },
  SOURCE: { what: 'a die such as G, ?, KB! or ?=6', read: source },
  SLOT: { what: 'a slot such as G2 c1 x1', read: slot },
  SELF: oneOf('a player', ['self', 'one', 'each']),
  VERB: oneOf('a verb', verbs),
  EFFECT: commands('hooks'),
}

const cards = ['cards', 'hooks']
const modifiers = ['modifiers']

/** The effects on cards: the other half of this game's language. What they say goes on in the middle of a sentence. */
export const cardCommands = rowsOf(cardKinds).commands({
  'flip SEL': { in: cards, says: ({ sel }) => `turn ${dice(sel)} to the opposite side` },
  'adj SEL': {
    in: cards,
    says: ({ sel }) => `raise or lower ${dice(sel)} by 1${sel.count > 1 ? ' each' : ''}`,
  },
  'reroll SEL': { in: cards, says: ({ sel }) => `roll ${dice(sel)} again` },
  'as SEL -> LIKENESS': { in: cards, says: ({ sel, likeness }) => `treat ${dice(sel)} as ${like(likeness)}` },
  'draw SOURCE': { in: cards, says: ({ source }) => `draw ${drawn(source)}` },
  'heal SELF N': { in: cards, says: ({ self, n }) => whoDoes(self, 'remove', `${n} fatigue`) },
  'fill SELF N': { in: cards, says: ({ self, n }) => whoDoes(self, 'add', `${n} stamina to attribute rows`) },
  'drain SELF N': {
    in: cards,
    says: ({ self, n }) => whoDoes(self, 'return', `${n} stamina from attribute rows`),
  },
  'tire SELF N': { in: cards, says: ({ self, n }) => whoDoes(self, 'add', `${n} fatigue`) },
  'gold CHANGE': { in: cards, says: ({ change }) => `${gain(change)} gold` },
  'xp CHANGE': { in: cards, says: ({ change }) => `${gain(change)} XP` },
  'slot SLOT': { in: modifiers, says: ({ slot }) => `one slot more, for ${slotLike(slot)}` },
  'limit CHANGE': {
    in: [...modifiers, 'hooks'],
    says: ({ change }) => `the pool has ${amount(change, 'die', 'dice')}`,
  },
  'price CHANGE': {
    in: modifiers,
    says: ({ change }) => `dice of chosen colours cost ${amount(change, 'stamina', 'stamina')}`,
  },
  'counter CHANGE': {
    in: [...modifiers, 'hooks'],
    says: ({ change }) => `every counterattack is ${Math.abs(change)} ${change < 0 ? 'weaker' : 'stronger'}`,
  },
  'ban VERB': { in: modifiers, says: ({ verb }) => `no dice may be ${done[verb]}` },
  'toll VERB N': {
    in: modifiers,
    says: ({ verb, n }) => `whose dice are ${done[verb]} adds ${n} fatigue for it`,
  },
  'no tokens': { in: modifiers, says: () => 'no bonus plays' },
  'no class': { in: modifiers, says: () => 'no class abilities' },
  'track x2': { in: modifiers, says: () => 'the round track counts twice' },
  'each round: EFFECT': { in: modifiers, says: () => 'at the end of each round' },
  'setup: EFFECT': { in: modifiers, says: () => 'at the beginning' },
  'round1: EFFECT': { in: modifiers, says: () => 'in the first round' },
  'pass: EFFECT': { in: modifiers, says: () => 'if the check is passed' },
  'fail: EFFECT': { in: modifiers, says: () => 'if the check is failed' },
  'victory: EFFECT': { in: modifiers, says: () => 'after a victory' },
  'defeat: EFFECT': { in: modifiers, says: () => 'after a defeat' },
})

/** What is done to dice by each verb. */
const done = {
  flip: 'turned to the opposite side',
  adj: 'raised or lowered',
  reroll: 'rolled again',
  as: 'treated as something else',
  draw: 'drawn by cards and abilities',
}

function whoDoes(who: 'self' | 'one' | 'each', verb: string, what: string): string {
  if (who === 'self') return `${verb} ${what.replace('attribute rows', 'your attribute rows')}`
  return `${who === 'one' ? 'one player' : 'each player'} ${verb}s ${what}`
}

function gain(change: number): string {
  return `${change < 0 ? 'lose' : 'gain'} ${Math.abs(change)}`
}

function amount(change: number, one: string, many: string): string {
  const n = Math.abs(change)
  return `${n} ${n === 1 ? one : many} ${change < 0 ? 'less' : 'more'}`.replace(/(dice?) less$/, '$1 fewer')
}

function dice({ count, colours: of, values }: Selection): string {
  const showing = values.length > 0 ? ` showing ${values.join(' or ')}` : ''
  const number = count === 1 ? 'one' : `up to ${numeral(count)}`
  const die = count === 1 ? 'die' : 'dice'
  return [number, colours(of), die].filter(Boolean).join(' ') + showing
}

function like({ colours: of, values, other }: Likeness): string {
  if (other) return `another ${other}`
  return values.length > 0 ? values.map((value) => `a ${value}`).join(' or ') : colours(of)
}

function slotLike({ colours: of, value }: Slot): string {
  if (of === '') return value === 0 ? 'any die' : `any ${value}`
  return value === 0 ? `any ${colours(of)} die` : `a ${colours(of)} ${value}`
}

function drawn({ colours: of, familiar, value }: Source): string {
  const familiarDie = `the ${colours(of).replace(' or ', '-and-')} familiar die`
  const die = of === '' ? 'a die at random' : familiar ? familiarDie : `a ${colours(of)} die`
  return value === null ? `${die} and roll it` : `${die} and set it to ${value}`
}

function colours(of: string): string {
  return of
    .split('')
    .map((letter) => colourNames[letter])
    .join(' or ')
}

function selection(reader: Reader): Selection | undefined {
  const count = Number(reader.word(/^x[2-9]$/)?.slice(1) ?? 1)
  const written = reader.word(/^(?:any|(?=.)[RKGBWP]*(?:#[1-6])*)$/)
  if (written === undefined) return undefined
  return written === 'any' ? { count, colours: '', values: [] } : { count, ...parts(written) }
}

function likeness(reader: Reader): Likeness | undefined {
  const written = reader.word(/^(?:other|#other|[RKGBWP]+|(?:#[1-6])+)$/)
  if (written === undefined) return undefined
  if (written.endsWith('other'))
    return { colours: '', values: [], other: written === 'other' ? 'colour' : 'value' }
  return { ...parts(written), other: null }
}

function parts(written: string): { colours: string; values: number[] } {
  const [of, ...values] = written.split('#')
  return { colours: of, values: values.map(Number) }
}

function source(reader: Reader): Source | undefined {
  const die = reader.word(/^(?:\?|[RKGBWP]|[RKGBWP]{2}!)$/)
  if (die === undefined) return undefined
  const value = reader.word('=') === undefined ? null : Number(reader.word(/^[1-6]$/) ?? Number.NaN)
  if (Number.isNaN(value)) return undefined
  return { colours: die.replaceAll(/[?!]/g, ''), familiar: die.endsWith('!'), value }
}

function slot(reader: Reader): Slot | undefined {
  const [, of, value] = /^(\*|[RKGBWP]+)([*1-6])$/.exec(reader.word(/^(?:\*|[RKGBWP]+)[*1-6]$/) ?? '') ?? []
  if (of === undefined) return undefined
  const [counter, xp, gold] = ['c', 'x', 'g'].map((sign) =>
    Number(reader.word(new RegExp(`^${sign}\\d$`))?.slice(1) ?? 0),
  )
  return { colours: of === '*' ? '' : of, value: Number(value === '*' ? 0 : value), counter, xp, gold }
}
