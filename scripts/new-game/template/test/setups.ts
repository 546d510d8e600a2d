/** A set-up for every number, so that every variant comes up. */
export function setups(n: number): Readonly<Record<string, unknown>> {
  return { players: 2 + (n % 3) }
}
