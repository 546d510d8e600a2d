import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { digestText } from './digest.ts'
import { Refusal } from './refusal.ts'

// The seed of a table whose dice nobody can foresee: a secret of 32 random bytes, then the words that players added,
// such as `secret:9f…3a ember raven`. Everybody may know the secret's SHA-256 from the start.

const secretSeed = /^(?<secret>secret:[0-9a-f]{64})(?<words>(?: [\p{L}\p{M}\p{N}'’-]{1,24}){0,12})$/u

/** Whether a seed is a secret rather than a text that people share. */
export function isSecret(seed: string): boolean {
  return secretSeed.test(seed)
}

/** A secret as the seed of a table. */
export function secretFrom(bytes: Uint8Array): string {
  if (bytes.length !== 32) throw new Error('a secret has 32 bytes')
  return `secret:${bytesToHex(bytes)}`
}

/** The SHA-256 of a seed's secret, as text: `printf %s secret:… | sha256sum`. Null for a seed that people share. */
export function commitmentOf(seed: string): string | null {
  const secret = secretSeed.exec(seed)?.groups?.secret
  return secret === undefined ? null : digestText(secret)
}

/** The words that players added to a secret. */
export function wordsIn(seed: string): string[] {
  return secretSeed.exec(seed)?.groups?.words.split(' ').slice(1) ?? []
}

/** The same secret with one more word of a player: every die and card will be another. Only before the cards are dealt. */
export function withWord(seed: string, word: string): string {
  const longer = `${seed} ${word.normalize()}`
  if (!word.includes(' ') && isSecret(longer)) return longer
  throw new Refusal(
    'bad-value',
    'A word for the dice is a single word of at most 24 letters, and a table takes at most 12 of them.',
  )
}

/** What companions may know of a seed for chance of their own: nothing can be worked out from it. */
export function seedForCompanions(seed: string): string {
  return isSecret(seed) ? digestText(`companions ${seed}`) : seed
}

/** Chance that cannot be foreseen: numbers made from a key that each use of eight replaces by another. */
export interface SecretChance {
  key: string
  numbers: readonly number[]
  used: number
}

export function secretChance(seed: string): SecretChance | null {
  return isSecret(seed) ? rekeyed(sha256(utf8ToBytes(`dice ${seed}`))) : null
}

/** The next 32 bits. */
export function nextSecret(chance: SecretChance): number {
  if (chance.used === chance.numbers.length) Object.assign(chance, rekeyed(hexToBytes(chance.key)))
  return chance.numbers[chance.used++]
}

/** Neither do the numbers tell anything about the next key, nor that about any key before it. */
function rekeyed(key: Uint8Array): SecretChance {
  const block = new DataView(hmac(sha256, key, utf8ToBytes('numbers')).buffer)
  return {
    key: bytesToHex(hmac(sha256, key, utf8ToBytes('key'))),
    numbers: Array.from({ length: 8 }, (_, n) => block.getInt32(4 * n)),
    used: 0,
  }
}
