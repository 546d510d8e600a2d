import type { Outcome, Saved } from '@dicehearth/engine'
import type { IDBPTransaction, StoreNames } from 'idb'
import type { House } from './store.ts'

/** A table as earlier versions stored it: the whole save in one record, rewritten with every choice. */
interface WholeRecord {
  id: string
  saved: Omit<Saved, 'states' | 'since' | 'proven'>
  touched: number
  takebacks: boolean
  guided: boolean
  told: string
  over: boolean
}

type Stored = (
  id: string,
  saved: Saved,
  how: {
    takebacks: boolean
    guided: boolean
    campaign: null
    touched: number
    lastLine: string
    outcome: Outcome | null
  },
) => [House['tables']['value'], House['journal']['value'][]]

/** Moves tables of earlier versions into records and pages, without losing anything. */
export async function oneRecordATable(
  tx: IDBPTransaction<House, StoreNames<House>[], 'versionchange'>,
  stored: Stored,
): Promise<void> {
  const whole = (await tx.objectStore('tables').getAll()) as unknown as WholeRecord[]
  for (const { id, saved, touched, takebacks, guided, told, over } of whole) {
    const [record, pages] = stored(
      id,
      { ...saved, states: [], since: [], proven: true },
      // Only whether it ended is known here; how it ended is found when it is opened.
      {
        takebacks,
        guided,
        campaign: null,
        touched,
        lastLine: told,
        outcome: over ? { result: 'over' } : null,
      },
    )
    await tx.objectStore('tables').put(record)
    for (const page of pages) await tx.objectStore('journal').put(page)
  }
}
