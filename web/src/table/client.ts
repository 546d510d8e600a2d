import type { Preview } from '@dicehearth/engine'
import type { Advice, Update, WhyNot } from '@dicehearth/host'

/** Called with every change; companions wait until it has been shown. */
export type Watcher = (update: Update) => Promise<void>

/**
 * A table, local or remote. An answer names its position, so that a late one is refused. A promise resolves once the
 * choice is stored.
 */
export interface TableClient {
  watch(watcher: Watcher): void
  choose(position: number, option: number): Promise<void>
  undo(): Promise<void>
  redo(): Promise<void>
  /** Why these pieces cannot be used together now. */
  whyNot(pieces: readonly string[]): Promise<WhyNot>
  /** What each option of the decision at this position would change. */
  previews(position: number): Promise<readonly (Preview | null)[]>
  /** What a wise companion thinks of the open question. */
  advise(): Promise<Advice>
  /** The whole game as the text of a file. */
  save(): Promise<string>
  /** The game for a link: all of it once it is over, else what an onlooker has seen. */
  share(): Promise<string>
  leave(): void
}
