import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A key that nobody guesses, for links and tokens. */
export function newKey(bytes = 16): string {
  return randomBytes(bytes).toString('base64url')
}

/** What is stored of a token. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Compares in a time that tells nothing about where they differ. */
export function isSame(given: string, secret: string): boolean {
  const [one, other] = [given, secret].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(one, other)
}
