import type { Condition, Phrase } from './book.ts'
import type { Fact, Vocabulary } from './vocabulary.ts'

/** Whether a condition holds, given which of its tests do. */
export function holds(condition: Condition, test: (phrase: Phrase) => boolean): boolean {
  if ('any' in condition) return condition.any.some((part) => holds(part, test))
  if ('all' in condition) return condition.all.every((part) => holds(part, test))
  return 'not' in condition ? !holds(condition.not, test) : test(condition.test)
}

/** All tests in a condition. */
export function testsIn(condition: Condition | null): Phrase[] {
  if (condition === null) return []
  if ('any' in condition) return condition.any.flatMap(testsIn)
  if ('all' in condition) return condition.all.flatMap(testsIn)
  return 'not' in condition ? testsIn(condition.not) : [condition.test]
}

/** One test that must hold, or must fail, for a line to be carried out. */
export interface Literal {
  /** Equal for equal tests. */
  key: string
  fact: Fact | null
  usedUp: boolean
  is: boolean
}

/** What is certainly true if a condition holds (or, with `is` false, if it fails). */
export function literals(vocabulary: Vocabulary, condition: Condition | null, is = true): Literal[] {
  if (condition === null) return []
  if ('not' in condition) return literals(vocabulary, condition.not, !is)
  if ('test' in condition) return [literal(vocabulary, condition.test, is)]
  const parts = 'all' in condition ? condition.all : condition.any
  // All parts of "all" hold; all parts of a failed "any" fail. Otherwise it is not known which.
  const known = 'all' in condition ? is : !is
  return known || parts.length === 1 ? parts.flatMap((part) => literals(vocabulary, part, is)) : []
}

function literal(vocabulary: Vocabulary, test: Phrase, is: boolean): Literal {
  const row = vocabulary.conditions[test.form]
  const fact = row.asks?.(test.args) ?? null
  return { key: keyOf(vocabulary, test), fact, usedUp: row.usedUp ?? false, is }
}

/** The fact that a test asks for, or else the test itself: equal for equal tests. */
export function keyOf({ conditions }: Vocabulary, { form, args }: Phrase): string {
  return conditions[form].asks?.(args) ?? form + JSON.stringify(args)
}

/** Whether the second condition holds whenever the first does, as far as can be told. */
export function implies(vocabulary: Vocabulary, first: Condition | null, second: Condition | null): boolean {
  if (second === null) return true
  if ('any' in second) return second.any.some((part) => implies(vocabulary, first, part))
  const known = literals(vocabulary, first)
  const needed = literals(vocabulary, second)
  return (
    needed.length > 0 && needed.every(({ key, is }) => known.some((it) => it.key === key && it.is === is))
  )
}
