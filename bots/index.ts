import type { Companion } from './companion.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

export type { Companion } from './companion.ts'
export { playOut, whoAnswers } from './play-out.ts'

const kinds = { random, greedy } as const satisfies Record<string, (seed: string) => Companion>

export type CompanionKind = keyof typeof kinds

/** What people are told of each kind: its name, and how it plays. */
export const companionWords: Readonly<Record<CompanionKind, { name: string; tells: string }>> = {
  random: { name: 'carefree', tells: 'Does whatever comes to mind.' },
  greedy: { name: 'shrewd', tells: 'Weighs every option and takes what serves best.' },
}

/** The kinds of companions that can join a table. */
export const companionKinds = Object.keys(kinds) as CompanionKind[]

export function isCompanion(kind: string): kind is CompanionKind {
  return Object.hasOwn(kinds, kind)
}

/** A companion of a kind; the seed (of the table and the seat) makes it play the same way again. */
export function companion(kind: CompanionKind, seed: string): Companion {
  return kinds[kind](seed)
}
