/** The books in a file, one after the other. Each keeps its lines, so a problem is named where the file has it. */
export function booksIn(text: string): string[] {
  const [, ...later] = [...text.matchAll(/^# /gm)].map(({ index }) => index)
  const starts = [0, ...later]
  return starts.map((start, i) => {
    const linesBefore = text.slice(0, start).split('\n').length - 1
    return '\n'.repeat(linesBefore) + text.slice(start, starts[i + 1])
  })
}
