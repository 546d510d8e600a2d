import { snapshot, type Copies, type PieceText, type Table } from '@dicehearth/engine'
import { withNames, type Names } from './names.ts'

/** A table at one moment, before anything moves: what several seats see alike is made, named and copied once. */
export class Moment {
  private readonly look: (seat: number) => unknown
  private readonly table: Table
  private readonly names: Names
  private readonly named = new Map<unknown, unknown>()
  private readonly texts = new Map<unknown, readonly PieceText[]>()
  private readonly copies: Copies = new Map()

  constructor(table: Table, names: Names) {
    this.look = table.views()
    this.table = table
    this.names = names
  }

  /** What a seat sees, with what everybody is called. */
  view(seat: number): unknown {
    const view = this.look(seat)
    const known = this.named.get(view)
    if (known !== undefined) return known
    const named = withNames(view, this.names)
    this.named.set(view, named)
    return named
  }

  /** What is printed on everything that is seen in a view. */
  textsIn(view: unknown): readonly PieceText[] {
    const known = this.texts.get(view) ?? this.table.game.texts(view)
    this.texts.set(view, known)
    return known
  }

  /** A copy that stays as it is, and shares with earlier ones what has not changed. */
  copy<T>(now: T, first: unknown, second: unknown): T {
    return snapshot(now, first, second, this.copies)
  }
}
