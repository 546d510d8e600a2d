import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LiveCalls, LiveMethod, News, RoomState } from '@dicehearth/host'
import { patched, type Patch } from '@dicehearth/engine'
import type { FastifyInstance } from 'fastify'
import { openServer, openStore, type ServerOptions, type Where } from '../index.ts'
import type { Looked } from '../tables/look.ts'
import { hireNobody } from '../threads/hire.ts'
import type { Store } from '../store/index.ts'

// People and programs around a server of the tests' own.

/** A server with its store; several may share one place. */
export class House {
  readonly app: FastifyInstance
  readonly store: Store
  private readonly folder: string

  private constructor(app: FastifyInstance, store: Store, folder: string) {
    this.app = app
    this.store = store
    this.folder = folder
  }

  /** Where it listens. */
  get address(): string {
    return `127.0.0.1:${this.app.addresses()[0].port}`
  }

  static async open(where?: Where, how: Partial<ServerOptions> = {}): Promise<House> {
    const folder = mkdtempSync(path.join(tmpdir(), 'dicehearth-house-'))
    const dist = path.join(folder, 'dist')
    mkdirSync(dist)
    writeFileSync(path.join(dist, 'index.html'), '<!doctype html><title>Dicehearth</title>')
    const store = await openStore(where ?? { data: folder })
    const app = await openServer({
      dist,
      store,
      requestsAMinute: 1_000_000,
      hire: hireNobody,
      ...how,
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    return new House(app, store, folder)
  }

  async close(): Promise<void> {
    await this.app.close()
    await this.store.close()
    rmSync(this.folder, { recursive: true })
  }

  /** Somebody without a name. */
  get nobody(): Visitor {
    return new Visitor(this, null, '')
  }

  async guest(name: string): Promise<Visitor> {
    const { body } = await this.nobody.ask<{ guest: string; token: string }>('POST', 'guests', { name })
    return new Visitor(this, body.token, body.guest)
  }
}

export interface Reply<T> {
  status: number
  body: T
  headers: Record<string, unknown>
}

/** Every visitor comes from an address of their own, so that nobody counts for others. */
let addresses = 0

export interface Opened {
  table: string
  invite: string
  watch: string
  code: string
}

/** A program that asks the server for somebody. */
export class Visitor {
  readonly house: House
  readonly token: string | null
  readonly guest: string
  private readonly address = `10.0.${(++addresses >> 8) & 255}.${addresses & 255}`

  constructor(house: House, token: string | null, guest: string) {
    this.house = house
    this.token = token
    this.guest = guest
  }

  /** The same person at another server. */
  at(house: House): Visitor {
    return new Visitor(house, this.token, this.guest)
  }

  private get headers(): Record<string, string> {
    return this.token === null ? {} : { authorization: `Bearer ${this.token}` }
  }

  async ask<T = unknown>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Reply<T>> {
    const reply = await this.house.app.inject({
      method,
      url: `/api/${path}`,
      headers: this.headers,
      remoteAddress: this.address,
      ...(body ? { payload: body } : {}),
    })
    const { statusCode: status, headers } = reply
    return { status, body: reply.json<T>(), headers }
  }

  /** How a stream of events is answered; it is closed at once. */
  async stream(path: string): Promise<{ status: number }> {
    const reply = await fetch(`http://${this.house.address}/api/${path}`, { headers: this.headers })
    await reply.body?.cancel()
    return reply
  }

  async open(wanted: object): Promise<Opened> {
    return (await this.ask<Opened>('POST', 'tables', wanted)).body
  }

  async look(table: string, watch?: string): Promise<Looked> {
    const query = watch === undefined ? '' : `?watch=${watch}`
    return (await this.ask<Looked>('GET', `tables/${table}${query}`)).body
  }

  async choose(
    table: string,
    position: number,
    option: number,
  ): Promise<Reply<{ position: number; code?: string }>> {
    return this.ask('POST', `tables/${table}/choices`, { position, option })
  }

  async sit(table: string, invite: string, seat?: number): Promise<Reply<{ seat: number; code?: string }>> {
    return this.ask('POST', `tables/${table}/seats`, seat === undefined ? { invite } : { invite, seat })
  }

  /** The line of the page to a table. */
  async line(table: string, watch?: string, headers: Record<string, string> = {}): Promise<TableLine> {
    const query = new URLSearchParams(watch === undefined ? { table } : { table, watch })
    const line = new TableLine(
      new WebSocket(`ws://${this.house.address}/api/live?${query.toString()}`, {
        headers: { ...this.headers, ...headers },
      }),
    )
    await line.opened
    return line
  }
}

interface Answered {
  call: number
  result?: unknown
  refusal?: { code: string; message: string }
}
type Heard = Answered | { news: News } | { room: Patch }

/** A line that somebody has to a table, and what came over it. */
export class TableLine {
  readonly news: News[] = []
  room: RoomState | undefined
  /** Settles once it is open, or cannot be opened. */
  readonly opened: Promise<void>
  /** The code with which it was closed. */
  readonly ended: Promise<number>
  /** Settles once any call is answered. */
  readonly answered: Promise<void>
  private answer: () => void = () => undefined
  private readonly socket: WebSocket
  private readonly answers = new Map<number, (heard: Answered) => void>()
  private readonly waiting = new Set<() => void>()
  private calls = 0

  constructor(socket: WebSocket) {
    this.socket = socket
    this.ended = new Promise((resolve) =>
      socket.addEventListener('close', ({ code }) => resolve(code), { once: true }),
    )
    this.answered = new Promise((resolve) => {
      this.answer = resolve
    })
    this.opened = new Promise((resolve) => {
      for (const settled of ['open', 'close'])
        socket.addEventListener(settled, () => resolve(), { once: true })
    })
    socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(String(data)) as Heard))
  }

  private hear(heard: Heard): void {
    if ('news' in heard) this.news.push(heard.news)
    else if ('room' in heard) this.room = patched(this.room, heard.room) as RoomState
    else {
      this.answers.get(heard.call)?.(heard)
      this.answer()
    }
    for (const look of this.waiting) look()
  }

  /** What a call is answered; the code of its refusal, if it is refused. */
  async call<M extends LiveMethod>(method: M, ...args: Parameters<LiveCalls[M]>): Promise<unknown> {
    const call = ++this.calls
    const answer = new Promise<Answered>((resolve) => this.answers.set(call, resolve))
    this.socket.send(JSON.stringify({ call, method, args }))
    const { refusal, result } = await answer
    return refusal ? refusal.code : result
  }

  /** Sends anything. */
  send(text: string): void {
    this.socket.send(text)
  }

  /** Waits until something holds for what was heard. */
  async until(holds: (line: this) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds(this)) return
        this.waiting.delete(look)
        resolve()
      }
      this.waiting.add(look)
      look()
    })
  }

  get position(): number {
    return this.news.at(-1)?.cursor.position ?? -1
  }

  close(): void {
    this.socket.close()
  }
}
