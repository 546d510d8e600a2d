/** As many as people will read. */
const mostNamed = 40
const someNamed = 8

/** Help for a word that is not in the list: the nearest spelling, and what the list holds. */
export function nearest(word: string, known: readonly string[]): string {
  const best = closest(word, known)
  const some = known.slice(0, known.length > mostNamed ? someNamed : mostNamed)
  const more = known.length > some.length ? ` and ${known.length - some.length} more` : ''
  const there = `Choose from: ${some.join(', ')}${more}.`
  return best === null ? there : `Did you mean "${best}"? ${there}`
}

/** The word that was probably meant; null if none is close. */
export function closest(word: string, known: readonly string[]): string | null {
  const lower = word.toLowerCase()
  // Never near: its distance is infinite.
  let best = ''
  let least = Infinity
  for (const candidate of known) {
    const d = distance(lower, candidate.toLowerCase())
    if (d < least) {
      least = d
      best = candidate
    }
  }
  return least <= Math.max(2, Math.floor(best.length / 3)) ? best : null
}

/** How many letters must be added, dropped or replaced. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[b.length]
}
