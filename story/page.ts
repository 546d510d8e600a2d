import { capital } from '@dicehearth/engine'
import type { Action, Block, Book, Choice, Entry, Phrase } from './book.ts'
import type { Vocabulary } from './vocabulary.ts'
import { said } from './ways.ts'

/** A part of an entry, in words: what people read, or what happens. */
export interface Part {
  what: 'text' | 'act' | 'choice' | 'block'
  words: string
  /** Its condition, what it costs, what follows from it. */
  notes: readonly string[]
  /** The entries it may turn to. */
  to: readonly string[]
}

/** An entry as an author wants to see it: what players read, with what happens between the lines. */
export interface StoryPage {
  label: string
  title: string
  kind: string
  group: string
  /** Where its heading is in the file. */
  line: number
  parts: readonly Part[]
}

export function pagesOf(vocabulary: Vocabulary, book: Book): StoryPage[] {
  return book.entries.map((entry) => pageOf(vocabulary, entry))
}

function pageOf(vocabulary: Vocabulary, entry: Entry): StoryPage {
  const { label, title, kind, at, body, lines, choices, block } = entry
  const facts = lines.map((line) => vocabulary.bodies[kind].lines[line.form].says(line.args))
  return {
    label,
    title,
    kind,
    group: vocabulary.groupOf(entry),
    line: at.line,
    parts: [
      ...(facts.length > 0 ? [part('act', capital(facts.join('; ')))] : []),
      ...body.map((it) => (it.type === 'text' ? part('text', it.text) : actOf(vocabulary, it))),
      ...choices.map((choice) => choiceOf(vocabulary, choice)),
      ...(block ? [blockOf(vocabulary, block)] : []),
    ],
  }
}

function part(what: Part['what'], words: string, more: Partial<Part> = {}): Part {
  return { what, words, notes: [], to: [], ...more }
}

function actOf(vocabulary: Vocabulary, { on, when, commands }: Action): Part {
  const moment = on === null ? [] : [`On ${on}`]
  return part('act', wordsOf(vocabulary, commands), {
    notes: [...moment, ...conditionOf(vocabulary, when)],
    to: turnsOf(vocabulary, commands),
  })
}

function choiceOf(vocabulary: Vocabulary, choice: Choice): Part {
  const { when, once, words, prices, to, commands, standard } = choice
  const cost = prices.map(({ form, args }) => vocabulary.prices[form].says(args))
  const then = wordsOf(vocabulary, commands)
  return part('choice', words ?? (standard ? vocabulary.standard[standard.form].says(standard.args) : ''), {
    notes: [
      ...conditionOf(vocabulary, when),
      ...(once ? ['Once'] : []),
      ...(cost.length > 0 ? [`Costs ${cost.join(', ')}`] : []),
      ...(then === '' ? [] : [then]),
    ],
    to: [...(to === null ? [] : [to]), ...turnsOf(vocabulary, commands)],
  })
}

function blockOf(vocabulary: Vocabulary, { name, head, lines }: Block): Part {
  const rows = vocabulary.blocks[name]
  const outcomes = lines.map(({ form, args }) => {
    const row = rows.lines[form]
    return { words: row.says(args), turn: row.turns?.(args) ?? [], does: row.does?.(args) ?? [] }
  })
  const notes = outcomes.map(({ words, does }) =>
    [capital(words), wordsOf(vocabulary, does)].filter(Boolean).join(': '),
  )
  const to = outcomes.flatMap(({ turn, does }) => [turn, turnsOf(vocabulary, does)].flat())
  return part('block', `${capital(name)}: ${rows.head[head.form].says(head.args)}`, { notes, to })
}

function wordsOf({ commands }: Vocabulary, phrases: readonly Phrase[]): string {
  return phrases.map(({ form, args }) => capital(commands[form].says(args))).join(' ')
}

function turnsOf({ commands }: Vocabulary, phrases: readonly Phrase[]): string[] {
  return phrases.flatMap(({ form, args }) => commands[form].turns?.(args) ?? [])
}

function conditionOf(vocabulary: Vocabulary, when: Choice['when']): string[] {
  return when === null ? [] : [`If ${said(vocabulary, when)}`]
}
