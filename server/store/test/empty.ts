import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Where } from '../index.ts'
import { Postgres } from './postgres.ts'

// Empty places for the stores of a test file, made for the first test that asks for one.

let home: string | null = null
let server: Promise<Postgres> | null = null

/** An empty folder. */
export function newFolder(): string {
  home ??= mkdtempSync(path.join(tmpdir(), 'dicehearth-store-'))
  return mkdtempSync(path.join(home, 'data-'))
}

export const sqlite = async (): Promise<Where> => ({ data: newFolder() })

/** A new database of a PostgreSQL that all tests of a file share. */
export async function postgres(): Promise<Where & { databaseUrl: string }> {
  server ??= Postgres.start()
  return { databaseUrl: await (await server).database() }
}

/** Every kind of store. */
export const kinds: [string, () => Promise<Where>][] = [
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
]

/** Called after all tests of a file. */
export async function clearAway(): Promise<void> {
  const [folder, running] = [home, await server]
  home = server = null
  await running?.stop()
  if (folder !== null) rmSync(folder, { recursive: true })
}
