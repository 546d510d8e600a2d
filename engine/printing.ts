import { Refusal } from './refusal.ts'

/**
 * How the box that a table was dealt from differs from the first printing of the game: `+lute` had joined it by then,
 * `-harp` had left it. A table keeps its printing, so that a box can grow while people play: rules deal, offer and
 * count what was in the box of that day, and texts and costs are those of today.
 */
export type Printing = readonly string[]

/** Everything that a game deals from, by name: cards and each further copy of them, heroes, boards. */
export interface Pieces {
  /** What lay in the first printing. It never changes: tables that name no printing were dealt from it. */
  first: readonly string[]
  /** All that rules and words know today. */
  known: readonly string[]
  /** What they know only because tables under way were dealt from it; new tables go without. */
  withdrawn?: readonly string[]
}

export class Printings {
  /** The printing that new tables are dealt from. */
  readonly today: Printing
  private readonly first: ReadonlySet<string>
  private readonly known: ReadonlySet<string>

  constructor({ first, known, withdrawn = [] }: Pieces) {
    this.first = new Set(first)
    this.known = new Set(known)
    const twice = known.find((piece, i) => known.indexOf(piece) < i)
    if (twice !== undefined) throw new Error(`two pieces are called ${twice}`)
    const joined = known.filter((piece) => !this.first.has(piece) && !withdrawn.includes(piece))
    const left = first.filter((piece) => !this.known.has(piece) || withdrawn.includes(piece))
    this.today = [...joined.map((piece) => `+${piece}`), ...left.map((piece) => `-${piece}`)]
  }

  /** Whether a piece lay in the box of a table with this printing. */
  holds(printing: Printing | undefined, piece: string): boolean {
    const isFirst = this.first.has(piece)
    return printing?.includes(`${isFirst ? '-' : '+'}${piece}`) ? !isFirst : isFirst
  }

  /** A printing from a file. A table cannot go on without a piece that it was dealt from. */
  read(given: unknown): Printing {
    if (!isPrinting(given))
      throw new Refusal('bad-value', 'printing must be a list of pieces, each with + or -.')
    const box = [...this.first, ...given.map((change) => change.slice(1))]
    const gone = box.find((piece) => this.holds(given, piece) && !this.known.has(piece))
    if (gone === undefined) return given
    throw new Refusal(
      'piece-gone',
      `This table was dealt from a box with "${gone}", which the game no longer has.`,
    )
  }
}

const mostChanges = 10_000

function isPrinting(given: unknown): given is string[] {
  return (
    Array.isArray(given) &&
    given.length <= mostChanges &&
    given.every((change) => typeof change === 'string' && /^[+-]./.test(change))
  )
}
