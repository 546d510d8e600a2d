import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'

// A PostgreSQL of the tests' own: its programs are found or, for root on Debian, installed; its data are in a temporary
// folder and gone afterwards.

const program = process.platform === 'win32' ? 'postgres.exe' : 'postgres'

/** Where the programs of PostgreSQL are; null if they are not installed. */
function installed(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    process.env.POSTGRES_BIN ?? '',
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(debian, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/pgsql/bin',
  ]
  return folders.find((folder) => folder !== '' && existsSync(path.join(folder, program))) ?? null
}

function programs(): string {
  const found = installed()
  if (found !== null) return found
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [
      ['update', '-q'],
      ['install', '-q', '-y', '--no-install-recommends', 'postgresql'],
    ])
      execFileSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    const now = installed()
    if (now !== null) return now
  }
  throw new Error(
    'The tests of the stores need PostgreSQL and found none. Install it (Debian: apt-get install postgresql),\n' +
      'or name the folder of its programs: POSTGRES_BIN=/path/to/bin npm test',
  )
}

/** PostgreSQL refuses to run as root, so root runs it as somebody who may do nothing else. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') }
}

function idOfNobody(flag: string): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
}

export class Postgres {
  private readonly folder: string
  private readonly port: number
  private server: ChildProcess | null = null
  private databases = 0

  private constructor(folder: string, port: number) {
    this.folder = folder
    this.port = port
  }

  static async start(): Promise<Postgres> {
    const folder = mkdtempSync(path.join(tmpdir(), 'dicehearth-postgres-'))
    const { uid, gid } = account()
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
    execFileSync(
      path.join(programs(), 'initdb'),
      ['-D', path.join(folder, 'data'), '-U', 'dicehearth', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      { ...account(), cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const postgres = new Postgres(folder, await freePort())
    await postgres.run()
    return postgres
  }

  async run(): Promise<void> {
    const options = ['-D', path.join(this.folder, 'data'), '-p', String(this.port), '-k', this.folder]
    const server = spawn(
      path.join(programs(), program),
      [...options, '-c', 'listen_addresses=127.0.0.1', '-c', 'log_min_messages=fatal'],
      { ...account(), cwd: this.folder, stdio: 'ignore' },
    )
    this.server = server
    for (;;) {
      if (server.exitCode !== null) throw new Error('PostgreSQL does not start.')
      try {
        await this.query('postgres', 'select 1')
        return
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
  }

  /** The address of a new, empty database. */
  async database(): Promise<string> {
    const name = `tables${++this.databases}`
    await this.query('postgres', `create database ${name}`)
    return this.address(name)
  }

  private address(name: string): string {
    return `postgres://dicehearth@127.0.0.1:${this.port}/${name}`
  }

  private async query(database: string, text: string): Promise<void> {
    const client = new Client({ connectionString: this.address(database) })
    client.on('error', () => undefined)
    await client.connect()
    try {
      await client.query(text)
    } finally {
      await client.end()
    }
  }

  /** Stops the server: by default in order; with SIGQUIT like a crash. */
  async halt(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const { server } = this
    this.server = null
    if (!server || server.exitCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }

  async stop(): Promise<void> {
    await this.halt()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
