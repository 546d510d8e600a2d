import { stories, type Known } from '../index.ts'

/** A small book without any fault, by its headings. Tests replace or add parts. */
const whole: Readonly<Record<string, string>> = {
  MAP: `loc A "Green" at B2
loc B "Mill" at C2
path A-B
start A
recover A9`,
  SETUP: 'Put the marker on the green.',
  BEGIN: `It is late.
! goto A`,
  A: `The green is empty.
? rest
? move`,
  A9: `You wake in straw.
! if exhausted: death -> A
! goto A`,
  B: `! if not xp-here: goto B1
! collect
The wheel stands still.
! goto B1`,
  B1: `Nothing moves here.
? "Go home" -> THE END
? move`,
  'THE END': 'That was it.',
}

export const known: Partial<Known> = {
  names: {
    skills: ['Climb', 'Stand Firm'],
    enemies: ['E01', 'E02', 'E03', 'E04'],
    titles: ['T001', 'T002'],
    rares: ['R01'],
    mapcards: ['M01'],
    peoples: ['Reedling'],
    classes: ['Rigger'],
    familiars: ['1'],
  },
  modifiers: { Hurried: 'check', Cornered: 'combat', Slick: 'both' },
  campaign: ['ADV1', 'ADV2'],
  entries: { least: 1, most: 20 },
}

/** The text of the small book with these parts instead; null takes one out. */
export function textWith(parts: Readonly<Record<string, string | null>>, title = 'ADV1 A Test'): string {
  const all = Object.entries({ ...whole, ...parts }).filter(([, body]) => body !== null)
  return [`# ${title}`, ...all.map(([label, body]) => `## ${label}\n${body}`)].join('\n\n')
}

interface Circumstances {
  known?: Partial<Known>
  shelf?: readonly string[]
  forbidden?: readonly string[]
  title?: string
}

/** What is wrong with the book: "L05" for errors, "L09?" for warnings; each once, sorted. */
export function faults(
  parts: Readonly<Record<string, string | null>>,
  { known: more, shelf = [], forbidden = [], title }: Circumstances = {},
): string[] {
  const books = stories({ ...known, ...more })
  const problems = books.check(
    books.read(textWith(parts, title)),
    shelf.map((text) => books.read(text)),
    forbidden,
  )
  return [...new Set(problems.map(({ check, level }) => (level === 'error' ? check : `${check}?`)))].sort()
}

/** The small book with one more entry, A2, that can be chosen from A. */
export function withA2(body: string, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { A: 'The green is empty.\n? "Look round" -> A2\n? rest\n? move', A2: body, ...more }
}
