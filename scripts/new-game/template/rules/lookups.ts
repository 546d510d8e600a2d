/** What lies on the table, looked up: rules, words and boards all ask here. */

export function sumOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + card, 0)
}
