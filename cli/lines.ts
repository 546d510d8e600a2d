import { createInterface, type Interface } from 'node:readline'

/** Input, line by line; null at its end. */
export class Lines {
  /** Whether this is an interactive terminal. */
  readonly isScreen: boolean
  private readonly reader: Interface
  private readonly waiting: string[] = []
  private closed = false
  private signalled = false
  private wanted: ((line: string | null) => void) | null = null

  constructor(isScreen: boolean) {
    this.isScreen = isScreen
    this.reader = createInterface({
      input: process.stdin,
      ...(isScreen ? { output: process.stdout } : {}),
      terminal: isScreen,
      prompt: '› ',
      historySize: 0,
    })
    this.reader.on('line', (line) => this.hand(line))
    this.reader.on('close', () => {
      this.closed = true
      this.wanted?.(null)
    })
    // Ctrl-C and a closed terminal count as leaving: the table is kept.
    this.reader.on('SIGINT', () => this.leave())
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => this.leave())
  }

  /** Whether a key or a signal says to leave, while nobody is asked for a line. */
  get leaves(): boolean {
    return this.signalled
  }

  async next(): Promise<string | null> {
    const line = this.waiting.shift()
    if (line !== undefined) return line
    if (this.closed) return null
    if (this.isScreen) this.reader.prompt()
    return new Promise((resolve) => {
      this.wanted = (next) => {
        this.wanted = null
        resolve(next)
      }
    })
  }

  close(): void {
    this.reader.close()
  }

  private leave(): void {
    this.signalled = true
    this.close()
  }

  private hand(line: string): void {
    if (this.wanted) this.wanted(line)
    else this.waiting.push(line)
  }
}
