import { capital, count, numeral } from '@dicehearth/engine'
import { schemaOf, whole, type Fields, type Filled, type Said } from '@dicehearth/engine/words'
import * as z from 'zod'
import { amount, status, statuses, target } from '../language.ts'
import { perCharacter, targetOf } from './filled-in.ts'
import { does, objectOf, statusList, type Voice } from './whom.ts'
import { meaning, vocabularyOf, type Forms, type WrittenWord } from './written.ts'

/** What cards, enemies and stories do: one language for all. rules/carry-out.ts carries it out. */

interface EffectWord<F extends Fields = Fields> extends WrittenWord<F> {
  /** A whole sentence; empty where people are told by what follows. */
  text(it: Filled<F>, voice: Voice): string
}

function word<F extends Fields, P extends string>(
  fields: F,
  forms: Forms<P, F>,
  text: EffectWord<F>['text'],
): EffectWord<F> & { forms: Forms<P, F> } {
  return { fields, forms, text }
}

const inCombat = ['steps', 'enemies', 'answers', 'abilities', 'triggers', 'answers to a hit']
const everywhere = [...inCombat, 'stories', 'after combat']
const ofCharacters = ['abilities', 'triggers', 'answers to a hit']
const drawing = ['stories', ...ofCharacters, 'after combat']

const few = whole(1, 5)
const face = whole(1, 6)
const aimed = { ...amount, target }

/** Cards and books tell people what to do; of an enemy it is told what it does. */
function acts(voice: Voice, verb: 'Deal' | 'Inflict' | 'Remove'): string {
  return voice === 'it' ? `It ${verb.toLowerCase()}s` : verb
}

/** Nobody has to use all the dice that an effect offers. */
function mayDo(dice: number, verb: 're-roll' | 'turn'): string {
  return dice === 1 ? `You may ${verb} one` : `${capital(verb)} up to ${numeral(dice)}`
}

/** "3 Life", "2 damage for each Character". */
export function amountText(
  { n, perHero }: { n: number; perHero: boolean },
  of: 'damage' | 'Life' | 'guard',
): string {
  return `${n} ${of}${perHero ? ' for each Character' : ''}`
}

export const effects = {
  hit: word(
    { ...amount, statuses: z.array(status), target },
    {
      'hit DAMAGE -> TARGET': {
        in: [...inCombat, 'stories'],
        means: ({ damage, target: whom }) => ({
          ...perCharacter(damage),
          statuses: damage.statuses,
          target: targetOf(whom),
        }),
      },
    },
    (it, voice) => {
      const whom = objectOf(it.target, voice)
      const damage = `${acts(voice, 'Deal')} ${amountText(it, 'damage')}`
      if (it.statuses.length === 0) return `${damage} to ${whom}.`
      return `${damage} and ${voice === 'it' ? 'inflicts' : 'inflict'} ${statusList(it.statuses)} on ${whom}.`
    },
  ),
  inflict: word(
    { statuses: z.array(status).min(1), target },
    {
      'inflict STATUSES -> TARGET': {
        in: everywhere,
        means: (it) => ({ statuses: it.statuses, target: targetOf(it.target) }),
      },
    },
    (it, voice) => `${acts(voice, 'Inflict')} ${statusList(it.statuses)} on ${objectOf(it.target, voice)}.`,
  ),
  heal: word(
    aimed,
    {
      'heal AMOUNT -> TARGET': {
        in: everywhere,
        means: (it) => ({ ...perCharacter(it.amount), target: targetOf(it.target) }),
      },
    },
    (it, voice) => `${does(it.target, voice, 'regain')} ${amountText(it, 'Life')}.`,
  ),
  lose: word(
    aimed,
    {
      'lose AMOUNT -> TARGET': {
        in: everywhere,
        means: (it) => ({ ...perCharacter(it.amount), target: targetOf(it.target) }),
      },
    },
    (it, voice) => `${does(it.target, voice, 'lose')} ${amountText(it, 'Life')}.`,
  ),
  guard: word(
    aimed,
    {
      'guard AMOUNT -> TARGET': {
        in: inCombat,
        means: (it) => ({ ...perCharacter(it.amount), target: targetOf(it.target) }),
      },
    },
    (it, voice) => `${does(it.target, voice, 'gain')} ${amountText(it, 'guard')}.`,
  ),
  cure: word(
    { what: z.enum([...statuses, 'all']), target },
    {
      'cure all -> TARGET': {
        in: everywhere,
        means: (it) => ({ what: 'all' as const, target: targetOf(it.target) }),
      },
      'cure STATUS -> TARGET': {
        in: everywhere,
        means: (it) => ({ what: it.status, target: targetOf(it.target) }),
      },
    },
    (it, voice) => {
      const what = it.what === 'all' ? 'all status effects' : capital(it.what)
      return `${acts(voice, 'Remove')} ${what} from ${objectOf(it.target, voice)}.`
    },
  ),
  reroll: word(
    { dice: few },
    { 'reroll N': { in: ofCharacters, means: ({ n }) => ({ dice: n }) } },
    ({ dice }) => `${mayDo(dice, 're-roll')} of your dice.`,
  ),
  turn: word(
    { dice: few, to: z.union([face, z.literal('any')]) },
    {
      'turn N to any': { in: ofCharacters, means: ({ n }) => ({ dice: n, to: 'any' as const }) },
      'turn N to DIE': { in: ofCharacters, means: ({ n, die }) => ({ dice: n, to: die }) },
    },
    ({ dice, to }) => `${mayDo(dice, 'turn')} of your dice to ${to === 'any' ? 'any value' : to}.`,
  ),
  add: word(
    { shows: z.union([face, z.literal('roll')]), target },
    {
      'add roll -> TARGET': {
        in: ofCharacters,
        means: (it) => ({ shows: 'roll' as const, target: targetOf(it.target) }),
      },
      'add DIE -> TARGET': {
        in: ofCharacters,
        means: (it) => ({ shows: it.die, target: targetOf(it.target) }),
      },
    },
    ({ shows, target: whom }, voice) => {
      const die = shows === 'roll' ? 'a die that is rolled at once' : `a die showing ${shows}`
      return `${does(whom, voice, 'add')} ${die}.`
    },
  ),
  treasure: word(
    { cards: few, target },
    {
      'treasure N -> TARGET': {
        in: drawing,
        means: (it) => ({ cards: it.n, target: targetOf(it.target) }),
      },
    },
    (it, voice) => `${does(it.target, voice, 'draw')} ${count(it.cards, 'Treasure card')}.`,
  ),
  trait: word(
    { cards: few, target },
    {
      'trait N -> TARGET': { in: drawing, means: (it) => ({ cards: it.n, target: targetOf(it.target) }) },
    },
    (it, voice) => `${does(it.target, voice, 'draw')} ${count(it.cards, 'Trait card')}.`,
  ),
  flag: word(
    { flag: z.string(), on: z.boolean() },
    {
      'flag FLAG on': {
        in: ['stories'],
        records: ({ flag }) => `flag ${flag}`,
        means: ({ flag }) => ({ flag, on: true }),
      },
      'flag FLAG off': {
        in: ['stories'],
        erases: ({ flag }) => `flag ${flag}`,
        means: ({ flag }) => ({ flag, on: false }),
      },
    },
    ({ flag, on }, voice) => (voice === 'book' ? `${flag} is ${on ? 'remembered' : 'forgotten'}.` : ''),
  ),
  wind: word(
    { text: z.string() },
    { 'wind TEXT': { in: ['steps'], idle: true, means: ({ text }) => ({ text }) } },
    ({ text }) => text,
  ),
  nothing: word({}, { nothing: { in: everywhere, idle: true, means: () => ({}) } }, () => 'Nothing happens.'),
  // Stories only: words read aloud, and the encounter that comes next.
  say: word(
    { text: z.string() },
    {
      'say TEXT': {
        in: ['stories'],
        idle: true,
        reads: ({ text }) => text,
        means: ({ text }) => ({ text }),
      },
    },
    ({ text }) => text,
  ),
  goto: word(
    { to: z.string() },
    {
      'goto LABEL': {
        in: ['stories'],
        idle: true,
        turns: ({ label }) => label,
        means: ({ label }) => ({ to: label }),
      },
    },
    ({ to }, voice) => (voice === 'book' ? `Go on with ${to}.` : ''),
  ),
}

export type Clause = Said<'verb', typeof effects>
export type Verb = Clause['verb']
export type ClauseOf<V extends Verb> = Extract<Clause, { verb: V }>
export type Effect = readonly Clause[]

export const clause = schemaOf('verb', effects)
export const clauseOf = meaning('verb', effects)

const byName: Readonly<Record<string, EffectWord>> = effects

function clauseText(it: Clause, voice: Voice): string {
  return byName[it.verb].text(it, voice)
}

export function effectText(effect: Effect, voice: Voice): string {
  return effect
    .map((it) => clauseText(it, voice))
    .filter((text) => text !== '')
    .join(' ')
}

/** The effects as storybooks know them. */
export const commands = vocabularyOf('verb', effects, (it) => clauseText(it, 'book'))
