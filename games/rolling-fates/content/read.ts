import { readEffect as readCommands, readLine, type Phrase, type Problem } from '@dicehearth/story'
import { vocabulary } from '../story/vocabulary.ts'
import { enemyFact, type EnemyFact } from './enemy-facts.ts'
import type { Cost, Tag } from './language.ts'
import { clauseOf, type Clause } from './words/effects.ts'
import type { Mechanic } from './words/mechanics.ts'
import { passiveOf, type Passive } from './words/passives.ts'

/** Where an effect stands decides what it may do and whom it may be aimed at: see content/words. */
export type EffectPlace = 'abilities' | 'steps' | 'stories'

/** A text of the effect language that cannot be read: what is wrong with it, and what to do. */
export class Unreadable extends Error {}

/** Cards, enemies and stories speak one language, read by one parser: `hit 3 + poison -> enemy; guard 1 -> self`. */
export function readEffect(text: string, place: EffectPlace): Clause[] {
  return phrasesIn(text, place).map(clauseOf)
}

/** What a card does without being used: `mod defense +1; when hurt: hit 1 -> attacker`. */
export function readPassives(text: string): Passive[] {
  const phrases = phrasesIn(text, 'passives')
  try {
    return phrases.map(passiveOf)
  } catch (error) {
    throw new Unreadable(`“${text}”: ${(error as Error).message}.`)
  }
}

function phrasesIn(text: string, place: string): readonly Phrase[] {
  const { alternatives, problems } = readCommands(vocabulary, place, text)
  if (problems.length > 0 || alternatives.length !== 1) throw unreadable(text, problems)
  return alternatives[0]
}

function unreadable(text: string, [problem]: readonly Problem[]): Unreadable {
  const what = problem
    ? `${problem.message}. ${problem.advice}`
    : 'There is one effect, not several to choose from.'
  return new Unreadable(`“${text}”: ${what}`)
}

function readFact(text: string): EnemyFact {
  const { line, problems } = readLine(vocabulary, vocabulary.bodies.enemy.lines, 'enemies', text)
  if (!line) throw unreadable(text, problems)
  return enemyFact(line)
}

/** What an enemy hides: `ward 1`, `tally 4 hit 9 -> hero(attacker)`. */
export function readMechanic(text: string): Mechanic {
  const fact = readFact(text)
  if (fact.fact === 'mechanic') return fact.mechanic
  throw new Unreadable(`“${text}”: This is nothing that an enemy hides.`)
}

/** How an enemy bears a status effect: `immune poison`, `resist stun`. */
export function readTag(text: string): Tag {
  const fact = readFact(text)
  if (fact.fact === 'tag') return fact.tag
  throw new Unreadable(`“${text}”: Write immune or resist and a status effect.`)
}

/** An enemy's Life: 12, or 40h, which grows with the party. */
export function readLife(text: string): { n: number; perHero: boolean } {
  const fact = readFact(`life ${text}`)
  if (fact.fact === 'life') return fact.life
  throw new Unreadable(`“${text}”: Write a number such as 12 or 40h.`)
}

const combination =
  /^(?:(any[1-5]|same[2-5]|twopair|fullhouse|low5|high5)|dice\(([1-6](?:,[1-6]){0,4})\)|luck\(([1-6])\))$/

/** What an ability costs: `any2`, `same3`, `dice(2,5)`, `luck(4)`. */
export function readCost(text: string): Cost {
  const found = combination.exec(text.replaceAll(' ', ''))
  if (!found)
    throw new Unreadable(
      `“${text}”: Write a cost such as any2, same3, twopair, fullhouse, low5, high5, dice(2,5) or luck(4).`,
    )
  const [, word, faces, luck] = found
  if (luck) return { pay: 'luck', face: Number(luck) }
  if (faces)
    return {
      pay: 'dice',
      faces: faces
        .split(',')
        .map(Number)
        .sort((a, b) => a - b),
    }
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
