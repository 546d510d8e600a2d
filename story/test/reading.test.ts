import { readFileSync } from 'node:fs'
import path from 'node:path'
import peggy from 'peggy'
import { describe, expect, it } from 'vitest'
import { limits, readBook, readEffect, vocabularyOf } from '../index.ts'
import { bookOf, toys, vocabulary } from './toy.ts'

/** The problems of a book, each as "line:column message". */
function told(book: ReturnType<typeof bookOf>): string[] {
  return book.problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

/** What is wrong with a line below some words, and how many pieces of text there are. */
function wrong(line: string): string[] {
  const { entries, problems } = bookOf(`Words.\n\n${line}`)
  return problems.map((it) => `${it.level} ${it.line}:${it.column} ${it.advice}${entries[0].body.length}`)
}

it('runs the grammar that is written in grammar.peggy', () => {
  const folder = path.join(import.meta.dirname, '..')
  const source = readFileSync(path.join(folder, 'grammar.peggy'), 'utf8')
  const made = peggy.generate(source, {
    output: 'source',
    format: 'es',
    allowedStartRules: ['Action', 'Choice', 'Effect', 'Alternatives'],
  })
  expect(readFileSync(path.join(folder, 'grammar.js'), 'utf8').trim()).toBe(made.trim())
})

describe('lines', () => {
  it('makes one paragraph of lines without an empty line between them', () => {
    const { entries } = bookOf('One\ntwo.\n\nThree.\n! gain 1 gold\nFour.')
    expect(entries[0].body).toMatchObject([
      { text: 'One two.', at: { line: 4, column: 1 } },
      { text: 'Three.' },
      { type: 'action', at: { line: 8, column: 1 } },
      { text: 'Four.' },
    ])
  })

  it('continues a line with an indented one', () => {
    const { entries, problems } = bookOf('? "Ask": say "She does\n  not look up: no.";\n  goto begin')
    expect(problems).toEqual([])
    expect(entries[0].choices[0].commands).toMatchObject([
      { args: { text: 'She does not look up: no.' } },
      { form: 'goto LABEL', at: { line: 6, column: 3 } },
    ])
  })

  it('lets the lines of a block be indented', () => {
    const { entries, problems } = bookOf('toss 2\n  heads: gain 1 gold\n  tails -> begin')
    expect(problems).toEqual([])
    expect(entries[0].block?.lines).toHaveLength(2)
  })

  it('never lets a line that is meant for the game vanish among the words of a page', () => {
    expect(wrong('Toss 2 -> begin')).toEqual(['error 6:1 Did you mean "toss"? Choose from: toss.1'])
    expect(wrong('tos 2 3/4')).toEqual(['error 6:1 Did you mean "toss"? Choose from: toss.1'])
    expect(wrong('toss two C12')).toEqual(['error 6:6 Write: toss N.1'])
    expect(wrong('tos')).toEqual(['warning 6:1 Did you mean "toss"? Choose from: toss.2'])
    for (const prose of ['Tots: three of them.', 'Toss him over, she said.', 'to', 'Lost'])
      expect(wrong(prose)).toEqual([])
  })

  it('knows what may stand in braces', () => {
    expect(told(bookOf('{you} and {me}.'))).toEqual(['4:11 "{me}" has no meaning'])
    expect(told(bookOf('{one|several}.'))).toEqual(['4:1 "{one|several}" has no meaning'])
    const either = readBook(
      { ...vocabulary, oneOrSeveral: true },
      '# TOY Test\n\n## begin\n{one|several}, {one|} and {|}.',
    )
    expect(told(either)).toEqual(['4:16 "{one|}" has no meaning', '4:27 "{|}" has no meaning'])
    expect(either.problems[0].advice).toBe('Names allowed in braces: {you}, {one|several}.')
  })

  it('leaves comments out, but not inside quotes', () => {
    const { entries, problems } = bookOf('One. // two\n// three\n! say "a // b" // c\n<!-- four -->')
    expect(problems).toEqual([])
    expect(entries[0].body).toMatchObject([{ text: 'One.' }, { commands: [{ args: { text: 'a // b' } }] }])
  })

  it('reads files with Windows line ends', () => {
    const book = toys.read('# TOY Test\r\n\r\n## begin\r\nOne\r\ntwo.\r\n! gian 1\r\n')
    expect(book.entries[0].body).toMatchObject([{ text: 'One two.' }, { type: 'action' }])
    expect(told(book)).toEqual(['6:3 There is no command "gian"'])
  })

  it('takes a line for a block line only if it fits as a whole', () => {
    const { entries, problems } = bookOf('toss and turn, all night, and then some more.')
    expect(entries[0].block).toBeNull()
    expect(problems).toEqual([])
    expect(bookOf('toss coins').problems).toMatchObject([{ check: 'T2', level: 'warning' }])
  })

  it('keeps lines of facts apart from text', () => {
    expect(bookOf('dark\nYou stumble.').entries[0]).toMatchObject({
      lines: [{ form: 'dark' }],
      body: [{ text: 'You stumble.' }],
    })
  })
})

describe('conditions', () => {
  it('binds "and" more tightly than "or", and "not" most tightly', () => {
    const { entries } = bookOf('! if not A and B or C: stay')
    expect(entries[0].body).toMatchObject([
      {
        when: {
          any: [
            { all: [{ not: { test: { args: { keyword: 'A' } } } }, { test: { args: { keyword: 'B' } } }] },
            { test: { args: { keyword: 'C' } } },
          ],
        },
      },
    ])
  })

  it('reads brackets and comparisons, with or without spaces', () => {
    expect(bookOf('! if (A or gold>=3) and not (B or gold <= 5): stay').problems).toEqual([])
  })
})

describe('messages', () => {
  it.each([
    ['! gain two gold', '4:8 Expected a number, but found "two"'],
    ['! gain 2 silver', '4:10 Expected "gold", but found "silver"'],
    ['! gain 2', '4:9 "gold" is missing here'],
    ['! gain 2 gold now', '4:15 Expected the end of the line, but found "now"'],
    ['! if A goto begin', '4:18 ":" is missing here'],
    ['! if (A: stay', '4:8 A bracket is not closed'],
    ['! say "never ends', '4:7 A quotation is not closed'],
    ['! gain 1 gold;', '4:15 The line ends too early'],
    ['! on rain: stay', '4:6 "on rain" is not allowed here'],
    ['! dig 3', '4:3 "dig N" is not allowed here'],
    ['? "Go" begin', '4:8 This choice does not say where it leads'],
    ['? "Go" (2 silver) -> begin', '4:11 Expected "gold", but found "silver"'],
    ['? sleep', '4:3 There is no choice "sleep"'],
    ['{me} walks in.', '4:1 "{me}" has no meaning'],
    ['> quoted', '4:1 A storybook has no place for a quotation'],
    ['text\n\n* star', '6:1 A storybook has no place for a list'],
    ['### deep', '4:5 This heading has more than two #'],
    ['! if ((((((((((((((((((((A)))))))))))))))))))): stay', '4:1 This line has too many brackets'],
  ])('says what is wrong with %s', (line, message) => {
    expect(told(bookOf(line))).toEqual([message])
  })

  it('names every problem and keeps what can be read', () => {
    const book = bookOf('Text.\n! gian 1\n! gain 1 gold\n? "Go" -> begin\n? "Sit" nowhere')
    expect(book.problems).toHaveLength(2)
    expect(book.entries[0]).toMatchObject({
      body: [{ text: 'Text.' }, { commands: [] }, { commands: [{ args: { n: 1 } }] }],
    })
    expect(book.entries[0].choices).toHaveLength(1)
  })

  it('keeps reading under an unknown heading', () => {
    const book = bookOf('Text.', '## What is this?\n! gian 1')
    expect(told(book)).toEqual([
      '6:4 "What is this?" is not a heading of this book',
      '7:3 There is no command "gian"',
    ])
    expect(book.entries).toHaveLength(1)
  })

  it('reports a missing title, and a second one', () => {
    expect(told(toys.read('Just text.'))).toEqual(['1:1 The first line is not a title'])
    expect(told(toys.read(''))).toEqual(['1:1 The first line is not a title'])
    expect(told(toys.read('# TOY One\n\n# TOY Two'))).toEqual(['3:3 This is a second title'])
  })
})

describe('books that players bring', () => {
  it('find their game by their title', () => {
    expect(vocabularyOf([vocabulary], '# TOY Test')).toBe(vocabulary)
    expect(vocabularyOf([vocabulary], '# Something else')).toBeUndefined()
  })

  it('are read up to a limit', () => {
    const long = readBook(vocabulary, `# TOY Test\n\n## begin\n${'word '.repeat(limits.characters / 4)}`)
    expect(told(long)).toEqual(['1:1 This book is too long'])
    const many = readBook(vocabulary, `# TOY Test\n${'\n## again\nText.\n'.repeat(limits.headings + 5)}`)
    expect(many.entries).toHaveLength(limits.headings)
    expect(many.problems).toHaveLength(1)
  })
})

it('reads effects on their own, with alternatives', () => {
  const { alternatives, problems } = readEffect(vocabulary, 'cards', 'dig 1; dig 2 or dig 3')
  expect(problems).toEqual([])
  expect(alternatives.map((list) => list.map(({ args }) => args.n))).toEqual([[1, 2], [3]])
  expect(readEffect(vocabulary, 'cards', 'dig "x').problems).toMatchObject([{ column: 5 }])
})
