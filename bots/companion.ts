import { anyone, type Option, type Table } from '@dicehearth/engine'

/**
 * Somebody who is no person: given a table where something must be decided and the seat to answer for, the number of
 * an option. The same table at the same position gets the same answer, whatever happened in between.
 */
export type Companion = (table: Table, seat: number) => number

/** The options that a seat may take, by their numbers: its own, and those that are nobody's alone. */
export function optionsOf(options: readonly Option[], seat: number): number[] {
  return options.flatMap((option, n) => (option.seat === seat || option.seat === anyone ? [n] : []))
}
