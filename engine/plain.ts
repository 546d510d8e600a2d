import { fitted, inColumns, styled, wrapped, type Drawing, type Line } from './drawing.ts'
import type { Game, PieceText } from './game.ts'
import { capital, list } from './phrases.ts'

// What a table shows as long as nobody has drawn it: made from the view, its texts and the pieces of the options.

/** Everything that can be read or used: the texts, then what options use without anything being printed on it. */
export function plainPieces(view: unknown, texts: readonly PieceText[], used: Iterable<string>): PieceText[] {
  const printed = texts.length > 0 ? texts : [{ piece: 'table', name: 'The table', lines: facts(view) }]
  const known = new Set(printed.map(({ piece }) => piece))
  const bare = [...new Set(used)].filter((piece) => !known.has(piece))
  return [...printed, ...bare.map((piece) => ({ piece, name: inWords(piece), lines: [] }))]
}

/** What a view says in single words and numbers: "Deck: 23", "Row: 3 and 5". */
function facts(view: unknown): string[] {
  if (typeof view !== 'object' || view === null) return []
  return Object.entries(view).flatMap(([name, value]: [string, unknown]) => {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    const words = values.flatMap((it) =>
      typeof it === 'number' || typeof it === 'string' ? [String(it)] : [],
    )
    return words.length > 0 && words.length === values.length ? [`${inWords(name)}: ${list(words)}`] : []
  })
}

/** "kept:0" and "cardsLeft" as people would write them. */
function inWords(id: string): string {
  const words = id.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').replaceAll(/[:_-]+/g, ' ')
  return capital(words.toLowerCase())
}

/** So that the table fits a small terminal. */
const height = 24
const column = 38

/** The table of a game in a terminal; what can be used now is marked with a star. */
export function plainDrawing(game: Game): Drawing {
  return {
    draw(view, decision, width) {
      const used = new Set(decision?.options.flatMap((option) => game.touches(option, view)))
      const pieces = plainPieces(view, game.texts(view), used).flatMap(({ piece, name, lines }): Line[] => [
        [used.has(piece) ? styled('* ', 'yellow') : '  ', styled(name, 'bold')],
        ...lines.flatMap((text) => wrapped(text, column - 5).map((part): Line => ['    ', part])),
      ])
      const rows = inColumns(pieces, Math.min(column, width), width)
      return [fitted([styled(game.name, 'bold')], width), ...rows].slice(0, height)
    },
  }
}
