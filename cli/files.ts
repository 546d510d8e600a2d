import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { closest, Refusal, type Saved } from '@dicehearth/engine'
import { readKeptText, type KeptText } from '@dicehearth/host'

/** Reads a file given by the user; a refusal says why it cannot be read. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Refusal('no-such-file', unreadable(file, error))
  }
}

export function readJson(file: string): unknown {
  const text = readText(file)
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch (error) {
    throw new Refusal('bad-file', `"${file}" is not JSON: ${error instanceof Error ? error.message : ''}`)
  }
}

/** The saved game in a file; a refusal names the file. */
export function readSaved(file: string): Saved {
  return readTable(file).saved
}

/** The same with its revision and the size of the file. */
export function readTable(file: string): KeptText & { size: number } {
  const text = readText(file)
  return about(file, () => ({ ...readKeptText(text), size: Buffer.byteLength(text) }))
}

/** Works on a file; a refusal names it. */
export function about<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw withName(file, error)
  }
}

/** The same for asynchronous work. */
export async function aboutLater<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw withName(file, error)
  }
}

function withName(file: string, error: unknown): unknown {
  return error instanceof Refusal ? new Refusal(error.code, `${file}: ${error.message}`) : error
}

function unreadable(file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EISDIR') return `"${file}" is a folder, not a file.`
  if (code === 'EACCES') return `You are not allowed to read "${file}".`
  if (code !== 'ENOENT') return `"${file}" cannot be read (${String(code)}).`
  const meant = closest(path.basename(file), neighbours(file))
  const hint = meant === null ? '' : ` Did you mean "${path.join(path.dirname(file), meant)}"?`
  return `There is no file "${file}".${hint}`
}

function neighbours(file: string): string[] {
  try {
    return readdirSync(path.dirname(file))
  } catch {
    return []
  }
}

/** A name made safe for file names: lower-case letters, digits and dashes. */
export function slugOf(name: string, otherwise: string): string {
  // Some lower-case letters, such as ß, are spelt out only when upper-cased.
  const plain = name.normalize('NFKD').toUpperCase().toLowerCase().replaceAll(/\p{M}/gu, '')
  return (
    plain
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 40)
      .replaceAll(/^-|-$/g, '') || otherwise
  )
}

/** The first of name, name-2, name-3 … that is free. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name
  for (let n = 2; isTaken(free); n++) free = `${name}-${n}`
  return free
}

/** Writes a file atomically: at any moment either the old or the new one is there, complete. `mayReplace` can refuse. */
export function writeWhole(
  file: string,
  text: string | Uint8Array,
  mayReplace = (): void => undefined,
): void {
  const draft = `${file}.${process.pid}.tmp`
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    removeDrafts(file)
    writeFileSync(draft, text, { flush: true })
    mayReplace()
    renameSync(draft, file)
  } catch (error) {
    if (existsSync(draft)) rmSync(draft)
    throw error instanceof Refusal ? error : cannotSave(file, error)
  }
}

export function inTheWay(file: string): Refusal {
  return new Refusal('already-exists', `"${file}" already exists: choose another name.`)
}

/** Removes half-written copies of a file that killed processes have left. */
function removeDrafts(file: string): void {
  const folder = path.dirname(file)
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${path.basename(file)}.`)) continue
    const draft = /\.(\d+)\.tmp$/.exec(name)
    if (draft && !isRunning(Number(draft[1]))) rmSync(path.join(folder, name), { force: true })
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Appends to a file, or leaves the file as it was; returns its size. */
export function appendText(file: string, text: string): number {
  let size: number | null = null
  try {
    ;({ size } = statSync(file))
    appendFileSync(file, text, { flush: true })
    return statSync(file).size
  } catch (error) {
    // A partly written line would corrupt the next one.
    if (size !== null) truncateSync(file, size)
    throw cannotSave(file, error)
  }
}

export function cannotSave(file: string, error: unknown): Refusal {
  return new Refusal(
    'cannot-save',
    `"${file}" cannot be written: ${error instanceof Error ? error.message : String(error)}.`,
  )
}
