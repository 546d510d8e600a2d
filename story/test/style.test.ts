import { expect, it } from 'vitest'
import { isInStyle, styleOf } from '../index.ts'
import { bookOf, vocabulary } from './toy.ts'

/** What is measured in an entry with this text. */
function measured(text: string): Record<string, number> {
  const { measures } = styleOf(vocabulary, bookOf(text))
  return Object.fromEntries(measures.map(({ name, value }) => [name, value]))
}

const long = 'word '.repeat(40)

it('counts the words that are spoken, in texts and in what is said', () => {
  expect(measured('"One two," she says. Five six.')).toMatchObject({ speech: 33 })
  expect(measured(`! say "'It's one,' he says."`)).toMatchObject({ speech: 50 })
})

it('counts what is written or signed as spoken, but not a word that is only stressed', () => {
  expect(measured('*One two*, she signs. Five six.')).toMatchObject({ speech: 33 })
  expect(measured('It is *not* so. Five six.')).toMatchObject({ speech: 0 })
  expect(measured("'See *one two* there,' she says.")).toMatchObject({ speech: 67 })
})

/** What a book with this text should keep to. */
function bounds(text: string): unknown {
  return styleOf(vocabulary, bookOf(text)).measures.map(({ least, most }) => least ?? most)
}

it('expects nothing of a handful of pages', () => {
  expect(bounds(long)).toEqual([undefined, undefined, undefined, undefined, undefined, undefined])
  expect(bounds(long.repeat(5))).toEqual([15, 10, 25, 1, 0, 1])
})

it('knows a kicker: a short sentence after a longer one, at the end of a long entry', () => {
  expect(measured(`${long}. It is not.`)).toMatchObject({ kickers: 100 })
  expect(measured(`${long}. It is not so, and never was, they say.`)).toMatchObject({ kickers: 0 })
  expect(measured('A short entry with one sentence. No.')).toMatchObject({ kickers: 0 })
})

it('counts worn numbers, firsts and nobodies', () => {
  expect(measured('Nine, forty, eleven. For the first time nobody and somebody and anybody.')).toMatchObject({
    'nine/eleven/forty': 3,
    firsts: 1,
    'somebody/nobody': 3,
  })
})

it('says whether a measure keeps to what it should be', () => {
  expect(isInStyle({ name: 'speech', percent: true, value: 14, least: 15 })).toBe(false)
  expect(isInStyle({ name: 'speech', percent: true, value: 15, least: 15 })).toBe(true)
  expect(isInStyle({ name: 'kickers', percent: true, value: 11, most: 10 })).toBe(false)
  expect(isInStyle({ name: 'anything', percent: false, value: 11 })).toBe(true)
})
