import { expect } from 'vitest'

// Walks compare things a million times. `expect` notes each time where it was called, which takes longer than most rules;
// so it is called only to tell a difference.

export function same(actual: unknown, wanted: unknown): void {
  if (actual !== wanted) expect(actual).toBe(wanted)
}

export function none(found: readonly unknown[]): void {
  if (found.length > 0) expect(found).toEqual([])
}

export function reads(text: string, as: RegExp): void {
  if (!as.test(text)) expect(text).toMatch(as)
}

/** The names of pieces begin with a letter or a number. */
export function namesPieces(pieces: readonly string[]): void {
  for (const piece of pieces) reads(piece, /^\w/)
}
