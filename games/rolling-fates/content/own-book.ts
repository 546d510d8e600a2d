import { packProblems } from '@dicehearth/engine'
import { adventure, type Adventure } from './adventure.ts'

/** Reads an adventure that a group brings along, or says what is wrong with it. */
export function readOwnBook(file: unknown): { pack: Adventure } | { problems: string[] } {
  const read = adventure.safeParse(file)
  return read.success ? { pack: read.data } : { problems: packProblems(file, read.error.issues) }
}
