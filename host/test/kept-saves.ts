import path from 'node:path'

/** Saved games of every format and rules version so far. */
export const keptSaves = path.join(import.meta.dirname, 'saves')

export function saveName(game: string, rules: number, kind: string): string {
  return `${game}-rules-${rules}-${kind}.json`
}
