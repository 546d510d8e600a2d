import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { Refusal } from '@dicehearth/engine'
import { serve, settingsFrom, whereFrom, type Flags } from '@dicehearth/server/serve'
import { backUp, restore, type Copied } from '@dicehearth/server/store'
import { aboutLater } from './files.ts'
import { checkNamed } from './named-file.ts'

export type { Flags } from '@dicehearth/server/serve'

/** Where a server keeps its tables. */
export type Kept = Pick<Flags, 'data' | 'databaseUrl'>

/** Serves the page and the tables of those who play over the network, until it is told to stop. */
export async function serveTables(flags: Flags): Promise<void> {
  const settings = settingsFrom(flags, process.env)
  const build = path.resolve(import.meta.dirname, '..', 'scripts', 'build.mjs')
  const { status } = spawnSync(process.execPath, [build], { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Refusal('broken', 'The page could not be built.')
  await serve(settings)
}

export async function backUpTables(
  file: string,
  { replace = false, ...kept }: Kept & { replace?: boolean },
): Promise<void> {
  checkNamed(file, replace)
  tell(`${file} holds`, await backUp(whereFrom(kept, process.env), file))
}

export async function restoreTables(file: string, kept: Kept): Promise<void> {
  tell('Restored', await aboutLater(file, async () => restore(whereFrom(kept, process.env), file)))
}

function tell(what: string, { tables, rows, sha256 }: Copied): void {
  const count = `${tables} ${tables === 1 ? 'table' : 'tables'}`
  process.stdout.write(`${what} ${count} (${rows} rows), SHA-256 ${sha256}.\n`)
}
