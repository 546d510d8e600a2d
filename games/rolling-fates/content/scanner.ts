/** A text of the effect language that cannot be read: what is wrong, and where. */
export class Unreadable extends Error {}

/** The words of a text, one after the other. */
export class Scanner {
  private readonly text: string
  private readonly words: readonly string[]
  private at = 0

  constructor(text: string) {
    this.text = text
    this.words = text.match(/"[^"]*"|->|<=|>=|[;:+]|[^\s;:+"<>]+|\S/g) ?? []
  }

  get done(): boolean {
    return this.at >= this.words.length
  }

  /** The next word, or the one behind it; empty at the end. */
  peek(ahead = 0): string {
    return this.words[this.at + ahead] ?? ''
  }

  /** Takes the next word if it is this one. */
  takes(word: string): boolean {
    if (this.peek() !== word) return false
    this.at++
    return true
  }

  expect(word: string): void {
    if (!this.takes(word)) this.fail(`"${word}"`)
  }

  oneOf<const W extends string>(what: string, words: readonly W[]): W {
    const word = words.find((it) => this.takes(it))
    return word ?? this.fail(`${what}: ${words.join(', ')}`)
  }

  /** What the next word says by this pattern. */
  match(what: string, pattern: RegExp): RegExpExecArray {
    const found = pattern.exec(this.peek())
    if (!found) return this.fail(what)
    this.at++
    return found
  }

  number(): number {
    return Number(this.match('a number', /^\d{1,3}$/)[0])
  }

  finish(): void {
    if (!this.done) this.fail('the end')
  }

  fail(wanted: string): never {
    const there = this.done ? 'the end' : `"${this.peek()}"`
    throw new Unreadable(`"${this.text}": ${wanted} is expected where ${there} stands`)
  }
}
