/** The deck (EXG-01): a card is its number and which copy it is, such as "3b". */
export const numbers = [1, 2, 3, 4, 5, 6] as const
const copies = ['a', 'b', 'c', 'd'] as const

export const cardIds: readonly string[] = numbers.flatMap((number) =>
  copies.map((copy) => `${number}${copy}`),
)

export function numberOn(id: string): number {
  return Number.parseInt(id, 10)
}
