import type { Book, Entry } from './book.ts'
import { offers } from './lint.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A measure of the house style in one book, beside what it should be. Prose stays its author's: none is an error. */
export interface Measure {
  name: string
  /** A share in percent, or a count. */
  value: number
  percent: boolean
  least?: number
  most?: number
}

/** A measure of how all entries of a book read. */
interface Row {
  name: string
  percent: boolean
  least?: number
  /** For counts: in a thousand words. */
  most?: number
  of: (prose: Prose) => number
}

interface Prose {
  words: number
  /** Everything that is read aloud, entry by entry. */
  pages: readonly { entry: Entry; text: string }[]
}

const shortest = 40
const fewWords = 200
const kickerWords = 5

/** How this house writes: rhythms and counts, with what a book should keep to. */
const rows: readonly Row[] = [
  {
    name: 'speech',
    percent: true,
    least: 15,
    of: ({ words, pages }) => share(wordsIn(pages.map(spokenIn)), words),
  },
  {
    name: 'kickers',
    percent: true,
    most: 10,
    of: ({ pages }) => {
      const long = pages.filter(({ text }) => wordsIn([text]) >= shortest)
      return share(long.filter(({ text }) => endsOnKicker(text)).length, long.length)
    },
  },
  {
    name: 'list hubs',
    percent: true,
    most: 25,
    of: ({ pages }) => {
      const hubs = pages.filter(({ entry }) => offers(entry, 'move'))
      return share(hubs.filter(({ text }) => opensWithList(text)).length, hubs.length)
    },
  },
  {
    name: 'nine/eleven/forty',
    percent: false,
    most: 3,
    of: count(/\b(?:nine|ninth|eleven|eleventh|forty)\b/gi),
  },
  {
    name: 'firsts',
    percent: false,
    most: 0.25,
    of: count(
      /\bfor the first time\b|\bin forty years\b|\bnever (?:before|happened)\b|\bin two hundred (?:and eleven )?years\b/gi,
    ),
  },
  { name: 'somebody/nobody', percent: false, most: 5, of: count(/\b(?:some|no|any)body\b/gi) },
]

/** The house style of a book, measure by measure. */
export function styleOf(vocabulary: Vocabulary, book: Book): { words: number; measures: Measure[] } {
  const pages = book.entries.map((entry) => ({ entry, text: textOf(vocabulary, entry) }))
  const words = wordsIn(pages.map(({ text }) => text))
  const measures = rows.map(({ name, percent, least, most, of }): Measure => {
    const value = Math.round(of({ words, pages }))
    // A handful of pages has no rhythm yet.
    if (words < fewWords) return { name, percent, value }
    const allowed = most === undefined ? undefined : percent ? most : Math.round((most * words) / 1000)
    return {
      name,
      percent,
      value,
      ...(least === undefined ? {} : { least }),
      ...(allowed === undefined ? {} : { most: allowed }),
    }
  })
  return { words, measures }
}

/** Whether the measure keeps to what it should be. */
export function isInStyle({ value, least = 0, most = Infinity }: Measure): boolean {
  return value >= least && value <= most
}

function textOf({ commands }: Vocabulary, { body, choices }: Entry): string {
  const told = body.flatMap((part) => (part.type === 'text' ? [part.text] : part.commands.map(read)))
  return [...told, ...choices.flatMap((choice) => choice.commands.map(read))].filter(Boolean).join(' ')

  function read({ form, args }: { form: string; args: Entry['lines'][number]['args'] }): string {
    return commands[form].reads?.(args) ?? ''
  }
}

/** Words between quotation marks, double ones or single ones inside them; what is written or signed stands in italics. */
function spokenIn({ text }: { text: string }): string {
  const double = text.match(/"[^"]*"/g) ?? []
  const single = text.replaceAll(/"[^"]*"/g, ' ').match(/(?<![\w'])'(?:[^']|(?<=\w)'(?=\w))*'(?!\w)/g) ?? []
  const quiet = text.replaceAll(/"[^"]*"/g, ' ').match(/\*[^*\s]+\s[^*]*\*/g) ?? []
  const written = single.length > 0 ? quiet.filter((it) => !single.some((said) => said.includes(it))) : quiet
  return [...double, ...single, ...written].join(' ')
}

/** The last sentence is a short one, after a longer one. */
function endsOnKicker(text: string): boolean {
  const sentences = text.split(/(?<=[.!?]["'”’*]?)\s+/)
  const [before, last] = [sentences.at(-2), sentences.at(-1)]
  return (
    before !== undefined &&
    last !== undefined &&
    wordsIn([last]) <= kickerWords &&
    wordsIn([before]) > kickerWords
  )
}

const verbs =
  /\b(?:is|are|was|has|have|had|you|it|he|she|they|stands?|hangs?|lies?|sits?|goes|comes?|looks?|leans?|runs?|burns?|ticks?|closed|knocks?|drinks?|smells?|smelt|move)\b/i

/** A few things and no verb: "Hay, a well, thirty pairs of boots." */
function opensWithList(text: string): boolean {
  const [first] = text.split(/(?<=[.!?;])\s/)
  return /^[^"']*,/.test(first) && wordsIn([first]) <= 14 && !verbs.test(first)
}

function count(like: RegExp): Row['of'] {
  return ({ pages }) => pages.reduce((sum, { text }) => sum + (text.match(like)?.length ?? 0), 0)
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100
}

function wordsIn(texts: readonly string[]): number {
  return texts.join(' ').split(/\s+/).filter(Boolean).length
}
