import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { TableState } from './play.ts'

/** The state as text: byte for byte the same for the same state, with or without a listener. */
export function written(state: TableState): string {
  return JSON.stringify(gameOf(state))
}

/** The state without its listener, which is not part of the game. */
function gameOf(state: TableState): object {
  const { listener: _, ...game } = state
  return game
}

/** SHA-256 of the state. */
export function digest(state: TableState): string {
  return digestText(written(state))
}

/**
 * A short digest of the state between two rounds, so that later versions of the rules can tell how far they still
 * agree. It skips empty values and ignores the order of keys: a version that adds a field still agrees as long as
 * that field is empty.
 */
export function markOf(state: TableState): string {
  return digestText(withoutEmpty(gameOf(state))).slice(0, 8)
}

/** JSON text, with keys in order and without what is empty. */
function withoutEmpty(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(withoutEmpty).join()}]`
  const parts = value as Readonly<Record<string, unknown>>
  let text = ''
  for (const key of inOrder(Object.keys(parts))) {
    const part = parts[key]
    if (!isEmpty(part)) text += `${text && ','}${JSON.stringify(key)}:${withoutEmpty(part)}`
  }
  return `{${text}}`
}

/** Whole numbers come first, as every object has them; the others by their letters. */
function inOrder(keys: string[]): string[] {
  const numbers = keys.findIndex((key) => String(Number(key) >>> 0) !== key)
  return numbers > 0
    ? [...keys.slice(0, numbers), ...keys.slice(numbers).sort()]
    : numbers < 0
      ? keys
      : keys.sort()
}

function isEmpty(value: unknown): boolean {
  return !value || (Array.isArray(value) && value.length === 0)
}

export function digestText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
