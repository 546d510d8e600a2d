import type { Decision } from '@dicehearth/engine'
import { createContext, use, useState, type Context } from 'react'

/** What a click on a piece does: it answers, or it points at something more on the way to an answer. */
export type Click<P> = { choose: number } | { pick: P }

/** What was pointed at holds for one decision. */
export function usePicked<P>(decision: Decision | null, nothing: P): [P, (picked: P) => void] {
  const options = decision?.options
  const [state, setState] = useState({ options, picked: nothing })
  const picked = state.options === options ? state.picked : nothing
  return [picked, (next) => setState({ options, picked: next })]
}

/**
 * What a click on a piece does that does not go with what was pointed at: it may be pointed at instead, but it
 * never answers. Nobody who holds a six wants to lay a three.
 */
export function pickedInstead<C extends object>(way: C | undefined): C | undefined {
  return way && 'choose' in way ? undefined : way
}

/** What every part of a board looks at: a provider for the board, and the way to look. */
export function tableContext<T>(): readonly [Context<T | null>, () => T] {
  const Table = createContext<T | null>(null)
  const useTable = (): T => {
    const table = use(Table)
    if (!table) throw new Error('a part of the board without its table')
    return table
  }
  return [Table, useTable]
}
