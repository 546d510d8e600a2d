import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { anyone, newFate, pick } from '@dicehearth/engine'
import { Told, type News, type Standing } from '@dicehearth/host'
import { rounded, type Figure } from './measure.ts'

// A server in a process of its own, on SQLite, and tables with four people each, who look on and answer by the page's
// line. How many tables, and how many answers a second are wanted: DICEHEARTH_TABLES, DICEHEARTH_ANSWERS.

const wantedTables = Number(process.env.DICEHEARTH_TABLES ?? '200')
const wantedAnswers = Number(process.env.DICEHEARTH_ANSWERS ?? '500')
const game = 'roll-player'
const seats = 4
const seconds = 20
/** Enough that every thread keeps some, and the answers at each. */
const warmTables = 8
const warmUp = 10

/** Collects what is no longer used, in every thread, whenever it is asked to, so that memory can be measured. */
const tidy = `data:text/javascript,import v8 from 'node:v8';import vm from 'node:vm';
import{isMainThread as m,BroadcastChannel as B}from'node:worker_threads';
v8.setFlagsFromString('--expose-gc');const gc=vm.runInNewContext('gc');const all=new B('tidy');all.unref();
if(m)process.on('SIGUSR2',()=>{gc();all.postMessage(0)});else all.onmessage=()=>gc()`

export async function* figures(): AsyncGenerator<Figure> {
  const home = mkdtempSync(path.join(tmpdir(), 'dicehearth-bench-'))
  const main = path.resolve(import.meta.dirname, '..', 'server', 'main.ts')
  const server = spawn(process.execPath, ['--import', tidy, main], {
    env: { PATH: process.env.PATH, DICEHEARTH_HOME: home, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [ready] = (await once(server.stdout, 'data')) as [Buffer]
    const address = /http\S+/.exec(ready.toString())?.[0] ?? ''
    yield* figuresOf(address, async () => {
      server.kill('SIGUSR2')
      await setTimeout(1000)
      return counted(address)
    })
  } finally {
    server.kill('SIGKILL')
    await once(server, 'exit')
    rmSync(home, { recursive: true })
  }
}

async function* figuresOf(address: string, measured: () => Promise<Counted>): AsyncGenerator<Figure> {
  // What every thread loads and makes once is no memory of a table.
  const chance = newFate('bench server')
  const tables: LiveTable[] = []
  while (tables.length < warmTables) tables.push(await LiveTable.open(address, tables.length))
  for (let n = 0; n < warmUp; n++) for (const table of tables) await table.answer(chance)
  const before = await measured()
  while (tables.length < wantedTables) tables.push(await LiveTable.open(address, tables.length))
  const news = wantedTables - warmTables
  const opened = await measured()
  yield ['tables in memory, with four people each', String(opened.hot)]
  yield ['memory of a table with its four lines', kB((opened.memory - before.memory) / news)]

  const times: number[] = []
  const begin = performance.now()
  const open: Promise<void>[] = []
  for (let sent = 0; performance.now() - begin < seconds * 1000;) {
    if (sent / wantedAnswers > (performance.now() - begin) / 1000) {
      await setTimeout(1)
      continue
    }
    const table = tables[pick(chance, tables.length)]
    // Whoever is still answering, or has come to the end, is left alone.
    if (table.isBusy || table.over) {
      await setImmediate()
      continue
    }
    sent++
    open.push(table.answer(chance).then((time) => void times.push(time)))
  }
  await Promise.all(open)
  const took = (performance.now() - begin) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number): string => `${rounded(times[Math.floor(times.length * share)])} ms`
  const bytes = tables.reduce((sum, table) => sum + table.heard, 0)
  yield [`answers a second, of ${wantedAnswers} wanted`, rounded(times.length / took)]
  yield ['from an answer until all four seats know, half of them', at(0.5)]
  yield ['from an answer until all four seats know, 99 of 100', at(0.99)]
  const played = await measured()
  yield ['the same once all have played', kB((played.memory - before.memory) / news)]
  yield [
    'processor time of the server for an answer',
    `${rounded(((played.time - opened.time) / times.length) * 1000)} ms`,
  ]
  yield ['bytes to a seat for an answer', rounded(bytes / times.length / seats)]

  for (const table of tables) table.close()
  while ((await counted(address)).hot > 0) await setTimeout(2000)
  const idle = await measured()
  yield ['memory beside that of the first tables, once all are idle', kB(idle.memory - before.memory)]
}

const kB = (bytes: number): string => `${rounded(bytes / 1000)} kB`

/** Tables in memory, bytes in use, and seconds of the processor. */
interface Counted {
  hot: number
  memory: number
  time: number
}

async function counted(address: string): Promise<Counted> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return {
    hot: figure('dicehearth_hot_tables'),
    memory:
      figure('nodejs_heap_size_used_bytes') +
      figure('nodejs_external_memory_bytes') +
      figure('dicehearth_table_memory_bytes'),
    time: figure('process_cpu_seconds_total'),
  }
}

interface Message {
  news?: News
  call?: number
  refusal?: { code: string }
}

/** Somebody at a table, over a line of their own. */
class Participant {
  standing: Standing | undefined
  heard = 0
  onNews: () => void = () => undefined
  readonly ready: Promise<unknown>
  private readonly socket: WebSocket
  private readonly told = new Told()

  constructor(address: string, table: string, headers: Record<string, string>) {
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/api/live?table=${table}`, { headers })
    this.socket.addEventListener('message', ({ data }) => {
      const text = String(data)
      const { news, refusal } = JSON.parse(text) as Message
      if (refusal) throw new Error(`refused: ${refusal.code}`)
      if (!news) return
      this.heard += text.length
      this.standing = this.told.hear(news).standing
      this.onNews()
    })
    this.socket.addEventListener('open', () => this.call('watch', []))
    this.ready = new Promise<void>((resolve) => (this.onNews = resolve))
  }

  call(method: string, args: readonly unknown[]): void {
    this.socket.send(JSON.stringify({ call: 1, method, args }))
  }

  close(): void {
    this.socket.close()
  }
}

class LiveTable {
  isBusy = false
  private readonly people: readonly Participant[]

  private constructor(people: readonly Participant[]) {
    this.people = people
  }

  static async open(address: string, n: number): Promise<LiveTable> {
    const ask = async <T>(token: string, at: string, body: object): Promise<T> => {
      const reply = await fetch(`${address}/api/${at}`, {
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
    const from = `10.1.${n >> 8}.${n & 255}`
    const tokens: string[] = []
    for (let seat = 0; seat < seats; seat++)
      tokens.push((await ask<{ token: string }>('', 'guests', { name: `Guest ${seat}` })).token)
    const wanted = { game, config: { players: seats }, seats: tokens.map(() => ({ kind: 'human' })) }
    const { table, invite } = await ask<{ table: string; invite: string }>(tokens[0], 'tables', wanted)
    for (const token of tokens.slice(1)) await ask(token, `tables/${table}/seats`, { invite })
    const people = tokens.map(
      (token) =>
        new Participant(address, table, { authorization: `Bearer ${token}`, 'x-forwarded-for': from }),
    )
    await Promise.all(people.map(async (one) => one.ready))
    for (const one of people) one.heard = 0
    return new LiveTable(people)
  }

  get heard(): number {
    return this.people.reduce((sum, one) => sum + one.heard, 0)
  }

  get over(): boolean {
    return this.people[0].standing?.question === null
  }

  /** Somebody who is asked answers; how long it takes until all know, in milliseconds. */
  async answer(chance: ReturnType<typeof newFate>): Promise<number> {
    this.isBusy = true
    const one = this.people.find(({ standing }) => standing?.question?.yours)
    const question = one?.standing?.question
    if (!one || !question) throw new Error('nobody is asked')
    const own = question.options.flatMap(({ seat }, n) =>
      question.seats.includes(seat) || seat === anyone ? [n] : [],
    )
    const begin = performance.now()
    const knowing = this.people.map(
      async (other) =>
        new Promise<void>((resolve) => {
          other.onNews = () => (other.standing?.position ?? 0) > question.position && resolve()
        }),
    )
    one.call('choose', [question.position, own[pick(chance, own.length)]])
    await Promise.all(knowing)
    this.isBusy = false
    return performance.now() - begin
  }

  close(): void {
    for (const one of this.people) one.close()
  }
}
