import type { Condition, Phrase } from './book.ts'
import type { Item, PhraseSyntax } from './grammar.js'
import type { Reading } from './reading.ts'

/** What is left of a line while kinds take their values off its front. */
export class Reader {
  /** Where the line is: in a story, on a card, in an enemy's script. */
  readonly place: string
  private readonly items: readonly Item[]
  /** Commands that follow after `;` and belong to this line. */
  private more: readonly PhraseSyntax[]
  private readonly reading: Reading
  private i = 0

  constructor(phrase: PhraseSyntax, more: readonly PhraseSyntax[], reading: Reading, place: string) {
    this.items = phrase.items
    this.more = more
    this.reading = reading
    this.place = place
  }

  get done(): boolean {
    return this.i === this.items.length && this.more.length === 0
  }

  /** How far it has read. */
  get reached(): number {
    return this.i
  }

  /** The next word, if it is this one or looks like this. */
  word(like: string | RegExp): string | undefined {
    const item = this.items[this.i]
    if (!item || !('word' in item)) return undefined
    if (typeof like === 'string' ? item.word !== like : !like.test(item.word)) return undefined
    this.i++
    return item.word
  }

  /** The next text in quotes. */
  text(): string | undefined {
    const item = this.items[this.i]
    if (!item || !('text' in item)) return undefined
    this.i++
    return item.text
  }

  /** A modifier in square brackets, with the condition in it. */
  mark(): { name: string; when: Condition | null } | undefined {
    const item = this.items[this.i]
    if (!item || !('mark' in item)) return undefined
    this.i++
    const name = item.mark.items.map((part) => ('word' in part ? part.word : '')).join(' ')
    return { name, when: item.when && this.reading.condition(item.when, this.place) }
  }

  /** A condition in the middle of a line. */
  condition(): Condition | undefined {
    const item = this.items[this.i]
    if (!item || !('if' in item)) return undefined
    this.i++
    return this.reading.condition(item.if, this.place)
  }

  /** Everything that is left, as commands of that place. */
  commands(place: string): Phrase[] | undefined {
    const items = this.items.slice(this.i)
    if (items.length === 0) return undefined
    const rest = [{ items, at: items[0].at }, ...this.more]
    this.i = this.items.length
    this.more = []
    return this.reading.commands(rest, place)
  }

  /** Several of a kind with this between them: `a, b, c`. */
  several<V>(one: (reader: Reader) => V | undefined, between: string): V[] | undefined {
    const all: V[] = []
    for (;;) {
      const value = one(this)
      if (value === undefined) return undefined
      all.push(value)
      if (this.word(between) === undefined) return all
    }
  }
}
