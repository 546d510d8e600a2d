import { HotTable, type Overseer } from './hot-table.ts'
import type { Keeping } from './keeping.ts'

/** How long a table stays in memory after it was last asked for, in milliseconds. */
const idle = 60_000

/** The tables that somebody looks at, or that were asked for a moment ago. Everything here can be lost at any time. */
export class HotTables {
  private readonly store: Keeping
  private readonly overseer: Overseer
  private readonly open = new Map<string, Promise<HotTable>>()
  private readonly sweeping: ReturnType<typeof setInterval>

  constructor(store: Keeping, overseer: Overseer) {
    this.store = store
    this.overseer = overseer
    this.sweeping = setInterval(() => void this.sweep(idle), idle / 6)
    this.sweeping.unref()
  }

  get size(): number {
    return this.open.size
  }

  /** The table with this id, opened if need be; refuses if there is none. `trouble` is why it was stopped before. */
  async at(id: string, trouble: string | null = null): Promise<HotTable> {
    let table = this.open.get(id)
    if (!table) {
      table = HotTable.open(this.store, id, this.overseer, trouble)
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

  /** Reads again who sits at a table, if it is here. */
  async refresh(id: string): Promise<void> {
    await (await this.open.get(id))?.refresh()
  }

  async close(): Promise<void> {
    clearInterval(this.sweeping)
    const tables = await Promise.allSettled(this.open.values())
    this.open.clear()
    for (const table of tables) if (table.status === 'fulfilled') table.value.close()
  }
}
