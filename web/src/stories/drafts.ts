/** Unfinished books, kept in this browser. */
export interface Draft {
  id: string
  text: string
  /** When it was changed last. */
  touched: number
}

const keyOf = (game: string): string => `dicehearth.books.${game}`

/** The last one that was worked on comes first. */
export function draftsOf(game: string): Draft[] {
  const kept = localStorage.getItem(keyOf(game))
  return kept === null ? [] : (JSON.parse(kept) as Draft[]).toSorted((a, b) => b.touched - a.touched)
}

/** Keeps a draft; an empty one is dropped. False if the browser has no room left. */
export function keepDraft(game: string, id: string, text: string): boolean {
  const others = draftsOf(game).filter((draft) => draft.id !== id)
  const kept = text.trim() === '' ? others : [{ id, text, touched: Date.now() }, ...others]
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function titleOf(text: string): string {
  return /^#\s+(.*\S)/m.exec(text)?.[1] ?? 'Without a title'
}
