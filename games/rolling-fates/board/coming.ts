import { useEffect, useRef } from 'react'
import type { FatesOption } from '../rules/decisions.ts'
import type { FatesDecision } from './context.ts'

/** An answer given in advance: the option that it means. */
export type Answer = (option: FatesOption) => boolean

/**
 * What is one act for a person, such as typing a word or entering a whole hit, may be several questions of the rules.
 * The answers wait here, and each is given as soon as its question is asked; if one does not fit, the rest is dropped.
 */
export function useComing(
  decision: FatesDecision | null,
  choose: (option: number) => void,
): (answers: readonly Answer[]) => void {
  const coming = useRef<readonly Answer[]>([])
  const answered = useRef<FatesDecision | null>(null)
  const give = (open: FatesDecision): void => {
    const [next, ...rest] = coming.current
    const option = next === undefined ? -1 : open.options.findIndex(next)
    answered.current = open
    coming.current = option < 0 ? [] : rest
    if (option >= 0) choose(option)
  }
  useEffect(() => {
    if (decision && decision !== answered.current && coming.current.length > 0) give(decision)
  })
  return (answers) => {
    coming.current = answers
    if (decision) give(decision)
  }
}
