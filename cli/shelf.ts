import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { Refusal } from '@dicehearth/engine'

/** Where tables are kept between two sittings: running ones, those that were played to their end, and campaigns. */
export function shelf(which: 'tables' | 'finished' | 'campaigns'): string {
  return path.join(process.env.DICEHEARTH_HOME ?? path.join(homedir(), '.dicehearth'), which)
}

/** A file for a new table. */
export function newPlace(game: string): string {
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')
  return path.join(shelf('tables'), `${game}-${now}-${process.pid}.json`)
}

/** The table that was played last, of this game or of any. */
export function lastTable(game: string | undefined): string {
  const last = running()
    .filter((file) => game === undefined || path.basename(file).startsWith(`${game}-2`))
    .at(-1)
  if (last) return last
  const what = game === undefined ? 'No table' : `No table of ${game}`
  throw new Refusal(
    'nothing-to-continue',
    `${what} waits to be continued. Start one with: dicehearth play <game>`,
  )
}

/** The tables that were left before their end, the one played last at the end. */
export function running(): string[] {
  const folder = shelf('tables')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name))
    .toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
}

/** Where a finished table is put away. Tables that people keep elsewhere stay where they are. */
export function restingPlace(file: string): string {
  return path.dirname(file) === shelf('tables') ? path.join(shelf('finished'), path.basename(file)) : file
}

/** Puts a finished table away; gives its new place. */
export function putAway(file: string): string {
  const kept = restingPlace(file)
  mkdirSync(path.dirname(kept), { recursive: true })
  renameSync(file, kept)
  return kept
}
