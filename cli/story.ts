import path from 'node:path'
import { count, Refusal } from '@dicehearth/engine'
import { loadAuthoring, loadStories } from '@dicehearth/games'
import {
  alike,
  isInStyle,
  namesIn,
  styleOf,
  toDot,
  vocabularyOf,
  type Book,
  type Measure,
  type Name,
  type Problem,
  type Storybooks,
} from '@dicehearth/story'
import { about, readJson, readText } from './files.ts'
import { writeNamed } from './named-file.ts'

const games = await loadStories()

interface Opened {
  file: string
  stories: Storybooks
  book: Book
}

/** Reads the books in these files and reports what is wrong with each. */
export async function checkStories(
  files: readonly string[],
  { forbidden, pack, style = false }: { forbidden?: string; pack?: string; style?: boolean },
): Promise<void> {
  const words = forbidden === undefined ? [] : readText(forbidden).split('\n')
  const opened = files.flatMap(open)
  let errors = 0
  let warnings = 0
  for (const { file, stories, book } of opened) {
    const shelf = opened
      .filter((other) => other.stories === stories && other.book !== book)
      .map(({ book }) => book)
    const checking = pack === undefined ? stories : await withPack(book.game, pack)
    for (const problem of checking.check(book, shelf, words)) {
      process.stdout.write(`${line(file, problem)}\n`)
      if (problem.level === 'error') errors++
      else warnings++
    }
  }
  if (style) process.stdout.write(styleTable(opened))
  process.stdout.write(summary(opened, errors, warnings))
  if (errors > 0) process.exitCode = 1
}

async function withPack(game: string, file: string): Promise<Storybooks> {
  const authoring = await loadAuthoring(game)
  if (!authoring) throw new Refusal('no-packs', `${game} takes no books and packs of your own.`)
  return about(file, () => authoring.withPack(readJson(file)))
}

/** Lists names that may be misspelt: what occurs once in all these books, and what looks like another name. */
export function listNames(files: readonly string[]): void {
  const opened = files.flatMap(open)
  const names = namesIn(opened.map(({ book }) => book))
  const where = ({ name, places: [{ book, at }] }: Name): string => {
    const { file } = opened.find((it) => it.book === book) ?? { file: book.label }
    return `  ${name} (${file}:${at.line}:${at.column})`
  }
  const lines = [
    `Names that occur once (of ${names.length}):`,
    ...names.filter(({ places }) => places.length === 1).map(where),
    'Names that look alike:',
    ...alike(names).map(
      ([one, other]) => `  ${one.name} (${one.places.length}) and ${other.name} (${other.places.length})`,
    ),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Draws a book as a graph of its entries. */
export async function drawStory(
  file: string,
  { dot, out, replace = false }: { dot?: boolean; out?: string; replace?: boolean },
): Promise<void> {
  const [{ stories, book }] = open(file)
  const graph = stories.graph(book)
  const drawing = dot ? toDot(graph) : (await import('@dicehearth/story/drawing')).toSvg(graph)
  if (out === undefined) process.stdout.write(drawing)
  else writeNamed(out, drawing, replace)
}

/** The books in a file, for the game that its first line names. */
function open(file: string): Opened[] {
  const text = readText(file)
  const vocabulary = vocabularyOf(
    games.map((game) => game.vocabulary),
    text,
  )
  const stories = games.find((game) => game.vocabulary === vocabulary)
  if (stories) return stories.booksIn(text).map((it) => ({ file, stories, book: stories.read(it) }))
  const titles = games.map((game) => `${game.vocabulary.titleLike} (${game.vocabulary.game})`)
  throw new Refusal(
    'no-book',
    `"${file}" is not a storybook: its first heading must be ${titles.join(' or ')}.`,
  )
}

function line(file: string, { line, column, level, check, message, advice }: Problem): string {
  return `${file}:${line}:${column}: ${level} ${check}: ${message}. ${advice}`
}

/** How each book reads, a line a book; what is off the mark has a star and what it should be. */
function styleTable(opened: readonly Opened[]): string {
  const lines = opened.map(({ stories, book }) => {
    const { words, measures } = styleOf(stories.vocabulary, book)
    return [book.label, String(words), ...measures.map(inTable)]
  })
  const [first] = opened
  const names = styleOf(first.stories.vocabulary, first.book).measures.map(({ name }) => name)
  const table = [['book', 'words', ...names], ...lines]
  const widths = table[0].map((_, i) => Math.max(...table.map((line) => line[i].length)))
  return table
    .map(
      (line) =>
        `${line
          .map((cell, i) => cell.padEnd(widths[i]))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}

function inTable(measure: Measure): string {
  const { value, percent, least, most } = measure
  const sign = percent ? '%' : ''
  if (isInStyle(measure)) return `${value}${sign}`
  return value < (least ?? 0)
    ? `${value}${sign}* (${least}${sign} or more)`
    : `${value}${sign}* (at most ${most}${sign})`
}

function summary(opened: readonly Opened[], errors: number, warnings: number): string {
  const entries = opened.reduce((sum, { book }) => sum + book.entries.length, 0)
  const books = opened.length === 1 ? path.basename(opened[0].file) : `${opened.length} books`
  return `${books}: ${count(entries, 'entry', 'entries')}, ${count(errors, 'error')}, ${count(warnings, 'warning')}\n`
}
