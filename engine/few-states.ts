/** The most round beginnings that a save holds. */
export const mostStates = 12

/** The oldest of these states and the newest few; those in between can be replayed from the oldest. */
export function fewStates<T>(states: readonly T[]): T[] {
  return states.length <= mostStates ? states.slice() : [states[0], ...states.slice(1 - mostStates)]
}
