import type { Preview } from '@dicehearth/engine'
import { Told, type Advice, type News, type Update, type WhyNot } from '@dicehearth/host'
import { startWorker } from '../worker/start.ts'
import type { TableClient, Watcher } from './client.ts'

/** A table of this browser: its rules run in a worker of the page. */
export class LocalTable implements TableClient {
  /** Resolves once the table is open, with a warning if there is one. */
  readonly opened: Promise<string | null>
  private readonly line = startWorker((news) => this.hear(this.told.hear(news as News)))
  private readonly told = new Told()
  private watcher: Watcher | undefined
  private readonly waiting: Update[] = []

  constructor(id: string) {
    this.opened = this.line.ask('open', id)
  }

  watch(watcher: Watcher): void {
    this.watcher = watcher
    for (const update of this.waiting.splice(0)) this.hear(update)
  }

  async choose(position: number, option: number): Promise<void> {
    return this.line.ask('choose', position, option)
  }

  async undo(): Promise<void> {
    return this.line.ask('undo')
  }

  async redo(): Promise<void> {
    return this.line.ask('redo')
  }

  async whyNot(pieces: readonly string[]): Promise<WhyNot> {
    return this.line.ask('whyNot', pieces)
  }

  async previews(position: number): Promise<readonly (Preview | null)[]> {
    return this.line.ask('previews', position)
  }

  async advise(): Promise<Advice> {
    return this.line.ask('advise')
  }

  async save(): Promise<string> {
    return this.line.ask('save')
  }

  async share(): Promise<string> {
    return this.line.ask('share')
  }

  leave(): void {
    this.line.close()
  }

  private hear(update: Update): void {
    if (!this.watcher) this.waiting.push(update)
    else void this.watcher(update).then(async () => this.line.ask('shown'))
  }
}
