interface Chapter {
  position: number
  text: string
}

/** Where a replay can jump to. What opens at the same step, such as a round and its first turn, is one place. */
export function jumpsOf(chapters: readonly Chapter[]): Chapter[] {
  return [...Map.groupBy(chapters, ({ position }) => position)].map(([position, opened]) => ({
    position,
    text: opened.map(({ text }) => text).join(' '),
  }))
}
