import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { Refusal } from '@dicehearth/engine'
import { playerAt } from './claim.ts'
import { freeName, isRunning, readSaved } from './files.ts'

/** Where tables are kept between sittings: tables in progress, finished ones, and campaigns. */
export function shelf(which: 'tables' | 'finished' | 'campaigns'): string {
  return path.join(process.env.DICEHEARTH_HOME ?? path.join(homedir(), '.dicehearth'), which)
}

/** A file for a new table. */
export function newPlace(game: string): string {
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')
  return tableOn(freeName(`${game}-${now}-${process.pid}`, (name) => existsSync(tableOn(name))))
}

function tableOn(name: string): string {
  return path.join(shelf('tables'), `${name}.json`)
}

/** The table played last, of this game or of any. One that cannot be read is left alone. */
export function lastTable(game: string | undefined): string {
  const last = running()
    .filter((file) => game === undefined || path.basename(file).startsWith(`${game}-2`))
    .findLast(isReadable)
  if (last) return last
  const what = game === undefined ? 'table' : `table of ${game}`
  throw new Refusal(
    'nothing-to-continue',
    `There is no ${what} to continue. Start one with: dicehearth play <game>`,
  )
}

function isReadable(file: string): boolean {
  try {
    readSaved(file)
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    process.stderr.write(`${error.message}\nThis table is skipped.\n`)
    return false
  }
}

/** The unfinished tables, the one played last at the end. */
export function running(): string[] {
  const folder = shelf('tables')
  if (!existsSync(folder)) return []
  sweep(folder)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name))
    .toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
}

/** Removes half-written files and claims left by a killed process. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const draft = /\.(\d+)\.tmp$/.exec(name)
    const file = path.join(folder, name)
    if (draft && !isRunning(Number(draft[1]))) rmSync(file, { force: true })
    if (name.endsWith('.open') && playerAt(file.slice(0, -'.open'.length)) === null)
      rmSync(file, { force: true })
  }
}

/** Whether a table is on the shelf, where `--continue` finds it. */
export function isOnShelf(file: string): boolean {
  return path.dirname(path.resolve(file)) === path.resolve(shelf('tables'))
}

/** Where a finished table goes. Tables that people keep elsewhere stay where they are. */
export function restingPlace(file: string): string {
  return isOnShelf(file) ? path.join(shelf('finished'), path.basename(file)) : file
}

/** Puts a finished table away; returns its new place. Where that is not possible it stays, which loses nothing. */
export function putAway(file: string): string {
  const kept = restingPlace(file)
  try {
    mkdirSync(path.dirname(kept), { recursive: true })
    renameSync(file, kept)
    return kept
  } catch {
    return file
  }
}
