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
  return digestText(JSON.stringify(gameOf(state), withoutEmpty)).slice(0, 8)
}

function withoutEmpty(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const held = Object.entries(value).filter(([, it]) => !isEmpty(it))
  return Object.fromEntries(held.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function isEmpty(value: unknown): boolean {
  return !value || (Array.isArray(value) && value.length === 0)
}

export function digestText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
