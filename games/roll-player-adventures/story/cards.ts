import { change, commands, number, oneOf, rowsOf, type Reader } from '@dicehearth/story'

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

/** The effects on cards: the other half of this game's language. */
export const cardCommands = rowsOf(cardKinds).commands({
  'flip SEL': { in: cards, says: ({ sel }) => `turn over ${dice(sel)}` },
  'adj SEL': { in: cards, says: ({ sel }) => `change ${dice(sel)} by 1` },
  'reroll SEL': { in: cards, says: ({ sel }) => `roll ${dice(sel)} again` },
  'as SEL -> LIKENESS': { in: cards, says: ({ sel, likeness }) => `treat ${dice(sel)} as ${like(likeness)}` },
  'draw SOURCE': { in: cards, says: ({ source }) => `draw ${drawn(source)}` },
  'heal SELF N': { in: cards, says: ({ self, n }) => `${whom[self]} recovers ${n}` },
  'fill SELF N': { in: cards, says: ({ self, n }) => `${whom[self]} adds ${n} stamina to rows` },
  'drain SELF N': { in: cards, says: ({ self, n }) => `${whom[self]} returns ${n} stamina from rows` },
  'tire SELF N': { in: cards, says: ({ self, n }) => `${whom[self]} adds ${n} fatigue` },
  'gold CHANGE': {
    in: cards,
    says: ({ change }) => `${change < 0 ? 'lose' : 'gain'} ${Math.abs(change)} gold`,
  },
  'xp CHANGE': { in: cards, says: ({ change }) => `${change < 0 ? 'lose' : 'gain'} ${Math.abs(change)} XP` },
  'slot SLOT': {
    in: modifiers,
    says: ({ slot }) => `one more slot: ${like({ ...slot, values: [slot.value], other: null })}`,
  },
  'limit CHANGE': {
    in: [...modifiers, 'hooks'],
    says: ({ change }) => `the dice limit changes by ${change}`,
  },
  'price CHANGE': {
    in: modifiers,
    says: ({ change }) => `a coloured die costs ${change < 0 ? 'less' : 'more'}`,
  },
  'counter CHANGE': {
    in: [...modifiers, 'hooks'],
    says: ({ change }) => `each counterattack changes by ${change}`,
  },
  'ban VERB': { in: modifiers, says: ({ verb }) => `no "${verb}"` },
  'toll VERB N': { in: modifiers, says: ({ verb, n }) => `"${verb}" costs ${n} fatigue` },
  'no tokens': { in: modifiers, says: () => 'no bonus plays' },
  'no class': { in: modifiers, says: () => 'no class abilities' },
  'track x2': { in: modifiers, says: () => 'the round track counts twice' },
  'each round: EFFECT': { in: modifiers, says: () => 'at the end of each round:' },
  'setup: EFFECT': { in: modifiers, says: () => 'before dice are bought:' },
  'round1: EFFECT': { in: modifiers, says: () => 'in the first round:' },
  'pass: EFFECT': { in: modifiers, says: () => 'if the check is passed:' },
  'fail: EFFECT': { in: modifiers, says: () => 'if the check is failed:' },
  'victory: EFFECT': { in: modifiers, says: () => 'after a victory:' },
  'defeat: EFFECT': { in: modifiers, says: () => 'after a defeat:' },
})

const whom = { self: 'you', one: 'one player', each: 'each player' }
const colours: Readonly<Partial<Record<string, string>>> = {
  R: 'red',
  K: 'black',
  G: 'green',
  B: 'blue',
  W: 'white',
  P: 'purple',
}

function dice({ count, colours: of, values }: Selection): string {
  const which = [named(of), values.join(' or ')].filter(Boolean).join(' ')
  return count === 1
    ? `one ${which} die`.replace('  ', ' ')
    : `up to ${count} ${which} dice`.replace('  ', ' ')
}

function like({ colours: of, values, other }: Likeness): string {
  if (other) return `another ${other}`
  return [named(of), values.filter(Boolean).join(' or ')].filter(Boolean).join(' ') || 'any die'
}

function drawn({ colours: of, familiar, value }: Source): string {
  const die = of === '' ? 'a random die' : `the ${named(of)} ${familiar ? 'familiar ' : ''}die`
  return value === null ? die : `${die} and set it to ${value}`
}

function named(of: string): string {
  return of
    .split('')
    .map((letter) => colours[letter])
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
