import type { Decision } from '@dicehearth/engine'
import { createContext, use, useEffect, useLayoutEffect, useRef, useState, type Context } from 'react'
import type { BoardProps } from './board.ts'

/** What a click on a piece does: it answers, or picks a piece as a step towards an answer. */
export type Click<P> = { choose: number } | { pick: P }

/** What has been picked so far; reset with each decision. */
export function usePicked<P>(decision: Decision | null, nothing: P): [P, (picked: P) => void] {
  const options = decision?.options
  const [state, setState] = useState({ options, picked: nothing })
  const picked = state.options === options ? state.picked : nothing
  return [picked, (next) => setState({ options, picked: next })]
}

/** Limits the list to the options that fit what was picked; shows all of them while `options` is null. */
export function useNarrowed(
  { decision, narrow }: Pick<BoardProps, 'decision' | 'narrow'>,
  options: readonly number[] | null,
  putBack: () => void,
): void {
  const latest = useRef(putBack)
  useLayoutEffect(() => {
    latest.current = putBack
  })
  useEffect(() => {
    if (!decision || !options) return undefined
    narrow({ decision, options, putBack: () => latest.current() })
    return () => narrow(null)
  }, [decision, narrow, options])
}

/**
 * A click on a piece that does not fit what was picked may pick that piece instead, but never answers: nobody who
 * has picked a six wants to place a three.
 */
export function pickedInstead<C extends object>(way: C | undefined): C | undefined {
  return way && 'choose' in way ? undefined : way
}

/** A context for all parts of a board: its provider, and a hook to read it. */
export function tableContext<T>(): readonly [Context<T | null>, () => T] {
  const Table = createContext<T | null>(null)
  const useTable = (): T => {
    const table = use(Table)
    if (!table) throw new Error('this part of a board is used outside its board')
    return table
  }
  return [Table, useTable]
}
