import { createInterface, type Interface } from 'node:readline'

/** What people and programs type, line by line; null once there is nothing more to come. */
export class Lines {
  /** Whether a person sits before a screen. */
  readonly isScreen: boolean
  private readonly reader: Interface
  private readonly waiting: string[] = []
  private closed = false
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
    // Leaving by Ctrl-C or by the end of the terminal is leaving: the table is kept.
    this.reader.on('SIGINT', () => this.close())
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => this.close())
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

  private hand(line: string): void {
    if (this.wanted) this.wanted(line)
    else this.waiting.push(line)
  }
}
