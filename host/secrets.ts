import { secretFrom, type Table } from '@dicehearth/engine'

/** Whether a seat knows something that others at the same screen do not: then the device is passed on unseen. */
export function holdsSecret(table: Table, seat: number, atScreen: readonly number[]): boolean {
  const { game } = table
  const secretsOf = (of: number): readonly string[] => game.secrets?.(table.view(of)) ?? []
  if (!game.secrets || atScreen.length < 2) return false
  const own = secretsOf(seat)
  return atScreen.some((other) => own.some((secret) => !secretsOf(other).includes(secret)))
}

/** The seed of a table whose dice nobody can foresee, not even whoever opens it. */
export function newSecret(): string {
  return secretFrom(crypto.getRandomValues(new Uint8Array(32)))
}
