import { expect, it } from 'vitest'
import { booksIn, brought, storybooks, type Check } from '../index.ts'
import { toys, vocabulary } from './toy.ts'

const good = '# TOY Good\n\n## begin\nHere.\n? rest'

it('keeps the lines of each book of a file where they are', () => {
  expect(booksIn('# One\na\n# Two\nb # c\n# Three')).toEqual([
    '# One\na\n',
    '\n\n# Two\nb # c\n',
    '\n\n\n\n# Three',
  ])
  expect(booksIn('no heading\n# One')).toEqual(['no heading\n# One'])
})

it('takes a file as one book, or as many as it holds where a game has several', () => {
  expect(toys.booksIn(`${good}\n${good}`)).toEqual([`${good}\n${good}`])
  const several = storybooks(
    { ...vocabulary, several: true },
    { start: () => [], roads: () => () => [] },
    [],
    {},
  )
  expect(several.booksIn(`${good}\n${good}`)).toHaveLength(2)
  expect(several.names).toEqual({})
})

it('says of every error where it is and what to do about it, and nothing of doubts', () => {
  expect(brought(toys, good).problems).toEqual([])
  const { books, problems } = brought(toys, good.replace('? rest', '! gian 1 gold\n? "On" -> nowhere'))
  expect(books.map(({ title }) => title)).toEqual(['Good'])
  expect(problems).toHaveLength(2)
  expect(problems.join('\n')).toMatch(
    /^Line 5, column 3: [^\n]+\. [^\n]+\.\nLine 6, column \d+: [^\n]+\. [^\n]+\.$/,
  )
  const doubts: Check = {
    id: 'T9',
    level: 'warning',
    *find() {
      yield { at: { line: 1, column: 1 }, message: 'It is short', advice: 'Write on.' }
    },
  }
  const doubting = storybooks(vocabulary, { start: () => [], roads: () => () => [] }, [doubts], {})
  expect(doubting.check(doubting.read(good))).toHaveLength(1)
  expect(brought(doubting, good).problems).toEqual([])
})

it('checks each book of a file beside the others, not beside itself', () => {
  const beside: string[] = []
  const looks: Check = {
    id: 'T8',
    level: 'error',
    *find({ book, shelf }) {
      beside.push(`${book.title} beside ${shelf.map(({ title }) => title).join()}`)
    },
  }
  const several = storybooks(
    { ...vocabulary, several: true },
    { start: () => [], roads: () => () => [] },
    [looks],
    {},
  )
  brought(several, `${good}\n${good.replace('Good', 'Other')}\n`)
  expect(beside).toEqual(['Good beside Other', 'Other beside Good'])
})
