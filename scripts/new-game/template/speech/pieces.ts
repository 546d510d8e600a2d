/** What the pieces on the table are called, for options, texts and boards. */
export const piece = {
  deck: 'deck',
  row: 'row',
  kept: (seat: number): string => `kept:${seat}`,
} as const
