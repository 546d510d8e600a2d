import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { TableState } from './play.ts'

/** The state as text: the same for the same state, byte by byte. (JSON leaves out who listens.) */
export function written(state: TableState): string {
  return JSON.stringify(state)
}

/** SHA-256 of the state. */
export function digest(state: TableState): string {
  return digestText(written(state))
}

export function digestText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
