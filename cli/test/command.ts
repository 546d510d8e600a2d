import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll } from 'vitest'

const program = path.resolve(import.meta.dirname, '..', '..', 'dicehearth')

const house = mkdtempSync(path.join(tmpdir(), 'dicehearth-test-'))
afterAll(() => rmSync(house, { recursive: true, force: true }))

/** An empty folder for one test: its home and its files. */
export function newFolder(): string {
  mkdirSync(house, { recursive: true })
  return mkdtempSync(path.join(house, 'table-'))
}

export function start(args: readonly string[], folder: string): ChildProcessWithoutNullStreams {
  return spawn(program, args, {
    cwd: folder,
    env: { ...process.env, DICEHEARTH_HOME: path.join(folder, 'home'), NO_COLOR: '1' },
  })
}

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs a command to its end. */
export async function run(
  args: readonly string[],
  { folder = newFolder(), input = '' } = {},
): Promise<Ended> {
  const child = start(args, folder)
  child.stdin.end(input)
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
}

export interface Heard {
  type: string
  position?: number
  seat?: number
  prompt?: string
  rules?: string[]
  options?: { text: string }[]
  code?: string
  message?: string
  text?: string
  outcome?: string
  digest?: string
  data?: unknown
  reasons?: { rule: string }[]
}

/** A program at a `--json-lines` table: reads line by line and answers. */
export class Player {
  readonly child: ChildProcessWithoutNullStreams
  private readonly lines: AsyncIterator<string>

  constructor(args: readonly string[], folder: string) {
    this.child = start(['play', ...args, '--json-lines'], folder)
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]()
  }

  /** The next line, or null at the end. */
  async next(): Promise<Heard | null> {
    const line = await this.lines.next()
    return line.done ? null : (JSON.parse(line.value) as Heard)
  }

  /** The next line that is neither an event nor the table itself. */
  async nextQuestion(): Promise<Heard> {
    for (;;) {
      const line = await this.next()
      if (!line) throw new Error('the table ended')
      if (line.type !== 'event' && line.type !== 'view') return line
    }
  }

  say(line: string | number): void {
    this.child.stdin.write(`${line}\n`)
  }

  /** Closes the input; returns the exit code. */
  async leave(): Promise<number | null> {
    this.child.stdin.end()
    return this.ended()
  }

  async ended(): Promise<number | null> {
    const { child } = this
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    return new Promise((resolve) => {
      child.on('exit', (code) => resolve(code))
    })
  }
}

/** A person at a table in plain text: types lines and reads what comes. */
export class Person {
  readonly child: ChildProcessWithoutNullStreams
  private text = ''
  private closed = false
  private waiting: (() => void) | null = null

  constructor(args: readonly string[], folder: string) {
    this.child = start(['play', ...args], folder)
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.on('data', (chunk: Buffer) => {
        // Lines are wrapped at the width of the screen.
        this.text = (this.text + chunk.toString()).replaceAll(/\s+/g, ' ')
        this.waiting?.()
      })
    this.child.on('close', () => {
      this.closed = true
      this.waiting?.()
    })
  }

  /** Reads on until these words have been written; returns everything up to them. */
  async reads(words: string): Promise<string> {
    for (;;) {
      const at = this.text.indexOf(words)
      if (at >= 0) {
        const read = this.text.slice(0, at + words.length)
        this.text = this.text.slice(at + words.length)
        return read
      }
      // A program that has ended may have written what is still to be read.
      if (this.closed) throw new Error(`never read "${words}", but: ${this.text}`)
      await new Promise<void>((resolve) => (this.waiting = resolve))
    }
  }

  types(line: string | number): void {
    this.child.stdin.write(`${line}\n`)
  }

  async leaves(): Promise<number | null> {
    this.child.stdin.end()
    if (this.closed) return this.child.exitCode
    return new Promise((resolve) => {
      this.child.on('close', (code) => resolve(code))
    })
  }
}
