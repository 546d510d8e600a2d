import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pick, type Fate } from '@dicehearth/engine'
import { loadStories } from '@dicehearth/games'
import { pagesOf, vocabularyOf, type Problem } from '@dicehearth/story'
import { garbled, oneOf } from './damage.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const books = globSync('games/*/content/books/*.md', { cwd: root, exclude: ['**/README.md'] })
  .sort()
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
const games = await loadStories()

/** Damaged storybooks: read, checked, drawn and shown, with a message and a place for every fault. */
export async function damagedBook(chance: Fate): Promise<void> {
  let text = excerpt(oneOf(chance, books), chance)
  for (let n = 1 + pick(chance, 6); n > 0; n--)
    text = pick(chance, 2) === 0 ? garbled(text, chance) : shuffled(text, chance)
  const vocabulary = vocabularyOf(
    games.map((game) => game.vocabulary),
    text,
  )
  for (const stories of games) {
    if (vocabulary && stories.vocabulary !== vocabulary) continue
    const book = stories.read(text)
    for (const problem of stories.check(book, [], [])) isHelpful(problem, text)
    stories.graph(book)
    pagesOf(stories.vocabulary, book)
  }
}

/** The beginning of a book and a few of its entries: as many faults as in the whole, sooner read. */
function excerpt(book: string, chance: Fate): string {
  const lines = book.split('\n')
  const from = pick(chance, lines.length)
  return [...lines.slice(0, 20), ...lines.slice(from, from + 80)].join('\n')
}

/** A text with a line removed, doubled, or put where another was. */
function shuffled(text: string, chance: Fate): string {
  const lines = text.split('\n')
  const at = pick(chance, lines.length)
  const put = oneOf<string[]>(chance, [[], [lines[at], lines[at]], [oneOf(chance, lines)]])
  return lines.toSpliced(at, 1, ...put).join('\n')
}

function isHelpful({ line, column, message, advice }: Problem, text: string): void {
  const lines = text.split('\n')
  if (!(line >= 1 && line <= lines.length && column >= 1)) throw new Error(`no such place: ${line}:${column}`)
  if (message.length === 0 || advice.length === 0) throw new Error(`line ${line}: a problem without words`)
  if (/undefined|\[object|NaN/.test(message)) throw new Error(`line ${line}: "${message}"`)
}
