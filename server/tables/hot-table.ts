import { readyFor, Refusal } from '@dicehearth/engine'
import {
  person,
  recordFor,
  resumedAs,
  Room,
  Told,
  type Change,
  type Cursor,
  type News,
  type Place,
  type RoomState,
  type Said,
  type Standing,
} from '@dicehearth/host'
import { isSame } from '../secrets.ts'
import type { Guest, SeatRecord, TableRecord, Voice } from '../store/index.ts'
import type { Marked } from '../threads/marker.ts'
import { ownSeats } from './sitters.ts'
import { companyFor } from './company.ts'
import { wordsOf, type Fault } from './faults.ts'
import { gameOf } from './games.ts'
import type { Keeping } from './keeping.ts'
import { waitingAt } from './waiting.ts'

/** Who asks: a guest, or somebody with the key of a watcher, or both. */
export interface Caller {
  guest: Guest | null
  watch: string | null
}

/** What somebody is at a table. */
export interface Role {
  guest: Guest | null
  /** The seats that they answer for; without any they see what everybody may see. */
  seats: readonly number[]
  /** Whether a seat is theirs, even one that a companion keeps for them. */
  sits: boolean
  host: boolean
}

/** A screen or a program that is told whatever happens. */
export interface Screen {
  readonly caller: Caller
  /**
   * What has happened at the table. Where that is told from a cursor on, `after` is its position: if it was unknown in
   * this room, the news holds the whole log.
   */
  news(news: News, after: number | null): void
  /** Who is around it; told only when that has changed. */
  company(state: RoomState): void
  /** It may not look on any longer. */
  end(why: Refusal): void
}

/** A screen, and up to where it was told. */
interface Watching {
  screen: Screen
  cursor: Cursor | undefined
  stop: () => void
}

/** How many lines of talk are kept at hand. */
const recentTalk = 50
/** How often an answer is tried anew when somebody else was faster. */
const mostTries = 50
/** How many rounds stay in memory beside those that undo reaches. */
const roundsKept = 4
/** How long another process may take to let its companions play, in milliseconds. */
const patience = 1000

/** Who watches over the rules of tables. */
export interface Overseer {
  /** They have failed. */
  report(fault: Fault): void
  /** They are about to run. */
  runs(what: Marked): void
}

/**
 * A table in memory: its room, and the people around it. It is opened from the store, tells nothing that is not stored,
 * and catches up when another process has changed the table.
 */
export class HotTable {
  readonly id: string
  readonly store: Keeping
  /** When it was last asked for. */
  used = Date.now()
  record!: TableRecord
  sitters: readonly SeatRecord[] = []
  talk: readonly Said[] = []
  room!: Room
  /** How many changes there have been. */
  revision = 0
  /** Why nobody can play on; null as long as all is well. */
  trouble: string | null = null
  private readonly overseer: Overseer
  private said: readonly Voice[] = []
  private readonly screens = new Map<Screen, Watching>()
  private readonly unwatch: () => void
  /** Opening, catching up and sitting down come one after the other. */
  private queue: Promise<unknown> = Promise.resolve()
  private willRefresh = false
  /** How many changes were stored from here. */
  private stored = 0
  private isRecalled = false
  private playing = false
  private closed = false
  private later: ReturnType<typeof setTimeout> | undefined

  private constructor(store: Keeping, id: string, overseer: Overseer) {
    this.store = store
    this.id = id
    this.overseer = overseer
    this.unwatch = store.watch(id, () => this.hearOfChange())
  }

  /** A table that was stopped tells why, and waits for people to go on. */
  static async open(
    store: Keeping,
    id: string,
    overseer: Overseer,
    trouble: string | null,
  ): Promise<HotTable> {
    const table = new HotTable(store, id, overseer)
    table.trouble = trouble
    try {
      await table.readPeople()
      table.room = await table.openRoom()
    } catch (error) {
      table.close()
      throw error
    }
    table.goOn()
    return table
  }

  close(): void {
    this.closed = true
    clearTimeout(this.later)
    this.unwatch()
    for (const { stop } of this.screens.values()) stop()
    this.screens.clear()
  }

  /** How many look on. */
  get watching(): number {
    return this.screens.size
  }

  get isIdle(): boolean {
    return this.screens.size === 0 && !this.playing
  }

  // Who is who

  /** What a caller is here; refuses whoever has neither a seat nor the key to watch. */
  admit({ guest, watch }: Caller): Role {
    const seats = ownSeats(this.sitters, guest?.id)
    const sits = guest !== null && this.sitters.some((it) => it.guest === guest.id)
    const host = guest !== null && this.record.host === guest.id
    if (sits || host || (watch !== null && isSame(watch, this.record.watch)))
      return { guest, seats, sits, host }
    if (!guest) throw new Refusal('no-guest', 'This server does not know you yet.')
    throw new Refusal('not-here', 'You have no seat at this table. Ask whoever sits there for the code.')
  }

  place({ seats }: Role): Place {
    return this.room.place(seats)
  }

  /** What was said about the table as it stands. */
  get voices(): readonly Voice[] {
    return this.said.filter(({ revision }) => revision === this.revision)
  }

  // Looking

  async standing(role: Role): Promise<Standing> {
    return new Told().hear(await this.place(role).since()).standing
  }

  /** The saved game as people may have it: until the game is over, without its seed and with another future. */
  async save(): Promise<string> {
    return this.room.inTurn(async () => JSON.stringify(recordFor(this.room.table, this.room.seats)))
  }

  /** Tells a screen what has happened since its cursor, and from then on whatever happens. */
  async join(screen: Screen, cursor?: Cursor): Promise<void> {
    return this.inTurn(async () => {
      this.leave(screen)
      await this.recall()
      const watching: Watching = { screen, cursor, stop: () => undefined }
      this.screens.set(screen, watching)
      await this.watchFrom(watching)
      this.announce()
    })
  }

  leave(screen: Screen): void {
    this.used = Date.now()
    this.screens.get(screen)?.stop()
    if (this.screens.delete(screen)) this.announce()
  }

  private async watchFrom(watching: Watching): Promise<void> {
    const { screen } = watching
    watching.stop()
    try {
      const place = this.place(this.admit(screen.caller))
      let after: number | null = watching.cursor?.position ?? null
      watching.stop = await place.subscribe((news) => {
        watching.cursor = news.cursor
        screen.news(news, after)
        after = null
      }, watching.cursor)
      // It may have left in the meantime.
      if (!this.screens.has(screen)) watching.stop()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.screens.delete(screen)
      screen.end(error)
    }
  }

  /** The guests who look on here, and how many watchers. */
  get present(): { guests: ReadonlySet<string>; watchers: number } {
    const guests = new Set<string>()
    let watchers = 0
    for (const { caller } of this.screens.keys()) {
      const { guest } = caller
      if (guest && this.sitters.some((it) => it.guest === guest.id)) guests.add(guest.id)
      else watchers++
    }
    return { guests, watchers }
  }

  /** Tells every screen who is around the table. */
  announce(): void {
    if (this.closed) return
    for (const { screen } of this.screens.values()) {
      try {
        screen.company(companyFor(this, this.admit(screen.caller)))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        this.screens.get(screen)?.stop()
        this.screens.delete(screen)
        screen.end(error)
      }
    }
  }

  /** The log before the last rounds is made only once somebody looks. */
  private async recall(): Promise<void> {
    if (this.isRecalled) return
    this.isRecalled = true
    const { room } = this
    try {
      await room.inTurn(async () => room.recall())
    } catch (error) {
      // Under the rules of today it cannot be told any more.
      if (!(error instanceof Refusal)) throw error
    }
  }

  // Playing

  /**
   * Does something at the table as it is. If another process was faster, catches up and tries again: the answer may
   * still count, or be the one that counted already.
   */
  async play<T>(work: () => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried++) {
      try {
        const result = await work()
        this.trouble = null
        this.announce()
        this.goOn()
        return result
      } catch (error) {
        if (!(error instanceof Refusal)) await this.fail(error)
        else if (error.code === 'moved-on' || error.code === 'no-storage') await this.catchUp()
        if (!(error instanceof Refusal) || error.code !== 'moved-on' || tried === mostTries) throw error
      }
    }
  }

  /** The rules have failed: the room may be in the middle of something, so it is opened anew. */
  private async fail(error: unknown): Promise<void> {
    this.trouble = 'The rules of this table have failed. What was chosen last did not happen.'
    try {
      const { choices } = this.room.table
      const { saved } = await this.store.read(this.id, 0)
      this.overseer.report({ table: this.id, error: wordsOf(error), saved: { ...saved, choices } })
      await this.inTurn(async () => this.reopen())
    } catch (again) {
      // Nothing that happens at one table may reach another.
      this.overseer.report({ table: this.id, error: wordsOf(again), saved: null })
    }
    this.announce()
  }

  /** Lets companions play until a person is asked, and have a word while people think. */
  goOn(): void {
    clearTimeout(this.later)
    if (this.playing || this.closed || this.trouble !== null) return
    if (this.room.people.length === this.room.seats.length) return
    this.playing = true
    void this.letCompanionsPlay().finally(() => {
      this.playing = false
      this.used = Date.now()
    })
  }

  private async letCompanionsPlay(): Promise<void> {
    try {
      // People are told what happened, and others are served, before a companion thinks.
      do await new Promise(setImmediate)
      while (await this.companionPlays())
      if (this.screens.size > 0) await this.room.letCompanionRemark()
    } catch (error) {
      // Somebody else plays this table, or the store is away: whoever comes next goes on.
      if (error instanceof Refusal) await this.catchUp().catch(() => undefined)
      else await this.fail(error)
    }
  }

  private async companionPlays(): Promise<boolean> {
    const { room, closed } = this
    if (closed || room.personDecides || room.over) return false
    try {
      if (!(await room.letCompanionChoose())) return false
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'moved-on') throw error
      await this.catchUp()
    }
    this.announce()
    return true
  }

  private async keep(change: Change, room: Room): Promise<void> {
    if (room !== this.room) throw new Refusal('moved-on', 'The seats of the table have changed.')
    this.revision = await this.store.append(this.id, this.revision, change, waitingAt(room))
    this.used = Date.now()
    // The store has the rest.
    if (++this.stored % roundsKept === 0) room.table.condense(roundsKept)
  }

  // Together with other processes

  /** Reads again what others may have changed; what comes in the meantime is read once more. */
  private hearOfChange(): void {
    if (this.willRefresh || this.closed) return
    this.willRefresh = true
    this.refresh().catch((error: unknown) => {
      if (!(error instanceof Refusal))
        this.overseer.report({ table: this.id, error: wordsOf(error), saved: null })
    })
  }

  async refresh(): Promise<void> {
    return this.inTurn(async () => {
      this.willRefresh = false
      const before = JSON.stringify(this.sitters)
      await this.readPeople()
      if (JSON.stringify(this.sitters) !== before) await this.reopen()
      else if (this.record.revision !== this.revision) await this.catchUp()
      this.announce()
      // Another process that made a change lets the companions play, unless it died.
      clearTimeout(this.later)
      this.later = setTimeout(() => this.goOn(), patience).unref()
    })
  }

  private async readPeople(): Promise<void> {
    const { store, id } = this
    const record = await store.table(id)
    if (!record) throw new Refusal('unknown-table', 'There is no such table on this server.')
    const [sitters, talk, said] = await Promise.all([
      store.seats(id),
      store.talk(id, recentTalk),
      store.voices(id),
    ])
    this.record = record
    this.sitters = sitters
    this.talk = talk.map(({ id, seat, name, text, said }) => ({ id, seat, name, text, when: said }))
    this.said = said
  }

  /** Opens the room with whoever sits there now. */
  private async openRoom(): Promise<Room> {
    const { saved, revision } = await this.store.read(this.id, 0)
    const game = await gameOf(saved.game)
    await readyFor(game, saved)
    this.overseer.runs({ table: this.id, position: saved.choices.length, option: null })
    const seats = this.sitters.map(({ companion, name }) => ({
      player: companion ?? person,
      ...(name === null ? {} : { name }),
    }))
    const room = Room.resume(
      game,
      { ...saved, seats },
      {
        own: true,
        takebacks: this.record.options.takebacks !== false,
        // Rivals play with what they have in their own heads.
        advice: !game.rivals,
        keeper: { keep: async (change, from) => this.keep(change, from) },
        runs: (position, option) => this.overseer.runs({ table: this.id, position, option }),
      },
    )
    this.revision = revision
    if (saved.rules !== game.rulesVersion && !room.over && saved.states.length > 0)
      this.revision = await this.store.append(
        this.id,
        revision,
        resumedAs(room.table, seats),
        waitingAt(room),
      )
    return room
  }

  /** Everybody goes on in a new room, from where they are. */
  private async reopen(): Promise<void> {
    // What the old room was doing is done before, and what comes later goes to the new one.
    await this.room.inTurn(async () => {
      this.room = await this.openRoom()
    })
    this.isRecalled = false
    if (this.screens.size > 0) await this.recall()
    for (const watching of this.screens.values()) await this.watchFrom(watching)
  }

  /** Follows the choices that were made elsewhere. */
  private async catchUp(): Promise<void> {
    const { room } = this
    await room.inTurn(async () => {
      const { saved, revision } = await this.store.read(this.id, 0)
      if (room !== this.room || revision === this.revision) return
      room.follow(saved.choices)
      this.revision = revision
    })
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.queue.then(work)
    this.queue = result.catch(() => undefined)
    return result
  }
}
