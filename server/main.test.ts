import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const main = path.join(import.meta.dirname, 'main.ts')
const home = mkdtempSync(path.join(tmpdir(), 'dicehearth-home-'))
afterAll(() => rmSync(home, { recursive: true }))

const here = { PATH: process.env.PATH ?? '', DICEHEARTH_HOME: home }
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
  ['an unknown argument', { PORT: '0' }, ['--prot', '1'], 'Only --port is known'],
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
    .poll(
      async () =>
        fetch(address).then(
          () => 'up',
          () => 'down',
        ),
      { timeout: 10_000 },
    )
    .toBe('down')
})
