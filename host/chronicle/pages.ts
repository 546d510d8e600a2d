import { capital, count, list, type Met, type Passage, type Tale, type TaleMap } from '@dicehearth/engine'
import type { Bell, Chronicle, Remembered, ToldTable } from './chronicle.ts'
import { make, prose, type Element, type Piece } from './elements.ts'

// The pages of a chronicle, for the screen, for paper and for e-readers.

export interface PageOptions {
  /** Also what else could have been chosen. */
  roads: boolean
}

/** A page with the id that links lead to. */
export interface BookPage {
  id: string
  title: string
  page: Element
}

export function pagesOf({ chapters, met, remembers }: Chronicle, options: PageOptions): BookPage[] {
  const pages = chapters.map((chapter, i): BookPage => {
    const id = `chapter-${i + 1}`
    return { id, title: chapter.title, page: chapterPage(id, chapter, options) }
  })
  if (met.length === 0) return pages
  return [...pages, memoryPage({ met, remembers })]
}

function chapterPage(id: string, chapter: ToldTable, options: PageOptions): Element {
  const { title, part, tale, earned, end, worn } = chapter
  const heading = `${id}-title`
  return make(
    'section.chapter',
    [
      part === '' ? null : make('p.part', part),
      make('h2', title, { id: heading }),
      tale && castOf(tale),
      tale?.map && tale.map.way.length > 0 ? mapPicture(title, tale.map) : null,
      worn ? make('p.fine', wornWords) : null,
      ...(tale?.passages ?? []).flatMap((passage) => passageOf(passage, options)),
      make('p.how-it-ended', end),
      earned.length > 0 ? bells(earned) : null,
    ],
    { id, 'aria-labelledby': heading },
  )
}

const wornWords =
  'Part of this was played under earlier rules: what was read is here, what was chosen is not known any more.'

function castOf({ cast }: Tale): Element | null {
  if (cast.length === 0) return null
  return make('p.cast', list(cast.map(({ name, what }) => (what === '' ? name : `${name}, ${what}`))))
}

function passageOf(passage: Passage, { roads }: PageOptions): Element[] {
  switch (passage.kind) {
    case 'place': {
      const step = passage.step > 0 ? make('span.step', `${passage.step}`) : null
      return [make('h3', [step, step && ' ', passage.name])]
    }
    case 'words':
      return [
        ...passage.because.map(({ cause, where }) =>
          make('p.because', `Because: ${asCause(cause)} (${where || 'born so'})`),
        ),
        make('p', prose(passage.text)),
      ]
    case 'choice':
      return [
        make('p.choice', [make('span.mark', '❧ '), ...prose(passage.text), againstOf(passage.against)]),
        ...(roads && passage.others.length > 0
          ? [make('p.road', [`Not taken: `, ...prose(passage.others.join(' · '))])]
          : []),
      ]
    case 'trial':
      return [make(passage.won ? 'p.trial.won' : 'p.trial.lost', passage.text)]
  }
}

const asCause = (cause: string): string => cause.replace(/[.]$/, '')

function againstOf(against: readonly string[]): Piece | null {
  return against.length === 0 ? null : make('span.against', ` ${list([...against])} would not have.`)
}

/** The way on the map, with a number for every piece of it; what was not visited stays faint. */
function mapPicture(title: string, { places, roads, way }: TaleMap): Element {
  const at = (i: number): { x: number; y: number } => ({ x: places[i].x * wide, y: places[i].y * high })
  const line = ([from, to]: readonly [number, number]): string => {
    const by = between(at(from), at(to))
    return `M${point(at(from))}Q${point(by)} ${point(at(to))}`
  }
  const numbers = new Map<string, { x: number; y: number; steps: number[] }>()
  for (const [i, piece] of way.entries()) {
    const by = between(at(piece[0]), at(piece[1]))
    const key = piece.toSorted((a, b) => a - b).join('-')
    const middle = {
      x: (at(piece[0]).x + 2 * by.x + at(piece[1]).x) / 4,
      y: (at(piece[0]).y + 2 * by.y + at(piece[1]).y) / 4,
    }
    numbers.set(key, { ...(numbers.get(key) ?? middle), steps: [...(numbers.get(key)?.steps ?? []), i + 1] })
  }
  const walked = new Set(way.flat())
  const words = way.map(([from, to], i) => `${i + 1}: ${places[from].name} to ${places[to].name}`)
  return make(
    'svg.way',
    [
      make('title', `The way through ${title}: ${words.join('; ')}`),
      make('rect.land', [], { width: `${100 * wide}`, height: `${100 * high}`, rx: '6' }),
      ...roads.map((road) => make('path.road-line', [], { d: line(road) })),
      ...way.map((piece) => make('path.way-line', [], { d: line(piece) })),
      ...places.flatMap(({ name, visited }, i) => {
        const { x, y } = at(i)
        const known = visited || walked.has(i) ? 'place' : 'place faint'
        return [
          make('circle', [], { class: known, cx: rounded(x), cy: rounded(y), r: '9' }),
          make('text', name, { class: known, x: rounded(x), y: rounded(y + 24) }),
        ]
      }),
      ...[...numbers.values()].flatMap(({ x, y, steps }) => {
        const text = steps.length > mostSteps ? `${steps.slice(0, mostSteps).join(' ')} …` : steps.join(' ')
        const width = Math.max(18, text.length * 8 + 8)
        return [
          make('rect.step-plate', [], {
            x: rounded(x - width / 2),
            y: rounded(y - 9),
            width: rounded(width),
            height: '18',
            rx: '9',
          }),
          make('text.step-number', text, { x: rounded(x), y: rounded(y + 5) }),
        ]
      }),
    ],
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${100 * wide} ${100 * high}`, role: 'img' },
  )
}

/** On a road that was walked more often, only the first few pieces of the way are numbered. */
const mostSteps = 4

/** How many units of the picture a hundredth of the map is. */
const wide = 7.2
const high = 4.4

interface Spot {
  x: number
  y: number
}

/** A road bends a little, so that two between the same places can be told apart. The way back bends like the way there. */
function between(from: Spot, to: Spot): Spot {
  const [one, other] = from.x < to.x || (from.x === to.x && from.y < to.y) ? [from, to] : [to, from]
  return {
    x: (one.x + other.x) / 2 + (other.y - one.y) / 8,
    y: (one.y + other.y) / 2 - (other.x - one.x) / 8,
  }
}

const rounded = (n: number): string => n.toFixed(1)
const point = ({ x, y }: Spot): string => `${rounded(x)} ${rounded(y)}`

/** Because you…: what was earned, and what it led to so far. */
function bells(earned: readonly Bell[]): Element {
  return make('div.bells', [
    make('h3', 'Because you…'),
    ...earned.map(({ name, memory, rang }) =>
      make(rang.length > 0 ? 'div.bell.rung' : 'div.bell', [
        make('h4', name),
        memory === '' ? null : make('p', memory),
        rang.length === 0 ? make('p.fine', 'This bell has not rung yet.') : null,
        ...rang.map(({ chapter, words }) => make('p.rang', [make('b', `${chapter}: `), ...prose(words)])),
      ]),
    ),
  ])
}

/** Everybody and every place that was met so far, those of the last chapter first. */
export function memoryPage({ met, remembers }: Pick<Chronicle, 'met' | 'remembers'>): BookPage {
  const id = 'remembered'
  const heading = `${id}-title`
  const chapters = [...new Set(met.map(({ chapter }) => chapter))].toReversed()
  const page = make(
    'section.chapter.remembered',
    [
      make('h2', remembers, { id: heading }),
      make('p.fine', met.length === 0 ? 'Nobody has been met yet.' : soFar(met)),
      ...chapters.flatMap((chapter) => {
        const here = met.filter((it) => it.chapter === chapter).toReversed()
        return [
          make('h3', chapter),
          ...metList('people', here, 'person'),
          ...metList('places', here, 'place'),
        ]
      }),
    ],
    { id, 'aria-labelledby': heading },
  )
  return { id, title: remembers, page }
}

function soFar(met: readonly Met[]): string {
  const many = (kind: Met['kind']): number => met.filter((it) => it.kind === kind).length
  const people = count(many('person'), 'person', 'people')
  return capital(`${people} and ${count(many('place'), 'place')}, with what was last heard of each.`)
}

/** People with what they said last, or places as they were seen last. */
function metList(name: string, met: readonly Remembered[], kind: Met['kind']): Element[] {
  const entries = met
    .filter((it) => it.kind === kind)
    .map(({ name, where, said }) =>
      make('div.met', [
        make('dt', [make('span.initial', initialOf(name), { 'aria-hidden': 'true' }), name]),
        make('dd', [
          ...(kind === 'person' ? ['“', ...prose(said), '”'] : prose(said)),
          where === '' ? null : make('span.where', ` ${where}`),
        ]),
      ]),
    )
  return entries.length === 0 ? [] : [make(`dl.${name}`, entries)]
}

/** "S" for the Saltern, "B" for Captain Brand. */
function initialOf(name: string): string {
  const words = name.replace(
    /^(?:The|A|An|Captain|Corporal|Mistress|Miss|Mr|Sister|Brother|Judge|Old|Big) /i,
    '',
  )
  return words.charAt(0).toUpperCase()
}
