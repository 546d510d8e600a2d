import { availableParallelism } from 'node:os'
import { Refusal } from '@dicehearth/engine'
import type { Cursor } from '@dicehearth/host'
import { changes } from '../metrics.ts'
import type { Store } from '../store/index.ts'
import type { TableCall, TableCalls } from '../tables/calls.ts'
import type { Begun, Laid, Wanted } from '../tables/dealing.ts'
import type { Fault } from '../tables/faults.ts'
import type { Caller } from '../tables/hot-table.ts'
import type { ScreenKind } from '../tables/screens.ts'
import { hireThread, type Hire, type Hired } from './hire.ts'
import type { Desk, Thread } from './keep-tables.ts'
import { Channel } from './channel.ts'
import { Marker } from './marker.ts'

/** A screen or a program, as the server reaches it. */
export interface Screen {
  readonly kind: ScreenKind
  readonly caller: Caller
  hear(text: string): void
  /** It may not look on any longer. */
  end(why: Refusal): void
  /** Its table has to be opened anew: it comes back to where it was. */
  lost(): void
}

export interface CrewOptions {
  /** Told of rules that failed. */
  report: (fault: Fault) => void
  hire?: Hire | undefined
  /** How many seconds of a processor rules may take for one thing. */
  patience?: number | undefined
}

/** How often it is asked whether a thread still answers, and what it uses, in milliseconds. */
const pulse = 250

const hangs =
  'The rules of this table have come to no end. What was chosen last did not happen, and nothing is lost.'

/** What may be asked again of another thread: it names its position, or changes nothing. */
const repeatable: ReadonlySet<TableCall> = new Set<TableCall>([
  'admit',
  'look',
  'inWords',
  'save',
  'share',
  'choose',
  'answer',
  'say',
  'whyNot',
  'previews',
  'advise',
  'seats',
])

/** A thread has ended while it was asked something. */
class Gone extends Error {
  /** The table whose rules were running. */
  readonly table: string | null

  constructor(table: string | null, why: string) {
    super(why)
    this.table = table
  }
}

/**
 * The threads that keep the tables of this server in memory, as many as there are processors. Rules and companions run
 * there and nowhere else. A thread that hangs or wants too much memory is stopped: the table whose rules did that goes
 * to a thread apart, where it waits for people; all others are opened again where they were. New tables are dealt apart,
 * too.
 */
export class Crew {
  private readonly store: Store
  private readonly report: (fault: Fault) => void
  private readonly hire: Hire
  private readonly patience: number
  private readonly size = availableParallelism()
  /** By number; the last is the one apart. They are hired once there is something to do. */
  private readonly hands: (Hand | null)[] = Array.from({ length: this.size + 1 }, () => null)
  /** The tables whose rules hung, and what people there are told. */
  private readonly stopped = new Map<string, string>()
  private readonly seats = new WeakMap<Screen, { number: number; hand: Hand }>()
  private screens = 0
  private readonly beating: ReturnType<typeof setInterval>

  constructor(store: Store, { report, hire = hireThread, patience = 5 }: CrewOptions) {
    this.store = store
    this.report = report
    this.hire = hire
    this.patience = patience
    this.beating = setInterval(() => this.hired.forEach((hand) => void this.lookAfter(hand)), pulse)
    this.beating.unref()
  }

  private get hired(): Hand[] {
    return this.hands.filter((hand) => hand !== null)
  }

  /** Asks something of a table, for somebody. */
  async ask<M extends TableCall>(
    table: string,
    caller: Caller,
    method: M,
    ...args: Parameters<TableCalls[M]>
  ): Promise<ReturnType<TableCalls[M]>> {
    for (let tried = 1; ; tried++) {
      const { channel } = this.handFor(table)
      try {
        const answer = await channel.ask('ask', table, this.stopped.get(table) ?? null, caller, method, args)
        return answer as ReturnType<TableCalls[M]>
      } catch (error) {
        if (!(error instanceof Gone)) throw error
        if (error.table === table) throw new Refusal('broken', hangs)
        if (tried > 1 || !repeatable.has(method))
          throw new Refusal(
            'broken',
            'The table had to be opened anew. See whether it was done, then try again.',
          )
      }
    }
  }

  /** From now on a screen is told what happens at a table, beginning after its cursor. */
  async join(table: string, screen: Screen, cursor?: Cursor): Promise<void> {
    const hand = this.handFor(table)
    const { number } = this.seats.get(screen) ?? { number: ++this.screens }
    this.seats.set(screen, { number, hand })
    hand.screens.set(number, screen)
    const trouble = this.stopped.get(table) ?? null
    try {
      await hand.channel.ask('join', table, trouble, number, screen.kind, screen.caller, cursor)
    } catch (error) {
      // Then it has been told that it is lost.
      if (!(error instanceof Gone)) throw error
    }
  }

  leave(screen: Screen): void {
    const seat = this.seats.get(screen)
    if (seat?.hand.screens.delete(seat.number) === true) seat.hand.channel.tell('leave', seat.number)
  }

  /** Checks a set-up. */
  async lay(wanted: Wanted): Promise<Laid> {
    return this.apart(async (channel) => channel.ask('lay', wanted))
  }

  async deal(laid: Laid, seed: string): Promise<Begun> {
    return this.apart(async (channel) => channel.ask('deal', laid, seed))
  }

  async bring(save: string): Promise<Begun> {
    return this.apart(async (channel) => channel.ask('bring', save))
  }

  private async apart<T>(work: (channel: Hand['channel']) => Promise<T>): Promise<T> {
    try {
      return await work(this.handAt(this.size).channel)
    } catch (error) {
      if (!(error instanceof Gone)) throw error
      throw new Refusal('broken', 'The rules came to no end with this. Try another set-up, or try it again.')
    }
  }

  /** Somebody has another name from now on, wherever they sit. */
  async rename(guest: string, name: string): Promise<void> {
    const records = await this.store.tablesOf(guest)
    const seats = await this.store.seatsOf(records.map(({ id }) => id))
    for (const [id, sitters] of seats) {
      const own = sitters.filter((sitter) => sitter.guest === guest)
      for (const { seat, companion } of own)
        await this.store.changeSeat(id, seat, guest, { guest, companion, name })
      if (own.length > 0) this.hands[this.numberFor(id)]?.channel.tell('refresh', id)
    }
  }

  /** Tables in memory, how many look on, and the memory of all threads in bytes. */
  async counts(): Promise<{ tables: number; screens: number; memory: number }> {
    const all = await Promise.allSettled(
      this.hired.map(async ({ channel, thread }) => [await channel.ask('count'), await thread.memory()]),
    )
    const sum = (n: number): number =>
      all.reduce((total, it) => total + (it.status === 'fulfilled' ? it.value[n] : 0), 0)
    const screens = this.hired.reduce((total, hand) => total + hand.screens.size, 0)
    return { tables: sum(0), screens, memory: sum(1) }
  }

  async close(): Promise<void> {
    clearInterval(this.beating)
    await Promise.all(
      this.hired.map(async (hand) => {
        hand.isDismissed = true
        hand.forget()
        await hand.thread.dismiss()
      }),
    )
  }

  // Threads

  private numberFor(table: string): number {
    if (this.stopped.has(table)) return this.size
    // Ids are random, so any sum of their letters spreads them evenly.
    let sum = 0
    for (let n = 0; n < table.length; n++) sum = (sum * 31 + table.charCodeAt(n)) % 1_000_003
    return sum % this.size
  }

  private handFor(table: string): Hand {
    return this.handAt(this.numberFor(table))
  }

  private handAt(number: number): Hand {
    return (this.hands[number] ??= this.newHand(number))
  }

  private newHand(number: number): Hand {
    const hand = new Hand(this.store, this.hire, this.report)
    hand.thread.gone.then(
      (why) => this.lose(number, hand, why),
      () => undefined,
    )
    return hand
  }

  /** A thread that works without answering, or uses too much memory, is stopped. */
  private async lookAfter(hand: Hand): Promise<void> {
    const { thread } = hand
    try {
      await hand.ready
      if ((await thread.memory()) > thread.mostMemory) await thread.dismiss()
      const used = await thread.used()
      if (hand.usedWhenAsked !== null) {
        if (used - hand.usedWhenAsked > this.patience) await thread.dismiss()
        return
      }
      hand.usedWhenAsked = used
      await hand.channel.ask('count')
      hand.usedWhenAsked = null
    } catch {
      // It is gone, and whoever waits for that is told.
    }
  }

  /** A thread has ended: its tables are opened again in a new one, the one whose rules were running apart. */
  private lose(number: number, hand: Hand, why: string): void {
    if (hand.isDismissed) return
    this.hands[number] = null
    const { last } = hand.marker
    if (last) {
      this.stopped.set(last.table, hangs)
      void this.reportHang(last, why)
    }
    hand.channel.end(new Gone(last?.table ?? null, why))
    hand.forget()
    for (const screen of hand.screens.values()) screen.lost()
  }

  /** The table as it is stored, with the choice that its rules could not follow. */
  private async reportHang(
    { table, position, option }: NonNullable<Marker['last']>,
    why: string,
  ): Promise<void> {
    const saved = await this.store.read(table, 0).then(
      (kept) => kept.saved,
      () => null,
    )
    const choices = (saved?.choices ?? []).slice(0, position).concat(option ?? [])
    this.report({ table, error: why, saved: saved && { ...saved, choices } })
  }
}

/** A thread, and what it asks of the server. */
class Hand {
  readonly thread: Hired
  readonly marker = new Marker()
  readonly channel: Channel<Thread>
  readonly screens = new Map<number, Screen>()
  /** Settles once it has loaded what it needs. */
  readonly ready: Promise<unknown>
  /** What it had used of the processor when it was last asked whether it is there; null once it has answered. */
  usedWhenAsked: number | null = null
  isDismissed = false
  private readonly watched = new Map<string, () => void>()

  constructor(store: Store, hire: Hire, report: (fault: Fault) => void) {
    this.thread = hire(this.marker)
    this.channel = new Channel<Thread>(this.thread.port, {
      read: store.read.bind(store),
      async appendWritten(...args) {
        const revision = await store.appendWritten(...args)
        changes.inc()
        return revision
      },
      table: store.table.bind(store),
      seats: store.seats.bind(store),
      changeTable: store.changeTable.bind(store),
      changeSeat: store.changeSeat.bind(store),
      talk: store.talk.bind(store),
      say: store.say.bind(store),
      voices: store.voices.bind(store),
      speak: store.speak.bind(store),
      hush: store.hush.bind(store),
      watch: (table) => {
        this.unwatch(table)
        this.watched.set(
          table,
          store.watch(table, () => this.channel.tell('changed', table)),
        )
      },
      unwatch: (table) => this.unwatch(table),
      hear: (number, text) => this.screens.get(number)?.hear(text),
      end: (number, code, message) => {
        this.screens.get(number)?.end(new Refusal(code, message))
        this.screens.delete(number)
      },
      report,
    } satisfies Desk)
    this.ready = this.channel.ask('count').catch(() => undefined)
  }

  /** Nobody tells it any more of what others change. */
  forget(): void {
    for (const table of this.watched.keys()) this.unwatch(table)
  }

  private unwatch(table: string): void {
    this.watched.get(table)?.()
    this.watched.delete(table)
  }
}
