import { capital, numeral } from '@dicehearth/engine'
import { schemaOf, whole, type Fields, type Filled, type Said } from '@dicehearth/engine/words'
import type { Phrase } from '@dicehearth/story'
import * as z from 'zod'
import { amount, counts, status } from '../language.ts'
import { amountText, clause, clauseOf, effectText } from './effects.ts'
import { countsOf, perCharacter } from './filled-in.ts'
import { meaning, vocabularyOf, type Forms, type WrittenWord } from './written.ts'

/** What an enemy hides; the rules ask for it where it matters. */

/** Other enemies are named by their id. */
type NameOf = (id: string) => string

interface MechanicWord<F extends Fields = Fields> extends WrittenWord<F> {
  /** A whole sentence. */
  text(it: Filled<F>, nameOf: NameOf): string
}

function word<F extends Fields, P extends string>(
  fields: F,
  forms: Forms<P, F>,
  text: MechanicWord<F>['text'],
): MechanicWord<F> & { forms: Forms<P, F> } {
  return { fields, forms, text }
}

const percent = whole(1, 99)
const small = { n: whole(1, 30) }
const hidden = ['enemies']
const effect = z.array(clause)
const effectOf = (phrases: readonly Phrase[]): z.output<typeof effect> => phrases.map(clauseOf)

export const mechanics = {
  armor: word(
    small,
    { 'armor N': { in: hidden, means: ({ n }) => ({ n }) } },
    ({ n }) => `Each hit takes ${n} less Life.`,
  ),
  thick: word(
    small,
    { 'thick N': { in: hidden, means: ({ n }) => ({ n }) } },
    ({ n }) => `A hit of ${n} or less takes nothing.`,
  ),
  cap: word(
    small,
    { 'cap N': { in: hidden, means: ({ n }) => ({ n }) } },
    ({ n }) => `One hit never takes more than ${n} Life.`,
  ),
  ward: word(small, { 'ward N': { in: hidden, means: ({ n }) => ({ n }) } }, ({ n }) =>
    n === 1
      ? 'The first hit of each round takes nothing.'
      : `The first ${numeral(n)} hits of each round take nothing.`,
  ),
  thorns: word(
    small,
    { 'thorns N': { in: hidden, means: ({ n }) => ({ n }) } },
    ({ n }) => `Whoever wounds it suffers ${n} damage.`,
  ),
  echo: word(
    {},
    { echo: { in: hidden, means: () => ({}) } },
    () => 'A hit for the same number as the one before it in the round takes nothing.',
  ),
  'odd-shell': word(
    {},
    { 'odd-shell': { in: hidden, means: () => ({}) } },
    () => 'A hit for an odd number is halved, rounded down.',
  ),
  'even-shell': word(
    {},
    { 'even-shell': { in: hidden, means: () => ({}) } },
    () => 'A hit for an even number is halved, rounded down.',
  ),
  bane: word(
    { status, ...small },
    { 'bane STATUS N': { in: hidden, means: ({ status: has, n }) => ({ status: has, n }) } },
    (it) => `Each hit takes ${it.n} more Life while it has ${capital(it.status)}.`,
  ),
  bond: word(
    { enemy: z.string() },
    { 'bond ENEMY': { in: hidden, means: ({ enemy }) => ({ enemy }) } },
    ({ enemy }, nameOf) => `Hits take nothing while ${nameOf(enemy)} is in play.`,
  ),
  frenzy: word(
    { percent, ...small },
    { 'frenzy PERCENT N': { in: hidden, means: ({ percent: at, n }) => ({ percent: at, n }) } },
    (it) => `At ${it.percent}% of its Life or less, its hits deal ${it.n} more damage.`,
  ),
  spawn: word(
    { enemy: z.string(), counts, percent },
    {
      'spawn ENEMY COUNTS at PERCENT': {
        in: hidden,
        means: (it) => ({ enemy: it.enemy, counts: countsOf(it.counts), percent: it.percent }),
      },
    },
    (it, nameOf) => `At ${it.percent}% of its Life or less, it is joined by ${nameOf(it.enemy)}.`,
  ),
  regen: word(
    amount,
    { 'regen AMOUNT': { in: hidden, means: (it) => perCharacter(it.amount) } },
    (it) => `In each Fate Phase it regains ${amountText(it, 'Life')} unless it is poisoned.`,
  ),
  burst: word(
    { effect },
    { 'burst EFFECT': { in: hidden, means: (it) => ({ effect: effectOf(it.effect) }) } },
    (it) => `When it is defeated: ${effectText(it.effect, 'it')}`,
  ),
  tally: word(
    { ...small, effect },
    { 'tally N ANSWER': { in: hidden, means: ({ n, answer }) => ({ n, effect: effectOf(answer) }) } },
    (it) => `Hit number ${it.n} of a round is answered: ${effectText(it.effect, 'it')}`,
  ),
  fuse: word(
    { ...small, effect },
    { 'fuse N EFFECT': { in: hidden, means: (it) => ({ n: it.n, effect: effectOf(it.effect) }) } },
    (it) => `After its action number ${it.n}: ${effectText(it.effect, 'it')} Then it is gone.`,
  ),
}

export type Mechanic = Said<'is', typeof mechanics>
export const mechanic = schemaOf('is', mechanics)
export const mechanicOf = meaning('is', mechanics)

const byName: Readonly<Record<string, MechanicWord>> = mechanics

/** What an enemy hides, in words. */
export function mechanicText(it: Mechanic, nameOf: NameOf): string {
  return byName[it.is].text(it, nameOf)
}

/** The lines of an enemy that say what it hides, as storybooks know them. */
export const mechanicLines = vocabularyOf('is', mechanics, (it) => mechanicText(it, (id) => id))
