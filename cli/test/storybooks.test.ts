import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stories as rollPlayerAdventures } from '@dicehearth/roll-player-adventures/story'
import { stories as rollingFates } from '@dicehearth/rolling-fates/story'
import type { Vocabulary } from '@dicehearth/story'
import { describe, expect, it } from 'vitest'
import { newFolder, run } from './command.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const guide = readFileSync(path.join(root, 'docs', 'storybooks.md'), 'utf8')
const muteBell = path.join(root, 'games/roll-player-adventures/story/test/mute-bell.md')
const saltCellar = path.join(root, 'games/rolling-fates/content/books/v90.md')

/** A file with this content in a new folder. */
function fileWith(text: string, name = 'book.md'): { folder: string; name: string } {
  const folder = newFolder()
  writeFileSync(path.join(folder, name), text)
  return { folder, name }
}

describe('story check', () => {
  it('says with --style how a book reads, and what is off the mark', async () => {
    const { code, stdout } = await run(['story', 'check', muteBell, '--style'])
    expect(code).toBe(0)
    const [head, line] = stdout.split('\n').slice(1)
    expect(head.split(/ {2,}/)).toEqual([
      'book',
      'words',
      'speech',
      'kickers',
      'list hubs',
      'nine/eleven/forty',
      'firsts',
      'somebody/nobody',
    ])
    expect(line).toMatch(/^ADV\d|^OWN\d/)
    expect(line).toMatch(/%/)
  })

  it('says that books are in order, and exits 0 with warnings only', async () => {
    const { code, stdout } = await run(['story', 'check', muteBell, saltCellar])
    expect(stdout).toBe(
      `${muteBell}:1:1: warning L42: The book has 32 entries. A book should have 120 to 170.\n` +
        '2 books: 38 entries, no errors, one warning\n',
    )
    expect(code).toBe(0)
  })

  it('names file, line and column, what is wrong and what to do, and exits 1', async () => {
    const { folder, name } = fileWith(
      '# V1 Test\ndifficulty 1\n\n## AREA One\n\n## 1.1 Door\nShut.\n! hael 1 -> heroes(all)\n',
    )
    const { code, stdout } = await run(['story', 'check', name], { folder })
    expect(stdout).toContain(
      'book.md:8:3: error RF linter 4: There is no command "hael". Did you mean "heal"?',
    )
    expect(stdout).toContain('book.md: one entry, one error, no warnings')
    expect(code).toBe(1)
  })

  it('knows the enemies of the box', async () => {
    const text = readFileSync(saltCellar, 'utf8').replace('E01', 'E99')
    const { folder, name } = fileWith(text)
    const { code, stdout } = await run(['story', 'check', name], { folder })
    expect(stdout).toContain('E99')
    expect(code).toBe(1)
  })

  it('takes a list of forbidden words', async () => {
    const { folder, name } = fileWith('brine\n', 'words.txt')
    const { code, stdout } = await run(['story', 'check', saltCellar, '--forbidden', name], { folder })
    expect(stdout).toContain('"brine" is a forbidden word')
    expect(code).toBe(1)
  })

  it.each([
    ['a file that is not there', ['check', 'bok.md'], 'There is no file "bok.md". Did you mean "book.md"?'],
    ['a file that is not a storybook', ['check', 'book.md'], '"book.md" is not a storybook'],
    ['a folder', ['check', '.'], '"." is a folder'],
    ['no file', ['check'], 'missing required argument'],
    ['an unknown flag', ['graph', 'book.md', '--dott'], '--dot'],
  ])('refuses %s in one line and exits 2', async (_, args, message) => {
    const { folder } = fileWith('# Something else\n')
    const { code, stdout, stderr } = await run(['story', ...args], { folder })
    expect(stderr).toContain(message)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stdout).toBe('')
    expect(code).toBe(2)
  })
})

describe('story names', () => {
  it('lists names that occur once in all the books, with their place, and those that look alike', async () => {
    const text =
      '# V1 Test\ndifficulty 1\n\n## AREA One\n\n## 1.1 Door\nHere sits Anneke, with Anneka and Bo.\n'
    const { folder, name } = fileWith(text)
    const { stdout } = await run(['story', 'names', name], { folder })
    expect(stdout).toBe(
      'Names that occur once (of 3):\n' +
        '  Anneka (book.md:7:1)\n  Anneke (book.md:7:1)\n  Bo (book.md:7:1)\n' +
        'Names that look alike:\n  Anneka (1) and Anneke (1)\n',
    )
  })
})

describe('story graph', () => {
  it('draws a book as SVG', async () => {
    const { code, stdout } = await run(['story', 'graph', muteBell])
    expect(stdout).toMatch(/^<svg [\s\S]*The Mute Bell[\s\S]*<\/svg>\n$/)
    expect(code).toBe(0)
  })

  it('writes a file for Graphviz', async () => {
    const folder = newFolder()
    const { code, stdout } = await run(['story', 'graph', saltCellar, '--dot', '-o', 'salt.dot'], { folder })
    expect(readFileSync(path.join(folder, 'salt.dot'), 'utf8')).toContain(
      '"1.1" -> "1.3" [label="Take the candle"];',
    )
    expect(stdout).toBe('')
    expect(code).toBe(0)
  })
})

/** Every form in a game's vocabulary. */
function formsOf({ commands, conditions, prices, standard, blocks, bodies }: Vocabulary): string[] {
  const tables = [
    commands,
    conditions,
    prices,
    ...Object.values(blocks).flatMap(({ head, lines }) => [head, lines]),
    ...Object.values(bodies).map(({ lines }) => lines),
  ]
  return [
    ...tables.flatMap((table) => Object.keys(table)),
    ...Object.keys(standard).map((form) => `? ${form}`),
  ]
}

describe('the guide for authors', () => {
  it.each([rollPlayerAdventures(), rollingFates()])(
    'names everything that $vocabulary.game can say',
    ({ vocabulary }) => {
      expect(formsOf(vocabulary).filter((form) => !guide.includes(`\`${form}\``))).toEqual([])
    },
  )

  it('names every check', () => {
    const ids = [
      ...Array.from({ length: 42 }, (_, i) => `L${String(i + 1).padStart(2, '0')}`),
      ...Array.from({ length: 9 }, (_, i) => `RF linter ${i + 1}`),
    ]
    expect(ids.filter((id) => !guide.includes(`| ${id} |`))).toEqual([])
  })

  it('shows a book that is in order', () => {
    const example = /```\n(# V90[\s\S]*?)\n```/.exec(guide)?.[1] ?? ''
    const books = rollingFates()
    expect(books.check(books.read(example))).toEqual([])
  })
})
