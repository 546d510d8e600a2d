import { digestText, Refusal, type Outcome, type Saved } from '@dicehearth/engine'
import {
  movedOn,
  newId,
  tailAfter,
  takenId,
  unknownTable,
  type Change,
  type Kept,
  type NewTable,
  type TableStore,
} from '@dicehearth/host'
import type { Selectable, Transaction } from 'kysely'
import { storing } from '../metrics.ts'
import { codeOf, openDatabase, unreachable, type Database, type Where } from './database.ts'
import type { Schema } from './schema.ts'
import { writtenChange, writtenState, type WrittenChange, type WrittenState } from './written.ts'

export interface Guest {
  id: string
  name: string
  created: number
}

/** What a server knows about a table that a guest hosts, beside its journal. */
export interface NewTableRecord {
  /** The guest who hosts it. */
  host: string
  /** Whoever knows this may take a seat. */
  invite: string
  /** A short form of the invite that can be read aloud; no two tables share one. */
  code: string
  /** Whoever knows this may watch. */
  watch: string
  /** Its seed was given, so somebody may know the dice to come. */
  practice: boolean
  /** What its secret seed was committed to; null for a seed that people may know. */
  commitment: string | null
  options: Record<string, unknown>
  /** The seats whose answer is awaited; -1 where anybody may answer. */
  waiting: readonly number[]
}

export interface TableRecord extends NewTableRecord {
  id: string
  game: string
  locked: boolean
  created: number
  /** When it was last changed. */
  moved: number
  position: number
  revision: number
  outcome: Outcome | null
}

/** Who sits somewhere: a guest or a companion; if neither, the seat is open. */
export interface Sitter {
  guest: string | null
  companion: string | null
  name: string | null
}

export interface SeatRecord extends Sitter {
  seat: number
}

export interface NewTalkRecord {
  guest: string
  /** Null for somebody who watches. */
  seat: number | null
  name: string
  text: string
  /** Chosen by whoever says it: the same line sent again is the same line. */
  key: string
}

export interface TalkRecord extends Omit<NewTalkRecord, 'key'> {
  id: number
  said: number
}

/** What a seat says about the table after a change: its vote, or that it would like to take back, or agrees to that. */
export type Voice = Omit<Schema['voices'], 'table_id'>

/** The most tables that a list holds. */
const longestList = 500

/** How long a secret waits for its table, in milliseconds. */
const longestPromise = 24 * 3600 * 1000

export async function openStore(where: Where): Promise<Store> {
  return new Store(await openDatabase(where))
}

/**
 * Tables, and the guests around them, in a database: SQLite or PostgreSQL, by the same statements. If storing something
 * fails without a refusal of its own (`no-storage`), it may be stored nevertheless: read again before going on.
 */
export class Store implements TableStore {
  private readonly database: Database
  private readonly watchers = new Map<string, Set<() => void>>()

  constructor(database: Database) {
    this.database = database
    database.onChange = (table) => {
      for (const id of table === null ? this.watchers.keys() : [table])
        for (const tell of this.watchers.get(id) ?? []) tell()
    }
  }

  async close(): Promise<void> {
    await this.database.close()
  }

  /** Refuses if the database does not answer. */
  async ready(): Promise<void> {
    await asked(this.db.selectFrom('tables').select('id').limit(1).execute())
  }

  private get db(): Database['db'] {
    return this.database.db
  }

  /** Changes a table whole or not at all; whoever watches it elsewhere is told. */
  private async change<T>(table: string, work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
    const stored = storing.startTimer()
    const result = await asked(this.database.change(table, work))
    stored()
    return result
  }

  // Journals

  async create(table: NewTable, id: string = newId()): Promise<string> {
    await this.change(id, async (tx) => addJournal(tx, id, table, []))
    return id
  }

  async read(id: string, from?: number): Promise<Kept> {
    // One transaction, so that the parts belong together even if a change comes in between.
    return asked(
      this.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tx) => {
          const row = await tx.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
          if (!row) throw unknownTable(id)
          const states = await tx
            .selectFrom('checkpoints')
            .select(['position', 'state'])
            .where('table_id', '=', id)
            .orderBy('position')
            .execute()
          const journal = await journalFrom(tx, id, from ?? states[0]?.position ?? 0)
          return { saved: savedGame(row, states, journal), revision: row.revision }
        }),
    )
  }

  /** Also stores whose answer is awaited then. */
  async append(id: string, expected: number, change: Change, waiting?: readonly number[]): Promise<number> {
    return this.appendWritten(id, expected, writtenChange(change), waiting)
  }

  /** The same where somebody else has written the states. */
  async appendWritten(
    id: string,
    expected: number,
    change: WrittenChange,
    waiting: readonly number[] = [],
  ): Promise<number> {
    const revision = expected + 1
    await this.change(id, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('tables')
        .set({
          revision,
          position: change.from + change.choices.length,
          since: JSON.stringify(change.since),
          proven: Number(change.proven),
          outcome: change.outcome && JSON.stringify(change.outcome),
          waiting: JSON.stringify(waiting),
          moved: Date.now(),
          ...(change.rules !== undefined && { rules: change.rules }),
          ...(change.seats && { seats: JSON.stringify(change.seats) }),
        })
        .where('id', '=', id)
        // Of two who know the same revision, the second finds another one here.
        .where('revision', '=', expected)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw await whyNotChanged(tx, id)
      await tx
        .insertInto('journal')
        .values(journalRow(id, revision, change.from, change.choices, change.marks))
        .execute()
      if (change.states.length > 0) await keepCheckpoints(tx, id, change)
    })
    return revision
  }

  watch(id: string, tell: () => void): () => void {
    const watchers = this.watchers.get(id) ?? new Set()
    this.watchers.set(id, watchers.add(tell))
    return () => {
      watchers.delete(tell)
      if (watchers.size === 0 && this.watchers.get(id) === watchers) this.watchers.delete(id)
    }
  }

  // Guests

  /** A guest is known by the hash of a token that only they have. */
  async addGuest({ name, tokenHash }: { name: string; tokenHash: string }): Promise<Guest> {
    const guest = { id: newId(), name, created: Date.now() }
    await this.change(guest.id, async (tx) =>
      tx
        .insertInto('guests')
        .values({ ...guest, token_hash: tokenHash })
        .execute(),
    )
    return guest
  }

  async guest(id: string): Promise<Guest | null> {
    return this.guestBy('id', id)
  }

  async guestByToken(tokenHash: string): Promise<Guest | null> {
    return this.guestBy('token_hash', tokenHash)
  }

  private async guestBy(column: 'id' | 'token_hash', value: string): Promise<Guest | null> {
    const query = this.db.selectFrom('guests').select(['id', 'name', 'created']).where(column, '=', value)
    return (await asked(query.executeTakeFirst())) ?? null
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.change(id, async (tx) => tx.updateTable('guests').set({ name }).where('id', '=', id).execute())
  }

  // Tables that guests host

  /** The journal, the record and its seats: all or nothing. */
  async addTable(table: NewTable, about: NewTableRecord, seats: readonly SeatRecord[]): Promise<string> {
    const id = newId()
    const { host, invite, code, watch, practice, commitment, options, waiting } = about
    await this.change(id, async (tx) => {
      await addJournal(tx, id, table, waiting)
      const lobby = {
        table_id: id,
        host,
        invite,
        code,
        watch,
        practice: Number(practice),
        locked: 0,
        commitment,
        options: JSON.stringify(options),
        lines: 0,
      }
      const added = await tx
        .insertInto('lobbies')
        .values(lobby)
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning('table_id')
        .execute()
      if (added.length === 0) throw takenCode(code)
      if (seats.length > 0)
        await tx
          .insertInto('seats')
          .values(
            seats.map(({ seat, guest, companion, name }) => ({ table_id: id, seat, guest, companion, name })),
          )
          .execute()
    })
    return id
  }

  async table(id: string): Promise<TableRecord | null> {
    const row = await asked(this.records().where('tables.id', '=', id).executeTakeFirst())
    return row ? tableRecord(row) : null
  }

  async tableByCode(code: string): Promise<TableRecord | null> {
    const row = await asked(this.records().where('lobbies.code', '=', code).executeTakeFirst())
    return row ? tableRecord(row) : null
  }

  /** The tables that a guest hosts or sits at: those in play first, of these the ones that were changed last. */
  async tablesOf(guest: string): Promise<TableRecord[]> {
    const query = this.records()
      .where((where) =>
        where.or([
          where('lobbies.host', '=', guest),
          where(
            'tables.id',
            'in',
            where.selectFrom('seats').select('seats.table_id').where('seats.guest', '=', guest),
          ),
        ]),
      )
      .orderBy((order) => order.case().when('tables.outcome', 'is', null).then(0).else(1).end())
      .orderBy('tables.moved', 'desc')
      .limit(longestList)
    return (await asked(query.execute())).map(tableRecord)
  }

  async changeTable(
    id: string,
    {
      options,
      locked,
      ...texts
    }: Partial<Pick<TableRecord, 'host' | 'invite' | 'code' | 'watch' | 'locked' | 'options'>>,
  ): Promise<void> {
    await this.change(id, async (tx) => {
      const values = {
        ...texts,
        ...(options && { options: JSON.stringify(options) }),
        ...(locked !== undefined && { locked: Number(locked) }),
      }
      const { numUpdatedRows } = await tx
        .updateTable('lobbies')
        .set(values)
        .where('table_id', '=', id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw unknownTable(id)
    }).catch((error: unknown) => {
      throw isTaken(error) ? takenCode(texts.code ?? '') : error
    })
  }

  /** How many there are; tables in play are counted a second time. */
  async counts(): Promise<{ guests: number; tables: number; live: number }> {
    const { guests } = await asked(
      this.db
        .selectFrom('guests')
        .select(({ fn }) => fn.countAll<number>().as('guests'))
        .executeTakeFirstOrThrow(),
    )
    const { tables, over } = await asked(
      this.db
        .selectFrom('tables')
        .select(({ fn }) => [fn.countAll<number>().as('tables'), fn.count<number>('outcome').as('over')])
        .executeTakeFirstOrThrow(),
    )
    return { guests, tables, live: tables - over }
  }

  private records() {
    return this.db
      .selectFrom('tables')
      .innerJoin('lobbies', 'lobbies.table_id', 'tables.id')
      .select([
        'tables.id',
        'tables.game',
        'tables.outcome',
        'tables.position',
        'tables.revision',
        'tables.waiting',
        'tables.created',
        'tables.moved',
        'lobbies.host',
        'lobbies.invite',
        'lobbies.code',
        'lobbies.watch',
        'lobbies.practice',
        'lobbies.locked',
        'lobbies.commitment',
        'lobbies.options',
      ])
  }

  // Seats

  async seats(id: string): Promise<SeatRecord[]> {
    return (await this.seatsOf([id])).get(id) ?? []
  }

  async seatsOf(ids: readonly string[]): Promise<Map<string, SeatRecord[]>> {
    const seats = new Map(ids.map((id): [string, SeatRecord[]] => [id, []]))
    if (ids.length === 0) return seats
    const query = this.db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat')
    for (const { table_id, seat, guest, companion, name } of await asked(query.execute()))
      seats.get(table_id)?.push({ seat, guest, companion, name })
    return seats
  }

  /** Whoever changes a seat names the guest who has it; false if somebody else was faster. */
  async changeSeat(id: string, seat: number, was: string | null, now: Sitter): Promise<boolean> {
    return this.change(id, async (tx) => {
      const { guest, companion, name } = now
      const { numUpdatedRows } = await tx
        .updateTable('seats')
        .set({ guest, companion, name })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where((where) => (was === null ? where('guest', 'is', null) : where('guest', '=', was)))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    })
  }

  // Secrets that were promised

  /** Keeps a secret for a table that a guest is going to open; those that nobody wanted for a day go. */
  async promise(guest: string, commitment: string, seed: string): Promise<void> {
    await this.change(guest, async (tx) => {
      const made = Date.now()
      await tx
        .deleteFrom('secrets')
        .where('made', '<', made - longestPromise)
        .execute()
      await tx.insertInto('secrets').values({ commitment, seed, guest, made }).execute()
    })
  }

  /** The secret that was promised to a guest; it is given once. */
  async redeem(guest: string, commitment: string): Promise<string | null> {
    return this.change(guest, async (tx) => {
      const row = await tx
        .deleteFrom('secrets')
        .where('commitment', '=', commitment)
        .where('guest', '=', guest)
        .returning('seed')
        .executeTakeFirst()
      return row?.seed ?? null
    })
  }

  // Talk

  async say(id: string, { guest, seat, name, text, key }: NewTalkRecord): Promise<TalkRecord> {
    return this.change(id, async (tx) => {
      const lobby = await tx
        .updateTable('lobbies')
        .set((set) => ({ lines: set('lines', '+', 1) }))
        .where('table_id', '=', id)
        .returning('lines')
        .executeTakeFirst()
      if (!lobby) throw unknownTable(id)
      await tx
        .insertInto('talk')
        .values({ table_id: id, line: lobby.lines, guest, key, seat, name, text, said: Date.now() })
        .onConflict((conflict) => conflict.columns(['table_id', 'guest', 'key']).doNothing())
        .execute()
      const said = await tx
        .selectFrom('talk')
        .selectAll()
        .where('table_id', '=', id)
        .where('guest', '=', guest)
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      return talkRecordOf(said)
    })
  }

  /** The last lines, the oldest of them first. */
  async talk(id: string, limit: number): Promise<TalkRecord[]> {
    const query = this.db.selectFrom('talk').selectAll().where('table_id', '=', id)
    return (await asked(query.orderBy('line', 'desc').limit(limit).execute())).map(talkRecordOf).reverse()
  }

  // Voices: what seats say about a table as it stands after a change

  /** What a seat says takes the place of what it said before; what was said of an earlier table goes. */
  async speak(id: string, { seat, kind, revision, value }: Voice): Promise<void> {
    await this.change(id, async (tx) => {
      await tx.deleteFrom('voices').where('table_id', '=', id).where('revision', '<', revision).execute()
      await tx
        .insertInto('voices')
        .values({ table_id: id, seat, kind, revision, value })
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'seat', 'kind']).doUpdateSet({ revision, value }),
        )
        .execute()
    })
  }

  /** Forgets what was said, by kinds. */
  async hush(id: string, kinds: readonly Voice['kind'][]): Promise<void> {
    await this.change(id, async (tx) =>
      tx.deleteFrom('voices').where('table_id', '=', id).where('kind', 'in', kinds).execute(),
    )
  }

  async voices(id: string): Promise<Voice[]> {
    const query = this.db.selectFrom('voices').select(['seat', 'kind', 'revision', 'value'])
    return asked(query.where('table_id', '=', id).orderBy('seat').execute())
  }
}

/** What the database answers; if it does not, a refusal says so. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Refusal || isTaken(error)) throw error
    throw unreachable(error)
  }
}

/** Whether a statement failed because a value must be there only once. */
function isTaken(error: unknown): boolean {
  return (
    codeOf(error) === '23505' ||
    (error instanceof Error && error.message.startsWith('UNIQUE constraint failed'))
  )
}

function takenCode(code: string): Refusal {
  return new Refusal('already-exists', `Another table has the code "${code}" already.`)
}

async function whyNotChanged(tx: Transaction<Schema>, id: string): Promise<Refusal> {
  const row = await tx.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst()
  return row ? movedOn() : unknownTable(id)
}

async function addJournal(
  tx: Transaction<Schema>,
  id: string,
  { saved, outcome }: NewTable,
  waiting: readonly number[],
): Promise<void> {
  const { choices, marks, digest: _, states, since, proven, rules, seats, ...head } = saved
  const now = Date.now()
  const added = await tx
    .insertInto('tables')
    .values({
      id,
      game: saved.game,
      head: JSON.stringify(head),
      rules,
      seats: JSON.stringify(seats),
      since: JSON.stringify(since),
      proven: Number(proven),
      outcome: outcome && JSON.stringify(outcome),
      position: choices.length,
      revision: 0,
      waiting: JSON.stringify(waiting),
      created: now,
      moved: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  if (added.length === 0) throw takenId(id)
  await tx
    .insertInto('journal')
    .values(journalRow(id, 0, 0, choices, marks))
    .execute()
  await addCheckpoints(tx, id, states.map(writtenState))
}

function journalRow(
  id: string,
  revision: number,
  from: number,
  choices: readonly number[],
  marks: readonly [number, string][],
): Schema['journal'] {
  return {
    table_id: id,
    revision,
    from_position: from,
    choices: JSON.stringify(choices),
    marks: JSON.stringify(marks),
  }
}

async function addCheckpoints(
  tx: Transaction<Schema>,
  id: string,
  states: readonly WrittenState[],
): Promise<void> {
  if (states.length === 0) return
  await tx
    .insertInto('checkpoints')
    .values(states.map((state) => ({ table_id: id, ...state })))
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'position']).doUpdateSet((row) => ({ state: row.ref('excluded.state') })),
    )
    .execute()
}

/** Adds the round beginnings of a change and removes those that nobody needs any more. */
async function keepCheckpoints(tx: Transaction<Schema>, id: string, change: WrittenChange): Promise<void> {
  const rows = await tx.selectFrom('checkpoints').select('position').where('table_id', '=', id).execute()
  const positions = rows
    .map(({ position }) => ({ position, state: null }))
    .sort((a, b) => a.position - b.position)
  const { states } = tailAfter({ states: positions, since: [] }, change)
  const kept = new Set(states.map(({ position }) => position))
  const gone = positions.filter(({ position }) => !kept.has(position))
  if (gone.length > 0)
    await tx
      .deleteFrom('checkpoints')
      .where('table_id', '=', id)
      .where(
        'position',
        'in',
        gone.map(({ position }) => position),
      )
      .execute()
  await addCheckpoints(
    tx,
    id,
    change.states.filter(({ position }) => kept.has(position)),
  )
}

/** The choices from a position on, or from a little before it. */
interface Journal {
  leftOut: number
  choices: number[]
  marks: [number, string][]
}

async function journalFrom(tx: Transaction<Schema>, id: string, position: number): Promise<Journal> {
  // Nothing before the start of this change was touched after it.
  const first = await tx
    .selectFrom('journal')
    .select(['revision', 'from_position'])
    .where('table_id', '=', id)
    .where((where) => where.or([where('from_position', '<', position), where('revision', '=', 0)]))
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const rows = await tx
    .selectFrom('journal')
    .select(['from_position', 'choices', 'marks'])
    .where('table_id', '=', id)
    .where('revision', '>=', first.revision)
    .orderBy('revision')
    .execute()
  const leftOut = first.from_position
  const choices: number[] = []
  let marks: [number, string][] = []
  for (const row of rows) {
    choices.length = row.from_position - leftOut
    choices.push(...parsed<number[]>(row.choices))
    marks = marks.filter(([at]) => at <= row.from_position).concat(parsed<[number, string][]>(row.marks))
  }
  return { leftOut, choices, marks }
}

function savedGame(
  row: Selectable<Schema['tables']>,
  states: readonly { position: number; state: string }[],
  { leftOut, choices, marks }: Journal,
): Saved {
  const outcome = parsed<Outcome | null>(row.outcome)
  return {
    ...parsed<Pick<Saved, 'format' | 'game' | 'config' | 'seed'>>(row.head),
    rules: row.rules,
    seats: parsed<Saved['seats']>(row.seats),
    choices,
    marks,
    digest: digestText(JSON.stringify([marks, choices, outcome])),
    states: states.map(({ position, state }) => ({ position, state: parsed<unknown>(state) })),
    since: parsed<Saved['since']>(row.since),
    proven: row.proven === 1,
    leftOut,
  }
}

type RecordRow = Pick<
  Schema['tables'],
  'id' | 'game' | 'outcome' | 'position' | 'revision' | 'waiting' | 'created' | 'moved'
> &
  Omit<Schema['lobbies'], 'table_id' | 'lines'>

function tableRecord({ outcome, waiting, practice, locked, options, ...row }: RecordRow): TableRecord {
  return {
    ...row,
    outcome: parsed<Outcome | null>(outcome),
    waiting: parsed<number[]>(waiting),
    practice: practice === 1,
    locked: locked === 1,
    options: parsed<Record<string, unknown>>(options),
  }
}

function talkRecordOf({ line, guest, seat, name, text, said }: Schema['talk']): TalkRecord {
  return { id: line, guest, seat, name, text, said }
}

/** What this store has written itself. */
function parsed<T>(json: string | null): T {
  return JSON.parse(json ?? 'null') as T
}
