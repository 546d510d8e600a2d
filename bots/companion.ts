import type { Table } from '@dicehearth/engine'

/** Somebody who is no person: given a table where something must be decided, the number of an option. */
export type Companion = (table: Table) => number
