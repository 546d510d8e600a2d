/** Where in a file: both count from 1. */
export interface FilePosition {
  line: number
  column: number
}

/** What is wrong with a book, where, and what to do about it. */
export interface Problem extends FilePosition {
  /** The number of the check, as the game's list of checks gives it. */
  check: string
  level: 'error' | 'warning'
  message: string
  advice: string
}

/** Turns an offset in a text into line and column. */
export function positionsIn(text: string): (offset: number) => FilePosition {
  const starts = [0]
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (starts[middle] <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - starts[low] + 1 }
  }
}

/** In the order of the file, without duplicates. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const seen = new Map(
    problems.map((problem) => [
      `${problem.line}:${problem.column}:${problem.check}:${problem.message}`,
      problem,
    ]),
  )
  return [...seen.values()].sort((a, b) => a.line - b.line || a.column - b.column)
}
