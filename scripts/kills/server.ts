import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { newFate, pick, type Fate } from '@dicehearth/engine'
import { openStore, type Where } from '../../server/store/index.ts'
import { Postgres } from '../../server/store/test/postgres.ts'

const main = path.resolve(import.meta.dirname, '..', '..', 'server', 'main.ts')

/** The longest time between an answer and the kill, in milliseconds. */
const longest = 30
/** Answers before the fatal one. */
const mostBefore = 6

/** A server in a process of its own, which is killed and started again. */
class Victim {
  address = ''
  private child: ChildProcess | null = null
  private readonly env: Record<string, string>

  constructor(env: Record<string, string>) {
    this.env = env
  }

  async start(): Promise<void> {
    const env = {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      ...this.env,
    }
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    this.child = child
    const [ready] = (await once(child.stdout, 'data')) as [Buffer]
    this.address = /http\S+/.exec(ready.toString())?.[0] ?? ''
  }

  async kill(): Promise<void> {
    const { child } = this
    this.child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
}

interface Standing {
  position: number
  decision: { options: { seat: number }[] } | null
}

interface LogLine {
  position: number
  text: string
}

/** A table of two people, and what they have been told. */
interface Game {
  id: string
  /** Of each seat. */
  tokens: string[]
  /** The choices that were acknowledged. */
  known: number[]
  reader: Reader
}

/**
 * Kills servers at random moments while two people play, who go to whichever lives. Throws if an acknowledged choice is
 * lost, one is made twice, or a stream that is resumed at another server misses or repeats a line.
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
  const readers: Reader[] = []
  try {
    await Promise.all(servers.map(async (server) => server.start()))
    let game: Game | null = null
    for (let n = 0; n < kills;) {
      if (!game) {
        game = await newGame(servers, chance)
        readers.push(game.reader)
      }
      const goesOn = await killOne(servers, game, chance)
      if (goesOn) tell(++n)
      else {
        await check(where, servers, game)
        game = null
      }
    }
    if (game) await check(where, servers, game)
  } finally {
    for (const reader of readers) reader.stop()
    await Promise.all(servers.map(async (server) => server.kill()))
    await postgres?.stop()
    rmSync(home, { recursive: true, force: true })
  }
}

async function ask<T>(
  server: Victim,
  token: string,
  at: string,
  body?: object,
): Promise<{ status: number; body: T }> {
  const headers = {
    ...(token !== '' && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const reply = await fetch(`${server.address}/api/${at}`, {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: reply.status, body: (await reply.json()) as T }
}

async function newGame(servers: readonly Victim[], chance: Fate): Promise<Game> {
  const [first] = servers
  const tokens: string[] = []
  for (const name of ['Anna', 'Ben'])
    tokens.push((await ask<{ token: string }>(first, '', 'guests', { name })).body.token)
  const game = ['roll-for-adventure', 'set-a-watch', 'roll-player', 'rolling-fates'][pick(chance, 4)]
  const seats = [{ kind: 'human' }, { kind: 'human' }]
  const { body } = await ask<{ table: string; invite: string }>(first, tokens[0], 'tables', { game, seats })
  await ask(first, tokens[1], `tables/${body.table}/seats`, { invite: body.invite })
  const reader = new Reader(servers, body.table, tokens[0])
  return { id: body.table, tokens, known: [], reader }
}

/** Plays some choices and kills a server while it stores one; false if the game came to its end before. */
async function killOne(servers: readonly Victim[], game: Game, chance: Fate): Promise<boolean> {
  const { id, known } = game
  for (let before = pick(chance, mostBefore + 1); ; before--) {
    const victim = servers[pick(chance, servers.length)]
    const other = servers[pick(chance, servers.length)]
    const wanted = await nextChoice(other, game, chance)
    if (!wanted) return false
    const { token, option } = wanted
    const answer = { position: known.length, option }
    const sent = ask<{ position: number }>(victim, token, `tables/${id}/choices`, answer)
    if (before > 0) {
      const { status, body } = await sent
      if (status !== 200) throw new Error(`choice ${known.length} was refused: ${JSON.stringify(body)}`)
      known.push(option)
      continue
    }
    const acknowledged = sent.then(
      ({ status }) => status === 200,
      () => false,
    )
    await setTimeout(pick(chance, longest))
    await victim.kill()
    const wasAcknowledged = await acknowledged
    await victim.start()
    const { position } = (await ask<Standing>(victim, token, `tables/${id}`)).body
    const stored = position - known.length
    if (stored > 1 || stored < (wasAcknowledged ? 1 : 0))
      throw new Error(
        `${known.length} choices and one more (${String(wasAcknowledged)}), but now at ${position}`,
      )
    // The same answer sent again counts once, wherever it arrives.
    const again = await ask<{ position: number }>(
      servers[pick(chance, servers.length)],
      token,
      `tables/${id}/choices`,
      answer,
    )
    // What anybody might have answered may have been somebody else, as far as the other process knows.
    if (again.status === 409) {
      const now = await ask<Standing>(victim, token, `tables/${id}`)
      if (now.body.position !== known.length + 1)
        throw new Error(`sent again, the table is at ${now.body.position}`)
    } else if (again.status !== 200 || again.body.position !== known.length + 1)
      throw new Error(`sent again, choice ${known.length} was answered ${JSON.stringify(again)}`)
    known.push(option)
    return true
  }
}

/** Who may answer the open decision, and a random option of theirs; null once the game is over. */
async function nextChoice(
  server: Victim,
  { id, tokens, known }: Game,
  chance: Fate,
): Promise<{ token: string; option: number } | null> {
  // Another process may take a moment to hear of the last choice.
  for (;;) {
    const seen = await Promise.all(tokens.map(async (token) => ask<Standing>(server, token, `tables/${id}`)))
    const { position, decision } = seen[0].body
    if (position > known.length)
      throw new Error(`${known.length} choices were made, but the table is at ${position}`)
    if (position === known.length && !decision) return null
    for (const [seat, { body }] of seen.entries()) {
      if (body.position !== known.length) continue
      const own = (body.decision?.options ?? []).flatMap((it, n) =>
        it.seat === seat || it.seat === -1 ? [n] : [],
      )
      if (own.length > 0) return { token: tokens[seat], option: own[pick(chance, own.length)] }
    }
    await setTimeout(20)
  }
}

/** Compares what is stored and what the stream told with what was acknowledged. */
async function check(
  where: Where,
  servers: readonly Victim[],
  { id, known, reader, tokens }: Game,
): Promise<void> {
  const store = await openStore(where)
  const { saved } = await store.read(id, 0)
  await store.close()
  if (saved.choices.join() !== known.join())
    throw new Error(`acknowledged ${known.join()}, but stored ${saved.choices.join()}`)
  await reader.until(known.length)
  reader.stop()
  const whole = new Reader(servers, id, tokens[0])
  await whole.until(known.length)
  whole.stop()
  if (JSON.stringify(reader.lines) !== JSON.stringify(whole.lines))
    throw new Error(
      `the stream told ${JSON.stringify(reader.lines)}, but there is ${JSON.stringify(whole.lines)}`,
    )
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
      try {
        const address = `${servers[n % servers.length].address}/api/tables/${table}/events`
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
