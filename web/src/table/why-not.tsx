import type { Problem } from '@dicehearth/engine'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link } from '../router.tsx'
import { Glyph } from '../shell/glyph.tsx'
import type { TableClient } from './client.ts'

export interface WhyNotState {
  problem: Problem | null
  ask: (piece: string) => void
  refuse: (text: string) => void
  dismiss: () => void
}

/** Answers to "why can't I do this?". */
export function useWhyNot(table: TableClient): WhyNotState {
  const [problem, setProblem] = useState<Problem | null>(null)
  const refuse = useCallback((text: string) => setProblem({ rule: '', text }), [])
  const ask = useCallback(
    (piece: string) => {
      table.whyNot(piece).then(
        (found) => setProblem(found ?? { rule: '', text: 'Nothing can be done with this right now.' }),
        (error: Error) => refuse(error.message),
      )
    },
    [table, refuse],
  )
  const dismiss = useCallback(() => setProblem(null), [])
  return useMemo(() => ({ problem, ask, refuse, dismiss }), [problem, ask, refuse, dismiss])
}

export function WhyNot({ game, problem, dismiss }: WhyNotState & { game: string }) {
  useEffect(() => {
    if (!problem) return undefined
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') dismiss()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [problem, dismiss])
  return (
    <div className="why-not" role="status">
      {problem && (
        <p>
          {problem.rule !== '' && (
            <Link className="rule-id" href={`/rules/${game}#${problem.rule}`} target="_blank">
              {problem.rule}
            </Link>
          )}
          {problem.text}
          <button type="button" className="coach-leave" aria-label="Close this note" onClick={dismiss}>
            <Glyph of="close" />
          </button>
        </p>
      )}
    </div>
  )
}
