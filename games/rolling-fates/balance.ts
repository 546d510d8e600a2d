import type { Balance } from '@dicehearth/engine/balance'
import { covers } from './content/adventures.ts'
import { expert } from './mind/expert/index.ts'
import type { FatesAsk, FatesOption } from './rules/decisions.ts'
import type { Fates } from './rules/state.ts'

/** The ledger's "Balance targets": six adventures, one to four Characters, with and without knowing what is hidden. */
export const balance: Balance<Fates, FatesAsk, FatesOption> = {
  rows: Object.fromEntries(
    covers.filter(({ id }) => /^V\d$/.test(id)).map(({ id }) => [id, { adventure: id }]),
  ),
  seats: [1, 2, 3, 4],
  experts: { knows: expert(true), first: expert(false) },
  length: { name: 'Rounds', of: ({ statistics }) => statistics.rounds },
}
