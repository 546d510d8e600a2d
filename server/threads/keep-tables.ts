import type { Cursor } from '@dicehearth/host'
import type { RefusalCode } from '@dicehearth/engine'
import { askTable, type TableCall } from '../tables/calls.ts'
import { bringTable, dealTable, layTable } from '../tables/dealing.ts'
import type { Fault } from '../tables/faults.ts'
import type { Caller, Screen } from '../tables/hot-table.ts'
import type { Store } from '../store/index.ts'
import { writtenChange } from '../store/written.ts'
import { HotTables } from '../tables/hot-tables.ts'
import type { Keeping } from '../tables/keeping.ts'
import { screenKinds, type ScreenKind } from '../tables/screens.ts'
import { Channel, type ArgsOf, type Port } from './channel.ts'
import type { Marker } from './marker.ts'

/** What a thread is asked. `trouble`, if any, is what people at a table are told that was stopped before. */
export interface Thread {
  ask(
    table: string,
    trouble: string | null,
    caller: Caller,
    method: TableCall,
    args: readonly unknown[],
  ): Promise<unknown>
  join(
    table: string,
    trouble: string | null,
    screen: number,
    kind: ScreenKind,
    caller: Caller,
    cursor?: Cursor,
  ): Promise<void>
  leave(screen: number): void
  /** Reads again who sits at a table, if it is in memory. */
  refresh(table: string): Promise<void>
  /** Another process has changed a table. */
  changed(table: string): void
  lay: typeof layTable
  deal: typeof dealTable
  bring: typeof bringTable
  /** How many tables are in memory. */
  count(): number
}

/** What a thread asks of those who hired it: the store, and to hand on what screens are told. */
export interface Desk extends Omit<Keeping, 'watch' | 'append'>, Pick<Store, 'appendWritten'> {
  watch(table: string): void
  unwatch(table: string): void
  /** What a screen is told, by its number. */
  hear(screen: number, text: string): void
  end(screen: number, code: RefusalCode, message: string): void
  report(fault: Fault): void
}

/** Keeps tables in this thread, and serves them to whoever is at the other end. The result puts them all away. */
export function keepTables(port: Port, marker: Marker): () => void {
  const watched = new Map<string, () => void>()
  const screens = new Map<number, { screen: Screen; leave: () => void }>()
  const desk = new Channel<Desk>(port, {
    async ask(table, trouble, caller, method, args) {
      return askTable(await tables.at(table, trouble), caller, method, args)
    },
    async join(table, trouble, number, kind, caller, cursor) {
      const hot = await tables.at(table, trouble)
      const screen = screenKinds[kind](caller, {
        hear: (text) => desk.tell('hear', number, text),
        end: ({ code, message }) => desk.tell('end', number, code, message),
      })
      screens.get(number)?.leave()
      screens.set(number, { screen, leave: () => hot.leave(screen) })
      await hot.join(screen, cursor)
      // It may have left in the meantime.
      if (screens.get(number)?.screen !== screen) hot.leave(screen)
    },
    leave(number) {
      screens.get(number)?.leave()
      screens.delete(number)
    },
    refresh: async (table) => tables.refresh(table),
    changed: (table) => watched.get(table)?.(),
    lay: layTable,
    deal: dealTable,
    bring: bringTable,
    count: () => tables.size,
  } satisfies Thread)
  const over =
    <M extends Exclude<keyof Desk, 'watch' | 'unwatch' | 'hear' | 'end' | 'report'>>(method: M) =>
    async (...args: ArgsOf<Desk[M]>) =>
      desk.ask(method, ...args)
  const store: Keeping = {
    read: over('read'),
    append: async (id, expected, change, waiting) =>
      desk.ask('appendWritten', id, expected, writtenChange(change), waiting),
    table: over('table'),
    seats: over('seats'),
    changeTable: over('changeTable'),
    changeSeat: over('changeSeat'),
    talk: over('talk'),
    say: over('say'),
    voices: over('voices'),
    speak: over('speak'),
    hush: over('hush'),
    watch(table, hear) {
      watched.set(table, hear)
      desk.tell('watch', table)
      return () => {
        watched.delete(table)
        desk.tell('unwatch', table)
      }
    },
  }
  const tables = new HotTables(store, {
    report: (fault) => desk.tell('report', fault),
    runs: (mark) => marker.note(mark),
  })
  return () => void tables.close()
}
