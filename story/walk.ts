import type { Book, Condition, Entry, Phrase } from './book.ts'
import type { FilePosition } from './problems.ts'
import type { Fact, Vocabulary } from './vocabulary.ts'

/** A phrase of a book, what it is there for, and where. */
export interface Found {
  role: 'command' | 'test' | 'price' | 'line'
  phrase: Phrase
  entry: Entry
}

/** Every phrase of a book, including those inside others: conditions of modifiers, effects of outcomes. */
export function* everyPhrase(book: Book): Generator<Found> {
  for (const entry of book.parts) for (const found of phrasesOf(entry)) yield { ...found, entry }
}

/** The phrases of a book with this role. */
export function* phrases(book: Book, role: Found['role']): Generator<Found> {
  for (const found of everyPhrase(book)) if (found.role === role) yield found
}

function* phrasesOf({ body, lines, choices, block }: Entry): Generator<Omit<Found, 'entry'>> {
  for (const part of body) {
    if (part.type === 'text') continue
    yield* tests(part.when)
    yield* each('command', part.commands)
  }
  for (const { when, prices, commands } of choices) {
    yield* tests(when)
    yield* each('price', prices)
    yield* each('command', commands)
  }
  yield* each('line', lines)
  if (block) yield* each('line', [block.head, ...block.lines])
}

function* each(role: Found['role'], list: readonly Phrase[]): Generator<Omit<Found, 'entry'>> {
  for (const phrase of list) {
    yield { role, phrase }
    yield* within(phrase.args)
  }
}

function* tests(condition: Condition | null): Generator<Omit<Found, 'entry'>> {
  if (condition !== null) yield* within(condition)
}

/** Tests and commands, however deeply nested in what an author filled in. */
function* within(value: unknown): Generator<Omit<Found, 'entry'>> {
  if (typeof value !== 'object' || value === null) return
  if (isPhrase(value)) yield* each('command', [value])
  else if ('test' in value && isPhrase(value.test)) yield* each('test', [value.test])
  else for (const part of Object.values(value)) yield* within(part)
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && 'form' in value && 'args' in value
}

/** Every text of a book that people read: titles, paragraphs, choices, and whatever is in quotes. */
export function* everyText(book: Book): Generator<{ text: string; at: FilePosition }> {
  for (const { title, body, choices, at } of book.parts) {
    if (title !== '') yield { text: title, at }
    for (const part of body) if (part.type === 'text') yield part
    for (const { words, at } of choices) if (words !== null) yield { text: words, at }
  }
  for (const { phrase } of everyPhrase(book)) {
    const texts: unknown[] = [phrase.args.text, phrase.args.texts].flat()
    for (const text of texts) if (typeof text === 'string') yield { text, at: phrase.at }
  }
}

export interface Mention {
  fact: Fact
  at: FilePosition
  entry: Entry
}

/** Where a book asks for facts, records and erases them. */
export interface Mentions {
  asked: Mention[]
  recorded: Mention[]
  erased: Mention[]
}

export function mentions({ commands, conditions, prices }: Vocabulary, book: Book): Mentions {
  const found: Mentions = { asked: [], recorded: [], erased: [] }
  for (const it of everyPhrase(book)) {
    const { form, args } = it.phrase
    if (it.role === 'test') add(found.asked, conditions[form].asks?.(args), it)
    if (it.role === 'price') {
      add(found.asked, prices[form].takes?.(args), it)
      add(found.erased, prices[form].takes?.(args), it)
    }
    if (it.role !== 'command') continue
    add(found.recorded, commands[form].records?.(args), it)
    add(found.erased, commands[form].erases?.(args), it)
  }
  return found
}

function add(list: Mention[], fact: Fact | undefined, { phrase, entry }: Found): void {
  if (fact !== undefined) list.push({ fact, at: phrase.at, entry })
}
