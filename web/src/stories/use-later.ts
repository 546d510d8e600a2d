import { useEffect } from 'react'

/** Asks when nothing has changed for a moment, and forgets answers that come too late. */
export function useLater<T>(
  ask: () => Promise<T>,
  answer: (it: T) => void,
  refuse: (why: string) => void,
  pause: number,
): void {
  useEffect(() => {
    let current = true
    const later = setTimeout(() => {
      ask().then(
        (it) => current && answer(it),
        (error: Error) => current && refuse(error.message),
      )
    }, pause)
    return () => {
      current = false
      clearTimeout(later)
    }
  }, [ask, answer, refuse, pause])
}
