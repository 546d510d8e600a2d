import { homedir } from 'node:os'
import path from 'node:path'
import { Refusal } from '@dicehearth/engine'
import type { Where } from './store/index.ts'

/** What whoever runs a server may say, as flags or, in capitals, in the environment. */
export interface Flags {
  port?: string | undefined
  host?: string | undefined
  data?: string | undefined
  databaseUrl?: string | undefined
  publicUrl?: string | undefined
}

type Env = Readonly<Record<string, string | undefined>>

export interface Settings {
  port: number
  host: string
  where: Where
  /** Where reports of failed rules go. */
  faults: string
  publicUrl?: string
}

export function settingsFrom(flags: Flags, env: Env): Settings {
  const publicUrl = flags.publicUrl ?? given(env.PUBLIC_URL)
  if (publicUrl !== undefined && !/^https?:\/\/[^/]/.test(publicUrl))
    throw refused(`The public address must begin with http:// or https://, not "${publicUrl}".`)
  return {
    port: portFrom(flags.port ?? env.PORT ?? '4000'),
    host: hostFrom(flags.host ?? env.HOST ?? 'localhost'),
    where: whereFrom(flags, env),
    faults: path.join(homeFrom(flags, env), 'faults'),
    ...(publicUrl === undefined ? {} : { publicUrl }),
  }
}

/** Where the tables are: in PostgreSQL if its address is given, else in a folder. */
export function whereFrom(flags: Pick<Flags, 'data' | 'databaseUrl'>, env: Env): Where {
  if (flags.data !== undefined && flags.databaseUrl !== undefined)
    throw refused('Tables are kept in a folder or in PostgreSQL: give --data or --database-url, not both.')
  const databaseUrl = flags.databaseUrl ?? (flags.data === undefined ? given(env.DATABASE_URL) : undefined)
  return databaseUrl === undefined ? { data: homeFrom(flags, env) } : { databaseUrl }
}

function homeFrom({ data }: Pick<Flags, 'data'>, { DICEHEARTH_HOME }: Env): string {
  return data ?? given(DICEHEARTH_HOME) ?? path.join(homedir(), '.dicehearth')
}

function portFrom(wanted: string): number {
  const port = /^\d{1,5}$/.test(wanted) ? Number(wanted) : NaN
  if (port <= 65_535) return port
  throw refused(`The port must be a number from 0 to 65535, not "${wanted}".`)
}

function hostFrom(host: string): string {
  if (host.trim() !== '') return host
  throw refused('HOST is empty. Leave it out for this machine alone, or set HOST=0.0.0.0.')
}

/** Some hosts set variables to nothing. */
function given(value: string | undefined): string | undefined {
  return value === '' ? undefined : value
}

function refused(message: string): Refusal {
  return new Refusal('bad-value', message)
}
