// What grammar.js makes of a line: nothing is looked up in a vocabulary yet.

/** A word, a text in quotes, a modifier in square brackets, or a condition in the middle of a line. */
export type Item =
  | { word: string; at: number }
  | { text: string; at: number }
  | { mark: PhraseSyntax; when: ConditionSyntax | null; at: number }
  | { if: ConditionSyntax; at: number }

export interface PhraseSyntax {
  items: Item[]
  at: number
}

export type ConditionSyntax =
  | { any: ConditionSyntax[] }
  | { all: ConditionSyntax[] }
  | { not: ConditionSyntax }
  | { atom: PhraseSyntax }

export interface ActionSyntax {
  on: { word: string; at: number } | null
  when: ConditionSyntax | null
  commands: PhraseSyntax[]
}

export interface ChoiceSyntax {
  when: ConditionSyntax | null
  once: boolean
  words?: { text: string; at: number }
  prices?: PhraseSyntax[]
  to?: PhraseSyntax
  commands?: PhraseSyntax[]
  standard?: PhraseSyntax
}

export function parse(line: string, options: { startRule: 'Action' }): ActionSyntax
export function parse(line: string, options: { startRule: 'Choice' }): ChoiceSyntax
export function parse(line: string, options: { startRule: 'Effect' }): PhraseSyntax[]

export function parse(line: string, options: { startRule: 'Alternatives' }): PhraseSyntax[][]

export class SyntaxError extends Error {
  expected: { type: string; text?: string; description?: string }[]
  found: string | null
  location: { start: { offset: number } }
}
