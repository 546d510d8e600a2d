import { Refusal } from './refusal.ts'

/**
 * What a finished table hands on: a hero, a party. Small checked data in a file that people can keep, print and send.
 * Its kind, such as "roll-player/hero", decides which tables take it.
 */
export interface Sheet<D = unknown> {
  sheet: string
  version: number
  /** What people call it. */
  name: string
  data: D
}

/** The longest a sheet may be as text. */
export const longestSheet = 1_000_000

/** Reads the text of a sheet's file, or refuses it. Its data is checked by the game that takes it. */
export function readSheet(text: string): Sheet {
  if (text.length > longestSheet) throw new Refusal('bad-sheet', 'This file is far too large for a sheet.')
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new Refusal('bad-sheet', 'This is not a sheet: the file is cut off or is not JSON.')
  }
  if (!isSheet(file)) {
    throw new Refusal(
      'bad-sheet',
      'This is not a sheet of Dicehearth: it must have "sheet", "version", "name" and "data".',
    )
  }
  return file
}

export function isSheet(file: unknown): file is Sheet {
  if (typeof file !== 'object' || file === null) return false
  const { sheet, version, name } = file as Partial<Sheet>
  return typeof sheet === 'string' && Number.isInteger(version) && typeof name === 'string' && 'data' in file
}
