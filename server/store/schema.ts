import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

// What is stored, the same in SQLite and in PostgreSQL: texts and whole numbers only. Lists and objects are JSON texts,
// yes and no are 1 and 0, times are milliseconds since 1970.

export interface Schema {
  /** One row a table: what changes with every choice, and what never does. */
  tables: {
    id: string
    game: string
    /** The saved game without everything that has a column of its own or is in the other tables. */
    head: string
    rules: number
    seats: string
    /** The options taken since the newest checkpoint. */
    since: string
    proven: number
    outcome: string | null
    position: number
    revision: number
    /** The seats whose answer is awaited. */
    waiting: string
    created: number
    moved: number
  }
  /** Every change ever made, undo too; nothing here is rewritten. The first row is the game as it was brought. */
  journal: {
    table_id: string
    revision: number
    /** The choices stay up to here; the rest was taken back. */
    from_position: number
    choices: string
    marks: string
  }
  /** The last round beginnings that undo and loading need. */
  checkpoints: { table_id: string; position: number; state: string }
  guests: { id: string; name: string; token_hash: string; created: number }
  /** Who may come to a table, and how it is played: one row for every table that a guest hosts. */
  lobbies: {
    table_id: string
    host: string
    invite: string
    code: string
    watch: string
    practice: number
    locked: number
    commitment: string | null
    options: string
    /** How many lines have been said. */
    lines: number
  }
  seats: {
    table_id: string
    seat: number
    guest: string | null
    companion: string | null
    name: string | null
  }
  talk: {
    table_id: string
    line: number
    guest: string
    key: string
    seat: number | null
    name: string
    text: string
    said: number
  }
  /** What seats have said about a table as it stood after a change; once it moves on, that counts for nothing. */
  voices: {
    table_id: string
    seat: number
    kind: 'vote' | 'takeback' | 'agrees'
    revision: number
    /** The option of a vote, or the position to go back to. */
    value: number
  }
  /** Secrets for the dice of tables that a guest has not opened yet, by what was promised of them. */
  secrets: { commitment: string; seed: string; guest: string; made: number }
}

/** Applied in the order of their names, each once; one that has been released is never changed again. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': { up: tables },
  '0002-voices': { up: voices },
  '0003-secrets': { up: secrets },
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('head', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('seats', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('proven', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('waiting', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('moved', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('journal')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('from_position', 'integer', (column) => column.notNull())
    .addColumn('choices', 'text', (column) => column.notNull())
    .addColumn('marks', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('journal_key', ['table_id', 'revision'])
    .execute()
  await db.schema
    .createTable('checkpoints')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('checkpoints_key', ['table_id', 'position'])
    .execute()
  await db.schema
    .createTable('guests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('lobbies')
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
    .addColumn('host', 'text', (column) => column.notNull().references('guests.id'))
    .addColumn('invite', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('watch', 'text', (column) => column.notNull())
    .addColumn('practice', 'integer', (column) => column.notNull())
    .addColumn('locked', 'integer', (column) => column.notNull())
    .addColumn('commitment', 'text')
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('lines', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('lobbies_of_a_host').on('lobbies').column('host').execute()
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('guest', 'text', (column) => column.references('guests.id'))
    .addColumn('companion', 'text')
    .addColumn('name', 'text')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute()
  await db.schema.createIndex('seats_of_a_guest').on('seats').column('guest').execute()
  await db.schema
    .createTable('talk')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('guest', 'text', (column) => column.notNull().references('guests.id'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('said', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('talk_key', ['table_id', 'line'])
    .addUniqueConstraint('talk_once', ['table_id', 'guest', 'key'])
    .execute()
}

async function voices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('voices')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('value', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('voices_key', ['table_id', 'seat', 'kind'])
    .execute()
}

async function secrets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secrets')
    .addColumn('commitment', 'text', (column) => column.primaryKey())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('guest', 'text', (column) => column.notNull().references('guests.id'))
    .addColumn('made', 'bigint', (column) => column.notNull())
    .execute()
}
