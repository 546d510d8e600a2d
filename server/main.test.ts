import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const main = path.join(import.meta.dirname, 'main.ts')
const home = mkdtempSync(path.join(tmpdir(), 'dicehearth-home-'))
afterAll(() => rmSync(home, { recursive: true }))

const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
const here = { PATH, NODE_COMPILE_CACHE, DICEHEARTH_HOME: home }
const aFile = path.join(home, 'a-file')
writeFileSync(aFile, '')

function start(env: Record<string, string>, args: string[] = []): ChildProcess {
  return spawn(process.execPath, [main, ...args], { env: { ...here, ...env } })
}

async function ended(server: ChildProcess): Promise<{ code: number; said: string }> {
  let said = ''
  server.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(server, 'close')) as [number]
  return { code, said }
}

it.each([
  ['an empty port', { PORT: '' }, [], 'not ""'],
  ['a port that is too large', { PORT: '65536' }, [], 'not "65536"'],
  ['a port in words', { PORT: '4e3' }, [], 'not "4e3"'],
  ['an address of another machine', { HOST: '192.0.2.1', PORT: '0' }, [], 'has no address "192.0.2.1"'],
  ['an empty host', { HOST: ' ', PORT: '0' }, [], 'HOST is empty'],
  ['a folder that is none', { DICEHEARTH_HOME: aFile, PORT: '0' }, [], 'Tables cannot be stored in'],
  ['a public address that is none', { PUBLIC_URL: 'dice.example', PORT: '0' }, [], 'begin with http'],
  [
    'a folder and a database at once',
    { PORT: '0' },
    ['--data', home, '--database-url', 'postgres://x'],
    'not both',
  ],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
    [],
    'PostgreSQL cannot be reached',
  ],
  ['an unknown argument', { PORT: '0' }, ['--prot', '1'], 'Only --port, --host,'],
])('refuses %s in one sentence', async (_, env, args, message) => {
  const { code, said } = await ended(start(env, args))
  expect(code).toBe(1)
  expect(said).toContain(message)
  expect(said).not.toMatch(/\n\s+at /)
})

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends on %s', async (signal) => {
  const server = start({ PORT: '0', HOST: '127.0.0.1' })
  const [ready] = (await once(server.stdout ?? server, 'data')) as [Buffer]
  expect(ready.toString()).toContain('http://127.0.0.1:')
  const end = ended(server)
  server.kill(signal)
  expect((await end).code).toBe(0)
})

it('stops with the shell that npm started it in', async () => {
  const env = { ...here, PORT: '0', HOST: '127.0.0.1', npm_lifecycle_event: 'start' }
  const shell = spawn('sh', ['-c', `${process.execPath} ${main}; true`], { env })
  const [ready] = (await once(shell.stdout, 'data')) as [Buffer]
  const address = /http\S+/.exec(ready.toString())?.[0] ?? ''
  expect((await fetch(address)).status).toBeGreaterThan(0)
  shell.kill('SIGKILL')
  await expect
    .poll(async () =>
      fetch(address).then(
        () => 'up',
        () => 'down',
      ),
    )
    .toBe('down')
})

/** A server in a process of its own, and what it writes to its log. */
async function running(
  env: Record<string, string>,
): Promise<{ address: string; server: ChildProcess; log: () => string }> {
  const server = start({ PORT: '0', HOST: '127.0.0.1', ...env })
  let log = ''
  server.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const [ready] = (await once(server.stdout ?? server, 'data')) as [Buffer]
  return { address: /http\S+/.exec(ready.toString())?.[0] ?? '', server, log: () => log }
}

async function posted<T>(address: string, body: object, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  return (await (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T
}

it('ends its streams when it stops, finishes what was asked, and has counted and logged without secrets', async () => {
  const { address, server, log } = await running({ LOG_LEVEL: 'info' })
  for (const [path, text] of [
    ['healthz', 'ok'],
    ['readyz', 'ready'],
  ])
    expect(await (await fetch(`${address}/${path}`)).text()).toBe(`${text}\n`)
  const { token } = await posted<{ token: string }>(`${address}/api/guests`, { name: 'Ada' })
  const seats = [{ kind: 'human' }, { kind: 'companion', companion: 'random' }]
  const made = await posted<Record<'table' | 'invite' | 'watch', string>>(
    `${address}/api/tables`,
    { game: 'set-a-watch', config: { players: 2 }, seats },
    token,
  )
  const stream = await fetch(`${address}/api/tables/${made.table}/events?watch=${made.watch}`)
  const events = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await events?.read())?.value).toContain('event: table')
  expect((await fetch(`${address}/api/tables/nowhere`)).status).toBe(404)

  const counted = await (await fetch(`${address}/metrics`)).text()
  for (const name of [
    'hot_tables 1',
    'streams 1',
    'refusals_total{code="unknown-table"} 1',
    'store_write_seconds_count',
  ])
    expect(counted).toContain(`dicehearth_${name}`)

  const closed = once(server, 'close')
  server.kill('SIGTERM')
  while ((await events?.read())?.done === false);
  expect((await closed)[0]).toBe(0)
  const lines = log().trim().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { route?: string }).route)).toContain(
    '/api/tables/:table/events',
  )
  for (const secret of [token, made.invite, made.watch]) expect(log()).not.toContain(secret)
})

it('takes flags before the environment', async () => {
  const other = mkdtempSync(path.join(home, 'other-'))
  const server = start({ PORT: 'none', HOST: ' ' }, ['--port', '0', '--host', '127.0.0.1', '--data', other])
  const [ready] = (await once(server.stdout ?? server, 'data')) as [Buffer]
  expect(ready.toString()).toContain('http://127.0.0.1:')
  const end = ended(server)
  server.kill('SIGTERM')
  expect((await end).code).toBe(0)
  expect(readdirSync(other)).toContain('tables.sqlite')
})
