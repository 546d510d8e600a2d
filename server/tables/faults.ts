import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Saved } from '@dicehearth/engine'

/** The rules of a table have failed: the table as stored, with the choice that they could not follow. */
export interface Fault {
  table: string
  /** For those who mend it. */
  error: string
  /** Null if the stored table could not be read. */
  saved: Saved | null
}

/** What went wrong, for those who mend it. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Keeps a fault as a saved game that leads to it: `dicehearth replay` runs into it again. Returns the file. */
export function keepFault(folder: string, { table, saved }: Fault): string | null {
  if (!saved) return null
  const file = path.join(folder, `${table}-${saved.choices.length}.json`)
  // Seeds are in there.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(file, JSON.stringify(saved), { mode: 0o600 })
  return file
}
