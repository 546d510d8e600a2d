import {
  argsOf,
  turnOf,
  type Action,
  type Book,
  type Condition,
  type Phrase,
  type Vocabulary,
} from '@dicehearth/story'
import { boxOf, known } from '../content/opened.ts'
import { readAloud } from '../rules/aloud.ts'
import { isSo } from '../rules/conditions.ts'
import { locationsOf } from '../rules/map.ts'
import type { Party } from '../rules/state.ts'
import { adventurePart } from '../speech/tale.ts'
import { kinds } from '../story/kinds.ts'
import { notesIn } from '../story/notes.ts'
import { vocabulary } from '../story/vocabulary.ts'

/** Why a paragraph is read or a choice is open: something that the party did, or who one of them is. */
export interface Because {
  /** The title, if it is one: others tell what it led to. */
  readonly title: string | null
  readonly cause: string
  /** Where it was earned, "Adventure 3" or "Reed Chapel"; empty for what somebody is. */
  readonly where: string
  /** What the party remembers of it; empty if the cause says it all. */
  readonly memory: string
}

const args = argsOf(kinds)
const { blocks }: Vocabulary = vocabulary

/** What opened each paragraph of the page. */
export function becauseOfPage(t: Party): Because[][] {
  return t.page.map((text) => becauseOfText(t, text))
}

/** What opened a paragraph, as it was read at this table. */
export function becauseOfText(t: Party, text: string): Because[] {
  return (openedTexts(t).get(text) ?? []).flatMap((when) => becauseOf(t, when))
}

/** What the party has of that which a condition asks for. What it asks not to be is no reason of theirs. */
export function becauseOf(t: Party, when: Condition | null): Because[] {
  const found = wanted(when)
    .filter((test) => isSo(t, { test }))
    .flatMap((test) => reasonFor(t, test))
  return found.filter(({ cause }, i) => found.findIndex((it) => it.cause === cause) === i)
}

function wanted(when: Condition | null): Phrase[] {
  if (when === null || 'not' in when) return []
  if ('test' in when) return [when.test]
  return ('all' in when ? when.all : when.any).flatMap(wanted)
}

function reasonFor(t: Party, test: Phrase): Because[] {
  const title = args(test, 'title TITLE')?.title
  if (title !== undefined) return titleReason(t, title)
  const keyword = args(test, 'KEYWORD')?.keyword
  if (keyword !== undefined) return keywordReason(t, keyword)
  const trait = args(test, 'people TEXT')?.text ?? args(test, 'class TEXT')?.text
  const who = t.heroes.find((hero) => trait === hero.people || trait === hero.class)
  return who ? [{ title: null, cause: `${who.name} is a ${trait}`, where: '', memory: '' }] : []
}

function titleReason(t: Party, id: string): Because[] {
  const { name, home, memory = '' } = known(boxOf(t).titles, id)
  const where = home === t.adventure ? 'This adventure' : adventurePart(home)
  return [{ title: id, cause: name, where, memory }]
}

/** A keyword that the book set up for a title is that title; else it was earned in an entry that was read. */
function keywordReason(t: Party, keyword: string): Because[] {
  const { book } = known(boxOf(t).volumes, t.book)
  const [first, ...others] = recordings(book).get(keyword) ?? []
  if (first === undefined) return []
  if (others.length === 0 && first.from === 'SETUP') return becauseOf(t, first.when)
  const note = notesIn(book).get(keyword)
  // What the open entry has only just recorded is no memory yet.
  const earned = [first, ...others].find(({ from }) => from !== t.story.entry && (t.read[from] ?? 0) > 0)
  if (note === undefined || !earned) return []
  const place = locationsOf(t).find(({ letter }) => letter === placeIn(earned.from))
  return [{ title: null, cause: readAloud(t, note), where: place?.name ?? 'On the way', memory: '' }]
}

function placeIn(label: string): string | null {
  return /^[A-Z](?![A-Z])/.exec(label)?.[0] ?? null
}

interface Recording {
  from: string
  when: Condition | null
}

const recordingsOf = new WeakMap<Book, ReadonlyMap<string, readonly Recording[]>>()

/** The lines of a book that record each keyword. */
function recordings(book: Book): ReadonlyMap<string, readonly Recording[]> {
  const seen = recordingsOf.get(book)
  if (seen) return seen
  const found = new Map<string, Recording[]>()
  for (const { label, body, choices } of book.parts)
    for (const { when, commands } of [...body.filter(isAction), ...choices])
      for (const command of commands) {
        const keyword = args(command, 'record KEYWORD')?.keyword
        if (keyword !== undefined) found.set(keyword, [...(found.get(keyword) ?? []), { from: label, when }])
      }
  recordingsOf.set(book, found)
  return found
}

function isAction(part: Book['parts'][number]['body'][number]): part is Action {
  return part.type === 'action'
}

interface OpenedText {
  text: string
  when: Condition
}

const openedIn = new WeakMap<Book, readonly OpenedText[]>()

/** The texts of a book that are read only under a condition: by themselves, or with an entry that nothing else leads to. */
function openedTextsOf(book: Book): readonly OpenedText[] {
  const seen = openedIn.get(book)
  if (seen) return seen
  const found: OpenedText[] = []
  const ways = new Map<string, (Condition | null)[]>()
  const leads = (to: string | null | undefined, when: Condition | null): void => {
    if (typeof to === 'string') ways.set(to, [...(ways.get(to) ?? []), when])
  }
  for (const { body, choices, block } of book.parts) {
    for (const { when, commands } of body.filter(isAction)) {
      leads(turnOf(vocabulary, commands), when)
      for (const command of commands) {
        const said = args(command, 'say TEXT')
        if (said && when !== null) found.push({ text: said.text, when })
      }
    }
    // Whoever chose or fought their way here knows why.
    for (const { to, commands } of choices) leads(to ?? turnOf(vocabulary, commands), null)
    if (!block) continue
    for (const line of block.lines) leads(blocks[block.name].lines[line.form].turns?.(line.args), null)
  }
  for (const { label, body } of book.entries) {
    const text = body.find((part) => part.type === 'text')?.text
    const conditions = (ways.get(label) ?? []).flatMap((when) => when ?? [])
    if (text !== undefined && conditions.length > 0 && conditions.length === ways.get(label)?.length)
      found.push(...conditions.map((when) => ({ text, when })))
  }
  openedIn.set(book, found)
  return found
}

type Opened = ReadonlyMap<string, readonly Condition[]>
const openedAloud = new WeakMap<Book, Map<string, Opened>>()

/** The same texts as this storyteller reads them. */
function openedTexts(t: Party): Opened {
  const { book } = known(boxOf(t).volumes, t.book)
  const { name, people } = t.heroes[t.storyteller]
  const reader = JSON.stringify([name, people, t.heroes.length === 1])
  const readers = openedAloud.get(book) ?? new Map<string, Opened>()
  openedAloud.set(book, readers)
  const seen = readers.get(reader)
  if (seen) return seen
  const texts = new Map<string, Condition[]>()
  for (const { text, when } of openedTextsOf(book)) {
    const aloud = readAloud(t, text)
    texts.set(aloud, [...(texts.get(aloud) ?? []), when])
  }
  readers.set(reader, texts)
  return texts
}
