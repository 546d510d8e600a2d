/** The ids by which boards, options and events know the pieces. */
export const piece = {
  deck: 'deck',
  row: 'row',
  kept: (seat: number): string => `kept:${seat}`,
} as const
