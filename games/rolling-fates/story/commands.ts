import { count } from '@dicehearth/engine'
import { rowsOf } from '@dicehearth/story'
import { kinds, type Amount, type Status } from './kinds.ts'
import { joined, targetName } from './names.ts'

const inCombat = ['steps', 'enemies', 'answers', 'abilities', 'triggers', 'answers to a hit']
const everywhere = [...inCombat, 'stories', 'after combat']
const ofCharacters = ['abilities', 'triggers', 'answers to a hit']

/** The effects of this game: one language for stories, enemies and abilities. */
export const effects = rowsOf(kinds).commands({
  'hit DAMAGE -> TARGET': {
    in: [...inCombat, 'stories'],
    says: ({ damage, target }) =>
      `Deal ${times(damage)} damage${inflicting(damage.statuses)} to ${targetName(target)}.`,
  },
  'inflict STATUSES -> TARGET': {
    in: everywhere,
    says: ({ statuses, target }) => `Inflict ${joined(statuses)} to ${targetName(target)}.`,
  },
  'heal AMOUNT -> TARGET': {
    in: everywhere,
    says: ({ amount, target }) => `Heal ${times(amount)} to ${targetName(target)}.`,
  },
  'lose AMOUNT -> TARGET': {
    in: everywhere,
    says: ({ amount, target }) => `${targetName(target)} loses ${times(amount)} Life.`,
  },
  'guard AMOUNT -> TARGET': {
    in: inCombat,
    says: ({ amount, target }) => `${targetName(target)} gains ${times(amount)} guard.`,
  },
  'cure all -> TARGET': {
    in: everywhere,
    says: ({ target }) => `Remove all status effects from ${targetName(target)}.`,
  },
  'cure STATUS -> TARGET': {
    in: everywhere,
    says: ({ status, target }) => `Remove ${joined([status])} from ${targetName(target)}.`,
  },
  'treasure N -> TARGET': {
    in: ['stories', ...ofCharacters, 'after combat'],
    says: ({ n, target }) => `${targetName(target)} draws ${count(n, 'Treasure card')}.`,
  },
  'trait N -> TARGET': {
    in: ['stories', ...ofCharacters, 'after combat'],
    says: ({ n, target }) => `${targetName(target)} draws ${count(n, 'Trait card')}.`,
  },
  'reroll N': { in: ofCharacters, says: ({ n }) => `Re-roll up to ${n} of your dice.` },
  'turn N to any': { in: ofCharacters, says: ({ n }) => `Turn up to ${n} of your dice to any value.` },
  'turn N to DIE': { in: ofCharacters, says: ({ n, die }) => `Turn up to ${n} of your dice to ${die}.` },
  'add roll -> TARGET': {
    in: ofCharacters,
    says: ({ target }) => `${targetName(target)} adds a rolled die.`,
  },
  'add DIE -> TARGET': {
    in: ofCharacters,
    says: ({ die, target }) => `${targetName(target)} adds a die showing ${die}.`,
  },
  'flag FLAG on': {
    in: ['stories'],
    records: ({ flag }) => `flag ${flag}`,
    says: ({ flag }) => `${flag} is remembered.`,
  },
  'flag FLAG off': {
    in: ['stories'],
    erases: ({ flag }) => `flag ${flag}`,
    says: ({ flag }) => `${flag} is forgotten.`,
  },
  'wind TEXT': { in: ['steps'], idle: true, says: ({ text }) => text },
  nothing: { in: everywhere, idle: true, says: () => 'Nothing happens.' },
  'say TEXT': { in: ['stories'], idle: true, reads: ({ text }) => text, says: ({ text }) => text },
  'goto LABEL': {
    in: ['stories'],
    idle: true,
    turns: ({ label }) => label,
    says: ({ label }) => `Go on with ${label}.`,
  },
})

const passive = ['passives']

/** What cards do as long as their owner has them. */
export const passives = rowsOf(kinds).commands({
  'mod STAT CHANGE': { in: passive, says: ({ stat, change }) => `${signed(change)} ${stat}.` },
  'mod STAT CHANGE if CONDITION': {
    in: passive,
    says: ({ stat, change }) => `${signed(change)} ${stat} while the condition holds.`,
  },
  'immune STATUS': { in: passive, says: ({ status }) => `You are immune to ${joined([status])}.` },
  'recover ATTEMPTS HOW': {
    in: passive,
    says: ({ attempts, how }) =>
      `Your attempts against ${attempts === 'any' ? 'all status effects' : attempts} ${went[how]}.`,
  },
  'when TRIGGER: ABILITY': { in: passive, says: ({ trigger }) => `At ${trigger}:` },
  'when TRIGGER if CONDITION: ABILITY': {
    in: passive,
    says: ({ trigger }) => `At ${trigger}, if the condition holds:`,
  },
  'when hurt: RIPOSTE': { in: passive, says: () => 'When you are hurt:' },
  'when hurt if CONDITION: RIPOSTE': {
    in: passive,
    says: () => 'When you are hurt, if the condition holds:',
  },
  'when REST: AFTERWARDS': { in: passive, says: ({ rest }) => `At ${rest}:` },
  'when REST if CONDITION: AFTERWARDS': {
    in: passive,
    says: ({ rest }) => `At ${rest}, if the condition holds:`,
  },
  'laststand N once adventure': {
    in: passive,
    says: ({ n }) => `Once per adventure, instead of reaching 0 Life, have ${n} Life.`,
  },
})

const went = { auto: 'always succeed', twice: 'are made twice', never: 'always fail' }

function times({ n, each }: Amount): string {
  return each ? `${n} for each Character` : String(n)
}

function inflicting(statuses: readonly Status[]): string {
  return statuses.length === 0 ? '' : ` and inflict ${joined(statuses)}`
}

function signed(n: number): string {
  return n < 0 ? String(n) : `+${n}`
}
