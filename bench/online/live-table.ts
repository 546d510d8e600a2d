import { anyone, patched, pick, type Fate, type Patch } from '@dicehearth/engine'
import type { News, Question } from '@dicehearth/host'

// Tables with people who look on and answer by the line of the page.

interface Message {
  news?: News
  call?: number
  refusal?: { code: string }
}

/** The beginning of all news. */
const newsAt = /^\{"news":\{"cursor":\{"position":(\d+)/

/**
 * The line of somebody at a table. It reads of the news only where it leads to, and what is asked only when somebody
 * wants to know: servers need the processor.
 */
class Line {
  position = -1
  heard = 0
  onNews: () => void = () => undefined
  readonly ready: Promise<unknown>
  private asked: Question | null = null
  private readonly unread: string[] = []
  private readonly socket: WebSocket

  constructor(address: string, table: string, headers: Record<string, string>) {
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/api/live?table=${table}`, { headers })
    this.socket.addEventListener('message', ({ data }) => {
      const text = String(data)
      const position = newsAt.exec(text)?.[1]
      if (position === undefined) {
        const { refusal } = JSON.parse(text) as Message
        // Somebody at another process was told before this one.
        if (refusal && refusal.code !== 'stale') throw new Error(`refused: ${refusal.code}`)
        return
      }
      this.heard += text.length
      this.position = Number(position)
      this.unread.push(text)
      this.onNews()
    })
    this.socket.addEventListener('open', () => this.call('watch', []))
    this.ready = new Promise<void>((resolve) => (this.onNews = resolve))
  }

  get question(): Question | null {
    for (const text of this.unread.splice(0)) {
      const { news } = JSON.parse(text) as Message
      if (news?.standing) this.asked = questionAfter(this.asked, news.standing)
    }
    return this.asked
  }

  call(method: string, args: readonly unknown[]): void {
    this.socket.send(JSON.stringify({ call: 1, method, args }))
  }

  close(): void {
    this.socket.close()
  }
}

function questionAfter(question: Question | null, patch: Patch): Question | null {
  const whole = (Array.isArray(patch) ? patch[0] : undefined) as { question: Question | null } | undefined
  if (whole) return whole.question
  // A server sends nothing but changes of its own tables.
  return patched(question, (patch as { question?: Patch }).question) as Question | null
}

export class LiveTable {
  isBusy = false
  private readonly lines: readonly Line[]

  private constructor(lines: readonly Line[]) {
    this.lines = lines
  }

  /** The nth table of a game, with everybody there; they are spread over the servers of one store. */
  static async open(
    addresses: readonly string[],
    game: string,
    seats: number,
    n: number,
  ): Promise<LiveTable> {
    const from = `10.1.${n >> 8}.${n & 255}`
    const home = addresses[n % addresses.length]
    const ask = async <T>(token: string, at: string, body: object): Promise<T> => {
      const reply = await fetch(`${home}/api/${at}`, {
        method: 'POST',
        // Limits are for each address.
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': from,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      })
      if (!reply.ok) throw new Error(await reply.text())
      return (await reply.json()) as T
    }
    const tokens: string[] = []
    for (let seat = 0; seat < seats; seat++)
      tokens.push((await ask<{ token: string }>('', 'guests', { name: `Guest ${seat}` })).token)
    const wanted = { game, config: { players: seats }, seats: tokens.map(() => ({ kind: 'human' })) }
    const { table, invite } = await ask<{ table: string; invite: string }>(tokens[0], 'tables', wanted)
    for (const token of tokens.slice(1)) await ask(token, `tables/${table}/seats`, { invite })
    const lines = tokens.map((token, seat) => {
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': from }
      return new Line(addresses[(n + seat) % addresses.length], table, headers)
    })
    await Promise.all(lines.map(async (line) => line.ready))
    for (const line of lines) line.heard = 0
    return new LiveTable(lines)
  }

  /** Bytes. */
  get heard(): number {
    return this.lines.reduce((sum, line) => sum + line.heard, 0)
  }

  get over(): boolean {
    return this.lines[0].question === null
  }

  /** Somebody who is asked answers; how long it takes until all know, in milliseconds. */
  async answer(chance: Fate): Promise<number> {
    this.isBusy = true
    const [asked] = this.lines[0].question?.seats ?? []
    const line = this.lines[asked]
    const { question } = line
    if (!question?.yours) throw new Error('nobody is asked')
    const own = question.options.flatMap(({ seat }, n) =>
      question.seats.includes(seat) || seat === anyone ? [n] : [],
    )
    const begin = performance.now()
    const knowing = this.lines.map(
      async (one) =>
        new Promise<void>((resolve) => {
          one.onNews = () => one.position > question.position && resolve()
        }),
    )
    line.call('choose', [question.position, own[pick(chance, own.length)]])
    await Promise.all(knowing)
    this.isBusy = false
    return performance.now() - begin
  }

  close(): void {
    for (const line of this.lines) line.close()
  }
}
