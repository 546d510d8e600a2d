import { capital, count, whatToType, type Preview } from '@dicehearth/engine'
import type { Question, Seated } from '@dicehearth/host'
import { canBeFolded, grouped } from './grouped.ts'

/** Keys are numbers only up to here. */
const lastNumber = 9

/** The options of a question, under their headings, each with what it changes and what it costs; or what to type. */
export function optionsAloud(
  question: Question,
  seats: readonly Seated[],
  previews: readonly (Preview | null)[],
): string {
  const { choices } = question
  const listed = [...choices.keys()].filter((option) => choices[option].typed === undefined)
  const groups = grouped(question, listed, seats)
  const numbered = !canBeFolded(groups)
  const one = (option: number): string => {
    const { text, risk } = choices[option]
    const number = numbered && option < lastNumber ? `${option + 1}: ` : ''
    return `${number}${[text.replace(/\.$/, ''), previews[option]?.text, risk].filter(Boolean).join(', ')}.`
  }
  return [
    whatToType(choices.flatMap(({ typed }) => typed ?? [])),
    listed.length > 0 ? `${capital(count(listed.length, 'option'))}.` : '',
    ...groups.flatMap(({ name, options }) => [
      name === null ? '' : `${name}${numbered ? '.' : ':'}`,
      ...options.map(one),
    ]),
  ]
    .filter(Boolean)
    .join(' ')
}
