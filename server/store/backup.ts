import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Refusal } from '@dicehearth/engine'
import { sql, type Transaction } from 'kysely'
import * as z from 'zod'
import { openDatabase, sqliteFile, type Where } from './database.ts'
import { migrations, type Schema } from './schema.ts'

// A backup is one file for both databases: lines of JSON, packed by gzip. The first says what it is, each other one is
// a row, and the last has the SHA-256 of all before it.

/** The key of every table, those first that others refer to. */
const keys = {
  guests: ['id'],
  tables: ['id'],
  journal: ['table_id', 'revision'],
  checkpoints: ['table_id', 'position'],
  lobbies: ['table_id'],
  seats: ['table_id', 'seat'],
  talk: ['table_id', 'line'],
  voices: ['table_id', 'seat', 'kind'],
  secrets: ['commitment'],
} as const satisfies Record<keyof Schema, readonly string[]>

const names = Object.keys(keys) as (keyof Schema)[]

/** How many rows are read or written at a time. */
const atOnce = 200

const format = 1
const schema = Object.keys(migrations).sort().at(-1) ?? ''

const value = z.union([z.string(), z.number(), z.null()])
const row = z.record(z.string(), value)
type Row = z.infer<typeof row>

const headShape = z.object({ backup: z.int(), schema: z.string() })
const rowShape = z.tuple([z.enum(names), row])
const endShape = z.object({ rows: z.int(), sha256: z.string() })

/** What a backup holds. */
export interface Copied {
  tables: number
  rows: number
  sha256: string
}

/** Writes everything that is stored into a file, as it was at one moment, while others go on playing. */
export async function backUp(where: Where, file: string): Promise<Copied> {
  if ('data' in where && !existsSync(sqliteFile(where.data)))
    throw new Refusal('no-storage', `No tables are stored in ${where.data}.`)
  const draft = `${file}.${process.pid}.tmp`
  const database = await openDatabase(where)
  try {
    // Tokens, invitations and seeds are in there.
    const disk = createWriteStream(draft, { fd: openSync(draft, 'wx', 0o600) })
    const lines = createGzip()
    lines.pipe(disk)
    const hash = createHash('sha256')
    const write = async (line: unknown): Promise<void> => {
      const text = `${JSON.stringify(line)}\n`
      hash.update(text)
      if (!lines.write(text)) await once(lines, 'drain')
    }
    const copied = { tables: 0, rows: 0 }
    await write({ backup: format, schema, made: new Date().toISOString() })
    await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        for (const name of names)
          for await (const one of rowsOf(tx, name)) {
            await write([name, one])
            copied.rows++
            if (name === 'tables') copied.tables++
          }
      })
    const sha256 = hash.digest('hex')
    lines.end(`${JSON.stringify({ rows: copied.rows, sha256 })}\n`)
    await finished(disk)
    renameSync(draft, file)
    return { ...copied, sha256 }
  } finally {
    rmSync(draft, { force: true })
    await database.close()
  }
}

/** All rows of a table in the order of its key. */
async function* rowsOf(tx: Transaction<Schema>, name: keyof Schema): AsyncGenerator<Row> {
  const key = sql.join(keys[name].map((column) => sql.ref(column)))
  let from = sql``
  for (;;) {
    const query = sql<Row>`select * from ${sql.table(name)} ${from} order by ${key} limit ${atOnce}`
    const { rows } = await query.execute(tx)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    from = sql`where (${key}) > (${sql.join(keys[name].map((column) => sql.val(last[column])))})`
  }
}

/** Fills an empty folder or database from a backup: whole or not at all. */
export async function restore(where: Where, file: string): Promise<Copied> {
  const text = createReadStream(file)
  const unpacked = text.pipe(createGunzip())
  // A pipe does not pass errors on.
  text.on('error', (error) => unpacked.destroy(error))
  const database = await openDatabase(where)
  try {
    return await database.db.transaction().execute(async (tx) => {
      await refuseIfAnything(tx)
      return refill(tx, linesOf(unpacked.setEncoding('utf8')))
    })
  } catch (error) {
    throw error instanceof Refusal ? error : noBackup(error)
  } finally {
    unpacked.destroy()
    await database.close()
  }
}

/** The lines of a text, each ended by a line break; a readline would wait forever for a stream that breaks. */
async function* linesOf(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const part of parts) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') throw noBackup()
}

async function refuseIfAnything(tx: Transaction<Schema>): Promise<void> {
  for (const name of names)
    for await (const _ of rowsOf(tx, name))
      throw new Refusal(
        'already-exists',
        'A backup is restored only into an empty place, and something is stored there already.',
      )
}

async function refill(tx: Transaction<Schema>, lines: AsyncIterable<string>): Promise<Copied> {
  const hash = createHash('sha256')
  const copied = { tables: 0, rows: 0 }
  const waiting: { name: keyof Schema; rows: Row[] } = { name: names[0], rows: [] }
  const store = async (): Promise<void> => {
    if (waiting.rows.length > 0) await insert(tx, waiting.name, waiting.rows)
    waiting.rows = []
  }
  let end: z.infer<typeof endShape> | null = null
  let head: z.infer<typeof headShape> | null = null
  for await (const line of lines) {
    if (end) throw noBackup()
    const read: unknown = JSON.parse(line)
    if (!head) head = sameVersion(headShape.parse(read))
    else if (Array.isArray(read)) {
      const [name, one] = rowShape.parse(read)
      if (name !== waiting.name || waiting.rows.length === atOnce) await store()
      waiting.name = name
      waiting.rows.push(one)
      copied.rows++
      if (name === 'tables') copied.tables++
    } else {
      end = endShape.parse(read)
      continue
    }
    hash.update(`${line}\n`)
  }
  await store()
  const sha256 = hash.digest('hex')
  if (!end || end.sha256 !== sha256 || end.rows !== copied.rows) throw noBackup()
  return { ...copied, sha256 }
}

async function insert(tx: Transaction<Schema>, name: keyof Schema, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0])
  const values = rows.map((one) => sql`(${sql.join(columns.map((column) => sql.val(one[column] ?? null)))})`)
  const into = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(name)} (${into}) values ${sql.join(values)}`.execute(tx)
}

function sameVersion(head: z.infer<typeof headShape>): z.infer<typeof headShape> {
  if (head.backup === format && head.schema === schema) return head
  throw new Refusal(
    'unknown-format',
    `This backup was made by another version of Dicehearth (${head.schema}, this one has ${schema}): restore it with that version and update afterwards.`,
  )
}

function noBackup(error?: unknown): Refusal {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR'
    ? new Refusal('no-such-file', 'There is no such file, or this account may not read it.')
    : new Refusal('bad-file', 'This is not a whole backup: it was cut off or changed. Nothing was restored.')
}
