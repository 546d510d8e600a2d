import type { Book } from '@dicehearth/story'
import { readAloud } from '../rules/aloud.ts'
import type { AdventureEvent } from '../rules/events.ts'
import { bookOf, type Party } from '../rules/state.ts'
import { toldInBook } from '../story/texts.ts'

/** What parties came to in their campaigns. */
export interface Reached {
  /** The titles that were revealed in each campaign. */
  titles: string[][]
  /** How each campaign ended: the first page of its epilogue. */
  endings: string[]
  /** The texts that were heard, by the book and by their places in it. */
  heard: Record<string, Heard>
}

export interface Heard {
  one: number[]
  several: number[]
}

export function nothingReached(): Reached {
  return { titles: [], endings: [], heard: {} }
}

/** Writes down what one campaign comes to. */
export class Witness {
  private readonly titles = new Set<string>()
  private readonly heard = new Map<string, Set<number>>()
  private ending = ''

  note(event: AdventureEvent, t: Party): void {
    if (event.type === 'title' && event.gained) this.titles.add(event.title)
    if (event.type === 'entryOpened' && t.adventure === 'ADV11' && epilogue.test(event.entry))
      this.ending = event.entry
    if (event.type === 'readAloud') this.hear(event.text, t)
  }

  private hear(text: string, t: Party): void {
    const heard = this.heard.get(t.adventure) ?? new Set()
    this.heard.set(t.adventure, heard)
    for (const place of placesOf(bookOf(t), text, t)) heard.add(place)
  }

  close({ titles, endings, heard }: Reached, players: number): void {
    titles.push([...this.titles])
    endings.push(this.ending)
    for (const [label, places] of this.heard) {
      const by = (heard[label] ??= { one: [], several: [] })
      const like = players === 1 ? 'one' : 'several'
      by[like] = [...new Set([...by[like], ...places])]
    }
  }
}

const epilogue = /^THE END[.][1-5]$/

const indexes = new WeakMap<Book, { one: Index; several: Index }>()

interface Index {
  places: Map<string, number[]>
  /** With the name of whoever tells the story. */
  named: { text: string; place: number }[]
}

/** Which texts of the book this is, as it was read at this table. */
function placesOf(book: Book, text: string, t: Party): number[] {
  const index = indexes.get(book) ?? { one: indexOf(book, 1), several: indexOf(book, 2) }
  indexes.set(book, index)
  const { places, named } = t.heroes.length === 1 ? index.one : index.several
  return places.get(text) ?? named.flatMap((it) => (readAloud(t, it.text) === text ? [it.place] : []))
}

function indexOf(book: Book, players: number): Index {
  const index: Index = { places: new Map(), named: [] }
  const nobody = { name: '', people: '' } as Party['heroes'][number]
  const table = { heroes: Array.from({ length: players }, () => nobody), storyteller: 0 }
  for (const [place, { text }] of toldInBook(book).entries()) {
    if (/[{](?:player|people)[}]/.test(text)) index.named.push({ text, place })
    const spoken = readAloud(table, text)
    index.places.set(spoken, [...(index.places.get(spoken) ?? []), place])
  }
  return index
}
