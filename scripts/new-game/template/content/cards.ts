/** The deck (EXG-01): a card is its number. */
export const numbers = [1, 2, 3, 4, 5, 6] as const
const copies = 4

export const cards: readonly number[] = numbers.flatMap((number) =>
  Array.from({ length: copies }, () => number),
)
