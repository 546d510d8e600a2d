import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Refusal } from '@dicehearth/engine'
import {
  Kysely,
  PostgresDialect,
  SqliteDialect,
  sql,
  type SqliteDatabase,
  type SqliteStatement,
  type Transaction,
} from 'kysely'
import { Migrator } from 'kysely/migration'
import { Client, Pool, types, type ClientConfig } from 'pg'
import { migrations, type Schema } from './schema.ts'

/** A folder with an SQLite file, or the address of a PostgreSQL database. */
export type Where = { data: string } | { databaseUrl: string }

/** Where a folder's tables are. */
export const sqliteFile = (folder: string): string => path.join(folder, 'tables.sqlite')

type Work<T> = (tx: Transaction<Schema>) => Promise<T>

/** An open database, and a way to tell others who have it open which table has changed. */
export interface Database {
  readonly db: Kysely<Schema>
  /** Changes a table: all of it or nothing. The others are told once it is stored. */
  change<T>(table: string, work: Work<T>): Promise<T>
  /** Called with the id of a table that somebody else has changed; null: any may have been changed unnoticed. */
  onChange: (table: string | null) => void
  /** Changes the schema whole or not at all. */
  whole(work: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

export async function openDatabase(where: Where): Promise<Database> {
  const database = 'data' in where ? openSqlite(where.data) : await openPostgres(where.databaseUrl)
  try {
    await database.whole(async () => migrate(database.db))
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** Brings the database to the newest schema; of several processes that start at once, one does it. */
async function migrate(db: Kysely<Schema>): Promise<void> {
  const known = { getMigrations: async () => migrations }
  const migrator = new Migrator({ db, provider: known })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  const done = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (done.some(({ name }) => name === 'kysely_migration')) {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    if (rows.some(({ name }) => !(name in migrations)))
      throw new Refusal(
        'unknown-format',
        'The tables were stored by a newer version of Dicehearth than this one. Update Dicehearth.',
      )
  }
  throw unreachable(error)
}

/** What a database says when it cannot be used, for people. */
export function unreachable(error: unknown): Refusal {
  const why = error instanceof Error ? error.message || String(codeOf(error)) : String(error)
  return new Refusal('no-storage', `The tables that are stored cannot be reached: ${why}.`)
}

export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

function openSqlite(folder: string): Database {
  const file = sqliteFile(folder)
  let sqlite: DatabaseSync
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    sqlite = new DatabaseSync(file, { timeout: 20 })
    // Seeds and invitations are in there.
    chmodSync(file, 0o600)
    // What was acknowledged survives even a loss of power.
    sqlite.exec('pragma journal_mode = wal; pragma synchronous = full')
  } catch (error) {
    throw new Refusal(
      'no-storage',
      `Tables cannot be stored in ${folder}: ${error instanceof Error ? error.message : ''}. Name a folder that this account may write to.`,
    )
  }
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(sqlite) }) })
  const changes = new Changes(sqlite, db)
  // Threads of one process hear each other; only one process is meant to serve an SQLite file.
  const channel = new BroadcastChannel(`tables in ${path.resolve(file)}`)
  const database: Database = {
    db,
    async change(table, work) {
      const result = await changes.store(work)
      channel.postMessage(table)
      return result
    },
    onChange: () => undefined,
    // For SQLite the migrator opens no transaction of its own.
    async whole(work) {
      await whenFree(async () => sqlite.exec('begin immediate'))
      try {
        await work()
        sqlite.exec('commit')
      } catch (error) {
        if (sqlite.isTransaction) sqlite.exec('rollback')
        throw error
      }
    },
    async close() {
      channel.close()
      await db.destroy()
    },
  }
  channel.addEventListener('message', (message) => {
    if ('data' in message && typeof message.data === 'string') database.onChange(message.data)
  })
  channel.unref()
  return database
}

type Stored = { result: unknown } | { error: unknown }

/**
 * Changes that come while another one is being stored are stored together: what takes time is to wait for the disk, and
 * all of them wait for it once. Each happens whole or not at all by itself.
 */
class Changes {
  private readonly sqlite: DatabaseSync
  private readonly db: Kysely<Schema>
  private waiting: { work: Work<unknown>; settle: (stored: Stored) => void }[] = []

  constructor(sqlite: DatabaseSync, db: Kysely<Schema>) {
    this.sqlite = sqlite
    this.db = db
  }

  async store<T>(work: Work<T>): Promise<T> {
    const stored = await new Promise<Stored>((settle) => {
      // Others may have been sent in the meantime: they come along.
      if (this.waiting.length === 0) setImmediate(() => void this.storeAll())
      this.waiting.push({ work, settle })
    })
    if ('error' in stored) throw stored.error
    return stored.result as T
  }

  private async storeAll(): Promise<void> {
    const all = this.waiting
    this.waiting = []
    const settled = await whenFree(async () =>
      this.db.transaction().execute(async (tx) => {
        const results: Stored[] = []
        for (const { work } of all) results.push(await this.storeOne(work, tx))
        return results
      }),
    ).catch((error: unknown) => all.map((): Stored => ({ error })))
    for (const [n, { settle }] of all.entries()) settle(settled[n])
  }

  private async storeOne(work: Work<unknown>, tx: Transaction<Schema>): Promise<Stored> {
    const { sqlite } = this
    sqlite.exec('savepoint one')
    try {
      const result = await work(tx)
      sqlite.exec('release one')
      return { result }
    } catch (error) {
      // Then nothing can be stored now.
      if (isBusy(error) || !sqlite.isTransaction) throw error
      sqlite.exec('rollback to one; release one')
      return { error }
    }
  }
}

/** How often it is tried to write while somebody else is writing, with a pause of some milliseconds after each. */
const tries = 2000

/** Another process may be writing: waits for it without holding up everybody else here. */
async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || tried === tries) throw error
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}

/** How many statements are kept ready: there are fewer, but for those with lists of any length. */
const mostReady = 200

function forKysely(sqlite: DatabaseSync): SqliteDatabase {
  const ready = new Map<string, SqliteStatement>()
  return {
    close: () => sqlite.close(),
    prepare(text) {
      const known = ready.get(text)
      if (known) return known
      const statement = sqlite.prepare(text)
      const made: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...values.map(bound)),
        run: (values) => statement.run(...values.map(bound)),
        iterate: (values) => statement.iterate(...values.map(bound)),
      }
      if (ready.size === mostReady) ready.clear()
      ready.set(text, made)
      return made
    },
  }
}

function bound(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new Error(`${typeof value} is nothing that is stored`)
}

// Whole numbers of 8 bytes come as texts otherwise; ours are times and counts, far below the limit of a number.
types.setTypeParser(types.builtins.INT8, Number)

/** The channel on which processes tell each other which table has changed. */
const channel = 'dicehearth_tables'

/** How long to wait before a lost connection is tried again, in milliseconds. */
const retryAfter = 500

async function openPostgres(connectionString: string): Promise<Database> {
  const settings = { connectionString }
  const pool = new Pool({ ...settings, max: 20 })
  // A connection that breaks while nobody uses it is replaced; a query on it would have failed by itself.
  pool.on('error', () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const me = crypto.randomUUID()
  const database: Database = {
    db,
    async change(table, work) {
      return db.transaction().execute(async (tx) => {
        const result = await work(tx)
        await sql`select pg_notify(${channel}, ${`${table} ${me}`})`.execute(tx)
        return result
      })
    },
    onChange: () => undefined,
    whole: async (work) => work(),
    async close() {
      await ears.close()
      await db.destroy()
    },
  }
  const ears = new Ears(settings, (heard) => {
    const [table, by] = heard?.split(' ') ?? [null]
    if (by !== me) database.onChange(table)
  })
  try {
    await ears.open()
  } catch (error) {
    await db.destroy()
    throw new Refusal(
      'no-storage',
      `PostgreSQL cannot be reached: ${error instanceof Error ? error.message || String(codeOf(error)) : ''}. Check the address and whether the server runs.`,
    )
  }
  return database
}

/** Listens on a connection of its own, and opens another one whenever that is lost. */
class Ears {
  private client: Client | null = null
  private closed = false
  private readonly settings: ClientConfig
  private readonly hear: (text: string | null) => void

  constructor(settings: ClientConfig, hear: (text: string | null) => void) {
    this.settings = settings
    this.hear = hear
  }

  async open(): Promise<void> {
    const client = new Client({ ...this.settings, keepAlive: true })
    client.on('notification', ({ payload }) => this.hear(payload ?? null))
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    this.client = client
    client.on('end', () => void this.openAgain())
    if (this.closed) await this.close()
  }

  private async openAgain(): Promise<void> {
    while (!this.closed) {
      await new Promise((resolve) => setTimeout(resolve, retryAfter).unref())
      try {
        await this.open()
        // Something may have been said in the meantime.
        this.hear(null)
        return
      } catch {
        // Tried again until the database is back or nobody wants to hear any more.
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true
    await this.client?.end()
  }
}
