import type { PieceText } from './game.ts'

/** A part of the table in words, for whoever listens to it: a sheet, the Market, the enemies. */
export interface Part {
  name: string
  /** The key that reads it: a letter. */
  key: string
  lines: readonly string[]
  /** What is easier to find in columns: a heading for each, then the rows. */
  table?: readonly (readonly string[])[]
}

/** The table of a game in words, part by part, as one seat may see it. */
export interface InWords<V = unknown> {
  parts(view: V, texts: readonly PieceText[]): readonly Part[]
}

/** A piece and what is printed on it, each a sentence. */
export function aloud({ name, lines }: PieceText): string {
  return [name, ...lines].map((line) => (/[.!?:]$/.test(line) ? line : `${line}.`)).join(' ')
}

/** The table of a game that brings no words of its own: everything that can be read. */
export const plainWords: InWords = {
  parts: (_, texts) => [{ name: 'The table', key: 't', lines: texts.map(aloud) }],
}
