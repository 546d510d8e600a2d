/** What rules are about to do: at which table, and which choice they are to follow there, if any. */
export interface Marked {
  table: string
  position: number
  option: number | null
}

/** Of the table's id. */
const longest = 60
const none = -1
const encoder = new TextEncoder()

/**
 * A note that a thread leaves before it lets rules, words or companions of a table run. Others can read it even when
 * the thread hangs or is gone: it is where it hangs.
 */
export class Marker {
  readonly memory: SharedArrayBuffer
  private readonly numbers: Int32Array
  private readonly text: Uint8Array
  /** The table that was noted last, and how many bytes its id takes. */
  private noted = ''
  private length = 0

  constructor(memory = new SharedArrayBuffer(12 + longest)) {
    this.memory = memory
    this.numbers = new Int32Array(memory, 0, 3)
    this.text = new Uint8Array(memory, 12)
  }

  note({ table, position, option }: Marked): void {
    if (table !== this.noted) this.length = encoder.encodeInto(table, this.text).written
    this.noted = table
    const { numbers, length } = this
    numbers[0] = length
    numbers[1] = position
    numbers[2] = option ?? none
  }

  get last(): Marked | null {
    const [length, position, option] = this.numbers
    if (length === 0) return null
    // What is shared cannot be decoded in place.
    const table = new TextDecoder().decode(this.text.slice(0, length))
    return { table, position, option: option === none ? null : option }
  }
}
