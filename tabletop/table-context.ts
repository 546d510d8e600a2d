import { createContext, use, type Context } from 'react'

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
