import type { Store } from '../store/index.ts'
import type { Fault } from './faults.ts'
import { HotTable } from './hot-table.ts'

/** How long a table stays in memory after it was last asked for, in milliseconds. */
const idle = 60_000

/** The tables that somebody looks at, or that were asked for a moment ago. Everything here can be lost at any time. */
export class HotTables {
  private readonly store: Store
  private readonly report: (fault: Fault) => void
  private readonly open = new Map<string, Promise<HotTable>>()
  private readonly sweeping: ReturnType<typeof setInterval>

  constructor(store: Store, report: (fault: Fault) => void) {
    this.store = store
    this.report = report
    this.sweeping = setInterval(() => void this.sweep(idle), idle / 6)
    this.sweeping.unref()
  }

  get size(): number {
    return this.open.size
  }

  /** How many look on at all of them. */
  async watching(): Promise<number> {
    const tables = await Promise.allSettled(this.open.values())
    return tables.reduce((sum, it) => sum + (it.status === 'fulfilled' ? it.value.watching : 0), 0)
  }

  /** The table with this id, opened if need be; refuses if there is none. */
  async at(id: string): Promise<HotTable> {
    let table = this.open.get(id)
    if (!table) {
      table = HotTable.open(this.store, id, this.report)
      this.open.set(id, table)
      table.catch(() => this.open.delete(id))
    }
    const opened = await table
    opened.used = Date.now()
    return opened
  }

  /** Drops the tables that nobody has used for so long. */
  async sweep(unused: number): Promise<void> {
    for (const [id, opening] of this.open) {
      const table = await opening.catch(() => null)
      if (table && (!table.isIdle || Date.now() - table.used < unused)) continue
      this.open.delete(id)
      table?.close()
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
      if (own.length > 0) await (await this.open.get(id))?.refresh()
    }
  }

  async close(): Promise<void> {
    clearInterval(this.sweeping)
    const tables = await Promise.allSettled(this.open.values())
    this.open.clear()
    for (const table of tables) if (table.status === 'fulfilled') table.value.close()
  }
}
