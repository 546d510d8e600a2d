import { patched } from '@dicehearth/engine'
import type { Cursor, LiveCall, LiveCalls, LiveMessage, LiveMethod, News, RoomState } from '@dicehearth/host'
import { Refused } from './server.ts'

/** `ended`: the server does not let this screen look on, and says why. */
export type LineState = 'opening' | 'live' | 'lost' | 'ended'

interface Hearing {
  news: (news: News) => void
  room: (room: RoomState) => void
  state: (state: LineState, why: string) => void
  /** Where to go on from after a break. */
  cursor: () => Cursor | undefined
}

interface Asked {
  call: LiveCall
  /** Sent over the line as it is now or was before. */
  sent: boolean
  resolve: (result: never) => void
  reject: (error: Error) => void
}

/** What may be sent again when its answer was lost: it names its position or key, or changes nothing. */
const repeatable: ReadonlySet<LiveMethod> = new Set<LiveMethod>([
  'choose',
  'say',
  'whyNot',
  'previews',
  'save',
  'share',
])

const ends: Readonly<Record<number, string>> = {
  4401: 'This server does not know you yet. Join the table by its link or code.',
  4403: 'You have no seat at this table. Ask whoever sits there for the link or the code.',
  4404: 'There is no such table on this server.',
}

const lostBefore =
  'The connection was lost before the table answered. See whether it was done, then try again.'

/** How long to wait before the line is tried again, and the most of it. */
const firstPause = 250
const longestPause = 8000
/** A line that is silent for so long is asked whether it is still there, and given up after as long again. */
const silence = 20_000

/**
 * A line to a table on the server. It may break at any moment: it then opens itself again and goes on where it was, and
 * what was asked and not yet answered is asked again, if that cannot do anything twice.
 */
export class TableLine {
  private readonly address: string
  private readonly hearing: Hearing
  private socket: WebSocket | null = null
  private readonly asked = new Map<number, Asked>()
  private calls = 0
  private failures = 0
  private again: ReturnType<typeof setTimeout> | undefined
  private quiet: ReturnType<typeof setTimeout> | undefined
  /** What was told of the people at the table over the line as it is now. */
  private room: unknown
  private readonly closing = new AbortController()

  constructor(table: string, watch: string | null, hearing: Hearing) {
    const query = new URLSearchParams(watch === null ? { table } : { table, watch })
    this.address = `${location.origin.replace(/^http/, 'ws')}/api/live?${query.toString()}`
    this.hearing = hearing
    const { signal } = this.closing
    addEventListener('online', () => this.open(), { signal })
    addEventListener('offline', () => this.lose(), { signal })
    document.addEventListener('visibilitychange', () => this.comeBack(), { signal })
    this.open()
  }

  /** Answers of choices that are under way. */
  get kept(): number {
    return [...this.asked.values()].filter(({ call }) => call.method === 'choose').length
  }

  async ask<M extends LiveMethod>(
    method: M,
    ...args: Parameters<LiveCalls[M]>
  ): Promise<ReturnType<LiveCalls[M]>> {
    return new Promise((resolve, reject) => {
      const call: LiveCall = { call: ++this.calls, method, args }
      this.asked.set(call.call, { call, sent: false, resolve, reject })
      if (this.isOpen) this.send(call.call)
    })
  }

  close(): void {
    this.closing.abort()
    clearTimeout(this.again)
    clearTimeout(this.quiet)
    this.socket?.close()
    this.socket = null
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  private open(): void {
    if (this.socket || this.closing.signal.aborted) return
    clearTimeout(this.again)
    const socket = new WebSocket(this.address)
    this.socket = socket
    this.room = undefined
    const { signal } = this.closing
    socket.addEventListener('open', () => this.begin(socket), { signal })
    socket.addEventListener(
      'message',
      ({ data }: MessageEvent<string>) => {
        if (this.socket === socket) this.hear(JSON.parse(data) as LiveMessage)
      },
      { signal },
    )
    socket.addEventListener('close', ({ code }) => this.lose(socket, code), { signal })
    this.listen()
  }

  /** Goes on from where the screen is, and asks again what was not answered. */
  private begin(socket: WebSocket): void {
    const cursor = this.hearing.cursor()
    const watch: LiveCall<'watch'> = { call: 0, method: 'watch', args: cursor ? [cursor] : [] }
    socket.send(JSON.stringify(watch))
    for (const call of this.asked.keys()) this.send(call)
  }

  private send(number: number): void {
    const asked = this.asked.get(number)
    if (!asked) return
    asked.sent = true
    this.socket?.send(JSON.stringify(asked.call))
    this.listen()
  }

  private hear(message: LiveMessage): void {
    this.listen()
    if ('news' in message) this.hearing.news(message.news)
    else if ('room' in message) {
      this.room = patched(this.room, message.room)
      // The server sends nothing but changes of it.
      this.hearing.room(this.room as RoomState)
    } else this.hearAnswer(message)
  }

  private hearAnswer(message: Extract<LiveMessage, { call: number }>): void {
    // The first answer of a line is to `watch`.
    if (message.call === 0 && 'result' in message) {
      this.failures = 0
      this.hearing.state('live', '')
    }
    const asked = this.asked.get(message.call)
    this.asked.delete(message.call)
    if ('refusal' in message) asked?.reject(new Refused(message.refusal.code, message.refusal.message))
    else asked?.resolve(message.result as never)
  }

  /** The line is down: what cannot be repeated is given back, the rest waits. */
  private lose(socket = this.socket, code = 0): void {
    if (!socket || socket !== this.socket) return
    this.socket = null
    clearTimeout(this.quiet)
    socket.close()
    for (const [number, { call, sent, reject }] of this.asked) {
      if (!sent || repeatable.has(call.method)) continue
      this.asked.delete(number)
      reject(new Error(lostBefore))
    }
    const end = ends[code]
    if (end !== undefined) {
      this.closing.abort()
      this.hearing.state('ended', end)
      return
    }
    this.hearing.state('lost', '')
    if (!navigator.onLine) return
    const pause = Math.min(firstPause * 2 ** this.failures++, longestPause)
    // Many screens that lost one server come back one after the other.
    this.again = setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2))
  }

  /** A screen that was put away may have lost its line without a word. */
  private comeBack(): void {
    if (document.visibilityState !== 'visible') return
    if (this.socket) this.probe()
    else this.open()
  }

  private listen(): void {
    clearTimeout(this.quiet)
    this.quiet = setTimeout(() => this.probe(), silence)
  }

  private probe(): void {
    clearTimeout(this.quiet)
    if (this.isOpen) this.socket?.send(JSON.stringify({ call: -1, method: 'ping', args: [] }))
    this.quiet = setTimeout(() => this.lose(), silence)
  }
}
