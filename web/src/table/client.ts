import type { Update, WhyNot } from '@dicehearth/host'

/** Is told of every change; companions go on when it has been shown. */
export type Watcher = (update: Update) => Promise<void>

/**
 * A table, wherever it stands. An answer names the position that it answers, so that one that comes too late is
 * refused. A promise resolves when the choice is stored.
 */
export interface TableClient {
  watch(watcher: Watcher): void
  choose(position: number, option: number): Promise<void>
  undo(): Promise<void>
  redo(): Promise<void>
  /** Why these pieces cannot be used together now. */
  whyNot(pieces: readonly string[]): Promise<WhyNot>
  /** The whole game as the text of a file. */
  save(): Promise<string>
  leave(): void
}
