import { anyone, type Option, type Table } from '@dicehearth/engine'

/**
 * A computer player: given a table with an open decision and the seat to answer for, returns the number of an
 * option. The same table at the same position always gets the same answer.
 */
export type Companion = (table: Table, seat: number) => number

/** The numbers of the options that a seat may take: its own, and those open to anyone. */
export function optionsOf(options: readonly Option[], seat: number): number[] {
  return options.flatMap((option, n) => (option.seat === seat || option.seat === anyone ? [n] : []))
}
