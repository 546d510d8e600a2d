import { argsOf, holds, type Book, type Condition, type Entry, type Phrase } from '@dicehearth/story'
import { shelf } from '../content/bound/index.ts'
import { ninebellStories } from '../content/checked-stories.ts'
import { kinds } from '../story/kinds.ts'

const args = argsOf(kinds)

/** What a party has when it opens an entry. */
export interface Reader {
  titles?: readonly string[]
  keywords?: readonly string[]
  players?: number
  done?: number
}

/** What was read aloud, what it left, and what could be chosen. */
export interface Reading {
  words: string
  titles: readonly string[]
  keywords: readonly string[]
  choices: readonly string[]
}

const books = new Map<string, Book>()

/** The books of the campaign, by label. */
export async function campaign(): Promise<ReadonlyMap<string, Book>> {
  for (const [label, fetch] of Object.entries(shelf))
    if (!books.has(label)) books.set(label, ninebellStories.read((await fetch?.()) ?? ''))
  return books
}

/** Reads an entry and those it jumps to, until somebody must choose. */
export async function read(label: string, entry: string, reader: Reader = {}): Promise<Reading> {
  const book = (await campaign()).get(label)
  if (!book) throw new Error(`no book ${label}`)
  const titles = new Set(reader.titles)
  const keywords = new Set(reader.keywords)
  const spoken: string[] = []
  const isSo = (when: Condition | null): boolean =>
    when === null || holds(when, (test) => answer(test, reader, titles, keywords))
  let at: string | null = entry
  let choices: string[] = []
  while (at !== null) {
    const part: Entry | undefined = book.parts.find(({ label }) => label === at)
    if (!part) throw new Error(`${label} has no entry ${at}`)
    at = null
    for (const line of part.body) {
      if (line.type === 'text') {
        spoken.push(line.text)
        continue
      }
      if (line.on !== null || !isSo(line.when)) continue
      for (const command of line.commands) {
        const said = args(command, 'say TEXT')
        if (said) spoken.push(said.text)
        const title = args(command, 'reveal TITLE')
        if (title) titles.add(title.title)
        const keyword = args(command, 'record KEYWORD')
        if (keyword) keywords.add(keyword.keyword)
        at = args(command, 'goto LABEL')?.label ?? at
      }
      if (at !== null) break
    }
    if (at === null)
      choices = part.choices.flatMap(({ words, when }) => (words !== null && isSo(when) ? [words] : []))
  }
  const one = (reader.players ?? 2) === 1
  const words = spoken.join('\n').replaceAll(/\{([^{}|]+)\|([^{}|]+)\}/g, one ? '$1' : '$2')
  return { words, titles: [...titles], keywords: [...keywords], choices }
}

function answer(
  test: Phrase,
  { players = 2, done = 10 }: Reader,
  titles: ReadonlySet<string>,
  keywords: ReadonlySet<string>,
): boolean {
  const title = args(test, 'title TITLE')
  if (title) return titles.has(title.title)
  const keyword = args(test, 'KEYWORD')
  if (keyword) return keywords.has(keyword.keyword)
  // Every visit is the first.
  if (test.form === 'xp-here') return true
  const count = args(test, 'players CMP N') ?? args(test, 'done CMP N')
  if (!count) return false
  const n = test.form.startsWith('players') ? players : done
  return count.cmp === '=' ? n === count.n : count.cmp === '>=' ? n >= count.n : n <= count.n
}
