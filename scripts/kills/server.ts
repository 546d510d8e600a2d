import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { newFate, pick, type Fate } from '@dicehearth/engine'
import { openStore, type Store, type Where } from '../../server/store/index.ts'
import { Postgres } from '../../server/store/test/postgres.ts'

const main = path.resolve(import.meta.dirname, '..', '..', 'server', 'main.ts')

/** What is played at the same time; with fewer games a server is sooner in the middle of play. */
const games = ['roll-for-adventure', 'set-a-watch', 'roll-player']
/** The longest time between an answer and the kill, in milliseconds. */
const longest = 30

/** A server in a process of its own, which is killed and started again. */
class Victim {
  address = ''
  /** How many choices it has acknowledged since it was started. */
  acknowledged = 0
  /** Settles once it lives. */
  started: Promise<void> = Promise.resolve()
  private child: ChildProcess | null = null
  private readonly env: Record<string, string>

  constructor(env: Record<string, string>) {
    this.env = env
  }

  async start(): Promise<void> {
    this.started = this.run()
    return this.started
  }

  get lives(): boolean {
    return this.child !== null
  }

  private async run(): Promise<void> {
    const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
    const env = { PATH, NODE_COMPILE_CACHE, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...this.env }
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const [ready] = (await once(child.stdout, 'data')) as [Buffer]
    this.child = child
    this.address = /http\S+/.exec(ready.toString())?.[0] ?? ''
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    await this.started
    const { child } = this
    this.child = null
    this.acknowledged = 0
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
}

interface Standing {
  position: number
  decision: { asked: number[]; options: { seat: number }[] } | null
}

interface LogLine {
  position: number
  text: string
}

/** Somebody at a table. Limits are for each address, and every table has one of its own. */
interface Person {
  token: string
  address: string
}

interface Choice {
  person: Person
  option: number
}

/**
 * Kills servers at random moments while people play at several tables, who go to whichever lives. Throws if an
 * acknowledged choice is lost, one is made twice, or a stream that is resumed at another server misses or repeats a line.
 */
export async function killServers(
  kind: 'sqlite' | 'postgres',
  kills: number,
  seed: string,
  tell: (n: number) => void,
): Promise<void> {
  const chance = newFate(`${seed} ${kind}`)
  const home = mkdtempSync(path.join(tmpdir(), 'dicehearth-kills-'))
  const postgres = kind === 'postgres' ? await Postgres.start() : null
  const where: Where = postgres ? { databaseUrl: await postgres.database() } : { data: home }
  const env = {
    DICEHEARTH_HOME: home,
    ...('databaseUrl' in where ? { DATABASE_URL: where.databaseUrl } : {}),
  }
  const servers = postgres ? [new Victim(env), new Victim(env)] : [new Victim(env)]
  const store = await openStore(where)
  const stopping = new AbortController()
  const tables: Table[] = []
  try {
    await Promise.all(servers.map(async (server) => server.start()))
    const playing = games.map(async (game, n) => {
      while (!stopping.signal.aborted) {
        const table = await Table.open(servers, chance, game, `10.0.0.${n}`)
        tables.push(table)
        await table.play(stopping.signal)
      }
    })
    const killing = (async () => {
      // Only a server that ends in order leaves its compiled code to those after it.
      await killOne(servers, chance, 'SIGTERM')
      for (let n = 1; n <= kills; n++) {
        await killOne(servers, chance)
        for (const table of tables) await table.check(store)
        tell(n)
      }
      stopping.abort()
    })()
    // What goes wrong at one table ends it all.
    await Promise.all([killing, ...playing])
    for (const table of tables) {
      await table.check(store)
      await table.checkStream()
    }
  } finally {
    stopping.abort()
    for (const { reader } of tables) reader.stop()
    await Promise.all(servers.map(async (server) => server.kill()))
    await store.close()
    await postgres?.stop()
    rmSync(home, { recursive: true, force: true })
  }
}

/** Kills a server in the middle of play, and starts it again. */
async function killOne(servers: readonly Victim[], chance: Fate, signal?: 'SIGTERM'): Promise<void> {
  const victim = servers[pick(chance, servers.length)]
  while (victim.acknowledged === 0) await setTimeout(1)
  await setTimeout(pick(chance, longest))
  await victim.kill(signal)
  await victim.start()
}

/** One that lives or, where none does, one that is going to. */
function anyOf(servers: readonly Victim[], chance: Fate): Victim {
  const living = servers.filter(({ lives }) => lives)
  const all = living.length > 0 ? living : servers
  return all[pick(chance, all.length)]
}

/** A server's answer; null if it was killed before, is ending or starting. */
async function ask<T>(
  server: Victim,
  { token, address }: Person,
  at: string,
  body?: object,
): Promise<{ status: number; body: T } | null> {
  const headers = {
    'x-forwarded-for': address,
    ...(token !== '' && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  await server.started
  try {
    const reply = await fetch(`${server.address}/api/${at}`, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = { status: reply.status, body: (await reply.json()) as T }
    return reply.status === 503 ? null : answer
  } catch {
    // It is killed, and about to be started again.
    await setTimeout(5)
    return null
  }
}

/** A table of two people, who answer at whichever server lives. */
class Table {
  readonly reader: Reader
  private readonly id: string
  private readonly servers: readonly Victim[]
  private readonly chance: Fate
  /** By seat. */
  private readonly people: readonly Person[]
  /** The choices that were acknowledged. */
  private readonly known: number[] = []
  /** The one that was sent, and not yet acknowledged. */
  private pending: number | null = null

  private constructor(servers: readonly Victim[], chance: Fate, id: string, people: readonly Person[]) {
    this.servers = servers
    this.chance = chance
    this.id = id
    this.people = people
    this.reader = new Reader(servers, id, people[0].token)
  }

  static async open(servers: readonly Victim[], chance: Fate, game: string, address: string): Promise<Table> {
    const make = async <T>(person: Person, at: string, body: object): Promise<T> => {
      for (;;) {
        const made = await ask<T>(anyOf(servers, chance), person, at, body)
        if (made && made.status < 300) return made.body
        if (made) throw new Error(`${at} was answered ${JSON.stringify(made)}`)
      }
    }
    const people: Person[] = []
    for (const name of ['Anna', 'Ben'])
      people.push({ address, ...(await make<{ token: string }>({ token: '', address }, 'guests', { name })) })
    const seats = [{ kind: 'human' }, { kind: 'human' }]
    const { table, invite } = await make<{ table: string; invite: string }>(people[0], 'tables', {
      game,
      seats,
    })
    await make(people[1], `tables/${table}/seats`, { invite })
    return new Table(servers, chance, table, people)
  }

  /** Until the game is over or play is stopped. */
  async play(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const choice = await this.nextChoice()
      if (!choice) return
      this.pending = choice.option
      await this.answer(choice)
      this.known.push(choice.option)
      this.pending = null
    }
  }

  private get anyServer(): Victim {
    return anyOf(this.servers, this.chance)
  }

  /** Who may answer the open decision, and a random option of theirs; null once the game is over. */
  private async nextChoice(): Promise<Choice | null> {
    const { chance, people, known } = this
    for (let seat = 0; ;) {
      const seen = await ask<Standing>(this.anyServer, people[seat], `tables/${this.id}`)
      if (!seen) continue
      const { position, decision } = seen.body
      if (position > known.length)
        throw new Error(`${known.length} choices were made, but the table is at ${position}`)
      // Another process may take a moment to hear of the last choice.
      if (position < known.length) await setTimeout(5)
      else if (!decision) return null
      else {
        const own = decision.options.flatMap((it, n) => (it.seat === seat || it.seat === -1 ? [n] : []))
        if (own.length > 0) return { person: people[seat], option: own[pick(chance, own.length)] }
        ;[seat] = decision.asked
      }
    }
  }

  /** Sends an answer until it is acknowledged. */
  private async answer({ person, option }: Choice): Promise<void> {
    const { known, id } = this
    for (let isFirst = true; ; isFirst = false) {
      const server = this.anyServer
      const reply = await ask<{ position: number }>(server, person, `tables/${id}/choices`, {
        position: known.length,
        option,
      })
      if (!reply) continue
      // Sent again, it counts once. As far as another process knows, what anybody may answer may have been somebody else.
      const { status, body } = isFirst || reply.status !== 409 ? reply : await this.look()
      if (status !== 200 || body.position !== known.length + 1)
        throw new Error(`choice ${known.length} was answered ${JSON.stringify(reply)}`)
      server.acknowledged++
      return
    }
  }

  private async look(): Promise<{ status: number; body: { position: number } }> {
    for (;;) {
      const seen = await ask<Standing>(this.anyServer, this.people[0], `tables/${this.id}`)
      if (seen && seen.body.position > this.known.length) return seen
    }
  }

  /** Compares what is stored with what was acknowledged. */
  async check(store: Store): Promise<void> {
    const before = this.known.slice()
    const { choices } = (await store.read(this.id, 0)).saved
    const now = [...this.known, ...(this.pending === null ? [] : [this.pending])]
    if (!isBeginning(before, choices) || !isBeginning(choices, now))
      throw new Error(`acknowledged ${now.join()}, but stored ${choices.join()}`)
  }

  /** Compares what the stream told with what another one tells. */
  async checkStream(): Promise<void> {
    const { reader, servers, id, people, known } = this
    const whole = new Reader(servers, id, people[0].token)
    await Promise.all([reader, whole].map(async (it) => it.until(known.length)))
    whole.stop()
    if (JSON.stringify(reader.lines) !== JSON.stringify(whole.lines))
      throw new Error(
        `the stream told ${JSON.stringify(reader.lines)}, but there is ${JSON.stringify(whole.lines)}`,
      )
  }
}

function isBeginning(some: readonly number[], all: readonly number[]): boolean {
  return some.every((choice, n) => choice === all[n])
}

/** Reads the stream of a table and, whenever that breaks, resumes it at the next server. */
class Reader {
  readonly lines: LogLine[] = []
  private last: string | null = null
  private readonly stopping = new AbortController()

  constructor(servers: readonly Victim[], table: string, token: string) {
    void this.read(servers, table, token)
  }

  stop(): void {
    this.stopping.abort()
  }

  /** Waits until it has been told everything up to a position. */
  async until(position: number): Promise<void> {
    while (Number(this.last ?? -1) < position) await setTimeout(20)
  }

  private async read(servers: readonly Victim[], table: string, token: string): Promise<void> {
    const { signal } = this.stopping
    for (let n = 0; !signal.aborted; n++) {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(this.last !== null && { 'last-event-id': this.last }),
      }
      const server = servers[n % servers.length]
      await server.started
      try {
        const address = `${server.address}/api/tables/${table}/events`
        const { body } = await fetch(address, { headers, signal })
        let rest = ''
        for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
          const events = (rest + part).split('\n\n')
          rest = events.pop() ?? ''
          for (const event of events) this.hear(event)
        }
      } catch {
        // The server was killed, or is starting.
        await setTimeout(20)
      }
    }
  }

  private hear(event: string): void {
    const id = /^id: (\d+)$/m.exec(event)?.[1]
    if (id === undefined) return
    const data = /^data: (.*)$/m.exec(event)?.[1] ?? '{"lines":[]}'
    this.last = id
    this.lines.push(
      ...(JSON.parse(data) as { lines: LogLine[] }).lines.map(({ position, text }) => ({ position, text })),
    )
  }
}
