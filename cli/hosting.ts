import { homedir } from 'node:os'
import path from 'node:path'
import { backUp, restore, type Copied, type Where } from '@dicehearth/server/store'
import { aboutLater } from './files.ts'
import { checkNamed } from './named-file.ts'

/** Where a server keeps its tables. */
export interface Place {
  data?: string
  databaseUrl?: string
}

export async function backUpTables(
  file: string,
  { replace = false, ...place }: Place & { replace?: boolean },
): Promise<void> {
  checkNamed(file, replace)
  tell(`${file} holds`, await backUp(whereIs(place), file))
}

export async function restoreTables(file: string, place: Place): Promise<void> {
  tell(`Restored`, await aboutLater(file, async () => restore(whereIs(place), file)))
}

function whereIs({ data, databaseUrl }: Place): Where {
  const { DATABASE_URL = '', DICEHEARTH_HOME } = process.env
  if (databaseUrl !== undefined) return { databaseUrl }
  if (data === undefined && DATABASE_URL !== '') return { databaseUrl: DATABASE_URL }
  return { data: data ?? DICEHEARTH_HOME ?? path.join(homedir(), '.dicehearth') }
}

function tell(what: string, { tables, rows, sha256 }: Copied): void {
  process.stdout.write(
    `${what} ${tables} ${tables === 1 ? 'table' : 'tables'} (${rows} rows), SHA-256 ${sha256}.\n`,
  )
}
