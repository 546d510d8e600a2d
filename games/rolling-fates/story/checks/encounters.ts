import type { Block, Check, Entry, Finding, Phrase } from '@dicehearth/story'
import type { Known } from '../known.ts'
import type { Amount } from '../kinds.ts'
import { addressee, areaOf, args, outcomes } from './look.ts'

/** Choices, trades, checks and riddles are whole, and addressed to somebody where they must be. */
export const encounters: Check<Known> = {
  id: 'RF linter 7',
  level: 'error',
  *find({ book }) {
    for (const entry of book.entries) {
      const { choices, block } = entry
      if (choices.length > 0) yield* options(entry)
      if (block) yield* numbers(block)
      const needsOne = block?.name === 'check' || block?.head.form === 'trade life N'
      if (block && needsOne && addressee(entry) === null)
        yield {
          at: block.head.at,
          message: `This ${block.name} addresses nobody`,
          advice: 'Write "by hero(random)" below the heading.',
        }
    }
  },
}

function* options({ choices, at }: Entry): Generator<Finding> {
  if (choices.length < 2 || choices.length > 4)
    yield { at, message: `A choice with ${choices.length} options`, advice: 'Offer 2 to 4.' }
  if (!choices.some(({ when }) => when === null))
    yield {
      at: choices[0].at,
      message: 'Every option has a condition',
      advice: 'Let one be there in any case.',
    }
}

function* numbers(block: Block): Generator<Finding> {
  const { head, lines } = block
  const luck = args(head, 'check luck N')?.n
  if (luck !== undefined && (luck < 2 || luck > 6))
    yield { at: head.at, message: `A Luck die of ${luck} or more`, advice: 'Ask for 2 to 6.' }
  const answers = valuesOf(lines, 'answers TEXTS').flatMap(({ texts }) => texts)
  for (const { texts } of valuesOf(lines, 'pick TEXTS')) {
    const right = texts.filter((text) => answers.map(plain).includes(plain(text)))
    if (right.length !== 1)
      yield {
        at: head.at,
        message: `${right.length} of the listed answers are right`,
        advice: 'Exactly one must be.',
      }
  }
  for (const { n } of valuesOf(lines, 'tries N'))
    if (n < 1 || n > 3) yield { at: head.at, message: `${n} tries`, advice: 'Give 1 to 3.' }
}

function valuesOf<F extends string>(lines: readonly Phrase[], form: F) {
  return lines.flatMap((line) => args(line, form) ?? [])
}

/** As answers are compared: without capitals, punctuation and a leading article. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .replace(/^(?:an?|the) /, '')
    .trim()
}

/** Outside combat nobody dies of an answer: worst case, without Defense and with Weakness. */
export const mercy: Check<Known> = {
  id: 'RF linter 8',
  level: 'error',
  *find({ book, known: { frailest } }) {
    for (const entry of book.entries) {
      const { block } = entry
      if (block?.name === 'combat' || block?.name === 'riddle') continue
      const life = frailest[areaOf(entry.label) - 1] ?? Infinity
      const price = (block && args(block.head, 'trade life N')?.n) ?? 0
      for (const outcome of outcomes(entry)) {
        const lost = price + outcome.reduce((sum, clause) => sum + worst(clause), 0)
        if (lost >= life)
          yield {
            at: outcome[0]?.at ?? entry.at,
            message: `This may take ${lost} Life from a Character that has ${life}`,
            advice: 'Make it milder.',
          }
      }
    }
  },
}

function worst(clause: Phrase): number {
  const hit = args(clause, 'hit DAMAGE -> TARGET')
  const loss = args(clause, 'lose AMOUNT -> TARGET')
  return (hit ? 2 * most(hit.damage) : 0) + (loss ? most(loss.amount) : 0)
}

function most({ n, each }: Amount): number {
  return each ? n * 4 : n
}
