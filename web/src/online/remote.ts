import type { Preview } from '@dicehearth/engine'
import {
  Told,
  type Advice,
  type LiveCalls,
  type LiveMethod,
  type News,
  type RoomState,
  type Standing,
  type Update,
  type WhyNot,
} from '@dicehearth/host'
import type { TableClient, Watcher } from '../table/client.ts'
import { TableLine, type LineState } from './line.ts'

/** What the screen knows of the people at a table, and of the line to it. */
export interface Company {
  line: LineState
  /** Why the line has ended. */
  why: string
  /** Whether an answer was pressed that the table does not have yet. */
  unsent: boolean
  room: RoomState | null
}

/** A table on the server. */
export class RemoteTable implements TableClient {
  private readonly id: string
  private readonly line: TableLine
  private readonly told = new Told()
  private standing: Standing | undefined
  private watcher: Watcher | undefined
  private readonly waiting: Update[] = []
  private company: Company = { line: 'opening', why: '', unsent: false, room: null }
  private readonly listeners = new Set<() => void>()

  constructor(id: string, watch: string | null) {
    this.id = id
    this.line = new TableLine(id, watch, {
      news: (news) => this.hear(news),
      room: (room) => this.show({ room }),
      state: (line, why) => this.show({ line, why }),
      cursor: () => this.told.cursor,
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly current = (): Company => this.company

  /** Everything else that people do around a table. */
  async ask<M extends LiveMethod>(
    method: M,
    ...args: Parameters<LiveCalls[M]>
  ): Promise<ReturnType<LiveCalls[M]>> {
    return this.line.ask(method, ...args)
  }

  watch(watcher: Watcher): void {
    this.watcher = watcher
    for (const update of this.waiting.splice(0)) void watcher(update)
  }

  async choose(position: number, option: number): Promise<void> {
    const answered = this.line.ask('choose', position, option)
    this.show({})
    try {
      await answered
      sessionStorage.setItem(this.key, String(position))
    } finally {
      this.show({})
    }
  }

  /** Takes back the last choice here or, where that is not up to one person, asks the others. */
  async undo(): Promise<void> {
    const position = this.toTakeBack
    if (this.standing?.undoStop === null || position === null) return this.line.ask('undo')
    return this.line.ask('askTakeback', position)
  }

  /** The last choice made here, if the others would have to agree to take it back. */
  get toTakeBack(): number | null {
    const { standing } = this
    const last = Number(sessionStorage.getItem(this.key) ?? NaN)
    return standing && standing.undoStop !== null && last < standing.position ? last : null
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

  private get key(): string {
    return `dicehearth.chosen.${this.id}`
  }

  private hear(news: News): void {
    const update = this.told.hear(news)
    this.standing = update.standing
    if (this.watcher) void this.watcher(update)
    else this.waiting.push(update)
  }

  private show(change: Partial<Company>): void {
    this.company = { ...this.company, ...change, unsent: this.line.kept > 0 }
    for (const listener of this.listeners) listener()
  }
}
