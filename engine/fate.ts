import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { Refusal } from './refusal.ts'
import { nextSecret, secretChance, type SecretChance } from './secret.ts'

/**
 * All the randomness of a table as plain data inside the game's state, so that the same config, seed and choices give
 * the same game on any machine: a xoshiro128** generator or, if the seed is a secret, one that cannot be foreseen.
 */
export interface Fate {
  a: number
  b: number
  c: number
  d: number
  /** How often chance was used: undo stops where this changes. */
  rolls: number
  /** How often something hidden was turned up: undo stops here too. */
  turns: number
  /** Results fixed in advance for the next dice, by a test or a guided game. */
  script: readonly number[]
  scripted: number
  /** People roll their own dice and enter what they show. */
  real: boolean
  /** For each seat, how many things it alone has seen; missing in games where no seat has secrets. */
  looks?: number[]
  /** Instead of `a` to `d` where the seed is a secret. */
  secret?: SecretChance | undefined
}

export function newFate(seed: string): Fate {
  const unused = { rolls: 0, turns: 0, script: [], scripted: 0, real: false }
  const secret = secretChance(seed)
  if (secret) return { a: 0, b: 0, c: 0, d: 0, ...unused, secret }
  const words = new DataView(sha256(utf8ToBytes(seed)).buffer)
  return {
    a: words.getInt32(0),
    b: words.getInt32(4),
    c: words.getInt32(8),
    // An all-zero state would never leave zero.
    d: words.getInt32(12) | 1,
    ...unused,
  }
}

export function copyFate(f: Fate): Fate {
  const copy: Fate = {
    a: f.a,
    b: f.b,
    c: f.c,
    d: f.d,
    rolls: f.rolls,
    turns: f.turns,
    script: f.script,
    scripted: f.scripted,
    real: f.real,
  }
  if (f.looks) copy.looks = f.looks.slice()
  if (f.secret) copy.secret = { ...f.secret }
  return copy
}

/** How often a seat has learned something hidden: what everybody saw, and what it saw alone. */
export function learned({ turns, looks = [] }: Fate, seat: number): number {
  return turns - looks.reduce((sum, count, other) => sum + (other === seat ? 0 : count), 0)
}

/** Replaces the dice to come, so that a companion thinking ahead never sees the true ones. */
export function reseed(f: Fate, chance: Fate): void {
  f.a = next(chance)
  f.b = next(chance)
  f.c = next(chance)
  f.d = next(chance) | 1
  if (f.secret) f.secret = undefined
  f.script = []
  f.scripted = 0
}

function next(f: Fate): number {
  if (f.secret) return nextSecret(f.secret)
  const five = Math.imul(f.b, 5)
  const result = Math.imul((five << 7) | (five >>> 25), 9)
  const shifted = f.b << 9
  f.c ^= f.a
  f.d ^= f.b
  f.b ^= f.c
  f.a ^= f.d
  f.c ^= shifted
  f.d = (f.d << 11) | (f.d >>> 21)
  return result
}

/** A whole number from 0 to n - 1, each equally likely. */
export function pick(f: Fate, n: number): number {
  f.rolls++
  return below(f, n)
}

/** The faces of a die: how many there are, numbered from 1, or, for an unusual die, what each one shows. */
export type Faces = number | readonly number[]

/** Throws a die and returns what it shows. */
export function throwDie(f: Fate, faces: Faces): number {
  f.rolls++
  if (f.scripted < f.script.length) return scriptedFace(f, faces)
  return typeof faces === 'number' ? 1 + below(f, faces) : faces[below(f, faces.length)]
}

/** Takes the next scripted result, which must be one that the die can show. */
function scriptedFace(f: Fate, faces: Faces): number {
  const face = f.script[f.scripted++]
  if (typeof faces === 'number' ? face <= faces : faces.includes(face)) return face
  const sides = typeof faces === 'number' ? faces : faces.length
  throw new Refusal(
    'bad-value',
    `The script of dice asks for ${face} on a die with ${sides} sides${typeof faces === 'number' ? '' : ` (${faces.join(', ')})`}.`,
  )
}

export function shuffle<T>(f: Fate, cards: T[]): T[] {
  f.rolls++
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(f, i + 1)
    const card = cards[i]
    cards[i] = cards[j]
    cards[j] = card
  }
  return cards
}

function below(f: Fate, n: number): number {
  // Throwing away the incomplete last block (2^32 mod n) keeps every result equally likely.
  const incomplete = ((0xffffffff % n) + 1) % n
  let x = next(f) >>> 0
  while (x < incomplete) x = next(f) >>> 0
  return x % n
}
