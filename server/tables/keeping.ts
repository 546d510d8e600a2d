import type { Store } from '../store/index.ts'

/** What a table in memory needs of the store. */
export type Keeping = Pick<
  Store,
  | 'read'
  | 'append'
  | 'watch'
  | 'table'
  | 'seats'
  | 'changeTable'
  | 'changeSeat'
  | 'talk'
  | 'say'
  | 'voices'
  | 'speak'
  | 'hush'
>
